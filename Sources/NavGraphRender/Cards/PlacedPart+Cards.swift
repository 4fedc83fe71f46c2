import NavGraphModel

extension PlacedPart {
  static let cardPadding = Size(width: 10, height: 7)
  static let rowPadding = Size(width: 6, height: 2)
  static let rowSpacing = 2.0
  /// Room between frames, for the lines to what is hosted.
  static let gutter = 22.0

  init(cards part: RouteMap.Part, shape: CardShape = CardShape(), showsActions: Bool = true) {
    self.init(CardSet(part, shape: shape, showsActions: showsActions), shape: shape)
  }

  /// Cards in columns, without Graphviz.
  ///
  /// - Parameters:
  ///   - cards: Measured for the trees of the shape.
  ///   - shape: How they are arranged.
  /// - Complexity: O(*n* log *n*) in nodes and edges, but for the lines between frames.
  init(_ cards: CardSet, shape: CardShape) {
    let frames = cards.part.clusters.indices.map {
      CardFrame(cards, cluster: $0, stretch: shape.stretch)
    }
    let order = FrameOrder(cards.part)
    let packings = order.packings(of: frames, ratio: shape.ratio)
    let links = cards.links.map { [$0.size] } ?? []
    let packing = PagePacking(
      packings.map(\.size) + links, spacing: order.spacing, ratio: shape.ratio,
      orderWorth: shape.orderWorth, above: order.above + links.map { _ in [] })
    self.init(cards, frames: frames, places: order.places(packings, in: packing))
  }

  /// Each action is a row of its screen's card, with a line where it leads to the card beside it, and otherwise with
  /// the name of where it leads.
  ///
  /// - Parameters:
  ///   - cards: For what all frames share.
  ///   - frames: One for each coordinator, of cards that may be measured differently.
  init(_ cards: CardSet, frames: [CardFrame], places: FrameOrder.Places) {
    let part = cards.part
    var boxes = part.nodes.map { _ in Rect(origin: Point(x: 0, y: 0), size: .zero) }
    for (cluster, frame) in frames.enumerated() {
      let corner = places.frames[cluster]
      let inner = part.clusters[cluster].isCollapsed ? corner : corner.moved(by: frame.inset)
      for (node, box) in zip(frame.nodes, frame.columns.boxes) {
        boxes[node] = box.moved(by: inner)
      }
    }
    if let links = cards.links, let origin = places.links {
      for (node, box) in zip(links.nodes, links.boxes) { boxes[node] = box.moved(by: origin) }
    }
    self.part = part
    direction = .rightwards
    effort = .careful
    isOfCards = true
    size = places.size
    clusters = zip(frames, places.frames).map {
      Cluster(heading: $0.heading, frame: Rect(origin: $1, size: $0.size))
    }
    // The list of deep links is the same in all of them.
    let sets = part.nodes.map { $0.role == .link ? cards : frames[$0.cluster].cards }
    nodes = part.nodes.indices.map { Node(cardOf: sets[$0].headers[$0], box: boxes[$0]) }
    edges = part.edges.enumerated().map { index, edge in
      Edge(
        block: sets[edge.source].edgeBlocks[index],
        label: Rect(origin: Point(x: 0, y: 0), size: .zero), line: [])
    }
    hostings = []
    let drawn = Set(
      part.edges.indices.filter { sets[part.edges[$0].source].forest.drawn.contains($0) })
    placeRows(cards.rows, drawn: drawn)
    if !cards.showsActions { placeLines(drawn) }
  }

  /// Leads lines from the names of cards, where their actions are not drawn.
  private mutating func placeLines(_ drawn: Set<Int>) {
    for (index, edge) in part.edges.enumerated() where part.nodes[edge.source].role != .link {
      let (from, to) = (nodes[edge.source].box, nodes[edge.target].box)
      let start = Point(x: from.maxX, y: min(from.minY + 15, from.midY))
      edges[index].label = Rect(origin: start, size: .zero)
      nodes[edge.source].hiddenMarks += edge.marks
      guard drawn.contains(index) else { continue }
      edges[index].line = [
        Curve(from: start, to: Point(x: to.minX, y: min(to.minY + 15, to.midY)))
      ]
    }
  }

  /// Returns the part with a line from each host to the frame of the coordinator that it hosts, around the frames.
  ///
  /// - Complexity: O(*h* · *n*² log *n*) in hostings and frames.
  func withHostings() -> PlacedPart {
    var part = self
    if part.part.clusters.allSatisfy(\.isCollapsed) {
      part.placeHostingsOfBoxes()
    } else {
      part.placeHostings()
    }
    return part
  }

  private mutating func placeHostings() {
    let room = GutterRouter(
      frames: clusters.map(\.frame) + (linkArea.map { [$0] } ?? []), margin: Self.gutter / 2)
    // Lines of one coordinator share the space between frames.
    var routers: [Int: GutterRouter] = [:]
    var lines = HostLines()
    for (index, hosting) in part.hostings.enumerated() {
      let cluster = part.nodes[hosting.node].cluster
      guard cluster != hosting.cluster else { continue }
      let router = routers[cluster, default: room]
      var best: (exit: [Point], route: GutterRouter.Route, cost: Double)?
      for exit in exits(from: hosting.node, frame: clusters[cluster].frame) {
        guard let start = exit.last, let route = router.route(from: start, to: hosting.cluster)
        else { continue }
        let cost = zip(exit, exit.dropFirst()).reduce(route.cost) { $0 + $1.0.distance(to: $1.1) }
        if cost < best?.cost ?? .infinity { best = (exit, route, cost) }
      }
      guard let best else { continue }
      routers[cluster, default: room].use(best.route)
      lines.add(index, of: cluster, corners: best.exit + best.route.points.dropFirst())
    }
    hostings = lines.placed
  }

