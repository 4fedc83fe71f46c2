package import NavGraphFacts
import NavGraphModel

/// Finds selections of a tab that happen behind something presented.
package enum ModalSurvivesTabSwitchRule: Rule {
  package static let info = RuleInfo(
    id: "modal-survives-tab-switch", severity: .info, category: .tabs, needs: [.anyHeight],
    summary: "Another tab is selected while a sheet or cover stays in front",
    rationale: """
      The app selects a tab, but a sheet or cover stays open. The user sees the new tab only \
      after closing it.
      """,
    fix: """
      Close the sheet in the same update, or select the tab when it closes.
      """,
    flagged: [
      RuleExample("slot .full cover; tabs a b; a fill full pay; ↓pay selectIndex 1"),
      RuleExample("slot .sheet sheet; tabs a b; a fill sheet pay; ↓pay select b"),
    ],
    clean: [
      RuleExample("tabs a@A b; A: start => pay; a/pay:done select b & @a dismiss"),
      RuleExample("tabs a b; a select b"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.selectedBehindModal], in: facts, by: Removal.init)
    return RuleReport(
      findings: occurrences.map(finding),
      notChecked: facts.openQuestions(
        info, reading: [.selectedBehindModal], in: \.hasTabs))
  }

  /// One finding for each screen that stays.
  private static func finding(_ occurrence: Occurrence) -> Finding {
    let facts = occurrence.facts
    let front = occurrence.key.other
    let state = facts.trace[occurrence.observation.witness].state
    let isPushed = front.map { facts.isInModal($0, in: state) == false } ?? false
    var finding = occurrence.finding(info, .behind(occurrence, isPushed: isPushed))
    finding.cause = front.map(facts.causeName)
    if let cause = DeepLinkUnderModalRule.cause(of: occurrence.key.cause, in: facts) {
      // The event that selects the tab pushes a screen there as well.
      finding.causeRule = DeepLinkUnderModalRule.info.id
      finding.cause = cause
      finding.isConsequence = true
    }
    if isPushed { finding.fix = "Go back in the same update, or select the tab after that" }
    return finding
  }
}

extension Finding.Message {
  fileprivate static func behind(_ occurrence: Occurrence, isPushed: Bool) -> Self {
    """
    \(occurrence.actionPhrase) selects \(occurrence.route), but \(occurrence.other) stays in front: the user \
    sees the tab only after \(isPushed ? "going back" : "closing it")
    """
  }
}
