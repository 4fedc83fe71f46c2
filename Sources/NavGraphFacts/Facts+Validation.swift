import NavGraphModel

/// Why facts from outside cannot be used.
package enum FactsError: Error, Hashable, Sendable {
  /// The facts belong to a version that this tool does not know.
  case unknownVersion(Int)
  /// A reference points nowhere.
  case inconsistent(String)
}

extension FactsError {
  package var message: String {
    switch self {
    case .unknownVersion(let version):
      "these facts have format version \(version), and this navgraph reads version "
        + "\(Facts.currentVersion): explore again with this navgraph, or install the one that "
        + "wrote them"
    case .inconsistent(let what):
      "these facts contradict themselves (\(what)): explore again instead of editing them"
    }
  }
}

extension Facts {
  /// Checks every reference, so that readers of the facts may follow them without further checks.
  ///
  /// - Complexity: Linear in the facts.
  package func validate() throws(FactsError) {
    guard version == Self.currentVersion else { throw .unknownVersion(version) }
    guard graph.problems().isEmpty else {
      throw .inconsistent("the registration in them has problems")
    }
    try check(flows.count == graph.coordinators.count, "the coordinators")
    for (coordinator, flow) in zip(graph.coordinators, flows) {
      try validate(flow, of: coordinator)
    }
    for search in searches {
      try check(
        graph.coordinators.indices.contains(search.entry) && search.focus.allSatisfy(isRoute)
          && (0...Int(UInt32.max)).contains(search.stateCount)
          && (0...(1 << 40)).contains(search.stepCount)
          && search.stacks.map(\.isConsistent) ?? true && isBound(search.coverage), "a search")
    }
    for (index, node) in trace.enumerated() { try validate(node, at: index) }
    for outcome in outcomes {
      let count = operationCount(of: outcome.transition)
      try check(
        (0..<count).contains(outcome.operation) && trace.indices.contains(outcome.witness)
          && (outcome.conflict.map { $0.position >= 0 && $0.position < $0.height } ?? true),
        "an outcome")
    }
    for landing in landings {
      try check(
        isCause(landing.cause) && landing.source.map(isRoute) ?? true
          && landing.landing.map(isRoute) ?? true && trace.indices.contains(landing.witness),
        "a landing")
    }
    for observation in observations { try validate(observation) }
    if let states { try validate(states) }
  }

  private func validate(_ graph: StateGraph) throws(FactsError) {
    try check(graph.searches.count == searches.count, "the states")
    for (kept, search) in zip(graph.searches, searches) {
      try check(
        kept.states.count <= search.stateCount
          && kept.isPartial == (kept.states.count < search.stateCount)
          && (0...kept.states.count).contains(kept.initialCount), "the states")
      for state in kept.states { try validate(state.flow, depth: 0) }
      for event in kept.events {
        try check(isCause(event.cause) && event.actor.map(isScreen) ?? true, "an event")
      }
      var source = 0
      for step in kept.steps {
        try check(
          step.source >= source && kept.states.indices.contains(step.source)
            && kept.events.indices.contains(step.event), "a step between states")
        if case .state(let target) = step.target {
          try check(kept.states.indices.contains(target), "a step between states")
        }
        source = step.source
      }
    }
  }

  private func validate(_ observation: RecordedObservation) throws(FactsError) {
    let key = observation.key
    let isKnownOperation =
      switch key.cause {
      case .transition(let reference), .later(let reference):
        key.operation.map((0..<operationCount(of: reference)).contains) ?? true
      case .effect, .gesture, nil: key.operation == nil
      }
    try check(
      trace.indices.contains(observation.witness)
        && observation.against.map(trace.indices.contains) ?? true
        && key.coordinator.map(graph.coordinators.indices.contains) ?? true
        && key.cause.map(isCause) ?? true
        && key.counterpart.map { graph.transition($0) != nil } ?? true
        && key.route.map(isRoute) ?? true && key.other.map(isRoute) ?? true
        && isKnownOperation && areKnownSlots(key)
        && (key.kind != .grows || observation.against != nil),
      "an observation")
  }

  /// Whether limits have values that a limit can have.
  private func isBound(_ coverage: Coverage) -> Bool {
    coverage.cutBy.allSatisfy { $0.at >= 0 && $0.at.isFinite }
  }

  /// Returns whether the slots and effects that an observation names exist.
  private func areKnownSlots(_ key: ObservationKey) -> Bool {
    let indices = [key.index, key.otherIndex].compactMap(\.self)
    let coordinator = key.coordinator.map { graph.coordinators[$0] }
    let route = key.route.map { graph.coordinators[$0.coordinator].routes[$0.route] }
    switch key.kind {
    case .slotStuck, .slotsTakenTogether, .slotAroundModal:
      let slots = route?.slots ?? coordinator?.slots ?? []
      return indices.allSatisfy(slots.indices.contains)
    case .sharedEffectID:
      let effects = route?.effects ?? coordinator?.effects ?? []
      return indices.allSatisfy(effects.indices.contains)
    default: return indices.allSatisfy { $0 >= 0 }
    }
  }

