package import NavGraphExploration
import NavGraphModel

/// Finds screens that only a swipe leads away from.
package enum GestureOnlyExitRule: Rule {
  package static let info = RuleInfo(
    id: "gesture-only-exit", severity: .warning, category: .reachability,
    needs: [.anyHeight],
    summary: "Only a swipe leads out of a screen",
    rationale: """
      A user can swipe down a sheet without a close button, but not with switch control, with a \
      keyboard or on a Mac. If the swipe is ever disabled, there is no exit at all.
      """,
    fix: """
      Add a button that closes the screen or goes back.
      """,
    remarks: [
      """
      The rule also reports a pushed screen that hides its back button and has no action that \
      goes back. Arguments count: a profile that hides the button when it is a root is reported \
      where it is pushed as one.
      """
    ],
    flagged: [
      RuleExample("home => help; ↓help"),
      RuleExample("home => list; ↓list -> item"),
    ],
    clean: [
      RuleExample("home => help; help dismiss"),
      RuleExample("home -> help"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let pushes = ButtonlessPushes(facts: facts).all
    let told = Set(pushes.map { [facts.graph.coordinators[$0.coordinator].name, $0.target.route] })
    let findings = pushes.map { push in
      var finding = Finding(
        rule: info, message: .buttonless(push.target), claim: .under,
        transition: push.observation.transition, operation: push.observation.operation, in: facts,
        witness: push.observation.witness)
      let coordinator = facts.graph.coordinators[push.coordinator].name
      finding.cause = "\(coordinator)\n\(push.target.displayName)"
      finding.fix =
        push.target.bindings.isEmpty
        ? "Keep the back button, or add one"
        : "Add a button that goes back, or push it with other arguments"
      return finding
    }
    return RuleReport(
      findings: findings
        + SignSighting.entrances(.swipeOnly, in: facts).map { $0.finding(info, .swipeOnly($0)) }
        .filter { !told.contains([$0.coordinator, $0.route ?? ""]) },
      notChecked: facts.openQuestions(info, reading: [.swipeOnly]))
  }
}

extension Finding.Message {
  fileprivate static func buttonless(_ screen: RoutePattern) -> Self {
    """
    only a swipe from the edge leads back from “\(screen.displayName)”: its back button is hidden, and none \
    of its actions goes back
    """
  }

  fileprivate static func swipeOnly(_ sighting: SignSighting) -> Self {
    """
    only a swipe leads out of \(sighting.route): a user who cannot swipe is trapped there
    """
  }
}
