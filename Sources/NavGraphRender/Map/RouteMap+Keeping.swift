extension RouteMap.Part {
  /// Indices of the edges that open screens: those that lead on and, to screens that none of these opens, those that
  /// lead back.
  var openings: Set<Int> {
    func ends(where isWanted: (RouteMap.Edge) -> Bool) -> Set<Int> {
      Set(edges.indices.filter { edges[$0].source != edges[$0].target && isWanted(edges[$0]) })
    }
    let onward = ends(where: \.kind.isForward)
    let opened = Set(onward.map { edges[$0].target })
    return onward.union(
      ends { $0.kind == .back && !opened.contains($0.target) && nodes[$0.target].role == .route })
  }

  /// Says at the end of an edge where it starts.
  mutating func nameOrigin(_ edge: RouteMap.Edge) {
    let source = nodes[edge.source]
    let isNear = source.cluster == nodes[edge.target].cluster
    nodes[edge.target].origins.add(
      source.name, of: isNear ? nil : briefName(of: source.cluster))
  }

  /// The part with some of its nodes, which say from where else they are opened.
  func keepingNames(of kept: Set<Int>) -> RouteMap.Part {
    var part = self
    for index in openings.sorted() {
      let edge = edges[index]
      if kept.contains(edge.target), !kept.contains(edge.source) { part.nameOrigin(edge) }
    }
    return part.keeping(nodes: kept)
  }

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
