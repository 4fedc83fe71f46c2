import NavGraphFacts
import NavGraphModel

/// Something that is to be heard in this step.
enum QueuedAction {
  /// An action of a screen; without a trigger, transitions with any trigger handle it.
  case screen(ActingScreen, action: Int, trigger: Trigger?)
  /// A report of a flow's coordinator to the enclosing coordinators at that time; with where their hosts are followed.
  case report(to: [EnclosingFlow], coordinator: Int, output: Int, hosts: Range<Int>)
  /// A coordinator's own action.
  case own(Address, coordinator: Int, action: Int, trigger: Trigger?)
  /// A deep link of a flow's coordinator, with one combination of its parameters.
  case link(Address, coordinator: Int, link: Int, parameters: Int)
  /// An action for an addressee that is looked for when its turn comes.
  case sent(Int, CompiledAddressee, from: OperationSite)
  /// That the user, or a screen's own `dismiss()`, took an entry of a route away.
  case dismissed(Address, coordinator: Int, route: Int)
  /// A follow-up of a reducer, for the flow that it keeps.
  case reducer(Address, coordinator: Int, action: MachineAction, at: ReducerSite)
  /// A deep link that the app opens itself.
  case opened(coordinator: Int, link: Int, parameters: Int, from: OperationSite)
}

/// A flow that encloses another one, and the place from which it can hear of it.
struct EnclosingFlow {
  let flow: Address
  let coordinator: Int
  /// The route that hosts the next flow on the way to the other one.
  let host: Int
}

extension [EnclosingFlow] {
  /// Whether these hosting routes lead from a flow inwards; nil is any way.
  func leads(_ path: [Int]?, from position: Int) -> Bool {
    guard let path else { return true }
    return path.count == position + 1
      && path.indices.allSatisfy { path[$0] == self[position - $0].host }
  }
}

/// Where an operation is carried out, and for whom.
struct OperationSite {
  var reference: TransitionReference
  /// The container that it changes.
  var flow: Address
  /// The flow of the coordinator that registered it.
  var home: Address
  var actor: ActingScreen?
  /// Its position in the transition; nil for one that is not registered.
  var index: Int?
}

/// Transitions of which one is taken: nearly always a single one, which takes no array.
private struct Alternatives {
  private var first: CompiledTransition?
  private var others: [CompiledTransition] = []

  var isEmpty: Bool { first == nil }
  var count: Int { first == nil ? 0 : others.count + 1 }

  mutating func append(_ transition: CompiledTransition) {
    if first == nil { first = transition } else { others.append(transition) }
  }

  /// - Precondition: The index is below the count.
  subscript(index: Int) -> CompiledTransition {
    guard index == 0, let first else { return others[index - 1] }
    return first
  }
}

extension AppSystem {
  /// The most actions in one step; an app that sends more does not come to an end.
  static let turnLimit = 64

  /// Works through an action, and then through the queue, first in, first out.
  mutating func work(_ first: QueuedAction) -> Ending {
    guard let isHandled = receive(first) else { return .crash }
    return workOnQueue(limit: Self.turnLimit - 1, isHandled: isHandled)
  }

  mutating func workOnQueue(limit: Int = turnLimit, isHandled: Bool = false) -> Ending {
    var isHandled = isHandled
    var next = 0
    while next < attempt.queue.count {
      guard next < limit else {
        recordEndlessLoop()
        return .crash
      }
      let action = attempt.queue[next]
      next += 1
      guard let handled = receive(action) else { return .crash }
      isHandled = isHandled || handled
    }
    return isHandled ? .state : .none
  }

  /// The operation that went on last is the one that does not come to an end.
  private mutating func recordEndlessLoop() {
    guard let last = attempt.outcomes.last?.key else { return }
    let outcome = Outcome(.failed(.endlessLoop))
    attempt.outcomes.append(
      FirstOccurrences.OutcomeNote(
        key: .init(transition: last.transition, operation: last.operation, outcome: outcome)))
    guard let move = attempt.moves.last else { return }
    attempt.moves.append(
      TraceNode.Move(
        transition: move.transition, operation: move.operation, container: move.container,
        brings: [], outcome: outcome))
  }

