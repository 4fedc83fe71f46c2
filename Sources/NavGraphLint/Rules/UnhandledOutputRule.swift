package import NavGraphFacts
import NavGraphModel

/// Finds actions that are sent and that nothing handles.
package enum UnhandledOutputRule: Rule {
  package static let info = RuleInfo(
    id: "unhandled-output", severity: .warning, category: .hygiene, needs: [.registration],
    summary: "No coordinator handles an action of a screen",
    rationale: """
      A feature sends an action, and a coordinator that shows it has no case for it. The button \
      has no effect. Coordinators often end in `default: break`, so the compiler does not \
      notice.
      """,
    fix: """
      Handle the action on the screen or in an enclosing coordinator. In a registration: `On`, \
      `OnChild`; without operations where it should not navigate (`On("refreshTapped")`).
      """,
    remarks: [
      """
      With `--sources`, actions are reported that code sends and that certainly nothing handles: \
      the reducer and those around it consist of one `switch` whose `default` does nothing, and no \
      pattern names the action or takes all actions of the screen. Of actions in an enum of \
      their own (`.delegate(.done)`), only those that a tap sends, and does nothing else: others \
      can be for information. A screen that several coordinators show is checked in each of them.
      """,
      """
      Dismissing a screen cancels its effects. What an effect sends after `await dismiss()` never \
      arrives, even if a reducer handles it.
      """,
    ],
    flagged: [
      RuleExample("↓home:buy -> cart; sends home buy share"),
      RuleExample("home -> item; ↓item <-; sends item back close"),
      RuleExample("home -> cart; ↓unhandled home share"),
    ],
    clean: [
      RuleExample("home:buy -> cart; sends home buy"),
      RuleExample("home:buy -> cart; home:share nothing; sends home buy share"),
      RuleExample("home:buy -> cart; home:share nothing; unhandled home share"),
      RuleExample(
        "Main: home => login@Login; Main: login/form:done <-; Login: form; Login: sends form done"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let graph = facts.graph
    let outputs = Dictionary(graph.features.map { ($0.name, $0) }) { first, _ in first }
    let map = ActionMap(graph)
    var report = RuleReport()
    for (index, coordinator) in graph.coordinators.enumerated() {
      for (route, definition) in coordinator.routes.enumerated() {
        let reference = RouteReference(coordinator: index, route: route)
        for unhandled in definition.unhandled
        where unhandled.failure == nil
          && (unhandled.isAfterDismissal || !map.handles(unhandled.action, of: reference))
        {
          report.findings.append(
            Finding(
              rule: info, message: .isUnhandled(unhandled, definition, coordinator),
              claim: .exact, route: reference, in: facts
            ).sending(unhandled, to: coordinator))
        }
        guard let feature = definition.feature.flatMap({ outputs[$0] }) else { continue }
        for output in feature.outputs where !map.handles(output, of: reference) {
          var finding = Finding(
            rule: info, message: .isNotHandled(output, definition, coordinator), claim: .exact,
            route: reference, in: facts,
            notes: [.init("declared by \(quoted(feature.name))", at: feature.location)])
          finding.action = output
          report.findings.append(finding)
        }
      }
      for unhandled in coordinator.unhandled
      where unhandled.failure == nil
        && !coordinator.handlers.contains(where: { $0.isOwn(unhandled.action) })
      {
        report.findings.append(
          Finding(
            rule: info, message: .isNotHandled(unhandled.action, coordinator), claim: .exact,
            coordinator: index, in: facts
          ).sending(unhandled, to: coordinator))
      }
    }
    report.findings = report.findings.map { $0.withPathToScreen(in: facts) }
    return report
  }
}

extension HandlerDefinition {
  fileprivate func isOwn(_ action: String) -> Bool {
    source == .own && transition.action == action
  }
}

extension Finding {
  /// The same finding where the action is sent.
  fileprivate func sending(
    _ unhandled: UnhandledAction, to coordinator: CoordinatorDefinition
  ) -> Self {
    var finding = self
    finding.action = unhandled.action
    finding.location = unhandled.location
    // A report (`delegate.saved`) is for others; any other action can be the sender's own.
    let isReport = unhandled.action.contains(".")
    let handled = """
      Handle it in \(isReport ? "" : "its own reducer or in ")\(quoted(unhandled.parent ?? coordinator.name)), or \
      stop sending it
      """
    finding.fix =
      unhandled.isAfterDismissal ? "Send it before the effect calls “dismiss()”" : handled
    finding.cause = Self.code(of: unhandled.action, at: unhandled.location)
    return finding
  }
}

extension Finding.Message {
  fileprivate static func isNotHandled(
    _ output: String, _ route: RouteDefinition, _ coordinator: CoordinatorDefinition
  ) -> Self {
    """
    \(quoted(output)) of \(quoted(route.name)) is sent, but neither \
    \(quoted(coordinator.name)) nor an enclosing coordinator handles it
    """
  }

  fileprivate static func isUnhandled(
    _ unhandled: UnhandledAction, _ route: RouteDefinition, _ coordinator: CoordinatorDefinition
  ) -> Self {
    if unhandled.isAfterDismissal {
      return """
        \(quoted(unhandled.action)) of \(quoted(route.name)) never arrives: its effect sends it \
        after it dismissed the screen, which cancels the effect
        """
    }
    let handlers = unhandled.handledBy.map(quoted)
    let others =
      handlers.isEmpty
      ? ""
      : "; elsewhere, \(handlers.joined(separator: " and ")) \(handlers.count == 1 ? "handles" : "handle") it"
    return """
      \(quoted(unhandled.action)) of \(quoted(route.name)) is sent, but neither its own reducer nor \
      \(quoted(unhandled.parent ?? coordinator.name)) nor an enclosing coordinator handles it\(others)
      """
  }

  fileprivate static func isNotHandled(
    _ action: String, _ coordinator: CoordinatorDefinition
  ) -> Self {
    """
    \(quoted(action)) of coordinator \(quoted(coordinator.name)) is sent, but no code handles it
    """
  }
}
