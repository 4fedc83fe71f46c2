import Foundation
import NavGraphModel
import TestSupport
import Testing

/// Stacks of FlowStacks and TCACoordinators, in all versions and with all of their operations.
@Suite("Random stacks of routes against the naive model")
struct RandomRoutesTests {
  static let dialects: [Dialect] = [
    .flowStacks(.v0_4), .flowStacks(.v0_10), .flowStacks(.v0_10_12),
    .tcaCoordinators(.v0_13, .indexed), .tcaCoordinators(.v0_13, .identified),
    .tcaCoordinators(.v0_14, .indexed), .tcaCoordinators(.v0_14, .identified),
  ]

  /// A part of them unless `NAVGRAPH_LONG_TESTS` is set.
  static let seeds = Share.byDay(0..<35, atNight: 0..<150)

  @Test("have the same states, steps, cuts, outcomes and shortest distances", arguments: seeds)
  func agrees(seed: Int) throws {
    let app = RandomApp(
      seed: UInt64(seed), of: [Self.dialects[seed % Self.dialects.count]])
    #expect(app.graph.problems().isEmpty)
    let differences = try app.differences()
    #expect(differences.isEmpty, "seed \(seed): \(differences)")
  }

  @Test("are many of them small enough to be compared, and write arrays back later")
  func coverage() {
    let late = (0..<150).filter { seed in
      let app = RandomApp(seed: UInt64(seed), of: [Self.dialects[seed % Self.dialects.count]])
      return app.graph.coordinators.contains { coordinator in
        coordinator.routes.contains { route in
          route.transitions.contains { transition in
            transition.operations.containNested {
              if case .deferredSet = $0 { true } else { false }
            }
          }
        }
      }
    }
    #expect(late.count >= 10)
  }
}
