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
    let sightings = OutcomeSighting.all(of: reasons, in: facts) { sighting in
      guard !sighting.isOfLink, !sighting.isOvertaken else { return false }
      if case .reset = sighting.operation { return false }
      return true
    }
    return RuleReport(
      findings: sightings.map { sighting in
        var finding = sighting.finding(info, .missing(sighting))
        finding.fix = sighting.operation.fix
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
    case .goBackTo, .popTo, .popFrom, .remove, .showPrevious: true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(_ sighting: OutcomeSighting) -> Self {
    switch sighting.operation {
    case .goBackTo(let target), .popTo(let target), .popFrom(let target), .remove(let target):
      "\(sighting.sentence("looks for \(quoted(target.displayName)), which is not on the stack"))"
    case .showPrevious: "\(sighting.sentence("has nothing to switch back to"))"
    default: "\(sighting.sentence("looks for a screen that is not on the stack"))"
    }
  }
}
