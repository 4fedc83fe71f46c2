package import NavGraphFacts
import NavGraphModel

/// Finds screens that nobody can leave.
package enum DeadEndRule: Rule {
  package static let info = RuleInfo(
    id: "dead-end", severity: .error, category: .reachability, needs: [.anyHeight],
    summary: "The user cannot leave a screen",
    rationale: """
      A cover has no button that closes it, and a cover cannot be swiped away. The user has to \
      kill the app. A deep link or a notification does not count as an exit.
      """,
    fix: """
      Add the action that closes the screen, or mark the screen as the end (`.terminal()`).
      """,
    flagged: [
      RuleExample("home ~> intro; ↓intro"),
      RuleExample("home := done; ↓done"),
    ],
    clean: [
      RuleExample("home ~> intro; intro dismiss"),
      RuleExample("home => intro"),
      RuleExample("home := done."),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    // `slot-never-cleared` reports these.
    let unwired = Set(facts.graph.unwiredAlerts.map(\.alert))
    let sightings = SignSighting.all([.deadEnd], in: facts) { key in
      key.route.flatMap { facts.isTerminal($0) || unwired.contains($0) ? nil : $0 }
    }
    return RuleReport(
      findings: sightings.map { $0.finding(info, .noWayOut($0)) },
      notChecked: facts.openQuestions(info, reading: [.deadEnd]))
  }
}

extension Finding.Message {
  fileprivate static func noWayOut(_ sighting: SignSighting) -> Self {
    """
    the user is trapped on \(sighting.route): no action and no gesture leads to another screen
    """
  }
}
