extension [String] {
  /// Returns conditions that all hold, as parts of one text: beside others, one that says "or" is in brackets.
  ///
  /// - Parameter length: The maximum number of characters of each.
  func operands(shortenedTo length: Int = .max) -> [String] {
    map { one in
      let short = one.shortened(to: length)
      return count > 1 && one.isDisjunction ? "(\(short))" : short
    }
  }
}

extension String {
  /// Whether it says that one of several things holds, outside of brackets.
  fileprivate var isDisjunction: Bool {
    var depth = 0
    var words: [Substring] = []
    for word in split(separator: " ") {
      if depth <= 0 { words.append(word) }
      for byte in word.utf8 {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: continue
        }
      }
    }
    return words.contains { ["||", "or", "?"].contains($0) }
  }
}
