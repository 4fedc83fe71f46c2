/// The values of an object by its keys.
struct TapeObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let tape: JSONTape
  /// The token of the object.
  let index: Int
  /// Where the values are, if there are too many to look through them each time.
  private let places: [String: Int]?

  private static var widthLimit: Int { 24 }

  init(tape: JSONTape, index: Int) {
    self.tape = tape
    self.index = index
    places = tape.places(in: index, ifMoreThan: Self.widthLimit)
  }

  var codingPath: [any CodingKey] { tape.path(to: index) }

  var allKeys: [Key] {
    var keys: [Key] = []
    var key = index + 1
    while key < tape.tokens[index].next {
      if let known = Key(stringValue: tape.string(key)) { keys.append(known) }
      key = tape.tokens[key + 1].next
    }
    return keys
  }

  private func place(_ key: Key) -> Int? {
    let name = key.stringValue
    return if let places { places[name] } else { tape.value(of: name, in: index) }
  }

  private func value(_ key: Key) throws -> TapeDecoder {
    guard let place = place(key) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "The key is missing."))
    }
    return TapeDecoder(tape: tape, index: place)
  }

  func contains(_ key: Key) -> Bool { place(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: value(key))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let place = place(key), tape.tokens[place].kind != .null else { return nil }
    return try Value(from: TapeDecoder(tape: tape, index: place))
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key).decode(type) }

  func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let place = tape.value(of: "super", in: index)
    return TapeDecoder(tape: tape, index: place ?? index)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }
}

extension JSONTape {
  /// Where the values of an object are, if there are more of them than that; of equal keys, the first.
  fileprivate func places(in object: Int, ifMoreThan limit: Int) -> [String: Int]? {
    // Most objects are small, and this is done for each of them.
    guard tokens[object].next - object > 2 * limit else { return nil }
    var keys: [Int] = []
    var key = object + 1
    while key < tokens[object].next {
      keys.append(key)
      key = tokens[key + 1].next
    }
    guard keys.count > limit else { return nil }
    return Dictionary(keys.map { (string($0), $0 + 1) }) { first, _ in first }
  }
}
