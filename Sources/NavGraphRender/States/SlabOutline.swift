/// The shape of a slab, which shows how it is presented.
struct SlabOutline: Hashable, Sendable {
  /// Path data of the body.
  let path: String
  /// Path data of lines on it; empty for most.
  let lines: String

  init(_ form: Tower.Form, in box: Rect) {
    let small = min(4, box.size.height / 2)
    var lines = XMLBuffer()
    switch form {
    case .over(.sheet):
      let top = min(13, box.size.height / 2)
      path = Self.rounded(box, top: top, bottom: 2)
      // The grip of a sheet.
      lines.line(
        from: Point(x: box.midX - 9, y: box.minY + 3), to: Point(x: box.midX + 9, y: box.minY + 3))
    case .over(.alert), .over(.dialog):
      let radius = min(9, box.size.height / 2)
      path = Self.rounded(box, top: radius, bottom: radius)
    case .over(.popover):
      path = Self.balloon(box, radius: min(7, box.size.height / 2))
    case .over(.column):
      path = Self.rounded(box, top: small, bottom: small)
      lines.line(
        from: Point(x: box.minX + 5, y: box.minY), to: Point(x: box.minX + 5, y: box.maxY))
    case .over(.window):
      path = Self.rounded(box, top: 6, bottom: 2)
      lines.line(
        from: Point(x: box.minX, y: box.minY + 4), to: Point(x: box.maxX, y: box.minY + 4))
    case .base, .over, .bar, .nothing:
      path = Self.rounded(box, top: small, bottom: small)
    }
    self.lines = lines.text
  }

  private static func rounded(_ box: Rect, top: Double, bottom: Double) -> String {
    var path = XMLBuffer()
    path.begin(at: Point(x: box.minX + top, y: box.minY))
    path.lineTo(Point(x: box.maxX - top, y: box.minY))
    path.turn(at: Point(x: box.maxX, y: box.minY), to: Point(x: box.maxX, y: box.minY + top))
    path.lineTo(Point(x: box.maxX, y: box.maxY - bottom))
    path.turn(at: Point(x: box.maxX, y: box.maxY), to: Point(x: box.maxX - bottom, y: box.maxY))
    path.lineTo(Point(x: box.minX + bottom, y: box.maxY))
    path.turn(at: Point(x: box.minX, y: box.maxY), to: Point(x: box.minX, y: box.maxY - bottom))
    path.lineTo(Point(x: box.minX, y: box.minY + top))
    path.turn(at: box.origin, to: Point(x: box.minX + top, y: box.minY))
    return path.text + "Z"
  }

  /// A rounded box with a tip at the bottom.
  private static func balloon(_ box: Rect, radius: Double) -> String {
    let body = rounded(box, top: radius, bottom: radius)
    var tip = XMLBuffer()
    tip.begin(at: Point(x: box.midX - 6, y: box.maxY))
    tip.lineTo(Point(x: box.midX, y: box.maxY + 6))
    tip.lineTo(Point(x: box.midX + 6, y: box.maxY))
    return body + tip.text
  }
}

extension XMLBuffer {
  fileprivate mutating func begin(at point: Point) {
    append("M")
    append(point)
  }

  fileprivate mutating func lineTo(_ point: Point) {
    append("L")
    append(point)
  }

  fileprivate mutating func turn(at corner: Point, to end: Point) {
    append("Q")
    append(corner)
    append(" ")
    append(end)
  }

  fileprivate mutating func line(from start: Point, to end: Point) {
    begin(at: start)
    lineTo(end)
  }
}
