import NavGraphModel

/// Why a template for addresses is refused.
package enum SourceLinkError: Error, Hashable, Sendable {
  /// The text before the first colon.
  case scheme(String)
  /// The text in braces, which is no placeholder.
  case placeholder(String)
  case withoutFile
  /// Blanks and control characters, which readers of addresses leave out.
  case blank
}

extension SourceLinkError {
  /// What is wrong, and what there is; may contain what the author wrote.
  package var message: String {
    switch self {
    case .scheme(let scheme):
      "addresses may not begin with \(quoted(scheme + ":")); there are "
        + SourceLink.schemes.map { $0 + ":" }.joined(separator: ", ") + " and relative paths"
    case .placeholder(let placeholder):
      "\(quoted(placeholder)) means nothing in an address; there are {file}, {line} and {column}"
    case .withoutFile: "an address of a source line needs {file}"
    case .blank: "an address has no blanks and no control characters"
    }
  }
}
