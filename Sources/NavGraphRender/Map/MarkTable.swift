import NavGraphModel

/// Marks by the places of a graph.
struct MarkTable: Sendable {
  private let byCoordinator: [String: [RouteMark]]

  /// - Parameter marks: Sorted in the order for one place.
  init(_ marks: [RouteMark]) {
    byCoordinator = Dictionary(grouping: marks, by: \.coordinator)
  }

  /// What belongs to the coordinator and none of its routes.
  func ofCoordinator(_ coordinator: CoordinatorDefinition) -> [RouteMark] {
    let names = Set(coordinator.routes.map(\.name))
    return of(coordinator.name).filter { mark in mark.route.map { !names.contains($0) } ?? true }
  }

  /// What belongs to the route and none of its transitions.
  func ofRoute(
    _ route: RouteDefinition, in coordinator: CoordinatorDefinition
  ) -> [RouteMark] {
    of(coordinator.name).filter { mark in
      mark.route == route.name
        && (mark.transition.map { !route.transitions.indices.contains($0) } ?? true)
    }
  }

  func ofTransition(_ index: Int, of route: String, in coordinator: String) -> [RouteMark] {
    of(coordinator).filter { $0.route == route && $0.transition == index }
  }

  private func of(_ coordinator: String) -> [RouteMark] { byCoordinator[coordinator] ?? [] }
}
