/// Cards in columns: each card's children are in the next column, beside it or further down.
///
/// Cards keep their order from top to bottom in every column, so that lines from cards to their children
/// never cross each other or a card.
struct CardColumns: Hashable, Sendable {
  /// One for each card, from the upper left corner of all.
  private(set) var boxes: [Rect]
  private(set) var size = Size.zero

  /// Room between two columns, for the lines, and between cards of a column; in points.
  static let columnSpacing = 32.0
  static let rowSpacing = 10.0
  static let stretch = 1.25
  private static let bandLimit = 6

  struct Card: Hashable, Sendable {
    var size: Size
    /// Indices of the cards that are in the next column because of this one.
    var children: [Int] = []
  }

  /// Stacks the trees, side by side in as many bands as suit a page.
  ///
  /// - Parameters:
  ///   - cards: Each is a root or the child of one other card.
  ///   - roots: In their order.
  ///   - least: The least width that is needed anyway, as for a heading.
  ///   - stretch: Width to height of the place that is to be filled.
  /// - Complexity: O(*n*²) in the cards at most, linear for usual trees.
  init(
    _ cards: [Card], roots: [Int], least: Size = .zero, stretch: Double = CardColumns.stretch
  ) {
    self = Self.all(cards, roots: roots).fitting(least: least, stretch: stretch)
  }

  /// With each number of bands that may suit a page, one first.
  static func all(_ cards: [Card], roots: [Int]) -> [CardColumns] {
    (1...max(1, min(bandLimit, roots.count))).map {
      CardColumns(cards, bands: bands(of: roots, cards, count: $0))
    }
  }

  private init(_ cards: [Card], bands: [[Int]]) {
    boxes = cards.map { Rect(origin: Point(x: 0, y: 0), size: $0.size) }
    var left = 0.0
    for band in bands {
      let depths = Self.depths(of: band, cards)
      var widths = Array(repeating: 0.0, count: (depths.map(\.depth).max() ?? 0) + 1)
      for (card, depth) in depths { widths[depth] = max(widths[depth], cards[card].size.width) }
      var lefts: [Double] = []
      for width in widths {
        lefts.append(left)
        left += width + Self.columnSpacing
      }
      var bottoms = Array(repeating: 0.0, count: widths.count)
      var tops: [Int: Double] = [:]
      for (card, ownDepth) in depths {
        // No line leads from or to a tree of one card: it goes wherever there is space.
        let isAlone = ownDepth == 0 && cards[card].children.isEmpty
        let depth =
          isAlone ? Self.freest(bottoms, widths, holding: cards[card].size.width) : ownDepth
        var top = max(bottoms[depth], tops[card] ?? 0)
        // A card is beside the first of its children.
        if !cards[card].children.isEmpty { top = max(top, bottoms[depth + 1]) }
        boxes[card].origin = Point(x: lefts[depth], y: top)
        // All cards of a column have one width, so that lines begin in one place.
        boxes[card].size.width = widths[depth]
        bottoms[depth] = top + cards[card].size.height + Self.rowSpacing
        for child in cards[card].children { tops[child] = top }
      }
      size.height = max(size.height, (bottoms.max() ?? 0) - Self.rowSpacing)
    }
    size.width = max(0, left - Self.columnSpacing)
  }

  /// The first of the shortest columns that are wide enough.
  private static func freest(_ bottoms: [Double], _ widths: [Double], holding width: Double) -> Int
  {
    let wide = widths.indices.filter { widths[$0] >= width }
    return wide.min { (bottoms[$0], $0) < (bottoms[$1], $1) } ?? 0
  }

  /// The trees' cards, each after its parent, with the number of columns before it.
  private static func depths(of roots: [Int], _ cards: [Card]) -> [(card: Int, depth: Int)] {
    var result: [(card: Int, depth: Int)] = []
    var pending = roots.reversed().map { ($0, 0) }
    while let (card, depth) = pending.popLast() {
      result.append((card, depth))
      pending += cards[card].children.reversed().map { ($0, depth + 1) }
    }
    return result
  }

  /// The roots in their order, shared out so that the bands are about equally high.
  private static func bands(of roots: [Int], _ cards: [Card], count: Int) -> [[Int]] {
    let heights = roots.map { root in
      let depths = depths(of: [root], cards)
      var columns: [Int: Double] = [:]
      for (card, depth) in depths {
        columns[depth, default: 0] += cards[card].size.height + rowSpacing
      }
      return columns.values.max() ?? 0
    }
    let share = heights.reduce(0, +) / Double(count)
    var bands: [[Int]] = [[]]
    var height = 0.0
    for (root, own) in zip(roots, heights) {
      if height > 0, height + own / 2 > share, bands.count < count {
        bands.append([])
        height = 0
      }
      bands[bands.count - 1].append(root)
      height += own
    }
    return bands
  }

  /// How wide a page has to be that holds this; the less, the better it fits.
  fileprivate func extent(_ least: Size, _ stretch: Double) -> Double {
    max(max(size.width, least.width), stretch * (size.height + least.height))
  }
}

extension [CardColumns] {
  /// The one that suits a place best; a further band has to be worth it.
  func fitting(least: Size, stretch: Double) -> CardColumns {
    dropFirst().reduce(self[0]) { best, next in
      next.extent(least, stretch) < 0.96 * best.extent(least, stretch) ? next : best
    }
  }
}
