package import NavGraphFacts
package import NavGraphModel

/// Explores a registration and sums up the observations.
package enum Exploration {
  /// A technique to be quicker or to know more. Tests compare the findings with and without.
  package enum Technique: Sendable {
    /// The exact engine, and the analyses for any number of pending effects, answer what the limits leave open.
    case beyondBounds
    /// How much is pending is followed, as long as that takes few states.
    case pendingNumbers
    /// Steps that concern one flow are remembered by what the flow holds.
    case rememberedSteps
    /// Tabs that share nothing are explored one by one.
    case separateTabs
    /// Coordinators that an app only hosts are also explored alone, where the search of the whole app is incomplete.
    case hostedAlone
  }

  /// Explores the app from each coordinator that it starts with, breadth first, within the limits.
  ///
  /// Where states are to be kept one by one (``Limits/keptStates``), some of them are gone through again
  /// after each search.
  ///
  /// Coordinators that do not host one another share nothing, and so do the tabs of most apps: each is
  /// explored by itself, and the states add up instead of multiplying (`Docs/Reference/Model.md`).
  ///
  /// - Parameters:
  ///   - reducers: Those of the graph's coordinators that have one.
  ///   - deadline: When the search has to end, if that is before its own time is over: for several
  ///     graphs that share one.
  ///   - monitor: Hears how far the search is, and may end it.
  ///   - techniques: What to do without.
  /// - Throws: The problems of a registration that cannot be explored, all of them.
  /// - Complexity: O(*states* + *steps*) in time; at most ``Limits/states`` states are kept.
  package static func explore(
    _ graph: GraphDefinition, reducers: Reducers = Reducers(), limits: Limits = Limits(),
    deadline: ContinuousClock.Instant? = nil, monitor: SearchMonitor = SearchMonitor(),
    without techniques: Set<Technique> = []
  ) throws(RegistrationProblems) -> Facts {
    let (app, running) = try compile(graph, reducers, monitor)
    let parts = graph.entryIndices.flatMap {
      ExplorationPart.parts(of: app, entry: $0, running, limits: limits, without: techniques)
    }

    let ownDeadline = limits.deadline(from: ContinuousClock.now)
    let end = min(ownDeadline, deadline ?? ownDeadline)
    monitor.deadline = end
    // The last tenth is for analyses of the results.
    var shared = SharedBudget<PartSearch>(
      partCount: parts.count, states: limits.states, deadline: end - limits.allowance / 10)
    var exploration = PartwiseExploration(
      app: app, running: running, parts: parts, limits: limits, monitor: monitor,
      techniques: techniques)
    var bounds = limits
    bounds.enoughStates = nil
    var builder = FactsBuilder(app, inferred: running.inferred, limits: bounds)
    var keptStates = KeptStates(limits: limits, partCount: parts.count)
    for index in parts.indices {
      var (found, analysis) = exploration.explore(index, within: &shared)
      analysis.add(to: &builder)
      exploration.addStandaloneFlows(
        in: parts[index], after: found, analysis, until: end, to: &builder)
      keptStates.add(found, to: &builder, monitor)
    }
    if exploration.exitVerdicts.values.contains(where: \.contradictThemselves) {
      builder.leaveOpen([.lost])
    }
    return builder.facts()
  }

  /// A registration without problems, ready to be searched, and its reducers.
  static func compile(
    _ graph: GraphDefinition, _ reducers: Reducers, _ monitor: SearchMonitor
  ) throws(RegistrationProblems) -> (app: CompiledApp, running: RunningReducers) {
    let problems = graph.problems()
    guard problems.isEmpty else { throw RegistrationProblems(problems: problems) }
    let app = try AppCompiler.compile(graph)
    let running = try RunningReducers(reducers, of: graph, monitor: monitor)
    try app.checkStarts(running)
    return (app, running)
  }
}

