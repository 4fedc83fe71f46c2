package import NavGraphFacts
import NavGraphModel

/// Finds actions at which a registered reducer takes the process with it.
package enum ReducerCrashRule: Rule {
  package static let info = RuleInfo(
    id: "reducer-crash", severity: .error, category: .reducer, needs: [.states],
    summary: "A reducer crashes the app",
    rationale: """
      A reducer traps: an index out of range, a force unwrap, a `removeLast()` on an empty \
      array. Often the cause is an action in an unexpected state, such as a second tap or a \
      response after its screen is gone.
      """,
    fix: """
      Follow the steps to that state and let the reducer ignore the action there. If no screen \
      would send the action, say so in the registration (`Action("submitTapped", \
      FormAction.submit) { (state: FormState) in state.isComplete }`).
      """,
    remarks: [
      """
      The rule also reports `exit`, a process that the system kills again and again during one \
      step, and an operation that traps in the library, such as `removeLast` of more than there \
      is.
      """,
      """
      The step is set aside, and the search continues as if it did nothing. An action that \
      crashes in 64 states is set aside everywhere. Under `navgraph` the reducer runs in its own \
      process; in your own tests a crash ends the test.
      """,
    ],
    flagged: [
      RuleExample("↓home !crashes"),
      RuleExample("home !; ↓home !exits"),
      RuleExample("home !random; ↓home !crashes; ↓home !exits"),
    ],
    clean: [
      RuleExample("home !"),
      RuleExample("home !hangs; home !grows"),
      RuleExample("home !random; home !nan"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let failures = ReducerFailure.all(in: facts, where: crashesTheApp)
    return RuleReport(
      findings: failures.map { $0.finding(info, .stops($0)) },
      notChecked: ReducerFailure.openQuestions(info, in: facts))
  }

  private static func crashesTheApp(_ failure: ReducerFailure) -> Bool {
    switch failure.reason {
    case .crashed, .exited, .killed: true
    // Other rules name those.
    case .hangs, .outOfMemory, .endlessLoop, .notRegistered, .duplicateIdentity: false
    default: failure.observation.outcome.release.isFailure
    }
  }
}

extension Finding.Message {
  fileprivate static func stops(_ failure: ReducerFailure) -> Self {
    let detail = failure.observation.detail
    switch failure.reason {
    case .exited:
      return """
        \(failure.actionPhrase) closes the app: \(failure.reducer) ends the process\
        \(detail.map { ", with \($0)" } ?? "")
        """
    case .killed:
      return """
        \(failure.actionPhrase) may stop the app: each time that \(failure.reducer) ran there, the process \
        was killed from outside\(detail.map { ", by \($0)" } ?? "")
        """
    default: break
    }
    if let call = failure.call {
      return "\(failure.actionPhrase) crashes the app: \(quoted(call)) traps in \(failure.reducer)"
    }
    return
      "\(failure.actionPhrase) crashes the app: \(failure.reducer) \(detail.map { "ends by \($0)" } ?? "crashes")"
  }
}
