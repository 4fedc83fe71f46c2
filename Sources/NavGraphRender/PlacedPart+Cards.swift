import NavGraphModel

extension PlacedPart {
  static let cardPadding = Size(width: 10, height: 7)
  static let rowPadding = Size(width: 6, height: 2)
  private static let rowSpacing = 2.0
  private static let framePadding = 12.0
  /// Room between frames, for the lines to what is hosted.
  static let gutter = 22.0

  /// Cards in columns, without Graphviz: each action is a row of its screen's card, with a line where it leads
  /// to the card beside it, and otherwise with the name of where it leads.
  ///
  /// - Parameters:
  ///   - shape: How they are arranged.
  ///   - showsActions: Whether there are rows, rather than screens with the lines between them alone.
  /// - Complexity: O(*n* log *n*) in nodes and edges, but for the lines between frames.
  init(cards part: RouteMap.Part, shape: CardShape = CardShape(), showsActions: Bool = true) {
    let forest = CardForest(part, depthLimit: shape.depthLimit)
    let text = CardText(part, drawn: forest.drawn)
    let rows = showsActions ? Self.rows(part) : part.nodes.map { _ in [] }
    let headers = part.nodes.indices.map { text.header(of: $0, showsActions: showsActions) }
    // Of a row for several edges, the first has the words.
    var edgeBlocks = part.edges.map { _ in TextBlock() }
    for row in rows.joined() { if let first = row.first { edgeBlocks[first] = text.row(of: row) } }
    let sizes = part.nodes.indices.map { node in
      Self.size(of: headers[node], rows: rows[node].map { edgeBlocks[$0[0]].size })
    }
    var placements: [CardColumns] = []
    var members: [[Int]] = []
    var headings: [TextBlock] = []
    for cluster in part.clusters.indices {
      let (columns, nodes) = Self.columns(
        of: cluster, in: part, forest: forest, sizes: sizes, stretch: shape.stretch)
      headings.append(part.heading(of: cluster, width: max(230, columns.size.width)))
      placements.append(columns)
      members.append(nodes)
    }
    let frameSizes = part.clusters.indices.map { cluster in
      part.clusters[cluster].isCollapsed
        ? placements[cluster].size
        : Self.frameSize(placements[cluster].size, heading: headings[cluster])
    }
    let order = part.pageOrder
    let packing = PagePacking(
      order.map { frameSizes[$0] }, spacing: Self.gutter, ratio: shape.ratio,
      orderWorth: shape.orderWorth)
    var frames = frameSizes.map { Rect(origin: Point(x: 0, y: 0), size: $0) }
    for (cluster, origin) in zip(order, packing.origins) {
      // Room for lines around the outermost frames as well.
      frames[cluster].origin = origin.moved(by: Point(x: Self.gutter / 2, y: Self.gutter / 2))
    }
    var boxes = part.nodes.map { _ in Rect(origin: Point(x: 0, y: 0), size: .zero) }
    for cluster in part.clusters.indices {
      let top = Self.headingHeight(headings[cluster])
      let inner =
        part.clusters[cluster].isCollapsed
        ? frames[cluster].origin
        : frames[cluster].origin.moved(by: Point(x: Self.framePadding + 12, y: top))
      for (node, box) in zip(members[cluster], placements[cluster].boxes) {
        boxes[node] = box.moved(by: inner)
      }
    }
    self.part = part
    direction = .rightwards
    effort = .careful
    isOfCards = true
    size = Size(
      width: packing.size.width + Self.gutter, height: packing.size.height + Self.gutter)
    clusters = zip(headings, frames).map { Cluster(heading: $0, frame: $1) }
    nodes = part.nodes.indices.map { Node(cardOf: headers[$0], box: boxes[$0]) }
    edges = edgeBlocks.map {
      Edge(block: $0, label: Rect(origin: Point(x: 0, y: 0), size: .zero), line: [])
    }
    hostings = []
    placeRows(rows, drawn: forest.drawn)
    if !showsActions { placeLines(forest.drawn) }
  }

