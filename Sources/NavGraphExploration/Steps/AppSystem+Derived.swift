import NavGraphFacts
import NavGraphModel

// Cases and slots that follow conditions.

extension AppSystem {
  /// Brings everything that follows a condition in line with it, until nothing changes.
  mutating func followConditions() {
    guard app.features.hasDerived else { return }
    // No matter what acts.
    let hosts = attempt.hosts
    attempt.hosts = 0..<0
    defer { attempt.hosts = hosts }
    // What is around a flow follows values that an attempt does not change that can still be remembered.
    var start = Address()
    if let scope = tree.scope, !scope.isLeft { start = scope.memory.flow }
    // Conditions that chase one another are left as they are after a while.
    for _ in 0..<16 {
      let root = tree.root
      follow(at: start)
      if tree.root == root { return }
    }
  }

  private mutating func follow(at address: Address) {
    guard let seen = tree.surroundingFlowID(at: address),
      app.features.hasDerivedInside[tree.coordinator(of: seen)], let id = tree.flowID(at: address)
    else { return }
    let number = tree.coordinator(of: id)
    let coordinator = app.coordinators[number]
    if case .switch(let cases) = coordinator.definition.container, !cases.derived.isEmpty {
      followCases(of: number, initial: cases.initial, at: address)
    }
    for slot in coordinator.definition.slots.indices {
      followSlot(
        SlotKey(coordinator: number, instance: nil, slot: slot),
        at: address + .containerSlot(slot), flow: address, actor: nil)
    }
    guard let flow = tree.flowID(at: address) else { return }
    func mayFollow(_ cell: Cell) -> Bool {
      let route = coordinator.routes[coordinator.routeOfInstance[cell.entry.instance]]
      return !route.slots.isEmpty || route.hosted.map { app.features.hasDerivedInside[$0] } ?? false
    }
    for (slot, cell) in tree.slots(tree[flow, .slots]) where mayFollow(cell) {
      followEntry(at: address + .containerSlot(slot), of: number, in: address)
    }
    for index in 0..<tree.entryCount(of: flow) where mayFollow(tree.cell(index, of: flow)) {
      followEntry(at: address + .entry(index), of: number, in: address)
    }
  }

  private mutating func followEntry(at address: Address, of number: Int, in flow: Address) {
    guard let cell = tree.cell(at: address) else { return }
    let route = route(of: cell, in: number).route
    let actor = ActingScreen(cell, at: address, in: number)
    for slot in app.coordinators[number].definition.routes[route].slots.indices {
      followSlot(
        SlotKey(coordinator: number, instance: cell.entry.instance, slot: slot),
        at: address + .entrySlot(slot), flow: flow, actor: actor)
    }
    guard let kept = tree.cell(at: address).map({ tree.kept($0.kept) }) else { return }
    for (slot, _) in tree.slots(kept.slots) {
      followEntry(at: address + .entrySlot(slot), of: number, in: flow)
    }
    if kept.flow != 0 { follow(at: address) }
  }

  private mutating func followSlot(
    _ key: SlotKey, at address: Address, flow: Address, actor: ActingScreen?
  ) {
    guard let derived = app.conditions.slots[key] else { return }
    let isTaken = tree.cell(at: address) != nil
    guard holds(derived.condition, at: flow, actor: actor) != isTaken else { return }
    if isTaken {
      set(nil, at: address)
    } else if !derived.choices.isEmpty, flow.enclosingFlows.count <= limits.flowNesting,
      address.count <= limits.flowNesting + limits.modalNesting + 1
    {
      // One beyond the limits is enough to be cut there.
      let new = derived.choices[choices.next(of: derived.choices.count)]
      set(makeCell(new, of: key.coordinator), at: address)
    }
  }

  private mutating func followCases(of number: Int, initial: String, at address: Address) {
    guard let id = tree.flowID(at: address), let cases = app.conditions.cases[number] else {
      return
    }
    let coordinator = app.coordinators[number]
    var wanted = coordinator.definition.routes.firstIndex { $0.name == initial } ?? 0
    for (route, condition) in cases where holds(condition, at: address, actor: nil) {
      wanted = route
      break
    }
    let shown = tree.entryCount(of: id) > 0 ? tree.cell(0, of: id).entry.instance : -1
    guard shown < 0 || coordinator.routeOfInstance[shown] != wanted else { return }
    let instances = coordinator.routes[wanted].instances
    let instance = instances.lowerBound + choices.next(of: instances.count)
    show(
      NewEntry(entry: Entry(instance: instance, presentation: .push), starts: nil), at: address)
  }

  /// Shows a case of a switch: the kept instance if there is one, else a fresh one.
  mutating func show(_ new: NewEntry, at address: Address) {
    guard let id = tree.flowID(at: address) else { return }
    var flow = read(id)
    let coordinator = app.coordinators[flow.coordinator]
    guard case .switch(let cases) = coordinator.definition.container else { return }
    func isKept(_ entry: Entry) -> Bool {
      let route = coordinator.routeOfInstance[entry.instance]
      return cases.kept.contains(coordinator.definition.routes[route].name)
    }
    let before = flow.entries.count
    let left = flow.entries.first
    if let left, left.instance == new.entry.instance, isKept(left) { return }
    if let left, !isKept(left) { flow.entries.removeFirst() }
    if let index = flow.entries.firstIndex(where: { $0.instance == new.entry.instance }) {
      if let left, !isKept(left) { recordRestored(flow.entries[index], in: flow) }
      flow.entries.insert(flow.entries.remove(at: index), at: 0)
    } else {
      flow.entries.insert(
        Entry(rawValue: new.entry.rawValue, handle: UInt32(flow.kept.count)), at: 0)
      flow.kept.append(makeKept(new, of: flow.coordinator))
    }
    attempt.notes.moveCount += 1
    recordMove(.show, of: address, to: flow.entries.count)
    write(flow, entriesBefore: before, at: address)
  }

  /// Notes a kept case that comes back as it was left, after one that was not kept.
  private mutating func recordRestored(_ entry: Entry, in flow: StateTree.Flow) {
    guard let cause = attempt.cause, flow.kept[Int(entry.handle)] != 0 else { return }
    let inner = tree.kept(flow.kept[Int(entry.handle)]).flow
    guard inner != 0, let fresh = caches.freshFlows[tree.coordinator(of: inner)], fresh != inner
    else { return }
    attempt.notes.observations.append(
      ObservationKey(.restoredFlow, cause: cause, route: route(of: entry, in: flow.coordinator)))
  }
}
