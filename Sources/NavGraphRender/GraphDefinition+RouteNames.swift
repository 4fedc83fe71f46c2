package import NavGraphExploration
package import NavGraphModel

extension MapRequest.RouteName {
  /// - Parameter text: `detail`, or `Shop.detail`; everything after the first dot is the route.
  package init(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
      self.init(coordinator: String(parts[0]), route: String(parts[1]))
    } else {
      self.init(route: text)
    }
  }

  /// The name as a person gave it.
  package var displayName: String { coordinator.map { "\($0).\(route)" } ?? route }
}

extension GraphDefinition {
  /// The routes that a name means, in the order of the graph: of several coordinators where it names none.
  ///
  /// - Throws: ``RenderError/unknownRoute(_:nearest:)`` where there is none.
  package func routes(
    named name: MapRequest.RouteName
  ) throws(RenderError) -> [RouteReference] {
    var found: [RouteReference] = []
    for (index, coordinator) in coordinators.enumerated() {
      for (route, definition) in coordinator.routes.enumerated() {
        let isMeant =
          name.coordinator.map { $0 == coordinator.name && definition.name == name.route } ?? false
        // A route's name may have a dot in it.
        if isMeant || definition.name == name.displayName {
          found.append(RouteReference(coordinator: index, route: route))
        }
      }
    }
    guard found.isEmpty else { return found }
    let known = coordinators.flatMap { coordinator in
      coordinator.routes.map {
        name.coordinator == nil ? $0.name : "\(coordinator.name).\($0.name)"
      }
    }
    throw .unknownRoute(name.displayName, nearest: nearestName(to: name.displayName, in: known))
  }
}
