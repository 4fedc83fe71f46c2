import NavGraphFacts
import NavGraphModel

/// The states of an app by their distance from the start, as the naive model has them: all of each level,
/// whatever their height, and as many levels as were asked for.
struct NaiveLevels {
  /// By distance; each state once, where it was found first.
  private(set) var levels: [[NaiveState]] = []
  /// Whether there are no more states than these.
  private(set) var isComplete = false
  /// The least number of steps to each outcome, the one with the outcome included; of steps out of the last
  /// level only where there are no more states.
  private(set) var outcomes: [NaiveOutcome: Int] = [:]
  let app: NaiveApp

  static let noLimits = Limits(
    stackHeight: 100_000, modalNesting: 100_000, flowNesting: 100_000, states: 1_000_000)

  /// - Parameter limit: Levels are not begun once there are so many states.
  init(of graph: GraphDefinition, atMost limit: Int) {
    app = NaiveApp(graph: graph, limits: Self.noLimits)
    var known: Set<NaiveState> = []
    var next: [NaiveState] = []
    for state in app.starts().states where known.insert(state).inserted { next.append(state) }
    while !next.isEmpty {
      levels.append(next)
      guard known.count < limit else { return }
      next = []
      for state in levels[levels.count - 1] {
        for step in app.steps(from: state).steps {
          for outcome in step.outcomes {
            outcomes[outcome] = min(outcomes[outcome] ?? levels.count, levels.count)
          }
          if let state = step.state, known.insert(state).inserted { next.append(state) }
        }
      }
    }
    isComplete = true
  }

  /// The least number of steps to each route, in use or anywhere.
  var shown: [RouteReference: Int] { distances { $0.isActive } }
  var held: [RouteReference: Int] { distances { _ in true } }

  private func distances(_ isWanted: (NaiveShape.Entry) -> Bool) -> [RouteReference: Int] {
    var result: [RouteReference: Int] = [:]
    func visit(_ entry: NaiveShape.Entry, of coordinator: Int, _ distance: Int) {
      if isWanted(entry) {
        let route = RouteReference(coordinator: coordinator, route: entry.route)
        result[route] = min(result[route] ?? distance, distance)
      }
      for other in entry.slots.values { visit(other, of: coordinator, distance) }
      for hosted in entry.hosted { visit(hosted, distance) }
    }
    func visit(_ flow: NaiveShape.Flow, _ distance: Int) {
      for entry in flow.entries + flow.slots.values {
        visit(entry, of: flow.coordinator, distance)
      }
    }
    for (distance, level) in shapes.enumerated() {
      for shape in level { visit(shape.flow, distance) }
    }
    return result
  }

  var stateCount: Int { levels.reduce(0) { $0 + $1.count } }

  /// The levels in the words of facts.
  var shapes: [Set<NaiveShape>] {
    levels.map { Set($0.map { NaiveShape($0, app.registration) }) }
  }
}
