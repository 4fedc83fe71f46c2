import NavGraph

/// What a stack shows: a root with navigation, and pushes above it.
func rootAndPushes(_ routes: [RouteName]) -> [RouteEntry<RouteName>] {
  routes.enumerated().map { $0 == 0 ? .root($1, embedsNavigation: true) : .push($1) }
}

/// What a reducer shows whose state is about other things: one screen.
func alone<State>(_ route: RouteName) -> (State) -> [RouteEntry<RouteName>] {
  { _ in [.root(route)] }
}
