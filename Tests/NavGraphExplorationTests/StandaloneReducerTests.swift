import NavGraph
import NavGraphExploration
import NavGraphFacts
import Testing

@Suite("A reducer that keeps a single stack")
struct StandaloneReducerTests {
  static let limits = Limits(stackHeight: 32, modalNesting: 2, states: 100_000)

  @Test(
    "has the published counts of nav-v1",
    arguments: [
      (NavV1(32, 3, 5, 3, 1), 1_694, 6_410), (NavV1(31, 3, 5, 4, 3), 1_761, 6_838),
    ])
  func published(model: NavV1, states: Int, steps: Int) throws {
    let graph = NavV1Reducer(model: model).graph
    let facts = try Exploration.explore(
      graph.definition, reducers: graph.reducers, limits: Self.limits)
    #expect(facts.counts.states == states)
    #expect(facts.counts.steps == steps)
    #expect(facts.coverage.isComplete)
    try facts.validate()
  }
}
