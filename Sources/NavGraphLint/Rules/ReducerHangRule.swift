package import NavGraphFacts
import NavGraphModel

/// Finds actions from which a registered reducer does not come back, or only with all the memory.
package enum ReducerHangRule: Rule {
  package static let info = RuleInfo(
    id: "reducer-hang", severity: .error, category: .reducer, needs: [.states],
    summary: "A reducer does not return",
    rationale: """
      While a reducer runs, the app is frozen until the system kills it. A reducer that \
      allocates memory without end, and follow-up actions that send each other forever, have the \
      same effect.
      """,
    fix: """
      Follow the steps to that state and end the loop. If the reducer is only slow or large, \
      leave the expensive part out of the registration, or raise `--step-limit` and \
      `--memory-limit`.
      """,
    remarks: [
      """
      The rule also reports more memory than `--memory-limit` and more than 64 actions in one \
      step. A step may take `--step-limit` seconds (default 2).
      """,
      """
      The step is set aside, and the search continues as if it did nothing. After four such \
      steps their action is set aside everywhere.
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
    let failures = ReducerFailure.all(in: facts) { failure in
      failure.observation.outcome.release.isFailure
        && [.hangs, .outOfMemory, .endlessLoop].contains(failure.reason)
    }
    return RuleReport(
      findings: failures.map { $0.finding(info, .neverReturns($0)) },
      notChecked: ReducerFailure.openQuestions(info, in: facts))
  }
}

extension Finding.Message {
  fileprivate static func neverReturns(_ failure: ReducerFailure) -> Self {
    let detail = failure.observation.detail
    let reason =
      switch failure.reason {
      case .outOfMemory:
        "\(failure.reducer) takes \(detail ?? "more memory than there may be"), and does not stop"
      case .endlessLoop:
        "the follow-up actions of \(failure.reducer) send each other without end"
      default: "\(failure.reducer) gives \(detail ?? "no answer")"
      }
    return "\(failure.actionPhrase) never returns: \(reason)"
  }
}
