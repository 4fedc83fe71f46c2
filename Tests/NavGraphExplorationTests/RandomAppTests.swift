import NavGraphExploration
import NavGraphModel
import Testing

@Suite("Random apps against the naive model")
struct RandomAppTests {
  static let seeds = (0..<1_000).map { UInt64($0) }

  /// States that a comparison may have; larger apps are left out.
  static let stateLimit = 150

  @Test("are valid registrations")
  func valid() {
    for seed in Self.seeds {
      let problems = RandomApp(seed: seed).graph.problems()
      #expect(problems.isEmpty, "seed \(seed): \(problems.first?.message ?? "")")
    }
  }

  @Test("have the same states, steps, cuts, outcomes and shortest distances", arguments: seeds)
  func agrees(seed: UInt64) throws {
    let app = RandomApp(seed: seed)
    var limits = app.limits
    limits.states = Self.stateLimit * 4
    let facts = try Exploration.explore(app.graph, limits: limits)
    let seen = NaiveComparison(facts: facts)
    guard seen.stateCount <= Self.stateLimit else { return }
    let expected = try #require(
      NaiveApp(graph: app.graph, limits: limits).explore(atMost: Self.stateLimit * 4))
    // Tabs that are explored by themselves have fewer states than their product, at the same
    // distances.
    if !seen.isSeparated {
      #expect(seen.stateCount == expected.states.count)
      #expect(seen.stepCount == expected.stepCount)
      #expect(TraceReplay(facts).firstWrongNode() == nil)
    }
    // Of several bounds that one step goes beyond, the engine may name one.
    #expect(seen.cuts.isSubset(of: expected.cuts))
    #expect(seen.cuts.isEmpty == expected.cuts.isEmpty)
    #expect(seen.shownDistance == expected.shownDistance)
    #expect(seen.heldDistance == expected.heldDistance)
    #expect(seen.outcomes == expected.outcomes)
  }
}
