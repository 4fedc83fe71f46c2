internal import NavGraphFacts
internal import NavGraphModel

/// The screen that is reached and comes nearest to one that is not, by the registered steps.
struct NearestScreen {
  let route: RouteReference
  /// The least number of steps from there, if none of them had a condition.
  let distance: Int
  /// Where it is reached: index into the trace.
  let node: Int

  /// - Returns: nil where nothing that is reached leads there.
  /// - Complexity: Linear in the registered operations.
  init?(to goals: [RouteReference], facts: Facts) {
    let sources = Self.sources(of: facts.graph)
    var seen = Set(goals)
    var level = goals
    var distance = 0
    while !level.isEmpty {
      distance += 1
      var next: [RouteReference] = []
      for goal in level {
        for source in sources[goal] ?? [] where seen.insert(source).inserted { next.append(source) }
      }
      for source in next.sorted() {
        guard let node = facts.flows[source.coordinator].routes[source.route].shown else {
          continue
        }
        self = NearestScreen(route: source, distance: distance, node: node)
        return
      }
      level = next
    }
    return nil
  }

  private init(route: RouteReference, distance: Int, node: Int) {
    self.route = route
    self.distance = distance
    self.node = node
  }

  /// By route: the routes whose own actions bring it, and those that host a flow which starts with it.
  private static func sources(of graph: GraphDefinition) -> [RouteReference: [RouteReference]] {
    var sources: [RouteReference: [RouteReference]] = [:]
    func add(_ names: [String], in coordinator: Int, from source: RouteReference) {
      for (index, route) in graph.coordinators[coordinator].routes.enumerated()
      where names.contains(route.name) {
        sources[RouteReference(coordinator: coordinator, route: index), default: []].append(source)
      }
    }
    for (reference, transition) in graph.placedTransitions {
      guard case .screen(let route) = reference.place else { continue }
      for placed in graph.placedOperations(of: transition, at: reference) {
        add(
          placed.operation.arrivals.map(\.target.route), in: placed.container,
          from: RouteReference(coordinator: reference.coordinator, route: route))
      }
    }
    for (index, coordinator) in graph.coordinators.enumerated() {
      for (route, definition) in coordinator.routes.enumerated() {
        guard let name = definition.hosts,
          let hosted = graph.coordinators.firstIndex(where: { $0.name == name })
        else { continue }
        add(
          graph.coordinators[hosted].startRoutes, in: hosted,
          from: RouteReference(coordinator: index, route: route))
      }
    }
    return sources
  }
}

extension CoordinatorDefinition {
  /// The routes that a fresh flow has.
  fileprivate var startRoutes: [String] {
    switch container {
    case .stack(let stack): stack.initial.joined().map(\.target.route)
    case .tabs(let tabs): tabs.items
    case .switch(let cases): [cases.initial] + cases.derived.map(\.route)
    case .joined(let hosts): hosts
    }
  }
}
