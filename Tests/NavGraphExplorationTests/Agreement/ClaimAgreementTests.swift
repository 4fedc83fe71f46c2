import Foundation
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

@Suite("Claims for any stack height against higher limits")
struct ClaimAgreementTests {
  /// A part of them unless `NAVGRAPH_LONG_TESTS` is set.
  static let batches: [Range<UInt64>] =
    Share.isWhole ? stride(from: 0, to: 1_000, by: 5).map { $0..<$0 + 5 } : [0..<1]

  /// How many of some apps of each kind have a final answer for each observation: a claim that is never made cannot be
  /// wrong.
  @Test("are made") func areMade() throws {
    var counts: [ObservationKind: Int] = [:]
    var all = 0
    for kind in StackAppKind.allCases {
      for seed in 0..<Share.byDay(8, atNight: 20) {
        let graph = StackApp(seed: UInt64(seed), kind).graph
        guard graph.problems().isEmpty, let facts = try ClaimAgreement.facts(of: graph) else {
          continue
        }
        all += 1
        for kind in ClaimAgreement.settled(by: facts) { counts[kind, default: 0] += 1 }
      }
    }
    for kind in ObservationKind.decidedByEngine {
      #expect((counts[kind] ?? 0) * 3 > all, "\(kind): \(counts[kind] ?? 0) of \(all)")
    }
  }

  @Test("agree where actions pop from a screen")
  func poppingFromScreens() throws {
    var answered = 0
    for kind in StackAppKind.allCases {
      for seed in 0..<Share.byDay(UInt64(20), atNight: 1_000) {
        guard let app = StackApp(seed: seed, kind).poppingFromScreens else { continue }
        let problems = app.graph.problems()
        #expect(problems.isEmpty, "\(kind) \(seed): \(problems.first?.message ?? "")")
        guard let agreement = try ClaimAgreement(app.graph) else { continue }
        #expect(agreement.differences() == [], "\(kind) \(seed)")
        answered += 1
      }
    }
    #expect(answered >= 10)
  }

  @Test(
    "agree", arguments: batches,
    StackAppKind.allCases)
  func agrees(seeds: Range<UInt64>, kind: StackAppKind) throws {
    for seed in seeds {
      let graph = StackApp(seed: seed, kind).graph
      let problems = graph.problems()
      #expect(problems.isEmpty, "\(kind) \(seed): \(problems.first?.message ?? "")")
      guard problems.isEmpty, let agreement = try ClaimAgreement(graph) else { continue }
      #expect(agreement.differences() == [], "\(kind) \(seed)")
    }
  }
}
