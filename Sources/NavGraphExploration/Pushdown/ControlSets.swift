/// Sets of controls, each stored once.
struct ControlSets {
  private var sets = Numbering<[Int32]>()

  /// - Parameter controls: Ascending.
  mutating func number(of controls: [Int32]) -> Int { Int(sets.number(of: controls)) }

  subscript(number: Int) -> [Int32] { sets.values[number] }

  func isSubset(_ number: Int, of other: Int) -> Bool {
    if number == other { return true }
    var rest = self[other][...]
    for control in self[number] {
      guard let index = rest.firstIndex(of: control) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
