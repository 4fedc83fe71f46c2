/// Takes JSON text apart.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var tokens: [JSONTape.Token] = []

  private static let depthLimit = 512

  /// - Parameter bytes: In UTF-8; a byte order mark is passed over.
  /// - Returns: Nil where it is not JSON.
  static func tokens(of bytes: [UInt8]) -> [JSONTape.Token]? {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      guard scanner.value(depth: 0) else { return nil }
      scanner.skipSpace()
      return scanner.position == buffer.count ? scanner.tokens : nil
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> Bool {
    skipSpace()
    guard let byte, depth <= Self.depthLimit else { return false }
    switch byte {
    case UInt8(ascii: "{"):
      return list(.object, until: UInt8(ascii: "}")) { scanner in
        scanner.skipSpace()
        guard scanner.string() else { return false }
        scanner.skipSpace()
        return scanner.take(UInt8(ascii: ":")) && scanner.value(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      return list(.array, until: UInt8(ascii: "]")) { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return word("true", .true)
    case UInt8(ascii: "f"): return word("false", .false)
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func list(
    _ kind: JSONTape.Kind, until closing: UInt8, element: (inout JSONScanner) -> Bool
  ) -> Bool {
    let index = tokens.count
    tokens.append(JSONTape.Token(kind: kind, start: position))
    position += 1
    skipSpace()
    if !take(closing) {
      repeat {
        guard element(&self) else { return false }
        skipSpace()
      } while take(UInt8(ascii: ","))
      guard take(closing) else { return false }
    }
    tokens[index].end = position
    tokens[index].next = tokens.count
    return true
  }

  private mutating func append(_ kind: JSONTape.Kind, from start: Int, to end: Int) {
    tokens.append(
      JSONTape.Token(kind: kind, start: start, end: end, next: tokens.count + 1))
  }

  private mutating func word(_ word: StaticString, _ kind: JSONTape.Kind) -> Bool {
    let start = position
    for index in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[index]) { return false }
    append(kind, from: start, to: position)
    return true
  }

  private mutating func string() -> Bool {
    guard take(UInt8(ascii: "\"")) else { return false }
    let start = position
    var isEscaped = false
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { return false }
      // Whatever is escaped, it is not the end.
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        position += 1
      }
      position += 1
    }
    let end = position
    guard take(UInt8(ascii: "\"")) else { return false }
    if isEscaped, Self.unescaped(bytes[start..<end]) == nil { return false }
    append(isEscaped ? .escapedString : .string, from: start, to: end)
    return true
  }

  private mutating func number() -> Bool {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")), !digits() { return false }
    if take(UInt8(ascii: ".")), !digits() { return false }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
      guard digits() else { return false }
    }
    append(.number, from: start, to: position)
    return true
  }

  /// At least one.
  private mutating func digits() -> Bool {
    let start = position
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position > start
  }
}
