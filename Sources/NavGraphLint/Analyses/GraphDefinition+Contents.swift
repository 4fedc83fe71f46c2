import NavGraphFacts
import NavGraphModel

extension GraphDefinition {
  /// Whether any screen or coordinator has effects.
  var hasEffects: Bool {
    coordinators.contains { coordinator in
      !coordinator.effects.isEmpty || coordinator.routes.contains { !$0.effects.isEmpty }
    }
  }

  /// Whether any route hosts a coordinator.
  var hasHosts: Bool {
    coordinators.contains { coordinator in coordinator.routes.contains { $0.hosts != nil } }
  }

  /// Whether any coordinator has deep links.
  var hasLinks: Bool { coordinators.contains { !$0.links.isEmpty } }

  /// The screen whose action a transition is about; nil where that is a coordinator's or a link.
  func screen(of reference: TransitionReference) -> RouteReference? {
    switch reference.place {
    case .screen(let route): return RouteReference(coordinator: reference.coordinator, route: route)
    case .coordinator:
      let source = coordinators[reference.coordinator].handlers[reference.index].source
      guard let leaf = leaf(of: source, from: reference.coordinator), let route = leaf.route else {
        return nil
      }
      return RouteReference(coordinator: leaf.0, route: route)
    case .link: return nil
    }
  }
}
