package import NavGraphFacts
import NavGraphModel

/// Finds cycles on which the stack grows each time.
package enum UnboundedGrowthRule: Rule {
  package static let info = RuleInfo(
    id: "unbounded-growth", severity: .warning, category: .recursion, needs: [.anyHeight],
    summary: "A cycle of actions makes a stack grow without bound",
    rationale: """
      The user opens a product, a similar one, the next one: each is pushed onto the last. \
      Memory and the number of taps on “back” grow with every step. If the app repeats the cycle \
      by itself, it runs out of memory.
      """,
    fix: """
      Go back to the screen if it is already open, or replace the top. If the chain \
      is intended, accept the finding. In a registration: `goBackTo`, or an identity that rejects \
      a second push.
      """,
    remarks: [
      """
      The cycle is proved: its steps can be repeated forever. The exact engine finds all such \
      cycles. Elsewhere `navgraph` repeats the cycles of the search beyond the bound and reports \
      those that no step can stop. Stacks that are only as high as the number of pending \
      commands are not reported.
      """,
      """
      One tap that can be repeated on the screen that it pushes is often meant, such as from \
      a product to a similar one, and an event from outside seldom comes again and again: these \
      are reported as *info*.
      """,
      """
      A cycle of a reducer cannot be proved: the finding assumes that the reducer behaves the \
      same on higher stacks.
      """,
    ],
    flagged: [
      RuleExample("home -> item; ↓item -> item!"),
      RuleExample("home -> a; ↓a -> b!; b -> a!"),
      RuleExample("home => item; ↓item => item!"),
      RuleExample("[routing]; home -> item!; ↓item -> item"),
      RuleExample("home -> item; ↓item deferred -> item!"),
    ],
    clean: [
      RuleExample("home -> item; item -> item"),
      RuleExample("home -> a; a -> b; b goBackTo a"),
      RuleExample("home -> item; item replace item!"),
      RuleExample("home -> a!; a -> b!; link a://a -> a"),
    ])

  package static func check(_ facts: Facts) -> RuleReport {
    let proved = facts.observations(.grows).compactMap { GrowingCycle(proof: $0, facts) }
    // Where there is no reducer, what could not be proved is left open.
    let reducers = ReducerInfluence(facts).dependent
    let cut = facts.observations(.cutByHeight).compactMap { GrowingCycle(cut: $0, facts) }
      .filter { cycle in
        (cycle.observation.key.coordinator ?? cycle.place?.coordinator).map(reducers.contains)
          ?? false
      }
    var report = RuleReport()
    var known: Set<Set<SourceLocation>> = []
    // Of cycles through the same lines, a proved one, and the one with the shortest path.
    for cycle in proved.sorted(by: { $0.stem < $1.stem }) + cut.sorted(by: { $0.stem < $1.stem })
    where known.insert(cycle.locations).inserted {
      report.findings.append(cycle.finding(info, .grows(cycle)))
    }
    let explained = (proved + cut).reduce(into: Set<Int>()) { $0.formUnion($1.coordinators) }
    let names = Set(explained.map { facts.graph.coordinators[$0].name })
    report.notChecked = facts.openQuestions(
      info, reading: [.grows, .cutByHeight], among: facts.graph.coordinatorsGrowing
    )
    .filter { !names.contains($0.coordinator) }
    return report
  }
}

extension Finding.Message {
  fileprivate static func grows(_ cycle: GrowingCycle) -> Self {
    guard !cycle.nodes.isEmpty else { return growsWithoutCycle(cycle) }
    let actions = cycle.nodes.compactMap { cycle.facts.trace[$0].step.map { quoted($0.action) } }
    var loopText = actions.prefix(actionsShown).joined(separator: ", then ")
    if actions.count > actionsShown {
      loopText += " and \(actions.count - actionsShown) more steps"
    }
    let beginning =
      cycle.stem > 0 ? "after \(cycle.stem) step\(cycle.stem == 1 ? "" : "s"), " : ""
    let cause = cycle.isTapped ? "the user repeats \(loopText)" : "\(loopText) comes again"
    return cycle.isAutomatic
      ? "\(beginning)the app repeats \(loopText) by itself, and the stack grows until memory runs out"
      : "\(beginning)the stack grows without bound while \(cause)"
  }

  /// Returns the finding where the witness has no cycle.
  private static func growsWithoutCycle(_ cycle: GrowingCycle) -> Self {
    let cause =
      cycle.observation.key.cause == nil
      ? "" : " with \(Occurrence(observation: cycle.observation, facts: cycle.facts).actionPhrase)"
    return """
      a cycle of steps\(cause) makes the stack higher each time: it grows without bound
      """
  }

  /// How many steps of a cycle are named; the rest are counted, and are in the witness.
  private static let actionsShown = 6
}
