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
    var message: Finding.Message
    var witness: Witness?
    var notes: [Finding.Note] = []
    let entrances = self.entrances
    if let held = flow.routes[route].held {
      message = isUnrendered(at: held) ? .notRendered(definition) : .alwaysCovered(definition)
      witness = Witness(node: held, flow: flow, coordinator: coordinator)
    } else if let entrance = entrances.first(where: { flow.routes[$0.route].shown != nil }) {
      let source = coordinator.routes[entrance.route]
      let transition = source.transitions[entrance.transition]
      message = .neverTaken(definition, source, transition)
      notes = [.init(missingStep(entrance), at: transition.location)]
      witness = flow.routes[entrance.route].shown.map {
        Witness(node: $0, flow: flow, coordinator: coordinator)
      }
    } else {
      var sources: [String] = []
      for entrance in entrances where !sources.contains(coordinator.routes[entrance.route].name) {
        sources.append(coordinator.routes[entrance.route].name)
      }
      message = .nothingLeadsTo(definition, sources)
    }
    return Finding(
      rule: UnreachableRouteRule.info, message: message, claim: .exact,
      assumptions: reach.isReached[route] ? coordinator.sampleAssumptions : [],
      coordinator: coordinator.name, route: definition.name, location: definition.location,
      notes: notes, witness: witness)
  }

  private struct Entrance {
    let route: Int
    let transition: Int
    /// The operation that brings the route.
    let operation: Int
  }

  /// What would lead here.
  private var entrances: [Entrance] {
    coordinator.routes.indices.flatMap { source in
      coordinator.routes[source].transitions.indices.flatMap { transition in
        let operations = coordinator.routes[source].transitions[transition].operations
        return operations.indices.filter { index in
          operations[index].patterns.contains { $0.isNew && $0.pattern.route == definition.name }
        }.map { Entrance(route: source, transition: transition, operation: $0) }
      }
    }
  }

  /// Whether the route stands above what the views show; otherwise it stands beneath other screens.
  private func isUnrendered(at node: Int) -> Bool {
    let stack = flow.trace[node].stack.map(Entry.init(rawValue:))
    let rendered = coordinator.dialect.semantics.renderedCount(of: stack)
    return !stack[..<rendered].contains { flow.instances[$0.instance].route == route }
  }

  /// Why a step from a visible screen never leads here, from the outcomes that were seen.
  private func missingStep(_ entrance: Entrance) -> Finding.Message {
    let transition = coordinator.routes[entrance.route].transitions[entrance.transition]
    let outcomes = flow.outcomes.filter {
      $0.route == entrance.route && $0.transition == entrance.transition
    }
    guard !outcomes.isEmpty else {
      return .missingStep(condition: transition.condition)
    }
    if outcomes.contains(where: { $0.outcome.release.isFailure }) { return .stepStopsTheApp }
    let effects = outcomes.filter { $0.operation == entrance.operation }.map(\.outcome.release)
    return effects.contains(.applied) ? .stepIsUndone : .stepIsDropped
  }
}

extension Finding.Message {
  fileprivate static func nothingLeadsTo(_ route: RouteDefinition, _ sources: [String]) -> Self {
    let others = sources.filter { $0 != route.name }
    if others.isEmpty {
      return sources.isEmpty
        ? "no one can ever see \(quoted(route.name)): no action leads there"
        : "no one can ever see \(quoted(route.name)): only its own actions lead there"
    }
    let names = others.prefix(3).map(quoted).joined(separator: ", ")
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return """
      no one can ever see \(quoted(route.name)): it is led to from \(names)\(more) only, and no one \
      can see \(others.count == 1 ? "that" : "those") either
      """
  }

  fileprivate static func notRendered(_ route: RouteDefinition) -> Self {
    """
    no one can ever see \(quoted(route.name)): it is put on the stack, but only where nothing shows \
    it, for want of a navigation container below
    """
  }

  fileprivate static func alwaysCovered(_ route: RouteDefinition) -> Self {
    """
    no one can ever see \(quoted(route.name)): it is put on the stack, but only beneath other \
    screens, and never uncovered
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

  fileprivate static func missingStep(condition: Condition?) -> Self {
    condition.map { "the step that is missing; its condition is: \($0.displayName)" }
      ?? "the step that is missing"
  }

  fileprivate static let stepStopsTheApp: Self = "the step that is missing: the app stops there"

  fileprivate static let stepIsUndone: Self =
    "the step that is missing: the screen is put on the stack and taken away in one update"

  fileprivate static let stepIsDropped: Self =
    "the step that is missing: the library drops it every time"
}
