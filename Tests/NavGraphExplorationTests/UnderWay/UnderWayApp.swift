import NavGraphModel

@testable import NavGraphExploration

/// A registration with things under way, made from a seed.
struct UnderWayApp {
  let graph: GraphDefinition

  static let stateLimit = 120

  init(seed: UInt64) {
    var source = RandomSource(random: SplitMix64(seed: seed &+ 7_000_000), without: [])
    source.coordinatorCounts = [1, 1, 1, 2, 2]
    source.present = [.effects, .followUps, .variables, .conditions]
    graph = source.graph()
  }

  func explore(pending: Int, looksBeyondBounds: Bool = true) throws -> Facts {
    try Exploration.explore(
      graph,
      limits: Limits(
        stackHeight: 5, modalNesting: 4, flowNesting: 4, pending: pending,
        states: Self.stateLimit * pending * pending),
      looksBeyondBounds: looksBeyondBounds)
  }

  /// Whether the naive model can follow the bounded search: a few registrations are known to differ there
  /// (``RandomAppGap``).
  func isLikeNaive() throws -> Bool {
    try TraceReplay(explore(pending: 1, looksBeyondBounds: false)).firstWrongNode() == nil
  }

  /// What facts that are said to hold for any number leave out.
  func differences(_ facts: Facts) throws -> [String] {
    var differences: [String] = []
    let more = try explore(pending: 3, looksBeyondBounds: false)
    let (seen, further) = (sights(of: facts), sights(of: more))
    for missing in further.subtracting(seen) { differences.append("\(missing) with three") }
    if !facts.unanswered.contains(.lost) {
      for lost in self.lost(more).subtracting(self.lost(facts)) {
        differences.append("\(lost) is lost with three")
      }
    }
    var limits = facts.limits
    limits.pending = 3
    if let naive = NaiveApp(graph: graph, limits: limits).explore(atMost: Self.stateLimit * 2) {
      let seen = NaiveComparison(facts: facts)
      for outcome in naive.outcomes.keys where seen.outcomes[outcome] == nil {
        differences.append("\(outcome) with three")
      }
      for route in naive.shownDistance.keys where seen.shownDistance[route] == nil {
        differences.append("\(route) shown with three")
      }
      for route in naive.heldDistance.keys where seen.heldDistance[route] == nil {
        differences.append("\(route) held with three")
      }
    }
    let replay = TraceReplay(
      facts,
      withinAnyOf: (1...3).map { number in
        var limits = facts.limits
        limits.pending = number
        return limits
      })
    if let wrong = replay.firstWrongNode() { differences.append("node \(wrong)") }
    return differences
  }

  private func lost(_ facts: Facts) -> Set<RouteReference> {
    Set(facts.signs.filter { $0.key.sign == .lost }.compactMap(\.key.route))
  }

  private func sights(of facts: Facts) -> Set<Sight> {
    var result: Set<Sight> = []
    for (coordinator, flow) in facts.flows.enumerated() {
      for (route, observation) in flow.routes.enumerated() {
        let reference = RouteReference(coordinator: coordinator, route: route)
        if observation.shown != nil { result.insert(.shown(reference)) }
        if observation.held != nil { result.insert(.held(reference)) }
      }
    }
    for seen in facts.outcomes {
      result.insert(
        .outcome(
          .init(transition: seen.transition, operation: seen.operation, outcome: seen.outcome)))
    }
    for seen in facts.landings {
      result.insert(
        .landing(.init(source: seen.source, cause: seen.cause, landing: seen.landing)))
    }
    for seen in facts.signs where !Sight.signsLeftOut.contains(seen.key.sign) {
      result.insert(.sign(seen.key.identity))
    }
    return result
  }
}
