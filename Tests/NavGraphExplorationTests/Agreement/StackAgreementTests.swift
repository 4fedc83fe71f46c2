import NavGraphExploration
import NavGraphModel
import Testing

@Suite("Stacks of any height against the naive model")
struct StackAgreementTests {
  static let seeds: [UInt64] = Array(0..<3_000)
  /// Few cases with many seeds each, because a case of its own for each takes longer than what it tests.
  static let batches: [Range<UInt64>] = stride(from: 0, to: 3_000, by: 50).map { $0..<$0 + 50 }

  @Test("are valid registrations")
  func valid() {
    for seed in Self.seeds {
      let problems = StackApp(seed: seed).graph.problems()
      #expect(problems.isEmpty, "seed \(seed): \(problems.first?.message ?? "")")
    }
  }

  @Test("have the same states, distances, heights, circles and ways home", arguments: batches)
  func agrees(seeds: Range<UInt64>) {
    for seed in seeds {
      print("BEGIN", seed)
      let agreement: StackAgreement
      do throws(PushdownObstacle) {
        agreement = try StackAgreement(StackApp(seed: seed))
      } catch {
        print("REFUSED", error.reason)
        continue
      }
      let differences = agreement.differences()
      print("END", seed, differences.count)
      #expect(differences == [], "seed \(seed)")
    }
  }
}
