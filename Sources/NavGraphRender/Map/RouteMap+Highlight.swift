import NavGraphFacts
import NavGraphModel

extension RouteMap {
  /// Returns the map with some routes highlighted, as well as the edges from one of them to another, and everything
  /// else dimmed.
  ///
  /// A box represents the routes in it.
  ///
  /// - Throws: Where a name is that of no route.
  /// - Complexity: Linear in the map.
  func highlighting(
    _ names: [MapRequest.RouteName], in graph: GraphDefinition
  ) throws(RenderError) -> RouteMap {
    guard !names.isEmpty else { return self }
    let routes = Set(try graph.routes(named: names))
    var map = self
    map.parts = parts.map { $0.highlighting(routes) }
    return map
  }
}

extension RouteMap.Part {
  fileprivate func highlighting(_ routes: Set<RouteReference>) -> RouteMap.Part {
    var part = self
    func isHighlighted(_ node: Int) -> Bool {
      (nodes[node].contents + [nodes[node].route].compactMap { $0 }).contains(
        where: routes.contains)
    }
    for index in nodes.indices {
      part.nodes[index].emphasis = isHighlighted(index) ? .highlighted : .faded
    }
    for (index, edge) in edges.enumerated() {
      let isBetween = isHighlighted(edge.source) && isHighlighted(edge.target)
      part.edges[index].emphasis = isBetween ? .highlighted : .faded
    }
    for (index, hosting) in hostings.enumerated() {
      let isInside = nodes.indices.contains {
        nodes[$0].cluster == hosting.cluster && isHighlighted($0)
      }
      part.hostings[index].emphasis =
        isHighlighted(hosting.node) && isInside ? .highlighted : .faded
    }
    return part
  }
}

extension RouteMap.Emphasis {
  /// The classes in the drawing.
  var classes: [String] {
    switch self {
    case .plain: []
    case .highlighted: ["highlighted"]
    case .faded: ["faded"]
    }
  }
}
