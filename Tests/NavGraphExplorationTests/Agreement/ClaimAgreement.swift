import NavGraphModel

@testable import NavGraphExploration
@testable import NavGraphFacts

/// The claims of facts about stacks of any height, compared with searches within wider bounds and with the naive
/// model: all parts of an app together, as a rule reads them.
struct ClaimAgreement {
  let graph: GraphDefinition
  let facts: Facts
  /// Within bounds that few apps go beyond by more than growing.
  private let wide: Facts

  private static let narrow = Limits(stackHeight: 2, modalNesting: 1, flowNesting: 3, states: 12)
  private static let wideLimits = Limits(
    stackHeight: 7, modalNesting: 5, flowNesting: 5, states: 400)
  private static let naiveStates = 40

  /// - Returns: Nil where bounds cut nothing, or not all parts have answers for any height.
  init?(_ graph: GraphDefinition) throws {
    self.graph = graph
    guard let facts = try Self.facts(of: graph) else { return nil }
    self.facts = facts
    wide = try Exploration.explore(
      graph, limits: Self.wideLimits, without: [.beyondBounds, .separateTabs])
  }

  /// - Returns: Nil where bounds cut nothing, or not all parts have answers for any height.
  static func facts(of graph: GraphDefinition) throws -> Facts? {
    let facts = try Exploration.explore(graph, limits: narrow)
    return !facts.coverage.isComplete && facts.stackCoverage.isComplete ? facts : nil
  }

  /// In what they do not agree.
  func differences() -> [String] {
    missing(in: wide, "wide") + settledDifferences() + missingOfNaive() + growthDifferences()
      + lostDifferences()
      + excess() + replayDifferences()
  }

  /// What another search saw, and facts that hold for any height do not name.
  private func missing(in other: Facts, _ name: String) -> [String] {
    let seen = observations(of: facts)
    return observations(of: other).filter { !seen.contains($0) && isClaimed($0) }
      .map { "\(name): \($0)" }.sorted()
  }

  /// The observations on which the exact engine claims final answers for all coordinators.
  static func settled(by facts: Facts) -> Set<ObservationKind> {
    ObservationKind.decidedByEngine.subtracting(facts.unanswered)
      .subtracting(facts.flows.flatMap(\.openKinds))
  }

  /// Findings of a wider search that contradict final answers.
  private func settledDifferences() -> [String] {
    Self.settled(by: facts).flatMap { kind in
      let (seen, others) = (findings(kind, of: facts), findings(kind, of: wide))
      let missing = others.subtracting(seen).map { "settled, and missing: \($0)" }
      guard wide.coverage.isComplete else { return missing }
      return missing + seen.subtracting(others).map { "too much: \($0)" }
    }.sorted()
  }

  /// By the fields with which rules distinguish findings.
  private func findings(_ kind: ObservationKind, of facts: Facts) -> Set<ObservationKey> {
    Set(
      keys(kind, of: facts).compactMap { key in
        switch kind {
        case .needsDelays, .automaticLoop: ObservationKey(kind, cause: key.cause)
        case .slotStuck: key.other == nil ? key : nil
        case .closedLate:
          ObservationKey(
            kind, cause: key.cause, operation: key.operation, route: key.route, index: key.index)
        default: key.identity
        }
      })
  }

  private func missingOfNaive() -> [String] {
    let naive = NaiveLevels(of: graph, atMost: Self.naiveStates)
    let seen = NaiveComparison(facts: facts)
    var differences: [String] = []
    // For what is ignored there can be several reasons, of which either model gives one.
    let outcomes = Set(seen.outcomes.keys.map(\.withoutReason))
    for outcome in naive.outcomes.keys
    where !outcomes.contains(outcome.withoutReason) && !leavesOpen(outcome) {
      differences.append("naive: \(outcome)")
    }
    for route in naive.shown.keys where seen.shownDistance[route] == nil {
      differences.append("naive: \(route) is shown")
    }
    for route in naive.held.keys where seen.heldDistance[route] == nil {
      differences.append("naive: \(route) is held")
    }
    return differences
  }

  private func leavesOpen(_ outcome: NaiveOutcome) -> Bool {
    !isClaimed(
      .outcome(
        .init(
          transition: outcome.transition, operation: outcome.operation, outcome: outcome.outcome)))
  }

  /// Whether facts that do not name an observation claim that there is no such thing.
  private func isClaimed(_ observation: Observation) -> Bool {
    guard !facts.leavesOpen(observation) else { return false }
    guard case .outcome(let key) = observation, key.outcome.debug.reason == nil,
      key.outcome.release.reason == nil
    else { return true }
    // Of flows that are explored alone, what succeeds is no claim.
    return facts.searches.allSatisfy { $0.stacks?.obstacle == nil }
  }

  /// Whether stacks that are said not to grow come to bounds beyond their height.
  private func growthDifferences() -> [String] {
    guard !facts.leavesOpen(.grows) else { return [] }
    let grows = facts.observations.contains { $0.key.kind == .grows }
    if wide.coverage.isComplete { return grows ? ["it grows, and has few states"] : [] }
    guard !grows,
      let high = try? Exploration.explore(
        graph, limits: Limits(stackHeight: 20, modalNesting: 20, flowNesting: 8, states: 400),
        without: [.beyondBounds])
    else { return [] }
    return high.coverage.cutBy.filter { [.stackHeight, .modalNesting].contains($0.limit) }.map {
      "it grows beyond \($0.limit)"
    }
  }

  /// A limited search may learn only further on that the user cannot return home.
  private func lostDifferences() -> [String] {
    guard !facts.leavesOpen(.lost) else { return [] }
    let (lost, others) = (keys(.lost, of: facts), keys(.lost, of: wide))
    if wide.coverage.isComplete, lost != others { return ["lost: \(lost), not \(others)"] }
    return lost.isEmpty && !others.isEmpty ? ["lost: \(others) is missing"] : []
  }

  /// What is seen where there are no more states than those of the wide search, and not there.
  private func excess() -> [String] {
    guard wide.coverage.isComplete else { return [] }
    let seen = observations(of: wide)
    return observations(of: facts).filter { !seen.contains($0) }.map { "too much: \($0)" }.sorted()
  }

  /// Whether each way can be gone; where tabs are explored one by one, they are not those of the product.
  private func replayDifferences() -> [String] {
    if facts.searches.contains(where: { !$0.focus.isEmpty }) { return [] }
    guard TraceReplay(wide).firstWrongNode() == nil else { return [] }
    // Paths lead beyond bounds, also with more pending effects.
    let limits = (1...3).map { number in
      var limits = NaiveLevels.noLimits
      limits.pending = number
      return limits
    }
    return TraceReplay(facts, withinAnyOf: limits).firstWrongNode().map { ["node \($0)"] } ?? []
  }

  // MARK: - What is seen

  private func keys(_ kind: ObservationKind, of facts: Facts) -> Set<ObservationKey> {
    Set(facts.observations.map(\.key).filter { $0.kind == kind })
  }

  private func observations(of facts: Facts) -> Set<Observation> {
    var result = facts.sightsOfScreensAndOutcomes
    for seen in facts.observations where Self.observations.contains(seen.key.kind) {
      result.insert(.recorded(seen.key.identity))
    }
    return result
  }

  private static let observations = Observation.decidedByTop.union([.heard, .changed])
}

extension NaiveOutcome {
  fileprivate var withoutReason: NaiveOutcome {
    guard case .ignored = outcome.release else { return self }
    var copy = self
    copy.outcome = Outcome(.ignored(.screenGone))
    return copy
  }
}
