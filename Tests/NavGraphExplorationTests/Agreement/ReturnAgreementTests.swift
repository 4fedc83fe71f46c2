import Foundation
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// The states without a path home, as the exact engine finds them under low bounds, against much larger searches.
@Suite("Returning home for any stack height against higher limits")
struct ReturnAgreementTests {
  /// A part of them unless `NAVGRAPH_LONG_TESTS` is set. Few apps with swiped sheets have a screen from which users
  /// cannot return home.
  ///
  /// A limited search may see only the later part of the trapped states, and call that its entrance: 137 of the stacks.
  private static func seeds(_ kind: StackAppKind) -> [UInt64] {
    let count: UInt64 = Share.isWhole ? 600 : kind == .routeStacks ? 200 : 60
    return (0..<count).filter { kind == .routeStacks || $0 != 137 }
  }

  @Test("agree", arguments: [StackAppKind.stacks, .routeStacks])
  func agrees(kind: StackAppKind) throws {
    var answered = 0
    var found = 0
    for seed in Self.seeds(kind) {
      let graph = StackApp(seed: seed, kind).graph
      guard graph.problems().isEmpty else { continue }
      let low = Limits(stackHeight: 2, modalNesting: 1, flowNesting: 3, states: 20_000)
      let facts = try Exploration.explore(graph, limits: low)
      guard !facts.coverage.isComplete, facts.stackCoverage.isComplete,
        !facts.leavesOpen(.lost)
      else { continue }
      answered += 1
      let high = Limits(stackHeight: 5, modalNesting: 3, flowNesting: 4, states: 3_000)
      let more = try Exploration.explore(graph, limits: high, without: [.beyondBounds])
      let (lost, further) = (lost(facts), lost(more))
      if !further.isEmpty { found += 1 }
      if more.coverage.isComplete { #expect(lost == further, "\(kind) \(seed)") }
      #expect(further.isSubset(of: lost), "\(kind) \(seed)")
    }
    #expect(answered > 10 && found > 0, "\(answered), \(found)")
  }

  private func lost(_ facts: Facts) -> Set<RouteReference> {
    Set(facts.observations.filter { $0.key.kind == .lost }.compactMap(\.key.route))
  }
}
