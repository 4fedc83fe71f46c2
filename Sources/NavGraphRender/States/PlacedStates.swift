import NavGraphFacts

/// The states of one search, measured and placed; the upper left corner of everything is the origin.
struct PlacedStates: Hashable, Sendable {
  var part: StateMap.Part
  var direction: BoxGraph.Direction
  var heading: TextBlock
  var size: Size
  /// One for each node of the part.
  var nodes: [Node]
  /// One for each edge of the part.
  var edges: [PlacedPart.Edge]
  /// How the layout was made.
  var effort: LayoutEffort

  struct Node: Hashable, Sendable {
    var box: Rect
    /// Nil for a stub.
    var tower: Tower?
    /// The text of a stub.
    var block: TextBlock
    /// Where the arrow into an initial state points.
    var entry: Point
  }

  /// Whether it takes more than a few screens of scrolling, beyond which lines cannot be followed.
  var isTooLarge: Bool { max(size.width, size.height) > 4_000 }

  static let platePadding = 12.0
  /// Room for the arrow into an initial state.
  private static let entryRoom = 26.0
  private static let headingSpacing = 14.0

  /// In the direction that fits a page better.
  ///
  /// - Complexity: That of the layout.
  init(_ part: StateMap.Part, facts: Facts, layout: GraphLayout) throws(RenderError) {
    self = try BoxGraph.Direction.best(
      boxCount: part.nodes.count + part.edges.count, size: \.size
    ) { direction throws(RenderError) in
      try PlacedStates(part, facts: facts, direction: direction, layout: layout)
    }
  }

  init(
    _ part: StateMap.Part, facts: Facts, direction: BoxGraph.Direction, layout: GraphLayout
  ) throws(RenderError) {
    let contents = part.nodes.map { Content($0, facts: facts) }
    let blocks = part.edges.map(TextBlock.init)
    let graph = BoxGraph(
      part, nodes: contents.map(\.size), edges: blocks, direction: direction)
    let placed = try layout.layout(graph, name: part.heading).spreadingEnds(of: graph)
    var heading = TextBlock()
    heading.append(wrapping: part.heading, style: .cluster, width: 420, lineLimit: 2)
    heading.append(wrapping: part.subtitle, style: .dialect, width: 420, lineLimit: 2)
    // Graphviz may place something a fraction of a point beyond the corner of the page.
    let offset = Point(
      x: (direction == .rightwards ? Self.entryRoom : 0)
        - min(0, placed.boxes.map(\.minX).min() ?? 0),
      y: heading.size.height + Self.headingSpacing
        + (direction == .downwards ? Self.entryRoom : 0)
        - min(0, placed.boxes.map(\.minY).min() ?? 0))
    self.part = part
    self.direction = direction
    self.heading = heading
    effort = placed.effort
    // Graphviz says how large it is in whole points, which may be less than what it holds.
    let boxes = placed.boxes.map { $0.moved(by: offset) }
    size = Size(
      width: max(
        heading.size.width, placed.size.width + offset.x, boxes.map(\.maxX).max() ?? 0),
      height: max(placed.size.height + offset.y, boxes.map(\.maxY).max() ?? 0))
    let ends = Set(graph.arcs.filter(\.isVisible).map(\.head))
    nodes = contents.enumerated().map { index, content in
      let box = boxes[index]
      return Node(
        box: box, tower: content.tower, block: content.block,
        entry: box.entry(direction, isShared: ends.contains(index)))
    }
    edges = blocks.enumerated().map { index, block in
      PlacedPart.Edge(
        block: block, label: boxes[part.nodes.count + index],
        line: placed.line(ofEdge: index, in: graph).map { $0.moved(by: offset) })
    }
  }

  /// A node before it has a place.
  private struct Content {
    var tower: Tower?
    var block = TextBlock()
    let size: Size

    init(_ node: StateMap.Node, facts: Facts) {
      switch node.content {
      case .state(_, let snapshot, _):
        let tower = Tower(snapshot, facts: facts)
        self.tower = tower
        size = tower.size.padded(by: PlacedStates.platePadding)
      case .stub(let stub):
        block.append(
          wrapping: stub.text, style: .caption, width: 110, lineLimit: 2,
          icon: stub == .crash ? .severity(.error) : .edge(.push))
        size = block.size.padded(by: 7)
      }
    }
  }
}

extension Size {
  fileprivate func padded(by padding: Double) -> Size {
    Size(width: width + 2 * padding, height: height + 2 * padding)
  }
}
