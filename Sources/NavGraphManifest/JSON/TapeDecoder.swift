/// Decodes from a ``JSONTape``, as `JSONDecoder` would with its defaults: the same values, and errors of
/// the same cases at the same coding paths once they leave ``decode(_:from:)``.
struct TapeDecoder: Decoder {
  let tape: JSONTape
  /// The token that is decoded.
  let index: Int

  /// - Throws: `DecodingError`, and whatever the type itself throws.
  static func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, from bytes: some Sequence<UInt8>
  ) throws -> Value {
    guard let tape = JSONTape(Array(bytes)) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The text is not JSON."))
    }
    do {
      return try Value(from: TapeDecoder(tape: tape, index: 0))
    } catch let mismatch as TapeMismatch {
      throw mismatch.error(in: tape)
    }
  }

  var codingPath: [any CodingKey] { tape.path(to: index) }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard tape.tokens[index].kind == .object else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(TapeObject(tape: tape, index: index))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard tape.tokens[index].kind == .array else { throw mismatch([Any].self) }
    return TapeArray(tape: tape, index: index)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension TapeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { tape.tokens[index].kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch tape.tokens[index].kind {
    case .true: return true
    case .false: return false
    default: throw mismatch(type)
    }
  }

  func decode(_ type: String.Type) throws -> String {
    switch tape.tokens[index].kind {
    case .string, .escapedString: return tape.string(index)
    default: throw mismatch(type)
    }
  }

  func decode(_ type: Double.Type) throws -> Double { try real(type) }
  func decode(_ type: Float.Type) throws -> Float { try real(type) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

  private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    guard tape.tokens[index].kind == .number else { throw mismatch(type) }
    guard let value = tape.integer(index, as: type) else { throw unfit(type) }
    return value
  }

  private func real<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Value.Type
  ) throws -> Value {
    guard tape.tokens[index].kind == .number else { throw mismatch(type) }
    guard let value = Value(tape.digits(index)), value.isFinite else { throw unfit(type) }
    return value
  }

  private func unfit(_ type: Any.Type) -> DecodingError {
    .dataCorrupted(
      .init(
        codingPath: codingPath, debugDescription: "The number does not fit \(type)."))
  }

  private func mismatch(_ type: Any.Type) -> TapeMismatch {
    TapeMismatch(index: index, expected: type)
  }
}

/// A value that is not of the type that was asked for: whoever asks only to see gets this often, and
/// should not pay for a path and a text each time.
private struct TapeMismatch: Error {
  let index: Int
  let expected: Any.Type

  func error(in tape: JSONTape) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: tape.path(to: index), debugDescription: "Expected \(expected).")
    return tape.tokens[index].kind == .null
      ? .valueNotFound(expected, context) : .typeMismatch(expected, context)
  }
}
