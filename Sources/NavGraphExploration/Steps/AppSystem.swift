import NavGraphFacts
import NavGraphModel

/// The states of an app that starts with one coordinator, as trees of records.
///
/// `Docs/Reference/Model.md` says what a state is, what can happen in it, and what a step does.
struct AppSystem: TransitionSystem {
  let app: CompiledApp
  let limits: Limits
  var setup: SearchSetup
  var pendingPolicy = PendingPolicy.counted

  var tree: StateTree
  var choices = Choices()
  var source = SourceState()
  var attempt = Attempt()
  var reader = StepReader()
  var caches = SearchCaches()
  var history = SearchHistory()

  var firstOccurrences: FirstOccurrences
  var observationTable: ObservationTable
  /// The log of each state, for questions about all states together; nil where not all states are
  /// examined.
  var stateLog: StateLog?

  private let byAddress = PassedIndirectly()

  /// The first screen in use.
  enum Top: Hashable {
    case screen(RouteReference)
    case nothing
    /// It is in a frozen tab, from which users may be known to be able to return home.
    case frozen(canReturnHome: Bool)

    var isFrozen: Bool { if case .frozen = self { true } else { false } }

    /// Whether it is one of those that the app starts with, or leads there.
    func isStart(_ starts: Set<Top>) -> Bool {
      self == .frozen(canReturnHome: true) || starts.contains(self)
    }
  }

  /// How an attempt at a step ended.
  enum Ending {
    case state
    case crash
    /// No transition handled the event: it is no step.
    case none
  }

  init(
    _ app: CompiledApp, entry: Int, frozenTabs: FrozenTabs? = nil, limits: Limits,
    running: RunningReducers = RunningReducers(), searchNumber: Int = 0
  ) {
    self.app = app
    self.limits = limits
    tree = StateTree(app)
    setup = SearchSetup(
      app, entry: entry, frozenTabs: frozenTabs, running: running, searchNumber: searchNumber)
    firstOccurrences = FirstOccurrences(app)
    observationTable = ObservationTable(app.graph)
  }
}

extension AppSystem {
  /// The same part of the app within other limits, with nothing met yet.
  func restarted(within limits: Limits) -> AppSystem {
    AppSystem(
      app, entry: setup.entry, frozenTabs: setup.frozenTabs, limits: limits,
      running: setup.running, searchNumber: setup.searchNumber)
  }
}

// MARK: - States

extension AppSystem {
  mutating func initialStates() -> [StateID] {
    if let start = setup.start { return [start] }
    var states: [StateID] = []
    choices.begin()
    repeat {
      let flow = makeFlow(setup.entry, starts: nil)
      tree.root = flow
      // Each value of a fixed input is a start of its own.
      let values = app.variables.values.enumerated().map { index, values in
        index < app.graph.variables.count ? values[0] : values[choices.next(of: values.count)]
      }
      tree.values = tree.intern(values.map { UInt32(truncatingIfNeeded: $0) })
      followConditions()
      applyViewUpdates()
      let state = tree.internState()
      if !states.contains(state) { states.append(state) }
    } while choices.advance()
    history.initialCount = states.count
    return states
  }

  mutating func expand(_ state: StateID, number: Int, into successors: inout [Successor]) {
    swap(&reader.successors, &successors)
    run(state, number: number)
    swap(&reader.successors, &successors)
  }

  mutating func note(_ successors: [Successor]) { stateLog?.add(successors) }

  /// Brings in line what the views do by themselves after an update: which tab is seen, which alert is up, and which
  /// screens appear and disappear.
  mutating func applyViewUpdates() {
    reassignDetachedEffects()
    guard
      app.features.hasAlerts || app.features.hasAppearanceEffects || history.mayHaveFrontTabs
    else { return }
    let root = tree.root
    if !reader.isDeriving, let known = caches.updatedRoot(of: root) {
      tree.root = known
      return
    }
    attempt.isClean = false
    let before = attempt.pending
    updateFrontTabs()
    presentWaitingAlert()
    updateAppearanceEffects()
    // What else it did is done again.
    guard !reader.isDeriving, attempt.pending.exceedsLimit == before.exceedsLimit,
      attempt.pending.duplicates == before.duplicates,
      attempt.pending.started.count == before.started.count
    else { return }
    caches.keep(updatedRoot: tree.root, of: root)
  }

