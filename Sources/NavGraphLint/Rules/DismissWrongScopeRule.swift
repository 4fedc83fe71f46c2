package import NavGraphFacts
import NavGraphModel

/// Finds screens whose `dismiss()` closes the flow around them, or nothing.
package enum DismissWrongScopeRule: Rule {
  package static let info = RuleInfo(
    id: "dismiss-wrong-scope", severity: .warning, category: .modal, needs: [.anyHeight],
    summary: "A screen’s dismiss() closes more than the screen, or nothing",
    rationale: """
      `dismiss()` in a view closes the nearest presented or pushed view. On the first screen of \
      a coordinator, it closes the whole coordinator; on the root of the app it has no effect.
      """,
    fix: """
      Report to the coordinator and let it close the screen, or use an operation of the \
      coordinator’s own stack.
      """,
    flagged: [
      RuleExample("↓home dismissScreen; home -> cart"),
      RuleExample("home => login@Login; ↓Login: form dismissScreen; Login: form -> help"),
    ],
    clean: [
      RuleExample("home => cart; cart dismissScreen"),
      RuleExample("home => login@Login; Login: form -> help; Login: help dismissScreen"),
    ])

  private static let reasons: Set<Outcome.Reason> = [.nothingPresented]

  package static func check(_ facts: Facts) -> RuleReport {
    let outcomes = OutcomeOccurrence.all(of: reasons, in: facts) {
      $0.operation == .dismissScreen
    }
    let occurrences = Occurrence.all([.dismissedFlow], in: facts, by: Removal.init)
    return RuleReport(
      findings: outcomes.map { $0.finding(info, .nothingToClose($0)) }
        + occurrences.map { $0.finding(info, .closesFlow($0), notes: $0.noteAtOtherRoute(.host)) },
      notChecked: facts.openQuestions(info, reading: [.dismissedFlow], outcomes: reasons) {
        $0 == .dismissScreen
      })
  }
}

extension Finding.Message {
  fileprivate static func nothingToClose(_ occurrence: OutcomeOccurrence) -> Self {
    "\(occurrence.sentence("has nothing that is presented or pushed to close"))"
  }

  fileprivate static func closesFlow(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.actionPhrase) closes the whole coordinator in \(occurrence.other), not only \
    \(occurrence.route), which is its first screen
    """
  }

  fileprivate static let host: Self = "the coordinator that closes"
}
