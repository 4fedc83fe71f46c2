// Names and texts as Swift writes them.

extension RegistrationWriter {
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
    "public", "repeat",
    "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  static func quotedIdentifier(_ name: String) -> String {
    let isPlain =
      name.first.map { $0.isLetter || $0 == "_" } ?? false
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain && !keywords.contains(name) ? name : "`\(name)`"
  }

  /// A name of a type as an identifier; names of types are ones already, but for their dots.
  static func identifier(_ name: String, otherwise prefix: String = "Coordinator") -> String {
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return letters.first?.isNumber == false ? letters : prefix + letters
  }

  func quotedLiteral(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
