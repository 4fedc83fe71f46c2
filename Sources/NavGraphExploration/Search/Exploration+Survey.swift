package import NavGraphFacts
package import NavGraphModel

extension Exploration {
  /// Explores the app and answers questions about its states.
  ///
  /// This search does not explore tabs separately: a state in a question is a state of the whole app, so
  /// that the states of tabs multiply where ``explore(_:reducers:limits:deadline:monitor:without:)``
  /// adds them up. Coordinators that the app starts with are explored one after the other.
  ///
  /// - Parameters:
  ///   - questions: Asked of each state once, when the search first examines it, the nearest states first.
  /// - Throws: The problems of a registration that cannot be explored, all of them.
  /// - Complexity: O(*states* + *steps*) in time; in space, too, where a question is about paths back.
  package static func survey(
    _ graph: GraphDefinition, reducers: Reducers = Reducers(), limits: Limits = Limits(),
    monitor: SearchMonitor = SearchMonitor(), questions: [StateQuestion]
  ) throws(RegistrationProblems) -> StateSurvey {
    let (app, running) = try compile(graph, reducers, monitor)
    let deadline = limits.deadline(from: ContinuousClock.now)
    var builder = FactsBuilder(app, inferred: running.inferred, limits: limits)
    var nearest: [(distance: Int, node: Int)?] = questions.map { _ in nil }
    let entries = graph.entryIndices
    func search(_ index: Int, within budget: PartBudget) -> SurveyedEntry {
      var system = AppSystem(
        app, entry: entries[index], limits: limits, running: running, searchNumber: index)
      system.stateLog = StateLog(app)
      monitor.beginSearch()
      let search = BreadthFirstSearch(
        &system, limits: limits, stateLimit: budget.states, deadline: budget.deadline,
        monitor: monitor)
      return SurveyedEntry(
        tree: search, system: system,
        moving: Separation(graph, entry: entries[index]).moving(withTab: nil, of: nil))
    }
    var shared = SharedBudget<SurveyedEntry>(
      partCount: entries.count, states: limits.states, deadline: deadline)
    var isOverfull = false
    for _ in entries {
      let entry = shared.searchNext(search).part
      let (search, system) = (entry.tree, entry.system)
      isOverfull = isOverfull || system.stateLog?.isOverfull ?? true
      let found = StateSurveyor(questions, moving: entry.moving).answers(search, of: system)
      builder.add(search, of: system, focus: [], moving: entry.moving)
      for (question, position) in found.enumerated() {
        guard let position else { continue }
        let occurrence = builder.node(ofState: position, in: search, of: system)
        if let known = nearest[question], known.distance <= occurrence.distance { continue }
        nearest[question] = occurrence
      }
    }
    let facts = builder.facts()
    let isComplete = facts.coverage.isComplete && !isOverfull
    return StateSurvey(
      facts: facts,
      answers: nearest.map { $0.map { .found(node: $0.node) } ?? (isComplete ? .none : .open) })
  }
}

private struct SurveyedEntry: SearchedPart {
  let tree: BreadthFirstSearch
  let system: AppSystem
  let moving: Set<Int>

  var needsMoreStates: Bool { tree.cuts.contains(.states) }
}
