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
  /// Flows that are further in are surrounded by the same as far as tabs stand still or not.
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
  var likesMet = 0
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
  private var recording: Recording?
  /// Only while the steps out of a state are listed: those so far.
  private var listing: [ListedStep]?
  private var successors: [Successor] = []
  /// Only while rules are made of the steps out of a state: those so far.
  private(set) var derivedSteps: [DerivedStep]?
  private var derivation = Derivation()
  /// What the present attempt did to stacks, while rules are made of it.
  var stackMoves: [StackMove] = []

  /// Only while rules are made: how many events have been tried that are the same on all stacks with the same top,
  /// and which of them is wanted, nil for all events.
  private struct Derivation {
    var attemptCount = 0
    var wanted: Int?
  }

  /// A step to be taken again, and what became of it.
  private struct Recording {
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
    let (exceeded, likes, kinds) = (exceedsPending, likesMet, started.count)
    settleFrontTabs()
    settleAlerts()
    settleAppearance()
    // What else it did is done again.
    guard exceedsPending == exceeded, likesMet == likes, started.count == kinds else { return }
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
  private var isSearching: Bool {
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

// MARK: - Attempts

extension AppSystem {
  /// Tries a step with each combination of its choices.
  ///
  /// - Parameter place: What the attempt depends on; nil where it is not to be remembered.
  mutating func attempt(
    _ event: Event, at place: StepPlace? = nil, _ body: (inout AppSystem) -> Ending
  ) {
    // Once a step has been taken again, what comes after it is of no interest.
    if let recording, recording.step != nil { return }
    if derivedSteps != nil {
      if !event.dependsOnStack { derivation.attemptCount += 1 }
      if let wanted = derivation.wanted,
        event.dependsOnStack || wanted != derivation.attemptCount
      {
        return
      }
    }
    var scope: StepScope?
    if let place, remembersSteps, isSearching {
      let known = recall(event, at: place)
      if known.isTaken { return restoreBase() }
      scope = known.scope
    }
    choices.begin()
    repeat {
      begin(event)
      tree.scope = scope
      let ending = body(&self)
      if let scope { add(ending, to: scope) }
      if case .none = ending { continue }
      if touchesFrozen { continue }
      if recording?.label == ordinal | StepOrigin.repeated {
        repeatStep(body)
        settleStep()
        record(event, isRepeated: true)
        return
      }
      if case .state = ending { settleStep() }
      conclude(event, ending)
      if isSearching, case .state = ending { tryTwice(event, body) }
      ordinal += 1
    } while choices.advance()
    if let scope { memory.keep(scope.isLeft ? nil : scope.results, for: scope.key) }
    restoreBase()
  }

  private mutating func restoreBase() {
    tree.root = base.root
    tree.values = base.values
  }

  mutating func begin(_ event: Event) {
    restoreBase()
    cause = event.cause
    queue.removeAll(keepingCapacity: true)
    actorAddresses.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
    exceedsPending = false
    hasTakenEntries = false
    stepNotes.clear()
    stackMoves.removeAll(keepingCapacity: true)
    detached.removeAll(keepingCapacity: true)
    operationSite = nil
    touchesFrozen = false
    likesMet = 0
    isOverstated = false
    started.removeAll(keepingCapacity: true)
    arrived = nil
    // Whether a link acts behind the screen in front shows by where that screen stands afterwards.
    if event.trigger == .link, let front = baseActivity.screens.first {
      actorAddresses.append(front.address)
    }
    if moves != nil {
      moves = []
      assumptions = []
    }
  }

  /// The same event once more, out of the state that it led to, as when a person taps twice before the
  /// screen settles: on the same thing, so that what the step leaves open is chosen as before.
  @discardableResult
  private mutating func repeatStep(_ body: (inout AppSystem) -> Ending) -> Ending {
    let asked = choices
    defer { choices = asked }
    // Who taps the same row twice asks for the same item twice.
    choices.repeatAnswers()
    queue.removeAll(keepingCapacity: true)
    actorAddresses.removeAll(keepingCapacity: true)
    stepNotes.clear()
    return body(&self)
  }

  /// Notes where a second tap does again what the first did.
  private mutating func tryTwice(_ event: Event, _ body: (inout AppSystem) -> Ending) {
    guard event.trigger == .tap, let address = event.address, let actor = event.actor,
      let first = stepNotes.bringing, signs.triesTwice(first.reference),
      // The screen that acted has been followed through the step, and is still there.
      actorAddresses.first == address,
      let cell = tree.cell(at: address), cell.entry.instance == actor.instance
    else { return }
    let root = tree.root
    guard case .state = repeatStep(body), !touchesFrozen else { return }
    settleStep()
    guard exceededLimit() == nil, tree.root != root,
      let second = stepNotes.bringing, second.reference == first.reference,
      second.operation == first.operation
    else { return }
    signs.stopTrying(first.reference)
    signs.note(
      SignKey(
        .repeated, coordinator: first.coordinator, cause: .transition(first.reference),
        operation: first.operation),
      at: .step(StepOrigin(state: number, label: ordinal | StepOrigin.repeated)))
  }

  mutating func conclude(_ event: Event, _ ending: Ending) {
    if recording != nil {
      if recording?.label == ordinal { record(event) }
      return
    }
    if listing != nil { return list(event, ending) }
    if derivedSteps != nil { return derive(event, ending) }
    let origin = StepOrigin(state: number, label: ordinal)
    observations.commit(notes, origin: origin)
    commitStepNotes(event, origin: origin)
    if exceedsPending {
      successors.append(Successor(label: ordinal, destination: .cut(.pending)))
    }
    if case .crash = ending {
      successors.append(Successor(label: ordinal, destination: .crash))
      return
    }
    if let limit = exceededLimit() {
      if let cause, let index = [.stackHeight, .modalNesting, .flowNesting].firstIndex(of: limit),
        !exceedsSlots
      {
        signs.note(
          SignKey(
            .cutByHeight, coordinator: event.actor?.coordinator ?? cause.coordinator, cause: cause,
            index: index),
          at: .step(origin))
      }
      successors.append(Successor(label: ordinal, destination: .cut(limit)))
      return
    }
    noteSigns(of: event, origin: origin)
    let state = tree.internState()
    if event.trigger == .automatic, let cause {
      stateLog?.addAutomatic(origin, to: state, cause: cause)
    }
    if hasChangedState { note(landingOn: state, event, origin: origin) }
    successors.append(
      Successor(
        label: ordinal, destination: .state(state),
        traits: isOverstated ? traits(of: event).union(.overstated) : traits(of: event)))
  }

  /// What the attempt is, as far as questions about all states ask.
  private func traits(of event: Event) -> StepTraits {
    let traits = event.traits
    guard !traits.isDisjoint(with: .outside), !hasTakenEntries,
      tree.hasEqualContainers(base.root, tree.root)
    else { return traits }
    return traits.union(.passable)
  }

  private mutating func list(_ event: Event, _ ending: Ending) {
    let destination: Successor.Destination
    if case .crash = ending {
      destination = .crash
    } else if let limit = exceededLimit() {
      destination = .cut(limit)
    } else {
      destination = .state(tree.internState())
    }
    let step = ListedStep(
      label: ordinal,
      event: StateGraph.Event(
        actor: event.actor, cause: cause(of: event), action: words(for: event.name),
        trigger: event.trigger, assumes: assumptions),
      destination: destination)
    listing?.append(step)
  }

  private mutating func derive(_ event: Event, _ ending: Ending) {
    let end: DerivedStep.End
    if let limit = exceedsPending ? .pending : exceededLimit() {
      end = .cut(limit)
    } else if case .crash = ending {
      end = .crash
    } else {
      end = .state(root: tree.root, values: tree.values)
    }
    let traits = traits(of: event)
    derivedSteps?.append(
      DerivedStep(
        event: event, traits: traits, end: end, cause: cause, moves: stackMoves,
        attempt: event.dependsOnStack ? nil : derivation.attemptCount,
        answers: Array(choices.taken), isPromised: !stepNotes.promises.isEmpty, started: started,
        arrived: arrived))
  }

  /// Whether the attempt changed the state, numbers of what is under way included.
  var hasChangedState: Bool {
    tree.root != base.root || tree.values != base.values || likesMet > 0 || isOverstated
  }

  private func cause(of event: Event) -> Cause { cause ?? event.cause ?? .gesture(.back) }

  private mutating func note(landingOn state: StateID, _ event: Event, origin: StepOrigin) {
    guard let cause else { return }
    let top = top(of: state)
    // What comes by itself and shows no other screen leads nowhere.
    if event.trigger == .effect, top == baseTop { return }
    let landing: RouteReference?
    switch top {
    case .screen(let route): landing = route
    case .nothing: landing = nil
    case .frozen: return
    }
    observations.noteLanding(
      Observations.LandingKey(
        source: event.actor.map(route), cause: cause, landing: landing), origin: origin)
  }

  func route(_ screen: ScreenReference) -> RouteReference {
    RouteReference(
      coordinator: screen.coordinator,
      route: app.coordinators[screen.coordinator].routeOfInstance[screen.instance])
  }

  private mutating func record(_ event: Event, isRepeated: Bool = false) {
    let moves = moves ?? []
    let step = TraceNode.Step(
      actor: event.actor, cause: cause(of: event),
      action: words(for: event.name), trigger: event.trigger, moves: moves, assumes: assumptions,
      stopsDebug: moves.contains {
        if case .failed = $0.outcome.debug { true } else { false }
      },
      isRepeated: isRepeated)
    recording?.step = step
    recording?.root = tree.root
    recording?.values = tree.values
  }

  /// Whether more slots are taken inside each other than a stack may have entries: no other bound counts them.
  private var exceedsSlots: Bool { Int(tree.extent(of: tree.root).slots) > limits.stackHeight }

  private func exceededLimit() -> Limits.Kind? {
    let extent = tree.extent(of: tree.root)
    if Int(extent.height) > limits.stackHeight || exceedsSlots { return .stackHeight }
    if Int(extent.modals) > limits.modalNesting { return .modalNesting }
    if Int(extent.flows) > limits.flowNesting { return .flowNesting }
    return tree.table.isNearlyFull ? .states : nil
  }
}
