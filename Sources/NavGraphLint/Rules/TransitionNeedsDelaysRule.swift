package import NavGraphFacts
import NavGraphModel

/// Finds updates that a library spreads over several moments.
package enum TransitionNeedsDelaysRule: Rule {
  package static let info = RuleInfo(
    id: "transition-needs-delays", severity: .info, category: .stack, needs: [.anyHeight],
    summary: "One update of a stack needs several steps on the screen",
    rationale: """
      SwiftUI cannot open two sheets at once or turn a sheet into a cover. The libraries spread \
      such an update over several, with pauses of more than half a second in which the user can \
      tap.
      """,
    fix: """
      Change one presentation in one update, or start the coordinator in the sheet with the \
      screens that it should show. In a registration: `starting:`.
      """,
    flagged: [
      RuleExample("↓home => list & => item; item goBackToRoot; list goBackToRoot"),
      RuleExample("home => list; ↓list dismiss & ~> intro; intro dismiss"),
    ],
    clean: [
      RuleExample("home -> list & -> item"),
      RuleExample("home => list & -> item"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = Occurrence.all([.needsDelays], in: facts) { $0.cause }
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .needsDelays($0)).unitedByAction() },
      notChecked: facts.openQuestions(
        info, reading: [.needsDelays], among: facts.graph.coordinatorsNeedingDelays,
        in: \.maySpreadUpdates))
  }
}

extension Finding.Message {
  fileprivate static func needsDelays(_ occurrence: Occurrence) -> Self {
    let count = occurrence.key.index.map { "\($0)" } ?? "several"
    let dialect = occurrence.key.coordinator.flatMap {
      occurrence.facts.graph.coordinators[$0].dialect
    }
    if let dialect, dialect.showsOneChangeAtATime {
      let function =
        if case .flowStacks = dialect { "withDelaysIfUnsupported" } else {
          "routeWithDelaysIfUnsupported"
        }
      return """
        \(occurrence.actionPhrase) needs \(count) steps on the screen, but \(dialect.libraryName) leaves \
        them to SwiftUI, which shows one: use `\(function)`
        """
    }
    return """
      \(occurrence.actionPhrase) needs \(count) steps on the screen, with a pause after each
      """
  }
}