  /// - Returns: Whether any transition handled it; nil where the app crashes.
  private mutating func receive(_ action: QueuedAction) -> Bool? {
    switch action {
    case .screen(let actor, let action, let trigger):
      return receive(action, of: actor, trigger: trigger)
    case .report(let flows, let coordinator, let output, let hosts):
      attempt.hosts = hosts
      defer { attempt.hosts = 0..<0 }
      let leaf = CompiledCoordinator.LeafKey(coordinator: coordinator, route: nil)
      return receive(output, of: leaf, instance: nil, actor: nil, around: flows)
    case .own(let flow, let coordinator, let action, let trigger):
      guard isFlow(of: coordinator, at: flow) else { return false }
      guard
        let handled = app.coordinators[coordinator].own.actions.first(where: { $0.name == action })
      else { return false }
      return receive(handled.transitions, trigger: trigger, at: flow, actor: nil)
    case .dismissed(let flow, let coordinator, let route):
      guard isFlow(of: coordinator, at: flow) else { return false }
      let transitions = app.coordinators[coordinator].routes[route].dismissals
      return receive(transitions, trigger: nil, at: flow, actor: nil)
    case .link(let flow, let coordinator, let link, let parameters):
      guard isFlow(of: coordinator, at: flow) else { return false }
      let transition = app.coordinators[coordinator].own.links[link].transitions[parameters]
      return receive([transition], trigger: nil, at: flow, actor: nil)
    case .reducer(let flow, let coordinator, let action, let site):
      guard isFlow(of: coordinator, at: flow) else { return false }
      return run(action, from: flow, at: site) ? true : nil
    case .sent(let action, let addressee, let site):
      attempt.notes.isAsked = true
      defer { attempt.notes.isAsked = false }
      return deliver(action, to: addressee, from: site)
    case .opened(let coordinator, let link, let parameters, let site):
      attempt.notes.isAsked = true
      defer { attempt.notes.isAsked = false }
      guard let flow = firstFlow(of: coordinator) else {
        note(Outcome(.ignored(.noAddressee)), at: site)
        return true
      }
      note(.applied, at: site)
      let transition = app.coordinators[coordinator].own.links[link].transitions[parameters]
      return receive([transition], trigger: nil, at: flow, actor: nil).map { _ in true }
    }
  }

  func isFlow(of coordinator: Int, at address: Address) -> Bool {
    tree.isFlow(of: coordinator, at: address)
  }

  /// The first flow of a coordinator, from the root flow inwards.
  private func firstFlow(of coordinator: Int) -> Address? {
    allFlows().first { tree.coordinator(of: $0.id) == coordinator }?.address
  }

  // MARK: - Screens

  /// Handles the action of a screen: its own coordinator first, then the enclosing ones, whether that has closed the
  /// screen or not.
  private mutating func receive(
    _ action: Int, of actor: ActingScreen, trigger: Trigger?
  ) -> Bool? {
    let actor = follow(actor)
    let coordinator = app.coordinators[actor.coordinator]
    let flow = actor.address.flowOfEntry
    let route = coordinator.routeOfInstance[actor.instance]
    let leaf = CompiledCoordinator.LeafKey(coordinator: actor.coordinator, route: route)
    let flows = app.handling.isHandled(leaf, action) ? enclosingFlows(flow) : []
    attempt.hosts = followHosts(of: flow)
    defer { attempt.hosts = 0..<0 }
    let own =
      isFlow(of: actor.coordinator, at: flow)
      ? coordinator.actions[actor.instance].first { $0.name == action }?.transitions ?? [] : []
    guard let possible = possibleTransitions(own, trigger: trigger, at: flow, actor: actor) else {
      return false
    }
    clearAlert(of: actor)
    var enabled = Alternatives()
    for transition in possible {
      let isHandled =
        trigger == nil
        ? transition.condition.map { holds($0, at: flow, actor: actor) }
        : transition.handlerCondition.map { holds($0, at: flow, actor: actor) }
      if isHandled ?? true, allowsReducer(transition, at: flow, actor: actor) {
        enabled.append(transition)
      }
    }
    var isHandled = false
    if !enabled.isEmpty {
      guard take(oneOf: enabled, at: flow, actor: actor) else { return nil }
      isHandled = true
    }
    guard
      let around = receive(action, of: leaf, instance: actor.instance, actor: actor, around: flows)
    else { return nil }
    return isHandled || around
  }

