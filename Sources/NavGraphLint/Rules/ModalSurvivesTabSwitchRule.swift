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
      findings: occurrences.map { $0.finding(info, .behind($0)) },
      notChecked: facts.openQuestions(
        info, reading: [.selectedBehindModal], in: \.hasTabs))
  }
}

extension Finding.Message {
  fileprivate static func behind(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.actionPhrase) selects \(occurrence.route), but \(occurrence.other) stays in front: the user \
    sees the tab only after closing it
    """
  }
}
