import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Facts from outside")
struct FactsValidationTests {
  static let good: Facts? = try? Exploration.explore(
    Samples.everything, limits: Limits(stackHeight: 3, modalNesting: 2, keptStates: 20))

  @Test("are accepted as exploration wrote them")
  func accepted() throws {
    let facts = try #require(Self.good)
    try facts.validate()
    #expect(!facts.landings.isEmpty)
    #expect(facts.searches.contains { !$0.focus.isEmpty })
    #expect(facts.outcomes.contains { $0.conflict != nil })
    #expect(facts.trace.contains { $0.step?.moves.isEmpty == false })
    #expect(facts.states?.searches.contains { $0.isPartial && !$0.steps.isEmpty } == true)
  }

  @Test(
    "of an unknown version are refused",
    arguments: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, Int.max])
  func version(version: Int) throws {
    var facts = try #require(Self.good)
    facts.version = version
    #expect(throws: FactsError.unknownVersion(version)) { try facts.validate() }
    #expect(FactsError.unknownVersion(version).message.contains("\(version)"))
  }

  @Test("that contradict themselves are refused", arguments: FactsMutation.contradictions)
  func contradiction(_ mutation: FactsMutation) throws {
    var facts = try #require(Self.good)
    mutation.apply(&facts)
    let error = #expect(throws: FactsError.self) { try facts.validate() }
    guard case .inconsistent = error else {
      Issue.record("expected a contradiction, got \(error?.message ?? "nothing")")
      return
    }
  }

  /// The sum of two counts of a file can be more than a number holds.
  @Test("with counts beyond all bounds never trap")
  func hugeCounts() async {
    await #expect(processExitsWith: .success) {
      let coordinators = [AnyCoordinator(Samples.endless), AnyCoordinator(Samples.tower)]
      var facts = try Exploration.explore(Samples.graph(coordinators), limits: Limits(depth: 1))
      for count in [Int.max, 1 << 40, Int(UInt32.max)] {
        for index in facts.searches.indices {
          facts.searches[index].stateCount = count
          facts.searches[index].stepCount = count
        }
        if (try? facts.validate()) != nil { _ = facts.counts }
      }
    }
  }
}
