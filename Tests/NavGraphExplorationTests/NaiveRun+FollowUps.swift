import NavGraphFacts
import NavGraphModel

/// Effects that become pending, and their results.
extension NaiveRun {
  /// Operations for later: of the acting screen where they are about a slot of it, otherwise of the flow of
  /// the handler.
  mutating func markPending(_ operation: Int, _ doing: NaiveDoing) {
    let pending = NaivePending.later(
      doing.transition, operation: operation, memory: memory(of: [operation], doing))
    guard let id = doing.actor.entry, map.places[id]?.flow == doing.home,
      isAboutOwnSlot(operation, doing), var all = state.entry(id)?.pending
    else { return add(pending, to: doing.home) }
    add(pending, to: &all)
    state.change(entry: id) { $0.pending = all }
  }

  private func isAboutOwnSlot(_ operation: Int, _ doing: NaiveDoing) -> Bool {
    guard let operations = registration.graph.transition(doing.transition)?.operations,
      case .later(let parts) = operations.flattened[operation],
      let coordinator = doing.actor.coordinator, let route = doing.actor.route
    else { return false }
    let own = registration.route(route, of: coordinator).slots.map(\.name)
    return parts.slotsOfThisTurn.contains { own.contains($0) }
  }

  /// What operations that come later know of who acts; what they do not ask for makes no difference.
  func memory(of operations: [Int], _ doing: NaiveDoing) -> NaiveActor {
    let graph = registration.graph
    guard let all = graph.transition(doing.transition)?.operations.flattened else {
      return .nobody
    }
    let late = operations.map { all[$0] }
    var asked = Set(late.flatMap(\.argumentsOfActor))
    if case .link = doing.transition.place {
      let link = graph.coordinators[doing.transition.coordinator].links[doing.transition.index]
      asked = Set(all.flatMap(\.argumentsOfActor) + (link.condition?.argumentsOfActor ?? []))
    }
    var memory = NaiveActor.nobody
    memory.arguments = doing.actor.arguments.filter { asked.contains($0.key) }
    if late.contains(where: \.isAboutActor) {
      (memory.coordinator, memory.route) = (doing.actor.coordinator, doing.actor.route)
    }
    return memory
  }

  /// At its bound it is left at that.
  mutating func add(_ pending: NaivePending, to flow: Int) {
    guard var all = state.flow(flow)?.pending else { return }
    add(pending, to: &all)
    state.change(flow: flow) { $0.pending = all }
  }

  /// What restarts replaces what is pending of it.
  mutating func add(_ pending: NaivePending, to all: inout [NaivePending: Int]) {
    if case .effect(let effect) = pending, registration.graph.effect(effect)?.restarts == true {
      all[pending] = 1
    } else if all[pending, default: 0] >= limits.pending {
      cuts.insert(.pending)
    } else {
      all[pending, default: 0] += 1
    }
  }

  /// Computes an array now, and makes the write pending.
  mutating func markWritePending(
    _ operations: [NavGraphModel.Operation], _ index: Int, _ doing: NaiveDoing
  ) throws {
    guard let flow = state.flow(doing.flow),
      let library = registration.library(of: flow.coordinator)
    else { return }
    var array = flow.entries
    for operation in operations {
      guard let change = change(operation, flow.coordinator, doing.actor) else { continue }
      let outcome = library.apply(change, to: &array)
      if case .failed = outcome.release { return try note(outcome, doing, index) }
    }
    try note(.applied, doing, index)
    markWritePending(array, after: flow.entries, index, doing)
  }

  /// The bound is about the operation, whatever the arrays hold.
  private mutating func markWritePending(
    _ array: [NaiveEntry], after now: [NaiveEntry], _ index: Int, _ doing: NaiveDoing
  ) {
    let same = state.flow(doing.home)?.pending.filter { pending, _ in
      if case .write(doing.transition, operation: index, _, _) = pending { true } else { false }
    }
    if (same?.values.reduce(0, +) ?? 0) >= limits.pending {
      cuts.insert(.pending)
      return
    }
    add(
      .write(
        doing.transition, operation: index, array: array.map(\.bare), original: now.map(\.bare)),
      to: doing.home)
  }
}

extension NavGraphModel.Operation {
  /// The arguments of the acting screen that the operation copies or asks for, its parts included.
  fileprivate var argumentsOfActor: [String] {
    var names: [String] = []
    for operation in [self].flattened {
      for (pattern, _) in operation.patterns { names += pattern.bindings.compactMap(\.copied) }
      switch operation {
      case .open(_, let bindings): names += bindings.compactMap(\.copied)
      case .assign(_, .copied(let name)): names.append(name)
      case .when(let condition, _, _): names += condition.argumentsOfActor
      default: break
      }
    }
    return names
  }

  /// Whether the operation is about something that the acting screen may have.
  fileprivate var isAboutActor: Bool {
    [self].flattened.contains { operation in
      switch operation {
      case .fill, .clear, .start, .dismissScreen, .assign, .when: true
      default: false
      }
    }
  }
}

extension [NavGraphModel.Operation] {
  /// The slots that the operations fill or clear, without what comes later still.
  fileprivate var slotsOfThisTurn: [String] {
    flatMap { operation -> [String] in
      switch operation {
      case .fill(let slot, _), .clear(let slot): [slot]
      case .later: []
      default: operation.parts.flatMap(\.slotsOfThisTurn)
      }
    }
  }
}

extension ArgumentBinding {
  fileprivate var copied: String? {
    if case .copied(let name) = value { name } else { nil }
  }
}

extension Condition {
  fileprivate var argumentsOfActor: [String] {
    switch self {
    case .argument(let name, _): [name]
    case .contains(let pattern), .top(let pattern): pattern.bindings.compactMap(\.copied)
    case .not(let inner), .within(_, let inner): inner.argumentsOfActor
    case .all(let parts), .any(let parts): parts.flatMap(\.argumentsOfActor)
    default: []
    }
  }
}
