import NavGraphFacts
import NavGraphModel

/// The results for a tab that leads out of all tabs, when the other tabs are analysed.
enum ExitVerdict {
  /// From it, the user can always return home.
  case home
  /// There is no home to return to.
  case nowhere
  /// It is not known whether the user can return home.
  case unknown

  /// - Parameter observations: The combined observations of all states of its part.
  init(hasHome: Bool, observations: [ObservationKey]) {
    self = observations.contains { $0.kind == .lost } ? .unknown : hasHome ? .home : .nowhere
  }
}

/// The results for all tabs that lead out of the tabs.
struct ExitVerdicts {
  /// The position of a tab from which the user can always return home; nil where none is known.
  private(set) var returningHome: Int?
  private var known: Set<ExitVerdict> = []

  mutating func add(_ exitVerdict: ExitVerdict, of tab: Int) {
    known.insert(exitVerdict)
    if exitVerdict == .home, returningHome == nil { returningHome = tab }
  }

  /// Whether it is known if the user can return home from one of them.
  var isKnown: Bool { returningHome != nil || known == [.nowhere] }
  /// Whether they disagree: one says that there is no home, another does not.
  var contradictThemselves: Bool { known.count > 1 && known.contains(.nowhere) }
}

/// The analyses of a searched part, in order: the search's own answers, the questions for the exact engine and for the
/// analyses with any number of pending effects, growth beyond the bounds, and the combined answers of all states. Each
/// adds to the facts, and passes its final answers on to the later ones.
struct PartAnalysis {
  private let question: BeyondBounds.Question
  private let search: BreadthFirstSearch
  private let system: AppSystem
  private let techniques: Set<Exploration.Technique>
  /// Whether questions about returns depend on a tab of which not everything is known.
  private var leavesReturnsOpen = false
  /// Whether to analyse anything beyond the bounds.
  private let analyzesBeyondBounds: Bool
  /// The combined answers of all states; nil where that was not examined.
  private var answers: StateAnswers?
  private var knowsReturns = false
  private var knowsGrowth = false
  /// The observations that a search of all states need not answer any more.
  private var decided: Set<ObservationKind> = []
  /// The results beyond the bounds of the search; nil where that was not asked.
  private var beyond: BeyondBounds?
  private(set) var exitVerdict = ExitVerdict.unknown

  /// - Parameters:
  ///   - end: When the analyses have to end.
  ///   - knowsExitVerdict: Whether it is known if the user can return home from a tab that leads out.
  ///   - techniques: The techniques to leave out.
  init(
    of found: PartSearch, in part: ExplorationPart,
    _ monitor: SearchMonitor, until end: ContinuousClock.Instant, knowsExitVerdict: Bool,
    without techniques: Set<Exploration.Technique>
  ) {
    self.techniques = techniques
    var bounds = found.bounds
    bounds.deadline = end
    (search, system) = (found.tree, found.system)
    // If the monitor has ended the search, its observations are still analysed.
    question = BeyondBounds.Question(
      part: part, bounds: bounds, monitor: monitor,
      canBeEnded: search.cuts.isDisjoint(with: [.memory, .interrupted]))
    analyzesBeyondBounds =
      !techniques.contains(.beyondBounds)
      && system.setup.running.machines.keys.allSatisfy { !part.moving.contains($0) }
    // A search that ended early leaves all questions about all states open.
    if search.cuts.isDisjoint(with: [.time, .memory, .incidents, .interrupted]),
      let log = found.log, !log.isOverfull
    {
      answers = log.answers(for: search, of: system.app)
    }
    if analyzesBeyondBounds { analyzeBeyondBounds(found.log) }
    if let answers, search.cuts.isEmpty {
      exitVerdict = ExitVerdict(
        hasHome: answers.hasHome, observations: answers.observations.map(\.key))
    }
    let dependsOnOthers =
      part.exitVerdict == nil
      ? !part.leadingOut.isEmpty : part.leadingOut.count > 1 && exitVerdict == .unknown
    if dependsOnOthers, !knowsExitVerdict { leaveReturnsOpen() }
  }

  /// Removes the answers about where users cannot return home.
  private mutating func leaveReturnsOpen() {
    leavesReturnsOpen = true
    answers?.leaveReturnsOpen()
    beyond?.leaveReturnsOpen()
  }

  /// Whether the bounds of the search limit the answers, although more was asked for.
  var leavesBounds: Bool { beyond?.leavesBounds ?? false }

  /// Whether bounds limit the answers, and the search was not ended before it met them.
  var isBounded: Bool {
    !search.cuts.isEmpty && analyzesBeyondBounds && !isExact
      && search.cuts.isDisjoint(with: [.time, .memory, .incidents, .interrupted])
  }

