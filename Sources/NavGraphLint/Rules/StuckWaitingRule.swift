package import NavGraphFacts
import NavGraphModel

/// Finds screens that wait for ever after an error.
package enum StuckWaitingRule: Rule {
  package static let info = RuleInfo(
    id: "stuck-waiting", severity: .warning, category: .reachability, needs: [.registration],
    summary: "A screen waits for ever after an error",
    rationale: """
      A screen shows a spinner and disables its buttons while a request runs. The request fails, \
      the code only prints the error, and the spinner never goes away. The user cannot try again. \
      Offline, this happens every time.
      """,
    fix: """
      Handle the error: send an action that stops the waiting, and tell the user. In Composable \
      Architecture, give `.run` a `catch:`, and reset the flag for `.failure`, too.
      """,
    remarks: [
      """
      With `--sources`, an action is reported that sets a `Bool` of the state and starts an effect \
      whose success resets it, where an error does not: a `catch` that sends nothing, an effect that \
      throws, a `.failure` that is ignored, a button that cancels the effect. So is a first screen \
      without buttons that only the success of a request leaves.
      """,
      """
      It is a remark if another action of the view can reset the `Bool`. Nothing is reported if code \
      cannot be read, a coordinator handles what is sent, or the view shows what the error sets.
      """,
      """
      In a registration, say it yourself: `Unhandled("saveTapped", when: "save throws", leaves: \
      "isSaving")`.
      """,
    ],
    flagged: [
      RuleExample("home -> form; ↓stuck form save isSaving"),
      RuleExample("home := done; done dismiss; ↓stuck home load"),
    ],
    clean: [
      RuleExample("home -> form; form:save nothing"),
      RuleExample("home -> form; form:save <-; unhandled form save"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    var report = RuleReport()
    for (index, coordinator) in facts.graph.coordinators.enumerated() {
      for (route, definition) in coordinator.routes.enumerated() {
        report.findings += definition.unhandled.compactMap { action in
          action.failure.map {
            Finding(
              rule: info, message: .waits(definition.name, action, $0), claim: .exact,
              route: RouteReference(coordinator: index, route: route), in: facts
            ).about(action)
          }
        }
      }
      report.findings += coordinator.unhandled.compactMap { action in
        action.failure.map {
          Finding(
            rule: info, message: .waits(coordinator.name, action, $0), claim: .exact,
            coordinator: index, in: facts
          ).about(action)
        }
      }
    }
    report.findings = report.findings.map { $0.withPathToScreen(in: facts) }
    return report
  }
}

extension Finding {
  /// The same finding where the error is left.
  fileprivate func about(_ action: UnhandledAction) -> Self {
    var finding = self
    finding.action = action.action
    finding.location = action.location
    if action.failure?.resetBy != nil { finding.severity = .info }
    finding.fix = action.failure?.flag.map { "Reset \(quoted($0)) there, too" }
    finding.cause = Self.code(of: action.action, at: action.location)
    return finding
  }
}

extension Finding.Message {
  fileprivate static func waits(
    _ screen: String, _ action: UnhandledAction, _ failure: UnhandledFailure
  ) -> Self {
    let end = failure.resetBy.map { "until \(quoted($0))" } ?? "for ever"
    let start = "\(quoted(screen)) waits \(end) after \(quoted(action.action))"
    let flag = failure.flag.map { ": \(quoted($0)) stays true" } ?? ": nothing else leads on"
    return "\(start) when \(failure.condition)\(flag)"
  }
}
