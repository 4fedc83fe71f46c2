/// Numbers for values, from 0 on, in the order in which they are first asked for.
struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  var count: Int { values.count }

  subscript(number: Int32) -> Value { values[Int(number)] }

  mutating func number(of value: Value) -> Int32 {
    let next = Int32(values.count)
    let number = Self.known(&numbers[value, default: next])
    if number == next { values.append(value) }
    return number
  }

  /// Reads a number in the place where it is kept, which is looked up once.
  private static func known(_ number: inout Int32) -> Int32 { number }
}
