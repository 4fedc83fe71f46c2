import NavGraphModel

@testable import NavGraphExploration
@testable import NavGraphFacts

/// A registration with pending effects, made from a seed.
struct PendingApp {
  let graph: GraphDefinition
  private var stackHeight = 5
  private var modalNesting = 4

  static let stateLimit = 120

  init(seed: UInt64) {
    var source = RandomSource(random: SplitMix64(seed: seed &+ 7_000_000), without: [])
    source.coordinatorCounts = [1, 1, 1, 2, 2]
    source.present = [.effects, .followUps, .variables, .conditions]
    graph = source.graph()
  }

  /// One whose stacks grow, with pending effects of screens and of the lowest flow, which a push or a command
  /// of RoutingReducer leads to.
  init(stacksFrom seed: UInt64) {
    var choices = SplitMix64(seed: seed &+ 9_000_000)
    var source = RandomSource(
      random: SplitMix64(seed: seed &+ 8_000_000),
      without: [
        .derived, .kept, .joined, .freshTabs, .firstCase, .otherCommands, .links, .handlers,
      ])
    source.hasOnlyStacks = true
    source.hasNoCircles = true
    source.sendsOnlyReports = true
    source.coordinatorCounts = [1, 1, 1, 2]
    source.mostRoutes = choices.pick([2, 3, 4])
    source.avoided = [.remove, .removeSubrange, .replace, .goBackToIndex, .popToIndex]
    source.additionalPushes = 4
    source.present = choices.chance(70) ? [.effects, .slots] : [.followUps, .variables]
    if choices.chance(40) { source.dialects = [.routingReducer(.v0_0)] }
    var graph = source.graph()
    let effectsStay = choices.chance(20)
    graph.updateCoordinators { index, coordinator in
      coordinator.replaceTriggers(.effect, by: choices.pick([.tap, .sent]))
      if index > 0 { coordinator.effects = [] }
      let alert = "alert\(index)"
      for route in coordinator.routes.indices {
        if !effectsStay { coordinator.routes[route].keepsToItself(&choices, showing: alert) }
        for index in coordinator.routes[route].transitions.indices {
          coordinator.routes[route].transitions[index].operations.removeAll(where: \.writesLater)
        }
        guard coordinator.routes[route].hosts == nil, choices.chance(route == 0 ? 90 : 40) else {
          continue
        }
        let next = choices.pick(coordinator.routes)
        coordinator.routes[route].transitions.append(
          .naive("go", [.append(.push(next.name))]))
      }
      coordinator.routes.append(
        .naive(alert, [.naive("ok", choices.chance(50) ? [] : [.append(.push(alert))])]))
    }
    self.graph = graph
    (stackHeight, modalNesting) = (3, 2)
  }

  /// Whether what was left out is named nowhere.
  var isValid: Bool { graph.problems().isEmpty }

  func explore(
    pending: Int, analyzesBeyondBounds: Bool = true, followsNumbers: Bool = true,
    higherBy more: Int = 0
  ) throws -> Facts {
    // Higher stacks make more states.
    let states = Self.stateLimit * pending * pending * (more > 0 ? 4 : 1)
    return try Exploration.explore(
      graph,
      limits: Limits(
        stackHeight: stackHeight + more, modalNesting: modalNesting + more, flowNesting: 4,
        pending: pending,
        states: states),
      without: analyzesBeyondBounds ? followsNumbers ? [] : [.pendingNumbers] : [.beyondBounds])
  }

  /// Whether the naive model can follow the bounded search: a few registrations are known to differ there
  /// (``RandomAppGap``).
  func isLikeNaive() throws -> Bool {
    try TraceReplay(explore(pending: 1, analyzesBeyondBounds: false)).firstWrongNode() == nil
  }

