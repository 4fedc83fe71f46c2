package import NavGraphFacts
import NavGraphModel

/// Finds screens that are replaced in place while an effect of the old one goes on.
package enum IDReusedOnReplaceRule: Rule {
  package static let info = RuleInfo(
    id: "id-reused-on-replace", severity: .warning, category: .identity, needs: [.anyHeight],
    summary: "A screen is replaced while its effects are pending",
    rationale: """
      Effects are cancelled when an identity disappears. If routes are identified by position, a \
      replacement at that position has the same identity: the old screen’s request continues, \
      and the new screen receives its response.
      """,
    fix: """
      Identify routes by their own values, or cancel the effect by its id in the update that \
      replaces the screen. `IdentifiedArrayOf` does the former; in a registration, `identity: \
      .unique`.
      """,
    flagged: [
      RuleExample(
        "[indexed]; home -> cart; effect cart.load loaded; cart:loaded sent nothing; ↓cart replace pay"
      ),
      RuleExample(
        "[indexed]; effect home.load loaded; home:loaded sent nothing; ↓home replace pay"),
    ],
    clean: [
      RuleExample(
        "home -> cart; effect cart.load loaded; cart:loaded sent nothing; cart replace pay"),
      RuleExample("[indexed]; home -> cart; cart replace pay"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.replacedUnderEffect], in: facts, by: Removal.init)
    return RuleReport(
      findings: occurrences.map { occurrence in
        var finding = occurrence.finding(info, .replaced(occurrence))
        // The identification of the routes of a stack is one decision.
        finding.cause = occurrence.key.route.map { facts.graph.coordinators[$0.coordinator].name }
        return finding
      },
      notChecked: facts.openQuestions(
        info, reading: [.replacedUnderEffect], if: facts.graph.hasEffects,
        among: facts.graph.coordinatorsReplacing))
  }
}

extension Finding.Message {
  fileprivate static func replaced(_ occurrence: Occurrence) -> Self {
    """
    on \(occurrence.actionPhrase), \(occurrence.other) replaces \(occurrence.route), whose pending effects are \
    not cancelled: \(occurrence.other) receives the response
    """
  }
}
