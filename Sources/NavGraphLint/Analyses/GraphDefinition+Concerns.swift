import NavGraphFacts
import NavGraphModel

// What a registration must have for a defect to be possible at all, by names alone: where it has not, a rule has nothing
// to ask of states that nobody saw. A reducer may do anything.

extension GraphDefinition {
  /// Whether any transition has such an operation, or runs a reducer.
  func mayDo(_ isWanted: (Operation) -> Bool) -> Bool {
    placedTransitions.contains { _, transition in
      transition.runsReducer || transition.operations.containNested(where: isWanted)
    }
  }

  /// Whether any coordinator is run as code.
  private var runsReducers: Bool { coordinators.contains { $0.reducer != nil } }

  /// Whether the app takes steps by itself, or actions can send each other round in a circle.
  var mayLoop: Bool {
    runsReducers || placedTransitions.contains { $1.trigger == .automatic }
      || mayDo { operation in
        switch operation {
        case .send, .open: true
        default: false
        }
      }
  }

  /// Whether anything can happen late that closes screens by counting.
  var mayCloseLate: Bool {
    let isLate =
      runsReducers || hasEffects || placedTransitions.contains { $1.trigger == .effect }
      || mayDo { operation in
        switch operation {
        case .later, .deferredSet, .setWithDelays, .start: true
        default: false
        }
      }
    return isLate
      && mayDo { operation in
        switch operation {
        case .goBack, .pop, .dismiss, .dismissScreen, .removeLast: true
        default: false
        }
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
    return coordinators.contains { $0.dialect?.swipesSheetsAlone ?? false }
      || mayDo { operation in
        switch operation {
        case .remove, .removeSubrange, .replace, .deferredSet, .setWithDelays, .dismissScreen: true
        case .replaceTop: comparesIdentities
        default: false
        }
      }
  }

  /// Whether a flow can start anew beside one that is kept.
  var mayStartAfresh: Bool {
    coordinators.contains { coordinator in
      guard case .tabs(let tabs) = coordinator.container else { return false }
      return tabs.options.values.contains(where: \.isFresh)
    }
      || mayDo { if case .reset = $0 { true } else { false } }
  }

  /// Whether two coordinators may navigate on what is one action to the user: both hear it, or one hears what the other
  /// tells on it.
  var mayCompete: Bool {
    if runsReducers { return true }
    var groups: [ActionGroup] = []
    for (reference, transition) in placedTransitions {
      var group = ActionGroup(reference.coordinator, transition)
      var others: [ActionGroup] = []
      for known in groups {
        if known.names.isDisjoint(with: group.names) {
          others.append(known)
        } else {
          group.names.formUnion(known.names)
          group.movers.formUnion(known.movers)
        }
      }
      groups = others + [group]
    }
    let opensLinks = mayDo { if case .open = $0 { true } else { false } }
    return opensLinks || groups.contains { $0.movers.count > 1 }
  }

  /// Whether a flow that a route of the coordinator hosts can present anything.
  func mayHostPresenter(_ coordinator: CoordinatorDefinition) -> Bool {
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

/// Actions that may be parts of one step, with the coordinators that navigate on one of them.
private struct ActionGroup {
  var names: Set<String>
  var movers: Set<Int> = []

  init(_ coordinator: Int, _ transition: Transition) {
    names = [transition.action]
    for operation in transition.operations.flattened {
      switch operation {
      case .emit(let name), .send(let name, _): names.insert(name)
      default: if operation.mayMove { movers.insert(coordinator) }
      }
    }
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

  fileprivate var mayHaveModalSlot: Bool {
    (slots + routes.flatMap(\.slots)).contains(where: \.isModal)
  }

  var hasTabs: Bool { if case .tabs = container { true } else { false } }

  /// Whether a stack of its own can begin with a push that no navigation container is around.
  var mayLackNavigation: Bool {
    guard case .stack(let stack) = container else { return false }
    return !stack.isWrapped
  }

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
  /// Whether it can move screens, whatever it is made of.
  fileprivate var mayMove: Bool {
    switch self {
    case .emit, .send, .assign, .start, .cancel: false
    default: true
    }
  }

  /// Whether it can present what stands in a stack.
  fileprivate var mayPresent: Bool {
    switch self {
    case .append(let destination), .replace(_, let destination): !destination.presentation.isPush
    case .appendAll(let destinations), .set(let destinations):
      destinations.contains { !$0.presentation.isPush }
    default: false
    }
  }

  /// Whether it says what a hosted flow starts with.
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
