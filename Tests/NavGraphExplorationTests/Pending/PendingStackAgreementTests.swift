import Foundation
import NavGraphFacts
import TestSupport
import Testing

@Suite("Stacks of any height with any number of pending effects against higher bounds")
struct PendingStackAgreementTests {
  /// A part of them unless `NAVGRAPH_LONG_TESTS` is set.
  static let seeds: Range<UInt64> = Share.byDay(0..<50, atNight: 0..<3_000)

  @Test("answers for any number agree with more pending effects") func agrees() throws {
    var asked = 0
    var answered = 0
    for seed in Self.seeds {
      let app = PendingApp(stacksFrom: seed)
      guard app.isValid else { continue }
      let facts = try app.explore(pending: 1)
      guard !facts.coverage.isComplete, facts.searches.contains(where: { $0.stacks != nil }) else {
        continue
      }
      asked += 1
      guard facts.stackCoverage.isComplete, try app.isLikeNaive() else { continue }
      answered += 1
      let differences = try app.stackDifferences(facts)
      #expect(differences == [], "seed \(seed)")
    }
    #expect(answered * 3 > asked && answered > 3, "\(answered) of \(asked)")
  }
}
