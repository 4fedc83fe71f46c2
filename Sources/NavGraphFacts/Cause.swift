package import NavGraphModel

/// What moves the state.
package enum Cause: Hashable, Sendable {
  /// An action; the first transition that heard it.
  case transition(TransitionReference)
  /// Operations of a transition that came later.
  case later(TransitionReference)
  /// An effect that sent its action, or ended without; what handles it.
  case effect(EffectReference)
  case gesture(Gesture)
}

extension Cause {
  /// The coordinator that registered it; nil for a gesture.
  package var coordinator: Int? {
    switch self {
    case .transition(let reference), .later(let reference): reference.coordinator
    case .effect(let reference): reference.coordinator
    case .gesture: nil
    }
  }
}

/// A transition of the graph, by indices.
package struct TransitionReference: Hashable, Sendable {
  /// Index into the graph's coordinators.
  package var coordinator: Int
  package var place: Place
  /// Index into the transitions at that place.
  package var index: Int

  /// Where a coordinator keeps transitions.
  package enum Place: Hashable, Sendable {
    /// On a screen, by index into the routes.
    case screen(Int)
    /// Among its handlers.
    case coordinator
    /// Among its deep links.
    case link
  }

  package init(coordinator: Int, place: Place, index: Int) {
    self.coordinator = coordinator
    self.place = place
    self.index = index
  }
}

/// An effect of the graph, by indices.
package struct EffectReference: Hashable, Sendable {
  /// Index into the graph's coordinators.
  package var coordinator: Int
  /// Index into the routes; nil for an effect of the coordinator itself.
  package var route: Int?
  /// Index into the effects there.
  package var index: Int

  package init(coordinator: Int, route: Int?, index: Int) {
    self.coordinator = coordinator
    self.route = route
    self.index = index
  }
}

/// A route of the graph, by indices.
package struct RouteReference: Hashable, Comparable, Sendable {
  /// Index into the graph's coordinators.
  package var coordinator: Int
  /// Index into the coordinator's routes.
  package var route: Int

  package init(coordinator: Int, route: Int) {
    self.coordinator = coordinator
    self.route = route
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.coordinator, left.route) < (right.coordinator, right.route)
  }
}

extension GraphDefinition {
  /// Whether a transition opens anything: one that only leads back depends on where it is taken by its nature.
  package func bringsScreens(_ reference: TransitionReference) -> Bool {
    transition(reference)?.operations.flattened.contains {
      $0.patterns.contains(where: \.isNew)
    } ?? false
  }

  /// The transition that a reference means, or nil where it means none (in data from outside).
  package func transition(_ reference: TransitionReference) -> Transition? {
    guard coordinators.indices.contains(reference.coordinator) else { return nil }
    let coordinator = coordinators[reference.coordinator]
    func element<Element>(of elements: [Element]) -> Element? {
      elements.indices.contains(reference.index) ? elements[reference.index] : nil
    }
    switch reference.place {
    case .screen(let route):
      guard coordinator.routes.indices.contains(route) else { return nil }
      return element(of: coordinator.routes[route].transitions)
    case .coordinator: return element(of: coordinator.handlers)?.transition
    case .link: return element(of: coordinator.links)?.transition
    }
  }

  /// The effect that a reference means, or nil where it means none.
  package func effect(_ reference: EffectReference) -> EffectDefinition? {
    guard coordinators.indices.contains(reference.coordinator) else { return nil }
    let coordinator = coordinators[reference.coordinator]
    var effects = coordinator.effects
    if let route = reference.route {
      guard coordinator.routes.indices.contains(route) else { return nil }
      effects = coordinator.routes[route].effects
    }
    return effects.indices.contains(reference.index) ? effects[reference.index] : nil
  }
}
