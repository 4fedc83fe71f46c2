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
      case .later, .deferredSet: true
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
        case .remove, .removeSubrange, .replace, .deferredSet, .dismissScreen: true
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
            case .set, .appendAll, .later, .deferredSet: true
            default: false
            }
          }
      }.map(\.reference.coordinator))
  }

}

extension CoordinatorDefinition {
  /// Whether one presenter has two slots that can cover it at a time.
  var mayTakeSlotsTogether: Bool {
    ([slots] + routes.map(\.slots)).contains { $0.count(where: \.isModal) > 1 }
  }

  /// Whether any of its slots covers the presenter until it is cleared.
  var mayKeepSlotTaken: Bool {
    (slots + routes.flatMap(\.slots)).contains {
      $0.derived == nil && $0.allKinds.contains(where: \.covers)
    }
  }

  var hasTabs: Bool { if case .tabs = container { true } else { false } }

  /// Whether its library may spread a change over several updates.
  var maySpreadUpdates: Bool { dialect?.spreadsUpdates ?? false }

  /// Whether a stack of its own can share a navigation container with another that its library forbids there.
  var mayShareNavigation: Bool {
    (dialect?.forbidsPushedCoordinators ?? false) && routes.contains { $0.hosts != nil }
  }
}

extension Operation {
  /// Whether it can move screens, regardless of its parts.
  var mayMove: Bool {
    switch self {
    case .emit, .send, .assign, .start, .cancel, .when, .oneOf, .within, .later: false
    default: true
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
