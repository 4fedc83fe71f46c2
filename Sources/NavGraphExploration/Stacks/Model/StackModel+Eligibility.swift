import NavGraphFacts
import NavGraphModel

extension StackModel {
  /// Returns why a part of an app is no pushdown system, as far as its registration shows; nil where it may be
  /// one.
  ///
  /// - Parameter known: The coordinators whose flows are at the bottom, or around it, and have no others.
  static func obstacle(
    of app: CompiledApp, _ part: ExplorationPart, known: Set<Int>, isRecursive: Bool
  ) -> PushdownObstacle? {
    let moving = part.moving
    let slots = slotObstacles(of: app, isRecursive: isRecursive)
    if app.features.hasGates { return PushdownObstacle(reason: "screens require something") }
    if part.place?.isInStack ?? false {
      if isRecursive {
        return PushdownObstacle(reason: "its tabs are in a stack, with a cycle of coordinators")
      }
      if app.pendingKinds.contains(where: { $0.owner.map { moving.contains($0) } ?? true }) {
        return PushdownObstacle(reason: "its tabs are in a stack, and effects can be pending")
      }
    }
    for index in moving.sorted() {
      let coordinator = app.coordinators[index]
      let isKnown = known.contains(index)
      let reason =
        obstacle(in: coordinator, index, of: app, isKnown: isKnown, slots)
        ?? obstacle(
          around: index, of: app, part,
          isKnown: isKnown && (!isRecursive || app.isOutermost(index, of: part)),
          isRecursive: isRecursive)
      if let reason {
        return PushdownObstacle(reason: "\u{201C}\(coordinator.definition.name)\u{201D} \(reason)")
      }
    }
    if let obstacle = obstacle(ofMovesByThemselvesIn: app, moving: moving, isRecursive: isRecursive)
    {
      return obstacle
    }
    for kind in app.pendingKinds {
      if let obstacle = obstacle(ofKind: kind, of: app, moving: moving, isRecursive: isRecursive) {
        return obstacle
      }
    }
    return nil
  }

  /// Why nothing is known of a coordinator with deferred writes.
  static func lateWrites(in coordinator: Int, of app: CompiledApp) -> String {
    "\u{201C}\(app.name(coordinator))\u{201D} writes arrays back later"
  }

  /// - Parameter isKnown: Whether its flow is at the bottom, or around it.
  private static func obstacle(
    in coordinator: CompiledCoordinator, _ index: Int, of app: CompiledApp, isKnown: Bool,
    _ slots: [Int: String]
  ) -> String? {
    if coordinator.definition.reducer != nil { return "is code" }
    if coordinator.routes.contains(where: { !$0.dismissals.isEmpty }) {
      return "hears which screens the user closes"
    }
    if coordinator.routes.contains(where: { !$0.appearanceEffects.isEmpty }) {
      return "has effects that depend on which screens are shown"
    }
    if coordinator.definition.routes.contains(where: {
      // Where the button is off, the menu is, too.
      $0.hosts != nil && $0.disabledGestures.contains(.backMenu)
        && !$0.disabledGestures.contains(.back)
    }) {
      return "turns the menu of the back button off for what it hosts"
    }
    let reason = coordinator.first { transition -> String? in
      if !isKnown, transition.trigger == .effect, coordinator.isOwnAction(transition.reference),
        app.moves(transition)
      {
        return "moves on effects of its own, also while it is covered"
      }
      return app.first(in: transition.operations) { kind in
        switch kind {
        case .send(_, .index), .send(_, .child(_, route: _?)):
          "sends actions to screens that may be covered"
        case .deferredSet: "writes arrays back later"
        case .reset: "starts flows afresh that may be covered, or not be there"
        default: nil
        }
      }
    }
    if let reason = reason ?? slots[index] { return reason }
    if !isKnown, app.conditions.cases[index] != nil {
      return "shows cases that depend on what may change while they are covered"
    }
    if app.conditions.slots.contains(where: { $0.key.coordinator == index }) {
      return "shows slots that depend on conditions"
    }
    return nil
  }

