extension String {
  /// Returns the start and the end of a long text, cut between words: the end of a condition says as much as its start.
  ///
  /// Brackets remain balanced: “(a) || (… && d)”.
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
    return (start + [ellipsis(start, rest, end)] + end).joined(separator: " ")
  }

  /// Returns “…” with the brackets that the omitted words close or open.
  private func ellipsis(
    _ start: [Substring], _ omitted: [Substring], _ end: [Substring]
  ) -> Substring {
    let (start, middle, end) = (start.brackets, omitted.brackets, end.brackets)
    let closed = middle.closing.count
    guard start.closing.isEmpty, end.opening.isEmpty, closed <= start.opening.count,
      middle.opening.count <= end.closing.count
    else { return "…" }
    let closing = start.opening.suffix(closed).reversed().compactMap { Self.closingBrackets[$0] }
    switch (closing.isEmpty, middle.opening.isEmpty) {
    case (true, true): return "…"
    case (false, true): return "…" + Substring(closing)
    case (true, false): return Substring(middle.opening) + "…"
    case (false, false): return "…\(String(closing)) … \(String(middle.opening))…"
    }
  }

  fileprivate static let closingBrackets: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
}

extension [Substring] {
  /// The brackets without a partner: those that close first, then those that open.
  fileprivate var brackets: (closing: [Character], opening: [Character]) {
    var result: (closing: [Character], opening: [Character]) = ([], [])
    for character in joined() {
      if String.closingBrackets[character] != nil {
        result.opening.append(character)
      } else if String.closingBrackets.values.contains(character) {
        if let last = result.opening.last, String.closingBrackets[last] == character {
          result.opening.removeLast()
        } else {
          result.closing.append(character)
        }
      }
    }
    return result
  }
}