  /// Those of a screen's own transitions that an action is for, where a trigger brings it: those that are enabled.
  ///
  /// - Returns: Nil where the screen cannot send it: its button is disabled.
  private mutating func possibleTransitions(
    _ transitions: [CompiledTransition], trigger: Trigger?, at flow: Address, actor: ActingScreen
  ) -> [CompiledTransition]? {
    guard let trigger else { return transitions }
    var isAsked = false
    // What all of them have, most often, takes no array of its own.
    var isWhole = true
    var possible: [CompiledTransition] = []
    for (index, transition) in transitions.enumerated() {
      var isPossible = transition.trigger == trigger
      if isPossible {
        isAsked = true
        isPossible = transition.enabledWhen.map { holds($0, at: flow, actor: actor) } ?? true
      }
      if isPossible != isWhole, isWhole {
        isWhole = false
        possible = Array(transitions[..<index])
      } else if isPossible, !isWhole {
        possible.append(transition)
      }
    }
    if isWhole { return transitions }
    return possible.isEmpty && isAsked ? nil : possible
  }

  private mutating func isHandled(
    _ transition: CompiledTransition, at flow: Address, actor: ActingScreen?
  ) -> Bool {
    (transition.condition.map { holds($0, at: flow, actor: actor) } ?? true)
      && allowsReducer(transition, at: flow, actor: actor)
  }

  private mutating func allowsReducer(
    _ transition: CompiledTransition, at flow: Address, actor: ActingScreen?
  ) -> Bool {
    transition.reducerAction.map {
      allows($0, of: transition.reference, at: flow, actor: actor)
    } ?? true
  }

  /// An alert or dialog closes itself on whichever button is tapped, unless the app forgot to clear its state.
  private mutating func clearAlert(of actor: ActingScreen) {
    guard let last = actor.address.last, last.kind != .entry,
      let address = address(of: actor), slotKind(at: address)?.isAlert ?? false,
      slot(at: address)?.definition.closesItself ?? true
    else { return }
    forgetActors(inside: address)
    set(nil, at: address)
  }

  /// Returns how the content of a slot is presented; nil where the slot is empty.
  func slotKind(at address: Address) -> SlotKind? {
    guard let slot = slot(at: address), let cell = tree.cell(at: address),
      let flow = tree.flowID(at: address.flowOfEntry)
    else { return nil }
    return app.coordinators[tree.coordinator(of: flow)].kind(of: slot, holding: cell)
  }

  /// The slot at an address, taken or not; nil where there is none.
  func slot(at address: Address) -> CompiledSlot? {
    guard let last = address.last, let flow = tree.flowID(at: address.flowOfEntry) else {
      return nil
    }
    let number = tree.coordinator(of: flow)
    let coordinator = app.coordinators[number]
    switch last.kind {
    case .entry: return nil
    case .containerSlot: return coordinator.slots[last.index]
    case .entrySlot:
      guard let owner = tree.cell(at: address.dropLast()) else { return nil }
      return coordinator.routes[route(of: owner, in: number).route].slots[last.index]
    }
  }

