package import NavGraphFacts
import NavGraphModel

/// Finds kept flows that come back as they were left while their siblings start afresh.
package enum StaleFlowRestoredRule: Rule {
  package static let info = RuleInfo(
    id: "stale-flow-restored", severity: .warning, category: .tabs, needs: [.anyHeight],
    summary: "A kept coordinator returns unchanged while another starts again",
    rationale: """
      The user logs out and in again. One part of the app starts again, another returns with its \
      old screens: the last user’s cart, a half-filled form.
      """,
    fix: """
      Restart both, or reset the kept one in the update that shows it again. In a registration: \
      `reset`.
      """,
    flagged: [
      RuleExample(
        "switch login main@Main*; ↓login:in show main; main/cart:out show login; Main: start -> cart"
      ),
      RuleExample(
        "var in no yes; switch login main@Main*; main while in=yes; "
          + "↓login:enter set in yes; main/cart:out set in no; Main: start -> cart"),
    ],
    clean: [
      RuleExample(
        "switch login main@Main; login:in show main; main/cart:out show login; Main: start -> cart"),
      RuleExample("tabs a@A b@B; A: start -> item; B: form"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.restoredFlow], in: facts) { key in
      Restoration(transition: key.cause?.transition, route: key.route)
    }
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .restored($0)) },
      notChecked: facts.openQuestions(
        info, reading: [.restoredFlow], if: facts.graph.mayRestart))
  }

  private struct Restoration: Hashable {
    let transition: TransitionReference?
    let route: RouteReference?
  }
}

extension Finding.Message {
  fileprivate static func restored(_ occurrence: Occurrence) -> Self {
    """
    \(occurrence.actionPhrase) shows \(occurrence.route) as the user left it, although the coordinators \
    beside it restart
    """
  }
}
