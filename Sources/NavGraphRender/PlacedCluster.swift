/// A coordinator with everything measured and placed; the upper left corner of its frame is the
/// origin.
struct PlacedCluster: Hashable, Sendable {
  var cluster: RouteMap.Cluster
  var direction: BoxGraph.Direction
  /// Name, dialect and findings.
  var header: TextBlock
  /// The size of the frame.
  var size: Size
  /// One for each node of the cluster.
  var nodes: [Node]
  /// One for each edge of the cluster.
  var edges: [Edge]

  struct Node: Hashable, Sendable {
    var block: TextBlock
    var box: Rect
  }

  struct Edge: Hashable, Sendable {
    var block: TextBlock
    var label: Rect
    /// From the source to the label, and on to the target.
    var line: [Curve]
  }

  /// Where the header's text begins.
  static let headerOrigin = Point(x: 20, y: 16)
  /// Room between the frame and the graph.
  private static let padding = 24.0
  /// Room for the arrow into the root, before the graph.
  private static let entryLength = 24.0
  /// A wider graph is laid out downwards as well, to see whether it then fits a page better.
  private static let comfortableWidth = 1500.0

  /// Lays out from left to right, or from top to bottom where that would be a ribbon.
  ///
  /// - Complexity: That of the layout.
  init(_ cluster: RouteMap.Cluster, layout: GraphLayout) throws(RenderError) {
    let wide = try PlacedCluster(cluster, direction: .rightwards, layout: layout)
    self = wide
    guard wide.size.width > Self.comfortableWidth, wide.size.width > 2 * wide.size.height else {
      return
    }
    let tall = try PlacedCluster(cluster, direction: .downwards, layout: layout)
    // Pages scroll downwards, so some height is better than the same width.
    if max(tall.size.width, 0.8 * tall.size.height) < 0.8 * wide.size.width { self = tall }
  }

  init(
    _ cluster: RouteMap.Cluster, direction: BoxGraph.Direction, layout: GraphLayout
  ) throws(RenderError) {
    let nodeBlocks = cluster.nodes.map(TextBlock.init)
    let edgeBlocks = cluster.edges.map(TextBlock.init)
    let graph = BoxGraph(cluster, nodes: nodeBlocks, edges: edgeBlocks, direction: direction)
    let placed = try layout.layout(graph, name: cluster.name).spreadingEnds(of: graph)
    let header = TextBlock(headerOf: cluster)

    var origin = Point(
      x: Self.padding, y: Self.headerOrigin.y + header.size.height + Self.padding / 2)
    switch direction {
    case .rightwards: origin.x += Self.entryLength
    case .downwards: origin.y += Self.entryLength
    }
    self.cluster = cluster
    self.direction = direction
    self.header = header
    size = Size(
      width: max(
        origin.x + placed.size.width + Self.padding,
        header.size.width + 2 * Self.headerOrigin.x),
      height: origin.y + placed.size.height + Self.padding)
    nodes = nodeBlocks.enumerated().map { index, block in
      Node(block: block, box: placed.boxes[index].moved(by: origin))
    }
    edges = cluster.edges.indices.map { index in
      Edge(
        block: edgeBlocks[index],
        label: placed.boxes[cluster.nodes.count + index].moved(by: origin),
        line: placed.line(ofEdge: index, in: graph).map { $0.moved(by: origin) })
    }
  }
}

extension TextBlock {
  fileprivate init(headerOf cluster: RouteMap.Cluster) {
    append(wrapping: cluster.name, style: .cluster, width: 420, lineLimit: 2)
    append(wrapping: cluster.subtitle, style: .dialect, width: 420, lineLimit: 2)
    append(cluster.marks)
  }
}
