import NavGraphModel

// Attempts at steps, and what becomes of them: noted by the search, or listed, recorded or derived from.

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
    duplicatesMet = 0
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
    tree.root != base.root || tree.values != base.values || duplicatesMet > 0 || isOverstated
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
