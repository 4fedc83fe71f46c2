package import NavGraphFacts
package import NavGraphModel

extension Exploration {
  /// Explores the app and answers questions about its states.
  ///
  /// Tabs are not explored by themselves here: a state that is asked about is one of the whole app, so
  /// that its states multiply where ``explore(_:reducers:limits:deadline:monitor:without:)``
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
    let (app, running) = try compile(graph, reducers, monitor, forgetsCases: false)
    let deadline = limits.deadline(from: ContinuousClock.now)
    var builder = FactsBuilder(app, inferred: running.inferred, limits: limits)
    var nearest: [(distance: Int, node: Int)?] = questions.map { _ in nil }
    let entries = graph.entryIndices
    func search(_ index: Int, within budget: PartBudget) -> SurveyedEntry {
      let moving = Separation(graph, entry: entries[index]).moving(withTab: nil, of: nil)
      var surveying = SurveyingSystem(
        AppSystem(
          app, entry: entries[index], limits: limits, running: running, searchNumber: index),
        questions, moving: moving)
      monitor.beginSearch()
      let search = BreadthFirstSearch(
        &surveying, limits: limits, stateLimit: budget.states, deadline: budget.deadline,
        monitor: monitor)
      return SurveyedEntry(search: search, surveying: surveying, moving: moving)
    }
    var shared = SharedBudget<SurveyedEntry>(
      partCount: entries.count, states: limits.states, deadline: deadline)
    for _ in entries {
      var entry = shared.searchNext(search).part
      let search = entry.search
      let found = entry.surveying.conclude(search)
      let system = entry.surveying.system
      builder.add(search, of: system, focus: [], moving: entry.moving)
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

private struct SurveyedEntry: SearchedPart {
  let search: BreadthFirstSearch
  var surveying: SurveyingSystem
  let moving: Set<Int>

  var tree: any SearchTree { search }
}
