package import NavGraphFacts
import NavGraphModel

extension Facts {
  /// The nodes from the start to one of the trace, itself included.
  package func path(to node: Int) -> [Int] {
    var result: [Int] = []
    var current: Int? = node
    while let index = current {
      result.append(index)
      current = trace[index].parent
    }
    return result.reversed()
  }

  /// Returns the assumptions of a witness: the values of inputs and of abstract arguments on its path.
  func assumptions(of node: Int) -> [String] {
    guard !graph.inputs.isEmpty || hasAbstractArguments || hasAssumptions else { return [] }
    let witness = Witness(node: node, facts: self)
    var result = witness.inputs
    for assumption in witness.steps.flatMap(\.assumes) where !result.contains(assumption) {
      result.append(assumption)
    }
    return result
  }

  private var hasAssumptions: Bool {
    graph.coordinators.contains { coordinator in
      coordinator.handlers.contains { $0.transition.assumption != nil }
        || coordinator.routes.contains { $0.transitions.contains { $0.assumption != nil } }
    }
  }

  private var hasAbstractArguments: Bool {
    graph.coordinators.contains { coordinator in
      coordinator.routes.contains { $0.arguments.contains { $0.values == nil } }
    }
  }

  /// The transition whose operation brought a route, in the step that ends a witness.
  func transition(bringing route: RouteReference, at node: Int) -> TransitionReference? {
    trace[node].step?.moves.last { move in
      move.container == route.coordinator
        && move.brings.contains { flows[route.coordinator].instances[$0].route == route.route }
    }?.transition
  }

  /// A route's name, in quotes; with its coordinator's, where others have a route of that name.
  func name(of route: RouteReference) -> String {
    let coordinator = graph.coordinators[route.coordinator]
    let name = coordinator.routes[route.route].name
    let isShared = graph.coordinators.indices.contains { other in
      other != route.coordinator && graph.coordinators[other].routes.contains { $0.name == name }
    }
    return isShared ? "\(quoted(name)) of \(quoted(coordinator.name))" : quoted(name)
  }

  /// Whether a route is declared to be the end of the way.
  func isTerminal(_ route: RouteReference) -> Bool {
    graph.coordinators[route.coordinator].routes[route.route].isTerminal
  }
}
