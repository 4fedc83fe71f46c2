import NavGraphFacts
import NavGraphModel

// The combined answers of all states of a search.

/// The answers to questions about all states of one search.
struct StateAnswers {
  /// Where each observation was seen first.
  fileprivate(set) var observations: [(key: ObservationKey, origin: ObservationTable.Origin)] = []
  /// Whether there is a home that users can return to.
  fileprivate(set) var hasHome = false

  /// Adds where users are trapped.
  mutating func add(_ traps: [(key: ObservationKey, origin: ObservationTable.Origin)]) {
    observations += traps
  }

  /// Removes the answers about returning home.
  mutating func leaveReturnsOpen() {
    observations.removeAll { $0.key.kind == .lost }
  }
}

extension StateLog {
  /// The observations that can only be decided with all states.
  static let questions = ObservationKind.all { $0.evidence == .allStates }

  /// Returns the answers about all states of a search.
  ///
  /// - Parameter search: The search whose states were recorded; the last ones may be missing.
  /// - Complexity: Linear in the states and steps, for each slot.
  func answers(for search: BreadthFirstSearch, of app: CompiledApp) -> StateAnswers {
    var answers = StateAnswers()
    guard !isOverfull, !tops.isEmpty else { return answers }
    let reading = StateLogReading(log: self, search: search, app: app)
    answers.hasHome = reading.homes() != nil
    answers.observations += reading.deadEnds()
    answers.observations += reading.returnObservations()
    answers.observations += reading.stuckSlots()
    answers.observations += reading.automaticLoops()
    return answers
  }
}
