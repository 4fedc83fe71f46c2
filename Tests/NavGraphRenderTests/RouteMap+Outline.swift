@testable import NavGraphRender

extension RouteMap {
  /// Nodes, edges and hostings of all parts, one in a line.
  var outline: [String] { parts.flatMap(\.outline) }
}

extension RouteMap.Part {
  /// First each coordinator with its nodes, then edges, then hostings.
  var outline: [String] {
    func name(_ node: Int) -> String {
      "\(clusters[nodes[node].cluster].name).\(nodes[node].name)"
    }
    let contents = clusters.enumerated().map { index, cluster in
      "\(cluster.name): " + nodes.filter { $0.cluster == index }.map(\.name).joined(separator: " ")
    }
    let lines = edges.map { edge in
      let actions = edge.actions.map(\.name).joined(separator: "+")
      return "\(name(edge.source)) -\(edge.kind.name)-> \(name(edge.target)): \(actions)"
    }
    return contents + lines + hostings.map { "\(name($0.node)) hosts \(clusters[$0.cluster].name)" }
  }
}
