import NavGraphModel

extension FlowFacts {
  /// Keeps of a search what its observations need: the paths to them, with common beginnings shared.
  init(summarising search: BreadthFirstSearch, of system: StackSystem, limits: Limits) {
    let observations = system.observations
    var trace = TraceBuilder(search: search, system: system)
    let routes = zip(observations.shown, observations.held).map { shown, held in
      RouteObservation(
        shown: shown.map { trace.node(state: $0) }, held: held.map { trace.node(state: $0) })
    }
    let outcomes = observations.outcomes.map { key, origin in
      OutcomeObservation(
        route: key.route, transition: key.transition, operation: key.operation,
        outcome: key.outcome, conflict: system.conflict(in: key, at: origin, of: search),
        witness: trace.node(step: origin))
    }
    let landings = observations.landings.map { key, origin in
      LandingObservation(
        route: key.route, cause: key.cause, landing: key.landing, witness: trace.node(step: origin))
    }
    self.init(
      coverage: Coverage(search.cuts, limits: limits), stateCount: search.states.count,
      stepCount: search.stepCount, instances: system.coordinator.instances, trace: trace.nodes,
      routes: routes, outcomes: outcomes, landings: landings)
  }
}

/// Collects the nodes of a trace, each path once.
private struct TraceBuilder {
  let search: BreadthFirstSearch
  let system: StackSystem
  private(set) var nodes: [TraceNode] = []
  private var nodeOfState: [Int: Int] = [:]
  private var nodeOfStep: [StepKey: Int] = [:]

  private struct StepKey: Hashable {
    let state: Int
    let label: UInt32
  }

  init(search: BreadthFirstSearch, system: StackSystem) {
    self.search = search
    self.system = system
  }

  /// The node of a state, by its position in the search.
  mutating func node(state: Int) -> Int {
    // Collected first and added afterwards: a path can be too long for recursion.
    var path: [Int] = []
    var current = state
    while nodeOfState[current] == nil {
      path.append(current)
      guard let origin = search.origin(of: current) else { break }
      current = origin.parent
    }
    for position in path.reversed() {
      nodeOfState[position] = nodes.count
      nodes.append(makeNode(state: position))
    }
    return nodeOfState[state] ?? 0
  }

  /// The node of a step, which may lead to a known state or out of the app.
  mutating func node(step origin: StepOrigin) -> Int {
    let key = StepKey(state: origin.state, label: origin.label)
    if let known = nodeOfStep[key] { return known }
    let parent = node(state: origin.state)
    let replay = system.replay(origin.label, from: search.states[origin.state])
    nodeOfStep[key] = nodes.count
    nodes.append(TraceNode(parent: parent, step: replay.step, stack: replay.stack))
    return nodes.count - 1
  }

  private func makeNode(state: Int) -> TraceNode {
    let stack = system.stack(of: search.states[state])
    guard let origin = search.origin(of: state) else {
      return TraceNode(parent: nil, step: nil, stack: stack)
    }
    let step = system.replay(origin.label, from: search.states[origin.parent]).step
    return TraceNode(parent: nodeOfState[origin.parent], step: step, stack: stack)
  }
}

extension StackSystem {
  fileprivate func stack(of state: StateID) -> [UInt32] {
    var stack: [Entry] = []
    table.unpack(state, into: &stack)
    return stack.map(\.rawValue)
  }

  /// Takes a step that the search took before.
  ///
  /// - Returns: The step and the stack after it. A step on which the app ends leaves the stack as
  ///   the operations before the failing one made it.
  fileprivate func replay(
    _ label: UInt32, from state: StateID
  ) -> (step: TraceNode.Step, stack: [UInt32]) {
    var stack: [Entry] = []
    table.unpack(state, into: &stack)
    if label >= Self.gestureLabel {
      let actor = stack[semantics.renderedCount(of: stack) - 1].instance
      let gesture = Gesture.allCases[Int(label - Self.gestureLabel)]
      if let entry = semantics.entry(removedBy: gesture, on: stack) {
        semantics.remove(entry, from: &stack, by: gesture)
      }
      let step = TraceNode.Step(actor: actor, cause: .gesture(gesture))
      return (step, stack.map(\.rawValue))
    }
    let compiled = coordinator.steps[Int(label)]
    var stopsDebug = false
    for operation in compiled.operations {
      let outcome = semantics.apply(operation, to: &stack, identities: coordinator.identities)
      if case .failed = outcome.debug { stopsDebug = true }
      if case .failed = outcome.release { break }
    }
    let step = TraceNode.Step(
      actor: compiled.actor, cause: .transition(compiled.transition),
      targets: compiled.operations.map(\.newInstances), stopsDebug: stopsDebug)
    return (step, stack.map(\.rawValue))
  }
}

extension StackSystem {
  /// The entry whose identity stood in the way of an operation.
  fileprivate func conflict(
    in key: StackObservations.OutcomeKey, at origin: StepOrigin, of search: BreadthFirstSearch
  ) -> OutcomeObservation.Conflict? {
    guard case .ignored(.duplicateIdentity) = key.outcome.release else { return nil }
    var stack: [Entry] = []
    table.unpack(search.states[origin.state], into: &stack)
    let operations = coordinator.steps[Int(origin.label)].operations
    for operation in operations.prefix(key.operation) {
      _ = semantics.apply(operation, to: &stack, identities: coordinator.identities)
    }
    guard case .append(let entry) = operations[key.operation] else { return nil }
    let identity = coordinator.identities[entry]
    // The last: a root outside of the array may share the identity without being in the way.
    return stack.lastIndex { coordinator.identities[$0] == identity }.map {
      OutcomeObservation.Conflict(position: $0, height: stack.count)
    }
  }
}
