extension PlacedPart {
  /// Places where a line crosses a box that it does not lead to, a label that is not its own, or a heading; in words.
  ///
  /// - Complexity: O(*e* · *n*) in lines and boxes.
  var crossings: [String] {
    let headings = clusters.indices.filter { !part.clusters[$0].isCollapsed }.map { index in
      (name: "the heading of \(part.clusters[index].name)", box: headingBox(of: index))
    }
    let boxes = nodes.indices.map { (name: part.nodes[$0].name, box: nodes[$0].box) }
    let labels = edges.indices.map { index in
      (name: "a label of \(part.nodes[part.edges[index].source].name)", box: edges[index].label)
    }
    var result: [String] = []
    func check(_ line: Curve, _ what: String, ends: Set<Int>, label: Int?) {
      let points = line.samples
      let obstacles =
        headings + boxes.indices.filter { !ends.contains($0) }.map { boxes[$0] }
        + labels.indices.filter { $0 != label }.map { labels[$0] }
      for obstacle in obstacles {
        let inner = obstacle.box.grown(by: -1)
        if points.contains(where: { inner.isAround($0) }) {
          result.append("\(what) crosses \(obstacle.name)")
        }
      }
    }
    for (index, edge) in part.edges.enumerated() {
      let what = "the line from \(part.nodes[edge.source].name) to \(part.nodes[edge.target].name)"
      for line in edges[index].line {
        check(line, what, ends: [edge.source, edge.target], label: index)
      }
    }
    for hosting in hostings {
      let node = part.hostings[hosting.index].node
      check(
        hosting.line, "the line from the host \(part.nodes[node].name)", ends: [node], label: nil)
    }
    return result
  }

  /// How often lines cross each other, beyond which a reader loses them.
  static let tangleLimit = 4

  /// Whether lines cross each other so often that one cannot be followed.
  ///
  /// - Complexity: O(*e*²) in lines.
  var isTangled: Bool {
    let lines = (edges.map(\.line) + hostings.map { [$0.line] }).map { curves in
      curves.map(\.samples).flatMap { zip($0, $0.dropFirst()) }
    }
    var count = 0
    for (index, line) in lines.enumerated() {
      for other in lines.dropFirst(index + 1) {
        count += line.count { piece in other.contains { crosses(piece.0, piece.1, $0, $1) } }
        if count > Self.tangleLimit { return true }
      }
    }
    return false
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

  /// Where the heading of a coordinator is.
  func headingBox(of cluster: Int) -> Rect {
    Rect(
      origin: Self.headingOrigin.moved(by: clusters[cluster].frame.origin),
      size: clusters[cluster].heading.size)
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
  fileprivate func isAround(_ point: Point) -> Bool {
    minX < point.x && point.x < maxX && minY < point.y && point.y < maxY
  }
}
