import NavGraphModel

extension RouteMap {
  /// What of the map was asked for, with a sentence about it where something is left out.
  ///
  /// - Throws: Where the selection names what the graph does not have.
  /// - Complexity: O(*n* log *n*) in nodes and edges.
  func selecting(
    _ selection: MapRequest.Selection, in graph: GraphDefinition
  ) throws(RenderError) -> RouteMap {
    var map = self
    var reasons: [String] = []
    if !selection.coordinators.isEmpty {
      let chosen = try graph.coordinators(named: selection.coordinators)
      map.parts = map.parts.map { $0.around(clusters: Set(chosen)) }
      let names = chosen.map { graph.coordinators[$0].name }.joined(separator: ", ")
      reasons.append("\(names), with what is next to it")
    }
    if !reasons.isEmpty {
      let count = "\(map.screenCount) of \(counted(screenCount, "screen"))"
      map.summary.insert("\(count): \(reasons.joined(separator: "; "))", at: 0)
    }
    return map
  }

  private var screenCount: Int {
    parts.reduce(0) { sum, part in sum + part.nodes.count { $0.role.isScreen } }
  }
}

extension GraphDefinition {
  /// Indices of coordinators, sorted.
  func coordinators(named names: [String]) throws(RenderError) -> [Int] {
    var indices: Set<Int> = []
    for name in names {
      guard let index = coordinators.firstIndex(where: { $0.name == name }) else {
        throw .unknownCoordinator(
          name, nearest: nearestName(to: name, in: coordinators.map(\.name)))
      }
      indices.insert(index)
    }
    return indices.sorted()
  }
}

extension RouteMap.Part {
  /// Clusters with all that is in them, the screens that they lead to or host, those that host them,
  /// and deep links into them.
  ///
  /// Of the lines, those that start in the clusters, and those that lead back there.
  func around(clusters chosen: Set<Int>) -> RouteMap.Part {
    func isChosen(_ node: Int) -> Bool { chosen.contains(nodes[node].cluster) }
    var kept = Set(nodes.indices.filter(isChosen))
    for edge in edges {
      if isChosen(edge.source) { kept.insert(edge.target) }
      if isChosen(edge.target), nodes[edge.source].role == .link { kept.insert(edge.source) }
    }
    for hosting in hostings {
      if chosen.contains(hosting.cluster) { kept.insert(hosting.node) }
      guard isChosen(hosting.node) else { continue }
      let root = nodes.indices.first {
        nodes[$0].cluster == hosting.cluster && nodes[$0].role == .root
      }
      if let root { kept.insert(root) }
    }
    return keeping(nodes: kept) { isChosen($0.source) || isChosen($0.target) }
  }

  /// The part with some of its nodes, and of the edges between them those that are wanted.
  ///
  /// - Complexity: Linear in the part.
  func keeping(
    nodes kept: Set<Int>, edges isWanted: (RouteMap.Edge) -> Bool = { _ in true }
  ) -> RouteMap.Part {
    var part = RouteMap.Part()
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
      part.hostings.append(RouteMap.Hosting(node: node, cluster: cluster))
    }
    return part
  }
}
