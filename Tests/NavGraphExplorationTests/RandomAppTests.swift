import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// A part of the 1,000 seeds unless `NAVGRAPH_LONG_TESTS` is set. Their number can be raised:
/// `NAVGRAPH_SEEDS=3000 swift test --filter RandomAppTests`.
@Suite("Random apps against the naive model")
struct RandomAppTests {
  static let seeds: [UInt64] = {
    let wanted = ProcessInfo.processInfo.environment["NAVGRAPH_SEEDS"].flatMap { UInt64($0) }
    return Array(0..<(wanted ?? Share.byDay(20, atNight: 1_000)))
  }()

  @Test("are valid registrations")
  func valid() {
    for seed in Self.seeds {
      let problems = RandomApp(seed: seed).graph.problems()
      #expect(problems.isEmpty, "seed \(seed): \(problems.first?.message ?? "")")
    }
  }

  @Test("agree in all of the first thousand")
  func gapSeedsAreOutsideTheTestedRange() {
    #expect(RandomAppGap.seeds.allSatisfy { $0 >= 1_000 })
  }

  @Test(
    "have the same states, steps, cuts, outcomes and shortest distances",
    arguments: seeds.filter { !RandomAppGap.seeds.contains($0) })
  func agrees(seed: UInt64) throws {
    let differences = try RandomApp(seed: seed).differences()
    #expect(differences == [], "seed \(seed)")
  }

  /// But for an app in which a tab shows a push in a slot beneath a cover: whether its bar can be used then.
  @Test(
    "agree where coordinators change slots around flows inside of them",
    arguments: seeds.filter { $0 != 524 })
  func agreesOnSlotsOfEnclosingCoordinators(seed: UInt64) throws {
    let app = RandomApp(changingSlotsAround: seed)
    #expect(app.graph.problems() == [])
    guard !app.graph.hasAlertsThatHoldMore else { return }
    let differences = try app.differences()
    #expect(differences == [], "seed \(seed)")
  }

  /// What the revised model adds; run where the search has it, too.
  @Test("have the same states and steps with all that registrations can have", arguments: seeds)
  func agreesInRevisedApps(seed: UInt64) throws {
    let app = RandomApp(seed: seed, isRevised: true)
    guard !app.graph.hasAlertsThatHoldMore else { return }
    #expect(try app.differences() == [], "seed \(seed)")
  }

  @Test("are valid registrations with all that they can have")
  func validInRevisedApps() {
    for seed in Self.seeds {
      let problems = RandomApp(seed: seed, isRevised: true).graph.problems()
      #expect(problems.isEmpty, "seed \(seed): \(problems.first?.message ?? "")")
    }
  }

  @Test("differ where the search is known to be wrong", arguments: RandomAppGap.allCases)
  func knownGap_theNaiveSearchDiffers(gap: RandomAppGap) throws {
    for seed in gap.seeds {
      let differences = try RandomApp(seed: seed).differences()
      #expect(!differences.isEmpty, "seed \(seed) agrees now: \(gap.rawValue)")
    }
  }
}

extension GraphDefinition {
  /// Whether an alert can hold a flow, or a screen with slots of its own: no real alert does, and the two models
  /// were never made to agree on it.
  fileprivate var hasAlertsThatHoldMore: Bool {
    let routes = coordinators.flatMap(\.routes)
    let slots = coordinators.flatMap(\.slots) + routes.flatMap(\.slots)
    let alerts = slots.filter { $0.allKinds.contains(where: \.isAlert) }
    let names = Set(alerts.map(\.name))
    let more = Set(routes.filter { $0.hosts != nil || !$0.slots.isEmpty }.map(\.name))
    return allOperations.contains { operation in
      guard case .fill(let slot, let destination) = operation else { return false }
      return names.contains(slot) && more.contains(destination.target.route)
    }
      || alerts.contains { slot in
        [slot.initial?.route, slot.derived?.target.route].contains {
          $0.map(more.contains) ?? false
        }
      }
  }

  private var allOperations: [NavGraphModel.Operation] {
    (coordinators.flatMap(\.handlers).map(\.transition)
      + coordinators.flatMap(\.routes).flatMap(\.transitions)
      + coordinators.flatMap(\.links).map(\.transition)).flatMap(\.operations.flattened)
  }
}
