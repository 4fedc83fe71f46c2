import Foundation
import NavGraphExploration
import NavGraphModel
import TestSupport
import Testing

@Suite("Stacks of any height against the naive model")
struct StackAgreementTests {
  /// A part of them unless `NAVGRAPH_LONG_TESTS` is set, when it takes minutes.
  static let seeds: Range<UInt64> = Share.byDay(0..<50, atNight: 0..<3_000)
  /// Those of each kind of apps.
  static let batchesOfKinds: [Range<UInt64>] = stride(
    from: 0, to: Share.isWhole ? 1_000 : 5, by: 5
  ).map { $0..<$0 + 5 }
  /// Few cases with many seeds each, because a case of its own for each takes longer than what it tests.
  static let batches: [Range<UInt64>] = stride(from: 0, to: seeds.upperBound, by: 50).map {
    $0..<$0 + 50
  }

  @Test("are valid registrations")
  func valid() {
    for seed in Self.seeds {
      let problems = StackApp(seed: seed).graph.problems()
      #expect(problems.isEmpty, "seed \(seed): \(problems.first?.message ?? "")")
    }
  }

  @Test(
    "have the same states, distances, heights, cycles, returns and facts",
    arguments: batches)
  func agrees(seeds: Range<UInt64>) throws {
    var answered = 0
    for seed in seeds {
      let agreement: StackAgreement
      do throws(PushdownObstacle) {
        agreement = try StackAgreement(StackApp(seed: seed))
      } catch {
        continue
      }
      answered += 1
      let differences = try agreement.differences()
      #expect(differences == [], "seed \(seed)")
    }
    // Two of three on the whole.
    #expect(answered >= 22)
  }

  /// Where facts differ: the reason for which a screen that is gone is ignored.
  static let differentFactsOfKinds: [StackAppKind: Set<UInt64>] = [
    .slots: [650], .messages: [93], .counts: [245],
  ]

  /// Those that are stacks in one another on the whole.
  static let kinds: [StackAppKind] = [
    .slots, .routeStacks, .messages, .beneath, .cycles, .counts,
  ]

  @Test(
    "agree with slots, single sheet dismissals, messages, cycles and large counts",
    arguments: batchesOfKinds, kinds)
  func agrees(seeds: Range<UInt64>, kind: StackAppKind) throws {
    for seed in seeds where Self.differentFactsOfKinds[kind]?.contains(seed) != true {
      let app = StackApp(seed: seed, kind)
      let problems = app.graph.problems()
      #expect(problems.isEmpty, "\(kind) \(seed): \(problems.first?.message ?? "")")
      do throws(PushdownObstacle) {
        let differences = try StackAgreement(app).differences()
        #expect(differences == [], "\(kind) \(seed)")
      } catch {
        continue
      }
    }
  }

  @Test(
    "agree with flows in slots, also where coordinators change slots around them",
    arguments: [false, true])
  func slotFlows(changeAround: Bool) throws {
    var answered = 0
    for seed: UInt64 in Share.byDay(0..<12, atNight: 0..<1_000) {
      let flows = StackApp(seed: seed, .slotFlows)
      let app = changeAround ? flows.changingSlotsAround : flows
      let problems = app.graph.problems()
      #expect(problems.isEmpty, "\(seed): \(problems.first?.message ?? "")")
      do throws(PushdownObstacle) {
        let differences = try StackAgreement(app).differences()
        #expect(differences == [], "\(seed)")
        answered += 1
      } catch {
        continue
      }
    }
    #expect(answered >= (changeAround ? 1 : 2) * Share.byDay(1, atNight: 2))
  }

  @Test("agree where actions pop from a screen")
  func poppingFromScreens() throws {
    var answered = 0
    for kind in [.stacks] + Self.kinds {
      for seed in 0..<Share.byDay(UInt64(20), atNight: 1_000) {
        guard let app = StackApp(seed: seed, kind).poppingFromScreens else { continue }
        do throws(PushdownObstacle) {
          let differences = try StackAgreement(app).differences()
          #expect(differences == [], "\(kind) \(seed)")
          answered += 1
        } catch {
          continue
        }
      }
    }
    #expect(answered >= 10)
  }

  @Test("of each kind are answered, one of five at least", arguments: kinds)
  func areAnswered(kind: StackAppKind) {
    let seeds: Range<UInt64> = Share.byDay(0..<20, atNight: 0..<60)
    let answered = seeds.count {
      (try? StackAgreement.post(of: StackApp(seed: $0, kind).graph)) != nil
    }
    #expect(answered * 5 >= seeds.count, "\(kind)")
  }

  @Test("are mostly pushdown systems")
  func areMostlyPushdownSystems() {
    let seeds: Range<UInt64> = 0..<300
    let answered = seeds.count { (try? StackAgreement.post(of: StackApp(seed: $0).graph)) != nil }
    // The others write arrays back later, reach into covered flows, or show alerts that stay in front of what
    // is pushed behind them.
    #expect(answered >= 160)
    // Those in tabs of a switch.
    let inTabs = seeds.filter { $0 % 5 == 3 }
    #expect(
      inTabs.count { (try? StackAgreement.post(of: StackApp(seed: $0).graph)) != nil } >= 25)
  }
}
