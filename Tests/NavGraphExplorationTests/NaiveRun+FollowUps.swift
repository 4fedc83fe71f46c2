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

  // MARK: Effects

  mutating func start(_ effect: String, _ index: Int, _ doing: NaiveDoing) throws {
    if let coordinator = doing.actor.coordinator, let route = doing.actor.route,
      let number = registration.route(route, of: coordinator).effects.firstIndex(where: {
        $0.name == effect
      })
    {
      guard let entry = doing.actor.entry else {
        return try note(Outcome(.ignored(.screenGone)), doing, index)
      }
      let pending = NaivePending.effect(
        EffectReference(
          coordinator: registration.index(coordinator),
          route: registration.routeIndex(route, of: coordinator), index: number))
      let count = state.entry(entry)?.pending[pending] ?? 0
      if count >= limits.pending {
        cuts.insert(.pending)
      } else {
        state.change(entry: entry) { $0.pending[pending] = count + 1 }
      }
    } else if let coordinator = state.flow(doing.flow)?.coordinator,
      let number = registration.coordinator(coordinator).effects.firstIndex(where: {
        $0.name == effect
      })
    {
      let pending = NaivePending.effect(
        EffectReference(
          coordinator: registration.index(coordinator), route: nil, index: number))
      let count = state.flow(doing.flow)?.pending[pending] ?? 0
      if count >= limits.pending {
        cuts.insert(.pending)
      } else {
        state.change(flow: doing.flow) { $0.pending[pending] = count + 1 }
      }
    }
    try note(.applied, doing, index)
  }

  /// Cancels effects by their id, wherever they are under way.
  mutating func cancel(_ id: String, _ index: Int, _ doing: NaiveDoing) throws {
    let graph = registration.graph
    func isMeant(_ pending: NaivePending) -> Bool {
      switch pending {
      case .effect(let effect), .kept(let effect, _): graph.effect(effect)?.id == id
      case .later, .commands, .write: false
      }
    }
    func remove(from pending: inout [NaivePending: Int]) {
      for key in pending.keys where isMeant(key) {
        pending[key] = nil
      }
    }
    state.root.visit {
      remove(from: &$0.pending)
    } entry: {
      remove(from: &$0.pending)
    }
    try note(.applied, doing, index)
  }

  // MARK: What comes of it

  /// Carries out something under way.
  ///
  /// - Parameter owner: The number of the flow, or of the entry.
  mutating func happen(_ pending: NaivePending, owner: Int, isFlow: Bool, ends: Bool) throws {
    switch pending {
    case .effect(let effect), .kept(let effect, _):
      guard let definition = registration.graph.effect(effect) else { return }
      if definition.emission != .repeatedly { remove(pending, owner, isFlow: isFlow) }
      if ends { return }
      try send(definition, pending, owner: owner, isFlow: isFlow)
    case .later(let transition, let index, let memory):
      remove(pending, owner, isFlow: isFlow)
      try countAction()
      guard let operations = registration.graph.transition(transition)?.operations,
        case .later(let parts) = operations.flattened[index]
      else { return }
      let doing = NaiveDoing(
        transition: transition, home: owner, flow: owner, actor: memory, isLate: true)
      try perform(parts, from: index + 1, doing)
    case .commands(let transition, let indices, let memory):
      remove(pending, owner, isFlow: isFlow)
      try countAction()
      guard let operations = registration.graph.transition(transition)?.operations else { return }
      let doing = NaiveDoing(
        transition: transition, home: owner, flow: owner, actor: memory, isLate: true)
      for index in indices { try perform(operations.flattened[index], index, doing) }
    case .write(let transition, let index, let array, let original):
      remove(pending, owner, isFlow: isFlow)
      try write(
        array, original: original, index,
        NaiveDoing(transition: transition, home: owner, flow: owner, actor: .nobody))
    }
  }

  private mutating func send(
    _ definition: EffectDefinition, _ pending: NaivePending, owner: Int, isFlow: Bool
  ) throws {
    switch pending {
    case .kept(let effect, let arguments):
      try countAction()
      guard let flow = state.flow(owner), let route = effect.route else { return }
      let name = registration.coordinator(flow.coordinator).routes[route].name
      let actor = NaiveActor(
        entry: nil, coordinator: flow.coordinator, route: name, arguments: arguments)
      _ = try hear(
        definition.action, nil, levels: map.levels(around: owner),
        source: NaiveSource(coordinator: flow.coordinator, route: name), actor: actor)
    case .effect(let effect):
      if isFlow {
        _ = try actOwn(owner, definition.action, nil)
        return
      }
      let map = map
      guard let entry = map.entries[owner], let place = map.places[owner],
        let coordinator = map.flows[place.flow]?.coordinator,
        registration.routeIndex(entry.route, of: coordinator) == effect.route
      else { return }
      _ = try act(owner, definition.action, nil)
    case .later, .commands, .write: return
    }
  }

  private mutating func remove(_ pending: NaivePending, _ owner: Int, isFlow: Bool) {
    func removeOne(from all: inout [NaivePending: Int]) {
      let count = all[pending] ?? 0
      all[pending] = count > 1 ? count - 1 : nil
    }
    if isFlow {
      state.change(flow: owner) { removeOne(from: &$0.pending) }
    } else {
      state.change(entry: owner) { removeOne(from: &$0.pending) }
    }
  }

  /// Entries that stand as they did stay; the others are new.
  private mutating func write(
    _ array: [NaiveEntry], original: [NaiveEntry], _ index: Int, _ doing: NaiveDoing
  ) throws {
    guard let flow = state.flow(doing.flow) else { return }
    var entries: [NaiveEntry] = []
    for (position, wanted) in array.enumerated() {
      if position < flow.entries.count, flow.entries[position].bare == wanted {
        entries.append(flow.entries[position])
      } else {
        var new = wanted
        new.id = newID()
        entries.append(new)
      }
    }
    setEntries(entries, selected: nil, flow: flow.id)
    settle()
    let isSame = flow.entries.map(\.bare) == original
    try note(isSame ? .applied : .appliedDespite(.overwritesLaterChange), doing, index)
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
