package import NavGraphFacts
import NavGraphModel

/// Finds operations that take more screens away than there are.
package enum PopUnderflowRule: Rule {
  package static let info = RuleInfo(
    id: "pop-underflow", severity: .error, category: .stack, needs: [.anyHeight],
    summary: "An operation removes more screens than there are",
    rationale: """
      A count that fits one path does not fit another. If there are too few screens, the \
      libraries assert in debug builds and do nothing in release builds, so the user is trapped \
      on the screen. An array’s own `removeLast` crashes in both.
      """,
    fix: """
      Name the screen to go back to, go back to the root, or accept the action only while there \
      are enough screens. In a registration: `goBackTo`, `when: .count(.atLeast(2))`.
      """,
    flagged: [
      RuleExample("home -> cart; ↓cart goBack 3"),
      RuleExample("[indexed]; ↓home <-"),
      RuleExample("home -> cart; ↓cart removeLast 4"),
      RuleExample("home -> cart; ↓cart goBackToIndex 2"),
    ],
    clean: [
      RuleExample("home -> cart; cart <-"),
      RuleExample("home -> cart; cart -> pay; pay goBack 2"),
      RuleExample("home -> cart; cart -> pay; pay goBackToIndex 1"),
      RuleExample("[flowstacks]; home goBackToRoot"),
    ])

  private static let reasons: Set<Outcome.Reason> = [
    .notEnoughScreens, .negativeCount, .emptyStack, .outOfRange,
  ]

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = OutcomeOccurrence.all(
      of: reasons, in: facts,
      where: isUnderflow)
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .tooMany($0)) },
      notChecked: facts.openQuestions(
        info, outcomes: reasons,
        among: StackRoots(facts.graph).underflowing(\.removesScreens)))
  }

  private static func isUnderflow(_ occurrence: OutcomeOccurrence) -> Bool {
    if occurrence.isOvertaken { return false }
    return switch occurrence.reason {
    // Whoever is at the root has gone there.
    case .emptyStack: occurrence.observation.outcome.debug.isFailure
    case .outOfRange:
      switch occurrence.operation.kind {
      case .removeSubrange, .goBackToIndex, .popToIndex: true
      default: false
      }
    default: true
    }
  }
}

extension Operation {
  fileprivate var removesScreens: Bool {
    switch self {
    case .goBack, .pop, .dismiss, .dismissAll, .removeLast, .removeSubrange, .replaceTop,
      .popToRoot, .popToCurrentNavigationRoot, .goBackToRoot, .goBackTo, .goBackToIndex, .popTo,
      .popToIndex:
      true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func tooMany(_ occurrence: OutcomeOccurrence) -> Self {
    let reason =
      switch occurrence.reason {
      case .negativeCount: "has a count below zero"
      case .emptyStack: "needs a screen, and the stack is empty"
      case .outOfRange where occurrence.operation.kind == .removeSubrange:
        "removes positions that do not exist"
      case .outOfRange: "goes back to a position that does not exist"
      default: "removes more screens than there are"
      }
    return "\(occurrence.sentence(reason))"
  }
}
