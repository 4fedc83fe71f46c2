import NavGraphFacts
import NavGraphModel

/// Who hears an action.
extension NaiveRun {
  func actor(_ id: Int) -> NaiveActor {
    let map = map
    guard let entry = map.entries[id], let place = map.places[id] else { return .nobody }
    var actor = NaiveActor(
      entry: id, coordinator: map.flows[place.flow]?.coordinator, route: entry.route,
      arguments: entry.arguments, style: entry.style)
    (actor.flow, actor.hosts) = (place.flow, map.hosts(around: place.flow))
    if case .entrySlot(_, let owner, _) = place {
      actor.owner = owner
      actor.ownerRoute = map.entries[owner]?.route
    }
    actor.isAlert =
      map.slot(of: place, registration).map { $0.kind(of: entry.route).isAlert } ?? false
    return actor
  }

  /// A flow that acts by itself.
  func nobody(in flow: Int) -> NaiveActor {
    var actor = NaiveActor.nobody
    actor.hosts = map.hosts(around: flow)
    return actor
  }

  /// The action of an entry: an alert or a dialog closes, and then the coordinators hear of it.
  ///
  /// - Parameter trigger: Nil where the action was sent, which everyone hears.
  mutating func act(_ id: Int, _ action: String, _ trigger: Trigger?) throws -> Bool {
    try countAction()
    let map = map
    let actor = actor(id)
    guard let place = map.places[id], let coordinator = actor.coordinator else { return false }
    let levels = map.levels(around: place.flow)
    let source = NaiveSource(coordinator: coordinator, route: actor.route)
    let enabled = enabledTransitions(action, trigger, source, flow: place.flow, actor: actor)
    if let enabled, enabled.isEmpty { return false }
    closeAlert(id, place)
    return try receive(
      action, trigger, levels: levels, source: source, actor: actor, enabled: enabled)
  }

  /// The screen's own transitions that are enabled; nil where that is not asked. With none of several
  /// enabled, the screen cannot send the action at all.
  private mutating func enabledTransitions(
    _ action: String, _ trigger: Trigger?, _ source: NaiveSource, flow: Int, actor: NaiveActor
  ) -> [TransitionReference]? {
    guard let trigger, registration.rules.contains(.guards) else { return nil }
    let asked = registration.transitions(of: source.coordinator, path: [], source: source)
      .filter { $0.transition.action == action && $0.transition.trigger == trigger }
    guard !asked.isEmpty else { return nil }
    var enabled: [TransitionReference] = []
    for (reference, transition) in asked {
      if let condition = transition.enabledWhen, !holds(condition, flow: flow, actor: actor) {
        continue
      }
      enabled.append(reference)
    }
    return enabled
  }

  private mutating func closeAlert(_ id: Int, _ place: NaiveMap.Place) {
    guard let route = state.entry(id)?.route, let slot = map.slot(of: place, registration),
      slot.closesItself, slot.kind(of: route).isAlert
    else { return }
    switch place {
    case .container: return
    case .flowSlot(let flow, let name): put(nil, name, flow: flow, owner: nil)
    case .entrySlot(let flow, let owner, let name): put(nil, name, flow: flow, owner: owner)
    }
    settle()
  }

  /// A coordinator's own action.
  mutating func actOwn(_ flow: Int, _ action: String, _ trigger: Trigger?) throws -> Bool {
    try countAction()
    guard let coordinator = state.flow(flow)?.coordinator else { return false }
    return try receive(
      action, trigger, levels: [(flow, [])],
      source: NaiveSource(coordinator: coordinator, route: nil), actor: nobody(in: flow))
  }

  /// At each level one of the transitions whose condition holds is taken; at the screen's own, only
  /// those with the trigger that came.
  ///
  /// - Parameter enabled: The screen's own ones whose `enabledWhen` was found to hold, so that it is not
  ///   asked again; nil where it was not asked.
  mutating func receive(
    _ action: String, _ trigger: Trigger?, levels: [(flow: Int, path: [String])],
    source: NaiveSource, actor: NaiveActor, enabled: [TransitionReference]? = nil
  ) throws -> Bool {
    var isHandled = false
    for level in levels {
      guard let coordinator = state.flow(level.flow)?.coordinator else { continue }
      var possible: [(TransitionReference, Transition)] = []
      for (reference, transition) in registration.transitions(
        of: coordinator, path: level.path, source: source)
      where transition.action == action {
        if let trigger, level.path.isEmpty, transition.trigger != trigger { continue }
        let present = presence(of: actor)
        let isAsked = level.path.isEmpty && enabled != nil
        if isAsked, enabled?.contains(reference) != true { continue }
        if let condition = isAsked ? transition.handlerCondition : transition.condition,
          !holds(condition, flow: level.flow, actor: present)
        {
          continue
        }
        possible.append((reference, transition))
      }
      guard !possible.isEmpty else { continue }
      isHandled = true
      let (reference, transition) = choices.choose(from: possible)
      try carryOut(
        transition.operations,
        NaiveDoing(transition: reference, home: level.flow, flow: level.flow, actor: actor))
    }
    return isHandled
  }

