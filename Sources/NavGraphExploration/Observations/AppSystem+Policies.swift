import NavGraphFacts
import NavGraphModel

// Checks of each state for policies, and for questions about all states.

extension AppSystem {
  /// Notes what a state that is examined has to say to questions about all of them.
  mutating func recordForAllStates(_ activity: Activity) {
    guard stateLog != nil || !app.policies.isEmpty else { return }
    let frozenCoordinators = setup.frozenFlows(in: activity)
    let isHome: Bool
    if activity.top.isFrozen {
      // A frozen tab shows what it starts with.
      let whole = wholeActivity()
      checkPolicies(whole, frozenCoordinators)
      isHome = self.isHome(whole, frozenCoordinators)
    } else {
      checkPolicies(activity, frozenCoordinators)
      isHome = self.isHome(activity, frozenCoordinators)
    }
    guard stateLog != nil else { return }
    let top = app.number(of: activity.top)
    let slots = takenSlots(in: tree.root)
    let frontSlot = slots == 0 || top < 0 ? 0 : frontSlot(of: activity)
    stateLog?.addState(top: top, isHome: isHome, slots: slots, frontSlot: frontSlot)
  }

  private mutating func checkPolicies(_ activity: Activity, _ frozenCoordinators: Set<Int>) {
    for (index, policy) in app.policies.enumerated() where setup.isAsked[index] {
      look(at: policy, index, activity, frozenCoordinators)
    }
  }

  /// The innermost slot in which the screen in front is, as a bit; 0 for none.
  private func frontSlot(of activity: Activity) -> UInt64 {
    guard let address = activity.screens.first?.address,
      let end = address.indices.last(where: { address[$0].kind != .entry }),
      let flow = tree.flowID(at: address.prefix(end + 1).flowOfEntry)
    else { return 0 }
    let number = tree.coordinator(of: flow)
    guard address[end].kind == .entrySlot else {
      return app.slotBit(coordinator: number, route: nil, slot: address[end].index)
    }
    return tree.cell(at: address.prefix(end)).map { owner in
      app.slotBit(
        coordinator: number, route: route(of: owner, in: number).route, slot: address[end].index)
    } ?? 0
  }

  /// Returns whether a state counts as home, where the author says which screens do.
  ///
  /// - Parameters:
  ///   - activity: The screens that can be used, also in frozen tabs.
  ///   - frozenCoordinators: The coordinators that can have flows in the selected tab, if that tab is frozen: the search of
  ///     that tab answers where it leads.
  func isHome(_ activity: Activity, _ frozenCoordinators: Set<Int>) -> Bool {
    !app.homes.isEmpty
      && (activity.shown.contains { app.homes.contains($0) }
        || app.homes.contains { frozenCoordinators.contains($0.coordinator) })
  }

  /// - Parameter frozenCoordinators: The coordinators that can have flows in the selected tab, if that tab is frozen.
  private mutating func look(
    at policy: CompiledPolicy, _ index: Int, _ activity: Activity, _ frozenCoordinators: Set<Int>
  ) {
    if let forbidden = policy.forbidden {
      let key = ObservationKey(.policyBroken, index: index)
      if !observationTable.isKnown(key), holds(forbidden, activity) {
        observationTable.note(key, at: .state(source.number))
      }
      return
    }
    let isReturn = if case .canAlwaysReach = policy.claim { true } else { false }
    for (set, screens) in policy.screens.enumerated()
    where screens.contains(where: { screen in
      shows(screen, activity)
        // The search of that tab decides whether a path leads on from there.
        || isReturn && frozenCoordinators.contains(screen.route.coordinator)
    }) {
      stateLog?.addHit(policy: index, set: set, position: source.number)
    }
  }

  private mutating func holds(_ condition: CompiledStateCondition, _ activity: Activity) -> Bool {
    switch condition {
    case .shows(let screen): return shows(screen, activity)
    case .holds(let screen):
      return allEntries().contains { _, cell, coordinator in
        coordinator == screen.route.coordinator
          && route(of: cell, in: coordinator) == screen.route
          && screen.instances?.contains(cell.entry.instance) ?? true
      }
    case .value(let index, let value): return Int(tree.table[tree.values, index]) == value
    case .within(let coordinator, let condition):
      for (flow, id) in allFlows() where tree.coordinator(of: id) == coordinator {
        choices.begin()
        if holds(condition, at: flow, actor: nil) { return true }
      }
      return false
    case .not(let inner): return !holds(inner, activity)
    case .all(let conditions):
      for condition in conditions where !holds(condition, activity) { return false }
      return true
    case .any(let conditions):
      for condition in conditions where holds(condition, activity) { return true }
      return false
    }
  }

  private func shows(_ screen: CompiledScreen, _ activity: Activity) -> Bool {
    zip(activity.shown, activity.addresses).contains { reference, address in
      guard reference == screen.route else { return false }
      guard let instances = screen.instances else { return true }
      return tree.cell(at: address).map { instances.contains($0.entry.instance) } ?? false
    }
  }

  /// The modal slots that are taken in a flow and inside of it, as bits.
  private mutating func takenSlots(in id: RecordID) -> UInt64 {
    guard app.hasModalSlots, id != 0 else { return 0 }
    let known = caches.slotBits[id]
    if known != 0 { return ~known }
    let number = tree.coordinator(of: id)
    let (outline, open) = tree.parts(of: id)
    if open != 0 {
      return takenSlots(in: outline)
        | takenSlots(of: tree.cell(tree.openIndex(of: outline), of: id), in: number)
    }
    var bits: UInt64 = 0
    for (slot, cell) in tree.slots(tree[id, .slots]) {
      if covers(cell, in: app.coordinators[number].definition.slots[slot], of: number) {
        bits |= app.slotBit(coordinator: number, route: nil, slot: slot)
      }
      bits |= takenSlots(of: cell, in: number)
    }
    for index in 0..<tree.entryCount(of: id) {
      bits |= takenSlots(of: tree.cell(index, of: id), in: number)
    }
    caches.slotBits[id] = ~bits
    return bits
  }

  /// The same in a state.
  mutating func takenSlots(inState state: StateID) -> UInt64 {
    tree.load(state)
    return takenSlots(in: tree.root)
  }

  /// The same in what a cell of a flattened stack is and holds.
  mutating func takenSlots(of cell: FlatStack.Cell) -> UInt64 {
    cell.isEntry
      ? takenSlots(of: Cell(raw: cell.raw, kept: cell.record), in: Int(cell.coordinator))
      : takenSlots(in: cell.record)
  }

  private mutating func takenSlots(of cell: Cell, in number: Int) -> UInt64 {
    guard cell.kept != 0 else { return 0 }
    let kept = tree.kept(cell.kept)
    var bits = takenSlots(in: kept.flow)
    let route = route(of: cell, in: number).route
    for (slot, content) in tree.slots(kept.slots) {
      let definition = app.coordinators[number].definition.routes[route].slots[slot]
      if covers(content, in: definition, of: number) {
        bits |= app.slotBit(coordinator: number, route: route, slot: slot)
      }
      bits |= takenSlots(of: content, in: number)
    }
    return bits
  }

  /// Whether what a slot holds covers the presenter: by its route, it may be an overlay as well.
  private func covers(_ cell: Cell, in slot: SlotDefinition, of coordinator: Int) -> Bool {
    guard !slot.kinds.isEmpty else { return slot.kind.covers }
    let route = app.coordinators[coordinator].routeOfInstance[cell.entry.instance]
    return slot.kind(of: app.coordinators[coordinator].definition.routes[route].name).covers
  }
}
