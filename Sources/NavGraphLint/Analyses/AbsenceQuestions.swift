import NavGraphFacts
import NavGraphModel

/// Where a rule may say that something never happens: where the search saw everything, and no reducer
/// has a say, of which only the registered actions are tried.
struct AbsenceQuestions {
  /// By coordinator: why nothing can be said; nil where it can.
  private let obstacles: [String?]

  init(_ facts: Facts) {
    let dependent = ReducerInfluence(facts).dependent
    obstacles = facts.flows.enumerated().map { index, flow in
      if dependent.contains(index) { return "not found for the registered actions" }
      return flow.coverage.phrase.map { "what lies beyond \($0) was not searched" }
    }
  }

  /// Makes a finding of each transition that something was never seen of, where that can be said, and
  /// one open question for each coordinator where it cannot.
  func report(
    _ rule: RuleInfo, _ missing: [TransitionReference], in facts: Facts,
    message: (TransitionReference, Transition) -> Finding.Message
  ) -> RuleReport {
    var report = RuleReport()
    var open: Set<Int> = []
    for reference in missing {
      guard let transition = facts.graph.transition(reference) else { continue }
      guard let obstacle = obstacles[reference.coordinator] else {
        report.findings.append(
          Finding(
            rule: rule, message: message(reference, transition), claim: .exact,
            assumptions: facts.graph.sampleAssumptions, transition: reference, in: facts))
        continue
      }
      guard open.insert(reference.coordinator).inserted else { continue }
      report.notChecked.append(
        NotChecked(
          rule: rule, coordinator: facts.graph.coordinators[reference.coordinator].name,
          reason: obstacle))
    }
    return report
  }
}
