package import NavGraphExploration
import NavGraphModel

/// Finds actions that lead a registered reducer to states that cannot be told apart by their values.
package enum UnlawfulIDRule: Rule {
  package static let info = RuleInfo(
    id: "unlawful-id", severity: .error, category: .identity, needs: [.states],
    summary: "A value is not equal to itself, or equal with another hash",
    rationale: """
      Screens and states are told apart by `==` and found again by their hash. With a value that is \
      not equal to itself (a `Double` that is not a number), or an `==` that looks at less than \
      `hash(into:)` does, SwiftUI and the libraries take one screen for two: it appears anew while \
      it is there, and actions miss it. A search through such states does not come to an end.
      """,
    fix: """
      Let `==` and `hash(into:)` look at the same properties, and keep values such as `Double.nan` \
      out of the state. Where they decide nothing, `ignoring:` takes them out of the comparison.
      """,
    remarks: [
      """
      States that are not equal to themselves are all new, so the search meets a bound, and \
      what lies beyond is not checked. Only the states of registered reducers are looked at.
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
    let troubles = ReducerTrouble.all(in: facts) { $0.reason == .unlawfulEquality }
    return RuleReport(
      findings: troubles.map { $0.finding(info, .cannotBeFoundAgain($0)) },
      notChecked: ReducerTrouble.openQuestions(info, in: facts))
  }
}

extension Finding.Message {
  fileprivate static func cannotBeFoundAgain(_ trouble: ReducerTrouble) -> Self {
    """
    \(trouble.deed) leads to a state that cannot be found again: the one that \(trouble.reducer) makes \
    is not equal to itself, or equal with another hash
    """
  }
}
