import NavGraphFacts
import NavGraphModel

// Screens that navigate by themselves (`trigger: .effect`), also while others cover them. What is on top says which
// of them are beneath (``StackFeatures/actingCovered``), so each of their steps is a rule of every head that has them
// beneath. That holds as long as such a step depends on nothing that the screen keeps, and changes nothing of it. What
// only closes slots can wait, and is no rule while its screen is covered.

extension StackModel {
  /// Returns why the top does not determine a step that a screen takes by itself; nil where it determines all of them.
  static func obstacle(
    ofMovesByThemselvesIn app: CompiledApp, moving: Set<Int>, isRecursive: Bool
  ) -> PushdownObstacle? {
    for index in moving.sorted() {
      let coordinator = app.coordinators[index]
      for instance in app.movingAutomatically(in: index, moving: moving).sorted() {
        let route = coordinator.definition.routes[coordinator.routeOfInstance[instance]]
        let usesKept =
          !route.variables.isEmpty || !route.effects.isEmpty
          || app.usesSlots(of: route, onEffectsOf: instance, in: index, moving: moving)
        let promises = coordinator.actions[instance].contains { action in
          action.transitions.contains { $0.trigger == .effect && app.graph.promises($0.reference) }
        }
        guard
          isRecursive || usesKept || promises
            || app.routesInSlots(of: index, where: { _ in true }).contains(route.name)
        else { continue }
        return .movesCovered(
          app, RouteReference(coordinator: index, route: coordinator.routeOfInstance[instance]))
      }
    }
    return nil
  }
}

extension CompiledApp {
  /// Returns the instances of a coordinator's screens whose effects cause navigation: by the screens themselves, or by
  /// coordinators that hear them.
  func movingAutomatically(in index: Int, moving: Set<Int>) -> Set<Int> {
    guard features.hasEffectActions else { return [] }
    let handled = Set(
      moving.flatMap { coordinators[$0].handlers }
        .filter { $0.transitions.contains { moves($0) } }.map(\.action))
    let listens = moving.contains { number in
      coordinators[number].handlers.contains { handler in
        handler.trigger == .effect && handler.transitions.contains { moves($0) }
      }
    }
    let coordinator = coordinators[index]
    let mayWait = !isRecursive(moving)
    return Set(
      coordinator.instances.indices.filter { instance in
        guard handling.mayActByItself[index][instance] else { return false }
        return listens
          || coordinator.actions[instance].contains { action in
            action.transitions.contains { transition in
              transition.trigger == .effect
                && (moves(transition) && !(mayWait && canWait(transition, of: instance, in: index))
                  || handled.contains(action.name))
            }
          }
      })
  }

  /// Whether what a screen does on its effects, but for what can wait, depends on its slots or changes them.
  fileprivate func usesSlots(
    of route: RouteDefinition, onEffectsOf instance: Int, in index: Int, moving: Set<Int>
  ) -> Bool {
    let names = Set(route.slots.map(\.name))
    return !names.isEmpty
      && late(by: ScreenReference(coordinator: index, instance: instance), moving: moving)
        .contains { transition in
          transition.condition?.asksAboutSlot(of: names) ?? false
            || contains(in: transition.operations) { kind in
              switch kind {
              case .fill(let slot, _), .clear(let slot): names.contains(slot)
              case .when(let condition, _, _): condition.asksAboutSlot(of: names)
              case .dismissScreen: true
              default: false
              }
            }
        }
  }

  /// Returns the transitions on a screen's effects: its own, except those that wait, and those of the handlers.
  func late(by actor: ScreenReference, moving: Set<Int>) -> [CompiledTransition] {
    let actions = coordinators[actor.coordinator].actions[actor.instance].filter { action in
      action.transitions.contains { $0.trigger == .effect }
    }
    let names = Set(actions.map(\.name))
    let own = actions.flatMap(\.transitions).filter {
      $0.trigger == .effect && !canWait($0, of: actor.instance, in: actor.coordinator)
    }
    let handlers = moving.flatMap { coordinators[$0].handlers }
    var around = handlers.filter { $0.trigger == .effect || names.contains($0.action) }
      .flatMap(\.transitions)
    // A report can be heard under any name.
    let reports = (own + around).contains { transition in
      contains(in: transition.operations) { kind in
        switch kind {
        case .emit, .send, .open: true
        default: false
        }
      }
    }
    if reports { around = handlers.flatMap(\.transitions) }
    if !around.contains(where: { moves($0) }) { return own + around }
    return actions.flatMap(\.transitions).filter { $0.trigger == .effect } + around
  }

