/// What an author registered, by names: the model before it is compiled for a search.
package struct GraphDefinition: Hashable, Codable, Sendable {
  package var name: String
  /// Sorted by name, so that the order of registration changes nothing.
  package private(set) var coordinators: [CoordinatorDefinition]
  package var location: SourceLocation

  package init(name: String, coordinators: [CoordinatorDefinition], location: SourceLocation) {
    self.name = name
    self.coordinators = coordinators.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
    self.location = location
  }
}

/// A coordinator: its dialect, its root, and its routes in the order of registration.
package struct CoordinatorDefinition: Hashable, Codable, Sendable {
  package var name: String
  package var dialect: Dialect
  package var root: RoutePattern
  /// Whether the root brings a navigation container, on which others can be pushed.
  package var rootEmbedsNavigation: Bool
  package var routes: [RouteDefinition]
  package var location: SourceLocation

  package init(
    name: String, dialect: Dialect, root: RoutePattern, rootEmbedsNavigation: Bool,
    routes: [RouteDefinition], location: SourceLocation
  ) {
    self.name = name
    self.dialect = dialect
    self.root = root
    self.rootEmbedsNavigation = rootEmbedsNavigation
    self.routes = routes
    self.location = location
  }
}

extension GraphDefinition {
  /// Changes every source location, as a loader does that shortens paths.
  package func mappingLocations(_ transform: (SourceLocation) -> SourceLocation) -> Self {
    var copy = self
    copy.location = transform(location)
    for coordinator in copy.coordinators.indices {
      copy.coordinators[coordinator].location = transform(coordinators[coordinator].location)
      for route in copy.coordinators[coordinator].routes.indices {
        var definition = coordinators[coordinator].routes[route]
        definition.location = transform(definition.location)
        definition.duplicates = definition.duplicates.map(transform)
        for transition in definition.transitions.indices {
          definition.transitions[transition].location = transform(
            definition.transitions[transition].location)
        }
        copy.coordinators[coordinator].routes[route] = definition
      }
    }
    return copy
  }
}
