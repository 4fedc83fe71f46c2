/// The values of an array, one after another.
struct TapeArray: UnkeyedDecodingContainer {
  let tape: JSONTape
  /// The token of the array.
  let index: Int
  /// The token of the next value.
  private var next: Int
  private(set) var currentIndex = 0

  init(tape: JSONTape, index: Int) {
    self.tape = tape
    self.index = index
    next = index + 1
  }

  var codingPath: [any CodingKey] { tape.path(to: index) }
  var isAtEnd: Bool { next >= tape.tokens[index].next }

  /// - Complexity: Linear in the array.
  var count: Int? {
    var count = 0
    var value = index + 1
    while value < tape.tokens[index].next {
      value = tape.tokens[value].next
      count += 1
    }
    return count
  }

  private func value() throws -> TapeDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self, .init(codingPath: codingPath, debugDescription: "The array ends here."))
    }
    return TapeDecoder(tape: tape, index: next)
  }

  private mutating func advance() {
    next = tape.tokens[next].next
    currentIndex += 1
  }

  private mutating func take<Value>(_ decode: (TapeDecoder) throws -> Value) throws -> Value {
    let result = try decode(value())
    advance()
    return result
  }

  mutating func decodeNil() throws -> Bool {
    guard try value().decodeNil() else { return false }
    advance()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try take { try Value(from: $0) }
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try take { try $0.decode(type) } }
  mutating func decode(_ type: String.Type) throws -> String { try take { try $0.decode(type) } }
  mutating func decode(_ type: Double.Type) throws -> Double { try take { try $0.decode(type) } }
  mutating func decode(_ type: Float.Type) throws -> Float { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int.Type) throws -> Int { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try take { try $0.decode(type) } }

  mutating func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try take { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try take { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try take { $0 } }
}
