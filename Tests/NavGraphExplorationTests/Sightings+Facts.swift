import NavGraphExploration
import NavGraphModel

extension Sightings {
  /// What the facts about a coordinator say, in the same words.
  init(_ flow: FlowFacts, of coordinator: CoordinatorDefinition) {
    states = flow.stateCount
    steps = flow.stepCount
    cuts = Set(flow.coverage.cutBy.map(\.limit.rawValue))
    for (route, observation) in zip(coordinator.routes, flow.routes) {
      shown[route.name] = observation.shown.map { flow.pathLength(to: $0) }
      held[route.name] = observation.held.map { flow.pathLength(to: $0) }
    }
    for seen in flow.outcomes {
      let outcome = "debug \(seen.outcome.debug.words), release \(seen.outcome.release.words)"
      let route = coordinator.routes[seen.route].name
      outcomes["\(route) \(seen.transition).\(seen.operation) \(outcome)"] =
        flow.pathLength(to: seen.witness)
    }
    for seen in flow.landings {
      let landing = seen.landing.map { coordinator.routes[$0].name } ?? "nothing"
      let route = coordinator.routes[seen.route].name
      landings["\(route) \(seen.cause.words) to \(landing)"] = flow.pathLength(to: seen.witness)
    }
  }
}

extension FlowFacts {
  /// The nodes from the start to a node, both included.
  func path(to node: Int) -> [TraceNode] {
    var path = [trace[node]]
    while let parent = path[path.count - 1].parent { path.append(trace[parent]) }
    return path.reversed()
  }

  /// How many actions lead to a node.
  func pathLength(to node: Int) -> Int { path(to: node).count - 1 }
}

extension Outcome.Effect {
  fileprivate var words: String {
    switch self {
    case .applied: "applied"
    case .ignored(let reason): "ignored \(reason.rawValue)"
    case .failed(let reason): "failed \(reason.rawValue)"
    }
  }
}

extension Cause {
  fileprivate var words: String {
    switch self {
    case .transition(let index): "\(index)"
    case .gesture(.back): "back"
    case .gesture(.swipeDown): "swipe"
    }
  }
}
