package import NavGraphModel

extension Exploration {
  /// Explores the app and answers questions about its states.
  ///
  /// Tabs are not explored by themselves here: a state that is asked about is one of the whole app, so
  /// that its states multiply where ``explore(_:reducers:limits:deadline:monitor:looksAtReducersAlone:)``
  /// adds them up. Coordinators that the app starts with are explored one after the other.
  ///
  /// - Parameters:
  ///   - questions: Asked of each state once, when it is first looked into, the nearest first.
  /// - Throws: The problems of a registration that cannot be explored, all of them.
  /// - Complexity: O(*states* + *steps*) in time; in space, too, where a question is about ways back.
  package static func survey(
    _ graph: GraphDefinition, reducers: Reducers = Reducers(), limits: Limits = Limits(),
    monitor: SearchMonitor = SearchMonitor(), questions: [StateQuestion]
  ) throws(RegistrationProblems) -> StateSurvey {
    let problems = graph.problems()
    guard problems.isEmpty else { throw RegistrationProblems(problems: problems) }
    let app = try AppCompiler.compile(graph)
    let running = try RunningReducers(reducers, of: graph, monitor: monitor)
    try app.checkStarts(running)

    let deadline = limits.deadline(from: ContinuousClock.now)
    var builder = FactsBuilder(app, inferred: running.inferred, limits: limits)
    var nearest: [(distance: Int, node: Int)?] = questions.map { _ in nil }
    var stateCount = 0
    let entries = graph.entryIndices
    for (index, entry) in entries.enumerated() {
      // What is left is shared evenly, so that a large app hides nothing of a later one.
      let remaining = entries.count - index
      let now = ContinuousClock.now
      let moving = Separation(graph, entry: entry).moving(withTab: nil, of: nil)
      var surveying = SurveyingSystem(
        AppSystem(app, entry: entry, limits: limits, running: running, searchNumber: index),
        questions, moving: moving)
      monitor.beginSearch()
      let search = BreadthFirstSearch(
        &surveying, limits: limits, stateLimit: max(1, (limits.states - stateCount) / remaining),
        deadline: now + (deadline - now) / remaining, monitor: monitor)
      stateCount += search.states.count
      let found = surveying.conclude(search)
      let system = surveying.system
      builder.add(search, of: system, focus: [], moving: moving)
      for (question, position) in found.enumerated() {
        guard let position else { continue }
        let sighting = builder.node(ofState: position, in: search, of: system)
        if let known = nearest[question], known.distance <= sighting.distance { continue }
        nearest[question] = sighting
      }
    }
    let facts = builder.facts()
    let isComplete = facts.coverage.isComplete
    return StateSurvey(
      facts: facts,
      answers: nearest.map { $0.map { .found(node: $0.node) } ?? (isComplete ? .none : .open) })
  }
}