  /// The transitions of screens that can wait until their screen is on top, and that no coordinator handles.
  func waiting(moving: Set<Int>) -> Set<TransitionReference> {
    guard features.hasEffectActions else { return [] }
    return moving.reduce(into: []) { result, index in
      for (instance, actions) in coordinators[index].actions.enumerated() {
        result.formUnion(
          actions.flatMap(\.transitions).filter {
            $0.trigger == .effect && canWait($0, of: instance, in: index)
          }.map(\.reference))
      }
    }
  }

  /// Returns whether a screen's transition only clears slots of the screen, or closes the one that holds it, in any
  /// state. While that is covered, nothing depends on it, so it may as well happen once it is uncovered.
  private func canWait(_ transition: CompiledTransition, of instance: Int, in index: Int) -> Bool {
    guard transition.condition == nil, !transition.operations.isEmpty else { return false }
    let definition = coordinators[index].definition
    let route = definition.routes[coordinators[index].routeOfInstance[instance]]
    func holdsFlows(_ slots: Set<String>) -> Bool {
      let held = routesInSlots(of: index, where: slots.contains)
      return definition.routes.contains { $0.hosts != nil && held.contains($0.name) }
    }
    if transition.operations.count == 1, case .dismissScreen = transition.operations[0].kind {
      let placements = graph.placements(in: index).filter {
        $0.destination.target.route == route.name
      }
      return route.hosts == nil && placements.allSatisfy(\.isInSlot)
        && !canBeInOwnSlots(of: index, route)
    }
    let names = Set(route.slots.filter { !$0.allKinds.contains(where: \.isAlert) }.map(\.name))
    let overlays = Set(
      route.slots.filter { $0.allKinds.allSatisfy { $0 == .overlay || $0 == .blockingOverlay } }
        .map(\.name))
    return transition.operations.allSatisfy { operation in
      switch operation.kind {
      case .clear(let slot): names.contains(slot)
      // An overlay is part of its screen, and covered with it.
      case .fill(let slot, _): overlays.contains(slot)
      default: false
      }
    } && !holdsFlows(names)
  }

  /// Whether a slot of the coordinator itself can hold a screen.
  private func canBeInOwnSlots(of index: Int, _ route: RouteDefinition) -> Bool {
    let own = Set(coordinators[index].definition.slots.map(\.name))
    return routesInSlots(of: index, where: own.contains).contains(route.name)
  }

  /// The routes that slots of a coordinator and its screens can hold.
  func routesInSlots(of index: Int, where isWanted: (String) -> Bool) -> Set<String> {
    let definition = coordinators[index].definition
    let slots = definition.slots + definition.routes.flatMap(\.slots)
    var result = Set(slots.filter { isWanted($0.name) }.compactMap(\.initial?.route))
    // Others may put its screens into slots of its container.
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference)
      where placed.container == index {
        if case .fill(let slot, let destination) = placed.operation, isWanted(slot) {
          result.insert(destination.target.route)
        }
      }
    }
    return result
  }

  /// Whether a transition does anything, or says on which screen it ends: that is asked wherever it is heard.
  func moves(_ transition: CompiledTransition) -> Bool {
    !transition.operations.isEmpty || graph.promises(transition.reference)
  }
}

extension CompiledCondition {
  fileprivate func asksAboutSlot(of names: Set<String>) -> Bool {
    switch self {
    case .slotIsTaken(let name, _): names.contains(name)
    case .within(_, let inner), .not(let inner): inner.asksAboutSlot(of: names)
    case .all(let conditions), .any(let conditions):
      conditions.contains { $0.asksAboutSlot(of: names) }
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top, .presentedAs,
      .constant, .either, .variable, .fixedInput:
      false
    }
  }
}
