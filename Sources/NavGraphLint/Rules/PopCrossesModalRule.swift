package import NavGraphFacts
import NavGraphModel

/// Finds pops that take a sheet or cover away.
package enum PopCrossesModalRule: Rule {
  package static let info = RuleInfo(
    id: "pop-crosses-modal", severity: .error, category: .stack, needs: [.anyHeight],
    summary: "A pop removes a sheet or cover",
    rationale: """
      `pop` is for pushed screens. If it would remove a sheet or cover, a debug build stops with \
      an assertion, and a release build closes the sheet too.
      """,
    fix: """
      Use `goBack`, which counts pushed and presented screens, or `dismiss` for the sheet; use \
      `goBackToRoot` instead of `popToRoot`.
      """,
    flagged: [
      RuleExample("home => list; list -> item; ↓item pop 2"),
      RuleExample("home => list; ↓list pop"),
      RuleExample("[indexed]; home => list; ↓list popToRoot"),
    ],
    clean: [
      RuleExample("home -> list; list pop"),
      RuleExample("home => list; list <-"),
      RuleExample("home => list; list goBackToRoot"),
    ])

  private static let reasons: Set<Outcome.Reason> = [.popsPresented]

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = OutcomeOccurrence.all(of: reasons, in: facts)
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .crosses($0)) },
      notChecked: facts.openQuestions(info, outcomes: reasons, about: \.pops))
  }
}

extension Operation {
  fileprivate var pops: Bool {
    switch self {
    case .pop, .popTo, .popToIndex, .popToRoot: true
    default: false
    }
  }
}

extension OutcomeOccurrence {
  /// Whether a sheet or cover stood above the root before the operation; otherwise it is the root that
  /// counts as presented.
  fileprivate var hasModal: Bool {
    guard let before = facts.trace[observation.witness].parent else { return false }
    let container = container
    return facts.trace[before].state.flow.contains { flow in
      flow.coordinator == container && flow.entries.dropFirst().contains { !$0.entry.isPush }
    }
  }
}

extension Finding.Message {
  fileprivate static func crosses(_ occurrence: OutcomeOccurrence) -> Self {
    occurrence.hasModal
      ? "\(occurrence.sentence("removes a sheet or cover", applied: "closes it too"))"
      : "\(occurrence.sentence("takes the root, which counts as presented", applied: "takes it away"))"
  }
}
