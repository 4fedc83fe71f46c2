import NavGraphModel

extension Settings {
  /// A configuration file that says the same, with a comment on who decided each value.
  package var yaml: String {
    SettingsListing(self).items.map { Self.lines(of: $0, indentation: "") }.joined()
  }

  private static func lines(of item: SettingsListing.Item, indentation: String) -> String {
    switch item {
    case .group(let name, let items):
      return "\(indentation)\(name):\n"
        + items.map { lines(of: $0, indentation: indentation + "  ") }.joined()
    case .unset(let name, let origin):
      return "\(indentation)# \(name) is not set  # \(terminalSafe(origin.phrase))\n"
    case .value(let name, let value, let origin):
      let comment = "  # \(terminalSafe(origin.phrase))\n"
      switch value {
      case .text(let text): return "\(indentation)\(name): \(text.yamlQuoted)\(comment)"
      case .number(let number): return "\(indentation)\(name): \(plain(number))\(comment)"
      case .list(let texts) where texts.isEmpty: return "\(indentation)\(name): []\(comment)"
      case .list(let texts):
        return "\(indentation)\(name):\n"
          + texts.map { "\(indentation)  - \($0.yamlQuoted)\(comment)" }.joined()
      }
    }
  }

  /// Whole numbers without a fraction.
  static func plain(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension String {
  /// As a scalar of YAML: in quotation marks unless it is a plain word, with everything escaped that a
  /// reader may refuse or a terminal may act upon.
  fileprivate var yamlQuoted: String {
    let isWord =
      first?.isLetter == true
      && utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || "-_./".utf8.contains(byte)
      }
    if isWord, PlainScalar(plain: self) == .text(self) { return self }
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case " ": result += " "
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
          .privateUse, .surrogate:
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
