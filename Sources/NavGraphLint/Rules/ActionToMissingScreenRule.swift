package import NavGraphFacts
import NavGraphModel

/// Finds actions and operations for screens and flows that are not there.
package enum ActionToMissingScreenRule: Rule {
  package static let info = RuleInfo(
    id: "action-to-missing-screen", severity: .warning, category: .stack, needs: [.anyHeight],
    summary: "An action is sent to a screen or coordinator that is not there",
    rationale: """
      A coordinator tells a screen to reload, sends an action to a child, or changes the child's \
      stack. If the screen or the child is not there, nothing happens. The libraries warn at \
      most.
      """,
    fix: """
      Send the action only while the receiver is there, or show it first in the same update. In a \
      registration: `when: .contains(…)`.
      """,
    flagged: [
      RuleExample(
        "home -> cart; cart -> pay; home -> pay; ↓pay send reload cart; cart:reload sent nothing"),
      RuleExample("home -> login@Login; ↓home @login -> form; Login: start -> form"),
    ],
    clean: [
      RuleExample("home -> cart; cart -> pay; pay send reload cart; cart:reload sent nothing"),
      RuleExample("home -> login@Login & @login -> form; Login: start -> form"),
    ])

  private static let reasons: Set<Outcome.Reason> = [
    .noAddressee, .screenGone, .noContainer, .noMatch, .outOfRange,
  ]

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = OutcomeOccurrence.all(
      of: reasons, in: facts,
      where: isAddressed)
    return RuleReport(
      findings: occurrences.map { occurrence in
        var finding = occurrence.finding(info, .noRecipient(occurrence))
        // Where one operation has no receiver, those after it have none, either.
        finding.cause = Finding.code(of: finding.action ?? "", at: finding.location)
        return finding
      },
      notChecked: facts.openQuestions(info, outcomes: reasons, about: \.needsAnAddressee))
  }

  /// Returns whether this rule reports it: links, tabs and steps back have rules of their own.
  private static func isAddressed(_ occurrence: OutcomeOccurrence) -> Bool {
    if occurrence.isOfLink { return false }
    return switch (occurrence.reason, occurrence.operation) {
    case (.noMatch, .reset), (.outOfRange, .replace): true
    // What is to be closed has gone with the screen.
    case (.screenGone, .clear): false
    case (.noMatch, _), (.outOfRange, _), (.noAddressee, .open): false
    default: true
    }
  }
}

extension Operation {
  fileprivate var needsAnAddressee: Bool {
    switch self {
    case .send, .within, .reset, .replace, .fill, .clear, .dismissScreen, .start, .assign: true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func noRecipient(_ occurrence: OutcomeOccurrence) -> Self {
    let reason =
      switch (occurrence.reason, occurrence.operation) {
      case (.screenGone, _): "comes when its screen is gone"
      case (_, .send(_, let addressee)):
        "is for \(quoted(addressee.displayName)), which is not there"
      case (_, .within(let flow, _)): "is for \(quoted(flow.displayName)), which is not there"
      case (_, .reset(let target)): "is for \(quoted(target.displayName)), which is not there"
      case (_, .replace(let index, _)): "is for position \(index), which the stack does not have"
      default: "is for something that is not there"
      }
    return "\(occurrence.sentence(reason))"
  }
}
