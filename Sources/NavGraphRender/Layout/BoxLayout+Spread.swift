extension BoxLayout {
  /// The wanted distance between two lines that end at one side of a box, in points.
  static let lineSpacing = 10.0

  /// Moves the ends of lines apart that meet the middle of one side of a box.
  ///
  /// They keep the order in which they fan out, so that no crossing comes of it.
  ///
  /// - Complexity: O(*b* · *a*) in boxes and arcs.
  func spreadingEnds(of graph: BoxGraph) -> BoxLayout {
    var ends = Array(repeating: (leaving: [Int](), arriving: [Int]()), count: boxes.count)
    for (index, arc) in graph.arcs.enumerated()
    where arc.isVisible && arcs[index].points.count >= 4 {
      ends[arc.tail].leaving.append(index)
      ends[arc.head].arriving.append(index)
    }
    var layout = self
    for (box, ends) in zip(boxes, ends) {
      layout.spread(ends.leaving, isTail: true, along: box, graph: graph)
      layout.spread(ends.arriving, isTail: false, along: box, graph: graph)
    }
    for (index, arc) in graph.arcs.enumerated() {
      let line = layout.arcs[index].straightened(
        graph.direction, tipIsAtTail: arc.endsWithArrow(isTail: true))
      if let line, !crosses(line, except: [arc.tail, arc.head]) { layout.arcs[index] = line }
    }
    return layout
  }

  /// Whether a line of one piece runs through a box.
  private func crosses(_ line: Curve, except ends: [Int]) -> Bool {
    let (start, end) = (line.points[0], line.points[3])
    let (left, right) = (min(start.x, end.x), max(start.x, end.x))
    let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
    for (index, box) in boxes.enumerated() {
      guard box.minX < right, box.maxX > left, box.minY < bottom, box.maxY > top,
        !ends.contains(index)
      else { continue }
      for step in 1..<24 {
        let point = Curve.point(at: Double(step) / 24, of: line.points[...])
        let isBeside =
          point.x < box.minX || point.x > box.maxX
          || point.y < box.minY || point.y > box.maxY
        if !isBeside { return true }
      }
    }
    return false
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
    // Lines between the same two boxes get the same key, and so the same order at either end.
    var aims: [Int: Double] = [:]
    let sorted = ends.map { arc in
      let partner = isTail ? graph.arcs[arc].head : graph.arcs[arc].tail
      let aim = aims[partner] ?? arcs[arc].aim(fromTail: isTail, graph.direction)
      aims[partner] = aim
      return (arc: arc, aim: aim)
    }.sorted { ($0.aim, $0.arc) < ($1.aim, $1.arc) }
    // The straightest line stays in the middle, if there is space enough on both sides of it.
    let middle = graph.direction == .rightwards ? box.midY : box.midX
    let straightest = sorted.indices.min {
      (sorted[$0].aim - middle).magnitude < (sorted[$1].aim - middle).magnitude
    }
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
}

extension BoxGraph.Arc {
  fileprivate func endsWithArrow(isTail: Bool) -> Bool { hasArrow && isReversed == isTail }
}

extension Curve {
  /// Where across the direction the line is, once it has gone the distance between two columns:
  /// what decides the order in which lines fan out.
  fileprivate func aim(fromTail isTail: Bool, _ direction: BoxGraph.Direction) -> Double {
    let points = isTail ? self.points : self.points.reversed()
    func along(_ point: Point) -> Double { direction == .rightwards ? point.x : point.y }
    func across(_ point: Point) -> Double { direction == .rightwards ? point.y : point.x }
    for piece in stride(from: 0, to: points.count - 3, by: 3) {
      let corners = points[piece...(piece + 3)]
      guard (along(points[piece + 3]) - along(points[0])).magnitude >= Self.fanLength else {
        continue
      }
      // Lines do not turn back between columns, so halving finds the place.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<12 {
        let middle = (low + high) / 2
        let distance = along(Self.point(at: middle, of: corners)) - along(points[0])
        if distance.magnitude < Self.fanLength { low = middle } else { high = middle }
      }
      return across(Self.point(at: high, of: corners))
    }
    return across(points[points.count - 1])
  }

  /// Somewhat less than the distance between two columns, in points.
  private static let fanLength = 26.0

  /// Moves one end and its control point, so that the line leaves at the same angle.
  fileprivate mutating func moveEnd(isTail: Bool, by offset: Point, movesTip: Bool) {
    let (end, control) = isTail ? (0, 1) : (points.count - 1, points.count - 2)
    points[end] = points[end].moved(by: offset)
    points[control] = points[control].moved(by: offset)
    if movesTip { tip = tip?.moved(by: offset) }
  }

  /// Returns the line in one sweep from end to end, if it only crosses the gap between two columns.
  ///
  /// Hardly anything is in a gap, and sweeps that begin in the order in which they end do not
  /// cross, which a layout cannot ensure as long as all of them begin in one point.
  fileprivate func straightened(
    _ direction: BoxGraph.Direction, tipIsAtTail: Bool
  ) -> Curve? {
    guard points.count >= 4 else { return nil }
    var (start, end) = (points[0], points[points.count - 1])
    if let tip {
      if tipIsAtTail { start = tip } else { end = tip }
    }
    let head = tip == nil ? 0 : GraphLayout.arrowLength
    switch direction {
    case .rightwards:
      guard (end.x - start.x).magnitude <= Self.gapLength else { return nil }
      if tipIsAtTail { start.x += head } else { end.x -= head }
      let middle = (start.x + end.x) / 2
      let controls = [Point(x: middle, y: start.y), Point(x: middle, y: end.y)]
      return Curve(points: [start] + controls + [end], tip: tip)
    case .downwards:
      guard (end.y - start.y).magnitude <= Self.gapLength else { return nil }
      if tipIsAtTail { start.y += head } else { end.y -= head }
      let middle = (start.y + end.y) / 2
      let controls = [Point(x: start.x, y: middle), Point(x: end.x, y: middle)]
      return Curve(points: [start] + controls + [end], tip: tip)
    }
  }

  /// The most that lies between two neighbouring columns, in points.
  private static let gapLength = 64.0
}
