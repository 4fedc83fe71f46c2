import NavGraphExploration
import NavGraphModel

/// Pushes of screens that hide their back button and have no button of their own that leads back.
///
/// What a screen's actions can do is read from the registration, by the arguments that the push gives it: no bound of a
/// search makes a difference. That it is pushed at all was seen.
struct ButtonlessPushes {
  let facts: Facts

  /// A push of a screen with its arguments.
  struct Push {
    let observation: OutcomeObservation
    let target: RoutePattern
    let coordinator: Int
  }

  /// - Complexity: Linear in the outcomes that were seen and in the transitions.
  var all: [Push] {
    facts.appliedOperations.compactMap { applied in
      guard case .append(let destination) = applied.operation, destination.presentation.isPush,
        hasNoWayBack(destination.target, in: applied.container)
      else { return nil }
      return Push(
        observation: applied.observation, target: destination.target,
        coordinator: applied.container)
    }
  }

  private func hasNoWayBack(_ target: RoutePattern, in coordinator: Int) -> Bool {
    let routes = facts.graph.coordinators[coordinator].routes
    guard let route = routes.first(where: { $0.name == target.route }) else { return false }
    let off = route.disabledGestures
    guard off.contains(.back), !off.contains(.edgeSwipe), !route.isTerminal, route.hosts == nil
    else { return false }
    let values = Dictionary(
      target.bindings.compactMap { binding -> (String, String)? in
        guard case .constant(let value) = binding.value else { return nil }
        return (binding.argument, value)
      }, uniquingKeysWith: { $1 })
    let own = route.transitions.filter { !($0.condition?.isRefuted(by: values) ?? false) }
    return !own.contains { $0.operations.mayRemove(theirScreen: route.name) }
      && !isHeardAround(route.name, of: facts.graph.coordinators[coordinator].name)
  }

  /// Whether a coordinator around hears an action of the screen and may remove it then.
  private func isHeardAround(_ route: String, of coordinator: String) -> Bool {
    facts.graph.coordinators.contains { outer in
      outer.handlers.contains { handler in
        let name: String?
        switch handler.source {
        case .descendant(let hosts, let route):
          name = isHost(hosts.last, of: coordinator) ? route : nil
        case .anyDepth(let inner, let route): name = inner == coordinator ? route : nil
        case .own, .dismissal: name = nil
        }
        return name == route && handler.transition.operations.mayRemove(theirScreen: route)
      }
    }
  }

  private func isHost(_ name: String?, of coordinator: String) -> Bool {
    facts.graph.coordinators.contains { outer in
      outer.routes.contains { $0.name == name && $0.hosts == coordinator }
    }
  }
}

extension [Operation] {
  /// Whether one of them can do more than bring another screen, show something on this one, or change state.
  fileprivate func mayRemove(theirScreen route: String) -> Bool {
    flattened.contains { operation in
      switch operation {
      case .append, .appendAll, .fill, .clear, .assign, .start, .cancel, .when, .oneOf, .later:
        false
      // What the screen does about it is among its own actions.
      case .send(_, .route(let target)): target.route != route
      default: true
      }
    }
  }
}

extension Condition {
  /// Whether it cannot hold for a screen with these arguments, whatever else holds.
  fileprivate func isRefuted(by values: [String: String]) -> Bool {
    switch self {
    case .argument(let name, let value): values[name].map { $0 != value } ?? false
    case .not(.argument(let name, let value)): values[name].map { $0 == value } ?? false
    case .all(let conditions): conditions.contains { $0.isRefuted(by: values) }
    case .any(let conditions): conditions.allSatisfy { $0.isRefuted(by: values) }
    default: false
    }
  }
}
