/// How the cards of a map are arranged.
struct CardShape: Hashable, Sendable {
  /// Width to height of what is between header and legend.
  var ratio = 1.5
  /// Columns of a tree of screens. Shallow trees fit each other better, and deep ones have more lines.
  var depthLimit = CardForest.depthLimit
  /// Screens that stand beside one; further ones begin trees of their own, as a column of many fits no page.
  var childLimit = Int.max
  /// Width to height of a coordinator's cards.
  var stretch = CardColumns.stretch
  /// Whether its trees are as deep and as wide as they are.
  var isUsual: Bool { depthLimit == CardForest.depthLimit && childLimit == .max }
  /// How large a page in the order of reading may be, compared with one in another order.
  var orderWorth = PagePacking.orderWorth
  /// Points that a tree of coordinators may take in one column.
  var treeHeight = 1_000.0
  /// Lines that an action, or its condition, may take in its row.
  var labelLines = 1
  /// Points that text on a card may take in one line.
  var textWidth = CardText.width
  /// Whether each coordinator stands to the right of the one that hosts it, or begins clearly below it, and so do tabs.
  var keepsHosts = true
  /// Whether many orders of the coordinators are tried.
  var isThorough = false
  /// Lines that the names of a coordinator's screens may take in its box.
  static let nameLines = 6
}

extension CardShape {
  /// Widths of text that are tried where labels are to be whole.
  private static let textWidths = [CardText.width, 190, 204, 232]

  /// The same with many orders of the coordinators.
  var thorough: CardShape {
    var shape = self
    shape.isThorough = true
    return shape
  }

  /// The same with coordinators wherever there is room.
  var inAnyOrder: CardShape {
    var shape = self
    shape.keepsHosts = false
    return shape
  }

  /// More than almost any label takes, and more than any does.
  static let (wholeLabel, longestLabel) = (3, 8)

  /// The same with the lines that labels need.
  func withWholeLabels(lines: Int = wholeLabel) -> [CardShape] {
    Self.textWidths.map { width in
      var shape = self
      (shape.labelLines, shape.textWidth) = (lines, width)
      return shape
    }
  }
}
