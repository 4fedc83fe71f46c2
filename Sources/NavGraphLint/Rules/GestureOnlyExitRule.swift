package import NavGraphExploration
import NavGraphModel

/// Finds screens that only a swipe leads away from.
package enum GestureOnlyExitRule: Rule {
  package static let info = RuleInfo(
    id: "gesture-only-exit", severity: .warning, category: .reachability,
    needs: [.completeSearch],
    summary: "Only a swipe leads out",
    rationale: """
      A sheet without a button that closes it can be swiped down, if the person knows and is able to. \
      With switch control, with a keyboard or on a Mac there is no swipe, and one day somebody forbids \
      it for the sake of a form: then there is no way out at all.
      """,
    fix: """
      Add a button that closes the sheet.
      """,
    flagged: [
      RuleExample("home => help; ↓help"),
      RuleExample("home => list; ↓list -> item"),
    ],
    clean: [
      RuleExample("home => help; help dismiss"),
      RuleExample("home -> help"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    RuleReport(
      findings: SignSighting.entrances(.swipeOnly, in: facts).map {
        $0.finding(info, .swipeOnly($0))
      },
      notChecked: facts.openQuestions(info, reading: [.swipeOnly]))
  }
}

extension Finding.Message {
  fileprivate static func swipeOnly(_ sighting: SignSighting) -> Self {
    """
    only a swipe leads out of \(sighting.route): whoever cannot swipe, or does not know, is stuck there
    """
  }
}
