import NavGraphFacts
import NavGraphModel

/// Pushes of screens that hide their back button and have no button of their own that leads back for every answer of
/// their requests.
///
/// The registration shows what a screen's actions can do, with the arguments of the push: no bound of a
/// search makes a difference. The push itself was seen.
struct ButtonlessPushes {
  let facts: Facts

  /// A push of a screen with its arguments.
  struct Push {
    let observation: OutcomeObservation
    let target: RoutePattern
    let coordinator: Int
    let missing: Missing
  }

  /// Why no button leads back.
  enum Missing: Hashable {
    /// There is none.
    case button
    /// Only the success of this request leads back.
    case failure(request: String)
  }

  /// - Complexity: Linear in the outcomes that were seen and in the transitions.
  var all: [Push] {
    facts.appliedPushes.compactMap { push in
      missing(on: push.target, in: push.coordinator).map { missing in
        Push(
          observation: push.observation, target: push.target, coordinator: push.coordinator,
          missing: missing)
      }
    }
  }

  /// The coordinators with such a push besides those that were seen.
  ///
  /// - Parameter seen: The names of coordinators and their screens.
  /// - Complexity: Linear in the transitions, for each of them that pushes.
  func coordinatorsWithUnseen(besides seen: Set<[String]>) -> Set<Int> {
    facts.graph.placedTransitions.reduce(into: []) { result, placed in
      for operation in facts.graph.placedOperations(of: placed.transition, at: placed.reference) {
        guard case .append(let destination) = operation.operation, destination.presentation.isPush,
          !seen.contains([
            facts.graph.coordinators[operation.container].name, destination.target.route,
          ]),
          missing(on: destination.target, in: operation.container) != nil
        else { continue }
        result.insert(operation.container)
      }
    }
  }

  /// Why no button leads back from a screen; nil where one does, or the bar's.
  private func missing(on target: RoutePattern, in coordinator: Int) -> Missing? {
    let definition = facts.graph.coordinators[coordinator]
    guard let route = definition.routes.first(where: { $0.name == target.route }),
      route.isLeftOnlyBySwiping
    else { return nil }
    let values = Dictionary(
      target.bindings.compactMap { binding -> (String, String)? in
        guard case .constant(let value) = binding.value else { return nil }
        return (binding.argument, value)
      }, uniquingKeysWith: { $1 })
    let own = route.transitions.filter { !($0.condition?.isRefuted(by: values) ?? false) }
    let leading = Set(
      own.filter { mayRemove(route, by: $0, in: definition) }.map(\.action)
        + handledByEnclosing(route.name, of: definition.name))
    guard !isRemovedByItsSlots(route, in: definition) else { return nil }
    guard !leading.isEmpty else { return .button }
    let requests = route.effects.filter { effect in
      effect.actions.contains(where: leading.contains)
        && !leading.isSuperset(of: effect.actions)
    }
    guard leading.isSubset(of: requests.flatMap(\.actions)) else { return nil }
    return requests.first.map { .failure(request: $0.name) }
  }

  /// Whether a transition may remove a screen, itself or by a screen that it shows in a slot.
  func mayRemove(
    _ route: RouteDefinition, by transition: Transition, in coordinator: CoordinatorDefinition
  ) -> Bool {
    mayRemove(route, by: transition.operations, in: coordinator, through: [])
  }

  /// Whether a screen that the slots hold without any action may remove theirs.
  func isRemovedByItsSlots(
    _ route: RouteDefinition, in coordinator: CoordinatorDefinition
  ) -> Bool {
    route.slots.contains { slot in
      guard let target = slot.initial ?? slot.derived?.target else { return false }
      return mayRemove(
        route, from: target.route, inSlot: slot.name, of: coordinator, through: [])
    }
  }

  private func mayRemove(
    _ route: RouteDefinition, by operations: [Operation], in coordinator: CoordinatorDefinition,
    through shown: Set<String>
  ) -> Bool {
    operations.mayRemove(theirScreen: route.name)
      || operations.containNested {
        guard case .fill(let slot, let destination) = $0 else { return false }
        return mayRemove(
          route, from: destination.target.route, inSlot: slot, of: coordinator, through: shown)
      }
  }

  /// Whether a screen in a slot may remove the screen below it. Its `dismiss()` closes itself, unless it is an overlay.
  private func mayRemove(
    _ route: RouteDefinition, from name: String, inSlot slot: String,
    of coordinator: CoordinatorDefinition, through shown: Set<String>
  ) -> Bool {
    guard !shown.contains(name), let screen = coordinator.routes.first(where: { $0.name == name })
    else { return false }
    let isOverlay = (coordinator.slots + coordinator.routes.flatMap(\.slots)).contains {
      $0.name == slot && !$0.kind(of: name).isModalLayer && $0.kind(of: name) != .push
    }
    return screen.hosts != nil || !handledByEnclosing(name, of: coordinator.name).isEmpty
      || screen.transitions.contains { transition in
        mayRemove(
          route, by: transition.operations.filter { isOverlay || $0 != .dismissScreen },
          in: coordinator, through: shown.union([name]))
      }
  }

  /// Returns the actions of a screen at which an enclosing coordinator may remove it.
  func handledByEnclosing(_ route: String, of coordinator: String) -> [String] {
    facts.graph.coordinators.flatMap { outer in
      outer.handlers.filter { handler in
        let name: String?
        switch handler.source {
        case .descendant(let hosts, let route):
          name = isHost(hosts.last, of: coordinator) ? route : nil
        case .anyDepth(let inner, let route): name = inner == coordinator ? route : nil
        case .own, .dismissal: name = nil
        }
        return name == route && handler.transition.operations.mayRemove(theirScreen: route)
      }.map(\.transition.action)
    }
  }

  private func isHost(_ name: String?, of coordinator: String) -> Bool {
    facts.graph.coordinators.contains { outer in
      outer.routes.contains { $0.name == name && $0.hosts == coordinator }
    }
  }
}

extension RouteDefinition {
  /// Whether it hides the bar's back button, and leaves the swipe from the edge.
  var isLeftOnlyBySwiping: Bool {
    disabledGestures.contains(.back) && !disabledGestures.contains(.edgeSwipe) && !isTerminal
      && hosts == nil
  }
}

extension [Operation] {
  /// Whether one of them can do more than bring another screen, show something on this one, or change state.
  func mayRemove(theirScreen route: String) -> Bool {
    flattened.contains { operation in
      switch operation {
      case .append, .appendAll, .fill, .clear, .assign, .start, .cancel, .when, .oneOf, .later:
        false
      // The screen's handling of it is among its own actions.
      case .send(_, .route(let target)): target.route != route
      default: true
      }
    }
  }
}

extension Condition {
  /// Returns whether it cannot hold for a screen with these arguments, regardless of everything else.
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