  /// Leads lines from the names of cards, where their actions are not drawn.
  private mutating func placeLines(_ drawn: Set<Int>) {
    for (index, edge) in part.edges.enumerated() {
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

  /// With a line from each host to the frame of what it hosts, around the frames.
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
    var router = GutterRouter(frames: clusters.map(\.frame), margin: Self.gutter / 2)
    for (index, hosting) in part.hostings.enumerated() {
      let cluster = part.nodes[hosting.node].cluster
      guard cluster != hosting.cluster else { continue }
      let corners = exit(from: hosting.node, frame: clusters[cluster].frame)
      guard let start = corners.last, let path = router.route(from: start, to: hosting.cluster)
      else { continue }
      hostings.append(
        Hosting(index: index, line: Curve(corners: corners + path.dropFirst(), radius: 7)))
    }
  }

  /// From a card to the room around its frame: straight to the right where nothing stands there, else down
  /// between two columns.
  func exit(from node: Int, frame: Rect) -> [Point] {
    let box = nodes[node].box
    let start = Point(x: box.maxX, y: box.maxY - 10)
    guard box != frame else {
      return [start, Point(x: frame.maxX + Self.gutter / 2, y: start.y)]
    }
    let isFree = !nodes.contains { other in
      other.box.minX > box.maxX && other.box.maxX < frame.maxX && other.box.minY < start.y + 6
        && other.box.maxY > start.y - 6
    }
    if isFree { return [start, Point(x: frame.maxX + Self.gutter / 2, y: start.y)] }
    let gap = box.maxX + 8
    return [
      start, Point(x: gap, y: start.y), Point(x: gap, y: frame.maxY + Self.gutter / 2),
    ]
  }

  /// By node, the edges of each row of its card: one for each that leads on, then one for all that lead back.
  static func rows(_ part: RouteMap.Part) -> [[[Int]]] {
    var rows = Array(repeating: [[Int]](), count: part.nodes.count)
    for (index, edge) in part.edges.enumerated() where edge.kind.isForward {
      rows[edge.source].append([index])
    }
    var returns = Array(repeating: [Int](), count: part.nodes.count)
    for (index, edge) in part.edges.enumerated() where !edge.kind.isForward {
      returns[edge.source].append(index)
    }
    for (node, edges) in returns.enumerated() where !edges.isEmpty {
      // The one with findings is the one that is drawn.
      rows[node].append(
        edges.filter { !part.edges[$0].marks.isEmpty }
          + edges.filter { part.edges[$0].marks.isEmpty })
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

  /// A coordinator's cards, and which nodes they are.
  private static func columns(
    of cluster: Int, in part: RouteMap.Part, forest: CardForest, sizes: [Size], stretch: Double
  ) -> (CardColumns, [Int]) {
    let nodes = part.nodes.indices.filter { part.nodes[$0].cluster == cluster }
    let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let cards = nodes.map { node in
      CardColumns.Card(
        size: sizes[node], children: forest.children[node].compactMap { places[$0] })
    }
    let starts = nodes.filter { part.nodes[$0].role.isStart }
    let roots = (forest.roots[cluster] + starts).compactMap { places[$0] }
    let columns = CardColumns(
      cards, roots: roots, least: Size(width: 200, height: 60), stretch: stretch)
    return (columns, nodes)
  }

  private static func headingHeight(_ heading: TextBlock) -> Double {
    heading.size.height + PlacedPart.headingOrigin.y + 8
  }

  private static func frameSize(_ inner: Size, heading: TextBlock) -> Size {
    Size(
      width: max(inner.width + 12, heading.size.width + 2 * headingOrigin.x) + 2 * framePadding,
      height: inner.height + headingHeight(heading) + framePadding)
  }

  /// Places the rows of each card, and the lines from them to the cards beside it.
  mutating func placeRows(_ rows: [[[Int]]], drawn: Set<Int>) {
    for (node, edges) in rows.enumerated() {
      let box = nodes[node].box
      var top = box.minY + Self.cardPadding.height + nodes[node].block.size.height + 4
      for row in edges {
        let edge = row[0]
        let height = self.edges[edge].block.size.height + 2 * Self.rowPadding.height
        let label = Rect(
          origin: Point(x: box.minX + Self.cardPadding.width - Self.rowPadding.width, y: top),
          size: Size(
            width: box.size.width - 2 * (Self.cardPadding.width - Self.rowPadding.width),
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

extension PlacedPart.Node {
  init(cardOf block: TextBlock, box: Rect) {
    let padding = PlacedPart.cardPadding
    self.init(
      block: block, box: box, entry: Point(x: box.minX, y: box.minY + 15),
      textOrigin: box.origin.moved(by: Point(x: padding.width, y: padding.height)))
  }
}

extension Curve {
  /// From the right of a card to the left of another, with room for the arrow.
  fileprivate init(from start: Point, to tip: Point) {
    let end = Point(x: tip.x - GraphLayout.arrowLength, y: tip.y)
    let middle = (start.x + end.x) / 2
    self.init(
      points: [start, Point(x: middle, y: start.y), Point(x: middle, y: end.y), end], tip: tip)
  }
}

extension RouteMap.Part {
  /// The coordinators in the order in which a reader comes to them: each before those that it hosts.
  fileprivate var pageOrder: [Int] { ReadingOrder(self).clusters }

  /// Name and container, with the screens that host it.
  fileprivate func heading(of index: Int, width: Double) -> TextBlock {
    let cluster = clusters[index]
    var block = TextBlock()
    guard !cluster.isCollapsed else { return block }
    block.append(wrapping: cluster.name, style: .cluster, width: width, lineLimit: 2)
    let hosts = hostings.filter { $0.cluster == index }.map { name(of: $0.node, seenFrom: -1) }
    // A library that all of them use says nothing about one.
    let libraries = Set(clusters.filter { !$0.isChoice && !$0.isCollapsed }.map(\.subtitle))
    var words = cluster.isChoice || libraries.count > 1 || hosts.isEmpty ? [cluster.subtitle] : []
    if !hosts.isEmpty {
      let shown = hosts.prefix(3).joined(separator: ", ")
      words.append("in \(shown)" + (hosts.count > 3 ? " and \(hosts.count - 3) more" : ""))
    }
    block.append(
      wrapping: words.joined(separator: " \u{00B7} "), style: .dialect, width: width, lineLimit: 2)
    block.lead(to: cluster.location)
    return block
  }
}
