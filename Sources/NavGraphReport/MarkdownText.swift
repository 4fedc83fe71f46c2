import NavGraphModel

/// Escapes text for GitHub's Markdown, so that none of it is markup, a link or HTML.
///
/// CommonMark allows a backslash before any ASCII punctuation, and readers do not see it.
func markdownEscaped(_ text: String) -> String {
  var result = ""
  for scalar in terminalSafe(text).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", ".", "!", "|", "~", ":",
      "@", "$", "=":
      result += "\\"
      result.unicodeScalars.append(scalar)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Escapes text for HTML, between tags and in quoted attributes.
func htmlEscaped(_ text: String) -> String {
  var result = ""
  for scalar in markupSafe(text).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
