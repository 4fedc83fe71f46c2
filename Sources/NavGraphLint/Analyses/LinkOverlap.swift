package import NavGraphModel

/// A check whether two deep links match one URL.
///
/// A parameter matches at least one character, none of which ends a part of a URL (`/`, `?`, `#`
/// and `&`).
package struct LinkOverlap {
  private let left: [LinkToken]
  private let right: [LinkToken]

  /// How far both patterns are read.
  fileprivate struct Position: Hashable {
    var left: Int
    var right: Int
    /// Whether the parameter there has its first character.
    var isInsideLeft = false
    var isInsideRight = false
  }

  package init(_ left: [LinkToken], _ right: [LinkToken]) {
    self.left = left
    self.right = right
  }

  /// How many pairs of positions are looked at; far more than any pattern that a user writes has.
  private static let limit = 200_000

  /// A URL that both match, among the shortest; nil where there is none, and for monstrous patterns.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the patterns, at most; mostly linear in what they
  ///   begin with together.
  package func url() -> String? {
    var start = 0
    while start < left.count, start < right.count, case .character(let one) = left[start],
      case .character(let other) = right[start]
    {
      guard one == other else { return nil }
      start += 1
    }
    var queue: [(position: Position, before: Int?, character: Character?)] = [
      (Position(left: start, right: start), nil, nil)
    ]
    var seen: Set<Position> = [queue[0].position]
    var next = 0
    while next < queue.count, next < Self.limit {
      let position = queue[next].position
      if position.left == left.count, position.right == right.count {
        return String(prefix(start) + characters(to: next, in: queue))
      }
      for (following, character) in steps(from: position) where seen.insert(following).inserted {
        queue.append((following, next, character))
      }
      next += 1
    }
    return nil
  }

  private func prefix(_ length: Int) -> [Character] {
    left[..<length].compactMap { if case .character(let character) = $0 { character } else { nil } }
  }

  private func characters(
    to end: Int, in queue: [(position: Position, before: Int?, character: Character?)]
  ) -> [Character] {
    var result: [Character] = []
    var current: Int? = end
    while let index = current {
      if let character = queue[index].character { result.append(character) }
      current = queue[index].before
    }
    return result.reversed()
  }

  private func steps(from position: Position) -> [(Position, Character?)] {
    var result: [(Position, Character?)] = []
    if position.isInsideLeft {
      result.append((position.advanced(left: true, right: false), nil))
    }
    if position.isInsideRight {
      result.append((position.advanced(left: false, right: true), nil))
    }
    guard position.left < left.count, position.right < right.count else { return result }
    switch (left[position.left], right[position.right]) {
    case (.character(let one), .character(let other)):
      if one == other { result.append((position.advanced(left: true, right: true), one)) }
    case (.character(let character), .parameter):
      guard character.canStandInParameter else { break }
      var following = position.advanced(left: true, right: false)
      following.isInsideRight = true
      result.append((following, character))
    case (.parameter, .character(let character)):
      guard character.canStandInParameter else { break }
      var following = position.advanced(left: false, right: true)
      following.isInsideLeft = true
      result.append((following, character))
    case (.parameter, .parameter):
      var following = position
      following.isInsideLeft = true
      following.isInsideRight = true
      result.append((following, "1"))
    }
    return result
  }
}

extension LinkOverlap.Position {
  fileprivate func advanced(left isLeft: Bool, right isRight: Bool) -> Self {
    var copy = self
    if isLeft {
      copy.left += 1
      copy.isInsideLeft = false
    }
    if isRight {
      copy.right += 1
      copy.isInsideRight = false
    }
    return copy
  }
}

extension Character {
  fileprivate var canStandInParameter: Bool { !"/?#&".contains(self) }
}
