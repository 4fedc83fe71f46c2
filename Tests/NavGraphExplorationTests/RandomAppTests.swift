import Foundation
import NavGraphExploration
import NavGraphModel
import Testing

/// The number of seeds can be raised: `NAVGRAPH_SEEDS=3000 swift test --filter RandomAppTests`.
@Suite("Random apps against the naive model")
struct RandomAppTests {
  static let seeds: [UInt64] = {
    let wanted = ProcessInfo.processInfo.environment["NAVGRAPH_SEEDS"].flatMap { UInt64($0) }
    return Array(0..<(wanted ?? 1_000))
  }()

  @Test("are valid registrations")
  func valid() {
    for seed in Self.seeds {
      let problems = RandomApp(seed: seed).graph.problems()
      #expect(problems.isEmpty, "seed \(seed): \(problems.first?.message ?? "")")
    }
  }

  @Test(
    "have the same states, steps, cuts, outcomes and shortest distances",
    arguments: seeds.filter { !RandomAppGap.seeds.contains($0) })
  func agrees(seed: UInt64) throws {
    let differences = try RandomApp(seed: seed).differences()
    #expect(differences == [], "seed \(seed)")
  }

  @Test("differ where the search is known to be wrong", arguments: RandomAppGap.allCases)
  func knownGap_theSearchDiffers(gap: RandomAppGap) throws {
    for seed in gap.seeds {
      let differences = try RandomApp(seed: seed).differences()
      #expect(!differences.isEmpty, "seed \(seed) agrees now: \(gap.rawValue)")
    }
  }
}
