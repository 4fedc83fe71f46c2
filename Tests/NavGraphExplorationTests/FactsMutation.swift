import NavGraphFacts
import NavGraphModel
import Testing

/// One change to good facts that must not be accepted.
struct FactsMutation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (inout Facts) -> Void

  init(_ name: String, _ apply: @escaping @Sendable (inout Facts) -> Void) {
    testDescription = name
    self.apply = apply
  }

  static let contradictions =
    whole + instances + witnesses + moves + states + observations + conflicts + stateGraphs

  private static let whole = [
    FactsMutation("a flow too few") { $0.flows.removeLast() },
    FactsMutation("a flow too many") { $0.flows.append($0.flows[0]) },
    FactsMutation("a registration with problems") { $0.graph.name = "" },
    FactsMutation("a search of no coordinator") { $0.searches[0].entry = -1 },
    FactsMutation("a search of a coordinator too far") { $0.searches[0].entry = $0.flows.count },
    FactsMutation("a search about no tab") { $0.searches[0].focus[0].route = -1 },
    FactsMutation("a search about a tab of no coordinator") {
      $0.searches[0].focus[0].coordinator = .max
    },
    FactsMutation("fewer than no states") { $0.searches[0].stateCount = -1 },
    FactsMutation("more states than a search can hold") { $0.searches[0].stateCount = .max },
    FactsMutation("fewer than no steps") { $0.searches[0].stepCount = -1 },
    FactsMutation("more steps than a search can take") { $0.searches[0].stepCount = .max },
    stacks("fewer than no heads", StackFacts(headCount: -1, maximalHeight: nil)),
    stacks("a stack lower than none", StackFacts(headCount: 1, maximalHeight: -1)),
    stacks(
      "an answer beside what stands in its way",
      StackFacts(obstacle: "of this", headCount: 1, maximalHeight: 4)),
    stacks("an empty reason", StackFacts(obstacle: "", headCount: 0, maximalHeight: nil)),
    FactsMutation("a search cut below 0") {
      $0.searches[0].coverage.cutBy = [.init(limit: .depth, at: -1)]
    },
    FactsMutation("answers cut below 0") {
      $0.flows[0].stackCoverage.cutBy = [.init(limit: .stackHeight, at: -8)]
    },
    FactsMutation("answers cut nowhere") {
      $0.flows[0].stackCoverage.cutBy = [.init(limit: .stackHeight, at: .infinity)]
    },
    FactsMutation("a circle without a beginning") {
      $0.observations.append(RecordedObservation(key: ObservationKey(.grows), witness: 1))
    },
    FactsMutation("a route too few") { $0.flows[0].routes.removeLast() },
    FactsMutation("a route too many") { $0.flows[0].routes.append($0.flows[0].routes[0]) },
  ]

  private static func stacks(_ name: String, _ stacks: StackFacts) -> FactsMutation {
    FactsMutation(name) { $0.searches[0].stacks = stacks }
  }

  private static let instances = [
    FactsMutation("an instance of no route") { $0.flows[0].instances[0].route = -1 },
    FactsMutation("an instance of a route too far") {
      $0.flows[0].instances[0].route = $0.flows[0].routes.count
    },
    FactsMutation("an instance with an argument too many") {
      $0.flows[0].instances[0].arguments.append("1")
    },
    FactsMutation("an instance with an argument too few") {
      let last = $0.flows[0].instances.lastIndex { !$0.arguments.isEmpty }
      if let last { $0.flows[0].instances[last].arguments.removeLast() }
    },
    FactsMutation("no instances") { $0.flows[0].instances = [] },
  ]

  private static let witnesses = [
    FactsMutation("a node that is its own parent") { $0.trace[1].parent = 1 },
    FactsMutation("a node before its parent") { $0.trace[1].parent = 2 },
    FactsMutation("a parent below 0") { $0.trace[1].parent = -1 },
    FactsMutation("a parent beyond all nodes") { $0.trace[1].parent = .max },
    FactsMutation("a step from nowhere") { $0.trace[1].parent = nil },
    FactsMutation("a node without a step") { $0.trace[1].step = nil },
    FactsMutation("a step to the start") { $0.trace[0].step = $0.trace[1].step },
    FactsMutation("a step by nobody") { $0.trace[1].step?.actor?.instance = -1 },
    FactsMutation("a step by an unknown instance") { $0.trace[1].step?.actor?.instance = .max },
    FactsMutation("a step in an unknown coordinator") {
      $0.trace[1].step?.actor?.coordinator = $0.flows.count
    },
    cause("a step by a transition below 0", .transition(.unknown(index: -1))),
    cause("a step by a transition too far", .transition(.unknown(index: .max))),
    cause("a step by a transition of no coordinator", .transition(.unknown(coordinator: -1))),
    cause("a step by a transition of no route", .later(.unknown(place: .screen(-1)))),
    cause("a step by a handler too far", .later(.unknown(place: .coordinator, index: 99))),
    cause("a step by a link below 0", .transition(.unknown(place: .link, index: -1))),
    cause("a step by an effect below 0", effect: (0, 1, -1)),
    cause("a step by an effect of a route too far", effect: (0, .max, 0)),
    cause("a step by an effect of no coordinator", effect: (.min, nil, 0)),
    FactsMutation("no trace") { $0.trace = [] },
  ]

  private static let moves = [
    move("a move of no transition") { $0.transition.index = -1 },
    move("a move of a transition too far") { $0.transition.index = .max },
    move("a move of a coordinator too far") { $0.transition.coordinator = .max },
    move("a move by no operation") { $0.operation = -1 },
    move("a move by an operation too far") { $0.operation = .max },
    move("a move in no container") { $0.container = -1 },
    move("a move in a container too far") { $0.container = .max },
    move("a move that brings an instance below 0") { $0.brings = [-1] },
    move("a move that brings an unknown instance") { $0.brings = [.max] },
  ]

  private static let states = [
    entry("an unknown presentation") { $0.packed |= 7 },
    entry("an entry of an unknown instance") { $0.packed = 1 << 20 },
    entry("an entry of the largest instance") { $0.packed = .max & ~7 },
    entry("an entry with two flows") { $0.hosted += $0.hosted },
    entry("a hosted flow of no coordinator") { $0.hosted[0].coordinator = -1 },
    entry("a slot that nobody has") { $0.slots = [SlotSnapshot(slot: 9, content: [$0])] },
    flow("a flow of no coordinator") { $0.coordinator = -1 },
    flow("a flow of a coordinator too far") { $0.coordinator = .max },
    flow("a selection below 0") { $0.selected = -1 },
    flow("a selection beyond the tabs") { $0.selected = $0.entries.count },
    flow("a slot of the flow that nobody has") {
      $0.slots = [SlotSnapshot(slot: 0, content: [$0.entries[0]])]
    },
    flow("a slot with two screens") {
      let content = $0.entries[0].hosted[0].entries[0]
      $0.entries[0].hosted[0].slots = [SlotSnapshot(slot: 0, content: [content, content])]
    },
    flow("an empty slot") {
      $0.entries[0].hosted[0].slots = [SlotSnapshot(slot: 0, content: [])]
    },
    flow("flows one in the other without end") { flow in
      for _ in 0..<300 { flow.entries[0].hosted = [flow] }
    },
  ]

  private static let observations = [
    FactsMutation("a screen shown at no node") { $0.flows[0].routes[0].shown = -1 },
    FactsMutation("a screen shown beyond all nodes") {
      $0.flows[0].routes[0].shown = $0.trace.count
    },
    FactsMutation("a screen held at no node") { $0.flows[0].routes[0].held = -1 },
    FactsMutation("a screen held beyond all nodes") { $0.flows[0].routes[0].held = $0.trace.count },
    FactsMutation("an outcome of no transition") { $0.outcomes[0].transition.index = -1 },
    FactsMutation("an outcome of a transition too far") { $0.outcomes[0].transition.index = 99 },
    FactsMutation("an outcome of no coordinator") { $0.outcomes[0].transition.coordinator = -1 },
    FactsMutation("an outcome of no route") { $0.outcomes[0].transition.place = .screen(-1) },
    FactsMutation("an outcome of no operation") { $0.outcomes[0].operation = -1 },
    FactsMutation("an outcome of an operation too far") { $0.outcomes[0].operation = 99 },
    FactsMutation("an outcome without a witness") { $0.outcomes[0].witness = -1 },
    FactsMutation("an outcome with a witness too far") { $0.outcomes[0].witness = $0.trace.count },
    FactsMutation("a landing from no route") {
      $0.landings[0].source = RouteReference(coordinator: 0, route: -1)
    },
    FactsMutation("a landing from no coordinator") {
      $0.landings[0].source = RouteReference(coordinator: .max, route: 0)
    },
    FactsMutation("a landing by no transition") {
      $0.landings[0].cause = .transition(.unknown(index: -1))
    },
    FactsMutation("a landing by an effect too far") {
      $0.landings[0].cause = .effect(EffectReference(coordinator: 0, route: nil, index: 99))
    },
    FactsMutation("a landing on no route") {
      $0.landings[0].landing = RouteReference(coordinator: 0, route: -1)
    },
    FactsMutation("a landing on a route too far") {
      $0.landings[0].landing = RouteReference(coordinator: 0, route: 99)
    },
    FactsMutation("a landing without a witness") { $0.landings[0].witness = -1 },
    FactsMutation("a landing with a witness too far") { $0.landings[0].witness = $0.trace.count },
  ]

  private static let stateGraphs = [
    kept("states of a search too few") { $0.searches.removeLast() },
    kept("states of a search too many") { $0.searches.append($0.searches[0]) },
    kept("fewer states to start in than none") { $0.searches[0].initialCount = -1 },
    kept("more states to start in than there are") { $0.searches[0].initialCount = .max },
    kept("all states kept, and not all") { $0.searches[0].isPartial.toggle() },
    kept("more states kept than found") {
      $0.searches[0].states += Array(repeating: $0.searches[0].states[0], count: 10_000)
      $0.searches[0].isPartial = false
    },
    kept("a kept state of no coordinator") { $0.searches[0].states[1].flow.coordinator = -1 },
    kept("a kept state of an unknown instance") {
      $0.searches[0].states[1].flow.entries[0].packed = .max & ~7
    },
    kept("an event by nobody") { $0.searches[0].events[0].actor?.instance = -1 },
    kept("an event by a transition too far") {
      $0.searches[0].events[0].cause = .transition(.unknown(index: .max))
    },
    kept("a step out of no state") { $0.searches[0].steps[0].source = -1 },
    kept("a step out of a state too far") {
      $0.searches[0].steps.append(
        StateGraph.Step(source: $0.searches[0].states.count, event: 0, target: .crash))
    },
    kept("steps out of order") { $0.searches[0].steps.reverse() },
    kept("a step by no event") { $0.searches[0].steps[0].event = -1 },
    kept("a step by an event too far") { $0.searches[0].steps[0].event = .max },
    kept("a step to a state below 0") { $0.searches[0].steps[0].target = .state(-1) },
    kept("a step to a state too far") {
      $0.searches[0].steps[0].target = .state($0.searches[0].states.count)
    },
  ]

  private static let conflicts = [
    conflict("a conflict below the stack", position: -1, height: 2),
    conflict("a conflict above the stack", position: 2, height: 2),
    conflict("a conflict beyond all stacks", position: .max, height: 2),
    conflict("a conflict in a stack of less than nothing", position: 0, height: -1),
  ]
}