  /// Returns why the surroundings or the content of a coordinator's flows matter, which the symbol on top does not say.
  ///
  /// - Parameter isKnown: Whether its only flow is at the bottom, or around it.
  private static func obstacle(
    around index: Int, of app: CompiledApp, _ part: ExplorationPart, isKnown: Bool,
    isRecursive: Bool
  ) -> String? {
    let coordinator = app.coordinators[index]
    if coordinator.holdsSeveral, !part.around.contains(index) {
      return "holds several flows or screens at a time, inside a stack"
    }
    if !isKnown,
      !coordinator.own.links.isEmpty || !app.ignoresOwnActions(index, moving: part.moving)
    {
      return "handles links or actions of its own, also while it is covered"
    }
    if isRecursive, !coordinator.definition.variables.isEmpty {
      return "has variables of its own, in a cycle of coordinators"
    }
    let mayBeCovered = part.place?.isInStack ?? false
    let reach = BeneathReach(
      of: coordinator, holdsKnownTabs: part.around.contains(index) && !mayBeCovered,
      checked: part.tabsInStack(of: app),
      handled: coordinator.definition.handlers.map {
        app.hostsOnTop(of: $0, in: index, moving: part.moving)
      })
    if reach.isFound(in: coordinator.definition) { return PushdownObstacle.actsBeneath }
    guard isRecursive else { return nil }
    let asksAround = coordinator.definition.conditions.contains {
      !$0.flows(from: index, in: app.graph).isEmpty
    }
    if asksAround { return "depends on the coordinators around it, in a cycle of coordinators" }
    // Outside its own flow, it cannot know where a screen is.
    let promisesPaths = coordinator.containsTransition {
      (app.graph.transition($0.reference)?.landing?.count ?? 0) > 2
    }
    if promisesPaths {
      return "promises paths through several coordinators, in a cycle of coordinators"
    }
    return coordinator.handlers.isEmpty && !reachesOut(coordinator, of: app)
      ? nil : "acts on the coordinators around or inside it, in a cycle of coordinators"
  }

  /// Returns the problems with what coordinators put into slots, their own and those of enclosing flows; by
  /// coordinator.
  private static func slotObstacles(of app: CompiledApp, isRecursive: Bool) -> [Int: String] {
    guard app.coordinators.contains(where: \.hasSlots) else { return [:] }
    let graph = app.graph
    var reasons: [Int: String] = [:]
    func note(_ route: String, of container: Int, by index: Int) {
      let coordinator = graph.coordinators[container]
      guard reasons[index] == nil,
        let route = coordinator.routes.first(where: { $0.name == route })
      else { return }
      if !route.slots.isEmpty {
        reasons[index] = "has slots inside of slots"
      } else if route.hosts != nil, isRecursive || !app.coordinators[container].isLinear {
        reasons[index] = "hosts flows in slots"
      }
    }
    for (index, coordinator) in graph.coordinators.enumerated() {
      for slot in coordinator.slots + coordinator.routes.flatMap(\.slots) {
        if let initial = slot.initial { note(initial.route, of: index, by: index) }
      }
    }
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference) {
        guard case .fill(_, let destination) = placed.operation else { continue }
        note(destination.target.route, of: placed.container, by: reference.coordinator)
      }
    }
    return reasons
  }

  private static func reachesOut(_ coordinator: CompiledCoordinator, of app: CompiledApp) -> Bool {
    coordinator.containsTransition { transition in
      app.contains(in: transition.operations) { kind in
        switch kind {
        case .within, .send, .open, .emit: true
        default: false
        }
      }
    }
  }
}

extension CompiledCoordinator {
  /// Whether the container, or a screen, has slots.
  var hasSlots: Bool {
    !slots.isEmpty || routes.contains { !$0.slots.isEmpty }
  }

  /// Whether a transition is about the coordinator itself, not about a screen.
  func isOwnAction(_ reference: TransitionReference) -> Bool {
    guard case .coordinator = reference.place else { return false }
    return definition.handlers[reference.index].source == .own
  }
}

