import NavGraphExploration
import NavGraphFacts
import NavGraphModel

/// The facts of an app with two screens.
func shopFacts() throws -> Facts {
  let place = NavGraphModel.SourceLocation(file: "Navigation.swift", line: 1, column: 1)
  let push = Transition(
    action: "open",
    operations: [
      .append(Destination(target: RoutePattern(route: "item"), presentation: .push))
    ], location: place)
  let coordinator = CoordinatorDefinition(
    name: "Shop", dialect: .tcaCoordinators(.v0_14, .identified),
    root: RoutePattern(route: "home"), rootEmbedsNavigation: true,
    routes: [
      RouteDefinition(
        name: "home", identity: .constant("home"), transitions: [push], location: place),
      RouteDefinition(name: "item", identity: .unique, location: place),
    ], location: place)
  return try Exploration.explore(
    GraphDefinition(name: "Shop", coordinators: [coordinator], location: place))
}
