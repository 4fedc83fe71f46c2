import Foundation
import NavGraphFacts
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
      "ComposableNavigation/Introduction --graph Onboarding",
      "ComposableNavigation/Introduction --graph Register",
      "ComposableNavigation/Introduction --graph Root",
      "ComposableNavigation --flow-nesting 2 --stack-height 4",
      Share.byDay("TCARouteStack --stack-height 2", atNight: "TCARouteStack --stack-height 3"),
      // Takes the naive model a minute.
    ] + Share.byDay([], atNight: ["RoutingReducer --stack-height 2"]))
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
    #expect(expected.outcomes.keys.allSatisfy { seen.outcomes[$0] != nil })
    // Results that are nearer, or exist only, beyond the bounds: on higher stacks, or with a few more pending effects.
    let bounds = (0...2).flatMap { more in
      (0...2).map { higher in
        var limits = facts.limits
        limits.pending += more
        limits.stackHeight += higher
        return limits
      }
    }
    let beyond = seen.outcomes.filter { expected.outcomes[$0.key] != $0.value }
    var wide: [NaiveOccurrences?] = []
    for limits in bounds where !beyond.isEmpty && !wide.contains(where: { $0 == nil }) {
      wide.append(NaiveApp(graph: facts.graph, limits: limits).explore(atMost: 10_000))
    }
    for (outcome, distance) in beyond {
      #expect(distance < expected.outcomes[outcome] ?? .max)
      // Where these are too many to be visited, the paths below decide whether it is so.
      #expect(wide.contains { $0 == nil || $0?.outcomes[outcome] == distance })
    }
    let wider = (0...2).map { more in
      Limits(
        stackHeight: 50, modalNesting: 50, flowNesting: 50, pending: facts.limits.pending + more)
    }
    #expect(TraceReplay(facts, withinAnyOf: bounds + wider).firstWrongNode() == nil)
  }
}
