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
          isRecursive || keepsAnything || promises || app.canBeInSlots(route, of: index)
        else { continue }
        return PushdownObstacle(
          reason: """
            \u{201C}\(coordinator.definition.name)\u{201D} moves on an effect of \u{201C}\(route.name)\u{201D}, which \
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

  /// Whether a screen can stand in a slot.
  fileprivate func canBeInSlots(_ route: RouteDefinition, of index: Int) -> Bool {
    let definition = coordinators[index].definition
    let slots = definition.slots + definition.routes.flatMap(\.slots)
    return slots.contains { $0.initial?.route == route.name }
      // Others may put its screens into slots of its container.
      || graph.placedTransitions.contains { reference, transition in
        graph.placedOperations(of: transition, at: reference).contains { placed in
          guard placed.container == index, case .fill(_, let destination) = placed.operation else {
            return false
          }
          return destination.target.route == route.name
        }
      }
  }

  /// Whether a transition does anything, or says on which screen it ends: that is asked wherever it is heard.
  func moves(_ transition: CompiledTransition) -> Bool {
    !transition.operations.isEmpty || graph.promises(transition.reference)
  }
}
