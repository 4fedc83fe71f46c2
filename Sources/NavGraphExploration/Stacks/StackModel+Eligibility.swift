import NavGraphModel

extension StackModel {
  /// Why a part of an app is no pushdown system, as far as its registration shows; nil where nothing speaks
  /// against it.
  ///
  /// - Parameter base: The coordinator of the flow at the bottom in a tab, where it has no other flows.
  static func obstacle(
    of app: CompiledApp, _ part: ExplorationPart, base: Int?, isRecursive: Bool
  ) -> PushdownObstacle? {
    let (entry, moving) = (part.entry, part.moving)
    // Those whose flows are at the bottom, or around it: whether they are there is known, and nothing covers them
    // otherwise.
    let known = Set([entry, part.place?.coordinator, base].compactMap(\.self))
    let effects = effectActions(of: moving, app)
    for index in moving.sorted() {
      let coordinator = app.coordinators[index]
      let name = "\u{201C}\(coordinator.definition.name)\u{201D}"
      if let reason = obstacle(in: coordinator, index, of: app, isKnown: known.contains(index)) {
        return PushdownObstacle(reason: "\(name) \(reason)")
      }
      // Around an effect all hear it, whatever they listen for.
      if coordinator.handlers.contains(where: { handler in
        effects.contains(handler.action) && handler.transitions.contains { moves($0, in: app) }
      }) {
        return PushdownObstacle(
          reason: "\(name) moves on effects of screens that may be covered")
      }
      if isRecursive || !known.contains(index),
        !coordinator.links.isEmpty || !coordinator.ownActions.isEmpty
      {
        return PushdownObstacle(
          reason: "\(name) hears links or actions of its own, also beneath other flows")
      }
      if index != entry, index != part.place?.coordinator, holdsFlowsAside(coordinator) {
        return PushdownObstacle(reason: "\(name) keeps several flows inside of another")
      }
      if isRecursive, !coordinator.definition.variables.isEmpty {
        return PushdownObstacle(
          reason: "\(name) has variables of its own, in a circle of coordinators")
      }
      if reachesBeneath(
        coordinator, holdsKnownTabs: index == entry || index == part.place?.coordinator)
      {
        return PushdownObstacle(
          reason: "\(name) reaches into flows that may be covered, or not be there")
      }
      if isRecursive, asksAround(index, of: app) {
        return PushdownObstacle(
          reason: "\(name) asks about flows around it, in a circle of coordinators")
      }
      // Beyond the flow that it stands in, nobody knows there where a screen is.
      if isRecursive, promisesWays(coordinator, of: app) {
        return PushdownObstacle(
          reason: "\(name) promises ways through several flows, in a circle of coordinators")
      }
      if isRecursive, !coordinator.handlers.isEmpty || reachesOut(coordinator) {
        return PushdownObstacle(
          reason: "\(name) acts on flows around or inside of it, in a circle of coordinators")
      }
    }
    for kind in app.pendingKinds {
      switch kind {
      case .effect(let reference, _, _, _) where moving.contains(reference.coordinator):
        return PushdownObstacle(
          reason:
            "effects of \u{201C}\(app.name(reference.coordinator))\u{201D} can be under way, any number"
        )
      case .followUp(let reference, _, _) where moving.contains(reference.coordinator):
        return PushdownObstacle(
          reason:
            "commands of \u{201C}\(app.name(reference.coordinator))\u{201D} arrive later, after other steps"
        )
      case .write(let reference, _) where moving.contains(reference.coordinator):
        return PushdownObstacle(reason: lateWrites(in: reference.coordinator, of: app))
      default: continue
      }
    }
    return nil
  }

  /// Why nothing is known of a coordinator with deferred writes.
  static func lateWrites(in coordinator: Int, of app: CompiledApp) -> String {
    "\u{201C}\(app.name(coordinator))\u{201D} writes arrays back later"
  }

  /// The names of what screens do by themselves, shown or not.
  private static func effectActions(of moving: Set<Int>, _ app: CompiledApp) -> Set<Int> {
    Set(
      moving.flatMap { app.coordinators[$0].actions.joined() }
        .filter { $0.transitions.contains { $0.trigger == .effect } }.map(\.name))
  }

  /// Whether a transition does anything, or says on which screen it ends: that is asked wherever it is heard.
  private static func moves(_ transition: CompiledTransition, in app: CompiledApp) -> Bool {
    !transition.operations.isEmpty || promise(of: transition, in: app) != nil
  }

  private static func promise(
    of transition: CompiledTransition, in app: CompiledApp
  ) -> [String]? {
    app.graph.transition(transition.reference)?.landing
  }

  /// - Parameter isKnown: Whether its flow is at the bottom, or around it.
  private static func obstacle(
    in coordinator: CompiledCoordinator, _ index: Int, of app: CompiledApp, isKnown: Bool
  ) -> String? {
    if coordinator.definition.reducer != nil { return "is code" }
    for transition in coordinator.allTransitions {
      if transition.trigger == .effect, moves(transition, in: app),
        !isKnown || !coordinator.isOwnAction(transition.reference)
      {
        return "moves on effects of screens that may be covered"
      }
      for kind in transition.operations.allKinds {
        switch kind {
        case .send(_, .instances), .send(_, .identity), .send(_, .index):
          return "sends actions to screens that may be covered"
        case .deferredSet: return "writes arrays back later"
        case .reset: return "starts flows afresh that may be covered, or not be there"
        case .fill(_, let choices) where choices.contains { coordinator.hosts($0) }:
          return "hosts flows in slots"
        case .fill(_, let choices) where choices.contains { coordinator.hasSlots($0) }:
          return "has slots inside of slots"
        default: continue
        }
      }
    }
    if !isKnown, app.cases[index] != nil {
      return "shows cases that depend on what may change while they are covered"
    }
    for (key, slot) in app.derivedSlots where key.coordinator == index {
      guard isKnown, key.instance == nil else {
        return "shows slots that depend on what may change while they are covered"
      }
      if slot.choices.contains(where: { coordinator.hosts($0) || coordinator.hasSlots($0) }) {
        return "hosts flows in slots, or has slots inside of slots"
      }
    }
    return nil
  }

