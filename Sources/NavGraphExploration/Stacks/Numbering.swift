/// Numbers for values, from 0 on, in the order in which they are first asked for.
struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  var count: Int { values.count }

  subscript(number: Int32) -> Value { values[Int(number)] }

  /// Whether the value has a number already.
  func isKnown(_ value: Value) -> Bool { numbers[value] != nil }

  mutating func number(of value: Value) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }
}
