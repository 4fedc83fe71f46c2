import NavGraph
import NavGraphExploration
import NavGraphFacts
import Testing

@Suite("A reducer that is searched by its own states")
struct LoneReducerTests {
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

  @Test("comes to the same facts as the exploration of a whole app", arguments: NavV1Tests.small)
  func sameFacts(model: NavV1) throws {
    try expectSameFacts(NavV1Reducer(model: model).graph, limits: Self.limits)
  }

  @Test(
    "is cut where the exploration of a whole app is",
    arguments: [
      Limits(stackHeight: 4, states: 10_000), Limits(stackHeight: 32, states: 700),
      Limits(stackHeight: 32, modalNesting: 0, states: 10_000), Limits(stackHeight: 32, depth: 5),
      Limits(states: 1), Limits(stackHeight: 1), Limits(stackHeight: 32, states: 20),
      Limits(stackHeight: 32, states: 300), Limits(stackHeight: 32, states: 1_693),
      Limits(stackHeight: 32, states: 1_694), Limits(stackHeight: 3, states: 300, depth: 4),
    ])
  func sameCuts(limits: Limits) throws {
    try expectSameFacts(NavV1Reducer(model: NavV1(32, 3, 5, 3, 1)).graph, limits: limits)
  }

  private func expectSameFacts(_ graph: Graph, limits: Limits) throws {
    let alone = try Exploration.explore(
      graph.definition, reducers: graph.reducers, limits: limits)
    let whole = try Exploration.explore(
      graph.definition, reducers: graph.reducers, limits: limits, without: [.standaloneReducers])
    #expect(alone.counts == whole.counts)
    #expect(alone.searches == whole.searches)
    #expect(alone.outcomes.count == whole.outcomes.count)
    #expect(alone.landings.count == whole.landings.count)
    // What is told of all states together is told only where all of them are looked at.
    #expect(whole.unanswered.isEmpty)
    #expect(alone.unanswered.contains(.deadEnd))
    let isEqual = alone.withoutSigns() == whole.withoutSigns()
    #expect(isEqual)
  }
}
