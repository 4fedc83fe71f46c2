/// Names as strings of the DOT language.
package enum DOTText {
  /// The characters of one line that a label keeps.
  private static let lineLimit = 120

  /// A name as a quoted string without escapes or entities, on one line.
  package static func quoted(_ name: String) -> String {
    "\"\(escaped(VisibleText(name).string))\""
  }

  /// Lines as a label, the first 12 of them, none longer than is reasonable.
  ///
  /// - Parameter separator: The escape at the end of each line, which says how it is aligned.
  package static func label(_ lines: [String], separator: String = "\\l") -> String {
    let limit = 12
    var lines = lines.map(shortened)
    if lines.count > limit {
      lines = lines.prefix(limit - 1) + ["and \(lines.count - limit + 1) more"]
    }
    return "\"" + lines.map { escaped($0) + separator }.joined() + "\""
  }

  private static func shortened(_ line: String) -> String {
    let visible = VisibleText(line).string
    return visible.count > lineLimit ? visible.prefix(lineLimit) + "\u{2026}" : visible
  }

  /// Graphviz reads escapes (`\N` is the node's name) and entities of HTML in any label.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
