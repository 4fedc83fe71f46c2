/// A place on the page, in points, y downwards.
struct Point: Hashable, Codable, Sendable {
  var x: Double
  var y: Double
}

/// Lengths on the page, in points.
struct Size: Hashable, Codable, Sendable {
  var width: Double
  var height: Double

  static let zero = Size(width: 0, height: 0)
}

/// A box on the page, in points, y downwards.
struct Rect: Hashable, Codable, Sendable {
  /// The upper left corner.
  var origin: Point
  var size: Size

  init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Returns the box with a margin around it.
  func grown(by room: Double) -> Rect {
    Rect(
      origin: origin.moved(by: Point(x: -room, y: -room)),
      size: Size(width: size.width + 2 * room, height: size.height + 2 * room))
  }

  init(center: Point, size: Size) {
    self.init(
      origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// The smallest box around both.
  func united(with other: Rect) -> Rect {
    let origin = Point(x: min(minX, other.minX), y: min(minY, other.minY))
    return Rect(
      origin: origin,
      size: Size(
        width: max(maxX, other.maxX) - origin.x, height: max(maxY, other.maxY) - origin.y))
  }

  var minX: Double { origin.x }
  var minY: Double { origin.y }
  var maxX: Double { origin.x + size.width }
  var maxY: Double { origin.y + size.height }
  var midX: Double { origin.x + size.width / 2 }
  var midY: Double { origin.y + size.height / 2 }

  func moved(by offset: Point) -> Rect {
    Rect(origin: origin.moved(by: offset), size: size)
  }
}

extension Point {
  func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}
