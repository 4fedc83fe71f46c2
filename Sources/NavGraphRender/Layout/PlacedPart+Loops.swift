/// Actions that lead to their own screen: one small arc at its box, which names them.
extension PlacedPart {
  /// How far an arc extends from its box, in points.
  static let loopReach = 18.0
  private static let loopWidth = 22.0
  private static let loopSpacing = 10.0

  /// - Parameters:
  ///   - number: Counts the arcs of the box; where they are many, they are closer together.
  ///   - count: How many there are.
  static func loop(
    _ number: Int, of count: Int, at box: Rect, _ direction: BoxGraph.Direction
  ) -> Curve {
    let side = direction == .rightwards ? box.size.width : box.size.height
    let margin = min(14, max(0, (side - loopWidth) / 2))
    let room = max(0, side - loopWidth - 2 * margin) / Double(max(1, count - 1))
    let start = margin + Double(number) * min(loopWidth + loopSpacing, room)
    let end = start + loopWidth
    // The distance along the side, and that from it.
    let points = [
      (start, 0), (start, loopReach), (end, loopReach + 4), (end, GraphLayout.arrowLength),
      (end, 0),
    ].map { along, out in
      switch direction {
      case .rightwards: Point(x: box.minX + along, y: box.maxY + out)
      case .downwards: Point(x: box.maxX + out, y: box.minY + along)
      }
    }
    return Curve(points: Array(points.prefix(4)), tip: points[4])
  }
}

extension RouteMap.Part {
  /// The actions that lead from the node to itself.
  func loops(at node: Int) -> [RouteMap.Edge] {
    edges.filter { $0.source == node && $0.target == node }
  }

  /// The part with the lines between different nodes alone.
  var withoutLoops: RouteMap.Part {
    var part = self
    part.edges.removeAll { $0.source == $0.target }
    return part
  }
}

extension BoxGraph {
  /// Adds space for arcs on both sides of a box, so that its middle stays where lines end.
  mutating func addRoom(forLoopsAt box: Int) {
    switch direction {
    case .rightwards: boxes[box].height += 2 * PlacedPart.loopReach
    case .downwards: boxes[box].width += 2 * PlacedPart.loopReach
    }
  }
}

extension BoxLayout {
  /// Removes the space for arcs from a box again.
  mutating func removeRoom(forLoopsAt box: Int, _ direction: BoxGraph.Direction) {
    switch direction {
    case .rightwards:
      boxes[box].origin.y += PlacedPart.loopReach
      boxes[box].size.height -= 2 * PlacedPart.loopReach
    case .downwards:
      boxes[box].origin.x += PlacedPart.loopReach
      boxes[box].size.width -= 2 * PlacedPart.loopReach
    }
  }
}
