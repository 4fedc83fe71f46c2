/// The operations of arrays themselves, which know nothing of navigation.
extension [Entry] {
  /// `removeLast(n)`: a precondition in every build.
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
}
