import NavGraphFacts
import NavGraphModel

// Everything that can happen in a state, in the order of `Docs/Reference/Model.md`.

extension AppSystem {
  mutating func attemptEvents() {
    // The arrays are not taken out: each state would hold on to them, and let go of them.
    for index in source.activity.screens.indices {
      let screen = source.activity.screens[index]
      attemptActions(of: screen, .use)
      attemptGestures(of: screen)
    }
    for index in source.activity.bars.indices { attemptBar(at: source.activity.bars[index]) }
    attemptEffectActions()
    attemptOwnActions()
    attemptLinks()
    attemptPending()
  }

  // MARK: - Actions

  /// - Parameter mayBeImpossible: Whether it acts only where more of a kind is pending than the limit.
  private mutating func attemptActions(
    of screen: ActingScreen, _ occasion: CompiledApp.OfferedActions.Occasion,
    mayBeImpossible: Bool = false
  ) {
    let flow = screen.address.flowOfEntry
    for (action, trigger) in offers(of: screen, occasion) {
      let event = Event(
        actor: screen.reference, name: .action(action), trigger: trigger,
        address: screen.address)
      let place = StepPlace(
        .action, action, trigger.number << 1 | (mayBeImpossible ? 1 : 0), at: screen.address,
        in: flow)
      tryStep(event, at: place) { system in
        system.attempt.pending.mayBeImpossible = mayBeImpossible
        return system.work(.screen(screen, action: action, trigger: trigger))
      }
    }
  }

  /// Returns the actions that a screen's transitions, or those of the enclosing coordinators, name for an occasion; by
  /// name, and there in the order of the triggers.
  func offers(
    of screen: ActingScreen, _ occasion: CompiledApp.OfferedActions.Occasion
  ) -> [(action: Int, trigger: Trigger)] {
    if let known = app.offers.of(screen, occasion) { return known }
    let triggers = occasion.triggers
    let coordinator = app.coordinators[screen.coordinator]
    let own = coordinator.actions[screen.instance]
    var result = CompiledCoordinator.offers(of: own, triggers)
    let leaf = CompiledCoordinator.LeafKey(
      coordinator: screen.coordinator, route: coordinator.routeOfInstance[screen.instance])
    let flows = enclosingFlows(screen.address.flowOfEntry)
    for (position, around) in flows.enumerated() {
      for index in app.coordinators[around.coordinator].handlers(of: leaf) {
        let handler = app.coordinators[around.coordinator].handlers[index]
        guard triggers.contains(handler.trigger), flows.leads(handler.path, from: position),
          !own.contains(where: { $0.name == handler.action }),
          !result.contains(where: { $0 == (handler.action, handler.trigger) })
        else { continue }
        result.append((handler.action, handler.trigger))
      }
    }
    return CompiledCoordinator.sorted(result, triggers)
  }

  /// What comes by itself while an entry is in the state, shown or not.
  private mutating func attemptEffectActions() {
    guard app.features.hasEffectActions else { return }
    var actors: [(ActingScreen, mayBeImpossible: Bool)] = []
    for place in placesBefore() {
      guard case .entry(let cell, let coordinator) = place.content,
        app.handling.mayActByItself[coordinator][cell.entry.instance], !isFrozen(place.address)
      else { continue }
      let isDuplicated = isDuplicatedAbove(place.address, cell)
      // What looks equal may differ in how much is pending.
      guard
        !isDuplicated
          || pendingPolicy.limitIsAnyNumber
            && tree.holdsPending(cell, at: place.address, in: coordinator)
      else { continue }
      actors.append((ActingScreen(cell, at: place.address, in: coordinator), isDuplicated))
    }
    for (actor, mayBeImpossible) in actors {
      attemptActions(of: actor, .anyTime, mayBeImpossible: mayBeImpossible)
    }
  }

  /// Returns whether an equal entry is higher in the same container.
  private func isDuplicatedAbove(_ address: Address, _ cell: Cell) -> Bool {
    guard let last = address.last, last.kind == .entry,
      let flow = tree.flowID(at: address.flowOfEntry)
    else { return false }
    for index in last.index + 1..<max(last.index + 1, tree.entryCount(of: flow))
    where tree.cell(index, of: flow) == cell {
      return true
    }
    return false
  }

