import NavGraphFacts
import NavGraphModel

// The parts that a registration must have for a defect to be possible at all, by names alone: without them, a rule has
// no questions about unseen states. A reducer may do anything.

extension GraphDefinition {
  /// Whether any transition has such an operation, or runs a reducer.
  func mayDo(_ isWanted: (Operation) -> Bool) -> Bool {
    placedTransitions.contains { _, transition in
      transition.runsReducer || transition.operations.containNested(where: isWanted)
    }
  }

  /// The coordinators in which an operation of some kind is registered or has its container, or a reducer runs.
  func coordinators(doing isWanted: (PlacedOperation) -> Bool) -> Set<Int> {
    placedTransitions.reduce(into: []) { result, placed in
      let (reference, transition) = placed
      if transition.runsReducer { result.insert(reference.coordinator) }
      for placed in placedOperations(of: transition, at: reference) where isWanted(placed) {
        result.formUnion([reference.coordinator, placed.container])
      }
    }
  }

  /// The coordinators that may present something while something in their content is presented.
  ///
  /// A screen that is tapped is in front, so it presents around nothing; unless something else puts screens there, or
  /// presents something later.
  var coordinatorsPresentingAroundModals: Set<Int> {
    var presenting: Set<Int> = []
    var filledByOthers: Set<Int> = []
    // Slots that follow a condition.
    var presentsOtherwise = coordinators.contains { !$0.derivingConditions.isEmpty }
    for (reference, transition) in placedTransitions {
      for placed in placedOperations(of: transition, at: reference) {
        var isFill = false
        if case .fill = placed.operation { isFill = true }
        let presents = placed.operation.arrivals.contains { !$0.presentation.isPush }
        if presents, !isFill { presenting.insert(placed.container) }
        if isInFront(transition, at: reference, in: placed.container) { continue }
        if !placed.operation.arrivals.isEmpty { filledByOthers.insert(placed.container) }
        presentsOtherwise = presentsOtherwise || isFill || presents
      }
    }
    return Set(
      coordinators.indices.filter { index in
        let coordinator = coordinators[index]
        return coordinator.mayPresentAroundModals
          || presenting.contains(index) && coordinator.routes.contains { $0.hosts != nil }
            && (presentsOtherwise || filledByOthers.contains(index))
      })
  }

  /// Whether a tap on a screen that hosts nothing changes the screen's own container, and at once.
  private func isInFront(
    _ transition: Transition, at reference: TransitionReference, in container: Int
  ) -> Bool {
    guard case .screen(let route) = reference.place else { return false }
    return transition.trigger == .tap && container == reference.coordinator
      && !transition.leavesWork && coordinators[container].dialect?.defersCommands != true
      && coordinators[container].routes[route].hosts == nil
  }

  var allCoordinators: Set<Int> { Set(coordinators.indices) }

  /// Whether any coordinator is run as code.
  var runsReducers: Bool { coordinators.contains { $0.reducer != nil } }

  /// Whether the app takes steps by itself, or actions can send each other in a cycle, or very many of them.
  var mayLoop: Bool {
    let sends = mayDo { operation in
      switch operation {
      case .send, .open: true
      default: false
      }
    }
    return runsReducers || placedTransitions.contains { $1.trigger == .automatic }
      || sends && (ActionFlow(self)?.mayLoop ?? true)
  }

  /// The coordinators in which anything can happen late that closes screens by counting.
  var coordinatorsClosingLate: Set<Int> {
    func closes(_ placed: PlacedOperation) -> Bool {
      placed.operation.takesTopAway || placed.operation == .dismissScreen
    }
    let closing = coordinators(doing: closes)
    let isLate = mayDo { operation in
      switch operation {
      case .later, .deferredSet, .setWithDelays: true
      default: false
      }
    }
    guard !runsReducers, !isLate, let flow = ActionFlow(self) else { return closing }
    let late = flow.following(flow.automaticActions)
    return placedTransitions.reduce(into: []) { result, placed in
      guard let handled = flow.action(handledBy: placed.transition, at: placed.reference),
        late.contains(handled)
      else { return }
      for operation in placedOperations(of: placed.transition, at: placed.reference)
      where closes(operation) {
        result.formUnion([placed.reference.coordinator, operation.container])
      }
    }
  }

  /// The coordinators whose flows can grow: stacks, and those that can host themselves.
  var coordinatorsGrowing: Set<Int> {
    let hosts = hosts
    return allCoordinators.filter {
      coordinators[$0].dialect != nil || hosts.hostsTransitively($0, $0)
    }
  }

  /// Whether anything that an action asked for can come after its screen went.
  var mayNavigateLate: Bool {
    hasEffects || coordinators.contains { $0.dialect?.defersCommands ?? false }
      || mayDo { if case .later = $0 { true } else { false } }
  }