  /// Everything that can happen in a state.
  private mutating func run(_ state: StateID, number: Int) {
    tree.load(state)
    source.root = tree.root
    source.values = tree.values
    source.places.removeAll(keepingCapacity: true)
    source.memories.place.flow = .nowhere
    source.number = number
    source.nextLabel = 0
    // The arrays of the state before are used again.
    var activity = Activity()
    swap(&activity, &source.activity)
    look(at: reader.isSearching ? .everythingRecorded : .everything, &activity)
    source.top = activity.top
    source.topNumber = app.number(of: activity.top)
    caches.keep(top: source.topNumber, of: state)
    if reader.isSearching {
      firstOccurrences.recordHeld(tree.root, number: number, tree: tree)
      for route in activity.shown { firstOccurrences.recordShown(route, number: number) }
      recordObservations(ofStateWith: activity)
    }
    swap(&activity, &source.activity)
    attemptEvents()
  }

  /// Everything in the state that steps are taken out of.
  mutating func placesBefore() -> [StateTree.Place] {
    if source.places.isEmpty { tree.addPlaces(in: source.root, at: Address(), to: &source.places) }
    return source.places
  }

  /// Takes a step that the search took before, out of the state at a position.
  mutating func replay(
    _ label: UInt32, from state: StateID, at position: Int
  ) -> (step: TraceNode.Step?, state: Snapshot) {
    reader = StepReader(purpose: .replay(label: label))
    run(state, number: position)
    let replayed = reader.replayed
    reader = StepReader()
    tree.root = replayed?.root ?? 0
    tree.values = replayed?.values ?? 0
    return (replayed?.step, snapshot())
  }

  /// Writes out the state at a position, and takes all steps out of it once more.
  ///
  /// Steps of reducers that the search set aside are not taken this time either.
  mutating func list(
    _ state: StateID, at position: Int
  ) -> (state: Snapshot, steps: [StepReader.ListedStep]) {
    (snapshot(of: state), listSteps(from: state, at: position))
  }

  /// Takes all steps out of a state once more.
  mutating func listSteps(from state: StateID, at position: Int) -> [StepReader.ListedStep] {
    reader = StepReader(purpose: .listing)
    defer { reader = StepReader() }
    run(state, number: position)
    return reader.listed
  }

  /// Takes all steps out of the state that is loaded, to make rules of them.
  mutating func deriveSteps(leavingOpen tabs: Address?) -> [DerivedStep] {
    let state = tree.internState()
    reader = StepReader(purpose: .derivation, openTabs: tabs)
    defer { reader = StepReader() }
    run(state, number: 0)
    return reader.derived
  }

  /// The screen on top in a state.
  mutating func top(of state: StateID) -> Top {
    app.top(numbered: topNumber(of: state))
  }

  /// The same, as the state log numbers it.
  mutating func topNumber(of state: StateID) -> Int32 {
    if let known = caches.top(of: state) { return known }
    tree.load(state)
    let top = app.number(of: activity(.topScreen).top)
    caches.keep(top: top, of: state)
    return top
  }

  /// Whether the last state whose steps were taken counts as home.
  var isHomeBefore: Bool {
    guard !app.homes.isEmpty else { return false }
    return source.top == .frozen(canReturnHome: true)
      || isHome(source.activity, setup.frozenFlows(in: source.activity))
  }

  /// The state written out.
  mutating func snapshot(of state: StateID) -> Snapshot {
    tree.load(state)
    return snapshot()
  }

  /// What can be used, also in frozen tabs.
  mutating func wholeActivity() -> Activity {
    let known = setup.frozenTabs
    setup.frozenTabs = nil
    defer { setup.frozenTabs = known }
    return activity()
  }
}
