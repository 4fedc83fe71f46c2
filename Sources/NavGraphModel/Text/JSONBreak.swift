/// Where bytes stop being JSON; decoders do not say it everywhere.
package struct JSONBreak: Hashable, Sendable {
  package let line: Int
  /// In characters of Unicode.
  package let column: Int

  /// - Returns: Nil for JSON.
  /// - Complexity: Linear in the bytes.
  package init?(in bytes: some Sequence<UInt8>) {
    var scanner = JSONScanner(bytes: Array(bytes))
    guard !scanner.isDocument() else { return nil }
    let before = scanner.bytes[..<scanner.position]
    let newline = UInt8(ascii: "\n")
    line = before.count { $0 == newline } + 1
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    // Bytes that continue a character do not count.
    column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
  }

  package var phrase: String { "line \(line), column \(column)" }
}

/// Goes through JSON up to where it breaks.
private struct JSONScanner {
  let bytes: [UInt8]
  private(set) var position = 0
  private var depth = 0

  /// Decoders refuse more values inside one another.
  private static let depthLimit = 512

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func isDocument() -> Bool {
    guard value() else { return false }
    skipSpace()
    return position == bytes.count
  }

  private mutating func value() -> Bool {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      return list(until: "}") { $0.text() && $0.takeSign(":") && $0.value() }
    case UInt8(ascii: "["): return list(until: "]") { $0.value() }
    case UInt8(ascii: "\""): return text()
    case UInt8(ascii: "t"): return take("true")
    case UInt8(ascii: "f"): return take("false")
    case UInt8(ascii: "n"): return take("null")
    default: return number()
    }
  }

  private mutating func list(
    until end: Unicode.Scalar, _ element: (inout Self) -> Bool
  ) -> Bool {
    guard depth < Self.depthLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    position += 1
    if takeSign(end) { return true }
    repeat {
      guard element(&self) else { return false }
    } while takeSign(",")
    return takeSign(end)
  }

  private mutating func text() -> Bool {
    guard takeSign("\"") else { return false }
    while let byte = next, byte >= 0x20 {
      if byte == UInt8(ascii: "\"") {
        position += 1
        return true
      }
      if byte == UInt8(ascii: "\\") {
        position += 1
        guard let letter = next, "\"\\/bfnrtu".utf8.contains(letter) else { return false }
      }
      position += 1
    }
    return false
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard digits() else { return false }
    if take("."), !digits() { return false }
    guard take("e") || take("E") else { return true }
    _ = take("+") || take("-")
    return digits()
  }

  private mutating func digits() -> Bool {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start
  }

  // MARK: - Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, " \t\r\n".utf8.contains(byte) { position += 1 }
  }

  /// Takes a sign, after white space.
  private mutating func takeSign(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    return take(String(sign))
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }
}
