/// Coordinators that belong together, with everything measured and placed; the upper left corner of
/// it all is the origin.
struct PlacedPart: Hashable, Sendable {
  var part: RouteMap.Part
  var direction: BoxGraph.Direction
  /// How it was placed.
  var effort: LayoutEffort
  var size: Size
  /// One for each cluster of the part.
  var clusters: [Cluster]
  /// One for each node of the part.
  var nodes: [Node]
  /// One for each edge of the part.
  var edges: [Edge]
  /// Those between two clusters.
  var hostings: [Hosting]
  /// Whether actions are rows of their screen's card, rather than labels between two screens.
  var isOfCards = false
  /// Points that a tree of coordinators takes in one column at most.
  var treeHeight = CardShape().treeHeight

  struct Cluster: Hashable, Sendable {
    /// Name, dialect and findings; of a collapsed one, nothing.
    var heading: TextBlock
    /// Of a collapsed one, its box.
    var frame: Rect
  }

  struct Node: Hashable, Sendable {
    var block: TextBlock
    var box: Rect
    /// Where the arrow into a root points, clear of the lines that end on that side.
    var entry: Point
    /// Where the text begins; nil where it is in the middle of the box.
    var textOrigin: Point?
    /// Of actions that are not drawn.
    var hiddenMarks: [RouteMark] = []
  }

  struct Edge: Hashable, Sendable {
    var block: TextBlock
    var label: Rect
    /// From the source to the label, and on to the target; from the label to the target where that is a row of a
    /// card, or nothing.
    var line: [Curve]
  }

  struct Hosting: Hashable, Sendable {
    /// Index into the part's hostings.
    var index: Int
    /// From the node to the frame.
    var line: Curve
  }

  /// The space around boxes without a frame: for the arrow into a root, and the edges of a pile.
  var margin: Double { isOfCards ? 0 : part.clusters.contains { $0.isCollapsed } ? 12 : 0 }

  /// The size with the margin.
  var room: Size { Size(width: size.width + 2 * margin, height: size.height + 2 * margin) }

  /// What the drawing says about how this was placed.
  var remark: String? { effort.remark(on: part.name) }

  /// Where the heading's text begins, from the frame's corner.
  static let headingOrigin = Point(x: 20, y: 12)

  /// In the direction that fits a page better.
  ///
  /// - Complexity: That of the layout.
  init(_ part: RouteMap.Part, layout: GraphLayout) throws(RenderError) {
    self = try BoxGraph.Direction.best(boxCount: part.boxCount, size: \.size) {
      direction throws(RenderError) in
      try PlacedPart(part, direction: direction, layout: layout)
    }
  }

  init(
    _ part: RouteMap.Part, direction: BoxGraph.Direction, layout: GraphLayout
  ) throws(RenderError) {
    let loops = part.nodes.indices.map { part.loops(at: $0) }
    let lines = part.withoutLoops
    let nodeBlocks = loops.enumerated().map { TextBlock(part.shownNode($0), loops: $1) }
    let edgeBlocks = lines.edges.map(TextBlock.init)
    let headings = part.clusters.indices.map { TextBlock(headingOf: $0, in: part) }
    var graph = BoxGraph(
      lines, nodes: nodeBlocks, edges: edgeBlocks, headings: headings, direction: direction)
    for node in loops.indices where !loops[node].isEmpty { graph.addRoom(forLoopsAt: node) }
    var placed = try layout.layout(graph, name: part.name)
    for node in loops.indices where !loops[node].isEmpty {
      placed.removeRoom(forLoopsAt: node, direction)
    }
    placed = placed.spreadingEnds(of: graph)
    self.part = part
    self.direction = direction
    effort = placed.effort
    size = placed.size
    var frames = placed.frames[...]
    var frameOfCluster: [Rect] = []
    for (index, cluster) in part.clusters.enumerated() {
      let box = part.nodes.firstIndex { cluster.isCollapsed && $0.cluster == index }
      if let frame = box.map({ placed.boxes[$0] }) ?? frames.popFirst() {
        frameOfCluster.append(frame)
      }
    }
    clusters = zip(headings, frameOfCluster).map { Cluster(heading: $0, frame: $1) }
    let ends = Set(
      graph.arcs.filter { $0.isVisible && $0.head < nodeBlocks.count }.map(\.head))
    nodes = nodeBlocks.enumerated().map { index, block in
      let box = placed.boxes[index]
      return Node(
        block: block, box: box, entry: box.entry(direction, isShared: ends.contains(index)))
    }
    var drawn = edgeBlocks.enumerated().map { index, block in
      Edge(
        block: block, label: placed.boxes[part.nodes.count + index],
        line: placed.line(ofEdge: index, in: graph))
    }[...]
    var loopCounts = part.nodes.map { _ in 0 }
    edges = part.edges.compactMap { edge in
      guard edge.source == edge.target else { return drawn.popFirst() }
      let arc = Self.loop(
        loopCounts[edge.source], of: loops[edge.source].count, at: placed.boxes[edge.source],
        direction)
      loopCounts[edge.source] += 1
      return Edge(
        block: TextBlock(), label: Rect(origin: arc.points[2], size: .zero), line: [arc])
    }
    hostings = NodeOrder(part).hostings.enumerated().map { index, hosting in
      let line = placed.line(ofArc: 2 * lines.edges.count + index, in: graph)
      let frame = frameOfCluster[part.hostings[hosting.index].cluster]
      return Hosting(index: hosting.index, line: line.cut(atEntryInto: frame))
    }
  }
}

extension Rect {
  /// Where an arrow points that leads in from outside: to the middle of the side, or to its
  /// beginning where lines end in the middle.
  func entry(_ direction: BoxGraph.Direction, isShared: Bool) -> Point {
    let offset = 8.0
    return switch direction {
    case .rightwards: Point(x: minX, y: isShared ? minY + offset : midY)
    case .downwards: Point(x: isShared ? minX + offset : midX, y: minY)
    }
  }
}

extension RouteMap.Part {
  /// Whose layout this is.
  fileprivate var name: String {
    let first = clusters.first?.name ?? ""
    return clusters.count > 1 ? "\(first) and \(clusters.count - 1) more" : first
  }
}

extension TextBlock {
  fileprivate init(headingOf index: Int, in part: RouteMap.Part) {
    let cluster = part.clusters[index]
    guard !cluster.isCollapsed else { return }
    append(wrapping: part.briefName(of: index), style: .cluster, width: 420, lineLimit: 2)
    append(wrapping: cluster.subtitle, style: .dialect, width: 420, lineLimit: 2)
    append(cluster.marks)
    lead(to: cluster.location)
  }
}