  /// Returns the flows that enclose a flow, from the nearest outwards.
  func enclosingFlows(_ flow: Address) -> [EnclosingFlow] {
    var result: [EnclosingFlow] = []
    var inner = flow
    while !inner.isEmpty {
      let outer = inner.flowOfEntry
      guard let id = tree.flowID(at: outer), let host = tree.entry(at: inner) else { break }
      let number = tree.coordinator(of: id)
      result.append(
        EnclosingFlow(flow: outer, coordinator: number, host: route(of: host, in: number).route))
      inner = outer
    }
    return result
  }

  /// Handles an event in the coordinators around a flow, as far as their flows still exist.
  private mutating func receive(
    _ action: Int, of leaf: CompiledCoordinator.LeafKey, instance: Int?, actor: ActingScreen?,
    around flows: [EnclosingFlow]
  ) -> Bool? {
    var isHandled = false
    for (position, around) in flows.enumerated()
    where isFlow(of: around.coordinator, at: around.flow) {
      let coordinator = app.coordinators[around.coordinator]
      var enabled = Alternatives()
      for index in coordinator.handlers(of: leaf) where coordinator.handlers[index].action == action
      {
        let handler = coordinator.handlers[index]
        guard flows.leads(handler.path, from: position),
          let transition = handler.transitions.count == 1
            ? handler.transitions[0] : instance.map({ handler.transitions[$0] }),
          self.isHandled(transition, at: around.flow, actor: actor)
        else { continue }
        enabled.append(transition)
      }
      guard !enabled.isEmpty else { continue }
      guard take(oneOf: enabled, at: around.flow, actor: actor) else { return nil }
      isHandled = true
    }
    return isHandled
  }

  /// Of the transitions whose condition holds, one is taken.
  private mutating func receive(
    _ transitions: [CompiledTransition], trigger: Trigger?, at flow: Address, actor: ActingScreen?
  ) -> Bool? {
    attempt.hosts = followHosts(of: flow)
    defer { attempt.hosts = 0..<0 }
    var enabled = Alternatives()
    for transition in transitions where trigger == nil || transition.trigger == trigger {
      if isHandled(transition, at: flow, actor: actor) { enabled.append(transition) }
    }
    guard !enabled.isEmpty else { return false }
    return take(oneOf: enabled, at: flow, actor: actor) ? true : nil
  }

  /// - Returns: Whether the app lives on.
  private mutating func take(
    oneOf enabled: Alternatives, at flow: Address, actor: ActingScreen?
  ) -> Bool {
    let chosen = enabled[choices.next(of: enabled.count)]
    if attempt.cause == nil { attempt.cause = .transition(chosen.reference) }
    if reader.tellsMoves, let assumption = app.graph.transition(chosen.reference)?.assumption {
      attempt.assumptions.append(assumption)
    }
    let site = OperationSite(reference: chosen.reference, flow: flow, home: flow, actor: actor)
    return run(chosen, at: site)
  }

  // MARK: - Addressees

  private mutating func deliver(
    _ action: Int, to addressee: CompiledAddressee, from site: OperationSite
  ) -> Bool? {
    var flow = site.flow
    var wanted: ((Int, Cell, CompiledCoordinator) -> Bool)?
    switch addressee {
    case .instances(let instances):
      wanted = { _, cell, _ in instances.contains(cell.entry.instance) }
    case .index(let index): wanted = { position, _, _ in position == index }
    case .child(let path, let route):
      guard let child = resolve(.child(path), from: flow) else {
        note(Outcome(.ignored(.noAddressee)), at: site)
        return true
      }
      flow = child
      if isFrozen(flow) { attempt.touchesFrozen = true }
      if let route {
        wanted = { _, cell, coordinator in
          coordinator.routeOfInstance[cell.entry.instance] == route
        }
      }
    }
    guard let id = tree.flowID(at: flow) else {
      note(Outcome(.ignored(.noAddressee)), at: site)
      return true
    }
    let number = tree.coordinator(of: id)
    guard let wanted else {
      note(.applied, at: site)
      return receive(.own(flow, coordinator: number, action: action, trigger: nil)).map { _ in true
      }
    }
    let coordinator = app.coordinators[number]
    let found = firstCell(in: flow) { wanted($0, $1, coordinator) }
    recordMove(.addressing(found?.address), of: flow, to: 0)
    guard let found else {
      note(Outcome(.ignored(.noAddressee)), at: site)
      return true
    }
    note(.applied, at: site)
    let actor = ActingScreen(found.cell, at: found.address, in: number)
    return receive(action, of: actor, trigger: nil).map { _ in true }
  }

