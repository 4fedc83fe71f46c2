import NavGraphFacts
import NavGraphModel

/// What is known of a tab that leads out of all tabs, when the other tabs are analysed.
enum WayOut {
  /// From it, the user can always return home.
  case home
  /// From it, the user can always return home, at times only by swiping.
  case homeBySwipe
  /// There is no home to return to.
  case nowhere
  /// Whether the user can return home is open.
  case unknown

  /// - Parameter signs: What all states of its part say together.
  init(hasHome: Bool, signs: [SignKey]) {
    let found = Sign.aboutReturns.intersection(signs.map(\.sign))
    self =
      found.contains(.lost)
      ? .unknown : !hasHome ? .nowhere : found.isEmpty ? .home : .homeBySwipe
  }
}

/// What is known of all tabs that lead out of the tabs.
struct WaysOut {
  /// The position of a tab from which the user can always return home; nil where none is known.
  private(set) var leadingHome: Int?
  private var known: Set<WayOut> = []

  mutating func add(_ wayOut: WayOut, of tab: Int) {
    known.insert(wayOut)
    if wayOut == .home, leadingHome == nil { leadingHome = tab }
  }

  /// Whether it is known if the user can return home from one of them.
  var isKnown: Bool { leadingHome != nil || known == [.nowhere] }
  /// Whether they disagree: one says that there is no home, another does not.
  var contradictThemselves: Bool { known.count > 1 && known.contains(.nowhere) }
}

/// The analyses of a part that was searched, one after the other: what the search itself says, what is asked of the exact
/// engine and of the analyses for any number of pending effects, growth beyond the bounds, and what all states say
/// together. Each adds to the facts, and leaves to the later ones what it has settled.
struct PartAnalysis {
  private let part: ExplorationPart
  private let running: RunningReducers
  private let monitor: SearchMonitor
  private let bounds: LoneSearchBounds
  private let search: any SearchTree
  private let system: AppSystem
  private let techniques: Set<Exploration.Technique>
  /// Whether questions about returns depend on a tab of which not everything is known.
  private var leavesReturnsOpen = false
  /// Whether anything is asked about what lies beyond the bounds.
  private let looksBeyondBounds: Bool
  /// What all states say together; nil where that was not examined.
  private var answers: StateAnswers?
  private var knowsReturns = false
  private var knowsGrowth = false
  /// What a search of all states need not answer any more.
  private var settled: Set<Sign> = []
  private var beyond = BeyondBounds.notAsked
  private(set) var wayOut = WayOut.unknown

  /// What is known beyond the bounds of the search.
  private enum BeyondBounds {
    case notAsked
    case anyNumber(PendingSurvey)
    case anyHeight(StackSurvey)
    case anyNumberAndHeight(PendingStacks)
  }

  /// - Parameters:
  ///   - end: When the analyses have to end.
  ///   - knowsWayOut: Whether it is known if the user can return home from a tab that leads out.
  ///   - techniques: What to do without.
  init(
    of found: PartSearch, in part: ExplorationPart, _ running: RunningReducers,
    _ monitor: SearchMonitor, until end: ContinuousClock.Instant, knowsWayOut: Bool,
    without techniques: Set<Exploration.Technique>
  ) {
    self.part = part
    self.running = running
    self.monitor = monitor
    self.techniques = techniques
    var bounds = found.bounds
    bounds.deadline = end
    self.bounds = bounds
    (search, system) = (found.tree, found.system)
    looksBeyondBounds =
      !techniques.contains(.beyondBounds)
      && running.machines.keys.allSatisfy { !part.moving.contains($0) }
    // What ended before its time leaves open whatever is asked of all states.
    if search.cuts.isDisjoint(with: [.time, .memory, .incidents, .interrupted]),
      let breadthFirst = search as? BreadthFirstSearch, let log = found.log, !log.isOverfull
    {
      answers = log.answers(for: breadthFirst, of: system.app, isAsked: system.setup.isAsked)
    }
    if looksBeyondBounds { lookBeyondBounds() }
    if let answers, search.cuts.isEmpty {
      wayOut = WayOut(hasHome: answers.hasHome, signs: answers.signs.map(\.key))
    }
    let dependsOnOthers =
      part.wayOut == nil
      ? !part.leadingOut.isEmpty : part.leadingOut.count > 1 && wayOut == .unknown
    if dependsOnOthers, !knowsWayOut { leaveReturnsOpen() }
  }

  /// Leaves open where users cannot return home.
  private mutating func leaveReturnsOpen() {
    leavesReturnsOpen = true
    settled.remove(.swipeOnly)
    answers?.leaveReturnsOpen()
    switch beyond {
    case .notAsked: break
    case .anyNumber: knowsReturns = false
    case .anyHeight(var survey):
      survey.leaveReturnsOpen()
      beyond = .anyHeight(survey)
    case .anyNumberAndHeight(var stacks):
      stacks.leaveReturnsOpen()
      beyond = .anyNumberAndHeight(stacks)
      knowsReturns = false
    }
  }