  private func check(_ condition: Bool, _ what: String) throws(FactsError) {
    guard condition else { throw .inconsistent(what) }
  }

  private func validate(
    _ flow: FlowFacts, of coordinator: CoordinatorDefinition
  ) throws(FactsError) {
    try check(
      isBound(flow.coverage) && isBound(flow.stackCoverage),
      "the coverage of coordinator \(coordinator.name)")
    for instance in flow.instances {
      try check(
        coordinator.routes.indices.contains(instance.route)
          && instance.arguments.count == coordinator.routes[instance.route].arguments.count,
        "an instance of coordinator \(coordinator.name)")
    }
    try check(
      flow.routes.count == coordinator.routes.count, "the routes of coordinator \(coordinator.name)"
    )
    for route in flow.routes {
      for node in [route.shown, route.held] {
        try check(
          node.map(trace.indices.contains) ?? true, "a route of coordinator \(coordinator.name)")
      }
    }
  }

  // MARK: - References

  private func isRoute(_ route: RouteReference) -> Bool {
    graph.coordinators.indices.contains(route.coordinator)
      && graph.coordinators[route.coordinator].routes.indices.contains(route.route)
  }

  private func isScreen(_ screen: ScreenReference) -> Bool {
    flows.indices.contains(screen.coordinator)
      && flows[screen.coordinator].instances.indices.contains(screen.instance)
  }

  private func isCause(_ cause: Cause) -> Bool {
    switch cause {
    case .gesture: true
    case .transition(let reference), .later(let reference): graph.transition(reference) != nil
    case .effect(let reference): graph.effect(reference) != nil
    }
  }

  private func operationCount(of reference: TransitionReference) -> Int {
    graph.transition(reference)?.operations.flattened.count ?? 0
  }

  // MARK: - Witnesses

  private func validate(_ node: TraceNode, at index: Int) throws(FactsError) {
    try check(node.parent.map { $0 >= 0 && $0 < index } ?? true, "a witness")
    try check((node.parent == nil) == (node.step == nil), "a witness")
    try validate(node.state.flow, depth: 0)
    guard let step = node.step else { return }
    try check(isCause(step.cause) && step.actor.map(isScreen) ?? true, "a step")
    for move in step.moves {
      try check(
        (0..<operationCount(of: move.transition)).contains(move.operation)
          && graph.coordinators.indices.contains(move.container)
          && move.brings.allSatisfy {
            isScreen(ScreenReference(coordinator: move.container, instance: $0))
          }, "a step")
    }
  }

  /// How deep flows and slots may be nested in facts; far more than any search goes.
  private static let depthLimit = 200

  private func validate(_ flow: FlowSnapshot, depth: Int) throws(FactsError) {
    try check(
      depth < Self.depthLimit && graph.coordinators.indices.contains(flow.coordinator), "a state")
    try check(flow.selected.map(flow.entries.indices.contains) ?? true, "a state")
    let coordinator = graph.coordinators[flow.coordinator]
    for entry in flow.entries { try validate(entry, of: flow.coordinator, depth: depth) }
    try validate(flow.slots, of: coordinator.slots, flow.coordinator, depth: depth)
  }

  private func validate(
    _ entry: EntrySnapshot, of coordinator: Int, depth: Int
  ) throws(FactsError) {
    try check(
      depth < Self.depthLimit && entry.entry.presentation != nil
        && isScreen(ScreenReference(coordinator: coordinator, instance: entry.entry.instance))
        && entry.hosted.count <= 1, "a state")
    let route = flows[coordinator].instances[entry.entry.instance].route
    let definition = graph.coordinators[coordinator].routes[route]
    for flow in entry.hosted { try validate(flow, depth: depth + 1) }
    try validate(entry.slots, of: definition.slots, coordinator, depth: depth)
  }

  private func validate(
    _ slots: [SlotSnapshot], of definitions: [SlotDefinition], _ coordinator: Int, depth: Int
  ) throws(FactsError) {
    for slot in slots {
      try check(
        definitions.indices.contains(slot.slot) && slot.content.count == 1, "a slot")
      for entry in slot.content { try validate(entry, of: coordinator, depth: depth + 1) }
    }
  }
}

extension StackFacts {
  /// Whether they are counts, and an answer or the reason why there is none.
  fileprivate var isConsistent: Bool {
    headCount >= 0 && maximalHeight ?? 0 >= 0 && obstacle != ""
      && (obstacle == nil || maximalHeight == nil)
  }
}
