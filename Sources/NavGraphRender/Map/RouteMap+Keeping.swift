extension RouteMap.Part {
  /// The part with some of its nodes, and of the edges between them those that are wanted.
  ///
  /// - Complexity: Linear in the part.
  func keeping(
    nodes kept: Set<Int>, edges isWanted: (RouteMap.Edge) -> Bool = { _ in true }
  ) -> RouteMap.Part {
    var part = RouteMap.Part(coordinatorNames: coordinatorNames)
    var clusterPlaces: [Int?] = Array(repeating: nil, count: clusters.count)
    let inhabited = Set(kept.map { nodes[$0].cluster })
    for (index, cluster) in clusters.enumerated() where inhabited.contains(index) {
      clusterPlaces[index] = part.clusters.count
      part.clusters.append(cluster)
    }
    var nodePlaces: [Int?] = Array(repeating: nil, count: nodes.count)
    for (index, node) in nodes.enumerated() where kept.contains(index) {
      guard let cluster = clusterPlaces[node.cluster] else { continue }
      nodePlaces[index] = part.nodes.count
      var node = node
      node.cluster = cluster
      part.nodes.append(node)
    }
    for edge in edges where isWanted(edge) {
      guard let source = nodePlaces[edge.source], let target = nodePlaces[edge.target] else {
        continue
      }
      var edge = edge
      (edge.source, edge.target) = (source, target)
      part.edges.append(edge)
    }
    for hosting in hostings {
      guard let node = nodePlaces[hosting.node], let cluster = clusterPlaces[hosting.cluster] else {
        continue
      }
      var hosting = hosting
      (hosting.node, hosting.cluster) = (node, cluster)
      part.hostings.append(hosting)
    }
    return part
  }
}
