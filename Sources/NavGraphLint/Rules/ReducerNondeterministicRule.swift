package import NavGraphFacts
import NavGraphModel

/// Finds actions to which a registered reducer answers now this and now that.
package enum ReducerNondeterministicRule: Rule {
  package static let info = RuleInfo(
    id: "reducer-nondeterministic", severity: .error, category: .reducer, needs: [.states],
    summary: "A reducer is not deterministic",
    rationale: """
      A reducer that uses random numbers, reads the clock or keeps something outside its state \
      (a global, a singleton, a `UUID()`) does different things on the same tap. Neither tests \
      nor a search can rely on it.
      """,
    fix: """
      Pass in what varies: in the state, in the action, or as a dependency that the registration \
      overrides. Exclude what navigation does not depend on with `ignoring:`.
      """,
    remarks: [
      """
      Each step runs twice, early ones more often, so rare differences can be missed. The search \
      continues with the first result.
      """
    ],
    flagged: [
      RuleExample("↓home !random"),
      RuleExample("home !nan; home !; ↓home !random"),
    ],
    clean: [
      RuleExample("home !"),
      RuleExample("home !nan; home !crashes"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let failures = ReducerFailure.all(in: facts) { $0.reason == .notRepeatable }
    return RuleReport(
      findings: failures.map { $0.finding(info, .isNondeterministic($0)) },
      notChecked: ReducerFailure.openQuestions(info, in: facts))
  }
}

extension Finding.Message {
  fileprivate static func isNondeterministic(_ failure: ReducerFailure) -> Self {
    """
    \(failure.actionPhrase) is not deterministic: run twice in the same state, \(failure.reducer) gives \
    different results
    """
  }
}
