package import NavGraphFacts
import NavGraphModel

/// Finds screens that the user cannot leave.
package enum DeadEndRule: Rule {
  package static let info = RuleInfo(
    id: "dead-end", severity: .error, category: .reachability, needs: [.anyHeight],
    summary: "The user cannot leave a screen",
    rationale: """
      A cover has no button that closes it, and a cover cannot be swiped away. The user has to \
      kill the app. A deep link or a notification does not count as an exit, unless only such \
      events show the screen.
      """,
    fix: """
      Add the action that closes the screen. If the screen is meant to be the end, say so in a \
      registration (`.terminal()`).
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
    RuleReport(
      findings: occurrences(in: facts).map { occurrence in
        var finding = occurrence.finding(info, .cannotBeLeft(occurrence))
        finding.cause = occurrence.key.route.map { cause($0, in: facts.graph) }
        return finding
      },
      notChecked: facts.openQuestions(info, reading: [.deadEnd]))
  }

  /// The common cause of findings about a screen without a way out.
  static func cause(_ route: RouteReference, in graph: GraphDefinition) -> String {
    let coordinator = graph.coordinators[route.coordinator]
    return coordinator.name + "\n" + coordinator.routes[route.route].name
  }

  static func occurrences(in facts: Facts) -> [Occurrence] {
    // `slot-never-cleared` reports these.
    let unwired = Set(facts.graph.unwiredAlerts.map(\.alert))
    let trapped = Occurrence.all([.deadEnd], in: facts) { key in
      key.route.flatMap { facts.isTerminal($0) || unwired.contains($0) ? nil : $0 }
    }
    // The only screen of an app, which follows a splash screen or an introduction, is no trap.
    return trapped.filter { occurrence in
      guard let route = occurrence.key.route else { return true }
      return !facts.graph.isOnlyOtherCase(route) && !facts.graph.comesAndGoesAutomatically(route)
    }
  }
}

extension GraphDefinition {
  /// Whether a route has nothing inside and is the only case that follows the first one of the app's outermost switch.
  fileprivate func isOnlyOtherCase(_ reference: RouteReference) -> Bool {
    let coordinator = coordinators[reference.coordinator]
    let route = coordinator.routes[reference.route]
    guard entryIndices.contains(reference.coordinator),
      case .switch(let choice) = coordinator.container, route.hosts == nil, route.slots.isEmpty
    else { return false }
    let shown = operations(on: reference.coordinator).compactMap { operation in
      if case .show(let shown) = operation { shown.route } else { nil as String? }
    }
    return Set(shown).subtracting([choice.initial]) == [route.name]
  }
}

extension Finding.Message {
  fileprivate static func cannotBeLeft(_ occurrence: Occurrence) -> Self {
    """
    the user is trapped on \(occurrence.route): no action and no gesture leads to another screen
    """
  }
}
