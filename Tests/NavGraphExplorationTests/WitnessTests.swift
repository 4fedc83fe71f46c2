import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

/// That every node follows from its parent is for the naive model to say.
@Suite("Witnesses reproduce their observations")
struct WitnessTests {
  static let apps = (0..<60).map { RandomApp(seed: $0) }

  private func explore(_ app: RandomApp) throws -> Facts {
    var limits = app.limits
    limits.states = 150
    return try Exploration.explore(app.graph, limits: limits)
  }

  @Test("of random apps", arguments: apps)
  func randomApps(_ app: RandomApp) throws {
    try check(try explore(app))
  }

  @Test("of small graphs")
  func samples() throws {
    let limits = Limits(stackHeight: 5, modalNesting: 2)
    let facts = try Exploration.explore(Samples.graph(Samples.all), limits: limits)
    try check(facts)
    #expect(facts.flows.allSatisfy { $0.routes.contains { $0.shown != nil } })
  }

  private func check(_ facts: Facts) throws {
    try facts.validate()
    for (number, flow) in facts.flows.enumerated() {
      for (index, route) in flow.routes.enumerated() {
        let reference = RouteReference(coordinator: number, route: index)
        if let shown = route.shown {
          let entries = facts.entries(of: facts.trace[shown].state)
          #expect(entries.contains { $0.route == reference && $0.isActive })
        }
        if let held = route.held {
          #expect(facts.entries(of: facts.trace[held].state).contains { $0.route == reference })
        }
      }
    }
    for outcome in facts.outcomes {
      let step = try #require(facts.trace[outcome.witness].step)
      #expect(
        step.moves.contains {
          $0.transition == outcome.transition && $0.operation == outcome.operation
            && $0.outcome == outcome.outcome
        })
    }
    for landing in facts.landings {
      let node = facts.trace[landing.witness]
      let step = try #require(node.step)
      #expect(step.cause == landing.cause)
      #expect(step.actor.map { facts.route(of: $0) } == landing.source)
      let active = facts.entries(of: node.state).filter(\.isActive).map(\.route)
      #expect(landing.landing.map(active.contains) ?? true)
    }
  }

  @Test("a duplicate names the existing entry")
  func conflicts() throws {
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(Samples.shop)]), limits: Limits(stackHeight: 4))
    var count = 0
    for outcome in facts.outcomes {
      guard outcome.outcome.release == .ignored(.duplicateIdentity) else {
        #expect(outcome.conflict == nil)
        continue
      }
      count += 1
      let conflict = try #require(outcome.conflict)
      let node = facts.trace[outcome.witness]
      let entries = facts.trace[try #require(node.parent)].state.flow.entries
      let move = try #require(
        node.step?.moves.first { $0.operation == outcome.operation })
      #expect(outcome.operation > 0 || conflict.height == entries.count)
      if outcome.operation == 0 {
        // All identities of the shop are its routes', or also the argument's.
        #expect(entries[conflict.position].entry.instance == move.brings.first)
      }
    }
    #expect(count > 3)
  }

  @Test("no path to a screen is shorter than its witness")
  func shortest() throws {
    let graph = Samples.graph([AnyCoordinator(Samples.shop)])
    let seen = Occurrences(try Exploration.explore(graph, limits: Limits(stackHeight: 5)))
    #expect(seen.shown == ["home": 0, "list": 1, "cart": 1, "help": 1, "item": 2])
    for distance in 0..<2 {
      let limits = Limits(stackHeight: 5, depth: distance)
      let nearer = Occurrences(
        try Exploration.explore(graph, limits: limits, without: [.beyondBounds]))
      #expect(nearer.shown == seen.shown.filter { $0.value <= distance })
      // The exact engine finds the rest, on paths that are as short.
      #expect(Occurrences(try Exploration.explore(graph, limits: limits)).shown == seen.shown)
    }
  }
}

/// An entry of a state, wherever it is.
private struct PlacedEntry {
  let route: RouteReference
  let isActive: Bool
}

extension Facts {
  fileprivate func entries(of state: Snapshot) -> [PlacedEntry] { entries(of: state.flow) }

  private func entries(of flow: FlowSnapshot) -> [PlacedEntry] {
    (flow.entries + flow.slots.flatMap(\.content)).flatMap { entries(of: $0, flow.coordinator) }
  }

  private func entries(of entry: EntrySnapshot, _ coordinator: Int) -> [PlacedEntry] {
    let own = PlacedEntry(
      route: route(of: ScreenReference(coordinator: coordinator, instance: entry.entry.instance)),
      isActive: entry.isActive)
    return [own] + entry.hosted.flatMap { entries(of: $0) }
      + entry.slots.flatMap(\.content).flatMap { entries(of: $0, coordinator) }
  }
}