  /// The topmost entry of a flow that is wanted, in the container or in its slots.
  func firstCell(
    in flow: Address, where isWanted: (Int, Cell) -> Bool
  ) -> (address: Address, cell: Cell)? {
    guard let id = tree.flowID(at: flow) else { return nil }
    for index in (0..<tree.entryCount(of: id)).reversed() {
      let cell = tree.cell(index, of: id)
      if isWanted(index, cell) { return (flow + .entry(index), cell) }
      for (slot, content) in tree.slots(tree.kept(cell.kept).slots) where isWanted(-1, content) {
        return (flow + .entry(index) + .entrySlot(slot), content)
      }
    }
    for (slot, content) in tree.slots(tree[id, .slots]) where isWanted(-1, content) {
      return (flow + .containerSlot(slot), content)
    }
    return nil
  }

  /// Whether a place lies in a frozen tab.
  func isFrozen(_ address: Address) -> Bool {
    guard let frozen = setup.frozenTabs else { return false }
    let depth = frozen.place.cases.count
    guard address.count > depth, address[depth].kind == .entry,
      frozen.positions.contains(address[depth].index)
    else { return false }
    return depth == 0 || showsTabs(frozen.place) && address.starts(with: frozen.place.address)
  }

  /// Returns whether the switches around tabs show them.
  func showsTabs(_ place: TabsPlace) -> Bool {
    tree.surroundingFlowID(at: place.address).map { tree.coordinator(of: $0) } == place.coordinator
  }

  // MARK: - Outcomes

  mutating func note(
    _ outcome: Outcome, at site: OperationSite, brings: @autoclosure () -> [Int] = [],
    conflict: OutcomeObservation.Conflict? = nil
  ) {
    guard let index = site.index else { return }
    attempt.outcomes.append(
      FirstOccurrences.OutcomeNote(
        key: .init(transition: site.reference, operation: index, outcome: outcome),
        conflict: conflict))
    guard reader.tellsMoves else { return }
    let container = tree.flowID(at: site.flow).map { tree.coordinator(of: $0) }
    attempt.moves.append(
      TraceNode.Move(
        transition: site.reference, operation: index,
        container: container ?? site.reference.coordinator, brings: brings(), outcome: outcome))
  }

  /// What a run of a reducer came to.
  ///
  /// - Parameters:
  ///   - operation: What was found out that it did; nil for the run as a whole.
  ///   - container: The coordinator of the container that changed.
  mutating func note(
    _ outcome: Outcome, of operation: Operation? = nil, at site: ReducerSite,
    container: Int? = nil, brings: [Int] = [], detail: String? = nil
  ) {
    let index =
      operation.flatMap { setup.running.inferred.index(of: $0, in: site.reference) } ?? site.index
    attempt.outcomes.append(
      FirstOccurrences.OutcomeNote(
        key: .init(transition: site.reference, operation: index, outcome: outcome),
        detail: detail))
    guard reader.tellsMoves else { return }
    attempt.moves.append(
      TraceNode.Move(
        transition: site.reference, operation: index,
        container: container ?? site.reference.coordinator, brings: brings, outcome: outcome))
  }
}
