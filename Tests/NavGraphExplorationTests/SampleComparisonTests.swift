import Foundation
import NavGraphExploration
import NavGraphModel
import TestSupport
import Testing

/// The samples, as far as they are small, against the naive model.
@Suite("The samples against the naive model")
struct SampleComparisonTests {
  @Test(
    "have the same states, steps, outcomes and shortest distances",
    arguments: [
      "TCACoordinators/Introduction --graph NavigationStore",
      "TCACoordinators/Introduction --graph PresentationStore",
      "RoutingReducer/Introduction --graph UUID", "RoutingReducer/Introduction --graph Constant",
      "RoutingReducer --stack-height 2", "ComposableNavigation/Introduction --graph Onboarding",
      "ComposableNavigation/Introduction --graph Register",
      "ComposableNavigation/Introduction --graph Root",
      "ComposableNavigation --flow-nesting 2 --stack-height 4", "TCARouteStack --stack-height 3",
    ])
  func agrees(sample: String) async throws {
    let result = try await Tool().run(
      "explore Samples/\(sample)".split(separator: " ").map(String.init))
    try #require(result.status == 0, "\(result.errors)")
    let facts = try JSONDecoder().decode(Facts.self, from: Data(result.output.utf8))
    let seen = NaiveComparison(facts: facts)
    let expected = try #require(
      NaiveApp(graph: facts.graph, limits: facts.limits).explore(atMost: 10_000))
    #expect(seen.stateCount == expected.states.count)
    #expect(seen.stepCount == expected.stepCount)
    #expect(seen.shownDistance == expected.shownDistance)
    #expect(seen.heldDistance == expected.heldDistance)
    #expect(seen.outcomes == expected.outcomes)
    // Ways of the exact engine lead beyond the bounds.
    let beyond = Limits(stackHeight: 50, modalNesting: 50, flowNesting: 50)
    #expect(TraceReplay(facts, limits: beyond).firstWrongNode() == nil)
  }
}
