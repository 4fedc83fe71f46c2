package import NavGraphFacts
import NavGraphModel

/// Finds arrays of routes that are worked out now, written later, and undo what came in between.
package enum StaleWriteBackRule: Rule {
  package static let info = RuleInfo(
    id: "stale-write-back", severity: .warning, category: .effects, needs: [.states],
    summary: "A late write to a stack undoes what happened in between",
    rationale: """
      An effect computes an array from the current routes and writes it seconds later. It \
      discards what the user did in the meantime: the screen they opened disappears, or the one \
      they closed returns. A write that changes nothing is not reported.
      """,
    fix: """
      Let the effect send an action, and change the routes when it arrives; or block the user \
      until then.
      """,
    flagged: [
      RuleExample(
        "var busy no yes; home -> cart; ↓home set busy yes & deferred -> pay ? busy=no"),
      RuleExample(
        "var busy no yes; home -> cart; ↓cart set busy yes & deferred goBack ? busy=no; cart -> pay"
      ),
    ],
    clean: [
      RuleExample("home -> cart; home -> pay"),
      RuleExample("var busy no yes; home set busy yes & later -> pay ? busy=no; home -> cart"),
      RuleExample("var busy no yes; cart set busy yes & deferred goBack ? busy=no; home -> cart"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = OutcomeOccurrence.all(of: [.overwritesLaterChange], in: facts)
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .overwrites($0)) },
      notChecked: facts.openQuestions(info, about: \.isDeferred))
  }
}

extension Operation {
  fileprivate var isDeferred: Bool {
    if case .deferredSet = self { true } else { false }
  }
}

extension Finding.Message {
  fileprivate static func overwrites(_ occurrence: OutcomeOccurrence) -> Self {
    """
    what the user does after \(quoted(occurrence.transition.action)) is undone: \(occurrence.name) \
    replaces the stack with an earlier one
    """
  }
}
