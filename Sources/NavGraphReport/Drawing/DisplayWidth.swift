/// How many columns of a terminal a text takes.
///
/// East Asian wide and fullwidth characters and emoji take two, combining marks and joiners none
/// (Unicode Standard Annex 11). Characters of ambiguous width count as one, as terminals show them.
package func displayWidth(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + width(of: $1) }
}

extension String {
  /// The text, cut to so many columns with an ellipsis where it is longer.
  func cut(toColumns limit: Int) -> String {
    guard displayWidth(self) > limit else { return self }
    var result = ""
    var columns = 0
    for character in self {
      let next = width(of: character)
      guard columns + next <= limit - 1 else { break }
      result.append(character)
      columns += next
    }
    return result + "\u{2026}"
  }

  /// The text with spaces after it up to so many columns.
  func padded(toColumns width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth(self)))
  }
}

private func width(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if first.isASCII { return 1 }
  // A family or a flag is one picture, whatever it is made of.
  if first.properties.isEmojiPresentation
    || character.unicodeScalars.contains("\u{FE0F}") && first.properties.isEmoji
  {
    return 2
  }
  if wideRanges.contains(where: { $0.contains(first.value) }) { return 2 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return 1
  }
}

/// What EastAsianWidth.txt of Unicode 16 calls wide or fullwidth, blocks taken as a whole; emoji are
/// known by their property.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
  0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
  0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
  0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
]
