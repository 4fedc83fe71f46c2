package import NavGraphModel

extension Facts {
  /// A route with the arguments that have values: `item(id: 2)`.
  package func displayName(of screen: ScreenReference) -> String {
    let arguments = displayArguments(of: screen)
    let name = definition(of: screen).name
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The arguments that have values: `id: 2`.
  package func displayArguments(of screen: ScreenReference) -> [String] {
    let instance = flows[screen.coordinator].instances[screen.instance]
    return zip(definition(of: screen).arguments, instance.arguments).compactMap { argument, value in
      value.map { "\(argument.name): \($0)" }
    }
  }

  /// The route of a screen.
  package func route(of screen: ScreenReference) -> RouteReference {
    RouteReference(
      coordinator: screen.coordinator,
      route: flows[screen.coordinator].instances[screen.instance].route)
  }

  package func definition(of screen: ScreenReference) -> RouteDefinition {
    let route = route(of: screen)
    return graph.coordinators[route.coordinator].routes[route.route]
  }
}
