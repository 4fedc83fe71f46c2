import NavGraphFacts
import NavGraphModel

// The combined answers of all states of a search.

/// The answers to questions about all states of one search.
struct StateAnswers {
  /// Where each observation was seen first.
  fileprivate(set) var observations: [(key: ObservationKey, origin: ObservationTable.Origin)] = []
  /// By policy that asks for a state within a number of steps: how near each start is.
  fileprivate(set) var reaches: [Int: [PolicyReach]] = [:]
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
  /// - Parameters:
  ///   - search: The search whose states were recorded; the last ones may be missing.
  ///   - isAsked: By policy: whether the policy concerns this search.
  /// - Complexity: Linear in the states and steps, for each slot and each policy.
  func answers(for search: BreadthFirstSearch, of app: CompiledApp, isAsked: [Bool]) -> StateAnswers
  {
    var answers = StateAnswers()
    guard !isOverfull, !tops.isEmpty else { return answers }
    let reading = StateLogReading(log: self, search: search, app: app)
    answers.hasHome = reading.homes() != nil
    answers.observations += reading.deadEnds()
    answers.observations += reading.returnObservations()
    answers.observations += reading.stuckSlots()
    answers.observations += reading.automaticLoops()
    for (index, policy) in app.policies.enumerated() where isAsked[index] {
      if let broken = reading.breach(of: policy, index) {
        answers.observations.append((ObservationKey(.policyBroken, index: index), broken))
      }
      if case .mustReach(_, let limit) = policy.claim {
        answers.reaches[index] = reading.reaches(of: index, within: limit)
      }
    }
    return answers
  }
}
