import NavGraphModel

extension Entry {
  /// The same route in the same presentation, and the same one of those: all parts are compared here,
  /// unlike in equality.
  func isSame(as other: Entry) -> Bool {
    rawValue == other.rawValue && handle == other.handle
  }
}

extension [Entry] {
  func isSame(as other: [Entry]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}
