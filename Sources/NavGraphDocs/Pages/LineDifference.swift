/// How one text differs from another, line by line, as `diff -u` shows it.
package enum LineDifference {
  /// Lines of a difference beyond which the rest is counted.
  private static let limit = 200
  /// Equal lines around each change.
  private static let surroundings = 3
  /// The number of pairs of lines beyond which equal ones are not looked for.
  private static let pairLimit = 4_000_000

  /// The lines of the difference; none where the texts are equal.
  ///
  /// - Complexity: The lines that differ times all lines between them, up to a limit.
  package static func lines(from old: String, to new: String) -> [String] {
    guard old != new else { return [] }
    let hunks = hunks(of: edits(lines(of: old), lines(of: new)))
    let result = hunks.flatMap { [$0.heading] + $0.edits.map(\.line) }
    guard result.count > limit else { return result }
    return result.prefix(limit) + ["\u{2026} and \(result.count - limit) more lines"]
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if let last = lines.popLast(), !last.isEmpty {
      lines.append(last + " (and no line feed at the end)")
    }
    return lines
  }

  /// One line of either text, or of both.
  private struct Edit {
    enum Kind { case kept, removed, added }

    let kind: Kind
    let text: Substring
    /// Its position, or where it would be, in each text.
    let old: Int
    let new: Int

    var line: String {
      switch kind {
      case .kept: " \(text)"
      case .removed: "-\(text)"
      case .added: "+\(text)"
      }
    }
  }

  private struct Hunk {
    let edits: ArraySlice<Edit>

    var heading: String {
      let old = edits.count { $0.kind != .added }
      let new = edits.count { $0.kind != .removed }
      let first = edits[edits.startIndex]
      return "@@ -\(first.old + 1),\(old) +\(first.new + 1),\(new) @@"
    }
  }

  private static func edits(_ old: [Substring], _ new: [Substring]) -> [Edit] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let middle = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    if middle.0.count * middle.1.count <= pairLimit {
      for change in Array(middle.1).difference(from: Array(middle.0)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(start + offset)
        case .insert(let offset, _, _): added.insert(start + offset)
        }
      }
    } else {
      removed = Set(middle.0.indices)
      added = Set(middle.1.indices)
    }
    var result: [Edit] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        result.append(Edit(kind: .removed, text: old[left], old: left, new: right))
        left += 1
      } else if added.contains(right) {
        result.append(Edit(kind: .added, text: new[right], old: left, new: right))
        right += 1
      } else {
        result.append(Edit(kind: .kept, text: old[left], old: left, new: right))
        left += 1
        right += 1
      }
    }
    return result
  }

  /// Returns the changes with the lines around them; changes that are near one another form one hunk.
  private static func hunks(of edits: [Edit]) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for (index, edit) in edits.enumerated() where edit.kind != .kept {
      let range = max(0, index - surroundings)..<min(edits.count, index + surroundings + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { Hunk(edits: edits[$0]) }
  }
}
