package import NavGraphExploration
import NavGraphModel

/// Finds actions at which a registered reducer takes the process with it.
package enum ReducerCrashRule: Rule {
  package static let info = RuleInfo(
    id: "reducer-crash", severity: .error, category: .reducer, needs: [.states],
    summary: "A reducer stops the app",
    rationale: """
      A reducer that traps takes the app with it: an index out of range, a force unwrap, a \
      `removeLast()` on an empty array. Mostly it is an action in a state that nobody thought of: \
      the second tap before the first has settled, the response that comes after its screen is \
      gone. The person loses what they were doing.
      """,
    fix: """
      Follow the steps to that state and let the reducer do nothing there, or keep the state from \
      coming about. If no screen would send the action there, say so where it is registered \
      (`Action("submitTapped", FormAction.submit) { (state: FormState) in state.isComplete }`).
      """,
    remarks: [
      """
      Also reported: `exit`, and being killed from outside again and again during one step, as \
      a system does that is short of memory; and an operation of the vocabulary that traps in \
      the library, such as `removeLast` of more than there is.
      """,
      """
      The step is set aside, and everything else is explored as if it did nothing. An action \
      that crashes in 64 states is set aside in all of them. Under `navgraph` the reducer runs \
      in a process of its own; in an app's own tests a crash ends the test.
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
    let troubles = ReducerTrouble.all(in: facts, where: stopsTheApp)
    return RuleReport(
      findings: troubles.map { $0.finding(info, .stops($0)) },
      notChecked: ReducerTrouble.openQuestions(info, in: facts))
  }

  private static func stopsTheApp(_ trouble: ReducerTrouble) -> Bool {
    switch trouble.reason {
    case .crashed, .exited, .killed: true
    // Other rules name those.
    case .hangs, .outOfMemory, .endlessLoop, .notRegistered, .duplicateIdentity: false
    default: trouble.observation.outcome.release.isFailure
    }
  }
}

extension Finding.Message {
  fileprivate static func stops(_ trouble: ReducerTrouble) -> Self {
    let detail = trouble.observation.detail
    switch trouble.reason {
    case .exited:
      return """
        \(trouble.deed) closes the app: \(trouble.reducer) ends the process\
        \(detail.map { ", with \($0)" } ?? "")
        """
    case .killed:
      return """
        \(trouble.deed) may stop the app: each time that \(trouble.reducer) ran there, the process \
        was killed from outside\(detail.map { ", by \($0)" } ?? "")
        """
    default: break
    }
    if let call = trouble.call {
      return "\(trouble.deed) stops the app: \(quoted(call)) traps in \(trouble.reducer)"
    }
    return
      "\(trouble.deed) stops the app: \(trouble.reducer) \(detail.map { "ends by \($0)" } ?? "crashes")"
  }
}
