import NavGraphFacts
import NavGraphModel

/// The transitions of a graph as dense numbers, for tables that are asked at each step.
struct TransitionNumbers {
  /// By coordinator: where the numbers of its routes begin, then of its handlers, then of its links.
  private let starts: [[Int]]
  /// How many transitions there are.
  let count: Int
  /// By number: whether the author promises a screen.
  let hasPromise: [Bool]

  init(_ graph: GraphDefinition) {
    var next = 0
    var promises: [Bool] = []
    starts = graph.coordinators.map { coordinator in
      let groups =
        coordinator.routes.map(\.transitions) + [coordinator.handlers.map(\.transition)]
        + [coordinator.links.map(\.transition)]
      return groups.map { transitions in
        defer { next += transitions.count }
        promises += transitions.map { $0.landing != nil }
        return next
      }
    }
    count = next
    hasPromise = promises
  }

  func number(of reference: TransitionReference) -> Int {
    let starts = starts[reference.coordinator]
    let group =
      switch reference.place {
      case .screen(let route): route
      case .coordinator: starts.count - 2
      case .link: starts.count - 1
      }
    return starts[group] + reference.index
  }
}
