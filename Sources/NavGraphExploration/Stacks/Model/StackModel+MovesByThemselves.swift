import NavGraphFacts
import NavGraphModel

// Screens that navigate by themselves (`trigger: .effect`), also while others cover them. What is on top says which
// of them are beneath (``StackFeatures/actingCovered``), so each of their steps is a rule of every head that has them
// beneath. That holds as long as such a step depends on nothing that the screen keeps, and changes nothing of it.
//
// An action that does no more than change its own screen waits instead until nothing covers that, as pending effects
// do (`StackModel+Effects`): it can come at any time, also then.

extension StackModel {
  /// Why a step that a screen takes by itself cannot be told from what is on top; nil where all of them can.
  static func obstacle(
    ofMovesByThemselvesIn app: CompiledApp, moving: Set<Int>, isRecursive: Bool
  ) -> PushdownObstacle? {
    for index in moving.sorted() {
      let coordinator = app.coordinators[index]
      for instance in app.movingByThemselves(in: index, moving: moving).sorted() {
        let screen = EffectScreen(coordinator: coordinator, instance: instance)
        let promises = coordinator.actions[instance].contains { action in
          action.transitions.contains { $0.trigger == .effect && app.graph.promises($0.reference) }
        }
        guard
          isRecursive || screen.keepsAnything || promises || screen.isInSlots(of: app, index)
            || !app.conditions.gates.isEmpty
        else { continue }
        let route = coordinator.definition.routes[coordinator.routeOfInstance[instance]].name
        return PushdownObstacle(
          reason: """
            \u{201C}\(coordinator.definition.name)\u{201D} moves on an effect of \u{201C}\(route)\u{201D}, which \
            may be covered
            """)
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
    let waiting = actionsThatWait(of: index, moving: moving)
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
            !waiting[instance].contains(action.name)
              && action.transitions.contains { transition in
                transition.trigger == .effect && (moves(transition) || heard.contains(action.name))
              }
          }
      })
  }

  /// By instance of a coordinator: the actions that its screen sends by itself and that can as well come later, when
  /// nothing covers the screen.
  func actionsThatWait(of index: Int, moving: Set<Int>) -> [Set<Int>] {
    let coordinator = coordinators[index]
    guard features.hasEffectActions, coordinator.isStack, conditions.gates.isEmpty,
      !isRecursive(moving)
    else {
      return coordinator.instances.map { _ in [] }
    }
    let heard = Set(
      moving.flatMap { coordinators[$0].handlers }
        .filter { $0.transitions.contains { moves($0) } }.map(\.action))
    return coordinator.instances.indices.map { instance in
      let screen = EffectScreen(coordinator: coordinator, instance: instance)
      let actions = coordinator.actions[instance].filter { action in
        let transitions = action.transitions.filter { $0.trigger == .effect }
        return transitions.contains { moves($0) } && !heard.contains(action.name)
          && transitions.allSatisfy {
            screen.isAlone(in: $0) && !graph.promises($0.reference)
          }
      }
      return actions.isEmpty || screen.hosts || screen.isInSlots(of: self, index)
        ? [] : Set(actions.map(\.name))
    }
  }

  /// Whether a transition does anything, or says on which screen it ends: that is asked wherever it is heard.
  func moves(_ transition: CompiledTransition) -> Bool {
    !transition.operations.isEmpty || graph.promises(transition.reference)
  }
}
