import NavGraphModel

extension StackModel {
  /// Why a part of an app is no pushdown system, as far as its registration shows; nil where nothing speaks
  /// against it.
  ///
  /// - Parameters:
  ///   - entry: The coordinator that the part starts with.
  ///   - base: The coordinator of the flow at the bottom.
  ///   - moving: All whose flows can be there.
  static func obstacle(
    of app: CompiledApp, entry: Int, base: Int, moving: Set<Int>, isRecursive: Bool
  ) -> PushdownObstacle? {
    for index in moving.sorted() {
      let coordinator = app.coordinators[index]
      let name = "\u{201C}\(coordinator.definition.name)\u{201D}"
      if let reason = obstacle(in: coordinator, index, of: app) {
        return PushdownObstacle(reason: "\(name) \(reason)")
      }
      if index != entry, index != base || isRecursive,
        !coordinator.links.isEmpty || !coordinator.ownActions.isEmpty
      {
        return PushdownObstacle(
          reason: "\(name) hears links or actions of its own, also beneath other flows")
      }
      if index != entry, holdsFlowsAside(coordinator) {
        return PushdownObstacle(reason: "\(name) keeps several flows inside of another")
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
        return PushdownObstacle(
          reason: "\u{201C}\(app.name(reference.coordinator))\u{201D} writes arrays back later")
      default: continue
      }
    }
    return nil
  }

  private static func obstacle(
    in coordinator: CompiledCoordinator, _ index: Int, of app: CompiledApp
  ) -> String? {
    if coordinator.definition.reducer != nil { return "is code" }
    for transition in coordinator.allTransitions {
      if transition.trigger == .effect, !transition.operations.isEmpty {
        return "moves on effects of screens that may be covered"
      }
      for kind in transition.operations.allKinds {
        switch kind {
        case .send(_, .instances), .send(_, .identity), .send(_, .index):
          return "sends actions to screens that may be covered"
        case .deferredSet: return "writes arrays back later"
        case .fill(_, let choices) where choices.contains { coordinator.hosts($0) }:
          return "hosts flows in slots"
        default: continue
        }
      }
    }
    for (key, slot) in app.derivedSlots where key.coordinator == index {
      if slot.choices.contains(where: { coordinator.hosts($0) }) { return "hosts flows in slots" }
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
  fileprivate func hosts(_ entry: NewEntry) -> Bool {
    hosted[routeOfInstance[entry.entry.instance]] != nil
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
