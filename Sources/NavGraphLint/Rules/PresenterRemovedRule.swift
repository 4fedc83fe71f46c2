package import NavGraphFacts
import NavGraphModel

/// Finds flows that go while they present something.
package enum PresenterRemovedRule: Rule {
  package static let info = RuleInfo(
    id: "presenter-removed", severity: .warning, category: .modal, needs: [.anyHeight],
    summary: "A coordinator is removed while it presents a sheet",
    rationale: """
      A coordinator with an open sheet is removed. SwiftUI closes the sheet together with its \
      presenter, or logs an error and leaves the sheet open. The user loses what they entered.
      """,
    fix: """
      Let the coordinator close its sheet first, in an update of its own, or remove it only when \
      it reports that it is done.
      """,
    remarks: ["An action of an alert is accepted: its button closes the alert first."],
    flagged: [
      RuleExample("home -> login@Login; ↓home effect goBackToRoot; Login: form => help"),
      RuleExample("home -> login@Login; ↓login/help:done goBackToRoot; Login: form => help"),
      RuleExample(
        "var busy no yes; home -> login@Login; Login: form => help; "
          + "↓login/help:done set busy yes & deferred goBackToRoot ? busy=no"),
    ],
    clean: [
      RuleExample("home -> login@Login; login/form:done goBackToRoot; Login: form => help"),
      RuleExample("home => login@Login; login/form:done dismiss; Login: form -> help"),
      RuleExample(
        "home -> login@Login; login/sure:yes goBackToRoot; Login: slot form.ask alert; Login: form fill ask sure"
      ),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    // The button of an alert closes the alert before its action comes.
    let occurrences = Occurrence.all([.removedPresenter], in: facts, by: Removal.init).filter {
      $0.key.cause?.transition.map { !facts.graph.actsOnAlert($0) } ?? true
    }
    return RuleReport(
      findings: occurrences.map { occurrence in
        var finding = occurrence.finding(info, .removed(occurrence))
        finding.cause = occurrence.key.route.map(facts.causeName)
        return finding
      },
      notChecked: facts.openQuestions(
        info, reading: [.removedPresenter], among: facts.graph.coordinatorsRemovingPresenters))
  }
}

extension Finding.Message {
  fileprivate static func removed(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.actionPhrase) removes \(occurrence.route) while its coordinator presents a sheet: the sheet \
    closes too, or stays without a presenter
    """
  }
}
