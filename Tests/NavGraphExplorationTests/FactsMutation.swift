import NavGraphExploration
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

  /// A change to the facts about the coordinator.
  private static func flow(
    _ name: String, _ apply: @escaping @Sendable (inout FlowFacts) -> Void
  ) -> FactsMutation {
    FactsMutation(name) { apply(&$0.flows[0]) }
  }

  static let contradictions = whole + instances + trace + observations + conflicts

  private static let whole = [
    FactsMutation("a flow too few") { $0.flows.removeLast() },
    FactsMutation("a flow too many") { $0.flows.append($0.flows[0]) },
    FactsMutation("a registration with problems") { $0.graph.name = "" },
    flow("fewer than no states") { $0.stateCount = -1 },
    flow("fewer than no steps") { $0.stepCount = -1 },
    flow("a route too few") { $0.routes.removeLast() },
    flow("a route too many") { $0.routes.append($0.routes[0]) },
  ]

  private static let instances = [
    flow("an instance of no route") { $0.instances[0].route = -1 },
    flow("an instance of a route too far") { $0.instances[0].route = $0.routes.count },
    flow("an instance with an argument too many") { $0.instances[0].arguments.append("1") },
    flow("an instance with an argument too few") {
      let last = $0.instances.lastIndex { !$0.arguments.isEmpty }
      if let last { $0.instances[last].arguments.removeLast() }
    },
    flow("no instances") { $0.instances = [] },
  ]

  private static let trace = [
    flow("a node that is its own parent") { $0.trace[1].parent = 1 },
    flow("a node before its parent") { $0.trace[1].parent = 2 },
    flow("a parent below 0") { $0.trace[1].parent = -1 },
    flow("a parent beyond all nodes") { $0.trace[1].parent = .max },
    flow("a step from nowhere") { $0.trace[1].parent = nil },
    flow("a node without a step") { $0.trace[1].step = nil },
    flow("a step to the start") { $0.trace[0].step = $0.trace[1].step },
    flow("an unknown presentation") { $0.trace[1].stack[0] |= 7 },
    flow("a stack of an unknown instance") {
      $0.trace[1].stack[0] = UInt32($0.instances.count) << 3
    },
    flow("a stack of the largest instance") { $0.trace[1].stack[0] = .max & ~7 },
    flow("a step by nobody") { $0.trace[1].step?.actor = -1 },
    flow("a step by an unknown instance") { $0.trace[1].step?.actor = $0.instances.count },
    flow("a step by a transition below 0") { $0.trace[1].step?.cause = .transition(-1) },
    flow("a step by an unknown transition") { $0.trace[1].step?.cause = .transition(99) },
    flow("a step that brings an unknown instance") {
      $0.trace[1].step?.targets = [[$0.instances.count]]
    },
    flow("a step that brings an instance below 0") { $0.trace[1].step?.targets = [[-1]] },
    flow("a step that brings the screens of too few operations") {
      $0.trace[1].step?.targets = []
    },
    flow("a step that brings the screens of too many operations") {
      $0.trace[1].step?.targets.append([])
    },
    flow("a push that brings no screen") { $0.trace[1].step?.targets = [[]] },
    flow("a push that brings two screens") { $0.trace[1].step?.targets = [[0, 0]] },
    flow("no trace") { $0.trace = [] },
  ]

  private static let observations = [
    flow("a screen shown at no node") { $0.routes[0].shown = -1 },
    flow("a screen shown beyond all nodes") { $0.routes[0].shown = $0.trace.count },
    flow("a screen held at no node") { $0.routes[0].held = -1 },
    flow("a screen held beyond all nodes") { $0.routes[0].held = $0.trace.count },
    flow("an outcome of no route") { $0.outcomes[0].route = -1 },
    flow("an outcome of a route too far") { $0.outcomes[0].route = $0.routes.count },
    flow("an outcome of no transition") { $0.outcomes[0].transition = -1 },
    flow("an outcome of a transition too far") { $0.outcomes[0].transition = 99 },
    flow("an outcome of no operation") { $0.outcomes[0].operation = -1 },
    flow("an outcome of an operation too far") { $0.outcomes[0].operation = 99 },
    flow("an outcome without a witness") { $0.outcomes[0].witness = -1 },
    flow("an outcome with a witness too far") { $0.outcomes[0].witness = $0.trace.count },
    flow("a landing from no route") { $0.landings[0].route = -1 },
    flow("a landing from a route too far") { $0.landings[0].route = $0.routes.count },
    flow("a landing by no transition") { $0.landings[0].cause = .transition(-1) },
    flow("a landing by a transition too far") { $0.landings[0].cause = .transition(99) },
    flow("a landing by a gesture on no route") {
      $0.landings[0].cause = .gesture(.back)
      $0.landings[0].route = -1
    },
    flow("a landing on no route") { $0.landings[0].landing = -1 },
    flow("a landing on a route too far") { $0.landings[0].landing = $0.routes.count },
    flow("a landing without a witness") { $0.landings[0].witness = -1 },
    flow("a landing with a witness too far") { $0.landings[0].witness = $0.trace.count },
  ]

  private static let conflicts = [
    conflict("a conflict below the stack", position: -1, height: 2),
    conflict("a conflict above the stack", position: 2, height: 2),
    conflict("a conflict beyond all stacks", position: .max, height: 2),
    conflict("a conflict in a stack of less than nothing", position: 0, height: -1),
  ]

  private static func conflict(_ name: String, position: Int, height: Int) -> FactsMutation {
    flow(name) {
      $0.outcomes[0].conflict = OutcomeObservation.Conflict(position: position, height: height)
    }
  }
}
