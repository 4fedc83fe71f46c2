import NavGraphFacts
import NavGraphModel

extension GraphDefinition {
  /// The coordinators that may present something while something in their content is presented.
  ///
  /// A screen that is tapped is in front, so it presents around nothing; unless something else puts screens there,
  /// presents something later, or the same step opens a flow first, which may present something as it starts.
  var coordinatorsPresentingAroundModals: Set<Int> {
    var presenting: Set<Int> = []
    var filledByOthers: Set<Int> = []
    // Slots that follow a condition.
    var presentsOtherwise = coordinators.contains { !$0.derivingConditions.isEmpty }
    for (reference, transition) in placedTransitions {
      var opensFlow = false
      for placed in placedOperations(of: transition, at: reference) {
        var isFill = false
        if case .fill = placed.operation { isFill = true }
        let presents = placed.operation.arrivals.contains { !$0.presentation.isPush }
        if presents, !isFill { presenting.insert(placed.container) }
        let isBehindFlow = opensFlow
        opensFlow = opensFlow || self.opensFlow(placed)
        if !isBehindFlow, isInFront(transition, at: reference, in: placed.container) { continue }
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

  private func opensFlow(_ placed: PlacedOperation) -> Bool {
    placed.operation.arrivals.contains { arrival in
      coordinators[placed.container].routes.contains {
        $0.name == arrival.target.route && $0.hosts != nil
      }
    }
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
  /// Whether slots of its container, or of a screen that hosts a flow, present something around content that can present
  /// something itself.
  fileprivate var mayPresentAroundModals: Bool {
    func presents(_ slot: SlotDefinition) -> Bool { slot.allKinds.contains(where: \.isModalLayer) }
    let mayHoldModals =
      routes.contains { $0.hosts != nil || $0.slots.contains(where: \.isModal) } || dialect != nil
    return slots.contains(where: presents) && mayHoldModals
      || routes.contains { $0.hosts != nil && $0.slots.contains(where: presents) }
  }

  fileprivate var mayHaveModalSlot: Bool {
    (slots + routes.flatMap(\.slots)).contains(where: \.isModal)
  }
}

extension SlotDefinition {
  var isModal: Bool { allKinds.contains(where: \.isModalLayer) }
}

extension Operation {
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

extension Transition {
  /// Whether some of what it does comes later, when another screen can be in front.
  fileprivate var leavesWork: Bool {
    operations.containNested { operation in
      switch operation {
      case .later, .deferredSet, .send, .start: true
      default: false
      }
    }
  }
}
