package import NavGraphFacts
import NavGraphModel

/// Finds actions that lead a registered reducer to states that cannot be distinguished by their values.
package enum UnlawfulIDRule: Rule {
  package static let info = RuleInfo(
    id: "unlawful-id", severity: .error, category: .identity, needs: [.states],
    summary: "A value is not equal to itself, or its hash differs",
    rationale: """
      Screens and states are compared with `==` and found by their hash. With a value that is \
      not equal to itself (`Double.nan`), or an `==` that compares less than `hash(into:)`, \
      SwiftUI and the libraries see two screens instead of one, and a search does not end.
      """,
    fix: """
      Let `==` and `hash(into:)` use the same properties, and keep values such as `Double.nan` \
      out of the state. If they do not matter, `ignoring:` removes them from the comparison.
      """,
    remarks: [
      """
      States that are not equal to themselves are always new, so the search meets a bound, and \
      what lies beyond is not checked. The rule looks at the states of registered reducers only.
      """
    ],
    flagged: [
      RuleExample("↓home !nan"),
      RuleExample("home !random; ↓home !nan; home !"),
    ],
    clean: [
      RuleExample("home !"),
      RuleExample("home !random"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let failures = ReducerFailure.all(in: facts) { $0.reason == .unlawfulEquality }
    return RuleReport(
      findings: failures.map { $0.finding(info, .cannotBeFoundAgain($0)) },
      notChecked: ReducerFailure.openQuestions(info, in: facts))
  }
}

extension Finding.Message {
  fileprivate static func cannotBeFoundAgain(_ failure: ReducerFailure) -> Self {
    """
    \(failure.actionPhrase) leads to a state of \(failure.reducer) that is not equal to itself, or has \
    another hash
    """
  }
}
