import Foundation
import NavGraphModel
import TestSupport
import Testing

@testable import NavGraphExploration
@testable import NavGraphFacts

@Suite("Cycles repeated beyond the limits against the exact engine")
struct GrowthTrialTests {
  /// A part of them unless `NAVGRAPH_LONG_TESTS` is set.
  static let batches: [Range<UInt64>] =
    stride(from: 0, to: Share.isWhole ? 1_000 : 12, by: 12).map { $0..<$0 + 12 }

  private static let limits = Limits(stackHeight: 3, modalNesting: 2, flowNesting: 4, states: 60)

  /// Whether a circle is found without the exact engine.
  private func finds(in graph: GraphDefinition) throws -> Bool {
    let app = try AppCompiler.compile(graph)
    return ExplorationPart.parts(
      of: app, entry: graph.entryIndices[0], RunningReducers(), limits: Self.limits
    ).contains { part in
      var system = AppSystem(
        app, entry: part.entry, frozenTabs: part.frozenTabs(returningHome: nil),
        limits: Self.limits,
        running: RunningReducers())
      let search = BreadthFirstSearch(
        &system, limits: Self.limits, stateLimit: Self.limits.states,
        deadline: .now + .seconds(60))
      var trial = GrowthTrial(system, moving: part.moving)
      return trial?.cycles(on: system.observationTable.entries, in: search) { false }.isEmpty
        == false
    }
  }

  @Test("agree", arguments: batches)
  func agrees(seeds: Range<UInt64>) throws {
    var (found, denied) = (0, 0)
    for kind in StackAppKind.allCases {
      for seed in seeds {
        let graph = StackApp(seed: seed, kind).graph
        let facts = try Exploration.explore(graph, limits: Self.limits)
        guard graph.entryIndices.count == 1, facts.stackCoverage.isComplete,
          !facts.leavesOpen(.grows)
        else { continue }
        let grows = facts.observations.contains { $0.key.kind == .grows }
        guard !grows || seed % 4 == 0 else { continue }
        let isFound = try finds(in: graph)
        #expect(grows || !isFound, "\(kind) \(seed)")
        if isFound { found += 1 }
        if !grows { denied += 1 }
      }
    }
    if seeds.lowerBound == 0 { #expect(found > 0 && denied > 0) }
  }
}
