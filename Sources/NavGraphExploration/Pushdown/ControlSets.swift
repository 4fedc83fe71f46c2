/// Sets of controls, each stored once.
struct ControlSets {
  private var sets: [[Int32]] = []
  private var numbers: [[Int32]: Int] = [:]

  /// - Parameter controls: Ascending.
  mutating func number(of controls: [Int32]) -> Int {
    if let known = numbers[controls] { return known }
    numbers[controls] = sets.count
    sets.append(controls)
    return sets.count - 1
  }

  subscript(number: Int) -> [Int32] { sets[number] }

  func isSubset(_ number: Int, of other: Int) -> Bool {
    if number == other { return true }
    var rest = sets[other][...]
    for control in sets[number] {
      guard let index = rest.firstIndex(of: control) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