/// Searches and analyses the parts of an app, one after the other.
private struct PartwiseExploration {
  let app: CompiledApp
  let running: RunningReducers
  let parts: [ExplorationPart]
  let limits: Limits
  let monitor: SearchMonitor
  let techniques: Set<Exploration.Technique>
  /// By start: the results for the tabs that lead out of all of them.
  private(set) var exitVerdicts: [Int: ExitVerdicts] = [:]
  /// By coordinator: what it does alone; nil where that is not known.
  private(set) var standalone: [Int: StandaloneFlows.Evidence?] = [:]

  /// Explores the part whose turn is next.
  mutating func explore(
    _ index: Int, within shared: inout SharedBudget<PartSearch>
  ) -> (found: PartSearch, analysis: PartAnalysis) {
    let part = parts[index]
    var (found, turnEnd) = shared.searchNext { search($0, within: $1) }
    if found.returningHome != exitVerdicts[part.entry]?.returningHome {
      // It was searched ahead of its turn. It has the same states, but says more of them now.
      found = search(index, within: PartBudget(states: found.bounds.stateLimit, deadline: turnEnd))
    }
    var analysis = found.analysis ?? analyse(found, of: part, until: turnEnd)
    if analysis.leavesBounds, let wider = searchWider(index, found, &shared, until: turnEnd) {
      found = wider
      analysis = analyse(wider, of: part, until: turnEnd)
    }
    if let tab = part.exitVerdict {
      exitVerdicts[part.entry, default: ExitVerdicts()].add(analysis.exitVerdict, of: tab)
    }
    return (found, analysis)
  }

  /// Adds the results for the coordinators that a part only hosts, where bounds limited its search.
  mutating func addStandaloneFlows(
    in part: ExplorationPart, after found: PartSearch, _ analysis: PartAnalysis,
    until end: ContinuousClock.Instant, to builder: inout FactsBuilder
  ) {
    guard !techniques.contains(.hostedAlone), analysis.isBounded else { return }
    let hosted = StandaloneFlows(app, in: part)
    let roots = hosted.roots
    guard !roots.isEmpty else { return }
    var states = found.tree.stateCount / 2
    for (index, root) in roots.enumerated() where standalone[root] == nil {
      let share = max(PartSearch.cheapStates / 10, states / (roots.count - index))
      let evidence = explore(hosted, root, atMost: share, until: end)
      standalone[root] = evidence
      states -= min(states, evidence?.stateCount ?? share)
    }
    var seen = analysis.observed
    var search = ContinuedSearch(found.tree)
    var system = found.system
    var cycles: [ObservationTable.Entry] = []
    for root in roots {
      guard let evidence = standalone[root] ?? nil, let inside = hosted.inside[root] else {
        continue
      }
      cycles += search.resume(in: root, inside, evidence, &system) { ContinuousClock.now >= end }
    }
    seen.formUnion(system.observed)
    seen.formUnion(cycles.map { .recorded($0.key.identity) })
    if search.stepCount > 0 { builder.add(seenBy: system, in: search, also: cycles) }
    let summary = exploreSummary(of: hosted, in: part, like: found, until: end)
    for answer in hosted.answers(standalone, summary, besides: seen) { builder.add(answer) }
  }

  /// Explores a part with the flows of hosted coordinators summed up.
  private func exploreSummary(
    of hosted: StandaloneFlows, in part: ExplorationPart, like found: PartSearch,
    until end: ContinuousClock.Instant
  ) -> SummaryEvidence? {
    guard let summary = FlowSummary(hosted, standalone),
      let app = try? AppCompiler.compile(summary.graph)
    else { return nil }
    let search = PartSearch(
      part, of: app, running, returningHome: found.returningHome,
      within: SearchBounds(
        limits: limits, stateLimit: 2 * limits.states, deadline: end, searchNumber: parts.count),
      monitor, without: techniques, summedUp: summary.flows)
    return SummaryEvidence(summary, of: hosted, in: part, search)
  }

