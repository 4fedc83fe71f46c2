extension BoxGraph {
  /// Room between text and the border around it, in points.
  static let nodePadding = Size(width: 14, height: 10)
  static let labelPadding = Size(width: 7, height: 3)
  private static let smallestNode = Size(width: 88, height: 38)

  /// A box for each node, then one for the label of each edge; two arcs for each edge, which is so
  /// led through its label.
  ///
  /// An edge that runs from right to left is laid out from left to right and turned round afterwards
  /// (`BoxLayout.line(ofEdge:in:)`).
  init(_ cluster: RouteMap.Cluster, nodes: [TextBlock], edges: [TextBlock]) {
    boxes =
      nodes.map { $0.size.padded(by: Self.nodePadding, atLeast: Self.smallestNode) }
      + edges.map { $0.size.padded(by: Self.labelPadding, atLeast: .zero) }
    let order = NodeOrder(cluster).positions
    for (index, edge) in cluster.edges.enumerated() {
      let label = cluster.nodes.count + index
      let isForward = edge.kind.isForward
      // A label wants to be near the screen that has the button.
      let near = isForward ? 4 : 2
      let far = isForward ? 2 : 0
      if order[edge.source] < order[edge.target] {
        arcs.append(.into(label, from: edge.source, arrow: .none, weight: near))
        arcs.append(.out(of: label, to: edge.target, arrow: .atHead, weight: far))
      } else if order[edge.source] > order[edge.target] {
        arcs.append(.out(of: label, to: edge.source, arrow: .none, weight: near))
        arcs.append(.into(label, from: edge.target, arrow: .atTail, weight: far))
      } else {
        arcs.append(.into(label, from: edge.source, arrow: .none, weight: near))
        arcs.append(.into(label, from: edge.target, arrow: .atTail, weight: near))
      }
    }
  }
}

extension BoxGraph.Arc {
  fileprivate static func into(
    _ label: Int, from node: Int, arrow: BoxGraph.Arrow, weight: Int
  ) -> Self {
    Self(
      tail: node, head: label, arrow: arrow, weight: weight, leavesInMiddle: false,
      arrivesInMiddle: true)
  }

  fileprivate static func out(
    of label: Int, to node: Int, arrow: BoxGraph.Arrow, weight: Int
  ) -> Self {
    Self(
      tail: label, head: node, arrow: arrow, weight: weight, leavesInMiddle: true,
      arrivesInMiddle: false)
  }
}

extension BoxLayout {
  /// The two halves of an edge's line, each in the direction in which the edge is taken.
  func line(ofEdge index: Int, in graph: BoxGraph) -> [Curve] {
    let first = 2 * index
    return [first, first + 1].map { arc in
      let direction = graph.arcs[arc]
      // The first half ends at the label and the second begins there.
      let isTurned =
        switch direction.arrow {
        case .atTail: true
        case .atHead: false
        case .none: direction.leavesInMiddle
        }
      let points = arcs[arc].points.isEmpty ? straightLine(direction) : arcs[arc].points
      return Curve(points: isTurned ? points.reversed() : points, tip: arcs[arc].tip)
    }
  }

  /// For an arc that the layout lost.
  private func straightLine(_ arc: BoxGraph.Arc) -> [Point] {
    let start = Point(x: boxes[arc.tail].maxX, y: boxes[arc.tail].midY)
    let end = Point(x: boxes[arc.head].minX, y: boxes[arc.head].midY)
    return [start, start, end, end]
  }
}

extension Size {
  fileprivate func padded(by padding: Size, atLeast least: Size) -> Size {
    Size(
      width: max(least.width, width + 2 * padding.width),
      height: max(least.height, height + 2 * padding.height))
  }
}
