package import NavGraphExploration
import NavGraphModel

/// Finds routes that no one using the app can ever see.
package enum UnreachableRouteRule: Rule {
  package static let info = RuleInfo(
    id: "unreachable-route", severity: .error, category: .reachability,
    summary: "No way through the app leads to this route",
    rationale: """
      A screen that nothing leads to is dead code at best. More often it is a feature that was \
      lost: the action that opened it was renamed, moved to another coordinator, or its condition \
      can no longer hold. Nothing fails when this happens; the screen is just never seen again.
      """,
    fix: """
      Add the action that leads to the route, or remove the route together with its screen. If the \
      route is put on the stack but never visible, give the sheet or root below it a navigation \
      container (`embedsNavigation: true`).
      """,
    flagged: [
      RuleExample("home -> cart; ↓orphan -> home"),
      RuleExample("home -> cart; ↓lost -> hidden; ↓hidden -> lost"),
      RuleExample("home =| login; ↓help <-; login -> help"),
      RuleExample("home -> cart; ↓gift <-; cart -> gift ? gift"),
    ],
    clean: [
      RuleExample("home -> cart; cart -> home!"),
      RuleExample("home => login; login -> help"),
      RuleExample("home := cart item"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    var report = RuleReport()
    for (coordinator, flow) in zip(facts.graph.coordinators, facts.flows) {
      let reach = StaticReach(coordinator)
      for index in coordinator.routes.indices where flow.routes[index].shown == nil {
        let question = Question(route: index, coordinator: coordinator, flow: flow, reach: reach)
        if reach.isReached[index], let bound = flow.coverage.phrase {
          report.notChecked.append(question.leftOpen(bound: bound))
        } else {
          report.findings.append(question.finding())
        }
      }
    }
    return report
  }
}

/// Why is this route never visible?
private struct Question {
  let route: Int
  let coordinator: CoordinatorDefinition
  let flow: FlowFacts
  let reach: StaticReach

  private var definition: RouteDefinition { coordinator.routes[route] }

  func leftOpen(bound: String) -> NotChecked {
    NotChecked(
      rule: UnreachableRouteRule.info, coordinator: coordinator.name, route: definition.name,
      reason: "not found within \(bound); it may lie beyond")
  }

  func finding() -> Finding {
    let entrances = self.entrances
    var message: Finding.Message
    var witness: Witness?
    var notes: [Finding.Note] = []
    if let held = flow.routes[route].held {
      message = .neverVisible(definition)
      witness = Witness(node: held, flow: flow, coordinator: coordinator)
    } else if let entrance = entrances.first(where: { flow.routes[$0.route].shown != nil }) {
      let source = coordinator.routes[entrance.route]
      let transition = source.transitions[entrance.transition]
      message = .neverTaken(definition, source, transition)
      notes = [.init(.missingStep(transition), at: transition.location)]
      witness = flow.routes[entrance.route].shown.map {
        Witness(node: $0, flow: flow, coordinator: coordinator)
      }
    } else {
      message = .nothingLeadsTo(definition, entrances.map { coordinator.routes[$0.route] })
    }
    return Finding(
      rule: UnreachableRouteRule.info, message: message, claim: .exact,
      assumptions: reach.isReached[route] ? coordinator.sampleAssumptions : [],
      coordinator: coordinator.name, route: definition.name, location: definition.location,
      notes: notes, witness: witness)
  }

  /// The transitions of other screens that would lead here.
  private var entrances: [(route: Int, transition: Int)] {
    coordinator.routes.indices.filter { $0 != route }.flatMap { source in
      coordinator.routes[source].transitions.indices.filter { transition in
        coordinator.routes[source].transitions[transition].operations.flatMap(\.patterns)
          .contains { $0.isNew && $0.pattern.route == definition.name }
      }.map { (source, $0) }
    }
  }
}

extension Finding.Message {
  fileprivate static func nothingLeadsTo(
    _ route: RouteDefinition, _ sources: [RouteDefinition]
  ) -> Self {
    guard let source = sources.first else {
      return "no one can ever see \(quoted(route.name)): no action leads there"
    }
    return """
      no one can ever see \(quoted(route.name)): only \(quoted(source.name)) leads there, which is \
      itself never visible
      """
  }

  fileprivate static func neverVisible(_ route: RouteDefinition) -> Self {
    """
    no one can ever see \(quoted(route.name)): it is put on the stack, but only where nothing shows \
    it, for want of a navigation container below; a debug build stops there
    """
  }

  fileprivate static func neverTaken(
    _ route: RouteDefinition, _ source: RouteDefinition, _ transition: Transition
  ) -> Self {
    """
    no one can ever see \(quoted(route.name)): \(quoted(transition.action)) on \
    \(quoted(source.name)) would lead there, but never does
    """
  }

  fileprivate static func missingStep(_ transition: Transition) -> Self {
    if let condition = transition.condition {
      "the step that is missing; its condition is: \(condition.displayName)"
    } else {
      "the step that is missing: the library never carries it out as written"
    }
  }
}