  /// A tap is on a button of the coordinator's own view, which can be covered; anything else comes at any time.
  private mutating func attemptOwnActions() {
    guard app.features.hasOwnActions else { return }
    for (flow, coordinator) in movingFlows(where: { !$0.own.actions.isEmpty }) {
      let isInUse = source.activity.ownViews.contains(flow)
      for (action, trigger) in app.coordinators[coordinator].own.offers
      where isInUse || trigger != .tap {
        let event = Event(actor: nil, name: .action(action), trigger: trigger)
        let place = StepPlace(.own, action, trigger.number, at: flow, ofFlow: true)
        tryStep(event, at: place) { system in
          system.work(.own(flow, coordinator: coordinator, action: action, trigger: trigger))
        }
      }
    }
  }

  private mutating func attemptLinks() {
    guard app.features.hasLinks else { return }
    for (flow, coordinator) in movingFlows(where: { !$0.own.links.isEmpty }) {
      for (index, link) in app.coordinators[coordinator].own.links.enumerated() {
        for parameters in link.transitions.indices {
          let name = Event.Name.link(coordinator: coordinator, link: index, parameters: parameters)
          tryStep(Event(actor: nil, name: name, trigger: .link)) { system in
            system.work(
              .link(flow, coordinator: coordinator, link: index, parameters: parameters))
          }
        }
      }
    }
  }

  /// The flows of some coordinators that are not frozen, each before those inside it.
  private mutating func movingFlows(
    where isWanted: (CompiledCoordinator) -> Bool
  ) -> [(Address, coordinator: Int)] {
    var flows: [(Address, coordinator: Int)] = []
    for place in placesBefore() {
      guard case .flow(let id) = place.content else { continue }
      let number = tree.coordinator(of: id)
      guard isWanted(app.coordinators[number]), !isFrozen(place.address) else { continue }
      flows.append((place.address, number))
    }
    return flows
  }

  // MARK: - Bars

  private mutating func attemptBar(at address: Address) {
    guard let id = tree.flowID(at: address),
      case .tabs(let tabs) = app.coordinators[tree.coordinator(of: id)].definition.container
    else { return }
    let number = tree.coordinator(of: id)
    let selected = tree.selectedTab(of: id) ?? -1
    let top = topScreen(at: address)
    // If the tab shows no screen of its own, the user sees the tab itself.
    let actor =
      top
      ?? (selected < 0
        ? nil
        : ScreenReference(
          coordinator: number, instance: tree.cell(selected, of: id).entry.instance))
    if !disables(.tabTap, on: top) {
      for index in 0..<tree.entryCount(of: id) where index != selected {
        let route = route(of: tree.cell(index, of: id), in: number).route
        let event = Event(
          actor: actor,
          name: .gestureTo(.tabTap, RouteReference(coordinator: number, route: route)),
          trigger: .gesture, cause: .gesture(.tabTap))
        tryStep(event) { system in
          if let condition = system.app.conditions.tabs[number]?[route],
            !system.holds(condition, at: address, actor: nil)
          {
            return .none
          }
          if system.app.coordinators[number].definition.reducer != nil {
            return system.select(route, ofReducerAt: address)
          }
          system.select(index, at: address)
          system.followConditions()
          return .state
        }
      }
    }
    guard tabs.retap == .popsToRoot, selected >= 0, !disables(.tabRetap, on: top) else { return }
    let tab = address + .entry(selected)
    guard !isFrozen(tab), let flow = tree.flowID(at: tab),
      app.coordinators[tree.coordinator(of: flow)].isStack,
      tree.entryCount(of: flow) > 1
    else { return }
    let event = Event(
      actor: actor, name: .gesture(.tabRetap), trigger: .gesture, cause: .gesture(.tabRetap))
    tryStep(event, at: StepPlace(.retap, 0, at: tab, ofFlow: true)) { system in
      return system.take(.entry(flow: tab, index: 1), by: .back)
    }
  }

  /// The top screen inside the flow at an address.
  private mutating func topScreen(at address: Address) -> ScreenReference? {
    activity().screens.first { $0.address.starts(with: address) }?.reference
  }

