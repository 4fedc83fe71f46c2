package import NavGraphFacts
import NavGraphModel

/// Finds operations that leave a stack without its root, and stacks that start without one.
package enum RootRemovedRule: Rule {
  package static let info = RuleInfo(
    id: "root-removed", severity: .error, category: .stack, needs: [.anyHeight],
    summary: "A stack loses its root and shows nothing",
    rationale: """
      Some libraries keep the root in the same array as the screens above it, and some \
      operations remove it: `goBack()` at the root of an identified array, `popToRoot`, \
      `removeAll`. An empty array shows a blank screen without a button.
      """,
    fix: """
      Keep the root: use `goBackToRoot` instead of `popToRoot` or `removeAll`, and no `goBack` \
      on the root's own screen. To replace the root, assign the new array in the same update.
      """,
    flagged: [
      RuleExample("↓home <-"),
      RuleExample("home -> cart; ↓cart removeAll"),
      RuleExample("[composable]; home -> cart; ↓home pop"),
    ],
    clean: [
      RuleExample("home -> cart; cart <-"),
      RuleExample("home -> cart; cart goBackToRoot"),
      RuleExample("home -> cart; cart removeAll & -> pay"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let emptied = Occurrence.all([.emptied], in: facts) { key in
      Emptying(cause: key.cause, operation: key.operation)
    }.filter(\.leavesAStackEmpty)
    let explained = Set(emptied.map(\.coordinator))
    let empty = Occurrence.all([.emptyStack], in: facts, by: \.coordinator)
    return RuleReport(
      findings: emptied.map { $0.finding(info, .emptied($0)) }
        + empty.filter { !explained.contains($0.coordinator) }.map {
          $0.findingAtRoute(nil, info, .empty($0))
        },
      notChecked: facts.openQuestions(
        info, reading: [.emptied, .emptyStack], among: StackRoots(facts.graph).emptied))
  }

  private struct Emptying: Hashable {
    let cause: Cause?
    let operation: Int?
  }
}

extension Occurrence {
  /// Whether the stack is still empty at the end of the step.
  fileprivate var leavesAStackEmpty: Bool {
    facts.trace[observation.witness].state.flow.contains {
      $0.coordinator == coordinator && $0.entries.isEmpty
    }
  }

  /// Whether an assertion stops a debug build at this operation.
  fileprivate var stopsDebug: Bool {
    facts.trace[observation.witness].step?.moves.contains { move in
      move.transition == transition && move.operation == key.operation
        && move.outcome.debug.isFailure
    } ?? false
  }
}

extension Finding.Message {
  fileprivate static func emptied(_ occurrence: Occurrence) -> Self {
    let builds = occurrence.stopsDebug ? "a debug build stops, and in a release build " : ""
    return """
      on \(occurrence.actionPhrase), \(builds)the screen goes blank: the root of \
      \(quoted(occurrence.facts.graph.coordinators[occurrence.coordinator].name)) is removed
      """
  }

  fileprivate static func empty(_ occurrence: Occurrence) -> Self {
    let name = quoted(occurrence.facts.graph.coordinators[occurrence.coordinator].name)
    return occurrence.facts.trace[occurrence.observation.witness].step == nil
      ? "\(name) starts with an empty stack: the screen is blank until something is put there"
      : "the screen of \(name) is blank: its stack is empty"
  }
}