extension CompiledApp {
  /// The hosting routes that lead to the screen that a handler hears; none where that may be covered when it is heard.
  fileprivate func hostsOnTop(
    of handler: HandlerDefinition, in index: Int, moving: Set<Int>
  ) -> [String] {
    guard case .descendant(let hosts, _) = handler.source, handler.transition.trigger != .effect
    else { return [] }
    let path = hosts.indices.compactMap {
      graph.coordinator(hostedBy: Array(hosts[...$0]), from: index)
    }
    let mayBeCovered = path.contains { coordinator in
      pendingKinds.contains { $0.owner == coordinator }
        || !movingAutomatically(in: coordinator, moving: moving).isEmpty
        || coordinators[coordinator].containsTransition { $0.trigger == .effect }
    }
    return mayBeCovered ? [] : hosts
  }

  fileprivate func name(_ coordinator: Int) -> String { coordinators[coordinator].definition.name }

  /// Whether one of these coordinators can have a flow inside of a flow of its own.
  func isRecursive(_ moving: Set<Int>) -> Bool {
    moving.contains { start in
      var pending = coordinators[start].routes.compactMap(\.hosted)
      var known: Set<Int> = []
      while let index = pending.popLast() {
        if index == start { return true }
        if known.insert(index).inserted {
          pending += coordinators[index].routes.compactMap(\.hosted)
        }
      }
      return false
    }
  }
}

extension CompiledApp {
  /// What is found in the first kind of operation in which anything is: of these, of all their parts, and of what they
  /// started for later.
  func first<Answer>(
    in operations: [CompiledOperation], _ find: (CompiledOperation.Kind) -> Answer?
  ) -> Answer? {
    for operation in operations {
      if let answer = find(operation.kind) { return answer }
      let answer: Answer? =
        switch operation.kind {
        case .within(_, let inner): first(in: inner, find)
        case .when(_, let inner, let others): first(in: inner, find) ?? first(in: others, find)
        case .oneOf(let alternatives):
          first(inAny: alternatives, find)
        case .later(let pending): first(in: followUp(pending), find)
        default: nil
        }
      if let answer { return answer }
    }
    return nil
  }

  private func first<Answer>(
    inAny alternatives: [[CompiledOperation]], _ find: (CompiledOperation.Kind) -> Answer?
  ) -> Answer? {
    for operations in alternatives {
      if let answer = first(in: operations, find) { return answer }
    }
    return nil
  }

  /// Whether one of the kinds of these operations, of all their parts, and of what they make pending is such.
  func contains(
    in operations: [CompiledOperation], where isWanted: (CompiledOperation.Kind) -> Bool
  ) -> Bool {
    first(in: operations) { isWanted($0) ? true : nil } ?? false
  }

  /// Returns the operations that are carried out later; empty where there is no follow-up.
  func followUp(_ kind: Int) -> [CompiledOperation] {
    if case .followUp(_, _, let operations, _) = pendingKinds[kind] { operations } else { [] }
  }
}

extension ExplorationPart {
  /// Returns the coordinators around tabs inside a stack, except the outermost, those of the tabs, and those in them.
  fileprivate func tabsInStack(of app: CompiledApp) -> Set<Int> {
    guard let place, place.isInStack else { return [] }
    return Set(
      place.switches.dropFirst() + [place.coordinator]
        + app.coordinators[place.coordinator].routes.compactMap(\.hosted))
  }

  /// The coordinators whose containers enclose the stack.
  fileprivate var around: Set<Int> { Set([entry, place?.coordinator].compactMap(\.self)) }
}

extension CompiledApp {
  /// Returns whether a coordinator is the tabs that the app starts with, and is used nowhere else.
  fileprivate func isOutermost(_ index: Int, of part: ExplorationPart) -> Bool {
    index == part.entry && index == part.place?.coordinator
      && !coordinators.contains { $0.routes.contains { $0.hosted == index } }
  }

  /// Whether actions of its own change nothing, neither in the coordinator nor in another that hears them.
  fileprivate func ignoresOwnActions(_ index: Int, moving: Set<Int>) -> Bool {
    coordinators[index].own.actions.allSatisfy { action in
      action.transitions.allSatisfy { $0.condition == nil && !moves($0) }
        && !moving.contains { other in
          coordinators[other].handlers.contains { $0.action == action.name }
        }
    }
  }
}

extension CompiledCoordinator {
  /// Whether it is a container, other than a stack, whose entries are there at the same time.
  var holdsSeveral: Bool {
    switch definition.container {
    case .stack: false
    case .switch(let cases): !cases.kept.isEmpty
    case .tabs, .joined: true
    }
  }
}
