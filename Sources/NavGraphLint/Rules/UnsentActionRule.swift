package import NavGraphFacts
import NavGraphModel

/// Finds handlers of actions that nothing causes.
package enum UnsentActionRule: Rule {
  package static let info = RuleInfo(
    id: "unsent-action", severity: .info, category: .hygiene, needs: [.registration],
    findsUnusedCode: true,
    summary: "Nothing sends the action that is handled here",
    rationale: """
      The feature renamed what it sends, or stopped sending it; the hosted coordinator no longer \
      reports what its host expects. The handler remains, but the user finishes the form and the \
      form stays.
      """,
    fix: """
      Handle what is sent now, or remove the handler. If the action does occur, say where. With \
      `--sources`, name all folders that may send it. In a registration: list it in the `Feature`, \
      report it (`.emit("finished")`), or send it (`.send("refresh", to: .route(.list))`).
      """,
    remarks: [
      """
      A `Feature` lists all actions of a screen: an `On` for anything else never runs. Without a \
      `Feature`, `On` and `OnChild` are themselves the list, so an enclosing coordinator may \
      handle an action that the screen's own coordinator does not mention.
      """,
      """
      `OnChild(.host, action:)` receives what the coordinator in `.host` reports, not what \
      coordinators further inside report; `OnChild(flowOf: .host, …, reports:)` receives those. \
      A registration with a misspelt report is refused when it is loaded.
      """,
    ],
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
    let unseen = UnseenRoutes(facts)
    var found: [(finding: Finding, reference: TransitionReference)] = []
    var causes: [String: String] = [:]
    for (reference, transition) in graph.placedTransitions where !transition.runsReducer {
      guard let message = message(about: transition, at: reference, in: graph, map, features)
      else { continue }
      var finding = Finding(
        rule: info, message: message, claim: .exact, transition: reference, in: facts)
      finding.fix =
        transition.unshownSender.map { "Show \(quoted($0)), or delete it with the handler" }
        ?? "Stop handling the action, or let the feature send it again"
      finding.cause =
        silentChild(handledAt: reference, in: graph)
        ?? silentReporter(transition, at: reference, in: graph)
        ?? handler(of: finding, known: &causes)
      found.append((finding, reference))
    }
    let isSeen = { unseen.route(of: $0, in: graph) == nil }
    let own = Set(found.filter { isSeen($0.reference) }.map(\.finding.cause))
    return RuleReport(
      findings: found.map { finding, reference in
        guard let route = unseen.route(of: reference, in: graph),
          unseen.opened(by: reference) != nil || !own.contains(finding.cause)
        else { return finding }
        var consequence = finding
        consequence.cause = unseen.cause(of: route, map)
        consequence.causeRule = UnreachableRouteRule.info.id
        consequence.isConsequence = true
        return consequence
      })
  }

  /// Whether nothing causes the action of a transition.
  static func isUnsent(
    _ reference: TransitionReference, in graph: GraphDefinition, _ map: ActionMap
  ) -> Bool {
    let features = Dictionary(graph.features.map { ($0.name, $0) }) { first, _ in first }
    return graph.transition(reference).flatMap {
      message(about: $0, at: reference, in: graph, map, features)
    } != nil
  }

  /// Returns the same where the handler is in the hosted coordinator and means its enclosing coordinators, in one file.
  private static func silentReporter(
    _ transition: Transition, at reference: TransitionReference, in graph: GraphDefinition
  ) -> String? {
    guard case .coordinator = reference.place,
      transition.operations.containNested(where: {
        if case .within(.ancestor, _) = $0 { true } else { false }
      })
    else { return nil }
    return "\(graph.coordinators[reference.coordinator].name)\n\(transition.location.file)"
  }

  /// The handler to delete: one for all screens that share it, and for all that is done about one action of a screen.
  private static func handler(of finding: Finding, known: inout [String: String]) -> String? {
    let action = finding.action ?? ""
    let place = Finding.code(of: action, at: finding.location)
    let screen = "\(finding.coordinator)\n\(finding.route ?? "")\n\(action)"
    let cause = known[screen] ?? place
    known[screen] = cause
    return cause
  }

  /// Returns the hosted coordinator that never reports the handled action: one that lost its reports usually lost
  /// several.
  private static func silentChild(
    handledAt reference: TransitionReference, in graph: GraphDefinition
  ) -> String? {
    guard case .coordinator = reference.place else { return nil }
    let source = graph.coordinators[reference.coordinator].handlers[reference.index].source
    guard let leaf = graph.leaf(of: source, from: reference.coordinator), leaf.route == nil
    else { return nil }
    return "\(graph.coordinators[reference.coordinator].name)\n\(graph.coordinators[leaf.0].name)"
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
        return .isNeverSent(
          transition, to: coordinator.name,
          sent: map.sent(toCoordinator: reference.coordinator))
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
      return .isNeverReported(
        transition.action, by: graph.coordinators[leaf.0], reported: map.outputs(of: leaf.0),
        inside: map.reporter(of: transition.action, inside: leaf.0))
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
    return transition.trigger == .sent
      ? .isNeverSent(transition, to: screen.name, sent: map.sent(to: route)) : nil
  }
}

extension Finding.Message {
  fileprivate static func isNotListed(
    _ action: String, _ screen: RouteDefinition, _ feature: FeatureDefinition
  ) -> Self {
    """
    \(quoted(action)) of \(quoted(screen.name)) never happens: feature \(quoted(feature.name)) does not \
    list it, and nothing sends it\(suggestion(for: action, in: feature.outputs))
    """
  }

  fileprivate static func isNeverSent(
    _ transition: Transition, to name: String, sent: [String]
  ) -> Self {
    let action = transition.action
    let beginning = "\(quoted(action)) of \(quoted(name)) never happens"
    guard let view = transition.unshownSender else {
      return "\(beginning): nothing sends it\(suggestion(for: action, in: sent))"
    }
    return "\(beginning): only \(quoted(view)) sends it, and nothing shows \(quoted(view))"
  }

  fileprivate static func isNeverReported(
    _ action: String, by coordinator: CoordinatorDefinition, reported: [String],
    inside inner: CoordinatorDefinition?
  ) -> Self {
    let beginning = "\(quoted(action)) never happens: \(quoted(coordinator.name)) never reports it"
    guard let inner else {
      return "\(beginning)\(suggestion(for: action, in: reported))"
    }
    return """
      \(beginning); \(quoted(inner.name)) inside it does, which only `OnChild(flowOf:)` receives
      """
  }

  private static func suggestion(for action: String, in known: [String]) -> String {
    nearestName(to: action, in: known).map { "; did you mean \(quoted($0))?" } ?? ""
  }
}
