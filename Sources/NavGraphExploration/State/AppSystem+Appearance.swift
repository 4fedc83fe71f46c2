import NavGraphModel

// Effects that depend on whether their screen is shown (`Docs/Reference/Model.md`).

extension AppSystem {
  /// Starts and cancels the effects of screens that appeared or were hidden by the step.
  mutating func settleAppearance() {
    guard app.hasAppearanceEffects,
      !hasSettledAppearance(inFlow: tree.root, at: Address(), Seen(isShown: true))
    else { return }
    var shown: Set<Address> = []
    _ = firstShown { place in
      if !place.isHidden { shown.insert(place.address) }
      return false
    }
    var owners: [(address: Address, appears: Bool)] = []
    for (address, cell, coordinator) in allEntries() {
      let route = app.coordinators[coordinator].routeOfInstance[cell.entry.instance]
      guard !app.coordinators[coordinator].appearanceEffects[route].isEmpty, !isFrozen(address)
      else { continue }
      let values = tree.kept(cell.kept).values
      let hasAppeared = tree.table[values, tree.table.count(of: values) - 1] == 1
      if hasAppeared != shown.contains(address) { owners.append((address, !hasAppeared)) }
    }
    for (address, appears) in owners { setAppeared(appears, at: address) }
  }

  /// How a place is seen.
  struct Seen {
    /// Whether the views show it, or would if nothing were in front of it.
    var isShown = false
    /// Whether something is pushed above it. Left out where it is not shown.
    var isHidden = false
    /// Whether it stands in a navigation container. Left out where it is not shown.
    var hasNavigation = false

    static let count = 5

    fileprivate var number: Int {
      isShown ? 1 + (isHidden ? 1 : 0) + (hasNavigation ? 2 : 0) : 0
    }

    fileprivate static let not = Seen()
  }

  /// Whether all screens in a flow have appeared that are shown, and no others.
  ///
  /// What is around the flow matters only as far as ``Seen`` says it, so that the answer is kept by flow.
  private mutating func hasSettledAppearance(
    inFlow id: RecordID, at address: Address, _ seen: Seen
  ) -> Bool {
    let position = Int(id) * Seen.count + seen.number
    if position < settledAppearances.count, let known = settledAppearances[position] {
      return known
    }
    let isSettled = looksSettled(inFlow: id, at: address, seen)
    if position >= settledAppearances.count {
      settledAppearances.append(
        contentsOf: repeatElement(nil, count: max(4096, position + 1 - settledAppearances.count)))
    }
    settledAppearances[position] = isSettled
    return isSettled
  }

  private mutating func looksSettled(
    inFlow id: RecordID, at address: Address, _ seen: Seen
  ) -> Bool {
    let number = tree.coordinator(of: id)
    let coordinator = app.coordinators[number]
    let slots = tree.slots(tree.table[id, 3])
    let kinds = slots.map { coordinator.kind(of: coordinator.slots[$0.slot], holding: $0.cell) }
    for (index, (slot, cell)) in slots.enumerated() {
      let inner = slotSeen(seen, kinds, index, cell)
      guard
        hasSettledAppearance(of: cell, at: address + .containerSlot(slot), in: number, inner)
      else { return false }
    }
    var outer = seen
    outer.isHidden = seen.isHidden || kinds.contains(.push)
    let shown =
      seen.isShown ? shownEntries(of: id, at: address, hasNavigation: seen.hasNavigation) : []
    for index in 0..<tree.entryCount(of: id) {
      var inner = Seen.not
      if let entry = shown.first(where: { $0.index == index }) {
        inner = Seen(
          isShown: true, isHidden: outer.isHidden || entry.isBeneathPush,
          hasNavigation: entry.hasNavigation)
      }
      let cell = tree.cell(index, of: id)
      guard hasSettledAppearance(of: cell, at: address + .entry(index), in: number, inner) else {
        return false
      }
    }
    return true
  }

  /// How what a slot holds is seen.
  private func slotSeen(_ owner: Seen, _ kinds: [SlotKind], _ index: Int, _ cell: Cell) -> Seen {
    guard owner.isShown else { return .not }
    let isBeneath = kinds.indices.contains { $0 != index && kinds[$0] == .push }
    return Seen(
      isShown: true, isHidden: owner.isHidden || isBeneath,
      hasNavigation: kinds[index] == .push || cell.entry.embedsNavigation)
  }

  private mutating func hasSettledAppearance(
    of cell: Cell, at address: Address, in number: Int, _ seen: Seen
  ) -> Bool {
    // What depends on being shown is kept by the entry.
    guard cell.kept != 0 else { return true }
    let coordinator = app.coordinators[number]
    let route = coordinator.routeOfInstance[cell.entry.instance]
    let kept = tree.kept(cell.kept)
    let slots = tree.slots(kept.slots)
    let known = coordinator.slotsOfRoute[route]
    let kinds = slots.map { coordinator.kind(of: known[$0.slot], holding: $0.cell) }
    var outer = seen
    outer.isHidden = seen.isHidden || kinds.contains(.push)
    if !coordinator.appearanceEffects[route].isEmpty, !isFrozen(address) {
      let hasAppeared = tree.table[kept.values, tree.table.count(of: kept.values) - 1] == 1
      guard hasAppeared == (seen.isShown && !outer.isHidden) else { return false }
    }
    for (index, (slot, content)) in slots.enumerated() {
      let inner = slotSeen(seen, kinds, index, content)
      guard
        hasSettledAppearance(of: content, at: address + .entrySlot(slot), in: number, inner)
      else { return false }
    }
    guard kept.flow != 0 else { return true }
    return hasSettledAppearance(inFlow: kept.flow, at: address, outer.isShown ? outer : .not)
  }

  private mutating func setAppeared(_ appears: Bool, at address: Address) {
    guard let cell = tree.cell(at: address), let flow = tree.flowID(at: address.flowOfEntry) else {
      return
    }
    let coordinator = app.coordinators[tree.coordinator(of: flow)]
    let route = coordinator.routeOfInstance[cell.entry.instance]
    let effects = coordinator.definition.routes[route].effects
    var kept = tree.kept(cell.kept)
    var words = Array(tree.table[kept.values])
    words[words.count - 1] = appears ? 1 : 0
    kept.values = tree.intern(words)
    for position in coordinator.appearanceEffects[route] {
      let kind = coordinator.effectsOfInstance[cell.entry.instance][position]
      if appears {
        kept.pending = starting(kind, effects[position], in: kept.pending)
      } else if effects[position].lifetime == .task {
        kept.pending = tree.intern(pending: tree.pending(kept.pending).filter { $0.kind != kind })
      }
    }
    set(kept, ofEntryAt: address)
  }

  /// Makes an effect pending; one that restarts replaces what is pending.
  mutating func starting(
    _ kind: Int, _ effect: EffectDefinition, in id: RecordID
  ) -> RecordID {
    guard effect.restarts else { return adding(kind, to: id) }
    return tree.intern(pending: tree.pending(id).filter { $0.kind != kind } + [(kind, 1)])
  }
}
