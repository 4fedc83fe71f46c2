import NavGraphExploration

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

  struct Node: Hashable, Sendable {
    var box: Rect
    /// Nil for a stub.
    var tower: Tower?
    /// What stands in a stub.
    var block: TextBlock
    /// Where the arrow into an initial state points.
    var entry: Point
  }

  static let platePadding = 12.0
  /// Room for the arrow into an initial state.
  private static let entryRoom = 26.0
  private static let headingSpacing = 14.0
  private static let comfortableWidth = 1500.0
  private static let secondLookLimit = 400

  /// Lays out from left to right, or from top to bottom where that would be a ribbon.
  ///
  /// - Complexity: That of the layout.
  init(_ part: StateMap.Part, facts: Facts, layout: GraphLayout) throws(RenderError) {
    let wide = try PlacedStates(part, facts: facts, direction: .rightwards, layout: layout)
    self = wide
    guard wide.size.width > Self.comfortableWidth, wide.size.width > 2 * wide.size.height,
      part.nodes.count + part.edges.count <= Self.secondLookLimit
    else { return }
    let tall = try PlacedStates(part, facts: facts, direction: .downwards, layout: layout)
    if max(tall.size.width, 0.8 * tall.size.height) < 0.8 * wide.size.width { self = tall }
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
    let offset = Point(
      x: direction == .rightwards ? Self.entryRoom : 0,
      y: heading.size.height + Self.headingSpacing
        + (direction == .downwards ? Self.entryRoom : 0))
    self.part = part
    self.direction = direction
    self.heading = heading
    size = Size(
      width: max(heading.size.width, placed.size.width + offset.x),
      height: placed.size.height + offset.y)
    let ends = Set(graph.arcs.filter(\.isVisible).map(\.head))
    nodes = contents.enumerated().map { index, content in
      let box = placed.boxes[index].moved(by: offset)
      return Node(
        box: box, tower: content.tower, block: content.block,
        entry: box.entry(direction, isShared: ends.contains(index)))
    }
    edges = blocks.enumerated().map { index, block in
      PlacedPart.Edge(
        block: block, label: placed.boxes[part.nodes.count + index].moved(by: offset),
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
