import NavGraphModel

/// A place in a registration that exists in these tests alone.
func line(_ line: Int, column: Int = 1) -> NavGraphModel.SourceLocation {
  NavGraphModel.SourceLocation(file: "Navigation.swift", line: line, column: column)
}

/// A graph at line 1 with the given coordinators.
func graph(_ coordinators: CoordinatorDefinition..., name: String = "App") -> GraphDefinition {
  GraphDefinition(name: name, coordinators: coordinators, location: line(1))
}

func coordinator(
  named name: String = "Shop", root: String = "home", at location: Int = 2,
  _ routes: RouteDefinition...
) -> CoordinatorDefinition {
  CoordinatorDefinition(
    name: name, dialect: .tcaCoordinators(.v0_14, .identified), root: RoutePattern(route: root),
    rootEmbedsNavigation: true, routes: routes, location: line(location))
}

func screen(
  _ name: String, _ arguments: Argument..., identity: Identity = .unique, at location: Int = 3,
  actions transitions: [Transition] = []
) -> RouteDefinition {
  RouteDefinition(
    name: name, arguments: arguments, identity: identity, transitions: transitions,
    location: line(location))
}

func on(
  named action: String = "tapped", when condition: Condition? = nil, at location: Int = 4,
  _ operations: NavGraphModel.Operation...
) -> Transition {
  Transition(
    action: action, condition: condition, operations: operations, location: line(location))
}

func pattern(_ route: String, _ bindings: ArgumentBinding...) -> RoutePattern {
  RoutePattern(route: route, bindings: bindings)
}

func push(_ route: String, _ bindings: ArgumentBinding...) -> NavGraphModel.Operation {
  .append(Destination(target: RoutePattern(route: route, bindings: bindings), presentation: .push))
}

func bind(_ argument: String, to value: String) -> ArgumentBinding {
  ArgumentBinding(argument: argument, value: .constant(value))
}

func copy(_ argument: String, from source: String) -> ArgumentBinding {
  ArgumentBinding(argument: argument, value: .copied(from: source))
}
