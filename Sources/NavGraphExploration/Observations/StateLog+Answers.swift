import NavGraphFacts
import NavGraphModel

// What all states of a search say together.

/// The answers to questions about all states of one search.
struct StateAnswers {
  /// Where each sign was seen first.
  fileprivate(set) var signs: [(key: SignKey, origin: SignTable.Origin)] = []
  /// By policy that asks for a state within so many steps: how near each start is.
  fileprivate(set) var reaches: [Int: [PolicyReach]] = [:]
  /// Whether there is a home to come back to.
  fileprivate(set) var hasHome = false

  /// Leaves returns home open.
  mutating func leaveReturnsOpen() { signs.removeAll { Sign.aboutReturns.contains($0.key.sign) } }
}

extension Sign {
  /// Those about returning home.
  static let aboutReturns: Set<Sign> = [.lost, .swipeOnly]
}

extension StateLog {
  /// The signs whose answers take all states.
  static let questions: [Sign] = [
    .deadEnd, .lost, .swipeOnly, .slotStuck, .automaticLoop, .policyBroken, .policyKept,
  ]

  /// - Parameters:
  ///   - search: The search whose states were noted; those at its end may not have been.
  ///   - isAsked: By policy: whether this search has to do with it.
  /// - Complexity: Linear in the states and steps, for each slot and each policy.
  func answers(for search: BreadthFirstSearch, of app: CompiledApp, isAsked: [Bool]) -> StateAnswers
  {
    var answers = StateAnswers()
    guard !isOverfull, !tops.isEmpty else { return answers }
    let reading = StateLogReading(log: self, search: search, app: app)
    answers.hasHome = reading.homes() != nil
    answers.signs += reading.deadEnds()
    answers.signs += reading.homeReturns()
    answers.signs += reading.stuckSlots()
    answers.signs += reading.automaticLoops()
    for (index, policy) in app.policies.enumerated() where isAsked[index] {
      if let broken = reading.breach(of: policy, index) {
        answers.signs.append((SignKey(.policyBroken, index: index), broken))
      }
      if case .mustReach(_, let limit) = policy.claim {
        answers.reaches[index] = reading.reaches(of: index, within: limit)
      }
    }
    return answers
  }
}
