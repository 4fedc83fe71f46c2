package import NavGraphFacts
import NavGraphModel

/// Finds deep links that act behind the front screen.
package enum DeepLinkUnderModalRule: Rule {
  package static let info = RuleInfo(
    id: "deep-link-under-modal", severity: .warning, category: .deepLinks, needs: [.states],
    summary: "A deep link acts where the user cannot see it",
    rationale: """
      The user taps a notification while a sheet is open. The link pushes its screen behind the \
      sheet or in a hidden tab, so the app looks unchanged. When the user closes the sheet, an \
      unexpected screen is there.
      """,
    fix: """
      In the same update, select the tab and dismiss what is presented, then push.
      """,
    flagged: [
      RuleExample("slot .sheet sheet; home fill sheet login; ↓link a://cart -> cart"),
      RuleExample("tabs a@A b; A: start -> cart; ↓link a://cart @a -> cart"),
    ],
    clean: [
      RuleExample("home -> item!; item -> item; link a://back <-"),
      RuleExample("home => login; link a://cart goBackToRoot & -> cart"),
      RuleExample(
        "tabs a@A b; A: start -> cart; link a://cart select a & @a goBackToRoot & @a -> cart"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.linkHidden], in: facts) { $0.cause?.transition }
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .hidden($0)) },
      notChecked: facts.openQuestions(info, reading: [.linkHidden], if: facts.graph.hasLinks))
  }
}

extension Finding.Message {
  fileprivate static func hidden(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.actionPhrase) acts behind \(occurrence.route): the user sees nothing change
    """
  }
}
