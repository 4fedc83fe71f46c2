import NavGraphFacts
import NavGraphModel

// Attempts at steps, and their uses: the search records them, or they are listed, traced or turned into rules.

extension AppSystem {
  /// Tries a step with each combination of its choices.
  ///
  /// - Parameter place: What the attempt depends on; nil where it is not to be remembered.
  mutating func tryStep(
    _ event: Event, at place: StepPlace? = nil, _ body: (inout AppSystem) -> Ending
  ) {
    guard isWanted else { return }
    var scope: StepScope?
    if let place, setup.remembersSteps, reader.isSearching {
      let known = recall(event, at: place)
      if known.isTaken { return restoreSource() }
      scope = known.scope
    }
    choices.begin()
    repeat {
      begin(event)
      tree.scope = scope
      let ending = body(&self)
      if let scope { add(ending, of: event, to: scope) }
      if case .none = ending { continue }
      if attempt.touchesFrozen {
        if event.comesFromOutside, case .state = ending { concludeElsewhere(event) }
        continue
      }
      if case .replay(source.nextLabel | StepOrigin.repeated) = reader.purpose {
        repeatStep(body)
        applyViewUpdates()
        replay(event, isRepeated: true)
        return
      }
      if case .state = ending { applyViewUpdates() }
      conclude(event, ending)
      if reader.isSearching, case .state = ending { tryRepeating(event, body) }
      source.nextLabel += 1
    } while choices.advance()
    if let scope {
      caches.steps.keep(scope.isLeft ? nil : scope.results, scope.event, for: scope.memory.key)
      source.memories.place.flow = .nowhere
    }
    restoreSource()
  }

  /// Whether the steps of an event are taken, for what they are taken for.
  private var isWanted: Bool {
    switch reader.purpose {
    case .search, .listing, .derivation: return true
    // Once a step has been taken again, what comes after it is of no interest.
    case .replay: return reader.replayed == nil
    }
  }

  mutating func restoreSource() {
    tree.root = source.root
    tree.values = source.values
  }

  mutating func begin(_ event: Event) {
    restoreSource()
    attempt.begin(event.cause)
    // The later position of the front screen shows whether a step from outside acts behind it.
    if event.comesFromOutside, let front = source.activity.screens.first {
      attempt.actorAddresses.append(front.address)
    }
  }

  /// Repeats the same event in the state that it led to, as when a user taps twice before the screen has changed: on
  /// the same control, so that the step makes the same free choices as before.
  @discardableResult
  private mutating func repeatStep(_ body: (inout AppSystem) -> Ending) -> Ending {
    let asked = choices
    defer { choices = asked }
    // Tapping the same row twice asks for the same item twice.
    choices.repeatAnswers()
    attempt.beginAgain()
    return body(&self)
  }

  /// Notes where a second tap does again what the first did.
  private mutating func tryRepeating(_ event: Event, _ body: (inout AppSystem) -> Ending) {
    guard event.trigger == .tap, let address = event.address, let actor = event.actor,
      let first = attempt.notes.bringing, observationTable.shouldTryRepeating(first.reference),
      // The screen that acted has been followed through the step, and is still there.
      attempt.actorAddresses.first == address,
      let cell = tree.cell(at: address), cell.entry.instance == actor.instance
    else { return }
    let root = tree.root
    guard case .state = repeatStep(body), !attempt.touchesFrozen else { return }
    applyViewUpdates()
    guard exceededLimit() == nil, tree.root != root,
      let second = attempt.notes.bringing, second.reference == first.reference,
      second.operation == first.operation
    else { return }
    observationTable.stopTrying(first.reference)
    observationTable.note(
      ObservationKey(
        .repeated, coordinator: first.coordinator, cause: .transition(first.reference),
        operation: first.operation),
      at: .step(StepOrigin(state: source.number, label: source.nextLabel | StepOrigin.repeated)))
  }

  mutating func conclude(_ event: Event, _ ending: Ending) {
    switch reader.purpose {
    case .search: commit(event, ending)
    case .replay(let label): if label == source.nextLabel { replay(event, isRepeated: false) }
    case .listing: list(event, ending)
    case .derivation: derive(event, ending)
    }
  }

  /// After a step from outside that acts in a frozen tab: the search of that tab takes it, but whether the screen in front
  /// hides it shows only here.
  private mutating func concludeElsewhere(_ event: Event) {
    let origin = StepOrigin(state: source.number, label: source.nextLabel)
    source.nextLabel += 1
    switch reader.purpose {
    case .search:
      applyViewUpdates()
      recordHiddenStep(event, origin: origin)
    case .replay(let label) where label == origin.label:
      applyViewUpdates()
      replay(event, isRepeated: false)
    case .replay, .listing, .derivation: break
    }
  }