  /// The observations of the search and beyond.
  var observed: Set<Observation> {
    var result = system.observed
    for (_, system) in (beyond?.further ?? []) { result.formUnion(system.observed) }
    if let system = beyond?.looked?.system { result.formUnion(system.observed) }
    for (key, _, _) in beyond?.observations ?? [] { result.insert(.recorded(key.identity)) }
    for (key, _) in answers?.observations ?? [] { result.insert(.recorded(key.identity)) }
    return result
  }

  /// The observations of steps and single states that may have more observations than these; nil where any observation may have
  /// more.
  var openKinds: Set<ObservationKind>? {
    if search.cuts.isEmpty { return [] }
    guard let beyond, beyond.isExact else { return nil }
    return beyond.knowsGrowth ? beyond.openKinds : beyond.openKinds.union([.grows])
  }

  /// Whether the exact engine has answers: the bounds of the search limit few questions, if any.
  var isExact: Bool { beyond?.isExact ?? false }

  /// The observations that more pending effects may show, or may not.
  var unconfirmed: Set<Observation> { beyond?.unconfirmed ?? [] }

  /// The states that the exact engine examined, and with what; nil where it has no answers.
  var examined: (tree: WitnessTree, system: AppSystem)? {
    beyond.flatMap { $0.isExact ? $0.looked : nil }
  }

  /// The cycles among these on which stacks grow.
  var cycles: [ObservationTable.Entry] {
    beyond?.observations.filter { $0.key.kind == .grows } ?? []
  }

  /// Asks what there is beyond the bounds of the search.
  private mutating func analyzeBeyondBounds(_ log: StateLog?) {
    if search.cuts == [.pending], question.bounds.limits.pending > 0 {
      queryAnyNumber(log)
    } else if !search.cuts.isEmpty, !search.cuts.contains(.interrupted) {
      queryAnyHeight()
    }
  }

  /// Adds the results, and their consequences.
  mutating func add(to builder: inout FactsBuilder) {
    let (part, monitor) = (question.part, question.monitor)
    builder.add(search, of: system, focus: part.focus, moving: part.moving)
    if let beyond { builder.add(beyond, moving: part.moving) }
    if analyzesBeyondBounds, !knowsGrowth, question.canBeEnded, monitor.pollLimits() == nil,
      // Cycles of the search that continue beyond its bounds.
      var trial = GrowthTrial(system, moving: part.moving)
    {
      builder.add(
        trial.cycles(on: system.observationTable.entries, in: search) {
          monitor.pollLimits() != nil
        },
        to: search, of: system)
    }
    if question.canBeEnded, !search.cuts.isEmpty, let limit = monitor.pollLimits() {
      builder.cut(by: limit, moving: part.moving)
    }
    if knowsReturns { decided.insert(.lost) }
    builder.add(
      answers, to: search, of: system, decided: decided,
      moving: part.moving, isExact: isExact)
    if leavesReturnsOpen { builder.leaveOpen([.lost]) }
  }

  /// Nothing but the number of pending effects limited the search.
  private mutating func queryAnyNumber(_ log: StateLog?) {
    let found = answers.flatMap { answers in log.map { (answers, $0) } }
    let survey = BeyondBounds(
      withAnyNumber: question, search, of: system, found, without: techniques)
    answers?.add(survey.traps)
    let stacks = survey.isExact ? nil : stacksWithAnyNumber()
    take(stacks.flatMap { $0.isExact ? $0 : nil } ?? survey)
  }

  private mutating func take(_ beyond: BeyondBounds) {
    self.beyond = beyond
    knowsReturns = beyond.isExact && beyond.knowsReturns
    knowsGrowth = beyond.isExact && beyond.knowsGrowth
  }

  /// Asks the exact engine, with any number of pending effects where that number prevents an answer.
  private mutating func queryAnyHeight() {
    let survey = BeyondBounds(ofAnyHeight: question, system, found: found)
    take(survey.meetsNumbers ? stacksWithAnyNumber() ?? survey : survey)
    if survey.isExact {
      decided = ObservationKind.decidedByEngine.subtracting(survey.openKinds)
    }
    if survey.isExact, knowsReturns {
      exitVerdict = ExitVerdict(
        hasHome: survey.hasHome, observations: survey.observations.map(\.key))
    }
  }

  private func stacksWithAnyNumber() -> BeyondBounds? {
    guard question.bounds.limits.pending > 0 else { return nil }
    return BeyondBounds(
      withAnyNumberAndHeight: question, after: system, found: found,
      hasHome: answers?.hasHome ?? false)
  }

  /// The observations of the search.
  private var found: [ObservationKey] {
    system.observationTable.entries.map(\.key) + (answers?.observations.map(\.key) ?? [])
  }
}
