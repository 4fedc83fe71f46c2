/// The operations of arrays themselves, which are independent of navigation.
///
/// A violated precondition of an array fails in every build.
extension [Entry] {
  mutating func appendAll(_ entries: [Entry]) -> Outcome {
    append(contentsOf: entries)
    return .applied
  }

  mutating func removeLastOrTrap(_ count: Int) -> Outcome {
    if count < 0 { return Outcome(.failed(.negativeCount)) }
    if count > self.count { return Outcome(.failed(.notEnoughScreens)) }
    removeLast(count)
    return .applied
  }

  mutating func removeAllEntries() -> Outcome {
    removeAll()
    return .applied
  }

  mutating func removeSubrangeOrTrap(_ range: Range<Int>) -> Outcome {
    if range.lowerBound < 0 || range.upperBound > count { return Outcome(.failed(.outOfRange)) }
    removeSubrange(range)
    return .applied
  }

  mutating func replaceOrTrap(at index: Int, by entry: Entry) -> Outcome {
    guard indices.contains(index) else { return Outcome(.failed(.outOfRange)) }
    self[index] = entry
    return .applied
  }

  /// The topmost entry that matches.
  func topmost(_ target: InstanceSet) -> Int? {
    lastIndex { target.contains($0.instance) }
  }
}
