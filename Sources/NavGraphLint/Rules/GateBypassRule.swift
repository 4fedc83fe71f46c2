package import NavGraphFacts
import NavGraphModel

/// Finds paths to screens that bypass their requirements.
package enum GateBypassRule: Rule {
  package static let info = RuleInfo(
    id: "gate-bypass", severity: .error, category: .deepLinks, needs: [.declaration, .anyHeight],
    summary: "A guarded screen is in use while its requirement does not hold",
    rationale: """
      A screen that needs a login, a payment or a completed step is guarded where it is opened. \
      “Back” after a logout, a deep link or a kept tab bypasses that guard.
      """,
    fix: """
      Remove the screen in the update that ends its requirement, and guard every entrance: the \
      link as well as the button.
      """,
    flagged: [
      RuleExample(
        "var loggedIn no yes; ↓requires pay loggedIn=yes; link a://pay goBackToRoot & -> pay; home"),
      RuleExample(
        "var loggedIn no yes; home:in -> pay & set loggedIn yes; requires pay loggedIn=yes; "
          + "↓pay:out -> login & set loggedIn no"),
    ],
    clean: [
      RuleExample(
        "var loggedIn no yes; home:in set loggedIn yes & -> pay; requires pay loggedIn=yes; pay <-"),
      RuleExample("var loggedIn no yes; home -> pay ? loggedIn=yes; requires pay loggedIn=yes"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    // Each path past a gate is found separately, and reported with the others of the same screen.
    let occurrences = Occurrence.all([.behindClosedGate], in: facts) { key in
      key.route.map { [$0: key.cause] }
    }
    let isDeclared = facts.graph.coordinators.contains { coordinator in
      coordinator.routes.contains { $0.requires != nil }
    }
    return RuleReport(
      findings: occurrences.map(finding),
      notChecked: facts.openQuestions(info, reading: [.behindClosedGate], if: isDeclared))
  }
}

extension GateBypassRule {
  /// Returns the finding at the guarded screen; the path past its gate distinguishes it from others.
  private static func finding(_ occurrence: Occurrence) -> Finding {
    var finding = occurrence.findingAtRoute(occurrence.key.route, info, .bypassed(occurrence))
    finding.cause = occurrence.key.route.map(occurrence.facts.causeName)
    let step = occurrence.facts.trace[occurrence.observation.witness].step
    if let transition = occurrence.transition.flatMap(occurrence.facts.graph.transition) {
      finding.operation = transition.action
      finding.notes = [.init("the way past it", at: transition.location)]
    } else {
      finding.operation = step?.action
    }
    return finding
  }
}

extension Finding.Message {
  fileprivate static func bypassed(_ occurrence: Occurrence) -> Self {
    let requirement = occurrence.key.route.flatMap { route in
      occurrence.facts.graph.coordinators[route.coordinator].routes[route.route].requires
    }
    let path = occurrence.facts.trace[occurrence.observation.witness].step.map {
      " by \(quoted($0.action))"
    }
    return """
      the user reaches \(occurrence.route)\(path ?? "") although its requirement does not hold\
      \(requirement.map { ": \($0.displayName)" } ?? "")
      """
  }
}
