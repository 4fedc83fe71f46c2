package import NavGraphFacts
import NavGraphModel

/// Finds screens that no deep link opens, for apps in which each screen is to have one.
package enum DeepLinkMissingRule: Rule {
  package static let info = RuleInfo(
    id: "deep-link-missing", severity: .info, category: .deepLinks, isOnByDefault: false,
    summary: "No deep link opens this screen",
    rationale: """
      If every screen has a link, support, notifications and tests can open it directly. A \
      missing link is noticed only when it is needed. Few apps want this for all screens, so the \
      rule is off by default.
      """,
    fix: """
      Register a `DeepLink` that ends on the screen, or allow the rule on screens that need \
      none.
      """,
    flagged: [
      RuleExample("home -> cart; ↓cart <-; link a://home goBackToRoot"),
      RuleExample("↓home -> cart; ↓cart -> item; item <-; link a://item -> item"),
    ],
    clean: [
      RuleExample("home -> cart; cart <-; link a://cart -> cart; link a://home goBackToRoot"),
      RuleExample("home; link a://home goBackToRoot lands home"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let graph = facts.graph
    let linked = seenLandings(facts).union(promises(of: graph)).union(destinations(of: graph))
    let reach = StaticReach(graph)
    var report = RuleReport()
    for (index, coordinator) in graph.coordinators.enumerated() {
      for (route, definition) in coordinator.routes.enumerated() where definition.hosts == nil {
        let reference = RouteReference(coordinator: index, route: route)
        guard reach.isReached(reference), !linked.contains(reference) else { continue }
        report.findings.append(
          Finding(
            rule: info, message: .isNeverOpened(definition), claim: .exact, route: reference,
            in: facts))
      }
    }
    return report
  }

  /// Where links ended in a search.
  private static func seenLandings(_ facts: Facts) -> Set<RouteReference> {
    Set(
      facts.landings.compactMap { observation in
        guard case .transition(let reference) = observation.cause, reference.place == .link else {
          return nil
        }
        return observation.landing
      })
  }

  /// Where links say that they end.
  private static func promises(of graph: GraphDefinition) -> Set<RouteReference> {
    Set(
      graph.coordinators.enumerated().flatMap { index, coordinator in
        coordinator.links.compactMap { link in
          guard let landing = link.landing, let name = landing.last,
            let end = graph.coordinator(hostedBy: Array(landing.dropLast()), from: index)
          else { return nil }
          return graph.route(name, of: end)
        }
      })
  }

  /// The last screens that links bring, for those that no search got to.
  private static func destinations(of graph: GraphDefinition) -> Set<RouteReference> {
    Set(
      graph.placedTransitions.filter { $0.reference.place == .link }.compactMap { link in
        let operations = graph.placedOperations(of: link.transition, at: link.reference)
        guard let last = operations.last(where: { !$0.operation.arrivals.isEmpty }),
          let name = last.operation.arrivals.last?.target.route
        else { return nil }
        return graph.route(name, of: last.container)
      })
  }
}

extension GraphDefinition {
  fileprivate func route(_ name: String, of coordinator: Int) -> RouteReference? {
    coordinators[coordinator].routes.firstIndex { $0.name == name }.map {
      RouteReference(coordinator: coordinator, route: $0)
    }
  }
}

extension Finding.Message {
  fileprivate static func isNeverOpened(_ route: RouteDefinition) -> Self {
    "no deep link opens \(quoted(route.name))"
  }
}
