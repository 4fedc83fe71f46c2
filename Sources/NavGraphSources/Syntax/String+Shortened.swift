extension String {
  /// Returns the start and the end of a long text, cut between words: the end of a condition says as much as its start.
  func shortened(to length: Int) -> String {
    guard count > length else { return self }
    var rest = split(separator: " ", omittingEmptySubsequences: false)
    guard rest.count > 2 else { return self }
    var (start, end) = ([rest.removeFirst()], [rest.removeLast()])
    var room = length - start[0].count - end[0].count - 3
    while let next = end.count <= start.count ? rest.popLast() : rest.popFirst() {
      room -= next.count + 1
      if room < 0 { break }
      if end.count <= start.count { end.insert(next, at: 0) } else { start.append(next) }
    }
    return (start + ["…"] + end).joined(separator: " ")
  }
}

extension [Substring] {
  fileprivate mutating func popFirst() -> Substring? { isEmpty ? nil : removeFirst() }
}
