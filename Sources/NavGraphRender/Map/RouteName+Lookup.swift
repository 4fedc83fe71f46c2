package import NavGraphFacts
package import NavGraphModel

extension MapRequest.RouteName {
  /// Creates a name as a user types it: the text before the first dot is the coordinator.
  package init(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    self =
      parts.count < 2
      ? Self(route: text) : Self(coordinator: String(parts[0]), route: String(parts[1]))
  }

  /// The name as a user types it.
  package var text: String { (coordinator.map { $0 + "." } ?? "") + route }

  /// The route that is meant, its coordinator by its name or as drawings call it. Dots may also be part of a name.
  ///
  /// - Throws: Where there is none, with the nearest name, or more than one, with all of them.
  /// - Complexity: Linear in the routes.
  package func route(in graph: GraphDefinition) throws(RenderError) -> RouteReference {
    let text = text
    var found: [(reference: RouteReference, name: String)] = []
    var known: [String] = []
    let coordinatorNames = Set(graph.coordinators.map(\.name))
    for (index, coordinator) in graph.coordinators.enumerated() {
      let brief = briefCoordinatorName(coordinator.name, among: coordinatorNames)
      for (number, route) in coordinator.routes.enumerated() {
        let name = "\(coordinator.name).\(route.name)"
        known += [name, route.name]
        let isWhole = text == name || text == "\(brief).\(route.name)"
        guard isWhole || text == route.name else { continue }
        // The whole name is unambiguous, even if other things have the same name.
        let reference = RouteReference(coordinator: index, route: number)
        if isWhole { return reference }
        found.append((reference, name))
      }
    }
    guard let first = found.first else {
      throw .unknownRoute(text, nearest: nearestName(to: text, in: known))
    }
    guard found.count == 1 else {
      throw .ambiguousRoute(text, candidates: found.map(\.name))
    }
    return first.reference
  }
}
