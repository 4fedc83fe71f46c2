/// Numbers for pairs of numbers, from 0 on, in the order in which they are first asked for.
struct PairNumbering {
  private var numbers = PairTable()
  private(set) var count: Int32 = 0

  /// - Complexity: O(1) expected.
  mutating func number(of first: Int32, _ second: Int32) -> Int32 {
    let number = numbers.number(first, second, else: count)
    if number == count { count += 1 }
    return number
  }
}
