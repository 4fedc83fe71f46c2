package import NavGraphModel

/// Explores a registration and sums up what was seen.
package enum Exploration {
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
  ///   - looksAtReducersAlone: Whether a reducer that nothing else has a say in is searched by its own
  ///     states, unless those are to be kept; otherwise as everything else is, which takes longer and comes
  ///     to the same.
  ///   - looksBeyondBounds: Whether what the limits cut is asked of the exact engine.
  ///   - forgetsCases: Whether switches forget cases that are never shown again.
  /// - Throws: The problems of a registration that cannot be explored, all of them.
  /// - Complexity: O(*states* + *steps*) in time; at most ``Limits/states`` states are kept.
  package static func explore(
    _ graph: GraphDefinition, reducers: Reducers = Reducers(), limits: Limits = Limits(),
    deadline: ContinuousClock.Instant? = nil, monitor: SearchMonitor = SearchMonitor(),
    looksAtReducersAlone: Bool = true, looksBeyondBounds: Bool = true, forgetsCases: Bool = true
  ) throws(RegistrationProblems) -> Facts {
    let problems = graph.problems()
    guard problems.isEmpty else { throw RegistrationProblems(problems: problems) }
    let registered = graph
    let graph = forgetsCases ? graph.withoutNeedlessKeeping() : graph
    let app = try AppCompiler.compile(graph)
    let running = try RunningReducers(reducers, of: graph, monitor: monitor)
    try app.checkStarts(running)
    let parts = graph.entryIndices.flatMap {
      ExplorationPart.parts(of: app, entry: $0, running, limits: limits)
    }

    let ownDeadline = limits.deadline(from: ContinuousClock.now)
    let end = min(ownDeadline, deadline ?? ownDeadline)
    monitor.deadline = end
    // The last tenth is for analyses of what was found.
    let deadline = end - limits.allowance / 10
    var builder = FactsBuilder(app, inferred: running.inferred, limits: limits)
    var keptCount = 0
    // By start: what is known of the tab that leads out of all of them.
    var waysOut: [Int: WayOut] = [:]
    let looksAlone =
      looksAtReducersAlone && graph.policies.isEmpty && graph.homes.isEmpty && !app.hasGates
      && limits.keptStates == 0
    func search(_ index: Int, within budget: PartBudget) -> PartSearch {
      PartSearch(
        parts[index], of: app, running, knowsWayHome: waysOut[parts[index].entry] == .home,
        within: LoneSearchBounds(
          limits: limits, stateLimit: budget.states, deadline: budget.deadline, searchNumber: index),
        monitor, alone: looksAlone)
    }
    var shared = SharedBudget<PartSearch>(
      partCount: parts.count, states: limits.states, deadline: deadline)
    for (index, part) in parts.enumerated() {
      let remaining = parts.count - index
      var (found, turnEnd) = shared.searchNext(search)
      if found.knowsWayHome != (waysOut[part.entry] == .home) {
        // It was searched ahead of its turn. It has the same states, but says more of them now.
        found = search(index, within: PartBudget(states: found.tree.stateCount, deadline: turnEnd))
      }
      var bounds = found.bounds
      bounds.deadline = turnEnd
      let (search, system, log) = (found.tree, found.system, found.log)
      builder.add(search, of: system, focus: part.focus, moving: part.moving)
      let leavesReturnsOpen =
        part.leadingOut != nil && !part.isAboutWayOut && waysOut[part.entry] == .unknown
      var wayOut = WayOut.unknown
      var (knowsReturns, knowsGrowth) = (false, false)
      var settled: Set<Sign> = []
      // What ended before its time leaves open whatever is asked of all states.
      let hasEnded = !search.cuts.isDisjoint(with: [.time, .memory, .incidents, .interrupted])
      var answers = (hasEnded ? nil : search as? BreadthFirstSearch).flatMap { found in
        log.flatMap {
          $0.isOverfull ? nil : $0.answers(for: found, of: app, isAsked: system.isAsked)
        }
      }
      let isBeyondBounds =
        looksBeyondBounds && running.machines.keys.allSatisfy { !part.moving.contains($0) }
      // Who asked for an end before has what the search saw, and these answers.
      let canBeEnded = search.cuts.isDisjoint(with: [.memory, .interrupted])
      func stacksWithAnyNumber() -> UnderWayStacks? {
        guard limits.pending > 0, search is BreadthFirstSearch else { return nil }
        var stacks = UnderWayStacks(
          UnderWayStacks.Question(
            part: part, running: running, bounds: bounds, monitor: monitor,
            canBeEnded: canBeEnded),
          after: system, hasHome: answers?.hasHome ?? false)
        if leavesReturnsOpen { stacks.leaveReturnsOpen() }
        return stacks
      }
      if isBeyondBounds, search.cuts == [.pending], limits.pending > 0,
        let found = search as? BreadthFirstSearch
      {
        let survey = UnderWaySurvey(
          found, of: system, in: part, running, within: bounds,
          lost: answers?.signs.filter { $0.key.sign == .lost }, monitor)
        let stacks = survey.obstacle == nil ? nil : stacksWithAnyNumber()
        if let stacks, stacks.isExact {
          builder.add(stacks, moving: part.moving)
          knowsReturns = stacks.knowsReturns
          knowsGrowth = !stacks.leavesGrowthOpen
        } else {
          builder.add(survey, moving: part.moving)
          knowsReturns = survey.obstacle == nil && survey.knowsReturns && !leavesReturnsOpen
        }
      } else if isBeyondBounds, !search.cuts.isEmpty, !search.cuts.contains(.interrupted) {
        var survey = StackSurvey(
          part, of: app, running, limits: limits,
          found: answers?.signs.map(\.key) ?? [], still: system.still,
          monitor: canBeEnded ? monitor : nil)
        if leavesReturnsOpen { survey.leaveReturnsOpen() }
        if survey.meetsNumbers, let stacks = stacksWithAnyNumber() {
          builder.add(stacks, moving: part.moving)
          knowsReturns = stacks.knowsReturns
          knowsGrowth = stacks.isExact && !stacks.leavesGrowthOpen
        } else {
          builder.add(survey, moving: part.moving)
          knowsReturns = survey.isExact && survey.knowsReturns
          knowsGrowth = survey.isExact
          if survey.isExact { settled = Sign.settledForStacks.subtracting(survey.openSigns) }
        }
        if survey.isExact, knowsReturns {
          wayOut = WayOut(hasHome: survey.hasHome, signs: survey.signs.map(\.key))
        }
      }
      if isBeyondBounds, !knowsGrowth, canBeEnded, monitor.lookAround() == nil,
        var trial = GrowthTrial(system, moving: part.moving, running)
      {
        builder.add(
          trial.circles(on: system.signs.sights, in: search) { monitor.lookAround() != nil },
          to: search, of: system)
      }
      if canBeEnded, !search.cuts.isEmpty, let limit = monitor.lookAround() {
        builder.cut(by: limit, moving: part.moving)
      }
      if leavesReturnsOpen { answers?.leaveReturnsOpen() }
      if knowsReturns { settled.insert(.lost) }
      builder.add(answers, to: search, of: system, settled: settled)
      if let answers, search.cuts.isEmpty {
        wayOut = WayOut(hasHome: answers.hasHome, signs: answers.signs.map(\.key))
      }
      if part.isAboutWayOut { waysOut[part.entry] = wayOut }
      if leavesReturnsOpen { builder.leaveOpen(Sign.aboutReturns) }
      if limits.keptStates > 0, let found = search as? BreadthFirstSearch {
        let share = max(1, (limits.keptStates - keptCount) / remaining)
        keptCount += min(share, found.stateCount)
        builder.addStates(
          of: found, in: system, nearest: share,
          until: ContinuousClock.now + limits.allowance / parts.count, monitor)
      }
    }
    var facts = builder.facts()
    facts.graph.keepCases(of: registered)
    return facts
  }
}

/// What is known of the tab of an app that leads out of all of its tabs, when the others are looked at.
private enum WayOut {
  /// Whoever takes it comes home.
  case home
  /// There is no home that anything comes back to.
  case nowhere
  /// Not whether everybody comes home who takes it.
  case unknown

  /// - Parameter signs: What all states of its part say together.
  init(hasHome: Bool, signs: [SignKey]) {
    let isLost = signs.contains { Sign.aboutReturns.contains($0.sign) }
    self = isLost ? .unknown : hasHome ? .home : .nowhere
  }
}

/// Everything that is wrong with one registration.
package struct RegistrationProblems: Error, Hashable, Sendable {
  package var problems: [RegistrationProblem]

  package init(problems: [RegistrationProblem]) {
    self.problems = problems
  }
}
