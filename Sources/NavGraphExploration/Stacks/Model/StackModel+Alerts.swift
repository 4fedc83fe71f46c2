import NavGraphFacts
import NavGraphModel

// While an alert is up, effects and what comes later push behind it, which no rule of a pushdown system does. Where an alert
// is opened and closed, and nothing else is done with that, the same happens without it: what brings back the screen that
// it is on comes before the alert, and what leaves that screen covered after it. `Docs/Internals/Analysis.md` has the proof.

extension StackModel {
  /// Returns whether the model is complete although nothing happens behind alerts.
  static func canIgnoreAlerts(_ app: CompiledApp, moving: Set<Int>) -> Bool {
    guard app.features.hasAlerts else { return false }
    // Of tabs and cases, too: their coordinator can fill those of a screen that does not act.
    let slots = Set(
      app.coordinators.map(\.definition).flatMap { definition in
        let isStack = if case .stack = definition.container { true } else { false }
        return (definition.slots + (isStack ? [] : definition.routes.flatMap(\.slots))).map(\.name)
      })
    func coversNothing(_ operations: [CompiledOperation]) -> Bool {
      !app.contains(in: operations) { kind in
        switch kind {
        case .stack, .dismissScreen, .clear, .within, .when, .oneOf, .later: false
        case .fill(let slot, _): slots.contains(slot)
        default: true
        }
      }
    }
    let screens = moving.flatMap { app.coordinators[$0].actions.joined() }
    let handled = Set(
      screens.filter { $0.transitions.contains { $0.trigger != .tap } }.map(\.name))
    let late = moving.flatMap { index -> [CompiledTransition] in
      let (coordinator, own) = (app.coordinators[index], app.coordinators[index].own)
      let handlers = coordinator.handlers.filter {
        $0.trigger != .tap || handled.contains($0.action)
      }
      return own.actions.flatMap(\.transitions).filter { $0.trigger != .tap }
        + own.links.flatMap(\.transitions) + handlers.flatMap(\.transitions)
    }
    let byThemselves = screens.flatMap(\.transitions).filter { $0.trigger != .tap }
    return (late + byThemselves).allSatisfy { coversNothing($0.operations) }
      && moving.allSatisfy { app.alertsOnlyClose(in: $0, moving: moving) }
      && app.pendingKinds.allSatisfy { kind in
        guard case .followUp(_, _, let operations, isOfScreen: false) = kind else {
          return false
        }
        return coversNothing(operations)
      }
  }
}

extension CompiledApp {
  /// Whether alerts of a coordinator do nothing but go, and come by taps on screens of stacks that do nothing else.
  fileprivate func alertsOnlyClose(in index: Int, moving: Set<Int>) -> Bool {
    let coordinator = coordinators[index]
    let slots = coordinator.definition.slots + coordinator.definition.routes.flatMap(\.slots)
    let alerts = Set(slots.filter { $0.allKinds.contains(where: \.isAlert) }.map(\.name))
    if alerts.isEmpty { return true }
    let (held, inSlots) = (
      routesInSlots(of: index, where: alerts.contains), routesInSlots(of: index) { _ in true }
    )
    let handlers = moving.flatMap { coordinators[$0].handlers }.filter {
      $0.transitions.contains { moves($0) }
    }
    let handled = Set(handlers.map(\.action))
    func opens(_ transition: CompiledTransition) -> Bool {
      contains(in: transition.operations) { kind in
        if case .fill(let slot, _) = kind { alerts.contains(slot) } else { false }
      }
    }
    return !handlers.flatMap(\.transitions).contains(where: opens)
      && !coordinator.own.actions.flatMap(\.transitions).contains(where: opens)
      && coordinator.instances.indices.allSatisfy { instance in
        let route = coordinator.definition.routes[coordinator.routeOfInstance[instance]]
        let isHeld = held.contains(route.name)
        if isHeld, route.hosts != nil || !route.slots.isEmpty || !route.variables.isEmpty {
          return false
        }
        return coordinator.actions[instance].allSatisfy { action in
          let isHandled = handled.contains(action.name)
          return action.transitions.allSatisfy { transition in
            if isHeld { return !isHandled && !moves(transition) && transition.trigger == .tap }
            return !opens(transition)
              || !isHandled && transition.trigger == .tap && transition.condition == nil
                && transition.operations.count == 1 && !inSlots.contains(route.name)
          }
        }
      }
  }
}