  /// Whether a screen can go from beneath another one.
  var mayTakeFromBelow: Bool {
    // What replaces the top may have the identity of a screen below.
    let comparesIdentities = coordinators.contains { $0.dialect?.comparesIdentities ?? false }
    let mayTake =
      coordinators.contains { $0.dialect?.swipesSheetsAlone ?? false }
      || mayDo { operation in
        switch operation {
        case .remove, .removeSubrange, .replace, .deferredSet, .setWithDelays, .dismissScreen: true
        case .replaceTop: comparesIdentities
        default: false
        }
      }
    return mayTake
      && (runsReducers
        || coordinators.indices.contains { index in
          placements(in: index).contains {
            !$0.isInSlot && !$0.isLowest && !$0.destination.presentation.isPush
          }
        })
  }

  /// Whether a flow can restart beside one that is kept.
  var mayRestart: Bool {
    coordinators.contains { coordinator in
      switch coordinator.container {
      case .tabs(let tabs): tabs.options.values.contains(where: \.isFresh)
      case .switch(let cases): !cases.kept.isEmpty
      case .stack, .joined: false
      }
    }
      || mayDo { if case .reset = $0 { true } else { false } }
  }

  /// The coordinators that may navigate with another one on a single action of the user: both hear it, or one hears
  /// the other's report on it.
  var coordinatorsCompeting: Set<Int> {
    guard !runsReducers, let flow = ActionFlow(self) else { return allCoordinators }
    return flow.groups().reduce(into: []) { result, group in
      if group.movers.count > 1 { result.formUnion(group.movers) }
    }
  }

  /// The coordinators in which one screen can take the place of another for which something is pending.
  var coordinatorsReplacing: Set<Int> {
    let owners = allCoordinators.filter { index in
      coordinators[index].routes.contains { !$0.effects.isEmpty }
    }
    let areStacks = owners.allSatisfy { coordinators[$0].dialect != nil }
    guard !runsReducers, areStacks else { return allCoordinators }
    var result = owners.filter { coordinators[$0].dialect?.swipesSheetsAlone ?? false }
    for (reference, transition) in placedTransitions {
      let operations = placedOperations(of: transition, at: reference)
      for owner in owners where operations.containExchange(in: owner) {
        result.formUnion([reference.coordinator, owner])
      }
    }
    return result
  }

  /// Whether a screen that the app starts with can be shown again after another: otherwise, nothing counts as home.
  var mayReturnHome: Bool {
    !homes.isEmpty || runsReducers || !entryIndices.allSatisfy(neverReturnsToStart)
  }

  /// What transitions do to the container of a coordinator, each operation with its parts, in the order of the registration.
  func operations(on coordinator: Int) -> [Operation] {
    placedTransitions.flatMap { reference, transition in
      placedOperations(of: transition, at: reference).filter { $0.container == coordinator }
        .map(\.operation)
    }
  }

  /// Whether only events from outside show a screen in a slot, and such an event takes it away again: a notice that the
  /// app is offline.
  func comesAndGoesAutomatically(_ screen: RouteReference) -> Bool {
    let name = coordinators[screen.coordinator].routes[screen.route].name
    var slots: Set<String> = []
    var cleared: Set<String> = []
    for (reference, transition) in placedTransitions {
      let isEvent = transition.trigger == .effect
      for placed in placedOperations(of: transition, at: reference)
      where placed.container == screen.coordinator {
        switch placed.operation {
        case .fill(let slot, let shown) where shown.target.route == name:
          guard isEvent else { return false }
          slots.insert(slot)
        case .clear(let slot) where isEvent: cleared.insert(slot)
        default: break
        }
      }
    }
    return !slots.isDisjoint(with: cleared)
  }

  /// Whether no home is declared, and the app never shows its first screens again: a splash screen, an onboarding
  /// above the first screen, or a login without a logout.
  var neverReturnsToFirstCase: Bool {
    homes.isEmpty
      && entryIndices.allSatisfy { entry in
        guard case .switch(let choice) = coordinators[entry].container else {
          return presentsOnce(entry)
        }
        return operations(on: entry).allSatisfy { operation in
          switch operation {
          case .show(let pattern): pattern.route != choice.initial
          case .showPrevious: false
          default: true
          }
        }
      }
  }

  /// Whether no home is declared, and the app itself moves on from its first screens: a launch screen, or one that waits
  /// for a session, is no home.
  var leavesFirstCaseByItself: Bool {
    homes.isEmpty
      && startIndices.allSatisfy { entry in
        guard case .switch(let choice) = coordinators[entry].container else { return false }
        return placedTransitions.contains { reference, transition in
          [.effect, .automatic].contains(transition.trigger) && transition.tapped == nil
            && isAbout(choice.initial, of: entry, transition, at: reference)
            && placedOperations(of: transition, at: reference).contains { placed in
              guard placed.container == entry, case .show(let shown) = placed.operation else {
                return false
              }
              return shown.route != choice.initial
            }
        }
      }
  }

