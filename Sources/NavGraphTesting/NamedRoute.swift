internal import NavGraph
internal import NavGraphFacts
internal import NavGraphModel

/// A route as a claim names it, of any type.
struct NamedRoute {
  let name: String
  /// The names of all routes of its type; none where they are not known.
  let siblings: [String]
  let coordinator: String?

  init<Route: RouteKey>(_ route: Route, in coordinator: (any FlowName)?) {
    name = route.rawValue
    siblings = Route.allCases.map(\.rawValue)
    self.coordinator = coordinator?.flowName
  }
}

extension GraphDefinition {
  /// The routes that are meant: in each coordinator that has all routes of the type.
  func routes(meant named: NamedRoute) throws(UnknownName) -> Set<RouteReference> {
    if let name = named.coordinator, !coordinators.contains(where: { $0.name == name }) {
      throw UnknownName("coordinator", name, among: coordinators.map(\.name))
    }
    var result: Set<RouteReference> = []
    for (index, coordinator) in coordinators.enumerated()
    where named.coordinator == nil || named.coordinator == coordinator.name {
      let names = Set(coordinator.routes.map(\.name))
      guard names.isSuperset(of: named.siblings),
        let route = coordinator.routes.firstIndex(where: { $0.name == named.name })
      else { continue }
      result.insert(RouteReference(coordinator: index, route: route))
    }
    if result.isEmpty {
      throw UnknownName(
        "route", named.name, in: named.coordinator,
        among: coordinators.filter { named.coordinator == nil || named.coordinator == $0.name }
          .flatMap(\.routes).map(\.name))
    }
    return result
  }
}

/// A name that a claim uses and the graph has not.
struct UnknownName: Error, Hashable {
  let message: String

  init(
    _ kind: String, _ name: String, in coordinator: String? = nil, among known: [String]
  ) {
    let owner = coordinator.map { quoted($0) + " has" } ?? "the graph has"
    // A name that is there belongs to routes of another type.
    let hint =
      if known.contains(name) {
        ": coordinators that have a route of this name have other routes than its type"
      } else {
        nearestName(to: name, in: known).map { "; did you mean \(quoted($0))?" } ?? ""
      }
    message = "\(owner) no \(kind) \(quoted(name))\(hint)"
  }
}
