extension String {
  /// Returns the start and the end of a long text, cut between words: the end of a condition says as much as its start.
  ///
  /// Brackets remain balanced, and keep the operators between them: “(a) || (… && d)”.
  func shortened(to length: Int) -> String {
    guard count > length else { return self }
    var rest = split(separator: " ", omittingEmptySubsequences: false)
    guard rest.count > 2 else { return self }
    var (start, end) = ([rest.removeFirst()], [rest.removeLast()])
    var room = length - start[0].count - end[0].count - 3
    while let next = end.count <= start.count ? rest.last : rest.first {
      room -= next.count + 1
      if room < 0 { break }
      if end.count <= start.count {
        end.insert(rest.removeLast(), at: 0)
      } else {
        start.append(rest.removeFirst())
      }
    }
    let omitted = Omission(rest.joined(separator: " "))
    let isBalanced = omitted.isBalanced(between: start.joined(), end.joined())
    return (start + [isBalanced ? omitted.text[...] : "…"] + end).joined(separator: " ")
  }
}

/// Words that are left out of a text, and the brackets among them that the rest of the text opens or closes.
private struct Omission {
  private var pieces: [[Substring]] = [[]]
  /// One after each piece but the last.
  private var brackets: [Character] = []

  init(_ omitted: String) {
    var start = omitted.startIndex
    for index in omitted.openBrackets {
      pieces[pieces.count - 1] = omitted[start..<index].split(separator: " ")
      pieces.append([])
      brackets.append(omitted[index])
      start = omitted.index(after: index)
    }
    pieces[pieces.count - 1] = omitted[start...].split(separator: " ")
  }

  func isBalanced(between start: String, _ end: String) -> Bool {
    let before = start.openBrackets.map { start[$0] }
    let after = end.openBrackets.map { end[$0] }
    let closing = brackets.filter(\.closesBracket)
    return !before.contains(where: \.closesBracket) && after.allSatisfy(\.closesBracket)
      && closing.count <= before.count && brackets.count - closing.count <= after.count
  }

  /// “…” with those brackets, and with the operators before and after them.
  var text: String {
    var text = ""
    for (index, words) in pieces.enumerated() {
      let next = index < brackets.count ? brackets[index] : nil
      let operators = words.prefix { Self.operators.contains($0) }
      let start = index > 0 && brackets[index - 1].closesBracket ? operators : []
      var rest = words.dropFirst(start.count)
      let end = rest.reversed().prefix { Self.operators.contains($0) }.reversed()
      let keepsEnd = next.map { !$0.closesBracket } ?? (rest.last == "not")
      if keepsEnd { rest.removeLast(end.count) }
      // The name of a call whose arguments follow may be negated, too.
      let negated: [Substring] = keepsEnd && end.isEmpty && rest.last?.first == "!" ? ["!…"] : []
      if !negated.isEmpty { rest.removeLast() }
      let before =
        negated.isEmpty ? [] : rest.reversed().prefix { Self.operators.contains($0) }.reversed()
      rest.removeLast(before.count)
      let shown =
        start + (rest.isEmpty ? [] : ["…"]) + before + negated + (keepsEnd ? Array(end) : [])
      if !shown.isEmpty, text.last?.opensBracket == false { text += " " }
      text += shown.joined(separator: " ")
      guard let next else { continue }
      if next.closesBracket {
        if text.isEmpty || text.last?.opensBracket == true { text += "…" }
      } else if let last = text.last, !last.opensBracket, last != "!", negated.isEmpty {
        text += " "
      }
      text.append(next)
    }
    return text.last?.opensBracket == false ? text : text + "…"
  }

  private static let operators: Set<Substring> = ["&&", "||", "and", "or", "not", "!"]
}

extension String {
  /// The places of brackets without a partner.
  fileprivate var openBrackets: [Index] {
    var result: [Index] = []
    for index in indices {
      if self[index].opensBracket {
        result.append(index)
      } else if self[index].closesBracket {
        if let last = result.last, self[last].partner == self[index] {
          result.removeLast()
        } else {
          result.append(index)
        }
      }
    }
    return result
  }
}

extension Character {
  fileprivate var opensBracket: Bool { partner != nil }

  fileprivate var closesBracket: Bool { ")]}".contains(self) }

  fileprivate var partner: Character? {
    switch self {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    default: nil
    }
  }
}
