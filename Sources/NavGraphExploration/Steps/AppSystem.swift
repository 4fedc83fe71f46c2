import NavGraphModel

/// The states of an app that starts with one coordinator, as trees of records.
///
/// `Docs/Reference/Model.md` says what a state is, what can happen in it, and what a step does.
struct AppSystem: TransitionSystem {
  let app: CompiledApp
  let limits: Limits
  /// The coordinator that the app starts with.
  let entry: Int
  /// Tabs that stand still.
  private(set) var still: StillTabs?
  /// By tab that stands still: the coordinators that can have flows in it.
  let frozenFlows: [Int: Set<Int>]
  /// By policy: whether this search has to do with it.
  let isAsked: [Bool]
  /// By coordinator: its reducer.
  let machines: [Int: any FlowMachine]
  let inferred: InferredOperations
  let followUps: FollowUpTable
  let monitor: SearchMonitor
  /// Which of the searches of an exploration this is.
  let searchNumber: Int

  var tree = StateTree()
  var observations: Observations
  var signs: SignTable
  /// What is noted of each state, for questions about all states together; nil where not all states are
  /// looked at.
  var stateLog: StateLog?
  /// Whether as many of a kind under way as the limit allows stand for any larger number, too.
  ///
  /// Each behaviour with any number is one of such a system, but not the other way round: after one of so many has
  /// arrived, there may be one less, or as many as before.
  var limitIsAnyNumber = false
  /// Kinds of which each flow that can have them always has more under way, whatever arrives.
  ///
  /// What an app can do with any number, such a system can do as well: nothing in an app asks for how much there is,
  /// so that more under way never takes a step away.
  var inexhaustible: Set<Int> = []
  /// Whether starting more of a kind than the limit allows is no cut, as if it had not been started.
  var forgetsMore = false
  /// Whether a step that starts something for a flow makes flows forget whatever else was under way for them, but for
  /// what comes again and again.
  var forgetsOthers = false
  /// The kinds that have been put under way in flows so far.
  var startedKinds: Set<Int> = []
  /// The screens behind closed gates in the state that steps are taken out of.
  var closedBefore: Set<RouteReference> = []
  /// Whether a sheet of a tab may be in front of another tab.
  var mayHaveFrontTabs = false
  /// How many states the app can start in.
  private(set) var initialCount = 0
  /// By root flow: what views make of it by themselves; 0 where that is not known.
  private var settledRoots: [RecordID] = []
  /// By flow and how it is seen: whether all screens in it have appeared that should have.
  var settledAppearances: [Bool] = []
  /// By the lowest bits of a flow: the entries of one that was read lately.
  var readStacks = [(id: RecordID, entries: [Entry])](repeating: (0, []), count: 64)
  /// By flow: the modal slots that are taken in it; all where that is not known.
  var slotBits: [UInt64] = []
  /// Flows that were looked at, and in what surroundings.
  var lookedAtFlows: [UInt8] = []
  /// Whether the state that is looked at is the one out of which steps are taken.
  var isLooking = false
  /// By link and parameters: what it built at first, and the roots of trees that it is known to build.
  var linkStacks: [LinkKey: LinkStack] = [:]
  var choices = Choices()
  /// By coordinator: its fresh flow, where that leaves no choice.
  var freshFlows: [Int: StateTree.RecordID] = [:]
  /// Entries that reducers' states show, once they are known.
  var resolvedEntries: [ProjectedKey: Entry] = [:]
  /// Steps that are the same in many states.
  var memory = StepMemory()
  /// Whether steps are remembered: those of reducers run their code, and what follows conditions can stand anywhere.
  var remembersSteps: Bool
  /// How deep separately explored tabs are: steps are remembered only for flows inside of them, where nothing is frozen.
  let scopeDepth: Int
  /// By state: the screen on top, as the state log numbers it; `unknownTop` where it is not known.
  private var tops: [Int32] = []
  private static let unknownTop = Int32.min

  // What one attempt at a step changes.

