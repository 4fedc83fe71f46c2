import NavGraphModel

/// A coordinator with nothing but routes.
struct GraphOfRoutes {
  let graph: GraphDefinition

  init(_ routes: [String]) {
    let location = SourceLocation(file: "many", line: 1, column: 1)
    let coordinator = CoordinatorDefinition(
      name: "Many", dialect: .tcaCoordinators(.v0_14, .indexed),
      root: RoutePattern(route: routes[0]), rootEmbedsNavigation: true,
      routes: routes.map { RouteDefinition(name: $0, identity: .unique, location: location) },
      location: location)
    graph = GraphDefinition(name: "Many", coordinators: [coordinator], location: location)
  }
}