  /// Whether a container other than a stack holds more than one flow at a time.
  private static func holdsFlowsAside(_ coordinator: CompiledCoordinator) -> Bool {
    guard coordinator.hosted.contains(where: { $0 != nil }) else { return false }
    switch coordinator.definition.container {
    case .stack: return false
    case .switch(let cases): return !cases.kept.isEmpty
    case .tabs, .joined: return true
    }
  }

  /// Whether anything looks for a flow that a stack holds somewhere: the screen on top does not say whether it
  /// is there.
  private static func reachesBeneath(
    _ coordinator: CompiledCoordinator, holdsKnownTabs: Bool
  ) -> Bool {
    // The tabs around the stack are there as long as they are, and of a switch the one case that is shown is.
    let longest =
      switch coordinator.definition.container {
      case .tabs: holdsKnownTabs ? 1 : 0
      case .switch: 1
      case .stack, .joined: 0
      }
    let kinds = coordinator.allTransitions.flatMap(\.operations.allKinds)
    // From there on, the children are others.
    let looksAround = kinds.contains { kind in
      if case .within(.ancestor, _) = kind { true } else { false }
    }
    func reaches(_ reference: CompiledFlowReference) -> Bool {
      if case .child(let path) = reference { looksAround || path.count > longest } else { false }
    }
    func reaches(_ condition: CompiledCondition) -> Bool {
      switch condition {
      case .within(.ancestor, .within(.child, _)): true
      case .within(let reference, let inner): reaches(reference) || reaches(inner)
      case .not(let inner): reaches(inner)
      case .all(let conditions), .any(let conditions): conditions.contains { reaches($0) }
      default: false
      }
    }
    return coordinator.allTransitions.contains { $0.condition.map { reaches($0) } ?? false }
      || kinds.contains { kind in
        switch kind {
        case .within(let reference, _): reaches(reference)
        case .when(let condition, _, _): reaches(condition)
        case .send(_, .child(let path, _)): reaches(.child(path))
        default: false
        }
      }
  }

  /// Whether conditions of a coordinator, or about its screens, ask about other flows.
  private static func asksAround(_ index: Int, of app: CompiledApp) -> Bool {
    let transitions = app.coordinators[index].allTransitions
    var conditions = transitions.compactMap(\.condition)
    for kind in transitions.flatMap(\.operations.allKinds) {
      if case .when(let condition, _, _) = kind { conditions.append(condition) }
    }
    conditions += app.gates.filter { $0.key.coordinator == index }.map(\.value)
    conditions += app.derivedSlots.filter { $0.key.coordinator == index }.map(\.value.condition)
    conditions += app.cases[index, default: []].map(\.condition)
    if let condition = app.hidesBar[index] { conditions.append(condition) }
    return conditions.contains { $0.asksOtherFlows }
  }

  private static func promisesWays(
    _ coordinator: CompiledCoordinator, of app: CompiledApp
  ) -> Bool {
    coordinator.allTransitions.contains { (promise(of: $0, in: app)?.count ?? 0) > 2 }
  }

  private static func reachesOut(_ coordinator: CompiledCoordinator) -> Bool {
    coordinator.allTransitions.contains { transition in
      transition.operations.allKinds.contains { kind in
        switch kind {
        case .within, .send, .open, .emit: true
        default: false
        }
      }
    }
  }
}

extension CompiledCoordinator {
  fileprivate func hasSlots(_ entry: NewEntry) -> Bool {
    !slotKindsOfRoute[routeOfInstance[entry.entry.instance]].isEmpty
  }

  /// Whether a transition is about the coordinator itself, not about a screen.
  fileprivate func isOwnAction(_ reference: TransitionReference) -> Bool {
    guard case .coordinator = reference.place else { return false }
    return definition.handlers[reference.index].source == .own
  }

  fileprivate func hosts(_ entry: NewEntry) -> Bool {
    hosted[routeOfInstance[entry.entry.instance]] != nil
  }
}

extension CompiledCondition {
  fileprivate var asksOtherFlows: Bool {
    switch self {
    case .within: true
    case .not(let condition): condition.asksOtherFlows
    case .all(let conditions), .any(let conditions): conditions.contains { $0.asksOtherFlows }
    default: false
    }
  }
}

extension CompiledApp {
  fileprivate func name(_ coordinator: Int) -> String { coordinators[coordinator].definition.name }

  /// Whether one of these coordinators can have a flow inside of a flow of its own.
  func isRecursive(_ moving: Set<Int>) -> Bool {
    moving.contains { start in
      var pending = coordinators[start].hosted.compactMap(\.self)
      var known: Set<Int> = []
      while let index = pending.popLast() {
        if index == start { return true }
        if known.insert(index).inserted {
          pending += coordinators[index].hosted.compactMap(\.self)
        }
      }
      return false
    }
  }
}

extension [CompiledOperation] {
  /// What they do, with all their parts.
  var allKinds: [CompiledOperation.Kind] {
    flatMap { operation -> [CompiledOperation.Kind] in
      switch operation.kind {
      case .within(_, let inner): [operation.kind] + inner.allKinds
      case .when(_, let inner, let others): [operation.kind] + inner.allKinds + others.allKinds
      case .oneOf(let alternatives): [operation.kind] + alternatives.flatMap(\.allKinds)
      default: [operation.kind]
      }
    }
  }
}