  /// The state before: the root flow and the app's values.
  private(set) var base = (root: StateTree.RecordID(0), values: StateTree.RecordID(0))
  var baseTop = Top.nothing
  var baseActivity = Activity()
  /// Everything in the state before, once it has been asked for.
  private var basePlaces: [StateTree.Place] = []
  /// The position of the state in breadth-first order.
  private(set) var number = 0
  /// The number of attempts so far that were steps; the label of the next one.
  var ordinal: UInt32 = 0
  var queue: [QueuedAction] = []
  /// Where the screens are that acted in this step; nil for one that is gone.
  var actorAddresses: [Address?] = []
  var cause: Cause?
  /// What is pending for entries that this update took away, where that may stay at their positions.
  var detached: [DetachedEffect] = []
  /// The operation that is carried out.
  var operationSite: OperationSite?
  /// Whether the attempt started more than may be pending; it goes on without.
  var exceedsPending = false
  /// Whether the step has taken an entry away, even if an equal one stands there in the end.
  var hasTakenEntries = false
  var touchesFrozen = false
  /// How often the attempt added something to as many as stand for any number.
  var duplicatesMet = 0
  /// Whether the attempt is possible only if more of a kind is under way than the limit.
  var isOverstated = false
  /// The kinds that the attempt puts under way for flows, and the one of which one has arrived there and is gone.
  var started: Set<Int> = []
  var arrived: Int?
  var notes: [Observations.OutcomeNote] = []
  var stepNotes = StepNotes()
  /// Only while a step is taken again for a witness.
  var moves: [TraceNode.Move]?
  /// What the step takes free inputs and abstract arguments to be, noted along with the moves.
  var assumptions: [String] = []
  var recording: Recording?
  /// Only while the steps out of a state are listed: those so far.
  var listing: [ListedStep]?
  var successors: [Successor] = []
  /// Only while rules are made of the steps out of a state: those so far.
  var derivedSteps: [DerivedStep]?
  var derivation = Derivation()
  /// What the present attempt did to stacks, while rules are made of it.
  var stackMoves: [StackMove] = []

  /// Only while rules are made: how many events have been tried that are the same on all stacks with the same top,
  /// and which of them is wanted, nil for all events.
  struct Derivation {
    var attemptCount = 0
    var wanted: Int?
  }

  /// A step to be taken again, and what became of it.
  struct Recording {
    let label: UInt32
    var step: TraceNode.Step?
    var root: StateTree.RecordID = 0
    var values: StateTree.RecordID = 0
  }

  /// A step out of a state, in words.
  struct ListedStep {
    let label: UInt32
    let event: StateGraph.Event
    let destination: Successor.Destination
  }

  /// The first screen in use.
  enum Top: Hashable {
    case screen(RouteReference)
    case nothing
    /// It is in a tab that stands still, and that may be known to lead home.
    case frozen(leadsHome: Bool)

    var isFrozen: Bool { if case .frozen = self { true } else { false } }

    /// Whether it is one of those that the app starts with, or leads there.
    func isStart(_ starts: Set<Top>) -> Bool {
      self == .frozen(leadsHome: true) || starts.contains(self)
    }
  }

  /// How an attempt at a step ended.
  enum Ending {
    case state
    case crash
    /// Nobody heard: it is no step.
    case none
  }

  init(
    _ app: CompiledApp, entry: Int, still: StillTabs? = nil, limits: Limits,
    running: RunningReducers = RunningReducers(), searchNumber: Int = 0
  ) {
    self.app = app
    self.entry = entry
    self.still = still
    scopeDepth = still?.place.cases.count ?? 0
    remembersSteps = running.machines.isEmpty && !app.hasDerived
    frozenFlows = Dictionary(
      uniqueKeysWithValues: (still?.positions ?? []).map { position in
        (position, app.graph.flows(inTab: position, of: still?.place.coordinator ?? entry))
      })
    let scope = app.policies.isEmpty ? nil : PolicyScope(app.graph)
    isAsked = app.policies.map { scope?.asks($0.claim, ofStart: entry) ?? true }
    self.limits = limits
    machines = running.machines
    inferred = running.inferred
    followUps = running.followUps
    monitor = running.monitor
    self.searchNumber = searchNumber
    observations = Observations(app)
    signs = SignTable(app.graph)
  }
}

// MARK: - States

extension AppSystem {
  mutating func initialStates() -> [StateID] {
    var states: [StateID] = []
    choices.begin()
    repeat {
      let flow = makeFlow(entry, starts: nil)
      tree.root = flow
      // Each value of a fixed input is a start of its own.
      let values = app.values.enumerated().map { index, values in
        index < app.graph.variables.count ? values[0] : values[choices.next(of: values.count)]
      }
      tree.values = tree.intern(values.map { UInt32(truncatingIfNeeded: $0) })
      followConditions()
      settleStep()
      let state = tree.internState()
      if !states.contains(state) { states.append(state) }
    } while choices.advance()
    initialCount = states.count
    return states
  }

  mutating func expand(_ state: StateID, number: Int, into successors: inout [Successor]) {
    self.successors.removeAll(keepingCapacity: true)
    run(state, number: number)
    stateLog?.add(self.successors)
    successors.append(contentsOf: self.successors)
  }

