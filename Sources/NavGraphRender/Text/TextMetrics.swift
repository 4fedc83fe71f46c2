/// How wide text will be, without a font.
///
/// Whoever opens a drawing has fonts of their own, so a width is an upper estimate: the widths of
/// Helvetica and Arial with a margin for Latin letters, a full em for East Asian ones, more than
/// that for emoji, and a generous guess for every other script.
enum TextMetrics {
  /// What wider fonts than Helvetica need (DejaVu Sans, Verdana).
  private static let margin = 1.14
  private static let boldFactor = 1.07

  /// The width in points.
  ///
  /// - Complexity: Linear in the text.
  static func width(of text: some Sequence<Character>, style: TextStyle) -> Double {
    let ems = text.reduce(0) { $0 + Self.ems(of: $1) }
    return ems * style.fontSize * margin * (style.isBold ? boldFactor : 1)
  }

  static func width(of character: Character, style: TextStyle) -> Double {
    width(of: CollectionOfOne(character), style: style)
  }

  /// The width of one character in multiples of the font size.
  private static func ems(of character: Character) -> Double {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let first = scalars.first { return ems(of: first) }
    // A sequence that a font cannot join is split into its members.
    return scalars.reduce(0) { $0 + ems(of: $1) }
  }

  private static func ems(of scalar: Unicode.Scalar) -> Double {
    if scalar.isASCII { return ascii[Int(scalar.value)] }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation || (0x1F000...0x1FAFF).contains(scalar.value) { return 1.35 }
    switch scalar.value {
    case 0x00A0...0x024F, 0x0370...0x03FF: return properties.isUppercase ? 0.78 : 0.62
    case 0x0400...0x052F: return properties.isUppercase ? 0.85 : 0.68
    case 0x0590...0x06FF: return 0.75
    case 0x2010...0x2027, 0x2030...0x205E: return 1
    default: return 1.1
    }
  }

  /// By ASCII value, the widths of Helvetica in ems.
  private static let ascii: [Double] = {
    var widths = Array(repeating: 0.6, count: 128)
    let groups: [(Double, String)] = [
      (0.222, "ijl'`"), (0.26, "|"), (0.278, " !,./:;I[\\]ft"), (0.333, "()-r\""), (0.389, "*"),
      (0.469, "^"), (0.5, "Jckvsxyz"), (0.556, "0123456789#$?L_abdeghnopqu"), (0.584, "+<=>~{}"),
      (0.611, "FTZ"), (0.667, "&ABEKPSVXY"), (0.722, "CDHNRUw"), (0.778, "GOQ"), (0.833, "Mm"),
      (0.889, "%"), (0.944, "W"), (1.015, "@"),
    ]
    for (width, characters) in groups {
      for value in characters.utf8 { widths[Int(value)] = width }
    }
    return widths
  }()
}