  /// Whether the bounds of the search limit what is known, although more was asked for.
  var leavesBounds: Bool {
    switch beyond {
    case .notAsked: false
    case .anyNumber(let survey): survey.obstacle != nil || !survey.unconfirmed.isEmpty
    case .anyHeight(let survey): !survey.isExact
    case .anyNumberAndHeight(let stacks): !stacks.isExact
    }
  }

  /// Asks what there is beyond the bounds of the search.
  private mutating func lookBeyondBounds() {
    if search.cuts == [.pending], bounds.limits.pending > 0,
      let found = search as? BreadthFirstSearch
    {
      askForAnyNumber(found)
    } else if !search.cuts.isEmpty, !search.cuts.contains(.interrupted) {
      askForAnyHeight()
    }
  }

  /// Adds what was found, and what follows from it.
  mutating func add(to builder: inout FactsBuilder) {
    builder.add(search, of: system, focus: part.focus, moving: part.moving)
    switch beyond {
    case .notAsked: break
    case .anyNumber(let survey): builder.add(survey, moving: part.moving)
    case .anyHeight(let survey): builder.add(survey, moving: part.moving)
    case .anyNumberAndHeight(let stacks): builder.add(stacks, moving: part.moving)
    }
    tryGrowth(&builder)
    if canBeEnded, !search.cuts.isEmpty, let limit = monitor.lookAround() {
      builder.cut(by: limit, moving: part.moving)
    }
    addAnswers(&builder)
  }

  /// Whether the monitor may end the analyses. Where it has ended the search, what was seen is still analysed.
  private var canBeEnded: Bool { search.cuts.isDisjoint(with: [.memory, .interrupted]) }

  /// Nothing but the number of pending effects limited the search.
  private mutating func askForAnyNumber(_ found: BreadthFirstSearch) {
    let survey = PendingSurvey(
      found, of: system, in: part, running, within: bounds, answers, monitor,
      without: techniques)
    if survey.obstacle != nil, let stacks = stacksWithAnyNumber(), stacks.isExact {
      beyond = .anyNumberAndHeight(stacks)
      knowsReturns = stacks.knowsReturns
      knowsGrowth = !stacks.leavesGrowthOpen
    } else {
      beyond = .anyNumber(survey)
      knowsReturns = survey.obstacle == nil && survey.knowsReturns
    }
  }

  /// The exact engine, with any number of pending effects where that number stands in its way.
  private mutating func askForAnyHeight() {
    let found = system.signs.entries.map(\.key) + (answers?.signs.map(\.key) ?? [])
    let survey = StackSurvey(
      part, of: system.app, running, limits: bounds.limits,
      found: found, frozenTabs: system.setup.frozenTabs,
      monitor: canBeEnded ? monitor : nil)
    if survey.meetsNumbers, let stacks = stacksWithAnyNumber() {
      beyond = .anyNumberAndHeight(stacks)
      knowsReturns = stacks.knowsReturns
      knowsGrowth = stacks.isExact && !stacks.leavesGrowthOpen
    } else {
      beyond = .anyHeight(survey)
      knowsReturns = survey.isExact && survey.knowsReturns
      knowsGrowth = survey.isExact
      if survey.isExact { settled = Sign.settledForStacks.subtracting(survey.openSigns) }
    }
    if survey.isExact, knowsReturns {
      wayOut = WayOut(hasHome: survey.hasHome, signs: survey.signs.map(\.key))
    }
  }

  private func stacksWithAnyNumber() -> PendingStacks? {
    guard bounds.limits.pending > 0, search is BreadthFirstSearch else { return nil }
    return PendingStacks(
      PendingStacks.Question(
        part: part, running: running, bounds: bounds, monitor: monitor, canBeEnded: canBeEnded),
      after: system, hasHome: answers?.hasHome ?? false)
  }

  /// Cycles of the search that go on beyond its bounds.
  private func tryGrowth(_ builder: inout FactsBuilder) {
    guard looksBeyondBounds, !knowsGrowth, canBeEnded, monitor.lookAround() == nil,
      var trial = GrowthTrial(system, moving: part.moving, running)
    else { return }
    builder.add(
      trial.circles(on: system.signs.entries, in: search) { monitor.lookAround() != nil },
      to: search, of: system)
  }

  /// What all states say together.
  private mutating func addAnswers(_ builder: inout FactsBuilder) {
    if knowsReturns { settled.insert(.lost) }
    builder.add(answers, to: search, of: system, settled: settled)
    if leavesReturnsOpen { builder.leaveOpen(Sign.aboutReturns) }
  }
}
