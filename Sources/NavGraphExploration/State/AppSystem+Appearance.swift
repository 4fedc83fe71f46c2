import NavGraphModel

// Effects that depend on whether their screen is shown (`Docs/Reference/Model.md`).

extension AppSystem {
  /// Starts and cancels the effects of screens that appeared or were hidden by the step.
  mutating func updateAppearanceEffects() {
    guard app.features.hasAppearanceEffects else { return }
    var changes: [AppearanceChange] = []
    collectChanges(inFlow: tree.root, at: Address(), Seen(isShown: true), &changes)
    for change in changes { setAppeared(change.appears, at: change.address) }
  }

  /// A screen that appeared or was hidden, which it does not know yet.
  struct AppearanceChange {
    let address: Address
    let appears: Bool
  }

  /// How a place is seen.
  struct Seen {
    /// Whether the views show it, or would if nothing were in front of it.
    var isShown = false
    /// Whether something is pushed above it. Left out where it is not shown.
    var isHidden = false
    /// Whether it is in a navigation container. Left out where it is not shown.
    var hasNavigation = false

    fileprivate var number: Int {
      isShown ? 1 + (isHidden ? 1 : 0) + (hasNavigation ? 2 : 0) : 0
    }

    fileprivate static let not = Seen()
  }

  /// Finds the screens in a flow that appeared or were hidden.
  ///
  /// The surroundings of the flow matter only as far as ``Seen`` describes them: a flow without changes is memoized by
  /// that.
  private mutating func collectChanges(
    inFlow id: RecordID, at address: Address, _ seen: Seen, _ changes: inout [AppearanceChange]
  ) {
    let bit = UInt8(1) << UInt8(seen.number)
    if caches.completedAppearances[id] & bit != 0 { return }
    let count = changes.count
    let number = tree.coordinator(of: id)
    let coordinator = app.coordinators[number]
    let slots = tree.slots(tree[id, .slots])
    let kinds = slots.map { coordinator.kind(of: coordinator.slots[$0.slot], holding: $0.cell) }
    for (index, (slot, cell)) in slots.enumerated() {
      collectChanges(
        of: cell, at: address + .containerSlot(slot), in: number,
        slotSeen(seen, kinds, index, cell), &changes)
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
      collectChanges(
        of: tree.cell(index, of: id), at: address + .entry(index), in: number, inner, &changes)
    }
    guard changes.count == count else { return }
    caches.completedAppearances[id] |= bit
  }

  /// How what a slot holds is seen.
  private func slotSeen(_ owner: Seen, _ kinds: [SlotKind], _ index: Int, _ cell: Cell) -> Seen {
    guard owner.isShown else { return .not }
    let isBeneath = kinds.indices.contains { $0 != index && kinds[$0] == .push }
    return Seen(
      isShown: true, isHidden: owner.isHidden || isBeneath,
      hasNavigation: kinds[index] == .push || cell.entry.embedsNavigation)
  }

  private mutating func collectChanges(
    of cell: Cell, at address: Address, in number: Int, _ seen: Seen,
    _ changes: inout [AppearanceChange]
  ) {
    // The entry's record keeps everything that depends on being shown.
    guard cell.kept != 0 else { return }
    let coordinator = app.coordinators[number]
    let route = coordinator.routeOfInstance[cell.entry.instance]
    let kept = tree.kept(cell.kept)
    let slots = tree.slots(kept.slots)
    let known = coordinator.routes[route].slots
    let kinds = slots.map { coordinator.kind(of: known[$0.slot], holding: $0.cell) }
    var outer = seen
    outer.isHidden = seen.isHidden || kinds.contains(.push)
    if !coordinator.routes[route].appearanceEffects.isEmpty, !isFrozen(address) {
      let hasAppeared = tree.table[kept.values, tree.table.count(of: kept.values) - 1] == 1
      let appears = seen.isShown && !outer.isHidden
      if hasAppeared != appears {
        changes.append(AppearanceChange(address: address, appears: appears))
      }
    }
    for (index, (slot, content)) in slots.enumerated() {
      collectChanges(
        of: content, at: address + .entrySlot(slot), in: number,
        slotSeen(seen, kinds, index, content), &changes)
    }
    guard kept.flow != 0 else { return }
    collectChanges(
      inFlow: kept.flow, at: address, outer.isShown ? outer : .not, &changes)
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
    for position in coordinator.routes[route].appearanceEffects {
      let kind = coordinator.effectsOfInstance[cell.entry.instance][position]
      if appears {
        kept.pending = starting(kind, effects[position], in: kept.pending)
      } else if effects[position].lifetime == .task {
        kept.pending = tree.intern(pending: tree.pending(kept.pending).filter { $0.kind != kind })
      }
    }
    set(kept, ofEntryAt: address)
  }

  /// Makes an effect pending; one that restarts replaces the pending one.
  mutating func starting(
    _ kind: Int, _ effect: EffectDefinition, in id: RecordID
  ) -> RecordID {
    guard effect.restarts else { return adding(kind, to: id) }
    return tree.pending(id, setting: kind, to: 1)
  }
}
