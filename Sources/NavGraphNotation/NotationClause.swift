import NavGraphModel

/// One clause of a ``GraphNotation``, by words.
struct NotationClause {
  let text: String
  /// Where the clause begins, its marks and its coordinator included.
  let location: SourceLocation
  let markCount: Int
  /// The coordinator that the clause belongs to.
  let coordinator: String
  /// At least one; without marks and the coordinator.
  let words: [Substring]

  init(_ clause: Substring, in notation: String) throws(GraphNotationError) {
    var words = clause.split(whereSeparator: \.isWhitespace)
    text = words.joined(separator: " ")
    let start = words.first?.startIndex ?? clause.startIndex
    let offset = notation.utf8.distance(from: notation.startIndex, to: start)
    location = SourceLocation(file: "example", line: 1, column: offset + 1)
    var markCount = Self.removeMarks(from: &words)
    if let name = words.first.flatMap(Self.coordinator) {
      coordinator = name
      words.removeFirst()
      markCount += Self.removeMarks(from: &words)
    } else {
      coordinator = "Example"
    }
    guard !words.isEmpty else {
      throw GraphNotationError(clause: text, reason: "a clause says nothing")
    }
    self.markCount = markCount
    self.words = words
  }

  func refusal(_ reason: String) -> GraphNotationError {
    GraphNotationError(clause: text, reason: reason)
  }

  private static func removeMarks(from words: inout [Substring]) -> Int {
    guard var first = words.first else { return 0 }
    var count = 0
    while first.first == "↓" {
      first.removeFirst()
      count += 1
    }
    words[0] = first
    if first.isEmpty { words.removeFirst() }
    return count
  }

  /// The name in `Shop:`.
  private static func coordinator(_ word: Substring) -> String? {
    guard word.last == ":", word.first?.isUppercase ?? false else { return nil }
    return String(word.dropLast())
  }
}
