internal import NavGraph
internal import NavGraphExploration
internal import NavGraphFacts
internal import NavGraphModel

/// Explores a graph whose reducers run in the process of the tests.
///
/// Nothing isolates them there: a reducer that stops ends all tests of the process. So that it is known
/// which one it was, the last step is named on standard error (``CrashNotes``).
enum ReducerWatch {
  static func run<Result, Failure: Error>(
    _ graph: Graph, _ explore: (SearchMonitor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !graph.reducers.isEmpty else { return try explore(SearchMonitor()) }
    let blackboard = Blackboard()
    let place = CrashNotes.begin(blackboard, texts(for: graph.definition))
    defer { CrashNotes.end(place) }
    return try explore(SearchMonitor(blackboard: blackboard))
  }

  /// What to say about each transition, by its number.
  private static func texts(for graph: GraphDefinition) -> [(number: UInt32, text: String)] {
    graph.placedTransitions.map { reference, transition in
      let coordinator = graph.coordinators[reference.coordinator]
      var place = quoted(coordinator.name)
      if case .screen(let route) = reference.place {
        place = "\(quoted(coordinator.routes[route].name)) of \(place)"
      }
      let text = terminalSafe(
        "error: the reducer stops at \(quoted(transition.action)) on \(place): "
          + "`navgraph lint` shows the steps that lead there")
      let location = IssuePlace(transition.location)
      return (reference.number, "\(terminalSafe(location.filePath)):\(location.line): \(text)\n")
    }
  }
}
