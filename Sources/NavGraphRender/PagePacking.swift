/// Boxes side by side on a page whose sides are to have a certain ratio, roughly in their order.
struct PagePacking: Hashable, Sendable {
  /// The upper left corner of each box.
  let origins: [Point]
  let size: Size

  /// Width to height of a page that fits a screen.
  private static let ratio = 1.6
  /// Page widths that are tried.
  private static let tries = 48

  /// - Complexity: O(*n* · *s*²) for *n* boxes whose tops and bottoms make up to *s* steps.
  init(_ boxes: [Size], spacing: Double) {
    let widest = boxes.map(\.width).max() ?? 0
    let sum = boxes.reduce(-spacing) { $0 + $1.width + spacing }
    var best = Self.pack(boxes, spacing: spacing, width: widest)
    for step in 1...Self.tries {
      let share = Double(step) / Double(Self.tries)
      let width = widest + max(0, sum - widest) * share * share
      let packing = Self.pack(boxes, spacing: spacing, width: width)
      if Self.extent(packing.size) < Self.extent(best.size) { best = packing }
    }
    origins = best.origins
    size = best.size
  }

  /// How wide a page of the wanted ratio has to be to hold the size: the less, the larger everything
  /// can be shown.
  static func extent(_ size: Size) -> Double { max(size.width, size.height * ratio) }

  /// Puts each box as high up as it goes, and there as far to the left.
  private static func pack(
    _ boxes: [Size], spacing: Double, width: Double
  ) -> (origins: [Point], size: Size) {
    var skyline = Skyline()
    var origins: [Point] = []
    var total = Size.zero
    for box in boxes {
      let origin = skyline.place(box, spacing: spacing, width: width)
      origins.append(origin)
      total.width = max(total.width, origin.x + box.width)
      total.height = max(total.height, origin.y + box.height)
    }
    return (origins, total)
  }
}

/// Where the free room begins, from left to right.
private struct Skyline {
  /// Each step reaches to the start of the next, the last one for ever.
  private var steps: [(start: Double, bottom: Double)] = [(0, 0)]

  mutating func place(_ box: Size, spacing: Double, width: Double) -> Point {
    var best: Point?
    for step in steps {
      // Widths are sums, so that a box that just fits can be off by a rounding.
      guard step.start == 0 || step.start + box.width <= width + 0.001 else { break }
      let top = bottom(from: step.start, to: step.start + box.width)
      if top < best?.y ?? .infinity { best = Point(x: step.start, y: top) }
    }
    let origin = best ?? Point(x: 0, y: 0)
    cover(
      from: origin.x, to: origin.x + box.width + spacing,
      bottom: origin.y + box.height + spacing)
    return origin
  }

  private func bottom(from start: Double, to end: Double) -> Double {
    var result = 0.0
    for (index, step) in steps.enumerated() {
      let stepEnd = index + 1 < steps.count ? steps[index + 1].start : .infinity
      if step.start < end && stepEnd > start { result = max(result, step.bottom) }
    }
    return result
  }

  private mutating func cover(from start: Double, to end: Double, bottom: Double) {
    let after = steps.last { $0.start <= end }?.bottom ?? 0
    let rest = steps.filter { $0.start > end }
    steps = steps.filter { $0.start < start } + [(start, bottom), (end, after)] + rest
  }
}