  /// Brings in line what the views do by themselves after an update: which tab is seen, which alert is up, and which
  /// screens appear and disappear.
  mutating func settleStep() {
    settleDetached()
    let root = tree.root
    if Int(root) < settledRoots.count, settledRoots[Int(root)] != 0 {
      tree.root = settledRoots[Int(root)]
      return
    }
    let (exceeded, duplicates, kinds) = (exceedsPending, duplicatesMet, started.count)
    settleFrontTabs()
    settleAlerts()
    settleAppearance()
    // What else it did is done again.
    guard exceedsPending == exceeded, duplicatesMet == duplicates, started.count == kinds else {
      return
    }
    if settledRoots.count <= root {
      settledRoots.append(
        contentsOf: repeatElement(0, count: max(1024, Int(root) + 1 - settledRoots.count)))
    }
    settledRoots[Int(root)] = tree.root
  }

  /// Everything that can happen in a state.
  private mutating func run(_ state: StateID, number: Int) {
    tree.load(state)
    base = (tree.root, tree.values)
    basePlaces.removeAll(keepingCapacity: true)
    self.number = number
    ordinal = 0
    isLooking = isSearching
    let activity = activity()
    isLooking = false
    keep(activity.top, of: state)
    baseTop = activity.top
    baseActivity = activity
    if isSearching {
      observations.noteHeld(tree.root, number: number, tree: tree)
      for route in activity.shown { observations.noteShown(route, number: number) }
      noteSigns(ofStateWith: activity)
    }
    attemptEvents(of: activity)
  }

  /// Everything in the state that steps are taken out of.
  mutating func placesBefore() -> [StateTree.Place] {
    if basePlaces.isEmpty { tree.addPlaces(in: base.root, at: Address(), to: &basePlaces) }
    return basePlaces
  }

  /// Whether what is seen is seen for the search, and not looked at again.
  var isSearching: Bool {
    recording == nil && listing == nil && derivedSteps == nil
  }

  /// Takes a step that the search took before, out of the state at a position.
  mutating func replay(
    _ label: UInt32, from state: StateID, at position: Int
  ) -> (step: TraceNode.Step?, state: Snapshot) {
    recording = Recording(label: label)
    moves = []
    run(state, number: position)
    let result = recording ?? Recording(label: label)
    recording = nil
    moves = nil
    tree.root = result.root
    tree.values = result.values
    return (result.step, snapshot())
  }

  /// Writes out the state at a position, and takes all steps out of it once more.
  ///
  /// Steps of reducers that the search set aside are not taken this time either.
  mutating func list(
    _ state: StateID, at position: Int
  ) -> (state: Snapshot, steps: [ListedStep]) {
    (snapshot(of: state), listSteps(from: state, at: position))
  }

  /// Takes all steps out of a state once more.
  mutating func listSteps(from state: StateID, at position: Int) -> [ListedStep] {
    listing = []
    moves = []
    run(state, number: position)
    let steps = listing ?? []
    listing = nil
    moves = nil
    return steps
  }

  /// Takes all steps out of the state that is loaded, to make rules of them.
  ///
  /// - Parameter attempt: The only event to be tried, by its number in earlier steps; nil for all.
  mutating func deriveSteps(of attempt: Int? = nil) -> [DerivedStep] {
    let state = tree.internState()
    derivedSteps = []
    derivation = Derivation(wanted: attempt)
    run(state, number: 0)
    let steps = derivedSteps ?? []
    derivedSteps = nil
    return steps
  }

  /// The screen on top in a state.
  mutating func top(of state: StateID) -> Top {
    if state < tops.count, tops[Int(state)] != Self.unknownTop {
      return app.top(numbered: tops[Int(state)])
    }
    tree.load(state)
    let top = activity(topOnly: true).top
    keep(top, of: state)
    return top
  }

  private mutating func keep(_ top: Top, of state: StateID) {
    if state >= tops.count {
      tops.append(
        contentsOf: repeatElement(
          Self.unknownTop, count: max(1024, Int(state) + 1 - tops.count)))
    }
    let number = app.number(of: top)
    // A copy that only takes steps again stays one with the original.
    if tops[Int(state)] != number { tops[Int(state)] = number }
  }

  /// Whether the state that steps were taken out of last counts as home.
  var isHomeBefore: Bool {
    guard !app.homes.isEmpty else { return false }
    return baseTop == .frozen(leadsHome: true)
      || isHome(baseActivity, baseActivity.frozenTab.flatMap { frozenFlows[$0] } ?? [])
  }

  /// The state written out.
  mutating func snapshot(of state: StateID) -> Snapshot {
    tree.load(state)
    return snapshot()
  }

  /// What can be used, also in tabs that stand still.
  mutating func wholeActivity() -> Activity {
    let known = still
    still = nil
    defer { still = known }
    return activity()
  }
}
