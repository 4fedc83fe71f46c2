/// A coordinator with everything measured and placed; the upper left corner of its frame is the
/// origin.
struct PlacedCluster: Hashable, Sendable {
  var cluster: RouteMap.Cluster
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
  /// Room between the frame and the graph; on the left there is the root's entry as well.
  private static let padding = (left: 46.0, top: 14.0, right: 26.0, bottom: 22.0)

  /// - Complexity: That of the layout.
  init(_ cluster: RouteMap.Cluster, layout: GraphLayout) throws(RenderError) {
    let nodeBlocks = cluster.nodes.map(TextBlock.init)
    let edgeBlocks = cluster.edges.map(TextBlock.init)
    let graph = BoxGraph(cluster, nodes: nodeBlocks, edges: edgeBlocks)
    let placed = try layout.layout(graph, name: cluster.name)
    let header = TextBlock(headerOf: cluster)

    let origin = Point(
      x: Self.padding.left, y: Self.headerOrigin.y + header.size.height + Self.padding.top)
    self.cluster = cluster
    self.header = header
    size = Size(
      width: max(
        origin.x + placed.size.width + Self.padding.right,
        header.size.width + 2 * Self.headerOrigin.x),
      height: origin.y + placed.size.height + Self.padding.bottom)
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

extension Rect {
  fileprivate func moved(by offset: Point) -> Rect {
    Rect(origin: origin.moved(by: offset), size: size)
  }
}

extension Curve {
  fileprivate func moved(by offset: Point) -> Curve {
    Curve(points: points.map { $0.moved(by: offset) }, tip: tip?.moved(by: offset))
  }
}
