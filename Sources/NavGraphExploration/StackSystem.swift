import NavGraphModel

/// The states of one coordinator with a stack, as hash-consed stacks.
struct StackSystem: TransitionSystem {
  let coordinator: CompiledCoordinator
  let semantics: any StackSemantics
  let limits: Limits
  private(set) var observations: StackObservations
  private(set) var table = StackTable()

  /// Scratch space, reused from state to state.
  private var stack: [Entry] = []
  private var result: [Entry] = []

  /// Labels of gestures lie above those of all steps.
  static let gestureLabel = UInt32.max - UInt32(Gesture.allCases.count)

  init(_ coordinator: CompiledCoordinator, limits: Limits) {
    self.coordinator = coordinator
    self.limits = limits
    semantics = coordinator.definition.dialect.semantics
    observations = StackObservations(coordinator)
  }

  mutating func initialStates() -> [StateID] {
    coordinator.initialStacks.map { table.intern($0) }
  }

  mutating func expand(_ state: StateID, number: Int, into successors: inout [Successor]) {
    table.unpack(state, into: &stack)
    let visible = semantics.renderedCount(of: stack)
    observations.noteState(stack, visible: visible, number: number)
    guard visible > 0 else { return }
    let actor = stack[visible - 1].instance
    for label in coordinator.stepsOfInstance[actor] {
      take(label, number: number, into: &successors)
    }
    takeEffectsOfCovered(below: actor, number: number, into: &successors)
    offerGestures(actor: actor, visible: visible, number: number, into: &successors)
  }

  /// An effect goes on while its screen is in the stack, whatever covers it.
  private mutating func takeEffectsOfCovered(
    below actor: Int, number: Int, into successors: inout [Successor]
  ) {
    for index in stack.indices {
      let instance = stack[index].instance
      guard instance != actor, !stack[..<index].contains(where: { $0.instance == instance }) else {
        continue
      }
      for label in coordinator.stepsOfInstance[instance] where coordinator.steps[label].isEffect {
        take(label, number: number, into: &successors)
      }
    }
  }

  private mutating func take(
    _ index: Int, number: Int, into successors: inout [Successor]
  ) {
    let step = coordinator.steps[index]
    let label = UInt32(index)
    let actor = step.actor
    if let condition = step.condition, !condition.holds(on: stack, semantics: semantics) { return }
    result.removeAll(keepingCapacity: true)
    result.append(contentsOf: stack)
    let origin = StepOrigin(state: number, label: label)
    for (index, operation) in step.operations.enumerated() {
      let outcome = semantics.apply(
        operation, to: &result, identities: coordinator.identities)
      observations.noteOutcome(
        outcome, of: step.transition, operation: index, actor: actor, origin: origin)
      if case .failed = outcome.release {
        successors.append(Successor(label: label, destination: .crash))
        return
      }
    }
    arrive(by: .transition(step.transition), actor: actor, origin: origin, into: &successors)
  }

  private mutating func offerGestures(
    actor: Int, visible: Int, number: Int, into successors: inout [Successor]
  ) {
    for (index, gesture) in Gesture.allCases.enumerated() {
      guard let entry = semantics.entry(removedBy: gesture, on: stack) else { continue }
      // A sheet cannot be swiped down if its first screen forbids it, even beneath a push.
      let forbidding =
        gesture == .swipeDown ? [actor, stack[entry].instance] : [actor]
      guard !forbidding.contains(where: { disables(gesture, instance: $0) }) else { continue }
      result.removeAll(keepingCapacity: true)
      result.append(contentsOf: stack)
      semantics.remove(entry, from: &result, by: gesture)
      let origin = StepOrigin(state: number, label: Self.gestureLabel + UInt32(index))
      arrive(by: .gesture(gesture), actor: actor, origin: origin, into: &successors)
    }
  }

  private func disables(_ gesture: Gesture, instance: Int) -> Bool {
    let route = coordinator.definition.routes[coordinator.instances[instance].route]
    return route.disabledGestures.contains(gesture)
  }

  /// Ends a step at the stack in `result`, unless that lies beyond the bounds.
  private mutating func arrive(
    by cause: Cause, actor: Int, origin: StepOrigin, into successors: inout [Successor]
  ) {
    if let limit = exceededLimit() {
      successors.append(Successor(label: origin.label, destination: .cut(limit)))
      return
    }
    if result != stack {
      let visible = semantics.renderedCount(of: result)
      let landing = visible == 0 ? nil : coordinator.instances[result[visible - 1].instance].route
      observations.noteLanding(on: landing, by: cause, actor: actor, origin: origin)
    }
    let state = table.intern(result)
    successors.append(Successor(label: origin.label, destination: .state(state)))
  }

  private func exceededLimit() -> Limits.Kind? {
    if result.count > limits.stackHeight { return .stackHeight }
    // Numbers of stacks must not run out; memory does so first on any machine of today.
    if table.count > StackTable.capacity - limits.stackHeight { return .states }
    if result.dropFirst().count(where: { !$0.isPush }) > limits.modalNesting {
      return .modalNesting
    }
    return nil
  }
}

/// A step out of a state that a search has found.
struct StepOrigin {
  /// The position of the state in breadth-first order.
  let state: Int
  let label: UInt32
}
