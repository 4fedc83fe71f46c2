import NavGraphFacts
import NavGraphModel

/// What each operation does.
extension NaiveRun {
  /// The operations of a transition; its commands come later, all of them together.
  mutating func carryOut(
    _ operations: [NavGraphModel.Operation], _ doing: NaiveDoing
  ) throws {
    commands = []
    try perform(operations, from: 0, doing)
    giveEffectsBack()
    guard !commands.isEmpty else { return }
    let pending = NaivePending.commands(
      doing.transition, operations: commands, memory: memory(of: commands, doing))
    add(pending, to: doing.home)
  }

  /// - Parameter first: The position of the first among the flattened operations.
  mutating func perform(
    _ operations: [NavGraphModel.Operation], from first: Int, _ doing: NaiveDoing
  ) throws {
    var index = first
    for operation in operations {
      var present = doing
      present.actor = presence(of: doing.actor)
      if isCommand(operation, doing) {
        commands.append(index)
      } else {
        try perform(operation, index, present)
      }
      index += [operation].flattened.count
    }
  }

  /// Whether the library sends the operation as an effect.
  private func isCommand(_ operation: NavGraphModel.Operation, _ doing: NaiveDoing) -> Bool {
    guard operation.kind != nil, !doing.isLate, !doing.isWithin else { return false }
    let own = registration.graph.coordinators[doing.transition.coordinator]
    return own.dialect == .routingReducer(.v0_0)
  }

  mutating func perform(
    _ operation: NavGraphModel.Operation, _ index: Int, _ doing: NaiveDoing
  ) throws {
    guard let flow = state.flow(doing.flow) ?? gone(operation, doing) else {
      return try note(Outcome(.ignored(.noContainer)), doing, index)
    }
    if operation.kind != nil {
      return try performOnStack(operation, index, doing)
    }
    switch operation {
    case .deferredSet(let operations):
      try markWritePending(operations, index, doing)
    case .dismissScreen:
      try dismissScreen(index, doing)
    case .fill(let slot, let destination):
      try fill(slot, destination, index, doing)
    case .clear(let slot):
      try clear(slot, index, doing)
    case .select, .selectIndex, .setItems, .show:
      try performOnPlaces(operation, index, doing)
    case .reset(let target):
      try reset(target, index, doing)
    case .within(let reference, let operations):
      guard let other = find(reference, from: doing.flow) else {
        return try note(Outcome(.ignored(.noContainer)), doing, index)
      }
      try note(.applied, doing, index)
      var inner = doing
      inner.flow = other
      inner.isWithin = true
      try perform(operations, from: index + 1, inner)
    case .assign(let variable, let value):
      try assign(variable, value, index, doing)
    case .emit(let output):
      let levels = levels(around: doing.flow).dropFirst()
      let source = NaiveSource(coordinator: flow.coordinator, route: nil)
      let hosts = doing.isWithin ? map.hosts(around: doing.flow) : doing.actor.hosts
      queue.append(.report(output, levels: Array(levels), source: source, hosts: hosts))
      try note(.applied, doing, index)
    case .send(let action, let addressee):
      queue.append(.send(action, addressee, doing, index))
    case .open(let link, let bindings):
      queue.append(.open(link, parameters(of: link, bindings, doing.actor), doing, index))
    case .later:
      try note(.applied, doing, index)
      markPending(index, doing)
    case .start(let effect):
      try start(effect, index, doing)
    case .cancel(let effect):
      try cancel(effect, index, doing)
    case .when(let condition, let operations, let others):
      try note(.applied, doing, index)
      if holds(condition, flow: doing.flow, actor: doing.actor) {
        try perform(operations, from: index + 1, doing)
      } else {
        try perform(others, from: index + 1 + operations.flattened.count, doing)
      }
    case .oneOf(let alternatives):
      try note(.applied, doing, index)
      let chosen = choices.choose(alternatives.count)
      let before = Array(alternatives.prefix(chosen)).flatMap(\.flattened).count
      try perform(alternatives[chosen], from: index + 1 + before, doing)
    default:
      return
    }
  }

  /// A flow that is gone, for what needs no container: what happens around it still does.
  private func gone(_ operation: NavGraphModel.Operation, _ doing: NaiveDoing) -> NaiveFlow? {
    var flow = NaiveFlow(
      coordinator: registration.graph.coordinators[doing.transition.coordinator].name)
    flow.id = doing.flow
    guard !doing.isWithin else { return nil }
    switch operation {
    case .emit, .send, .open, .assign, .start, .cancel, .when, .oneOf, .within, .dismissScreen,
      .later:
      return flow
    default:
      return nil
    }
  }
}
