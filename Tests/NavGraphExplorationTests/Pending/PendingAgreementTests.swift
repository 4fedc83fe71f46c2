import Foundation
import NavGraphFacts
import TestSupport
import Testing

@Suite("Any number of pending effects against a few more")
struct PendingAgreementTests {
  /// A part of them unless `NAVGRAPH_LONG_TESTS` is set.
  static let seeds: Range<UInt64> = Share.byDay(0..<50, atNight: 0..<3_000)
  static let batches: [Range<UInt64>] = stride(from: 0, to: seeds.upperBound, by: 50).map {
    $0..<$0 + 50
  }

  @Test(
    "answers for any number agree with three of each", arguments: batches, [true, false])
  func agrees(seeds: Range<UInt64>, followsNumbers: Bool) throws {
    var asked = 0
    var answered = 0
    for seed in seeds {
      let app = PendingApp(seed: seed)
      let facts = try app.explore(pending: 1, followsNumbers: followsNumbers)
      guard facts.coverage.cutBy.map(\.limit) == [.pending] else { continue }
      asked += 1
      guard facts.stackCoverage.isComplete, try app.isLikeNaive() else { continue }
      answered += 1
      // For stacks of any height, rules about those have answers, and no others.
      let isAboutStacks = facts.searches.contains { $0.stacks != nil }
      let differences = try isAboutStacks ? app.stackDifferences(facts) : app.differences(facts)
      #expect(differences == [], "seed \(seed)")
    }
    // Half of them on the whole.
    #expect(answered * 4 > asked && asked > 4, "\(answered) of \(asked)")
  }
}
