import NavGraphModel

/// Prose with code in backquotes, as one line of Markdown in which nothing else is markup.
///
/// A backquote without a second one is a character like others.
///
/// - Parameter isCell: Whether it stands in a table, where a bar ends a cell even within code.
func markdownProse(_ text: String, inCell isCell: Bool = false) -> String {
  let parts = terminalSafe(text).split(separator: "`", omittingEmptySubsequences: false)
  let result = parts.enumerated().map { index, part -> String in
    guard index.isMultiple(of: 2) else {
      guard index < parts.count - 1 else { return "\\`" + escaped(part) }
      return "`\(isCell ? String(part).replacing("|", with: "\\|") : String(part))`"
    }
    return escaped(part)
  }.joined()
  // At the start of a paragraph these would make a list, a heading or a line.
  guard let first = result.first, "-+=~".contains(first) else { return result.escapedNumber }
  return "\\" + result
}

/// Text as code within a line of Markdown, whatever backquotes it has.
func markdownCode(_ text: String) -> String {
  let text = terminalSafe(text)
  let longest = text.matches(of: /`+/).map(\.output.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  return longest == 0 ? "`\(text)`" : "\(fence) \(text) \(fence)"
}

/// Lines as a block of Markdown that no line among them ends.
func markdownBlock(_ lines: [String], language: String) -> [String] {
  let longest = lines.joined(separator: "\n").matches(of: /`+/).map(\.output.count).max() ?? 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  return [fence + language] + lines + [fence]
}

/// Escapes what is markup wherever it stands in a line.
private func escaped(_ text: some StringProtocol) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\\", "*", "_", "[", "]", "#", "|", "@", "$": result += "\\\(scalar)"
    case "~": result += "\\~"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension String {
  /// `1. a` and `1) a` would begin a list.
  fileprivate var escapedNumber: String {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" else { return self }
    return "\(digits)\\\(rest)"
  }
}
