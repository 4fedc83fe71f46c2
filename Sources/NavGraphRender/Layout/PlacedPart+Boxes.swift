import NavGraphModel

extension PlacedPart {
  /// Draws coordinators as cards, each beneath the one that hosts it.
  ///
  /// A coordinator that the app hosts in many places has a group of its own for each of them: the flows of a tab are
  /// together.
  ///
  /// - Parameter shape: How they are arranged.
  init(boxes part: RouteMap.Part, shape: CardShape = CardShape()) {
    self.init(BoxSet(part, nameLines: CardShape.nameLines), shape: shape)
  }

  init(_ set: BoxSet, shape: CardShape) {
    let (part, links) = (set.part, set.links)
    let groups = set.tree.groups(set.sizes, heightLimit: shape.treeHeight)
    let outlines = groups.map { group in group.map { (size: set.sizes[$0.node], depth: $0.depth) } }
    // Columns of one width leave no gaps below the short ones.
    let width = outlines.map(BoxOutline.width).max() ?? 0
    let placements = outlines.map { BoxOutline($0, width: width) }
    let packing = PagePacking(
      placements.map(\.size) + (links.map { [$0.size] } ?? []), spacing: Self.gutter + 18,
      ratio: shape.ratio, orderWorth: 0)
    var boxes = part.nodes.map { _ in Rect(origin: Point(x: 0, y: 0), size: .zero) }
    for ((group, placement), origin) in zip(zip(groups, placements), packing.origins) {
      let corner = origin.moved(by: Point(x: Self.gutter, y: Self.gutter / 2))
      for (item, box) in zip(group, placement.boxes) { boxes[item.node] = box.moved(by: corner) }
    }
    if let links, let origin = packing.origins.last {
      let corner = origin.moved(by: Point(x: Self.gutter, y: Self.gutter / 2))
      for (node, box) in zip(links.nodes, links.boxes) { boxes[node] = box.moved(by: corner) }
    }
    self.part = part
    direction = .rightwards
    effort = .careful
    isOfCards = true
    treeHeight = shape.treeHeight
    size = Size(
      width: packing.size.width + 2 * Self.gutter, height: packing.size.height + Self.gutter)
    clusters = part.clusters.indices.map { cluster in
      let node = part.nodes.firstIndex { $0.cluster == cluster }
      return Cluster(
        heading: TextBlock(),
        frame: node.map { boxes[$0] } ?? Rect(origin: Point(x: 0, y: 0), size: .zero))
    }
    nodes = part.nodes.indices.map { Node(cardOf: set.headers[$0], box: boxes[$0]) }
    edges = set.edgeBlocks.map {
      Edge(block: $0, label: Rect(origin: Point(x: 0, y: 0), size: .zero), line: [])
    }
    hostings = []
    placeRows(set.rows, drawn: [])
  }

  /// Places short lines within a group, and lines around the groups from one to the first box of another.
  mutating func placeHostingsOfBoxes() {
    let tree = HostingTree(part)
    let groups = tree.groups(nodes.map(\.box.size), heightLimit: treeHeight)
    let rects = groups.map { group in
      group.dropFirst().reduce(nodes[group[0].node].box) { $0.united(with: nodes[$1.node].box) }
    }
    let room = GutterRouter(
      frames: rects + (linkArea.map { [$0] } ?? []), margin: Self.gutter / 2)
    var routers: [Int: GutterRouter] = [:]
    var lines = HostLines()
    var groupOfNode: [Int: Int] = [:]
    for (index, group) in groups.enumerated() {
      for item in group { groupOfNode[item.node] = index }
    }
    for (index, hosting) in part.hostings.enumerated() {
      guard let target = tree.node(ofCluster: hosting.cluster),
        tree.children[hosting.node].contains(target), let group = groupOfNode[target],
        let own = groupOfNode[hosting.node]
      else { continue }
      let (from, to) = (nodes[hosting.node].box, nodes[target].box)
      if group == own {
        hostings.append(Hosting(index: index, line: BoxOutline.line(from: from, to: to)))
      } else {
        // On the left are the lines within the group.
        let box = nodes[hosting.node].box
        let y = box.maxY - 10
        let corners = [
          Point(x: box.maxX, y: y), Point(x: rects[own].maxX + Self.gutter / 2, y: y),
        ]
        let router = routers[hosting.node, default: room]
        guard let start = corners.last, let route = router.route(from: start, to: group) else {
          continue
        }
        routers[hosting.node, default: room].use(route)
        lines.add(index, of: hosting.node, corners: corners + route.points.dropFirst())
      }
    }
    hostings = (hostings + lines.placed).sorted { $0.index < $1.index }
  }
}
