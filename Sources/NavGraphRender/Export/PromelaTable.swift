/// A list of numbers as a Promela program reads it: arrays outside of the states.
///
/// SPIN's parser takes no list of 10,000 numbers, so that a long one is several arrays.
struct PromelaTable {
  let name: String
  private let values: [Int]

  private static let partLimit = 8_192

  init(_ name: String, _ values: [Int]) {
    self.name = name
    // SPIN takes an array of one for no array.
    self.values = values + Array(repeating: 0, count: max(0, 2 - values.count))
  }

  private var partCount: Int { (values.count + Self.partLimit - 1) / Self.partLimit }

  private func name(ofPart part: Int) -> String { partCount == 1 ? name : "\(name)\(part)" }

  /// The arrays, of the smallest type that holds all numbers.
  var declaration: String {
    let type = Self.type(holding: values.max() ?? 0)
    return (0..<partCount).map { part in
      let first = part * Self.partLimit
      let numbers = values[first..<min(first + Self.partLimit, values.count)]
      return "hidden \(type) \(name(ofPart: part))[\(numbers.count)] = {"
        + Self.lines(of: numbers.map(String.init)) + "};\n"
    }.joined()
  }

  /// The number at an index, as an expression.
  ///
  /// - Parameter index: An expression; it is written out twice for each array but the last.
  subscript(index: String) -> String {
    let last = partCount - 1
    var result = last == 0 ? "\(name)[\(index)]" : "\(name(ofPart: last))[\(offset(index, last))]"
    for part in (0..<last).reversed() {
      result =
        "(\(index) < \((part + 1) * Self.partLimit) -> "
        + "\(name(ofPart: part))[\(offset(index, part))] : \(result))"
    }
    return result
  }

  private func offset(_ index: String, _ part: Int) -> String {
    part == 0 ? index : "\(index) - \(part * Self.partLimit)"
  }

  /// The smallest type for the numbers from 0 on.
  static func type(holding largest: Int) -> String {
    switch largest {
    case ...255: "byte"
    case ...32_767: "short"
    default: "int"
    }
  }

  private static func lines(of numbers: [String]) -> String {
    var result = ""
    for (index, number) in numbers.enumerated() {
      if index > 0 { result += index % 20 == 0 ? ",\n  " : ", " }
      result += number
    }
    return result
  }
}
