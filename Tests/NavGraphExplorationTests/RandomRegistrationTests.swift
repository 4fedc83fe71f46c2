import NavGraphExploration
import NavGraphModel
import Testing

@Suite("Random registrations against a naive model")
struct RandomRegistrationTests {
  static let registrations = (0..<1_000).map { RandomRegistration(seed: $0) }
  /// By seed.
  static let expectations = registrations.map(\.naiveSightings)

  @Test("have the same states, steps, cuts and shortest distances", arguments: registrations)
  func agrees(_ registration: RandomRegistration) throws {
    let facts = try Exploration.explore(registration.graph, limits: registration.limits)
    let seen = Sightings(facts.flows[0], of: registration.coordinator)
    let expected = Self.expectations[Int(registration.seed)]
    #expect(seen.states == expected.states)
    #expect(seen.steps == expected.steps)
    #expect(seen.cuts == expected.cuts)
    #expect(seen.shown == expected.shown)
    #expect(seen.held == expected.held)
    #expect(seen.outcomes == expected.outcomes)
    #expect(seen.landings == expected.landings)
  }

  /// Otherwise the comparison above could agree on very little.
  @Test("between them show every outcome of either variant, every cut and complete searches")
  func variety() {
    let all = zip(Self.registrations.map(\.coordinator.dialect), Self.expectations)
    for dialect in [
      Dialect.tcaCoordinators(.v0_14, .indexed), .tcaCoordinators(.v0_14, .identified),
    ] {
      let some = all.filter { $0.0 == dialect }.map(\.1)
      let words = Set(some.flatMap { $0.outcomes.keys.map { $0.split(separator: " debug ")[1] } })
      let reasons = Outcome.Reason.allCases.filter { reason in
        words.contains { $0.contains(reason.rawValue) }
      }
      let expected = Outcome.Reason.allCases.filter {
        $0 != .notInDialect && (dialect.comparesIdentities || $0 != .duplicateIdentity)
      }
      #expect(reasons == expected)
      for cut in ["stackHeight", "modalNesting", "depth"] {
        #expect(some.count { $0.cuts.contains(cut) } > 10)
      }
      #expect(some.count { $0.cuts.isEmpty && $0.states > 10 } > 10)
      #expect(some.count { $0.landings.keys.contains { $0.contains(" swipe to ") } } > 10)
      #expect(some.count { $0.landings.keys.contains { $0.contains(" back to ") } } > 10)
    }
    #expect(all.contains { $0.1.landings.keys.contains { $0.hasSuffix(" to nothing") } })
    #expect(all.map(\.1.states).reduce(0, +) > 15_000)
  }
}

extension RandomRegistration {
  var naiveSightings: Sightings {
    NaiveExploration(
      coordinator, stackHeight: limits.stackHeight, modalNesting: limits.modalNesting,
      depth: limits.depth
    ).sightings
  }
}
