package import NavGraphFacts
import NavGraphModel

/// Finds steps back to the root that end at the root of an inner flow.
package enum NestedRootScopeRule: Rule {
  package static let info = RuleInfo(
    id: "nested-root-scope", severity: .info, category: .stack, isOnByDefault: false,
    summary: "Going back to the root stops at the root of the inner coordinator",
    rationale: """
      `goBackToRoot` in a pushed or presented coordinator clears only its own stack. The screens \
      of the enclosing coordinator stay: a user who taps “home” gets to the first screen of the \
      checkout. `dismissAll` closes only what that coordinator presents. Both look right when \
      the coordinator is tested alone.
      """,
    fix: """
      Report it (`.emit("finished")`) and let the enclosing coordinator go back too \
      (`OnChild(.checkout, action: "finished", .goBackToRoot)`), or act there \
      (`.inParent("Main", of: MainRoute.self, .goBackToRoot)`). If the inner root is intended, \
      allow it.
      """,
    flagged: [
      RuleExample("Main: home => pay@Pay; Pay: cart -> card; ↓Pay: card goBackToRoot"),
      RuleExample(
        "Main: home => pay@Pay; Pay: cart => card; ↓Pay: card dismissAll; Pay: card:other -> cart"),
    ],
    clean: [
      RuleExample("Main: home -> cart; Main: cart goBackToRoot"),
      RuleExample(
        "Main: home => pay@Pay; Main: pay/card:home dismissAll; Pay: cart -> card; "
          + "Pay: card:home goBackToRoot"),
      RuleExample("Main: tabs pay@Pay home; Pay: cart -> card; Pay: card goBackToRoot"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let graph = facts.graph
    let outer = graph.coordinators.indices.map { enclosingStack($0, in: graph) }
    let map = ActionMap(graph)
    var report = RuleReport()
    for (reference, transition) in graph.placedTransitions {
      guard let outer = outer[reference.coordinator] else { continue }
      let operations = graph.placedOperations(of: transition, at: reference)
      // A report to enclosing flows means more than this one.
      guard !operations.contains(where: { $0.reachesOut }),
        !isHandledByEnclosing(transition, at: reference, map)
      else { continue }
      for placed in operations
      where placed.container == reference.coordinator && placed.operation.goesToRoot {
        report.findings.append(
          Finding(
            rule: info,
            message: .staysInside(
              transition, placed.operation, graph.coordinators[reference.coordinator],
              graph.coordinators[outer]),
            claim: .exact, transition: reference, operation: placed.index, in: facts))
      }
    }
    return report
  }

  private static func isHandledByEnclosing(
    _ transition: Transition, at reference: TransitionReference, _ map: ActionMap
  ) -> Bool {
    guard case .screen(let route) = reference.place else { return false }
    return map.isHandledByEnclosing(
      transition.action, of: RouteReference(coordinator: reference.coordinator, route: route))
  }

  /// Returns the nearest enclosing coordinator with a stack on which the flow can be above other screens.
  private static func enclosingStack(_ index: Int, in graph: GraphDefinition) -> Int? {
    var seen: Set<Int> = [index]
    var waiting = [index]
    var next = 0
    while next < waiting.count {
      let name = graph.coordinators[waiting[next]].name
      next += 1
      for (host, coordinator) in graph.coordinators.enumerated() {
        for route in coordinator.routes where route.hosts == name {
          if case .stack = coordinator.container, !coordinator.roots.contains(route.name) {
            return host
          }
          if seen.insert(host).inserted { waiting.append(host) }
        }
      }
    }
    return nil
  }
}

extension GraphDefinition.PlacedOperation {
  /// Whether an enclosing flow learns of it, or is changed by it.
  fileprivate var reachesOut: Bool {
    switch operation {
    case .emit, .open, .within(.ancestor, _): true
    // It closes the flow where its screen is the root.
    case .dismissScreen: true
    default: false
    }
  }
}

extension Operation {
  fileprivate var goesToRoot: Bool {
    switch self {
    case .goBackToRoot, .popToRoot, .dismissAll: true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func staysInside(
    _ transition: Transition, _ operation: Operation, _ inner: CoordinatorDefinition,
    _ outer: CoordinatorDefinition
  ) -> Self {
    // Screens that are pushed beneath a presented screen stay.
    if operation == .dismissAll {
      return """
        \(quoted(transition.action)) closes what \(quoted(inner.name)) presents, but does not \
        return to the screens of \(quoted(outer.name)) below it
        """
    }
    return """
      \(quoted(transition.action)) returns to the first screen of \(quoted(inner.name)), not to \
      the screens of \(quoted(outer.name)) below it
      """
  }
}
