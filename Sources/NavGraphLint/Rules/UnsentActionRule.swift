package import NavGraphExploration
import NavGraphModel

/// Finds handlers of actions that nothing causes.
package enum UnsentActionRule: Rule {
  package static let info = RuleInfo(
    id: "unsent-action", severity: .info, category: .hygiene, needs: [.declaration],
    summary: "Nothing causes the action that is handled here",
    rationale: """
      The feature renamed what it sends, or stopped sending it; the coordinator inside no longer \
      reports what the one around waits for. The handler stays, and the step that it stood for is \
      gone: the person finishes the form, and the form stays.
      """,
    fix: """
      Handle what is sent now, or remove the handler. If the action does come, say from where: list it \
      in the `Feature`, report it (`.emit("finished")`), or send it (`.send("refresh", to: .route(.list))`).
      """,
    flagged: [
      RuleExample("home:buy -> cart; ↓home:sell -> cart; sends home buy"),
      RuleExample("home -> item; ↓item:refresh sent -> home"),
      RuleExample(
        "Main: home => pay@Pay; ↓Main: pay/:finished dismiss; Pay: cart emit cancelled"),
    ],
    clean: [
      RuleExample("home:buy -> cart; sends home buy"),
      RuleExample("home:go send refresh home; home:refresh sent -> item; sends home go"),
      RuleExample(
        "Main: home => pay@Pay; Main: pay/:finished dismiss; Pay: cart emit finished"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let graph = facts.graph
    let map = ActionMap(graph)
    let features = Dictionary(graph.features.map { ($0.name, $0) }) { first, _ in first }
    var report = RuleReport()
    for (reference, transition) in graph.placedTransitions where !transition.runsReducer {
      guard let message = message(about: transition, at: reference, in: graph, map, features)
      else { continue }
      report.findings.append(
        Finding(rule: info, message: message, claim: .exact, transition: reference, in: facts))
    }
    return report
  }

  private static func message(
    about transition: Transition, at reference: TransitionReference, in graph: GraphDefinition,
    _ map: ActionMap, _ features: [String: FeatureDefinition]
  ) -> Finding.Message? {
    let coordinator = graph.coordinators[reference.coordinator]
    switch reference.place {
    case .link: return nil
    case .screen(let route):
      return message(
        about: transition, of: RouteReference(coordinator: reference.coordinator, route: route),
        in: graph, map, features)
    case .coordinator:
      let source = coordinator.handlers[reference.index].source
      if case .own = source {
        guard transition.trigger == .sent, coordinator.reducer == nil,
          !map.isSent(transition.action, toCoordinator: reference.coordinator)
        else { return nil }
        return .isNeverSent(transition.action, to: coordinator.name)
      }
      guard let leaf = graph.leaf(of: source, from: reference.coordinator) else { return nil }
      if let route = leaf.route {
        // The registration of the screen itself says that there is such an action.
        let screen = graph.coordinators[leaf.0].routes[route]
        if screen.transitions.contains(where: { $0.action == transition.action }) { return nil }
        return message(
          about: transition, of: RouteReference(coordinator: leaf.0, route: route), in: graph, map,
          features)
      }
      guard !map.emits(transition.action, from: leaf.0) else { return nil }
      return .isNeverReported(transition.action, by: graph.coordinators[leaf.0].name)
    }
  }

  /// An action of a screen's.
  private static func message(
    about transition: Transition, of route: RouteReference, in graph: GraphDefinition,
    _ map: ActionMap, _ features: [String: FeatureDefinition]
  ) -> Finding.Message? {
    let screen = graph.coordinators[route.coordinator].routes[route.route]
    let action = transition.action
    guard graph.coordinators[route.coordinator].reducer == nil, !map.isSent(action, to: route)
    else { return nil }
    if let feature = screen.feature.flatMap({ features[$0] }) {
      return feature.outputs.contains(action) ? nil : .isNotListed(action, screen, feature)
    }
    return transition.trigger == .sent ? .isNeverSent(action, to: screen.name) : nil
  }
}

extension Finding.Message {
  fileprivate static func isNotListed(
    _ action: String, _ screen: RouteDefinition, _ feature: FeatureDefinition
  ) -> Self {
    """
    what should happen on \(quoted(action)) of \(quoted(screen.name)) never does: \
    \(quoted(feature.name)) does not send it, and nothing else does
    """
  }

  fileprivate static func isNeverSent(_ action: String, to name: String) -> Self {
    """
    what should happen on \(quoted(action)) of \(quoted(name)) never does: nothing sends it, and no \
    effect does
    """
  }

  fileprivate static func isNeverReported(_ action: String, by name: String) -> Self {
    "what should happen on \(quoted(action)) never does: \(quoted(name)) never reports it"
  }
}