  /// Whether a transition can be taken while a case of a switch is shown: it is the case's, or of what the case hosts, or
  /// the switch's own.
  private func isAbout(
    _ name: String, of entry: Int, _ transition: Transition, at reference: TransitionReference
  ) -> Bool {
    func isHosted(_ coordinator: Int) -> Bool {
      self.coordinator(hostedBy: [name], from: entry).map {
        flows(from: $0).contains(coordinator)
      } ?? false
    }
    guard reference.coordinator == entry else { return isHosted(reference.coordinator) }
    switch reference.place {
    case .screen(let route): return coordinators[entry].routes[route].name == name
    case .link: return false
    case .coordinator:
      let source = coordinators[entry].handlers[reference.index].source
      if let leaf = leaf(of: source, from: entry) { return isHosted(leaf.0) }
      if case .top(let pattern)? = transition.condition { return pattern.route == name }
      return source == .own && transition.condition == nil
    }
  }

  /// Whether a coordinator starts with something presented that nothing presents again.
  private func presentsOnce(_ entry: Int) -> Bool {
    coordinators[entry].slots.contains { slot in
      guard let shown = slot.initial?.route, [.cover, .sheet].contains(slot.kind) else {
        return false
      }
      return operations(on: entry).allSatisfy { operation in
        guard case .fill(slot.name, let destination) = operation else { return true }
        return destination.target.route != shown
      }
    }
  }

  /// Whether an app starts with a single screen, and other screens take the place of its whole stack.
  private func neverReturnsToStart(_ entry: Int) -> Bool {
    let coordinator = coordinators[entry]
    guard case .stack(let stack) = coordinator.container, stack.dialect.keepsRootInArray,
      stack.initial.allSatisfy({ $0.count == 1 }), coordinator.slots.isEmpty,
      !coordinators.contains(where: { $0.routes.contains { $0.hosts == coordinator.name } })
    else { return false }
    let starts = Set(stack.initial.joined().map(\.target.route))
    let areAlone = coordinator.routes.allSatisfy { route in
      !starts.contains(route.name) || route.hosts == nil && route.slots.isEmpty
    }
    guard areAlone else { return false }
    return placedTransitions.allSatisfy { reference, transition in
      placedOperations(of: transition, at: reference).allSatisfy { placed in
        guard placed.container == entry else { return true }
        return switch placed.operation {
        case .set(let destinations):
          !destinations.isEmpty && destinations.allSatisfy { !starts.contains($0.target.route) }
        case .assign, .emit, .send, .start, .cancel, .when, .oneOf, .within: true
        default: false
        }
      }
    }
  }

  /// The coordinators with a transition that may change their own stack in several ways at once.
  var coordinatorsNeedingDelays: Set<Int> {
    if runsReducers { return allCoordinators }
    return Set(
      placedTransitions.filter { _, transition in
        let operations = transition.operations
        return operations.count > 1
          ? !operations.isSingleUpdate
          : operations.containNested {
            switch $0 {
            case .set, .appendAll, .later, .deferredSet, .setWithDelays: true
            default: false
            }
          }
      }.map(\.reference.coordinator))
  }

  /// The coordinators with a stack that hosts flows which can present anything, and those that change it: also from inside,
  /// where the first screen of a flow closes that flow.
  var coordinatorsRemovingPresenters: Set<Int> {
    let presenting = allCoordinators.filter {
      coordinators[$0].dialect != nil && mayHostPresenter(coordinators[$0])
    }
    let hosts = hosts
    return presenting.union(
      coordinators(doing: { placed in
        presenting.contains(placed.container) && placed.operation.mayMove
          || placed.operation == .dismissScreen
            && presenting.contains { hosts.hostsTransitively($0, placed.container) }
      }))
  }

  /// Whether a flow that a route of the coordinator hosts can present anything.
  private func mayHostPresenter(_ coordinator: CoordinatorDefinition) -> Bool {
    if mayDo({ $0.startsHostedFlows }) || runsReducers { return hasHosts }
    var known: Set<String> = []
    var pending = coordinator.routes.compactMap(\.hosts)
    while let name = pending.popLast() {
      guard known.insert(name).inserted,
        let index = coordinators.firstIndex(where: { $0.name == name })
      else { continue }
      if mayPresent(index) { return true }
      pending += coordinators[index].routes.compactMap(\.hosts)
    }
    return false
  }

