package import NavGraphFacts
import NavGraphModel

/// Finds routes that can be reached and have no view.
package enum MissingRendererRule: Rule {
  package static let info = RuleInfo(
    id: "missing-renderer", severity: .error, category: .configuration, needs: [.declaration],
    summary: "A reachable route has no view",
    rationale: """
      The route and its actions exist, but the switch in the view has no case for it, or a \
      `default` that shows nothing. The coordinator pushes, and the user sees an empty page.
      """,
    fix: """
      Give the screen a view; in a registration, list it in `Renders(…)`.
      """,
    flagged: [
      RuleExample("home -> cart; ↓cart <-; renders home"),
      RuleExample("home -> cart; ↓cart -> help; help <-; renders home help"),
    ],
    clean: [
      RuleExample("home -> cart; cart <-; renders home cart"),
      RuleExample("home -> cart; cart <-"),
      RuleExample("home; orphan <-; renders home"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let reach = StaticReach(facts.graph)
    var report = RuleReport()
    for (index, coordinator) in facts.graph.coordinators.enumerated() {
      guard let rendered = coordinator.rendered.map(Set.init) else { continue }
      for (route, definition) in coordinator.routes.enumerated() {
        let reference = RouteReference(coordinator: index, route: route)
        // What nothing leads to is another rule's.
        guard !rendered.contains(definition.name), reach.isReached(reference) else { continue }
        report.findings.append(
          Finding(
            rule: info, message: .showsNothing(definition), claim: .exact, route: reference,
            in: facts, witness: facts.flows[index].routes[route].shown))
      }
    }
    return report
  }
}

extension Finding.Message {
  fileprivate static func showsNothing(_ route: RouteDefinition) -> Self {
    "\(quoted(route.name)) can be reached but has no view"
  }
}
