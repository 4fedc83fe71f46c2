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
      are reported as info.
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
    // Of cycles through the same lines, the simplest.
    let cycles = (proved + cut).sorted(by: GrowingCycle.isSimpler)
      .filter { known.insert($0.locations).inserted }
    let simple = cycles.filter { cycle in !cycles.contains { cycle.contains($0) } }
    report.findings = headed(simple.map { $0.finding(info, .grows($0)) })
    let explained = (proved + cut).reduce(into: Set<Int>()) { $0.formUnion($1.coordinators) }
    let names = Set(explained.map { facts.graph.coordinators[$0].name })
    report.notChecked = facts.openQuestions(
      info, reading: [.grows, .cutByHeight], among: facts.graph.coordinatorsGrowing
    )
    .filter { !names.contains($0.coordinator) }
    return report
  }

  /// The findings, of which the first of the worst ones of each cause represents the others.
  private static func headed(_ findings: [Finding]) -> [Finding] {
    var heads: [String: Int] = [:]
    for (index, finding) in findings.enumerated() {
      guard let cause = finding.cause else { continue }
      if let head = heads[cause], findings[head].severity >= finding.severity { continue }
      heads[cause] = index
    }
    return findings.enumerated().map { index, finding in
      var finding = finding
      finding.isConsequence = finding.cause.map { heads[$0] != index } ?? false
      return finding
    }
  }
}

extension Finding.Message {
  fileprivate static func grows(_ cycle: GrowingCycle) -> Self {
    guard !cycle.nodes.isEmpty else { return growsWithoutCycle(cycle) }
    let beginning =
      cycle.stem > 0 ? "after \(cycle.stem) step\(cycle.stem == 1 ? "" : "s"), " : ""
    // What a step leaves for later is no step of its own.
    let steps = cycle.nodes.compactMap { cycle.facts.trace[$0].step }.filter { step in
      guard case .later(let reference) = step.cause else { return true }
      return !cycle.causes.contains(.transition(reference))
    }
    if cycle.isAutomatic {
      return """
        \(beginning)the app repeats \(list(steps, cycle.facts)) by itself, and the stack grows until memory runs out
        """
    }
    let events = steps.filter { $0.trigger == .effect }
    let others = steps.filter { $0.trigger != .effect }
    let verb = Set(events.map(\.action)).count > 1 ? "come again" : "comes again"
    let waits = events.isEmpty ? [] : ["\(list(events, cycle.facts)) \(verb)"]
    let taps = others.isEmpty ? [] : ["the user repeats \(list(others, cycle.facts))"]
    let startsWithEvent = steps.first?.trigger == .effect
    let causes = (startsWithEvent ? waits + taps : taps + waits).joined(separator: " and ")
    return "\(beginning)the stack grows without bound while \(causes)"
  }

  /// The actions that the user taps, or that come by themselves, in their order.
  private static func list(_ steps: [TraceNode.Step], _ facts: Facts) -> String {
    let wording = FactsWording(facts)
    let actions = steps.map { quoted(wording.tapped(for: $0.cause, $0.trigger) ?? $0.action) }
    let text = actions.prefix(actionsShown).joined(separator: ", then ")
    let rest = actions.count - actionsShown
    return rest > 0 ? "\(text) and \(counted(rest, "more step"))" : text
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