  private func mayPresent(_ index: Int) -> Bool {
    let coordinator = coordinators[index]
    if coordinator.mayHaveModalSlot { return true }
    if case .stack(let stack) = coordinator.container,
      stack.initial.joined().contains(where: { !$0.presentation.isPush })
    {
      return true
    }
    return placedTransitions.contains { reference, transition in
      placedOperations(of: transition, at: reference).contains {
        $0.container == index && $0.operation.mayPresent
      }
    }
  }
}

extension CoordinatorDefinition {
  /// Whether one presenter has two slots that can cover it at a time.
  var mayTakeSlotsTogether: Bool {
    ([slots] + routes.map(\.slots)).contains { $0.count(where: \.isModal) > 1 }
  }

  /// Whether slots of its container, or of a screen that hosts a flow, present something around content that can present
  /// something itself.
  fileprivate var mayPresentAroundModals: Bool {
    func presents(_ slot: SlotDefinition) -> Bool { slot.allKinds.contains(where: \.isModalLayer) }
    let mayHoldModals =
      routes.contains { $0.hosts != nil || $0.slots.contains(where: \.isModal) } || dialect != nil
    return slots.contains(where: presents) && mayHoldModals
      || routes.contains { $0.hosts != nil && $0.slots.contains(where: presents) }
  }

  /// Whether any of its slots covers the presenter until it is cleared.
  var mayKeepSlotTaken: Bool {
    (slots + routes.flatMap(\.slots)).contains {
      $0.derived == nil && $0.allKinds.contains(where: \.covers)
    }
  }

  fileprivate var mayHaveModalSlot: Bool {
    (slots + routes.flatMap(\.slots)).contains(where: \.isModal)
  }

  var hasTabs: Bool { if case .tabs = container { true } else { false } }

  /// Whether its library may spread a change over several updates.
  var maySpreadUpdates: Bool { dialect?.spreadsUpdates ?? false }

  /// Whether a stack of its own can share a navigation container with another that its library forbids there.
  var mayShareNavigation: Bool {
    (dialect?.forbidsPushedCoordinators ?? false) && routes.contains { $0.hosts != nil }
  }
}

extension SlotDefinition {
  fileprivate var isModal: Bool { allKinds.contains(where: \.isModalLayer) }
}

extension Operation {
  /// Whether it can move screens, regardless of its parts.
  var mayMove: Bool {
    switch self {
    case .emit, .send, .assign, .start, .cancel, .when, .oneOf, .within, .later: false
    default: true
    }
  }

  /// Whether it can present the content of a stack.
  fileprivate var mayPresent: Bool {
    switch self {
    case .append(let destination), .replace(_, let destination): !destination.presentation.isPush
    case .appendAll(let destinations), .set(let destinations):
      destinations.contains { !$0.presentation.isPush }
    default: false
    }
  }

  /// Whether it defines the start of a hosted flow.
  fileprivate var startsHostedFlows: Bool {
    switch self {
    case .append(let destination), .replace(_, let destination), .fill(_, let destination):
      destination.start != nil
    case .appendAll(let destinations), .set(let destinations):
      destinations.contains { $0.start != nil }
    default: false
    }
  }
}

extension [GraphDefinition.PlacedOperation] {
  /// Returns whether these may replace the content of a stack.
  fileprivate func containExchange(in index: Int) -> Bool {
    var (takes, brings) = (false, false)
    for placed in self {
      switch placed.operation {
      case .reset: return true
      case .dismissScreen: takes = true
      case _ where placed.container != index, .assign, .emit, .send, .start, .cancel, .fill, .clear,
        .when, .oneOf, .within:
        continue
      case .append, .appendAll: brings = true
      case .goBack, .goBackTo, .goBackToIndex, .goBackToRoot, .pop, .popTo, .popToIndex, .popFrom,
        .popToRoot, .popToCurrentNavigationRoot, .dismiss, .dismissAll, .removeLast, .removeAll:
        takes = true
      default: return true
      }
    }
    return takes && brings
  }
}

extension [Operation] {
  /// Whether all that they do to a stack is at most to add or to remove one screen.
  fileprivate var isSingleUpdate: Bool {
    var count = 0
    let areSimple = flattened.allSatisfy { operation in
      switch operation {
      case .append, .goBack(1), .pop(1): count += 1
      case .assign, .emit, .send, .start, .cancel, .fill, .clear, .select, .when, .oneOf, .within:
        break
      default: return false
      }
      return true
    }
    return areSimple && count <= 1
  }
}

extension Transition {
  /// Whether some of what it does comes later, when another screen can be in front.
  fileprivate var leavesWork: Bool {
    operations.containNested { operation in
      switch operation {
      case .later, .deferredSet, .setWithDelays, .send, .start: true
      default: false
      }
    }
  }
}
