extension String {
  /// A condition as a part of others that all hold: in brackets where one of several things in it holds.
  var asOperand: String { saysOr ? "(\(self))" : self }

  /// Whether it says that one of several things holds, outside of brackets.
  var saysOr: Bool {
    var depth = 0
    var words: [Substring] = []
    for word in split(separator: " ") {
      if depth <= 0 { words.append(word) }
      depth += word.count { "([{".contains($0) } - word.count { ")]}".contains($0) }
    }
    return words.contains { ["||", "or", "?"].contains($0) }
  }
}