  /// About how long the lines from hosts are, before they are routed.
  var hostingLength: Double {
    part.hostings.reduce(0) { length, hosting in
      let host = nodes[hosting.node].box
      return length
        + Point(x: host.maxX, y: host.maxY).distance(to: clusters[hosting.cluster].frame.origin)
    }
  }

  /// Returns the paths from a card to the space around its frame: straight to a side where nothing is in between, or
  /// down between two columns where no line is.
  private func exits(from node: Int, frame: Rect) -> [[Point]] {
    let box = nodes[node].box
    let (y, outside) = (box.maxY - 10, Self.gutter / 2)
    let right = Point(x: box.maxX, y: y)
    let beside = nodes.map(\.box).filter { other in
      other != box && frame.minX < other.minX && other.maxX < frame.maxX && other.minY < y + 6
        && other.maxY > y - 6
    }
    var exits: [[Point]] = []
    let isFreeRight = !beside.contains { $0.minX > box.maxX }
    if isFreeRight {
      exits.append([right, Point(x: frame.maxX + outside, y: y)])
    }
    if !beside.contains(where: { $0.maxX < box.minX }) {
      exits.append([Point(x: box.minX, y: y), Point(x: frame.minX - outside, y: y)])
    }
    let gap = box.maxX + 8
    let isCrossed = edges.flatMap(\.line).flatMap(\.points).contains { point in
      abs(point.x - gap) < CardColumns.columnSpacing && y < point.y && point.y < frame.maxY
    }
    if exits.isEmpty || !isFreeRight && !isCrossed {
      exits.append([right, Point(x: gap, y: y), Point(x: gap, y: frame.maxY + outside)])
    }
    return exits
  }

  /// By node, the edges of each row of its card: one for each that leads on, then those that lead back, of one look.
  static func rows(_ part: RouteMap.Part) -> [[[Int]]] {
    var rows = Array(repeating: [[Int]](), count: part.nodes.count)
    for (index, edge) in part.edges.enumerated() where edge.kind.isForward {
      rows[edge.source].append([index])
    }
    var returns = Array(repeating: [[Int]](), count: part.nodes.count)
    for (index, edge) in part.edges.enumerated() where !edge.kind.isForward {
      let known = returns[edge.source].firstIndex { part.edges[$0[0]].looksLike(edge) }
      if let known {
        returns[edge.source][known].append(index)
      } else {
        returns[edge.source].append([index])
      }
    }
    for (node, edges) in returns.enumerated() {
      rows[node] += edges
    }
    return rows
  }

  static func size(of header: TextBlock, rows: [Size]) -> Size {
    let inner = rows.map { $0.width + 2 * rowPadding.width }.max() ?? 0
    let width = max(header.size.width, inner, 72) + 2 * cardPadding.width
    let height = rows.reduce(header.size.height + 2 * cardPadding.height) {
      $0 + $1.height + 2 * rowPadding.height + rowSpacing
    }
    return Size(width: width.rounded(.up), height: (height + (rows.isEmpty ? 0 : 2)).rounded(.up))
  }

  /// Places the rows of each card, and the lines from them to the cards beside it.
  mutating func placeRows(_ rows: [[[Int]]], drawn: Set<Int>) {
    let links = part.nodes.indices.filter { part.nodes[$0].role == .link }
    let rowStart = LinkList.rowStart(links.map { nodes[$0].block })
    for (node, edges) in rows.enumerated() {
      let box = nodes[node].box
      let isLink = part.nodes[node].role == .link
      let left = isLink ? rowStart : Self.cardPadding.width - Self.rowPadding.width
      var top =
        box.minY
        + (isLink ? 5 : Self.cardPadding.height + nodes[node].block.size.height + 4)
      for row in edges {
        let edge = row[0]
        let height = self.edges[edge].block.size.height + 2 * Self.rowPadding.height
        let label = Rect(
          origin: Point(x: box.minX + left, y: top),
          size: Size(
            width: box.size.width - left - Self.cardPadding.width
              + (isLink ? 0 : Self.rowPadding.width),
            height: height))
        for edge in row { self.edges[edge].label = label }
        top += height + Self.rowSpacing
        guard drawn.contains(edge) else { continue }
        let target = nodes[part.edges[edge].target].box
        self.edges[edge].line = [
          Curve(
            from: Point(x: box.maxX, y: label.midY),
            to: Point(x: target.minX, y: min(target.minY + 15, target.midY)))
        ]
      }
    }
  }
}

extension RouteMap.Edge {
  /// Returns whether both have the same frame and colours, regardless of their names.
  fileprivate func looksLike(_ other: Self) -> Bool {
    isSpontaneous == other.isSpontaneous && occurrence == other.occurrence
      && marks.isEmpty == other.marks.isEmpty
  }
}

extension PlacedPart.Node {
  init(cardOf block: TextBlock, box: Rect) {
    let padding = PlacedPart.cardPadding
    self.init(
      block: block, box: box, entry: Point(x: box.minX, y: box.minY + 15),
      textOrigin: box.origin.moved(by: Point(x: padding.width, y: padding.height)))
  }
}

extension Curve {
  /// Creates a line from the right of a card to the left of another, with space for the arrow.
  fileprivate init(from start: Point, to tip: Point) {
    let end = Point(x: tip.x - GraphLayout.arrowLength, y: tip.y)
    let middle = (start.x + end.x) / 2
    self.init(
      points: [start, Point(x: middle, y: start.y), Point(x: middle, y: end.y), end], tip: tip)
  }
}
