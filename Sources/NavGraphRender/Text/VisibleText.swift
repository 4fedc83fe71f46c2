/// A name as it can be shown: on one line, in its own place, with nothing hidden in it.
///
/// Control characters, line breaks, invisible characters and those that reorder text are written
/// out (`\n`, `⟨U+202E⟩`), and a pile of combining marks is shortened, so that no name can affect
/// the rest of its line or another one.
package struct VisibleText: Hashable, Sendable {
  package let string: String

  /// Combining marks that one character may carry.
  private static let markLimit = 4

  /// - Complexity: Linear in the text.
  package init(_ text: String) {
    var scalars = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars {
      if scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F {
        marks = 0
        scalars.append(scalar)
        continue
      }
      if scalar.isCombiningMark {
        marks += 1
        // At the start of a name there is no base character for a mark.
        if scalars.isEmpty { scalars.append("\u{25CC}") }
        if marks <= Self.markLimit { scalars.append(scalar) }
        continue
      }
      marks = 0
      if let written = scalar.writtenOut {
        scalars.append(contentsOf: written.unicodeScalars)
      } else {
        scalars.append(scalar)
      }
    }
    string = String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isCombiningMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !(0xFE00...0xFE0F).contains(value)
    default: false
    }
  }

  /// The escape for a scalar that must not be shown as itself, nil for all others.
  fileprivate var writtenOut: String? {
    switch value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    // The joiners shape letters and emoji, and nothing else.
    case 0x200C, 0x200D: nil
    default: isHidden ? "\u{27E8}U+\(hexadecimal)\u{27E9}" : nil
    }
  }

  private var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    // Tags spell the flags of regions; all other formats hide or reorder.
    case .format: !(0xE0020...0xE007F).contains(value)
    default: false
    }
  }

  private var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
