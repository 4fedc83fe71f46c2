package import NavGraphExploration
import NavGraphModel

/// Finds actions from which a registered reducer does not come back, or only with all the memory.
package enum ReducerHangRule: Rule {
  package static let info = RuleInfo(
    id: "reducer-hang", severity: .error, category: .reducer, needs: [.states],
    summary: "A reducer does not come back",
    rationale: """
      While a reducer runs, the app stands still: no tap is answered and nothing scrolls, until the \
      system ends the app after some seconds. A reducer that takes memory without end comes to the \
      same, and so do follow-up actions that send one another for ever.
      """,
    fix: """
      Follow the steps to that state and give the loop an end there. If the reducer is only slow or \
      large, leave what takes so long out of the registration, or allow a step more with \
      `--step-limit` and `--memory-limit`.
      """,
    remarks: [
      """
      Also reported: more memory than `--memory-limit` allows, and more than 64 actions in one \
      step. One step may take `--step-limit` seconds (2 unless said otherwise).
      """,
      """
      The step is set aside, and everything else is explored as if it did nothing. Four such \
      steps, and their action is set aside in all states.
      """,
    ],
    flagged: [
      RuleExample("↓home !hangs"),
      RuleExample("home !; ↓home !grows"),
    ],
    clean: [
      RuleExample("home !; home !"),
      RuleExample("home !crashes; home !exits"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let troubles = ReducerTrouble.all(in: facts) { trouble in
      trouble.observation.outcome.release.isFailure
        && [.hangs, .outOfMemory, .endlessLoop].contains(trouble.reason)
    }
    return RuleReport(
      findings: troubles.map { $0.finding(info, .neverComesBack($0)) },
      notChecked: ReducerTrouble.openQuestions(info, in: facts))
  }
}

extension Finding.Message {
  fileprivate static func neverComesBack(_ trouble: ReducerTrouble) -> Self {
    let detail = trouble.observation.detail
    let reason =
      switch trouble.reason {
      case .outOfMemory:
        "\(trouble.reducer) takes \(detail ?? "more memory than there may be"), and does not stop"
      case .endlessLoop:
        "the follow-up actions of \(trouble.reducer) send one another without end"
      default: "\(trouble.reducer) gives \(detail ?? "no answer")"
      }
    return "\(trouble.deed) never comes back: \(reason)"
  }
}
