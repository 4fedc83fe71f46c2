import NavGraphFacts
import NavGraphModel

// What each state says to questions about all states.

extension AppSystem {
  /// Notes what a state that is examined has to say to questions about all of them.
  mutating func recordForAllStates(_ activity: Activity) {
    guard stateLog != nil else { return }
    let frozenCoordinators = setup.frozenFlows(in: activity)
    // A frozen tab shows what it starts with.
    let isHome = isHome(activity.top.isFrozen ? wholeActivity() : activity, frozenCoordinators)
    let top = app.number(of: activity.top)
    let slots = takenSlots(in: tree.root)
    let frontSlot = slots == 0 || top < 0 ? 0 : frontSlot(of: activity)
    stateLog?.addState(top: top, isHome: isHome, slots: slots, frontSlot: frontSlot)
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
