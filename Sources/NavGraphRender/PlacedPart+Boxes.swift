import NavGraphModel

extension PlacedPart {
  /// Coordinators as cards, each beside the one that hosts it.
  ///
  /// What an app hosts in many places is a group of its own for each of them: the flows of a tab stand together.
  ///
  /// - Parameter ratio: Width to height of the page.
  init(boxes part: RouteMap.Part, ratio: Double) {
    let tree = HostingTree(part)
    let text = CardText(part, drawn: [])
    let rows = Self.rows(part).enumerated().map { node, rows in
      rows.filter { row in row.contains { part.edges[$0].kind.isForward } }
    }
    var edgeBlocks = part.edges.map { _ in TextBlock() }
    for row in rows.joined() { if let first = row.first { edgeBlocks[first] = text.row(of: row) } }
    let headers = part.nodes.indices.map { text.header(of: $0) }
    let sizes = part.nodes.indices.map { node in
      Self.size(of: headers[node], rows: rows[node].map { edgeBlocks[$0[0]].size })
    }
    let groups = tree.groups(sizes)
    let placements = groups.map { group in
      let places = Dictionary(uniqueKeysWithValues: group.enumerated().map { ($1, $0) })
      return CardColumns(
        group.map { node in
          CardColumns.Card(
            size: sizes[node], children: tree.children[node].compactMap { places[$0] })
        }, roots: [0])
    }
    let packing = PagePacking(placements.map(\.size), spacing: Self.gutter + 18, ratio: ratio)
    var boxes = part.nodes.map { _ in Rect(origin: Point(x: 0, y: 0), size: .zero) }
    for ((group, placement), origin) in zip(zip(groups, placements), packing.origins) {
      let corner = origin.moved(by: Point(x: Self.gutter, y: Self.gutter / 2))
      for (node, box) in zip(group, placement.boxes) { boxes[node] = box.moved(by: corner) }
    }
    self.part = part
    direction = .rightwards
    effort = .careful
    isOfCards = true
    size = Size(
      width: packing.size.width + 2 * Self.gutter, height: packing.size.height + Self.gutter)
    clusters = part.clusters.indices.map { cluster in
      let node = part.nodes.firstIndex { $0.cluster == cluster }
      return Cluster(
        heading: TextBlock(),
        frame: node.map { boxes[$0] } ?? Rect(origin: Point(x: 0, y: 0), size: .zero))
    }
    nodes = part.nodes.indices.map { Node(cardOf: headers[$0], box: boxes[$0]) }
    edges = edgeBlocks.map {
      Edge(block: $0, label: Rect(origin: Point(x: 0, y: 0), size: .zero), line: [])
    }
    hostings = []
    placeRows(rows, drawn: [])
  }

  /// Short lines within a group, and lines around the groups from one to the first box of another.
  mutating func placeHostingsOfBoxes() {
    let tree = HostingTree(part)
    let groups = tree.groups(nodes.map(\.box.size))
    let rects = groups.map { group in
      group.dropFirst().reduce(nodes[group[0]].box) { $0.united(with: nodes[$1].box) }
    }
    var router = GutterRouter(frames: rects, margin: Self.gutter / 2)
    var groupOfNode: [Int: Int] = [:]
    for (index, group) in groups.enumerated() {
      for node in group { groupOfNode[node] = index }
    }
    for (index, hosting) in part.hostings.enumerated() {
      guard let target = tree.node(ofCluster: hosting.cluster),
        tree.children[hosting.node].contains(target), let group = groupOfNode[target],
        let own = groupOfNode[hosting.node]
      else { continue }
      let (from, to) = (nodes[hosting.node].box, nodes[target].box)
      let line: Curve
      if group == own {
        let start = Point(x: from.maxX, y: min(from.minY + 15, from.midY))
        line = Curve(between: start, and: Point(x: to.minX, y: min(to.minY + 15, to.midY)))
      } else {
        let corners = exit(from: hosting.node, frame: rects[own])
        guard let start = corners.last, let path = router.route(from: start, to: group) else {
          continue
        }
        line = Curve(corners: corners + path.dropFirst(), radius: 7)
      }
      hostings.append(Hosting(index: index, line: line))
    }
  }
}

/// Which coordinator stands beside which: the first that hosts it, nearest to the start of the app.
private struct HostingTree {
  /// By node.
  private(set) var children: [[Int]]
  private var roots: [Int] = []
  private let nodes: [Int?]

  /// A tree whose leaves take more than so many points is cut into groups.
  private static let heightLimit = 700.0

  init(_ part: RouteMap.Part) {
    children = Array(repeating: [], count: part.nodes.count)
    nodes = part.clusters.indices.map { cluster in
      part.nodes.firstIndex { $0.cluster == cluster }
    }
    let hosted = Set(part.hostings.map(\.cluster))
    var isPlaced = Array(repeating: false, count: part.nodes.count)
    let order = ReadingOrder(part).clusters
    let starts = order.filter { !hosted.contains($0) }
    for start in (starts + order).compactMap({ nodes[$0] }) where !isPlaced[start] {
      isPlaced[start] = true
      roots.append(start)
      var layer = [start]
      while !layer.isEmpty {
        var next: [Int] = []
        for hosting in part.hostings where layer.contains(hosting.node) {
          guard let target = nodes[hosting.cluster], !isPlaced[target] else { continue }
          isPlaced[target] = true
          children[hosting.node].append(target)
          next.append(target)
        }
        layer = next
      }
    }
  }

  func node(ofCluster cluster: Int) -> Int? { nodes[cluster] }

  /// The nodes of each group, its first one first.
  func groups(_ sizes: [Size]) -> [[Int]] {
    roots.flatMap { root -> [[Int]] in
      let whole = subtree(of: root) { _ in true }
      let leaves = whole.filter { children[$0].isEmpty }
      let height = leaves.reduce(0) { $0 + sizes[$1].height + CardColumns.rowSpacing }
      guard height > Self.heightLimit,
        let fork = whole.first(where: { children[$0].count > 2 })
      else { return [whole] }
      let parts = children[fork]
      return [subtree(of: root) { !parts.contains($0) }]
        + parts.map { subtree(of: $0) { _ in true } }
    }
  }

  private func subtree(of root: Int, where isWanted: (Int) -> Bool) -> [Int] {
    var result: [Int] = []
    var pending = [root]
    while let node = pending.popLast() {
      guard isWanted(node) else { continue }
      result.append(node)
      pending += children[node].reversed()
    }
    return result
  }
}
