@testable import NavGraphRender

/// What must hold of every map of cards, in words; empty where all of it does.
struct CardGeometry {
  let placed: PlacedPart

  var problems: [String] { boxes + frames + rows + lines }

  /// The share of the body's tiles, as high as a card and as wide as its name, that neither a card nor a heading
  /// touches.
  ///
  /// Tiles rather than areas: the room between the rows of a card and the lines beside it is not empty to a reader,
  /// while a frame that is empty inside is.
  var emptyShare: Double {
    let tile = Size(width: 100, height: 60)
    let used =
      placed.nodes.map(\.box)
      + placed.clusters.indices.filter { !placed.part.clusters[$0].isCollapsed }
      .map { heading(of: placed.clusters[$0]) }
    let columns = Int((placed.size.width / tile.width).rounded(.down))
    let rows = Int((placed.size.height / tile.height).rounded(.down))
    guard columns > 0, rows > 0 else { return 0 }
    let empty = (0..<(columns * rows)).count { index in
      let origin = Point(
        x: Double(index % columns) * tile.width, y: Double(index / columns) * tile.height)
      let rect = Rect(origin: origin, size: tile)
      return !used.contains { !$0.isApart(from: rect) }
    }
    return Double(empty) / Double(columns * rows)
  }

  private func name(_ node: Int) -> String { placed.part.name(of: node, seenFrom: -1) }

  /// Coordinators that are neither to the right of the one that hosts them nor clearly below it, and tabs in
  /// that position relative to the tab before them.
  var misplacedFrames: [String] {
    let above = FrameHosts(placed.part, order: ReadingOrder(placed.part).clusters)
      .above(placed.part)
    return placed.clusters.indices.flatMap { index in
      above[index].filter { host in
        let (own, other) = (placed.clusters[index].frame, placed.clusters[host].frame)
        return own.minX < other.maxX && own.minY < other.minY + PagePacking.lowering - 0.01
      }.map { host in
        "\(placed.part.clusters[index].name) stands before \(placed.part.clusters[host].name)"
      }
    }
  }

  private var boxes: [String] {
    var problems: [String] = []
    let page = Rect(origin: Point(x: 0, y: 0), size: placed.size)
    for (index, node) in placed.nodes.enumerated() {
      if !node.box.isInside(page) { problems.append("\(name(index)) is outside of the page") }
      let text = node.block.size
      if text.width > node.box.size.width || text.height > node.box.size.height {
        problems.append("the text of \(name(index)) is larger than its card")
      }
      for other in placed.nodes.indices.dropFirst(index + 1)
      where !node.box.isApart(from: placed.nodes[other].box) {
        problems.append("\(name(index)) overlaps \(name(other))")
      }
    }
    return problems
  }

  private var frames: [String] {
    var problems: [String] = []
    for (index, cluster) in placed.clusters.enumerated()
    where !placed.part.clusters[index].isCollapsed {
      let heading = heading(of: cluster)
      if !heading.isInside(cluster.frame) { problems.append("a heading leaves its frame") }
      for other in placed.clusters.dropFirst(index + 1)
      where !cluster.frame.isApart(from: other.frame) {
        problems.append("two frames overlap")
      }
      for (node, drawn) in placed.nodes.enumerated() {
        let isOwn = placed.part.nodes[node].cluster == index && !placed.isInLinkList(node)
        if isOwn ? !drawn.box.isInside(cluster.frame) : !drawn.box.isApart(from: cluster.frame) {
          problems.append("\(name(node)) is in the wrong frame")
        }
        if isOwn, !drawn.box.isApart(from: heading) {
          problems.append("\(name(node)) covers a heading")
        }
      }
    }
    return problems
  }

