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
    let room = side - 2 * min(8, side / 5)
    let spacing = min(Self.lineSpacing, room / Double(ends.count - 1))
    let sorted = ends.map { (arc: $0, slope: slope(of: $0, isTail: isTail, graph.direction)) }
      .sorted { ($0.slope, $0.arc) < ($1.slope, $1.arc) }
    for (position, end) in sorted.enumerated() {
      let distance = (Double(position) - Double(ends.count - 1) / 2) * spacing
      let offset =
        switch graph.direction {
        case .rightwards: Point(x: 0, y: distance)
        case .downwards: Point(x: distance, y: 0)
        }
      let arc = graph.arcs[end.arc]
      let hasTip = arc.hasArrow && arc.isReversed == isTail
      arcs[end.arc].moveEnd(isTail: isTail, by: offset, movesTip: hasTip)
    }
  }

  /// How far an arc strays to the side on its way from the box.
  private func slope(
    of arc: Int, isTail: Bool, _ direction: BoxGraph.Direction
  ) -> Double {
    let points = isTail ? arcs[arc].points : arcs[arc].points.reversed()
    let (x, y) = (points[3].x - points[0].x, points[3].y - points[0].y)
    return switch direction {
    case .rightwards: y / max(1, x.magnitude)
    case .downwards: x / max(1, y.magnitude)
    }
  }
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
