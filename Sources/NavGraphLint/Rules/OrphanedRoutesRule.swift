package import NavGraphFacts
import NavGraphModel

/// Finds screens that stay in the state after the sheet or cover went that they stood on.
package enum OrphanedRoutesRule: Rule {
  package static let info = RuleInfo(
    id: "orphaned-routes", severity: .error, category: .modal, needs: [.anyHeight],
    summary: "Screens stay on the stack after the sheet or cover below them is gone",
    rationale: """
      The user swipes a sheet down, and only the sheet is removed from the state. What was \
      pushed in it stays in the array and now appears on the screen below.
      """,
    fix: """
      When a sheet is dismissed, remove everything from its position on (`removeSubrange`, \
      `dismiss`), not only its own route.
      """,
    flagged: [
      RuleExample("[routestack]; home => list; ↓list -> item"),
      RuleExample("home => list; list -> item; ↓item remove list"),
    ],
    clean: [
      RuleExample("home => list; list -> item"),
      RuleExample("home => list; list -> item; item dismiss"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.orphaned], in: facts, by: Removal.init)
    return RuleReport(
      findings: occurrences.map { occurrence in
        var finding = occurrence.finding(
          info, .orphaned(occurrence), notes: occurrence.noteAtOtherRoute(.leftBehind))
        // The library decides what a gesture leaves behind, the same for all screens of a stack.
        if case .gesture = occurrence.key.cause { finding.cause = finding.coordinator }
        return finding
      },
      notChecked: facts.openQuestions(info, reading: [.orphaned], if: facts.graph.mayTakeFromBelow))
  }
}

extension Finding.Message {
  fileprivate static func orphaned(_ occurrence: Occurrence) -> Self {
    let left = (occurrence.other == occurrence.route ? "another " : "") + occurrence.other
    return
      "\(occurrence.actionPhrase) removes \(occurrence.route) but leaves \(left), which was pushed on it, on the stack"
  }

  fileprivate static let leftBehind: Self = "the remaining screen"
}
