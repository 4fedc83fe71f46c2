/// The head of an arrow, a shape of its own for each kind of edge.
struct Arrowhead: Hashable, Sendable {
  /// Path data.
  let path: String
  /// Whether the shape is filled with the colour of the line.
  let isFilled: Bool

  /// - Parameters:
  ///   - end: Where the line ends.
  ///   - tip: Where the arrow points.
  init(_ kind: EdgeKind, from end: Point, to tip: Point) {
    let shaft = Shaft(from: end, to: tip)
    let length = shaft.length
    switch kind.family {
    case .push:
      path = Self.closed([(1, 0), (length, 3.8), (length, -3.8)], on: shaft)
      isFilled = true
    case .cover:
      path = Self.closed([(1, 0), (length, 6), (length, -6)], on: shaft)
      isFilled = true
    case .replace:
      path = Self.closed(
        [(0.5, 0), (length / 2, 3.6), (length, 0), (length / 2, -3.6)], on: shaft)
      isFilled = true
    case .prompt:
      path = Self.closed([(1, 0), (length, 4), (length, -4)], on: shaft)
      isFilled = false
    case .beside:
      path = Self.closed(
        [(0.5, 0), (length / 2, 3.6), (length, 0), (length / 2, -3.6)], on: shaft)
      isFilled = false
    case .choice:
      path = Self.closed([(1, 0), (length, 4.4), (length * 0.6, 0), (length, -4.4)], on: shaft)
      isFilled = true
    case .sheet:
      path = Self.open(on: shaft, length: length, halfWidth: 4)
      isFilled = false
    case .back, .gesture:
      path = Self.open(on: shaft, length: length - 2, halfWidth: 3)
      isFilled = false
    }
  }

  /// Path data of a line on to the tip, and an open head there.
  static func open(from end: Point, to tip: Point, length: Double) -> String {
    open(on: Shaft(from: end, to: tip), length: length, halfWidth: 4)
  }

  private static func open(on shaft: Shaft, length: Double, halfWidth: Double) -> String {
    var buffer = XMLBuffer()
    let pieces = [
      ("M", shaft.point(shaft.length, 0)), ("L", shaft.point(1, 0)),
      ("M", shaft.point(length, halfWidth)), ("L", shaft.point(1, 0)),
      ("L", shaft.point(length, -halfWidth)),
    ]
    for (command, point) in pieces {
      buffer.append(command)
      buffer.append(point)
    }
    return buffer.text
  }

  private static func closed(_ corners: [(Double, Double)], on shaft: Shaft) -> String {
    var buffer = XMLBuffer()
    for (index, (back, side)) in corners.enumerated() {
      buffer.append(index == 0 ? "M" : "L")
      buffer.append(shaft.point(back, side))
    }
    return buffer.text + "Z"
  }
}

/// The last stretch of a line.
private struct Shaft {
  let tip: Point
  /// In points; never zero.
  let length: Double
  private let along: Point

  init(from end: Point, to tip: Point) {
    let (x, y) = (tip.x - end.x, tip.y - end.y)
    let length = max(0.01, (x * x + y * y).squareRoot())
    self.tip = tip
    self.length = length
    along = Point(x: x / length, y: y / length)
  }

  /// The point so far back from the tip and so far to the side.
  func point(_ back: Double, _ side: Double) -> Point {
    Point(x: tip.x - along.x * back - along.y * side, y: tip.y - along.y * back + along.x * side)
  }
}
