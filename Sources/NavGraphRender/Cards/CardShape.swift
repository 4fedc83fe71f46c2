/// How the cards of a map are arranged.
struct CardShape: Hashable, Sendable {
  /// Width to height of what is between header and legend.
  var ratio = 1.5
  /// Columns of a tree of screens. Shallow trees fit each other better, and deep ones have more lines.
  var depthLimit = CardForest.depthLimit
  /// Screens beside one; further ones begin trees of their own, as a column of many fits no page.
  var childLimit = Int.max
  /// Width to height of a coordinator's cards.
  var stretch = CardColumns.stretch
  /// How large a page in the order of reading may be, compared with one in another order.
  var orderWorth = PagePacking.orderWorth
  /// Points that a tree of coordinators may take in one column.
  var treeHeight = 1_000.0
  /// Lines that an action, or its condition, may take in its row.
  var labelLines = CardShape.longestLabel
  /// Points that text on a card may take in one line.
  var textWidth = CardText.width
  /// Lines that the names of a coordinator's screens may take in its box.
  static let nameLines = 6
  /// Lines that no label is longer than.
  static let longestLabel = 8
}

extension CardShape {
  /// Those in the order of reading are tried at any size.
  static let usual =
    [1.5, 1.65, 1.35, 1.8, 1.2].map { CardShape(ratio: $0) }
    + [1.5, 1.8].map { CardShape(ratio: $0, orderWorth: 0) }

  /// Shortened trees hide which screens belong together.
  static let cut = [(5, 5), (3, 5), (3, 3)].flatMap { depthLimit, childLimit in
    [1.5, 1.35, 1.2].map {
      CardShape(
        ratio: $0, depthLimit: depthLimit, childLimit: childLimit, orderWorth: 1, labelLines: 1)
    }
  }

  /// For content that takes more than a page anyway: more screens side by side than a tree of one screen has space for.
  static let long = [8, 5, 3].flatMap { childLimit in
    [0.5, 0.8].map {
      CardShape(ratio: $0, depthLimit: 4, childLimit: childLimit, stretch: $0, orderWorth: 1)
    }
  }

  /// What the cards of a coordinator may differ in, the usual ones first.
  static func choices(labelLines: Int) -> [CardShape] {
    [CardForest.depthLimit, 3, 2].flatMap { depthLimit in
      [CardText.width, 190, 204, 232].map {
        CardShape(depthLimit: depthLimit, labelLines: labelLines, textWidth: $0)
      }
    }
  }
}
