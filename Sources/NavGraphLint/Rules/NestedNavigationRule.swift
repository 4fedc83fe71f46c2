package import NavGraphFacts
import NavGraphModel

/// Finds navigation containers that are shown inside another.
package enum NestedNavigationRule: Rule {
  package static let info = RuleInfo(
    id: "nested-navigation", severity: .warning, category: .stack, needs: [.anyHeight],
    summary: "A navigation container is shown inside another",
    rationale: """
      A coordinator with its own navigation container is pushed onto another container. SwiftUI \
      shows two navigation bars, or none, and “back” works in only one of them.
      """,
    fix: """
      Present the coordinator instead of pushing it, or remove the container of its root where it \
      is pushed. The container is a `NavigationStack` or `NavigationView` in a view, or an \
      argument: `withNavigation:` in FlowStacks, `embedInNavigationView:` in TCACoordinators, \
      `embedsNavigation:` in a registration.
      """,
    flagged: [
      RuleExample("home -> login@Login; ↓login; Login: form -> help"),
      RuleExample("home -> a@A; A: [bare]; A: start -> b@B; ↓A: b; B: form -> help"),
    ],
    clean: [
      RuleExample("home =| login@Login; Login: form -> help"),
      RuleExample("home -> login@Login; Login: [bare]; Login: form"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.nestedNavigation], in: facts) { key in
      [key.route, key.other]
    }
    return RuleReport(
      findings: occurrences.map { occurrence in
        var finding = occurrence.findingAtRoute(
          occurrence.key.other ?? occurrence.key.route, info, .nested(occurrence),
          notes: occurrence.key.route.map {
            [.init(.inner, at: facts.graph.coordinators[$0.coordinator].location)]
          } ?? [])
        // An enclosing container is the same for all routes of one coordinator.
        finding.cause = finding.coordinator
        finding.fix =
          "Remove one of the two containers, or present the flow; accept the finding where the bars are hidden on purpose"
        return finding
      },
      notChecked: facts.openQuestions(
        info, reading: [.nestedNavigation], if: facts.graph.hasHosts,
        among: StackRoots(facts.graph).nesting))
  }
}

extension Finding.Message {
  fileprivate static func nested(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.route) has a navigation container, and \(occurrence.other) shows it inside another: \
    the user sees two navigation bars, or none, and “back” works in only one of them
    """
  }

  fileprivate static let inner: Self = "the coordinator with the inner container"
}
