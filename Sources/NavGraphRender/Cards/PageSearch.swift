/// Searches the shapes and the order of boxes for those that make a small page.
///
/// It changes one thing at a time by chance, the same each time, and goes on from what is not much worse than the best
/// page so far: record-to-record travel (Dueck, "New Optimization Heuristics", Journal of Computational Physics 1993).
struct PageSearch {
  /// By box, the sizes that it can have, the most usual one first.
  let choices: [[Size]]
  /// By box, those that it has to be to the right of, or clearly below.
  let above: [[Int]]
  let spacing: Double
  /// What is to hold all of it.
  let page: Size

  struct Result {
    /// By box, which of its sizes it has.
    var sizes: [Int]
    var packing: PagePacking
    /// How many pages it is wide or high, whichever is more.
    var extent: Double
  }

  private struct Arrangement {
    var sizes: [Int]
    var order: [Int]
    var width = 0
  }

  private static let tries = 6_000
  /// What is so many times as large as the best page is taken on the way to better ones.
  private static let tolerance = 1.06
  /// Widths of packings, in pages.
  private static let widths = [1, 0.95, 0.98, 1.02, 1.04]

  /// How many pages wide or high what is chosen has to be at least: without a gap.
  var leastExtent: Double {
    let area = choices.reduce(0) { sum, sizes in
      sum + (sizes.map { ($0.width + spacing) * ($0.height + spacing) }.min() ?? 0)
    }
    return (area / ((page.width + spacing) * (page.height + spacing))).squareRoot()
  }

  /// The first page that holds everything, or the smallest one found.
  ///
  /// - Complexity: Up to ``tries`` packings.
  func best() -> Result {
    var current = Arrangement(
      sizes: choices.map { _ in 0 }, order: PackingOrder(above).keeping(Array(choices.indices)))
    var best = pack(current)
    var random = Chance()
    for _ in 0..<Self.tries where best.extent > 1 && choices.count > 1 {
      guard let next = changed(current, &random) else { continue }
      let result = pack(next)
      if result.extent < Self.tolerance * best.extent { current = next }
      if result.extent < best.extent { best = result }
    }
    return best
  }

  private func pack(_ arrangement: Arrangement) -> Result {
    var boxes: [Size] = []
    for (index, size) in arrangement.sizes.enumerated() { boxes.append(choices[index][size]) }
    let packing = PagePacking.pack(
      boxes, order: arrangement.order, above: above, spacing: spacing,
      width: Self.widths[arrangement.width] * page.width)
    return Result(
      sizes: arrangement.sizes, packing: packing,
      extent: max(packing.size.width / page.width, packing.size.height / page.height))
  }

  /// With another size or place of one box, or another width; nil where that is none.
  private func changed(_ arrangement: Arrangement, _ random: inout Chance) -> Arrangement? {
    var next = arrangement
    switch random.number(below: 5) {
    case 0, 1:
      let box = random.number(below: choices.count)
      next.sizes[box] = random.number(below: choices[box].count)
      return next.sizes[box] == arrangement.sizes[box] ? nil : next
    case 2, 3:
      // The page begins with the first box: with the start of the app.
      let from = 1 + random.number(below: choices.count - 1)
      let to = 1 + random.number(below: choices.count - 1)
      guard canMove(from, to, in: arrangement.order) else { return nil }
      next.order.insert(next.order.remove(at: from), at: to)
      return next
    default:
      next.width = random.number(below: Self.widths.count)
      return next.width == arrangement.width ? nil : next
    }
  }

  /// Whether boxes stay after those that they come after.
  private func canMove(_ from: Int, _ to: Int, in order: [Int]) -> Bool {
    guard from != to else { return false }
    guard !above.isEmpty else { return true }
    let box = order[from]
    return from < to
      ? !order[(from + 1)...to].contains { above[$0].contains(box) }
      : !order[to..<from].contains { above[box].contains($0) }
  }

  /// Numbers that look like chance, always the same ones.
  private struct Chance {
    private var state: UInt64 = 1

    mutating func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