  func disables(_ gesture: Gesture, on screen: ScreenReference?) -> Bool {
    screen.map { disabledGestures(on: $0).contains(gesture) } ?? false
  }

  func disabledGestures(on screen: ScreenReference) -> [Gesture] {
    let route = route(screen)
    return app.coordinators[route.coordinator].routes[route.route].disabledGestures
  }

  // MARK: - What is pending

  /// What remains pending after one of a kind has arrived.
  enum Remainder: UInt32 {
    case oneLess
    /// There were more than the limit, and there still are.
    case moreThanLimit
  }

  private mutating func attemptPending() {
    guard !app.pendingKinds.isEmpty else { return }
    var owners: [PendingOwner] = []
    for place in placesBefore() where tree.pending(of: place) != 0 && !isFrozen(place.address) {
      owners.append(place.owner)
    }
    for owner in owners {
      let record = pending(of: owner) ?? 0
      for (kind, value) in tree.pending(record) {
        for remainder in remainders(of: kind, value, for: owner) {
          attemptArrival(kind, value, of: owner, leaving: remainder)
        }
      }
    }
  }

  /// What may stay pending when one of a kind arrives.
  private func remainders(of kind: Int, _ value: UInt32, for owner: PendingOwner) -> [Remainder] {
    if owner.isFlow, pendingPolicy.inexhaustible.contains(kind) { return [.moreThanLimit] }
    // One that repeats is still there when it has arrived.
    if app.pendingKinds[kind].repeats { return [.oneLess] }
    guard pendingPolicy.limitIsAnyNumber, value >= limits.pending,
      app.pendingKinds[kind].canBeSeveral(forFlow: owner.isFlow)
    else { return [.oneLess] }
    return pendingPolicy.unending.contains(kind) ? [.moreThanLimit] : [.oneLess, .moreThanLimit]
  }

  private mutating func attemptArrival(
    _ kind: Int, _ value: UInt32, of owner: PendingOwner, leaving remainder: Remainder
  ) {
    switch app.pendingKinds[kind] {
    case .effect(let reference, let instance, let action, let effect):
      let actor = instance.map { effectActor(reference.coordinator, $0, of: owner) }
      let event = Event(
        actor: actor?.reference, name: .action(action), trigger: .effect,
        cause: .effect(reference), address: owner.isFlow ? nil : owner.address)
      attemptEffect(effect, kind, event, by: actor, of: owner, leaving: remainder)
    case .followUp(let reference, let instance, let operations, let isOfScreen):
      let actor = isOfScreen ? actor(of: reference, instance, for: owner) : nil
      let place = StepPlace(
        .followUp, kind, remainder.rawValue, at: owner.address, ofFlow: owner.isFlow)
      tryStep(followUp(of: reference), at: place) { system in
        system.remove(kind, of: owner, leaving: remainder)
        let site = OperationSite(
          reference: reference, flow: owner.flow, home: owner.flow,
          actor: actor.map { system.follow($0) })
        system.attempt.hosts = system.followHosts(of: owner.flow)
        guard system.run(operations, at: site) else { return .crash }
        system.attempt.hosts = 0..<0
        system.reassignDetachedEffects()
        let ending = system.workOnQueue()
        return system.endAsStep(after: ending)
      }
    case .reducerFollowUp: attemptFollowUp(kind, value, of: owner)
    case .write(let reference, let operation):
      let address = owner.address
      let place = StepPlace(.write, kind, value, at: address, ofFlow: true)
      tryStep(followUp(of: reference), at: place) { system in
        system.removePending(kind, value, of: owner)
        let site = OperationSite(
          reference: reference, flow: address, home: address, index: operation)
        system.write(value, at: site)
        system.followConditions()
        return .state
      }
    }
  }

