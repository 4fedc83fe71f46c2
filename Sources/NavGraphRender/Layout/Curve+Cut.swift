extension Curve {
  /// The line up to where it enters the box, or all of it if it does not.
  func cut(atEntryInto box: Rect) -> Curve {
    for piece in stride(from: 0, to: points.count - 3, by: 3) {
      let corners = Array(points[piece...(piece + 3)])
      let steps = 64
      let entry = (0...steps).map { Double($0) / Double(steps) }.first {
        box.contains(Self.point(at: $0, of: corners[...]))
      }
      guard let entry else { continue }
      var (low, high) = (max(0, entry - 1 / Double(steps)), entry)
      for _ in 0..<12 {
        let middle = (low + high) / 2
        if box.contains(Self.point(at: middle, of: corners[...])) {
          high = middle
        } else {
          low = middle
        }
      }
      return Curve(points: points[..<piece] + Self.beginning(of: corners, until: high), tip: nil)
    }
    return self
  }

  static func point(at time: Double, of corners: ArraySlice<Point>) -> Point {
    let rest = 1 - time
    let weights = [
      rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time,
    ]
    return zip(weights, corners).reduce(Point(x: 0, y: 0)) { sum, term in
      Point(x: sum.x + term.0 * term.1.x, y: sum.y + term.0 * term.1.y)
    }
  }

  /// The control points of the piece's first stretch, by de Casteljau.
  private static func beginning(of corners: [Point], until time: Double) -> [Point] {
    var row = corners
    var result = [corners[0]]
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { left, right in
        Point(x: left.x + (right.x - left.x) * time, y: left.y + (right.y - left.y) * time)
      }
      result.append(row[0])
    }
    return result
  }
}

extension Rect {
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
