import Foundation
import NavGraphExploration
import NavGraphModel
import Testing

/// A part of the 1,000 seeds unless `NAVGRAPH_LONG_TESTS` is set. Their number can be raised:
/// `NAVGRAPH_SEEDS=3000 swift test --filter RandomAppTests`.
@Suite("Random apps against the naive model")
struct RandomAppTests {
  static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    let wanted = environment["NAVGRAPH_SEEDS"].flatMap { UInt64($0) }
    return Array(0..<(wanted ?? (environment["NAVGRAPH_LONG_TESTS"] == nil ? 250 : 1_000)))
  }()

  /// Where the two models differ about what registrations can have since alerts are modal (`Docs/Internals/KnownGaps.md`,
  /// "Known gaps").
  static let revisedGap: Set<UInt64> = [493, 495, 835, 854]

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

  /// What the revised model adds; run where the search has it, too.
  @Test(
    "have the same states and steps with all that registrations can have",
    arguments: seeds.filter { !revisedGap.contains($0) })
  func agreesInRevisedApps(seed: UInt64) throws {
    let app = RandomApp(seed: seed, isRevised: true)
    guard !app.graph.hasAlertsThatHoldMore, !app.graph.hasEndlessSlots else { return }
    #expect(try app.differences() == [], "seed \(seed)")
  }

  @Test("are valid registrations with all that they can have")
  func validInRevisedApps() {
    for seed in Self.seeds {
      let problems = RandomApp(seed: seed, isRevised: true).graph.problems()
      #expect(problems.isEmpty, "seed \(seed): \(problems.first?.message ?? "")")
    }
  }

  @Test("differ where the two models are known not to agree yet", arguments: revisedGap.sorted())
  func knownGap_revisedAppsDiffer(seed: UInt64) throws {
    let differences = try RandomApp(seed: seed, isRevised: true).differences()
    #expect(!differences.isEmpty, "seed \(seed) agrees now")
  }

  @Test("differ where the search is known to be wrong", arguments: RandomAppGap.allCases)
  func knownGap_theSearchDiffers(gap: RandomAppGap) throws {
    for seed in gap.seeds {
      let differences = try RandomApp(seed: seed).differences()
      #expect(!differences.isEmpty, "seed \(seed) agrees now: \(gap.rawValue)")
    }
  }
}

extension GraphDefinition {
  /// Whether an alert can hold a flow, or a screen with slots of its own: no real alert does, and what the two models
  /// make of it was never settled.
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

  /// Whether a screen can hold itself in a slot that no bound counts, as `.navigationDestination(item:)` does: every
  /// state of such an app is larger than the one before.
  fileprivate var hasEndlessSlots: Bool {
    let routes = coordinators.flatMap(\.routes)
    var held: [String: Set<String>] = [:]
    for route in routes {
      for slot in route.slots where slot.allKinds.contains(where: { !$0.isModalLayer }) {
        let filled = allOperations.compactMap { operation -> String? in
          guard case .fill(slot.name, let destination) = operation else { return nil }
          return destination.target.route
        }
        let others = [slot.initial?.route, slot.derived?.target.route].compactMap { $0 }
        held[route.name, default: []].formUnion(filled + others)
      }
    }
    return held.keys.contains { start in
      var reached: Set<String> = []
      var next = Array(held[start] ?? [])
      while let route = next.popLast() {
        if reached.insert(route).inserted { next += held[route] ?? [] }
      }
      return reached.contains(start)
    }
  }

  private var allOperations: [NavGraphModel.Operation] {
    (coordinators.flatMap(\.handlers).map(\.transition)
      + coordinators.flatMap(\.routes).flatMap(\.transitions)
      + coordinators.flatMap(\.links).map(\.transition)).flatMap(\.operations.flattened)
  }
}
