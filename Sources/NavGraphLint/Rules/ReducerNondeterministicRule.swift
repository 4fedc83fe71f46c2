package import NavGraphExploration
import NavGraphModel

/// Finds actions to which a registered reducer answers now this and now that.
package enum ReducerNondeterministicRule: Rule {
  package static let info = RuleInfo(
    id: "reducer-nondeterministic", severity: .error, category: .reducer, needs: [.states],
    summary: "A reducer answers differently when it is asked again",
    rationale: """
      A reducer that draws lots, reads the clock or keeps something outside of its state (a global, \
      a singleton, a `UUID()`) does now this and now that on the same tap. No test can rely on it, \
      and no search either: a way that was found may not be there the next time.
      """,
    fix: """
      Hand in what varies: in the state, in the action, or as a dependency that the registration \
      overrides. What navigation does not depend on (an identity made at run time, a date) can be \
      left out of the comparison with `ignoring:`.
      """,
    remarks: [
      """
      Each step is taken twice, where it is quick and among the first more often, where a search \
      is long every sixteenth: what differs rarely can be missed. The step is taken as it went the \
      first time, so ways beyond it may not be there again.
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
    let troubles = ReducerTrouble.all(in: facts) { $0.reason == .notRepeatable }
    return RuleReport(
      findings: troubles.map { $0.finding(info, .leftToChance($0)) },
      notChecked: ReducerTrouble.openQuestions(info, in: facts))
  }
}

extension Finding.Message {
  fileprivate static func leftToChance(_ trouble: ReducerTrouble) -> Self {
    """
    \(trouble.deed) does not do the same each time: asked twice in one state, \(trouble.reducer) \
    answers differently
    """
  }
}
