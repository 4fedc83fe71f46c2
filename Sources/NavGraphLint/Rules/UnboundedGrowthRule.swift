package import NavGraphExploration
import NavGraphModel

/// Finds ways round in a circle on which the stack grows each time.
package enum UnboundedGrowthRule: Rule {
  package static let info = RuleInfo(
    id: "unbounded-growth", severity: .warning, category: .recursion, needs: [.anyHeight],
    summary: "A stack grows each time that the person goes round in a circle",
    rationale: """
      From a product to a similar one, from there to the next: each is pushed onto the last, and \
      nothing ever goes. Memory and the way back grow with every step; dozens of taps on “back” lead \
      home. Where the app goes round by itself, it does not stop before the memory is used up.
      """,
    fix: """
      Go back to the screen that is there (`goBackTo`) instead of pushing it again, replace the top, or \
      give the screen an identity that a second push collides with. Where a chain is meant, suppress \
      the finding at the push.
      """,
    remarks: [
      """
      A circle is proved: its steps can be taken again without end. Where the exact engine has the answers, no other \
      circle is left. Elsewhere those are tried that a search had gone round when it met a bound: a circle is \
      told where it can be gone round so often beyond the bound that nothing a step asks of a stack changes any more. Stacks that are \
      only as high as commands had been under way at once are no circle.
      """,
      """
      Of reducers nothing can be proved: a circle that a search had gone round when it met a bound is told with \
      the assumption that they do the same on higher stacks.
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
    let proved = facts.signs(.grows).compactMap { GrowingCircle(proof: $0, facts) }
    // Where there is no reducer, what could not be proved is left open.
    let reducers = ReducerInfluence(facts).dependent
    let cut = facts.signs(.cutByHeight).compactMap { GrowingCircle(cut: $0, facts) }
      .filter { circle in
        (circle.observation.key.coordinator ?? circle.place?.coordinator).map(reducers.contains)
          ?? false
      }
    var report = RuleReport()
    var known: Set<Set<SourceLocation>> = []
    // Of circles through the same lines, one that is proved, and the one with the shortest way there.
    for circle in proved.sorted(by: { $0.stem < $1.stem }) + cut.sorted(by: { $0.stem < $1.stem })
    where known.insert(circle.locations).inserted {
      report.findings.append(circle.finding(info, .grows(circle)))
    }
    let explained = (proved + cut).reduce(into: Set<Int>()) { $0.formUnion($1.coordinators) }
    let names = Set(explained.map { facts.graph.coordinators[$0].name })
    report.notChecked = facts.openQuestions(info, reading: [.grows, .cutByHeight])
      .filter { !names.contains($0.coordinator) }
    return report
  }
}

extension Finding.Message {
  fileprivate static func grows(_ circle: GrowingCircle) -> Self {
    guard !circle.nodes.isEmpty else { return growsSomehow(circle) }
    let actions = circle.nodes.compactMap { circle.facts.trace[$0].step.map { quoted($0.action) } }
    var round = actions.prefix(actionsShown).joined(separator: ", then ")
    if actions.count > actionsShown {
      round += " and \(actions.count - actionsShown) more steps"
    }
    let beginning =
      circle.stem > 0 ? "after \(circle.stem) step\(circle.stem == 1 ? "" : "s"), " : ""
    return circle.isAutomatic
      ? "\(beginning)the app repeats \(round) by itself, and the stack grows until the memory is used up"
      : """
      \(beginning)the stack grows each time that the person repeats \(round): there is no end to the \
      screens to go back through
      """
  }

  /// Where the witness does not go round.
  private static func growsSomehow(_ circle: GrowingCircle) -> Self {
    let cause =
      circle.observation.key.cause == nil
      ? "" : " with \(SignSighting(observation: circle.observation, facts: circle.facts).deed)"
    return """
      a circle of steps closes\(cause), and the stack is higher each time that the person goes round: \
      there is no end to the screens to go back through
      """
  }

  /// How many steps of a circle are named; the rest are counted, and stand in the witness.
  private static let actionsShown = 6
}
