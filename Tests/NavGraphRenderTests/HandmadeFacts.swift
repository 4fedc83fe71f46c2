import NavGraphExploration
import NavGraphModel

/// Facts that nobody explored: each screen is shown, and whatever else a test says was seen.
struct HandmadeFacts {
  private(set) var facts: Facts

  init(_ graph: GraphDefinition, coverage: Coverage = Coverage()) {
    let flows = graph.coordinators.map { coordinator in
      FlowFacts(
        coverage: coverage,
        instances: coordinator.routes.indices.map { index in
          FlowFacts.Instance(
            route: index, arguments: coordinator.routes[index].arguments.map { _ in nil })
        },
        routes: coordinator.routes.map { _ in RouteObservation(shown: 0, held: 0) })
    }
    let start = TraceNode(
      parent: nil, step: nil, state: Snapshot(flow: FlowSnapshot(coordinator: 0, entries: [])))
    facts = Facts(
      graph: graph, limits: Limits(),
      searches: [
        SearchFacts(entry: 0, focus: [], coverage: coverage, stateCount: 1, stepCount: 0)
      ], flows: flows, outcomes: [], landings: [], trace: [start])
  }

  /// Index of a coordinator, and of a route in it.
  func route(_ coordinator: String, _ route: String) -> RouteReference {
    let index = facts.graph.coordinators.firstIndex { $0.name == coordinator } ?? 0
    let routes = facts.graph.coordinators[index].routes
    return RouteReference(
      coordinator: index, route: routes.firstIndex { $0.name == route } ?? 0)
  }

  /// Says that a screen is never seen.
  mutating func hide(_ coordinator: String, _ name: String, isHeld: Bool = false) {
    let route = route(coordinator, name)
    facts.flows[route.coordinator].routes[route.route] = RouteObservation(
      shown: nil, held: isHeld ? 0 : nil)
  }

  /// The transitions with this action, wherever they stand.
  func transitions(_ coordinator: String, _ action: String) -> [TransitionReference] {
    let index = facts.graph.coordinators.firstIndex { $0.name == coordinator } ?? 0
    let definition = facts.graph.coordinators[index]
    var result: [TransitionReference] = []
    for (route, definition) in definition.routes.enumerated() {
      for number in definition.transitions.indices
      where definition.transitions[number].action == action {
        result.append(
          TransitionReference(coordinator: index, place: .screen(route), index: number))
      }
    }
    for number in definition.handlers.indices
    where definition.handlers[number].transition.action == action {
      result.append(TransitionReference(coordinator: index, place: .coordinator, index: number))
    }
    for number in definition.links.indices where definition.links[number].pattern == action {
      result.append(TransitionReference(coordinator: index, place: .link, index: number))
    }
    return result
  }

  /// Says what was seen after an action.
  ///
  /// - Parameters:
  ///   - cause: Nil for the first transition of this action.
  ///   - carriedOut: What was done, by operation of that transition, and the container.
  mutating func see(
    _ coordinator: String, _ action: String, from source: RouteReference?,
    to landing: RouteReference?, cause: Cause? = nil, carriedOut: [(Int, container: String)] = []
  ) {
    guard let transition = transitions(coordinator, action).first else { return }
    let operations = facts.graph.transition(transition)?.operations.flattened ?? []
    let moves = carriedOut.map { move in
      let container = facts.graph.coordinators.firstIndex { $0.name == move.container } ?? 0
      let brings = operations[move.0].patterns.filter(\.isNew).map {
        route(move.container, $0.pattern.route).route
      }
      return TraceNode.Move(
        transition: transition, operation: move.0, container: container, brings: brings,
        outcome: Outcome(.applied))
    }
    let cause = cause ?? .transition(transition)
    facts.trace.append(
      TraceNode(
        parent: 0,
        step: TraceNode.Step(
          actor: nil, cause: cause, action: action,
          trigger: facts.graph.transition(transition)?.trigger ?? .tap, moves: moves),
        state: facts.trace[0].state))
    facts.landings.append(
      LandingObservation(
        source: source, cause: cause, landing: landing, witness: facts.trace.count - 1))
    for move in moves {
      facts.outcomes.append(
        OutcomeObservation(
          transition: transition, operation: move.operation, outcome: move.outcome,
          witness: facts.trace.count - 1))
    }
  }
}
