import NavGraphModel

// Coordinators that change and ask for slots of the screens around flows inside of them.

extension RandomApp {
  init(changingSlotsAround seed: UInt64) {
    self.seed = seed
    var source = RandomSource(
      random: SplitMix64(seed: seed),
      without: [
        .inputs, .links, .derived, .joined, .arguments, .abstractArguments, .kept, .freshTabs,
      ])
    source.present = [.hosting, .slots, .handlers]
    source.coordinatorCounts = [2, 2, 3]
    var graph = source.graph()
    var random = SplitMix64(seed: seed &+ 4_000_000)
    graph.changeSlotsAround(&random, isTame: false)
    self.graph = graph
    limits = source.limits()
  }
}

extension StackApp {
  var changingSlotsAround: StackApp {
    var copy = self
    var random = SplitMix64(seed: seed &+ 4_000_000)
    copy.graph.changeSlotsAround(&random, isTame: true)
    return copy
  }
}

extension GraphDefinition {
  /// - Parameter isTame: Whether slots show nothing that has slots, as the exact engine wants it.
  fileprivate mutating func changeSlotsAround(_ random: inout SplitMix64, isTame: Bool) {
    for index in coordinators.indices {
      change(index) { $0.showHostsInSlots(&random, isTame: isTame) }
      changeSlotsAround(of: index, &random, isTame: isTame)
    }
    for index in coordinators.indices { changeSlotsOfContent(of: index, &random, isTame: isTame) }
  }

  /// Slots of tabs and cases, changed by their coordinator and by other screens of it.
  private mutating func changeSlotsOfContent(
    of index: Int, _ random: inout SplitMix64, isTame: Bool
  ) {
    if case .stack = coordinators[index].container { return }
    let routes = coordinators[index].routes
    let names = routes.flatMap(\.slots).filter { $0.derived == nil && !$0.kind.isAlert }.map(\.name)
    let shown = routes.filter { !isTame || $0.slots.isEmpty }.map(\.name)
    guard !names.isEmpty, !shown.isEmpty else { return }
    func operation() -> NavGraphModel.Operation {
      let name = random.pick(names)
      return random.chance(30) ? .clear(slot: name) : .fill(slot: name, .push(random.pick(shown)))
    }
    for number in coordinators[index].handlers.indices
    where coordinators[index].handlers[number].source == .own && random.chance(50) {
      let operation = operation()
      changeIfValid(index) { $0.handlers[number].transition.operations.append(operation) }
    }
    for route in routes.indices where routes[route].hosts == nil && random.chance(50) {
      let operation = operation()
      changeIfValid(index) { $0.routes[route].transitions.append(.naive("other", [operation])) }
    }
  }

  private mutating func changeSlotsAround(
    of index: Int, _ random: inout SplitMix64, isTame: Bool
  ) {
    let outer = coordinators[index]
    let names = outer.routes.flatMap(\.slots).filter { $0.derived == nil && !$0.kind.isAlert }
      .map(\.name)
    let shown = outer.routes.filter { !isTame || $0.slots.isEmpty }.map(\.name)
    guard !names.isEmpty, !shown.isEmpty else { return }
    func operation() -> NavGraphModel.Operation {
      let name = random.pick(names)
      let change =
        random.chance(70)
        ? NavGraphModel.Operation.clear(slot: name)
        : .fill(slot: name, .push(random.pick(shown)))
      return random.chance(30) ? .when(.slotIsTaken(name), [change], otherwise: []) : change
    }
    for number in outer.handlers.indices {
      switch outer.handlers[number].source {
      case .own, .dismissal: continue
      case .descendant, .anyDepth: break
      }
      for _ in 0..<random.number(in: 1...2) {
        let (operation, isFirst) = (operation(), random.chance(60))
        changeIfValid(index) { coordinator in
          let end = coordinator.handlers[number].transition.operations.count
          coordinator.handlers[number].transition.operations.insert(
            operation, at: isFirst ? 0 : end)
        }
      }
    }
    for inner in coordinators.indices
    where outer.routes.contains(where: { $0.hosts == coordinators[inner].name }) {
      for screen in coordinators[inner].routes.indices where random.chance(60) {
        let operations: [NavGraphModel.Operation] =
          random.chance(50) ? [.emit("done")] : [.within(.ancestor(outer.name), [operation()])]
        guard coordinators[inner].routes[screen].hosts == nil else { continue }
        changeIfValid(inner) {
          $0.routes[screen].transitions.append(.naive("done", operations))
        }
      }
    }
  }

  private mutating func change(_ index: Int, _ change: (inout CoordinatorDefinition) -> Void) {
    updateCoordinators { number, coordinator in
      if number == index { change(&coordinator) }
    }
  }

  private mutating func changeIfValid(
    _ index: Int, _ change: (inout CoordinatorDefinition) -> Void
  ) {
    var changed = self
    changed.change(index, change)
    if changed.problems().isEmpty { self = changed }
  }
}

extension CoordinatorDefinition {
  /// Shows what it hosts in slots of its screens as well, and hears of it.
  fileprivate mutating func showHostsInSlots(_ random: inout SplitMix64, isTame: Bool) {
    let hosts = routes.filter { $0.hosts != nil }.map(\.name)
    guard !hosts.isEmpty else { return }
    for index in routes.indices where random.chance(isTame ? 40 : 70) {
      guard !isTame || routes[index].hosts == nil else { continue }
      let slot = SlotDefinition(
        name: random.chance(30) ? "pane" : "pane\(routes[index].name)",
        kind: random.pick([.sheet, .cover, .push, .overlay]), location: .naive)
      routes[index].slots.append(slot)
      guard routes[index].hosts == nil else { continue }
      let shown = isTame || random.chance(75) ? random.pick(hosts) : random.pick(routes).name
      routes[index].transitions.append(.naive("show", [.fill(slot: slot.name, .push(shown))]))
    }
    for host in hosts {
      handlers.append(
        HandlerDefinition(
          source: .descendant(hosts: [host], route: nil), transition: .naive("done", [])))
    }
  }
}
