/// JSON text taken apart: its values in the order of the text, each with where it is.
///
/// For facts, of which there are megabytes: read with this, they cost a third of what
/// `JSONDecoder` takes (Docs/Performance.md).
final class JSONTape: Sendable {
  let bytes: [UInt8]
  /// At least one, the outermost value; an object's keys are tokens, too, each before its value.
  let tokens: [Token]

  struct Token: Sendable {
    var kind: Kind
    /// Of a string, what stands between the quotes.
    var start: Int
    var end = 0
    /// The index of the first token that is not within this one.
    var next = 0
  }

  enum Kind: Sendable {
    case object, array, string, escapedString, number, `true`, `false`, null
  }

  /// Nil for what is not JSON in UTF-8, or nested more than 512 deep.
  ///
  /// - Complexity: Linear in the text.
  init?(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil,
      let tokens = JSONScanner.tokens(of: bytes)
    else { return nil }
    self.bytes = bytes
    self.tokens = tokens
  }
}

extension JSONTape {
  /// The text of a string token.
  func string(_ index: Int) -> String {
    let token = tokens[index]
    if token.kind == .escapedString {
      return JSONScanner.unescaped(bytes[token.start..<token.end]) ?? ""
    }
    return bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[token.start..<token.end]), as: UTF8.self)
    }
  }

  /// A number token as it is written.
  func digits(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  /// A number token; nil where the type does not hold it.
  func integer<Integer: FixedWidthInteger>(_ index: Int, as type: Integer.Type) -> Integer? {
    let token = tokens[index]
    let isNegative = bytes[token.start] == UInt8(ascii: "-")
    var value: Integer = 0
    for byte in bytes[(isNegative ? token.start + 1 : token.start)..<token.end] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
        // A fraction or an exponent, which may be a whole number all the same.
        return Double(digits(index)).flatMap { Integer(exactly: $0) }
      }
      guard let digit = Integer(exactly: byte - UInt8(ascii: "0")) else { return nil }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooLarge) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if isTooLarge || isStillTooLarge { return nil }
      value = sum
    }
    return value
  }

  /// Whether a string token reads so.
  func equals(_ index: Int, _ text: String) -> Bool {
    let token = tokens[index]
    guard token.kind == .string else { return string(index) == text }
    guard token.end - token.start == text.utf8.count else { return false }
    var position = token.start
    for byte in text.utf8 {
      guard bytes[position] == byte else { return false }
      position += 1
    }
    return true
  }

  /// The value of a key in an object; that of the first one where there are several.
  ///
  /// - Complexity: Linear in the object's keys.
  func value(of key: String, in object: Int) -> Int? {
    var index = object + 1
    while index < tokens[object].next {
      if equals(index, key) { return index + 1 }
      index = tokens[index + 1].next
    }
    return nil
  }

  /// The keys and positions that lead to a value from the outermost one.
  ///
  /// - Complexity: Linear in the tokens before it.
  func path(to target: Int) -> [any CodingKey] {
    var path: [any CodingKey] = []
    var container = 0
    while container != target {
      let isObject = tokens[container].kind == .object
      var child = container + 1
      var position = 0
      while child < tokens[container].next {
        let value = isObject ? child + 1 : child
        if target < tokens[value].next { break }
        child = tokens[value].next
        position += 1
      }
      // Nothing within the value: it is its own end.
      guard child < tokens[container].next else { return path }
      path.append(isObject ? JSONKey(stringValue: string(child)) : JSONKey(intValue: position))
      container = isObject ? child + 1 : child
    }
    return path
  }
}
