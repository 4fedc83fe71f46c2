/// Boxes one below the other, each beneath the one that it belongs to and further to the right: a table of contents.
struct BoxOutline: Hashable, Sendable {
  /// One for each item, from the upper left corner of all.
  private(set) var boxes: [Rect] = []
  private(set) var size = Size.zero

  static let indent = 24.0
  static let rowSpacing = 15.0
  /// From the left of a box to the line down to those that belong to it.
  private static let trunk = 11.0

  typealias Item = (size: Size, depth: Int)

  /// - Parameters:
  ///   - items: Sizes of boxes, and how far in they are.
  ///   - width: Where all of them end.
  init(_ items: [Item], width: Double) {
    size.width = width
    for item in items {
      let left = Double(item.depth) * Self.indent
      let top = boxes.last.map { $0.maxY + Self.rowSpacing } ?? 0
      boxes.append(
        Rect(
          origin: Point(x: left, y: top),
          size: Size(width: size.width - left, height: item.size.height)))
    }
    size.height = boxes.last?.maxY ?? 0
  }

  /// How wide the items are at least.
  static func width(of items: [Item]) -> Double {
    items.map { $0.size.width + Double($0.depth) * indent }.max() ?? 0
  }

  /// From below a box to the left of one that belongs to it: those of several share the way down.
  static func line(from parent: Rect, to child: Rect) -> Curve {
    let x = parent.minX + trunk
    let y = min(child.minY + 15, child.midY)
    return Curve(
      corners: [Point(x: x, y: parent.maxY), Point(x: x, y: y), Point(x: child.minX, y: y)],
      radius: 6)
  }
}
