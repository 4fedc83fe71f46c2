extension JSONScanner {
  /// The text that a string with escapes stands for; nil where one of them is none.
  static func unescaped(_ bytes: some Collection<UInt8>) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      switch rest.next() {
      case UInt8(ascii: "\""): result.append(UInt8(ascii: "\""))
      case UInt8(ascii: "\\"): result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "/"): result.append(UInt8(ascii: "/"))
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        guard let scalar = scalar(&rest) else { return nil }
        result.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What `\u` begins, of which a pair may be needed.
  private static func scalar(_ bytes: inout some IteratorProtocol<UInt8>) -> Unicode.Scalar? {
    guard let unit = unit(&bytes) else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard bytes.next() == UInt8(ascii: "\\"), bytes.next() == UInt8(ascii: "u"),
      let second = self.unit(&bytes), UTF16.isTrailSurrogate(second)
    else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private static func unit(_ bytes: inout some IteratorProtocol<UInt8>) -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = bytes.next(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
