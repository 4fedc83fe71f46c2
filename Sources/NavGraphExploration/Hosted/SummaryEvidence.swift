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
  private let traps: PossibleTraps

  private var roots: Set<Int> { summary.flows.roots }

  /// - Returns: Nil where not all that the summary does was searched.
  init?(
    _ summary: FlowSummary, of hosted: StandaloneFlows, in part: ExplorationPart,
    _ found: PartSearch
  ) {
    guard found.tree.cuts.isEmpty, let traps = PossibleTraps(found, part, summary.flows.roots)
    else { return nil }
    self.summary = summary
    self.hosted = hosted
    self.traps = traps
    coordinators = summary.flows.roots.reduce(part.moving) {
      $0.subtracting(hosted.inside[$1] ?? [])
    }
    observed = Set(found.system.observed.map { summary.originalObservation($0) })
  }

  /// Whether it is known that users can return home from the flows of these coordinators.
  func decidesReturns(of roots: [Int]) -> Bool {
    roots.allSatisfy(self.roots.contains) && traps.decidesReturns(in: Set(roots))
  }

  /// The claims about what surrounds the flows.
  func answers(besides seen: Set<Observation>) -> [StandaloneFlows.Answer] {
    coordinators.sorted().compactMap { answer($0, besides: seen) }
  }

  /// - Returns: Nil where the app may show screens that were not seen.
  private func answer(_ index: Int, besides seen: Set<Observation>) -> StandaloneFlows.Answer? {
    var decided = decidedKinds(index)
    var outcomes: Set<Outcome.Reason> = summary.flows.clearOutside ? [.slotEmpty] : []
    for observation in observed.subtracting(seen) {
      switch observation {
      case .shown(let route), .held(let route):
        if route.coordinator == index { return nil }
      case .outcome(let key):
        guard !roots.contains(key.transition.coordinator), hosted.isAbout(index, key) else {
          continue
        }
        outcomes.formUnion(
          [key.outcome.debug.reason, key.outcome.release.reason].compactMap(\.self))
      case .recorded(let key):
        if isAbout(index, key) { decided.remove(key.kind) }
      case .landing: continue
      }
    }
    for key in traps.others where isAbout(index, key) && !seen.contains(.recorded(key.identity)) {
      decided.remove(key.kind)
    }
    let competing = roots.flatMap { hosted.competingMoves(in: $0) }
    if competing.contains(where: { isAbout(index, $0) && !seen.contains(.recorded($0)) }) {
      decided.remove(.movedTogether)
    }
    return StandaloneFlows.Answer(
      coordinator: index, openKinds: Set(ObservationKind.allCases).subtracting(decided),
      openOutcomes: outcomes)
  }

  /// The kinds that the summary decides for a coordinator: they do not depend on which screen of a flow is in front, on
  /// what comes before or after a step, or on how often something happens.
  private func decidedKinds(_ index: Int) -> Set<ObservationKind> {
    let graph = hosted.graph
    var kinds: Set<ObservationKind> = [
      .slotsTakenTogether, .slotAroundModal, .entryAroundModal, .movedTogether,
      .nothingSelected, .emptyStack, .dismissedPushes, .emptied, .grows,
      .deadEnd, .slotStuck, .automaticLoop,
    ]
    if !restoresFlows(index) { kinds.insert(.restoredFlow) }
    if !summary.mayReplaceFirstScreens { kinds.insert(.nestedNavigation) }
    if graph.coordinators.allSatisfy({ $0.links.isEmpty }) { kinds.insert(.linkHidden) }
    // Nothing but stacks can be brought screens in the background.
    if coordinators.allSatisfy({ graph.coordinators[$0].dialect == nil }) {
      kinds.formUnion([.eventHidden, .closedLate, .dismissedFlow])
    }
    if traps.decidesReturns(in: [index]) { kinds.insert(.lost) }
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
        !graph.flows(from: $0).isDisjoint(with: roots)
      } ?? false
    }
  }
}

/// What all states of a summary together may show, whether the flows that are summed up allow its steps or not.
private struct PossibleTraps {
  let others: [ObservationKey]
  /// The screens from which users may not be able to return home; nil if that is not known.
  private let lost: Set<RouteReference?>?

  /// Whether it is known that users can return home from all screens of some coordinators.
  func decidesReturns(in coordinators: Set<Int>) -> Bool {
    guard let lost else { return false }
    return !lost.contains { $0.map { coordinators.contains($0.coordinator) } ?? true }
  }

  /// - Returns: Nil if not all states are known.
  init?(_ found: PartSearch, _ part: ExplorationPart, _ roots: Set<Int>) {
    guard let log = found.log, !log.isOverfull, !found.system.app.modalSlots.isOverfull else {
      return nil
    }
    let reading = StateLogReading(log: log, search: found.tree, app: found.system.app)
    let startsInFlow = reading.positions.contains { position in
      reading.isInitial(position)
        && reading.screen(at: position).map { roots.contains($0.coordinator) } ?? false
    }
    if startsInFlow || !part.leadingOut.isEmpty || reading.homes() == nil {
      lost = nil
    } else {
      let isPerhapsLost = reading.lost(avoiding: .mayBeImpossible)
      lost = Set(reading.positions.filter { isPerhapsLost[$0] }.map(reading.screen))
    }
    others =
      (reading.deadEnds(avoiding: .mayBeImpossible)
      + reading.stuckSlots(avoiding: .mayBeImpossible) + reading.automaticLoops()).map(\.0)
  }
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
