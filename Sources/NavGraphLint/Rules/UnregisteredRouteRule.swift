package import NavGraphFacts
import NavGraphModel

/// Finds actions after which a reducer's state shows an unregistered screen.
package enum UnregisteredRouteRule: Rule {
  package static let info = RuleInfo(
    id: "unregistered-route", severity: .error, category: .configuration, needs: [.states],
    summary: "A reducer shows a route without a registered screen",
    rationale: """
      A route without a registered screen has no actions, so nothing behind it is explored. \
      Often a screen was added to the app and not to the registration; or the projection \
      (`routes:`) shows something that the app does not.
      """,
    fix: """
      Register a `Screen` for the route, with a sample for each value of its arguments, and with \
      `hosts:` if it shows a coordinator; or correct the projection.
      """,
    remarks: [
      """
      In the first state of a reducer this is an error of the registration, and nothing is \
      explored.
      """
    ],
    flagged: [
      RuleExample("↓home !lost"),
      RuleExample("home !; home !crashes; ↓home !lost"),
    ],
    clean: [
      RuleExample("home !"),
      RuleExample("home !crashes; cart"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let failures = ReducerFailure.all(in: facts) { $0.reason == .notRegistered }
    return RuleReport(
      findings: failures.map { $0.finding(info, .showsUnregisteredRoute($0)) },
      notChecked: ReducerFailure.openQuestions(info, in: facts))
  }
}

extension Finding.Message {
  fileprivate static func showsUnregisteredRoute(_ failure: ReducerFailure) -> Self {
    let route = failure.observation.detail.map(quoted) ?? "a route"
    return """
      \(failure.actionPhrase) shows \(route), but no screen is registered for it, its arguments or the \
      coordinator in it: nothing behind it is explored
      """
  }
}
