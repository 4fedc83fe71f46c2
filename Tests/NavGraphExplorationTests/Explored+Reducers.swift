import NavGraph
import NavGraphExploration
import NavGraphFacts

extension Explored {
  /// A graph with registered reducers, which run in this process.
  init(_ graph: Graph, limits: Limits = Limits()) throws {
    self.init(
      try Exploration.explore(graph.definition, reducers: graph.reducers, limits: limits))
  }
}

/// What a stack shows: a root with navigation, and pushes above it.
func rootAndPushes(_ routes: [RouteName]) -> [RouteEntry<RouteName>] {
  routes.enumerated().map { $0 == 0 ? .root($1, embedsNavigation: true) : .push($1) }
}

/// What a reducer shows whose state is about other things: one screen, `home`.
func homeAlone<State>(_ state: State) -> [RouteEntry<RouteName>] {
  [.root("home")]
}