  /// What facts that are said to hold for any number leave out.
  func differences(_ facts: Facts) throws -> [String] {
    var differences: [String] = []
    let more = try explore(pending: 3, analyzesBeyondBounds: false)
    let (seen, further) = (observations(of: facts), observations(of: more))
    for missing in further.subtracting(seen) where !facts.leavesOpen(missing) {
      differences.append("\(missing) with three")
    }
    if !facts.leavesOpen(.lost) {
      for lost in self.lost(more).subtracting(self.lost(facts)) {
        differences.append("\(lost) is lost with three")
      }
    }
    for key in more.observations.map(\.key)
    where ClaimAgreement.settled(by: facts).contains(key.kind) {
      if !facts.observations.contains(where: { $0.key.identity == key.identity }) {
        differences.append("\(key) with three")
      }
    }
    var limits = facts.limits
    limits.pending = 3
    if let naive = NaiveApp(graph: graph, limits: limits).explore(atMost: Self.stateLimit * 2) {
      let seen = NaiveComparison(facts: facts)
      for outcome in naive.outcomes.keys
      where seen.outcomes[outcome] == nil
        && !facts.leavesOpen(
          .outcome(
            .init(
              transition: outcome.transition, operation: outcome.operation,
              outcome: outcome.outcome)))
      {
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

  /// Gaps of facts that claim to hold for stacks of any height, and any number of pending effects.
  func stackDifferences(_ facts: Facts) throws -> [String] {
    var differences: [String] = []
    let seen = observations(of: facts)
    for pending in [1, 3] {
      let more = try explore(pending: pending, analyzesBeyondBounds: false, higherBy: 2)
      let missing = observations(of: more).filter { $0.isAboutStacks && !facts.leavesOpen($0) }
        .subtracting(seen)
      for missing in missing { differences.append("\(missing) with \(pending)") }
      for key in more.observations.map(\.key)
      where ObservationKind.exits.intersection(ClaimAgreement.settled(by: facts)).contains(key.kind)
        && !facts.observations.contains(where: { $0.key.identity == key.identity })
      {
        differences.append("\(key) with \(pending)")
      }
    }
    if !facts.leavesOpen(.lost) {
      let more = try explore(pending: 1, analyzesBeyondBounds: false, higherBy: 2)
      for lost in self.lost(more).subtracting(self.lost(facts)) {
        differences.append("\(lost) is lost")
      }
    }
    if !facts.leavesOpen(.grows), !facts.observations.contains(where: { $0.key.kind == .grows }) {
      let higher = try explore(pending: 2, analyzesBeyondBounds: false, higherBy: 12)
      for cut in higher.coverage.cutBy where [.stackHeight, .modalNesting].contains(cut.limit) {
        differences.append("it grows beyond \(cut.limit)")
      }
    }
    let limits = (1...3).map { number in
      Limits(
        stackHeight: 1_000, modalNesting: 1_000, flowNesting: 1_000, pending: number,
        states: 1_000_000)
    }
    if let wrong = TraceReplay(facts, withinAnyOf: limits).firstWrongNode() {
      differences.append("node \(wrong)")
    }
    return differences
  }

  private func lost(_ facts: Facts) -> Set<RouteReference> {
    Set(facts.observations.filter { $0.key.kind == .lost }.compactMap(\.key.route))
  }

  private func observations(of facts: Facts) -> Set<Observation> {
    var result = facts.sightsOfScreensAndOutcomes
    for seen in facts.landings {
      result.insert(
        .landing(.init(source: seen.source, cause: seen.cause, landing: seen.landing)))
    }
    for seen in facts.observations where !Observation.excludedObservations.contains(seen.key.kind) {
      result.insert(.recorded(seen.key.identity))
    }
    return result
  }
}

extension Facts {
  /// Whether it is open if it is seen, for each of the coordinators that it is about.
  func leavesOpen(_ observation: Observation) -> Bool {
    switch observation {
    case .outcome(let key):
      let open = flows[key.transition.coordinator].openOutcomes
      return [key.outcome.debug.reason, key.outcome.release.reason].contains { reason in
        reason.map(open.contains) ?? false
      }
    case .recorded(let key):
      let named = key.coordinators
      return (named.isEmpty ? Set(flows.indices) : named).allSatisfy {
        flows[$0].openKinds.contains(key.kind)
      }
    case .shown, .held, .landing: return false
    }
  }

  /// The screens that were shown and held, and how operations turned out.
  var sightsOfScreensAndOutcomes: Set<Observation> {
    var result: Set<Observation> = []
    for (coordinator, flow) in flows.enumerated() {
      for (route, observation) in flow.routes.enumerated() {
        let reference = RouteReference(coordinator: coordinator, route: route)
        if observation.shown != nil { result.insert(.shown(reference)) }
        if observation.held != nil { result.insert(.held(reference)) }
      }
    }
    for seen in outcomes {
      result.insert(
        .outcome(
          .init(transition: seen.transition, operation: seen.operation, outcome: seen.outcome)))
    }
    return result
  }
}

extension RouteDefinition {
  /// Makes what its effects send do nothing but change the screen itself, most of the time.
  fileprivate mutating func keepsToItself(_ choices: inout SplitMix64, showing alert: String) {
    let actions = Set(effects.map(\.action))
    for index in transitions.indices where actions.contains(transitions[index].action) {
      guard choices.chance(90) else { continue }
      transitions[index].condition = nil
      transitions[index].operations =
        slots.isEmpty || choices.chance(20)
        ? variables.isEmpty ? [] : [.assign(variable: variables[0].name, .constant("1"))]
        : [
          choices.chance(80)
            ? .fill(
              slot: slots[0].name,
              Destination(
                target: RoutePattern(route: alert),
                presentation: slots[0].kind.presentation(embedsNavigation: false)))
            : .clear(slot: slots[0].name)
        ]
    }
    for index in effects.indices { effects[index].id = nil }
  }
}

extension NavGraphModel.Operation {
  fileprivate var writesLater: Bool {
    switch self {
    case .deferredSet: true
    default: false
    }
  }
}

extension ObservationKind {
  /// Those about paths out of screens and slots, and paths home without swipes.
  static let exits: Set<ObservationKind> = [.deadEnd, .slotStuck]
}
