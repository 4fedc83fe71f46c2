package import NavGraphFacts
import NavGraphModel

/// Finds more sheets and covers on top of one another than the configuration allows.
package enum ModalNestingDepthRule: Rule {
  package static let maximum = RuleParameter(
    name: "maximum", summary: "How many sheets and covers may be open on top of each other",
    value: 3,
    range: 1...100)

  package static let info = RuleInfo(
    id: "modal-nesting-depth", severity: .warning, category: .modal, needs: [.states],
    isOnByDefault: false, parameters: [maximum],
    summary: "More sheets and covers are open on top of each other than allowed",
    rationale: """
      Each sheet hides what the user did before. After several of them it is unclear where \
      “close” leads.
      """,
    fix: """
      Push inside a sheet instead of presenting another, or close the first before the next \
      opens.
      """,
    flagged: [
      RuleExample("home => a; a => b; b => c; ↓c => d"),
      RuleExample("home ~> a & ~> b; b => c; ↓c =| d"),
    ],
    clean: [
      RuleExample("home => a; a => b; b => c"),
      RuleExample("home => a; a -> b; b -> c; c -> d"),
    ])

  package static func check(_ facts: Facts) -> RuleReport { check(facts, ParameterValues()) }

  package static func check(_ facts: Facts, _ values: ParameterValues) -> RuleReport {
    let maximum = values[maximum]
    let counts = facts.observations(.modalLayers).filter { ($0.key.index ?? 0) > maximum }
    let deepest = counts.compactMap(\.key.index).max()
    let first = counts.min { ($0.key.index ?? 0) < ($1.key.index ?? 0) }
    var report = RuleReport(notChecked: facts.openQuestions(info, reading: [.modalLayers]))
    if let first, let deepest {
      report.findings.append(
        finding(Occurrence(observation: first, facts: facts), maximum, deepest))
    }
    return report
  }

  /// At the step that opens the first sheet too many.
  private static func finding(
    _ occurrence: Occurrence, _ maximum: Int, _ deepest: Int
  ) -> Finding {
    let witness = occurrence.observation.witness
    let message = Finding.Message.tooDeep(maximum, deepest)
    guard let step = occurrence.facts.trace[witness].step,
      let transition = step.moves.last?.transition ?? step.cause.transition
    else { return occurrence.findingAtRoute(nil, info, message) }
    return Finding(
      rule: info, message: message, claim: occurrence.claim(info),
      assumptions: occurrence.facts.assumptions(of: witness), transition: transition,
      in: occurrence.facts, witness: witness)
  }
}

extension Finding.Message {
  fileprivate static func tooDeep(_ maximum: Int, _ deepest: Int) -> Self {
    """
    \(deepest) sheets and covers can be open on top of each other, and \(maximum) are allowed
    """
  }
}
