/// Boxes in rows, in their order, on a page whose sides are to have a certain ratio.
struct ShelfPacking: Hashable, Sendable {
  /// The upper left corner of each box.
  let origins: [Point]
  let size: Size

  /// Width to height of a page that fits a screen.
  private static let ratio = 1.6

  /// - Complexity: O(*n*) for each of at most 64 widths that are tried.
  init(_ boxes: [Size], spacing: Double) {
    let widest = boxes.map(\.width).max() ?? 0
    let sum = boxes.reduce(-spacing) { $0 + $1.width + spacing }
    let tries = 64
    var best = Self.rows(of: boxes, spacing: spacing, width: widest)
    for step in 1...tries {
      let width = widest + (max(sum, widest) - widest) * Double(step) / Double(tries)
      let packing = Self.rows(of: boxes, spacing: spacing, width: width)
      if Self.scale(packing.size) < Self.scale(best.size) { best = packing }
    }
    origins = best.origins
    size = best.size
  }

  /// How wide a page of the wanted ratio must be to hold the size: the smaller, the larger
  /// everything can be shown.
  private static func scale(_ size: Size) -> Double { max(size.width, size.height * ratio) }

  private static func rows(
    of boxes: [Size], spacing: Double, width: Double
  ) -> (origins: [Point], size: Size) {
    var origins: [Point] = []
    var total = Size.zero
    var x = 0.0
    var y = 0.0
    for box in boxes {
      // Widths are sums, so that the last box of a row can be off by a rounding.
      if x > 0 && x + box.width > width + 0.001 {
        x = 0
        y = total.height + spacing
      }
      origins.append(Point(x: x, y: y))
      total.width = max(total.width, x + box.width)
      total.height = max(total.height, y + box.height)
      x += box.width + spacing
    }
    return (origins, total)
  }
}