  private var rows: [String] {
    var problems: [String] = []
    for (edge, drawn) in zip(placed.part.edges, placed.edges) where !drawn.block.rows.isEmpty {
      if !drawn.label.isInside(placed.nodes[edge.source].box) {
        problems.append("an action of \(name(edge.source)) leaves its card")
      }
      if drawn.block.size.width > drawn.label.size.width {
        problems.append("an action of \(name(edge.source)) is wider than its row")
      }
    }
    let labels = placed.edges.filter { !$0.block.rows.isEmpty }.map(\.label)
    for (index, label) in labels.enumerated() {
      for other in labels.dropFirst(index + 1) where !label.isApart(from: other) {
        problems.append("two rows overlap")
      }
    }
    return problems
  }

  /// Lines run through no card and no heading.
  private var lines: [String] {
    var problems: [String] = []
    let headings = placed.clusters.indices.filter { !placed.part.clusters[$0].isCollapsed }
      .map { heading(of: placed.clusters[$0]) }
    let boxes = placed.nodes.map { $0.box.grown(by: -1) }
    func check(_ line: Curve, _ what: String) {
      for point in line.samples {
        if let box = boxes.firstIndex(where: { $0.holds(point) }) {
          problems.append("\(what) runs through \(name(box))")
          return
        }
        if headings.contains(where: { $0.holds(point) }) {
          problems.append("\(what) runs through a heading")
          return
        }
      }
    }
    for (edge, drawn) in zip(placed.part.edges, placed.edges) {
      for line in drawn.line {
        check(line, "the line from \(name(edge.source)) to \(name(edge.target))")
      }
    }
    for hosting in placed.hostings {
      let node = placed.part.hostings[hosting.index].node
      check(hosting.line, "the line from the host \(name(node))")
    }
    return problems
  }

  /// Lines from hosts that cross lines between screens. No arrangement avoids that on every map.
  var crossedHostLines: [String] {
    placed.hostings.flatMap { hosting in
      let path = hosting.line.samples
      let host = name(placed.part.hostings[hosting.index].node)
      return zip(placed.part.edges, placed.edges).filter { _, drawn in
        drawn.line.contains { line in
          let other = line.samples
          return zip(path, path.dropFirst()).contains { start, end in
            zip(other, other.dropFirst()).contains { crosses(start, end, $0, $1) }
          }
        }
      }.map { edge, _ in "the line from the host \(host) crosses one from \(name(edge.source))" }
    }
  }

  /// Lines from hosts of two coordinators that look like one line.
  var mergedHostLines: [String] {
    placed.hostings.enumerated().flatMap { index, hosting in
      placed.hostings.dropFirst(index + 1).filter { other in
        cluster(of: hosting) != cluster(of: other)
          && hosting.segments.contains { segment in
            other.segments.contains { $0.isAlong(segment) }
          }
      }.map { other in
        "the lines of \(name(node(of: hosting))) and \(name(node(of: other))) run together"
      }
    }
  }

  private func node(of hosting: PlacedPart.Hosting) -> Int {
    placed.part.hostings[hosting.index].node
  }

  private func cluster(of hosting: PlacedPart.Hosting) -> Int {
    placed.part.nodes[node(of: hosting)].cluster
  }

  private func crosses(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    guard max(a.x, b.x) >= min(c.x, d.x), max(c.x, d.x) >= min(a.x, b.x),
      max(a.y, b.y) >= min(c.y, d.y), max(c.y, d.y) >= min(a.y, b.y)
    else { return false }
    func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
  }

  private func heading(of cluster: PlacedPart.Cluster) -> Rect {
    Rect(
      origin: PlacedPart.headingOrigin.moved(by: cluster.frame.origin), size: cluster.heading.size)
  }
}

extension Curve {
  /// Points along the line, a few points apart.
  fileprivate var samples: [Point] {
    stride(from: 0, to: points.count - 1, by: 3).flatMap { start in
      (0...24).map { Curve.point(at: Double($0) / 24, of: points[start...(start + 3)]) }
    }
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    minX < point.x && point.x < maxX && minY < point.y && point.y < maxY
  }
}
