import NavGraph
import NavGraphExploration
import NavGraphModel

/// What one search through an app took: the search that every command of `navgraph` runs, within one process.
struct SearchMeasurement: Encodable {
  var model: String
  /// Whether a reducer is searched, or rules.
  var isReducer: Bool
  var states = 0
  var steps = 0
  /// From the registration to the facts.
  var seconds = 0.0
  /// What the whole process held at the end.
  var peakBytes: Int?

  /// - Throws: The problems of a registration that cannot be explored.
  init(_ model: String, of graph: Graph, limits: Limits) throws {
    self.model = model
    isReducer = graph.definition.coordinators.contains { $0.reducer != nil }
    let clock = ContinuousClock()
    let start = clock.now
    let facts = try Exploration.explore(graph.definition, reducers: graph.reducers, limits: limits)
    seconds = (clock.now - start) / .seconds(1)
    states = facts.counts.states
    steps = facts.counts.steps
    peakBytes = ResidentMemory.current
  }
}

/// Why there is nothing to measure.
struct SearchTrouble: Error, CustomStringConvertible {
  var reason: String
  var description: String { reason }
}
