import NavGraphFacts
import NavGraphModel

// Screens that navigate by themselves (`trigger: .effect`), also while others cover them. What is on top says which
// of them are beneath (``StackFeatures/actingCovered``), so each of their steps is a rule of every head that has them
// beneath. That holds as long as such a step depends on nothing that the screen keeps, and changes nothing of it.

extension StackModel {
  /// Why a step that a screen takes by itself cannot be told from what is on top; nil where all of them can.
  static func obstacle(
    ofMovesByThemselvesIn app: CompiledApp, moving: Set<Int>, isRecursive: Bool
  ) -> PushdownObstacle? {
    for index in moving.sorted() {
      let coordinator = app.coordinators[index]
      for instance in app.movingByThemselves(in: index, moving: moving).sorted() {
        let route = coordinator.definition.routes[coordinator.routeOfInstance[instance]]
        let keepsAnything =
          !route.slots.isEmpty || !route.variables.isEmpty || !route.effects.isEmpty
        let promises = coordinator.actions[instance].contains { action in
          action.transitions.contains { $0.trigger == .effect && app.graph.promises($0.reference) }
        }
        guard
          isRecursive || keepsAnything || promises || app.canBeInOwnSlots(of: index, route)
        else { continue }
        return .movesCovered(
          app, RouteReference(coordinator: index, route: coordinator.routeOfInstance[instance]))
      }
    }
    return nil
  }
}

extension CompiledApp {
  /// The instances of a coordinator's screens on whose effects something navigates: they themselves, or whoever hears
  /// them.
  func movingByThemselves(in index: Int, moving: Set<Int>) -> Set<Int> {
    guard features.hasEffectActions else { return [] }
    let heard = Set(
      moving.flatMap { coordinators[$0].handlers }
        .filter { $0.transitions.contains { moves($0) } }.map(\.action))
    let listens = moving.contains { number in
      coordinators[number].handlers.contains { handler in
        handler.trigger == .effect && handler.transitions.contains { moves($0) }
      }
    }
    let coordinator = coordinators[index]
    return Set(
      coordinator.instances.indices.filter { instance in
        guard hearing.mayActByItself[index][instance] else { return false }
        return listens
          || coordinator.actions[instance].contains { action in
            action.transitions.contains { transition in
              transition.trigger == .effect && (moves(transition) || heard.contains(action.name))
            }
          }
      })
  }

  /// The screens on whose effects something navigates, and that slots of other screens can hold.
  func actingInSlots(moving: Set<Int>) -> Set<ScreenReference> {
    guard features.hasEffectActions else { return [] }
    return moving.reduce(into: []) { result, index in
      let held = routesInSlots(of: index) { _ in true }
      for instance in movingByThemselves(in: index, moving: moving)
      where held.contains(routeName(of: instance, in: index)) {
        result.insert(ScreenReference(coordinator: index, instance: instance))
      }
    }
  }

  /// Whether a slot of the coordinator itself can hold a screen.
  fileprivate func canBeInOwnSlots(of index: Int, _ route: RouteDefinition) -> Bool {
    let own = Set(coordinators[index].definition.slots.map(\.name))
    return routesInSlots(of: index, where: own.contains).contains(route.name)
  }

  private func routeName(of instance: Int, in index: Int) -> String {
    let coordinator = coordinators[index]
    return coordinator.definition.routes[coordinator.routeOfInstance[instance]].name
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
