package import NavGraphModel

/// The routes that some chain of steps leads to if every condition holds and every
/// operation is carried out.
///
/// It counts each way in: the starts of flows, hosts, slots, tabs, links, handlers of the enclosing
/// coordinators, and the stacks that a destination starts its flow with. So a route outside of it is unreachable
/// in any state: a proof that needs no search.
package struct StaticReach {
  /// The screens at the bottom of the stacks with which destinations start the coordinators that they host.
  package private(set) var bottoms: Set<RouteReference> = []
  /// By coordinator and route.
  private var isReached: [[Bool]]
  private let graph: GraphDefinition
  private let routeIndex: [[String: Int]]
  private let coordinatorIndex: [String: Int]
  private var isStarted: [Bool]
  private var pending: [RouteReference] = []
  /// By coordinator and route: the handlers that hear it.
  private var handlers: [RouteReference: [TransitionReference]] = [:]
  /// The actions that something sends; nil where a reducer may send any.
  private let sent: Set<String>?

  /// - Complexity: Linear in the graph's operations, but for the names of hosting paths.
  package init(_ graph: GraphDefinition) {
    self.graph = graph
    sent = graph.coordinators.contains { $0.reducer != nil } ? nil : graph.namesSent
    routeIndex = graph.coordinators.map { coordinator in
      Dictionary(coordinator.routes.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }
    coordinatorIndex = Dictionary(
      graph.coordinators.enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
    isReached = graph.coordinators.map { Array(repeating: false, count: $0.routes.count) }
    isStarted = Array(repeating: false, count: graph.coordinators.count)
    for (index, coordinator) in graph.coordinators.enumerated() {
      for (position, handler) in coordinator.handlers.enumerated() {
        guard let leaf = graph.leaf(of: handler.source, from: index), let route = leaf.route else {
          continue
        }
        handlers[RouteReference(coordinator: leaf.0, route: route), default: []].append(
          TransitionReference(coordinator: index, place: .coordinator, index: position))
      }
    }
    for index in graph.entryIndices { start(index) }
    while let route = pending.popLast() { follow(route) }
  }

  package func isReached(_ route: RouteReference) -> Bool {
    isReached[route.coordinator][route.route]
  }

  private mutating func reach(_ name: String, of coordinator: Int) {
    guard let route = routeIndex[coordinator][name], !isReached[coordinator][route] else { return }
    isReached[coordinator][route] = true
    pending.append(RouteReference(coordinator: coordinator, route: route))
  }

  /// Everything that a flow of a coordinator shows without the doing of a screen.
  private mutating func start(_ index: Int) {
    guard !isStarted[index] else { return }
    isStarted[index] = true
    let coordinator = graph.coordinators[index]
    if coordinator.reducer != nil {
      // A registration does not say what a reducer may show.
      for route in coordinator.routes { reach(route.name, of: index) }
    }
    switch coordinator.container {
    case .stack(let stack):
      for destination in stack.initial.joined() { arrive(destination, in: index) }
    case .tabs(let tabs):
      for item in tabs.items { reach(item, of: index) }
    case .switch(let cases):
      for route in [cases.initial] + cases.derived.map(\.route) { reach(route, of: index) }
    case .joined(let hosts):
      for host in hosts { reach(host, of: index) }
    }
    for slot in coordinator.slots {
      if let target = slot.initial ?? slot.derived?.target { reach(target.route, of: index) }
    }
    for position in coordinator.links.indices {
      take(TransitionReference(coordinator: index, place: .link, index: position))
    }
    for (position, handler) in coordinator.handlers.enumerated() where isHandledAnyway(handler) {
      take(TransitionReference(coordinator: index, place: .coordinator, index: position))
    }
  }

  /// A coordinator's own actions and the reports of others are not followed: they are taken to come.
  private func isHandledAnyway(_ handler: HandlerDefinition) -> Bool {
    switch handler.source {
    case .own, .dismissal: true
    case .descendant(_, let route), .anyDepth(_, let route): route == nil
    }
  }

  private mutating func arrive(_ destination: Destination, in index: Int) {
    reach(destination.target.route, of: index)
    guard let start = destination.start, let route = routeIndex[index][destination.target.route],
      let hosted = graph.coordinators[index].routes[route].hosts.flatMap({ coordinatorIndex[$0] })
    else { return }
    if let bottom = start.first.flatMap({ routeIndex[hosted][$0.target.route] }) {
      bottoms.insert(RouteReference(coordinator: hosted, route: bottom))
    }
    for destination in start { arrive(destination, in: hosted) }
  }

  private mutating func follow(_ route: RouteReference) {
    let definition = graph.coordinators[route.coordinator].routes[route.route]
    if let hosted = definition.hosts.flatMap({ coordinatorIndex[$0] }) { start(hosted) }
    for slot in definition.slots {
      if let target = slot.initial ?? slot.derived?.target {
        reach(target.route, of: route.coordinator)
      }
    }
    for index in definition.transitions.indices {
      take(
        TransitionReference(
          coordinator: route.coordinator, place: .screen(route.route), index: index))
    }
    for handler in handlers[route] ?? [] { take(handler) }
  }

  private mutating func take(_ reference: TransitionReference) {
    guard let transition = graph.transition(reference) else { return }
    if transition.trigger == .sent, let sent, !sent.contains(transition.action) { return }
    for placed in graph.placedOperations(of: transition, at: reference) {
      for destination in placed.operation.arrivals { arrive(destination, in: placed.container) }
    }
  }
}
