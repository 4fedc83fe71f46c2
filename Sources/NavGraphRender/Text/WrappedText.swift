/// A name on a few lines, none wider than it may be.
struct WrappedText: Hashable, Sendable {
  let lines: [String]
  /// Whether the end is missing; the last line then ends with an ellipsis.
  let isCut: Bool

  /// Breaks between words. A word that no line holds breaks after a separator or before a capital letter, and
  /// otherwise where the line is full; also there rather than leave two thirds of the line empty.
  ///
  /// - Parameters:
  ///   - width: In points, at least that of a few letters.
  ///   - lineLimit: At least 1.
  /// - Complexity: Linear in what fits.
  init(_ text: VisibleText, style: TextStyle, width: Double, lineLimit: Int) {
    let ellipsis: Character = "\u{2026}"
    var lines: [String] = []
    var rest = text.string[...]
    var isCut = false
    while !rest.isEmpty {
      guard lines.count < lineLimit else {
        isCut = true
        break
      }
      let isLast = lines.count == lineLimit - 1
      let line = Self.firstLine(of: rest, style: style, width: width, breaksAnywhere: isLast)
      lines.append(String(line))
      rest = rest[line.endIndex...]
    }
    if isCut, var last = lines.popLast() {
      let room = width - TextMetrics.width(of: ellipsis, style: style)
      while last.count > 1, TextMetrics.width(of: last, style: style) > room { last.removeLast() }
      lines.append(last + String(ellipsis))
    }
    self.lines = lines
    self.isCut = isCut
  }

  /// At least one character.
  private static func firstLine(
    of text: Substring, style: TextStyle, width: Double, breaksAnywhere: Bool
  ) -> Substring {
    var used = 0.0
    var wordStart: Substring.Index?
    var breakPoint: Substring.Index?
    let leastWidth = width / 3
    var index = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      let character = text[index]
      if previous == " " {
        wordStart = index
      } else if let previous, used >= leastWidth, canBreak(between: previous, and: character) {
        breakPoint = index
      }
      used += TextMetrics.width(of: character, style: style)
      // A blank at the end takes no space.
      if used > width, index > text.startIndex, character != " " {
        guard !breaksAnywhere else { return text[..<index] }
        if let wordStart, holds(wordAt: wordStart, of: text, style: style, width: width) {
          return text[..<wordStart]
        }
        return text[..<([breakPoint, wordStart].compactMap(\.self).max() ?? index)]
      }
      previous = character
      index = text.index(after: index)
    }
    return text
  }

  /// Whether a line of its own holds a whole word.
  private static func holds(
    wordAt start: Substring.Index, of text: Substring, style: TextStyle, width: Double
  ) -> Bool {
    var used = 0.0
    for character in text[start...].prefix(while: { $0 != " " }) {
      used += TextMetrics.width(of: character, style: style)
      if used > width { return false }
    }
    return true
  }

  private static func canBreak(between left: Character, and right: Character) -> Bool {
    guard right != " " else { return false }
    switch left {
    case "_", "-", ".", "/", ":", ",", "\u{203A}": return true
    default: break
    }
    // East Asian text breaks between any two characters.
    if let scalar = right.unicodeScalars.first, (0x2E80...0xFFEF).contains(scalar.value) {
      return true
    }
    return right == "(" || (right.isUppercase && !left.isUppercase)
  }
}