  /// An effect that sends its action, or that of its failure, or that ends without one.
  private mutating func attemptEffect(
    _ effect: CompiledEffect, _ kind: Int, _ event: Event, by actor: ActingScreen?,
    of owner: PendingOwner, leaving remainder: Remainder
  ) {
    func place(_ detail: UInt32) -> StepPlace {
      StepPlace(
        .effect, kind, detail << 1 | remainder.rawValue, at: owner.address, ofFlow: owner.isFlow)
    }
    var event = event
    for action in effect.actions {
      event.name = .action(action)
      tryStep(event, at: place(UInt32(action) + 1)) { system in
        if effect.definition.emission != .repeatedly || remainder == .moreThanLimit {
          system.remove(kind, of: owner, leaving: remainder)
        }
        if let actor {
          let ending = system.work(.screen(actor, action: action, trigger: nil))
          return system.endAsStep(after: ending)
        }
        guard case .effect(let reference) = event.cause else { return .state }
        let ending = system.work(
          .own(owner.address, coordinator: reference.coordinator, action: action, trigger: nil))
        return system.endAsStep(after: ending)
      }
    }
    guard effect.definition.emission == .perhaps else { return }
    if case .effect(let reference) = event.cause { event.name = .end(of: reference) }
    tryStep(event, at: place(0)) { system in
      system.remove(kind, of: owner, leaving: remainder)
      return .state
    }
  }

  /// The screen whose effect it is; it may be gone, so that the effect is pending for its flow.
  private func effectActor(
    _ coordinator: Int, _ instance: Int, of owner: PendingOwner
  ) -> ActingScreen {
    switch owner {
    case .flow(let address):
      return ActingScreen(gone: instance, from: address, of: coordinator)
    case .entry(let address):
      var actor = ActingScreen(gone: instance, from: address, of: coordinator)
      actor.address = address
      actor.raw = tree.cell(at: address)?.raw ?? 0
      return actor
    }
  }

  /// The screen that asked for operations on its own slots.
  private func actor(
    of reference: TransitionReference, _ instance: Int?, for owner: PendingOwner
  ) -> ActingScreen? {
    let address = owner.address
    if !owner.isFlow, let cell = tree.cell(at: address) {
      return ActingScreen(cell, at: address, in: reference.coordinator)
    }
    guard case .screen(let route) = reference.place,
      let any = app.coordinators[reference.coordinator].routes[route].instances.first
    else { return nil }
    return ActingScreen(gone: instance ?? any, from: address, of: reference.coordinator)
  }

  /// What a reducer asked to come later.
  private mutating func attemptFollowUp(
    _ kind: Int, _ value: UInt32, of pendingOwner: PendingOwner
  ) {
    guard let known = setup.running.followUps[value] else { return }
    let event = Event(
      actor: nil, name: .reducer(value), trigger: .effect,
      cause: .later(known.key.reference))
    tryStep(event) { system in
      system.removePending(kind, value, of: pendingOwner)
      let owner = pendingOwner.address.enclosingFlows.first {
        system.isFlow(of: known.key.coordinator, at: $0)
      }
      guard let owner else { return .none }
      let ending = system.work(
        .reducer(
          owner, coordinator: known.key.coordinator, action: .followUp(known.action),
          at: ReducerSite(reference: known.key.reference, index: 0, actor: nil)))
      return system.endAsStep(after: ending)
    }
  }

  private func followUp(of reference: TransitionReference) -> Event {
    Event(
      actor: nil, name: .followUp(reference), trigger: .effect, cause: .later(reference))
  }

  /// How an attempt ends that is a step whether anything is heard or not.
  private mutating func endAsStep(after ending: Ending) -> Ending {
    if case .crash = ending { return .crash }
    return attempt.touchesFrozen ? .none : .state
  }

  private mutating func remove(
    _ kind: Int, of owner: PendingOwner, leaving remainder: Remainder
  ) {
    if owner.isFlow { attempt.pending.arrived = kind }
    switch remainder {
    case .moreThanLimit: attempt.pending.mayBeImpossible = true
    case .oneLess:
      guard let pending = pending(of: owner) else { return }
      setPending(removing(kind, from: pending), of: owner)
    }
  }
}

extension DeepLinkDefinition {
  /// The pattern with values for its parameters.
  func url(with values: [String]) -> String {
    var url = pattern
    let named = zip(parameters.map(\.name), values).sorted { $0.0.count > $1.0.count }
    for (name, value) in named {
      guard let range = url.firstRange(of: ":\(name)") else { continue }
      url.replaceSubrange(range, with: value)
    }
    return url
  }
}
