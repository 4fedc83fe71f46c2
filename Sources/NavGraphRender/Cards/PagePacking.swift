/// Boxes side by side on a page whose sides are to have a certain ratio, roughly in their order.
struct PagePacking: Hashable, Sendable {
  /// The upper left corner of each box.
  let origins: [Point]
  let size: Size

  /// Width to height of a page that fits a screen.
  static let screenRatio = 1.6
  /// Page widths that are tried.
  private static let tries = 48
  /// A box that begins this many points lower is read later, in any column.
  static let lowering = 100.0
  /// A page in another order has to be so much smaller.
  static let orderWorth = 0.9

  /// Packs boxes onto a page.
  ///
  /// - Parameter orderWorth: A page in another order is taken if it is smaller than this share of one in order;
  ///   0 for none but that.
  /// - Parameter above: By box, those that it has to be to the right of, or clearly below.
  /// - Complexity: O(*n*² + *n* · *s*²) for *n* boxes whose tops and bottoms make up to *s* steps.
  init(
    _ boxes: [Size], spacing: Double, ratio: Double = screenRatio,
    orderWorth: Double = PagePacking.orderWorth, above: [[Int]] = []
  ) {
    let all = Array(boxes.indices)
    let before = PackingOrder(above)
    func best(_ order: [Int]) -> PagePacking {
      Self.best(
        boxes, order: before.keeping(order), above: above, spacing: spacing, ratio: ratio)
    }
    let inOrder = best(all)
    guard orderWorth > 0, boxes.count > 2 else {
      self = inOrder
      return
    }
    // The page begins with the first box in any order: with the start of the app.
    let others = boxes.indices.dropFirst()
    let tallestFirst =
      boxes.indices.prefix(1)
      + others.sorted {
        (-boxes[$0].height, -boxes[$0].width, $0) < (-boxes[$1].height, -boxes[$1].width, $1)
      }
    let widestFirst =
      boxes.indices.prefix(1)
      + others.sorted {
        (-boxes[$0].width, -boxes[$0].height, $0) < (-boxes[$1].width, -boxes[$1].height, $1)
      }
    var chosen = inOrder
    let orders = [Array(tallestFirst), Array(widestFirst)] + (above.isEmpty ? [] : before.tidy())
    for order in orders {
      let other = best(order)
      // The order of the boxes is worth some space.
      let limit = orderWorth * Self.extent(inOrder.size, ratio)
      let extent = Self.extent(other.size, ratio)
      if extent < limit, extent < Self.extent(chosen.size, ratio) { chosen = other }
    }
    self = chosen
  }

  private init(origins: [Point], size: Size) {
    self.origins = origins
    self.size = size
  }

  private static func best(
    _ boxes: [Size], order: [Int], above: [[Int]], spacing: Double, ratio: Double
  ) -> PagePacking {
    let widest = boxes.map(\.width).max() ?? 0
    let sum = boxes.reduce(-spacing) { $0 + $1.width + spacing }
    var best = pack(boxes, order: order, above: above, spacing: spacing, width: widest)
    guard boxes.count > 1 else { return best }
    for step in 1...tries {
      let share = Double(step) / Double(tries)
      let width = widest + max(0, sum - widest) * share * share
      let packing = pack(boxes, order: order, above: above, spacing: spacing, width: width)
      if extent(packing.size, ratio) < extent(best.size, ratio) { best = packing }
    }
    return best
  }

  /// How wide a page of the wanted ratio has to be to hold the size: the less, the larger
  /// everything can be shown.
  private static func extent(_ size: Size, _ ratio: Double) -> Double {
    max(size.width, size.height * ratio)
  }

  /// Puts each box as high up as it goes, and there as far to the left.
  static func pack(
    _ boxes: [Size], order: [Int], above: [[Int]], spacing: Double, width: Double
  ) -> PagePacking {
    var skyline = Skyline()
    var origins = Array(repeating: Point(x: 0, y: 0), count: boxes.count)
    var total = Size.zero
    for index in order {
      let box = boxes[index]
      var limits: [Rect] = []
      if !above.isEmpty {
        for other in above[index] {
          limits.append(Rect(origin: origins[other], size: boxes[other]))
        }
      }
      let origin = skyline.place(box, spacing: spacing, width: width, after: limits)
      origins[index] = origin
      total.width = max(total.width, origin.x + box.width)
      total.height = max(total.height, origin.y + box.height)
    }
    return PagePacking(origins: origins, size: total)
  }
}

/// The left edge of the free space, from left to right.
private struct Skyline {
  /// Each step reaches to the start of the next, the last one for ever.
  private var steps: [(start: Double, bottom: Double)] = [(0, 0)]

  // Loops rather than closures: pages are packed thousands of times.

  mutating func place(
    _ box: Size, spacing: Double, width: Double, after limits: [Rect]
  ) -> Point {
    var best = Point(x: 0, y: Double.infinity)
    var index = 0
    while index < steps.count {
      let start = steps[index].start
      // Widths are sums, so that a box that just fits can be off by a rounding.
      guard start == 0 || start + box.width <= width + 0.001 else { break }
      var top = bottom(from: index, to: start + box.width + spacing)
      for limit in limits where start < limit.maxX {
        top = max(top, limit.minY + PagePacking.lowering)
      }
      if top < best.y { best = Point(x: start, y: top) }
      index += 1
    }
    cover(
      from: best.x, to: best.x + box.width + spacing, bottom: best.y + box.height + spacing)
    return best
  }

  /// Where a box can begin that starts at a step.
  private func bottom(from first: Int, to end: Double) -> Double {
    var result = steps[first].bottom
    var index = first + 1
    while index < steps.count, steps[index].start < end {
      result = max(result, steps[index].bottom)
      index += 1
    }
    return result
  }

  private mutating func cover(from start: Double, to end: Double, bottom: Double) {
    var first = 0
    while first < steps.count, steps[first].start < start { first += 1 }
    var next = first
    while next < steps.count, steps[next].start <= end { next += 1 }
    steps.replaceSubrange(first..<next, with: [(start, bottom), (end, steps[next - 1].bottom)])
  }
}
