/// XML text under construction: all appended text is escaped for its place.
struct XMLBuffer {
  private(set) var text = ""

  /// Appends markup as it is; never anything that an author wrote.
  mutating func append(_ markup: String) { text += markup }

  /// Appends a number with at most so many decimals, the same in every locale.
  ///
  /// Numbers are rounded half away from zero; there is no exponent and no negative zero.
  ///
  /// - Precondition: The number is finite and below 10^12.
  mutating func append(_ number: Double, decimals: Int = 2) {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((number * Double(scale)).rounded())
    if scaled < 0 { text += "-" }
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    text += String(whole)
    guard fraction > 0 else { return }
    var digits = String(fraction)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
  }

  /// Appends two numbers with a space between them.
  mutating func append(_ point: Point) {
    append(point.x)
    text += " "
    append(point.y)
  }

  /// Appends ` name="number"`.
  mutating func appendAttribute(_ name: String, _ number: Double) {
    text += " \(name)=\""
    append(number)
    text += "\""
  }

  /// Appends ` name="value"`, the value as the author wrote it.
  ///
  /// A reader of the XML gets the value back, but for the characters that XML cannot hold at all,
  /// which become U+FFFD.
  mutating func appendAttribute(_ name: String, escaping value: String) {
    text += " \(name)=\""
    appendEscaped(value)
    text += "\""
  }

  /// Appends a name as readers see it (``VisibleText``).
  mutating func appendVisible(_ name: String) {
    appendEscaped(VisibleText(name).string)
  }

  private mutating func appendEscaped(_ value: String) {
    var scalars = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": scalars.append(contentsOf: "&amp;".unicodeScalars)
      case "<": scalars.append(contentsOf: "&lt;".unicodeScalars)
      case ">": scalars.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": scalars.append(contentsOf: "&quot;".unicodeScalars)
      case "'": scalars.append(contentsOf: "&#39;".unicodeScalars)
      case " "..."~": scalars.append(scalar)
      default:
        if !scalar.isXMLCharacter {
          scalars.append("\u{FFFD}")
        } else if scalar.properties.generalCategory.isWrittenAsNumber {
          let number = String(scalar.value, radix: 16, uppercase: true)
          scalars.append(contentsOf: "&#x\(number);".unicodeScalars)
        } else {
          scalars.append(scalar)
        }
      }
    }
    text += String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the character, be it as a reference.
  fileprivate var isXMLCharacter: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension Unicode.GeneralCategory {
  /// Whether the character itself would mislead a reader of the source.
  fileprivate var isWrittenAsNumber: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
