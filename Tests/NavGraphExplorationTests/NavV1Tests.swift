import NavGraph
import NavGraphExploration
import NavGraphFacts
import Testing

@Suite("nav-v1 against exact counts")
struct NavV1Tests {
  static let limits = Limits(stackHeight: 16, modalNesting: 2, states: 100_000)

  @Test(
    "has the published counts",
    arguments: [
      (NavV1(32, 3, 5, 3, 1), 1_694, 6_410), (NavV1(31, 3, 5, 4, 3), 1_761, 6_838),
    ])
  func published(model: NavV1, states: Int, transitions: Int) throws {
    #expect(model.counts == (states, transitions))
    let facts = try Exploration.explore(model.graph.definition, limits: Self.limits)
    #expect(facts.counts.states == states)
    #expect(facts.counts.steps == transitions)
    #expect(facts.coverage.isComplete)
  }

  @Test("path counting repeats the oracle's table of large instances")
  func largeCounts() {
    #expect(NavV1(32, 3, 9, 5, 1).counts == (1_200_602, 4_772_882))
    #expect(NavV1(32, 3, 9, 7, 1).counts == (10_766_054, 43_034_690))
    #expect(NavV1(250, 4, 8, 6, 3).counts == (10_038_215, 40_116_336))
  }

  static let small = [
    NavV1(1, 1, 1, 1, 1), NavV1(1, 1, 6, 4, 1), NavV1(1, 2, 3, 2, 1), NavV1(2, 2, 4, 3, 1),
    NavV1(3, 1, 8, 8, 2), NavV1(5, 2, 6, 1, 1), NavV1(7, 3, 4, 4, 2), NavV1(7, 7, 3, 2, 1),
    NavV1(9, 2, 7, 3, 4), NavV1(12, 3, 5, 2, 1), NavV1(64, 4, 4, 3, 5), NavV1(100, 2, 6, 3, 7),
  ]

  @Test("has the counts of path counting", arguments: small)
  func counted(model: NavV1) throws {
    let facts = try Exploration.explore(model.graph.definition, limits: Self.limits)
    let counts = model.counts
    #expect(facts.counts.states == counts.states)
    #expect(facts.counts.steps == counts.transitions)
    #expect(facts.coverage == Coverage())
  }
}
