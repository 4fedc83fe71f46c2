package import NavGraphFacts
import NavGraphModel

/// Finds steps back to screens that are not on the stack.
package enum GoBackTargetMissingRule: Rule {
  package static let info = RuleInfo(
    id: "go-back-target-missing", severity: .warning, category: .stack, needs: [.anyHeight],
    summary: "The screen to go back to is not on the stack",
    rationale: """
      `goBackTo` and similar operations look for a screen on the stack. If a second path leads \
      past that screen, they do nothing: the user taps “done” and nothing happens. The first \
      path works, so this is found late.
      """,
    fix: """
      Go back to a screen that is on every path, or to the root. In a registration: two \
      transitions, one for each path (`when: .contains(…)`).
      """,
    flagged: [
      RuleExample("home -> cart; home -> pay; cart -> pay; ↓pay goBackTo cart"),
      RuleExample("home -> gift; home -> cart; ↓cart popTo gift"),
      RuleExample("home -> cart; home -> pay; cart -> pay; ↓pay remove cart"),
    ],
    clean: [
      RuleExample("home -> cart; cart -> pay; pay goBackTo cart"),
      RuleExample("home -> cart; home -> pay; cart -> pay; pay goBackTo cart ? cart"),
      RuleExample("home -> cart; home -> pay; pay goBackToRoot"),
    ])

  private static let reasons: Set<Outcome.Reason> = [.noMatch]

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = OutcomeOccurrence.all(of: reasons, in: facts) { occurrence in
      guard !occurrence.isOfLink, !occurrence.isOvertaken else { return false }
      if case .reset = occurrence.operation { return false }
      return true
    }
    return RuleReport(
      findings: occurrences.map { occurrence in
        var finding = occurrence.finding(info, .missing(occurrence))
        finding.fix = occurrence.operation.fix
        return finding
      },
      notChecked: facts.openQuestions(info, outcomes: reasons, about: \.looksForAScreen))
  }
}

extension Operation {
  fileprivate var fix: String? {
    guard case .goBackTo(let target) = self else { return nil }
    return
      "Go back to the root, or go back to \(quoted(target.route)) only while it is on the stack"
  }

  fileprivate var looksForAScreen: Bool {
    switch self {
    case .goBackTo, .popTo, .popFrom, .remove: true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(_ occurrence: OutcomeOccurrence) -> Self {
    switch occurrence.operation {
    case .goBackTo(let target), .popTo(let target), .popFrom(let target), .remove(let target):
      "\(occurrence.sentence("looks for \(quoted(target.displayName)), which is not on the stack"))"
    default: "\(occurrence.sentence("looks for a screen that is not on the stack"))"
    }
  }
}
