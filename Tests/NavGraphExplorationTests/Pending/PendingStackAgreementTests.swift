import Foundation
import NavGraphFacts
import TestSupport
import Testing

@testable import NavGraphExploration

@Suite("Stacks of any height with any number of pending effects against higher bounds")
struct PendingStackAgreementTests {
  /// A part of them unless `NAVGRAPH_LONG_TESTS` is set.
  static let seeds: Range<UInt64> = Share.byDay(0..<50, atNight: 0..<3_000)

  @Test("answers for any number agree with more pending effects") func agrees() throws {
    var asked = 0
    var answered = 0
    var exits: [ObservationKind: Int] = [:]
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
      for kind in ObservationKind.exits.intersection(ClaimAgreement.settled(by: facts)) {
        exits[kind, default: 0] += 1
      }
      let differences = try app.stackDifferences(facts)
      #expect(differences == [], "seed \(seed)")
    }
    #expect(answered * 3 > asked && answered > 3, "\(answered) of \(asked)")
    // A claim that is never made cannot be wrong.
    for kind in ObservationKind.exits { #expect(exits[kind, default: 0] * 2 > answered, "\(kind)") }
  }
}
