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
    let sightings = SignSighting.all([.deadEnd], in: facts) { key in
      key.route.flatMap { facts.isTerminal($0) || isNeverCleared($0, facts) ? nil : $0 }
    }
    return RuleReport(
      findings: sightings.map { $0.finding(info, .noWayOut($0)) },
      notChecked: facts.openQuestions(info, reading: [.deadEnd]))
  }

  /// Whether it is an alert whose buttons leave its state as it is, which `slot-never-cleared` reports.
  private static func isNeverCleared(_ route: RouteReference, _ facts: Facts) -> Bool {
    let coordinator = facts.graph.coordinators[route.coordinator]
    let name = coordinator.routes[route.route].name
    let slots = (coordinator.slots + coordinator.routes.flatMap(\.slots)).filter {
      !$0.closesItself && $0.kind(of: name).isAlert
    }
    guard !slots.isEmpty else { return false }
    return facts.graph.placedTransitions.contains { reference, transition in
      facts.graph.placedOperations(of: transition, at: reference).contains { placed in
        guard case .fill(let slot, let shown) = placed.operation else { return false }
        return placed.container == route.coordinator && shown.target.route == name
          && slots.contains { $0.name == slot }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func noWayOut(_ sighting: SignSighting) -> Self {
    """
    the user is trapped on \(sighting.route): no action and no gesture leads to another screen
    """
  }
}