  /// Explores a coordinator as if the app started with it.
  ///
  /// - Parameter states: How many states there may be.
  private func explore(
    _ hosted: StandaloneFlows, _ root: Int, atMost states: Int, until end: ContinuousClock.Instant
  ) -> StandaloneFlows.Evidence? {
    guard let app = try? AppCompiler.compile(hosted.graph(of: root)) else { return nil }
    let part = ExplorationPart.undivided(Separation(app.graph, entry: root))
    let found = PartSearch(
      part, of: app, running, returningHome: nil,
      within: SearchBounds(
        limits: limits, stateLimit: min(limits.states, PartSearch.cheapStates, states),
        deadline: end, searchNumber: parts.count), monitor, without: techniques)
    return StandaloneFlows.Evidence(
      found,
      PartAnalysis(
        of: found, in: part, monitor, until: end, knowsExitVerdict: false, without: techniques))
  }

  private func analyse(
    _ found: PartSearch, of part: ExplorationPart, until end: ContinuousClock.Instant
  ) -> PartAnalysis {
    PartAnalysis(
      of: found, in: part, monitor, until: end,
      knowsExitVerdict: exitVerdicts[part.entry]?.isKnown ?? false, without: techniques)
  }

  /// The search of a part within raised limits; nil where it meets others, or none may be raised.
  private func searchWider(
    _ index: Int, _ found: PartSearch, _ shared: inout SharedBudget<PartSearch>,
    until end: ContinuousClock.Instant
  ) -> PartSearch? {
    guard let raised = found.raisedLimits else { return nil }
    return shared.searchAgain(found, atMost: found.cheapStates) {
      search($0, within: $1)
    } again: { states in
      let bounds = SearchBounds(
        limits: raised, stateLimit: states, deadline: end, searchNumber: index,
        fatal: Set(Limits.Kind.allCases).subtracting([.pending]))
      let wider = search(index, within: bounds)
      return wider.tree.cuts.isSubset(of: [.pending]) ? wider : nil
    }
  }

  private func search(_ index: Int, within budget: PartBudget) -> PartSearch {
    let bounds = SearchBounds(
      limits: limits, stateLimit: budget.states, deadline: budget.deadline, searchNumber: index)
    return searchEnough(index, within: bounds) ?? search(index, within: bounds)
  }

  /// The search of a part within few states; nil where these are not enough.
  private func searchEnough(_ index: Int, within bounds: SearchBounds) -> PartSearch? {
    // Reducers need a search of all states.
    guard let states = limits.enoughStates, states < bounds.stateLimit, running.machines.isEmpty
    else { return nil }
    var few = bounds
    few.stateLimit = states
    few.limits.states = states
    var found = search(index, within: few)
    if found.tree.cuts.contains(.states) {
      let analysis = analyse(found, of: parts[index], until: bounds.deadline)
      guard analysis.isExact else { return nil }
      found.analysis = analysis
    }
    found.bounds = bounds
    return found
  }

  private func search(_ index: Int, within bounds: SearchBounds) -> PartSearch {
    PartSearch(
      parts[index], of: app, running,
      returningHome: exitVerdicts[parts[index].entry]?.returningHome,
      within: bounds, monitor, without: techniques)
  }
}

/// The single states that are kept: each part has an even share of the rest.
private struct KeptStates {
  let limits: Limits
  let partCount: Int
  var nextPart = 0
  var count = 0

  mutating func add(_ found: PartSearch, to builder: inout FactsBuilder, _ monitor: SearchMonitor) {
    let remaining = partCount - nextPart
    nextPart += 1
    guard limits.keptStates > 0 else { return }
    let share = max(1, (limits.keptStates - count) / remaining)
    count += min(share, found.tree.stateCount)
    builder.addStates(
      of: found.tree, in: found.system, nearest: share,
      until: ContinuousClock.now + limits.allowance / partCount, monitor)
  }
}

/// Everything that is wrong with one registration.
package struct RegistrationProblems: Error, Hashable, Sendable {
  package var problems: [RegistrationProblem]
}
