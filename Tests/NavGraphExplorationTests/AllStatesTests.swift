import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

/// Dead ends, trapped states and stuck slots, against a walk from each state of the naive model.
@Suite("Questions about all states")
struct AllStatesTests {
  @Test("match a walk from each state", arguments: UInt64(0)..<60)
  func agrees(seed: UInt64) throws {
    guard !RandomAppGap.seeds.contains(seed) else { return }
    let app = RandomApp(seed: seed)
    let facts = try Exploration.explore(app.graph, limits: app.limits)
    // Tabs that are explored by themselves have other states than the whole app; several starts are
    // looked at one by one.
    guard facts.searches.count == 1, facts.searches.allSatisfy({ $0.focus.isEmpty }),
      facts.counts.states <= 60,
      let walk = NaiveRegions(NaiveApp(graph: app.graph, limits: app.limits), atMost: 120)
    else { return }
    #expect(facts.unanswered.isEmpty)
    #expect(routes(.deadEnd, facts) == walk.deadEnds)
    // Of a region only its entrances are named, and all of them where no bound hides any.
    let lost = routes(.lost, facts)
    if let entrances = walk.entrances { #expect(lost == entrances) }
    #expect(lost.isSubset(of: walk.lost))
    #expect(!lost.isEmpty || !walk.isLossEntered)
    let stuck = facts.observations.filter { $0.key.kind == .slotStuck }.map {
      slotName($0.key, facts)
    }
    #expect(Set(stuck) == walk.stuckSlots)
  }

  private func routes(_ kind: ObservationKind, _ facts: Facts) -> Set<RouteReference> {
    Set(facts.observations.filter { $0.key.kind == kind }.compactMap(\.key.route))
  }

  private func slotName(_ key: ObservationKey, _ facts: Facts) -> String {
    let coordinator = facts.graph.coordinators[key.coordinator ?? 0]
    guard let route = key.route.map({ coordinator.routes[$0.route] }) else {
      return "\(coordinator.name): \(coordinator.slots[key.index ?? 0].name)"
    }
    return "\(coordinator.name) \(route.name): \(route.slots[key.index ?? 0].name)"
  }
}
