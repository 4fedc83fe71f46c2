import NavGraphFacts
import NavGraphModel

/// What an app may do, by a search of its summary.
struct SummaryEvidence {
  /// The coordinators that are not summed up: their flows are in the summary as in the app.
  let coordinators: Set<Int>
  private let summary: FlowSummary
  private let hosted: StandaloneFlows
  /// In the terms of the app.
  private let observed: Set<Observation>
  private let openKinds: Set<ObservationKind>
  /// What all states together may show; nil if that is not known.
  private let traps: PossibleTraps?

  /// - Parameter moving: The coordinators whose flows move in the search.
  /// - Returns: Nil where not everything is known that the summary does.
  init?(
    _ summary: FlowSummary, of hosted: StandaloneFlows, moving: Set<Int>, _ found: PartSearch,
    _ analysis: PartAnalysis
  ) {
    guard let open = analysis.openKinds else { return nil }
    self.summary = summary
    self.hosted = hosted
    openKinds = open
    coordinators = summary.roots.reduce(moving) { $0.subtracting(hosted.inside[$1] ?? []) }
    observed = Set(
      analysis.observed.union(analysis.unconfirmed).map { summary.originalObservation($0) })
    traps = PossibleTraps(found)
  }

  /// Returns what no state around the flows of these coordinators adds to what they do alone, of what all states show together.
  func decidedTraps(of roots: [Int]) -> Set<ObservationKind> {
    guard let traps, roots.allSatisfy(summary.roots.contains) else { return [] }
    func isFree(_ screens: Set<RouteReference?>) -> Bool {
      !screens.contains { screen in screen.map { roots.contains($0.coordinator) } ?? true }
    }
    var result: Set<ObservationKind> = []
    if isFree(traps.lost) { result.insert(.lost) }
    if isFree(traps.swipeOnly) { result.insert(.swipeOnly) }
    let stuck = traps.keys.filter { $0.kind == .slotStuck }.compactMap(\.coordinator)
    if roots.allSatisfy({ !stuck.contains($0) }) { result.insert(.slotStuck) }
    return result
  }

  /// The claims about what surrounds the flows.
  func answers(besides seen: Set<Observation>) -> [StandaloneFlows.Answer] {
    coordinators.sorted().compactMap { answer($0, besides: seen) }
  }

  /// - Returns: Nil where the app may show screens that were not seen.
  private func answer(_ index: Int, besides seen: Set<Observation>) -> StandaloneFlows.Answer? {
    var kinds = undecidedKinds(index)
    var outcomes: Set<Outcome.Reason> = []
    for observation in observed.subtracting(seen) {
      switch observation {
      case .shown(let route), .held(let route):
        if route.coordinator == index { return nil }
      case .outcome(let key) where hosted.isAbout(index, key):
        outcomes.formUnion(
          [key.outcome.debug.reason, key.outcome.release.reason].compactMap(\.self))
      case .recorded(let key) where isAbout(index, key) && !key.isInTheWay:
        kinds.insert(key.kind)
      case .outcome, .recorded, .landing: continue
      }
    }
    let competing = summary.roots.flatMap { hosted.competingMoves(in: $0) }
    if competing.contains(where: { isAbout(index, $0) && !seen.contains(.recorded($0)) }) {
      kinds.insert(.movedTogether)
    }
    if let traps {
      for key in traps.keys where isAbout(index, key) && !seen.contains(.recorded(key.identity)) {
        kinds.insert(key.kind)
      }
    } else {
      kinds.formUnion(ObservationKind.all { $0.evidence == .allStates })
    }
    return StandaloneFlows.Answer(
      coordinator: index, openKinds: kinds, openOutcomes: outcomes,
      closedKinds: ObservationKind.all { $0.decision == .search }.subtracting(kinds))
  }

