extension BoxLayout {
  /// The wanted distance between two lines that end at one side of a box, in points.
  static let lineSpacing = 10.0

  /// Moves the ends of lines apart that meet the middle of one side of a box.
  ///
  /// They keep the order in which they fan out, so that no crossing comes of it.
  ///
  /// - Complexity: O(*n* log *n*) in the arcs.
  func spreadingEnds(of graph: BoxGraph) -> BoxLayout {
    var ends = Array(repeating: (leaving: [Int](), arriving: [Int]()), count: boxes.count)
    for (index, arc) in graph.arcs.enumerated() where arcs[index].points.count >= 4 {
      ends[arc.tail].leaving.append(index)
      ends[arc.head].arriving.append(index)
    }
    var layout = self
    for (box, ends) in zip(boxes, ends) {
      layout.spread(ends.leaving, isTail: true, along: box, graph: graph)
      layout.spread(ends.arriving, isTail: false, along: box, graph: graph)
    }
    return layout
  }

  private mutating func spread(
    _ ends: [Int], isTail: Bool, along box: Rect, graph: BoxGraph
  ) {
    guard ends.count > 1 else { return }
    let side =
      switch graph.direction {
      case .rightwards: box.size.height
      case .downwards: box.size.width
      }
    let reach = side / 2 - min(8, side / 5)
    let spacing = min(Self.lineSpacing, 2 * reach / Double(ends.count - 1))
    // Lines between the same two boxes are parallel: they are ordered as one, and so alike at
    // either end.
    var slopes: [Int: Double] = [:]
    for arc in ends {
      let partner = isTail ? graph.arcs[arc].head : graph.arcs[arc].tail
      if slopes[partner] == nil { slopes[partner] = slope(of: arc, isTail: isTail, in: graph) }
    }
    let sorted = ends.map { arc in
      let partner = isTail ? graph.arcs[arc].head : graph.arcs[arc].tail
      return (arc: arc, slope: slopes[partner] ?? 0)
    }.sorted { ($0.slope, $0.arc) < ($1.slope, $1.arc) }
    // The straightest line stays in the middle, if there is room enough on both sides of it.
    let straightest = sorted.indices.min { sorted[$0].slope.magnitude < sorted[$1].slope.magnitude }
    let length = spacing * Double(ends.count - 1)
    let start = max(-reach, min(reach - length, -spacing * Double(straightest ?? 0)))
    for (position, end) in sorted.enumerated() {
      let distance = start + spacing * Double(position)
      let offset =
        switch graph.direction {
        case .rightwards: Point(x: 0, y: distance)
        case .downwards: Point(x: distance, y: 0)
        }
      arcs[end.arc].moveEnd(
        isTail: isTail, by: offset, movesTip: graph.arcs[end.arc].endsWithArrow(isTail: isTail))
    }
  }

  /// How far an arc strays to the side on its way from the box.
  private func slope(
    of arc: Int, isTail: Bool, in graph: BoxGraph
  ) -> Double {
    let curve = isTail ? arcs[arc] : arcs[arc].reversed
    func end(_ isNear: Bool, _ point: Point) -> Point {
      let hasTip = graph.arcs[arc].endsWithArrow(isTail: isTail == isNear)
      return hasTip ? curve.tip ?? point : point
    }
    let start = end(true, curve.points[0])
    let end = curve.points.count == 4 ? end(false, curve.points[3]) : curve.points[3]
    let (x, y) = (end.x - start.x, end.y - start.y)
    return switch graph.direction {
    case .rightwards: y / max(1, x.magnitude)
    case .downwards: x / max(1, y.magnitude)
    }
  }
}

extension BoxGraph.Arc {
  fileprivate func endsWithArrow(isTail: Bool) -> Bool { hasArrow && isReversed == isTail }
}

extension Curve {
  /// Moves one end and its control point, so that the line leaves at the same angle.
  fileprivate mutating func moveEnd(isTail: Bool, by offset: Point, movesTip: Bool) {
    let (end, control) = isTail ? (0, 1) : (points.count - 1, points.count - 2)
    points[end] = points[end].moved(by: offset)
    points[control] = points[control].moved(by: offset)
    if movesTip { tip = tip?.moved(by: offset) }
  }
}
