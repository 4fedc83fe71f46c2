import NavGraphModel

/// Rows of text with symbols, measured: the content of a node or the label of an edge.
struct TextBlock: Hashable, Sendable {
  private(set) var rows: [Row] = []

  struct Row: Hashable, Sendable {
    var icon: Icon?
    var runs: [Run]
    /// Room before the text, where rows above have a symbol.
    var indent: Double
    /// In points, the symbol and the indent included.
    var width: Double
    var height: Double
    /// Where the row leads to in the source.
    var location: SourceLocation?
    /// The address of a picture in place of text.
    var image: String?

    /// Whether it has a symbol, or space for one.
    var isAligned: Bool { icon != nil || indent > 0 }
  }

  struct Run: Hashable, Sendable {
    var text: String
    var style: TextStyle
  }

  /// The size of a picture, including the margins above and below it.
  static let imageSize = Size(width: 96, height: 200)
  static let imageSpacing = 4.0

  /// From the left edge of a symbol to that of its text.
  static let iconAdvance = Icon.side + 4

  /// In points.
  var size: Size {
    Size(
      width: rows.map(\.width).max() ?? 0, height: rows.reduce(0) { $0 + $1.height })
  }

  /// Some of its rows, by their indices.
  func rows(_ range: some RangeExpression<Int>) -> TextBlock {
    var block = self
    block.rows = Array(rows[range])
    return block
  }

  /// Whether a text ends with an ellipsis.
  var isCut: Bool { rows.contains { $0.runs.last?.text.hasSuffix("\u{2026}") ?? false } }

  mutating func append(_ runs: [Run], icon: Icon? = nil, isIndented: Bool = false) {
    let indent = isIndented && icon == nil ? Self.iconAdvance : 0
    let text = runs.reduce(0) { $0 + TextMetrics.width(of: $1.text, style: $1.style) }
    rows.append(
      Row(
        icon: icon, runs: runs, indent: indent,
        width: (icon == nil ? indent : Self.iconAdvance) + text,
        height: runs.map(\.style.lineHeight).max() ?? 0))
  }

  /// Where each row begins, from the left edge of the block.
  ///
  /// - Parameter centeredIn: The width in which rows are centred, or nil where they begin at the left.
  ///   Rows with symbols that follow one another begin at one place.
  func lefts(centeredIn width: Double?) -> [Double] {
    guard let width else { return rows.map { _ in 0 } }
    var lefts: [Double] = []
    for row in rows {
      let isFollowing = row.isAligned && lefts.last != nil && rows[lefts.count - 1].isAligned
      guard !isFollowing else {
        lefts.append(lefts[lefts.count - 1])
        continue
      }
      let together = row.isAligned ? rows[lefts.count...].prefix(while: \.isAligned) : [row]
      lefts.append((width - (together.map(\.width).max() ?? 0)) / 2)
    }
    return lefts
  }

  mutating func append(image: String) {
    rows.append(
      Row(
        runs: [], indent: 0, width: Self.imageSize.width,
        height: Self.imageSize.height + 2 * Self.imageSpacing, image: image))
  }

  /// Says of all rows that have no place yet where they lead to in the source.
  mutating func lead(to location: SourceLocation?) {
    for index in rows.indices where rows[index].location == nil { rows[index].location = location }
  }

  /// Appends names with commas between them: as many as fit, and how many more there are.
  mutating func append(
    listing names: [String], style: TextStyle, width: Double, lineLimit: Int
  ) {
    func text(_ count: Int) -> String {
      let rest = count < names.count ? " and \(names.count - count) more" : ""
      return names.prefix(count).joined(separator: ", ") + rest
    }
    // The largest number that fits, by halving.
    var (fitting, tooMany) = (1, names.count + 1)
    var count = names.count
    while fitting + 1 < tooMany {
      let wrapped = WrappedText(
        VisibleText(text(count)), style: style, width: width, lineLimit: lineLimit)
      if wrapped.isCut { tooMany = count } else { fitting = count }
      count = (fitting + tooMany) / 2
    }
    append(wrapping: text(fitting), style: style, width: width, lineLimit: lineLimit)
  }

  /// Appends a name on as many lines as it needs, up to the limit.
  mutating func append(
    wrapping text: String, style: TextStyle, width: Double, lineLimit: Int, icon: Icon? = nil,
    isIndented: Bool = false
  ) {
    let hasRoom = icon != nil || isIndented
    let wrapped = WrappedText(
      VisibleText(text), style: style, width: width - (hasRoom ? Self.iconAdvance : 0),
      lineLimit: lineLimit)
    for (index, line) in wrapped.lines.enumerated() {
      append(
        [Run(text: line, style: style)], icon: index == 0 ? icon : nil, isIndented: hasRoom)
    }
  }
}