  /// The actor, without its entry where that is gone.
  func presence(of actor: NaiveActor) -> NaiveActor {
    var copy = actor
    if let entry = actor.entry, state.entry(entry) == nil { copy.entry = nil }
    if let owner = actor.owner, state.entry(owner) == nil { copy.owner = nil }
    return copy
  }
}

// MARK: - Turns

extension NaiveRun {
  mutating func take(_ turn: Turn) throws {
    switch turn {
    case .dismissal(let route, let flow):
      try hearOfDismissal(of: route, in: flow)
    case .report(let output, let levels, let source, let hosts):
      try countAction()
      _ = try receive(output, nil, levels: levels, source: source, actor: NaiveActor(hosts: hosts))
    case .send(let action, let addressee, let doing, let operation):
      try send(action, to: addressee, doing, operation)
    case .open(let pattern, let parameters, let doing, let operation):
      let map = map
      for flow in map.flowOrder {
        guard let coordinator = map.flows[flow]?.coordinator,
          let index = registration.coordinator(coordinator).links.firstIndex(where: {
            $0.pattern == pattern
          })
        else { continue }
        try note(.applied, doing, operation)
        _ = try open(index, in: flow, parameters)
        return
      }
      try note(Outcome(.ignored(.noAddressee)), doing, operation)
    }
  }

  /// Informs a coordinator of a screen that the user has closed; one of its handlers whose condition holds is taken.
  private mutating func hearOfDismissal(of route: String, in flow: Int) throws {
    try countAction()
    guard let coordinator = state.flow(flow)?.coordinator else { return }
    var possible: [(reference: TransitionReference, transition: Transition)] = []
    for handler in registration.dismissals(of: route, in: coordinator) {
      if let condition = handler.transition.condition,
        !holds(condition, flow: flow, actor: nobody(in: flow))
      {
        continue
      }
      possible.append(handler)
    }
    guard !possible.isEmpty else { return }
    let (reference, transition) = choices.choose(from: possible)
    try carryOut(
      transition.operations,
      NaiveDoing(transition: reference, home: flow, flow: flow, actor: nobody(in: flow)))
  }

  private mutating func send(
    _ action: String, to addressee: Addressee, _ doing: NaiveDoing, _ operation: Int
  ) throws {
    var entry: NaiveEntry?
    if let flow = state.flow(doing.flow) {
      switch addressee {
      case .route(let pattern):
        entry = flow.withSlots.last { matches(pattern, $0, doing.actor) }
      case .identity(let identity):
        entry = flow.withSlots.last {
          registration.route($0.route, of: flow.coordinator).identity == .constant(identity)
        }
      case .index(let index):
        if flow.entries.indices.contains(index) { entry = flow.entries[index] }
      case .child(let hosts, let route):
        let child = find(.child(hosts), from: doing.flow)
        if let child, route == nil {
          try note(.applied, doing, operation)
          _ = try actOwn(child, action, nil)
          return
        }
        entry = child.flatMap { state.flow($0) }?.withSlots.last { $0.route == route }
      }
    }
    guard let entry else { return try note(Outcome(.ignored(.noAddressee)), doing, operation) }
    try note(.applied, doing, operation)
    _ = try act(entry.id, action, nil)
  }

  /// The parameters of a link; those that are not given are choices.
  mutating func parameters(
    of pattern: String, _ bindings: [ArgumentBinding], _ actor: NaiveActor
  ) -> NaiveActor {
    let links = registration.graph.coordinators.flatMap(\.links)
    var parameters = NaiveActor.nobody
    for parameter in links.first(where: { $0.pattern == pattern })?.parameters ?? [] {
      guard let values = parameter.values else { continue }
      if let binding = bindings.first(where: { $0.argument == parameter.name }) {
        parameters.arguments[parameter.name] = value(binding.value, actor)
      } else {
        parameters.arguments[parameter.name] = choices.choose(from: values)
      }
    }
    return parameters
  }

  /// Opens a deep link.
  mutating func open(_ index: Int, in flow: Int, _ parameters: NaiveActor) throws -> Bool {
    try countAction()
    guard let coordinator = state.flow(flow)?.coordinator else { return false }
    let link = registration.coordinator(coordinator).links[index]
    var parameters = parameters
    parameters.hosts = map.hosts(around: flow)
    if let condition = link.condition, !holds(condition, flow: flow, actor: parameters) {
      return false
    }
    let reference = TransitionReference(
      coordinator: registration.index(coordinator), place: .link, index: index)
    try carryOut(
      link.operations,
      NaiveDoing(transition: reference, home: flow, flow: flow, actor: parameters))
    return true
  }
}
