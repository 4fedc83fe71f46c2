package import NavGraphModel

extension GraphDefinition {
  /// The screens whose action a transition hears; nil for a coordinator's own actions and links.
  package func screen(of reference: TransitionReference) -> RouteReference? {
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