  /// The kinds that the summary does not decide for a coordinator.
  private func undecidedKinds(_ index: Int) -> Set<ObservationKind> {
    var kinds = openKinds.union(Self.neverDecided)
    if restoresFlows(index) { kinds.insert(.restoredFlow) }
    if summary.mayReplaceFirstScreens { kinds.insert(.nestedNavigation) }
    if summary.flows.actHidden {
      kinds.formUnion([.actedHidden, .emittedHidden, .emittedAfterwards])
    }
    // What a flow presents can hide what links and events bring.
    if !summary.flows.presenters.isEmpty {
      if hosted.graph.coordinators.contains(where: { !$0.links.isEmpty }) {
        kinds.insert(.linkHidden)
      }
      if coordinators.contains(where: { hosted.graph.coordinators[$0].dialect != nil }) {
        kinds.insert(.eventHidden)
      }
    }
    for case .recorded(let key) in observed where isAbout(index, key) {
      // It may be any screen of a flow.
      if let route = key.route, summary.roots.contains(route.coordinator),
        Self.namesScreen.contains(key.kind)
      {
        kinds.insert(key.kind)
      }
    }
    return kinds
  }

  private func isAbout(_ index: Int, _ key: ObservationKey) -> Bool {
    key.coordinators.isEmpty || key.coordinators.contains(index)
  }

  /// Whether a coordinator keeps cases or tabs that hold summed-up flows: these always look as they start.
  private func restoresFlows(_ index: Int) -> Bool {
    let graph = hosted.graph
    let kept: [String]
    switch graph.coordinators[index].container {
    case .switch(let cases): kept = cases.kept
    case .tabs(let tabs): kept = tabs.items
    case .stack, .joined: return false
    }
    return kept.contains { name in
      graph.coordinator(hostedBy: [name], from: index).map {
        !graph.flows(from: $0).isDisjoint(with: summary.roots)
      } ?? false
    }
  }

  /// What is told apart by the screen that acts or is in front.
  private static let namesScreen: Set<ObservationKind> = [
    .closedLate, .actedHidden, .emittedHidden, .emittedAfterwards, .linkHidden, .eventHidden,
  ]

  /// What compares with earlier steps, or depends on more of a flow than its summary has.
  private static let neverDecided: Set<ObservationKind> = [
    .repeated, .linkStackVaries, .modalLayers, .policyBroken, .policyKept,
  ]
}

/// What all states of a summary together may show, whether uncertain steps are possible or not.
private struct PossibleTraps {
  /// The screens from which users may not be able to return home.
  let lost: Set<RouteReference?>
  /// The screens from which users may return home, but perhaps not without swiping.
  let swipeOnly: Set<RouteReference?>
  private let others: [ObservationKey]

  var keys: [ObservationKey] {
    others + lost.map { ObservationKey(.lost, route: $0) }
      + swipeOnly.map { ObservationKey(.swipeOnly, route: $0) }
  }

  /// - Returns: Nil if not all states were searched.
  init?(_ found: PartSearch) {
    guard found.tree.cuts.isEmpty, let log = found.log, !log.isOverfull,
      !found.system.app.modalSlots.isOverfull
    else { return nil }
    let reading = StateLogReading(log: log, search: found.tree, app: found.system.app)
    func screens(where isWanted: (Int) -> Bool) -> Set<RouteReference?> {
      Set(reading.positions.filter(isWanted).map(reading.screen))
    }
    let isAlwaysLost = reading.lost()
    let isPerhapsLost = reading.lost(avoiding: .needsMorePending)
    let needsSwipe = reading.lost(avoiding: [.needsMorePending, .swipe])
    lost = screens { isPerhapsLost[$0] }
    swipeOnly = screens { needsSwipe[$0] && !isAlwaysLost[$0] }
    others =
      (reading.deadEnds(avoiding: .needsMorePending)
      + reading.stuckSlots(avoiding: .needsMorePending) + reading.automaticLoops()).map(\.0)
      .filter { !$0.isInTheWay }
  }
}

extension ObservationKey {
  /// Whether a slot can only not be emptied because another screen is in the way: that one is the trap.
  fileprivate var isInTheWay: Bool { kind == .slotStuck && other != nil }
}

extension FlowSummary {
  /// An observation of the summary in terms of the app.
  fileprivate func originalObservation(_ observation: Observation) -> Observation {
    guard case .recorded(var key) = observation else { return observation }
    switch key.cause {
    case .transition(let reference)?:
      key.cause = .transition(origins[reference] ?? reference)
    case .later(let reference)?:
      key.cause = .later(origins[reference] ?? reference)
    case .effect, .gesture, nil: break
    }
    key.counterpart = key.counterpart.map { origins[$0] ?? $0 }
    return .recorded(key)
  }
}
