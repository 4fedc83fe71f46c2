extension RouteMap.Part {
  /// The part in pieces that nothing connects, in the order of their first clusters.
  ///
  /// - Complexity: Linear in the part.
  var components: [RouteMap.Part] {
    var leader = Array(clusters.indices)
    func find(_ cluster: Int) -> Int {
      var current = cluster
      while leader[current] != current {
        leader[current] = leader[leader[current]]
        current = leader[current]
      }
      return current
    }
    let pairs =
      edges.map { (nodes[$0.source].cluster, nodes[$0.target].cluster) }
      + hostings.map { (nodes[$0.node].cluster, $0.cluster) }
    for (left, right) in pairs {
      let (a, b) = (find(left), find(right))
      leader[max(a, b)] = min(a, b)
    }

    var componentOfLeader: [Int: Int] = [:]
    var clusterPlaces: [(component: Int, index: Int)] = []
    var components: [RouteMap.Part] = []
    for (index, cluster) in clusters.enumerated() {
      let root = find(index)
      let component = componentOfLeader[root] ?? components.count
      if component == components.count {
        components.append(RouteMap.Part(coordinatorNames: coordinatorNames))
      }
      componentOfLeader[root] = component
      clusterPlaces.append((component, components[component].clusters.count))
      components[component].clusters.append(cluster)
    }
    var nodePlaces: [Int] = []
    for node in nodes {
      let place = clusterPlaces[node.cluster]
      nodePlaces.append(components[place.component].nodes.count)
      var node = node
      node.cluster = place.index
      components[place.component].nodes.append(node)
    }
    for edge in edges {
      let component = clusterPlaces[nodes[edge.source].cluster].component
      var edge = edge
      edge.source = nodePlaces[edge.source]
      edge.target = nodePlaces[edge.target]
      components[component].edges.append(edge)
    }
    for hosting in hostings {
      let place = clusterPlaces[hosting.cluster]
      var hosting = hosting
      (hosting.node, hosting.cluster) = (nodePlaces[hosting.node], place.index)
      components[place.component].hostings.append(hosting)
    }
    return components
  }

  /// Boxes that a layout of the part has to place.
  var boxCount: Int { nodes.count + edges.count }

  func isCrossing(_ edge: RouteMap.Edge) -> Bool {
    nodes[edge.source].cluster != nodes[edge.target].cluster
  }

  /// The part with words at its nodes instead of lines between its clusters.
  var listingCrossings: RouteMap.Part {
    var part = self
    part.edges = edges.filter { !isCrossing($0) }
    part.hostings = []
    for edge in edges where isCrossing(edge) {
      let target = nodes[edge.target]
      let name = "\(briefName(of: target.cluster)) \u{203A} \(target.name)"
      part.nodes[edge.source].departures += edge.actions.map {
        RouteMap.Departure(kind: edge.kind, action: $0, target: name)
      }
    }
    return part
  }
}
