import NavGraphExploration
import NavGraphModel

/// What is put under way, and what comes of it.
extension NaiveRun {
  /// Operations for later, of the flow of the handler.
  mutating func putUnderWay(_ operation: Int, _ doing: NaiveDoing) {
    let memory = memory(of: [operation], doing)
    add(.later(doing.transition, operation: operation, memory: memory), to: doing.home)
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
    guard let count = state.flow(flow)?.pending[pending, default: 0] else { return }
    if count >= limits.pending {
      cuts.insert(.pending)
      return
    }
    state.change(flow: flow) { $0.pending[pending] = count + 1 }
  }

  /// Works out an array now, and puts the write under way.
  mutating func putWriteUnderWay(
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
    add(
      .write(
        doing.transition, operation: index, array: array.map(\.bare),
        original: flow.entries.map(\.bare)),
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
