package import NavGraphFacts
import NavGraphModel

/// Finds dismissals of sheets and covers that are not there.
package enum DismissWithoutPresentationRule: Rule {
  package static let info = RuleInfo(
    id: "dismiss-without-presentation", severity: .error, category: .modal, needs: [.anyHeight],
    summary: "A dismiss finds no sheet or cover to close",
    rationale: """
      A screen that is sometimes presented and sometimes pushed closes itself with `dismiss` in \
      both cases. Where it is pushed, the result depends on the library: an assertion in a debug \
      build, no effect, or all pushed screens disappear. FlowStacks from 0.10.12 crashes in \
      release builds too. Emptying what is already empty (`dismissAll`, a slot set to nil) is \
      not reported.
      """,
    fix: """
      Use `goBack`, which closes pushed and presented screens, or check the presentation. In a \
      registration: `when: .presentedAs(.sheet)`.
      """,
    flagged: [
      RuleExample("[indexed]; home -> cart; ↓cart dismiss"),
      RuleExample("[identified 0.13]; home => list; ↓list dismiss 2"),
      RuleExample("[tca]; ↓home dismiss"),
      RuleExample("[flowstacks]; home -> list; list -> item; ↓item dismiss"),
      RuleExample("[flowstacks 0.10.12]; home -> list; ↓list dismiss"),
    ],
    clean: [
      RuleExample("home => list; list dismiss"),
      RuleExample("home => list; list => item; item dismiss 2"),
      RuleExample("home dismissAll"),
    ])

  private static let reasons: Set<Outcome.Reason> = [.nothingPresented]

  package static func check(_ facts: Facts) -> RuleReport {
    let occurrences = OutcomeOccurrence.all(of: reasons, in: facts) { occurrence in
      switch occurrence.operation {
      case .dismissAll, .dismissScreen: false
      default: !occurrence.isOvertaken
      }
    }
    let pops = Occurrence.all([.dismissedPushes], in: facts) { key in
      key.cause?.transition.map { [key.operation: $0] }
    }
    return RuleReport(
      findings: occurrences.map { $0.finding(info, .nothingToClose($0)) }
        + pops.map { $0.finding(info, .closesPushed($0)) },
      notChecked: facts.openQuestions(
        info, reading: [.dismissedPushes], outcomes: reasons, about: \.dismisses))
  }
}

extension Operation {
  fileprivate var dismisses: Bool {
    if case .dismiss = self { true } else { false }
  }
}

extension Finding.Message {
  fileprivate static func closesPushed(_ occurrence: Occurrence) -> Self {
    let operations = occurrence.transition.flatMap(occurrence.facts.graph.transition)?.operations
    let operation = occurrence.key.operation.flatMap { operations?.flattened[$0] }
    if case .dismiss(let count) = operation, count > 1 {
      return """
        \(occurrence.actionPhrase) should close \(count) sheets and covers, but fewer are open: pushed \
        screens disappear instead
        """
    }
    return """
      \(occurrence.actionPhrase) should close a sheet or cover, but none is open: all pushed screens \
      disappear instead
      """
  }

  fileprivate static func nothingToClose(_ occurrence: OutcomeOccurrence) -> Self {
    if case .dismiss(let count) = occurrence.operation, count > 1 {
      return "\(occurrence.sentence("closes more sheets and covers than are open"))"
    }
    return "\(occurrence.sentence("finds no sheet or cover to close"))"
  }
}
