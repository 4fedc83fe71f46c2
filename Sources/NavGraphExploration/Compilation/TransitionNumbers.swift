import NavGraphFacts
import NavGraphModel

/// The transitions of a graph as dense numbers, for tables that are asked at each step.
struct TransitionNumbers {
  /// Where the numbers of the first coordinator's routes begin, then of its handlers, then of its links; likewise for the
  /// other coordinators.
  private let starts: [Int]
  /// By coordinator: the position of its first route among ``starts``; one more at the end.
  private let coordinators: [Int]
  /// How many transitions there are.
  let count: Int
  /// By number: whether the author promises a screen.
  let hasPromise: [Bool]

  init(_ graph: GraphDefinition) {
    var next = 0
    var promises: [Bool] = []
    var starts: [Int] = []
    coordinators =
      graph.coordinators.map { coordinator in
        let first = starts.count
        let groups =
          coordinator.routes.map(\.transitions) + [coordinator.handlers.map(\.transition)]
          + [coordinator.links.map(\.transition)]
        for transitions in groups {
          starts.append(next)
          promises += transitions.map { $0.landing != nil }
          next += transitions.count
        }
        return first
      } + [starts.count]
    self.starts = starts
    count = next
    hasPromise = promises
  }

  func number(of reference: TransitionReference) -> Int {
    let group =
      switch reference.place {
      case .screen(let route): coordinators[reference.coordinator] + route
      case .coordinator: coordinators[reference.coordinator + 1] - 2
      case .link: coordinators[reference.coordinator + 1] - 1
      }
    return starts[group] + reference.index
  }
}
