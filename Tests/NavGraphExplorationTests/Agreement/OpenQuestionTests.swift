import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import TestSupport
import Testing

/// Where nothing in a registration can show a defect, a rule leaves nothing open: then it must not find it there either.
@Suite("Findings in random apps are open questions in a cut search")
struct OpenQuestionTests {
  /// Rules that ask about a container, and report what another coordinator does to it where that does it.
  private static let askedElsewhere: Set<String> = [
    "duplicate-id", "invalid-tab", "modal-survives-tab-switch", "presents-behind-modal",
    "stale-flow-restored", "unbounded-growth",
  ]

  @Test("of all features", arguments: RandomAppTests.seeds)
  func randomApps(seed: UInt64) throws {
    try check(RandomApp(seed: seed).graph, "\(seed)")
  }

  @Test("of stacks", arguments: StackAppKind.allCases)
  func stackApps(kind: StackAppKind) throws {
    for seed in 0..<Share.byDay(UInt64(4), atNight: 200) {
      let graph = StackApp(seed: seed, kind).graph
      if graph.problems().isEmpty { try check(graph, "\(kind) \(seed)") }
    }
  }

  @Test("of hosted flows")
  func hostingApps() throws {
    for seed in 0..<Share.byDay(UInt64(4), atNight: 200) {
      try check(HostingApp(seed: seed).graph, "\(seed)")
    }
  }

  private func check(_ graph: GraphDefinition, _ name: String) throws {
    let facts = try Exploration.explore(
      graph, limits: Limits(stackHeight: 4, modalNesting: 3, flowNesting: 4, states: 3_000))
    var unsearched = facts
    for index in facts.flows.indices {
      let cut = Coverage(cutBy: [Coverage.Cut(limit: .states, at: 1)])
      unsearched.flows[index].coverage = cut
      unsearched.flows[index].stackCoverage = cut
    }
    unsearched.observations = []
    unsearched.outcomes = []
    for rule in RuleRegistry.all {
      let report = rule.check(unsearched)
      // What a registration alone shows is found without a search.
      let declared = Set(report.findings.map { [$0.rule, $0.coordinator, $0.route ?? ""] })
      let open = Set(report.notChecked.map(\.coordinator))
      for finding in rule.check(facts).findings
      where finding.witness != nil
        && !declared.contains([finding.rule, finding.coordinator, finding.route ?? ""])
      {
        #expect(
          open.contains(finding.coordinator) || open.contains("")
            || Self.askedElsewhere.contains(finding.rule) && !open.isEmpty,
          "\(name): \(finding.rule) \(finding.coordinator) \(finding.message.text)")
      }
    }
  }
}