  private mutating func commit(_ event: Event, _ ending: Ending) {
    let origin = StepOrigin(state: source.number, label: source.nextLabel)
    if !attempt.outcomes.isEmpty { firstOccurrences.commit(attempt.outcomes, origin: origin) }
    commitStepNotes(event, origin: origin)
    if attempt.pending.exceedsLimit {
      reader.successors.append(Successor(label: source.nextLabel, destination: .cut(.pending)))
    }
    if case .crash = ending {
      reader.successors.append(Successor(label: source.nextLabel, destination: .crash))
      return
    }
    if let limit = exceededLimit() {
      if let cause = attempt.cause,
        let index = [.stackHeight, .modalNesting, .flowNesting].firstIndex(of: limit),
        !exceedsSlots
      {
        observationTable.note(
          ObservationKey(
            .cutByHeight, coordinator: event.actor?.coordinator ?? cause.coordinator, cause: cause,
            index: index),
          at: .step(origin))
      }
      reader.successors.append(Successor(label: source.nextLabel, destination: .cut(limit)))
      return
    }
    recordObservations(of: event, origin: origin)
    let isUncertain =
      attempt.pending.mayBeImpossible
      || mayBeCovered(event)
    let state = tree.internState()
    if event.trigger == .automatic, let cause = attempt.cause {
      stateLog?.addAutomatic(origin, to: state, cause: cause)
    }
    if hasChangedState() { note(landingOn: state, event, origin: origin) }
    reader.successors.append(
      Successor(
        label: source.nextLabel, destination: .state(state),
        traits: isUncertain
          ? traits(of: event).union(.mayBeImpossible) : traits(of: event)))
  }

  /// Whether what a user does needs that a flow which is summed up covers nothing.
  private func mayBeCovered(_ event: Event) -> Bool {
    guard !setup.summedUp.roots.isEmpty, event.trigger == .tap || event.trigger == .gesture else {
      return false
    }
    if case .screen(let front) = source.top, setup.summedUp.roots.contains(front.coordinator) {
      return true
    }
    return tree.extent(of: source.root).mayPresent
  }

  /// What the attempt is, as far as questions about all states ask.
  ///
  /// Like ``hasChangedState()`` it changes nothing, but in the place of its call it would copy the system otherwise.
  private mutating func traits(of event: Event) -> StepTraits {
    let traits = event.traits
    guard !traits.isDisjoint(with: .outside), !attempt.hasTakenEntries,
      tree.hasEqualContainers(source.root, tree.root)
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
    reader.listed.append(
      StepReader.ListedStep(
        label: source.nextLabel,
        event: StateGraph.Event(
          actor: event.actor, cause: cause(of: event), action: words(for: event.name),
          trigger: event.trigger, assumes: attempt.assumptions),
        destination: destination))
  }

  private mutating func derive(_ event: Event, _ ending: Ending) {
    let end: DerivedStep.End
    if let limit = attempt.pending.exceedsLimit ? .pending : exceededLimit() {
      end = .cut(limit)
    } else if case .crash = ending {
      end = .crash
    } else {
      end = .state(root: tree.root, values: tree.values)
    }
    var traits = traits(of: event)
    if attempt.pending.mayBeImpossible { traits.insert(.mayBeImpossible) }
    reader.derived.append(
      DerivedStep(
        event: event, traits: traits, end: end, cause: attempt.cause, moves: attempt.stackMoves,
        isPromised: !attempt.notes.promises.isEmpty,
        started: attempt.pending.started, arrived: attempt.pending.arrived))
  }

  /// Whether the attempt changed the state, numbers of what is pending included.
  mutating func hasChangedState() -> Bool {
    tree.root != source.root || tree.values != source.values || attempt.pending.duplicates > 0
      || attempt.pending.mayBeImpossible
  }

  private func cause(of event: Event) -> Cause { attempt.cause ?? event.cause ?? .gesture(.back) }

  private mutating func note(landingOn state: StateID, _ event: Event, origin: StepOrigin) {
    guard attempt.cause != nil else { return }
    let top = attempt.top ?? topNumber(of: state)
    // What comes by itself and shows no other screen leads nowhere.
    if event.trigger == .effect && top == source.topNumber || top == attempt.landing { return }
    guard let cause = attempt.cause else { return }
    attempt.landing = top
    let landing: RouteReference?
    switch app.top(numbered: top) {
    case .screen(let route): landing = route
    case .nothing: landing = nil
    case .frozen: return
    }
    firstOccurrences.recordLanding(
      FirstOccurrences.LandingKey(
        source: event.actor.map { route($0) }, cause: cause, landing: landing), origin: origin)
  }

  func route(_ screen: ScreenReference) -> RouteReference {
    RouteReference(
      coordinator: screen.coordinator,
      route: app.route(ofInstance: screen.instance, in: screen.coordinator))
  }

  private mutating func replay(_ event: Event, isRepeated: Bool) {
    let step = TraceNode.Step(
      actor: event.actor, cause: cause(of: event),
      action: words(for: event.name), trigger: event.trigger, moves: attempt.moves,
      assumes: attempt.assumptions,
      stopsDebug: attempt.moves.contains(where: \.outcome.debug.isFailure), isRepeated: isRepeated)
    reader.replayed = StepReader.ReplayedStep(step: step, root: tree.root, values: tree.values)
  }

  /// Whether more slots are taken inside each other than a stack may have entries: no other bound counts them.
  private var exceedsSlots: Bool { Int(tree.extent(of: tree.root).slots) > limits.stackHeight }

  private func exceededLimit() -> Limits.Kind? {
    let extent = tree.extent(of: tree.root)
    if Int(max(extent.height, extent.slots)) > limits.stackHeight { return .stackHeight }
    if Int(extent.modals) > limits.modalNesting { return .modalNesting }
    if Int(extent.flows) > limits.flowNesting { return .flowNesting }
    return tree.isNearlyFull ? .states : nil
  }
}