// MARK: - Places of changes

extension FactsMutation {
  private static func cause(_ name: String, _ cause: Cause) -> FactsMutation {
    FactsMutation(name) { $0.trace[1].step?.cause = cause }
  }

  private static func cause(_ name: String, effect: (Int, Int?, Int)) -> FactsMutation {
    cause(
      name,
      .effect(EffectReference(coordinator: effect.0, route: effect.1, index: effect.2)))
  }

  /// A change to the states that are kept.
  private static func kept(
    _ name: String, _ apply: @escaping @Sendable (inout StateGraph) -> Void
  ) -> FactsMutation {
    FactsMutation(name) { facts in
      guard var states = facts.states else { return }
      apply(&states)
      facts.states = states
    }
  }

  /// A change to the first move of a step.
  private static func move(
    _ name: String, _ apply: @escaping @Sendable (inout TraceNode.Move) -> Void
  ) -> FactsMutation {
    FactsMutation(name) { facts in
      guard let node = facts.trace.firstIndex(where: { $0.step?.moves.isEmpty == false }),
        var move = facts.trace[node].step?.moves.first
      else { return }
      apply(&move)
      facts.trace[node].step?.moves[0] = move
    }
  }

  /// A change to the flow of a state: tabs.
  private static func flow(
    _ name: String, _ apply: @escaping @Sendable (inout FlowSnapshot) -> Void
  ) -> FactsMutation {
    FactsMutation(name) { apply(&$0.trace[1].state.flow) }
  }

  /// A change to an entry of a state: a tab that hosts a stack.
  private static func entry(
    _ name: String, _ apply: @escaping @Sendable (inout EntrySnapshot) -> Void
  ) -> FactsMutation {
    flow(name) { apply(&$0.entries[0]) }
  }

  private static func conflict(_ name: String, position: Int, height: Int) -> FactsMutation {
    FactsMutation(name) {
      $0.outcomes[0].conflict = OutcomeObservation.Conflict(position: position, height: height)
    }
  }
}

extension TransitionReference {
  fileprivate static func unknown(
    coordinator: Int = 0, place: Place = .screen(0), index: Int = 0
  ) -> TransitionReference {
    TransitionReference(coordinator: coordinator, place: place, index: index)
  }
}
