import NavGraphModel

/// Returns prose with code in backquotes, as one line of Markdown in which nothing else is markup.
///
/// A backquote without a second one is a character like others.
///
/// - Parameter isCell: Whether it is in a table, where a bar ends a cell even within code.
package func markdownProse(_ text: String, inCell isCell: Bool = false) -> String {
  let parts = terminalSafe(text).split(separator: "`", omittingEmptySubsequences: false)
  let result = parts.enumerated().map { index, part -> String in
    guard index.isMultiple(of: 2) else {
      guard index < parts.count - 1 else { return "\\`" + escaped(part) }
      return "`\(isCell ? String(part).replacing("|", with: "\\|") : String(part))`"
    }
    return escaped(part)
  }.joined()
  return result.escapedStart
}

/// Returns text from outside as Markdown in which nothing is markup, anywhere in a line, a cell or the
/// text of a link.
///
/// Only characters that could mean something are escaped, so that the source of a page, and its changes, can be
/// read, too.
package func markdownPlain(_ text: String) -> String {
  var result = ""
  var previous: Unicode.Scalar?
  for scalar in terminalSafe(text).unicodeScalars {
    switch (previous, scalar) {
    case (_, "`"): result += "\\`"
    // GitHub makes links of what looks like an address…
    case ("w", "."): result += "\\."
    case (":", "/") where linkedSchemes.contains(where: result.suffix(6).lowercased().hasSuffix):
      result += "\\/"
    // …and of addresses for letters, escaped or not; an empty comment goes in between.
    case (let before?, "@") where before.isASCII && before != " ": result += "<!-- -->@"
    default: result += escaped(String(scalar))
    }
    previous = scalar
  }
  return result.escapedStart
}

private let linkedSchemes = ["http:", "https:", "ftp:"]

/// Returns text as code within a line of Markdown, with any backquotes in it.
package func markdownCode(_ text: String) -> String {
  let text = terminalSafe(text)
  let longest = longestRun(ofBackquotesIn: text)
  let fence = String(repeating: "`", count: longest + 1)
  return longest == 0 ? "`\(text)`" : "\(fence) \(text) \(fence)"
}

/// Lines as a block of Markdown that no line among them ends.
func markdownBlock(_ lines: [String], language: String) -> [String] {
  let longest = longestRun(ofBackquotesIn: lines.joined(separator: "\n"))
  let fence = String(repeating: "`", count: max(3, longest + 1))
  return [fence + language] + lines + [fence]
}

/// By scalars: a backquote with an accent on it is a backquote to Markdown.
private func longestRun(ofBackquotesIn text: String) -> Int {
  text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
}

/// Escapes characters that are markup anywhere in a line.
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
  /// At the start of a paragraph these would make a list, a heading or a line.
  fileprivate var escapedStart: String {
    guard let first, "-+=~".contains(first) else { return escapedNumber }
    return "\\" + self
  }

  /// `1. a` and `1) a` would begin a list.
  fileprivate var escapedNumber: String {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" else { return self }
    return "\(digits)\\\(rest)"
  }
}
