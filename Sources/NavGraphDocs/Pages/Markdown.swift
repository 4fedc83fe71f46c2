import Mustache
import NavGraphReport

/// Markdown as GitHub reads it: literals are markup, and what is put into them is text from outside, which is
/// escaped, unless it is Markdown already.
///
///     let line: Markdown = "**\(finding.rule)**: \(code: route.name)"
struct Markdown: Hashable, Sendable, ExpressibleByStringInterpolation, MustacheCustomRenderable {
  private(set) var source: String

  init(stringLiteral value: String) {
    source = value
  }

  init(stringInterpolation: Interpolation) {
    source = stringInterpolation.source
  }

  /// Prose of the tool's own, with code in backquotes.
  init(prose: String) {
    source = markdownProse(prose, inCell: true)
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) {
      source += literal
    }

    mutating func appendInterpolation(_ text: String) {
      source += markdownPlain(text)
    }

    mutating func appendInterpolation(_ markdown: Markdown) {
      source += markdown.source
    }

    mutating func appendInterpolation(_ number: Int) {
      source += String(number)
    }

    /// Text in the font of code.
    mutating func appendInterpolation(code text: String) {
      // In a table a bar ends the cell, even within code.
      let isHTML = text.isEmpty || text.unicodeScalars.contains("|")
      source +=
        isHTML
        ? "<code>\(markdownPlain(text).replacing("\\|", with: "&#124;"))</code>"
        : markdownCode(text)
    }

    /// A link; the address is one that ``PageNames`` or a `SourceLink` made.
    mutating func appendInterpolation(_ text: Markdown, to address: String) {
      source += "[\(text.source)](\(address))"
    }
  }

  var isEmpty: Bool { source.isEmpty }

  // MARK: - MustacheCustomRenderable

  var renderText: String { source }

  var isNull: Bool { source.isEmpty }
}

extension Sequence<Markdown> {
  func joined(separator: Markdown = "") -> Markdown {
    var result: Markdown = ""
    for (index, part) in enumerated() {
      result = index == 0 ? part : "\(result)\(separator)\(part)"
    }
    return result
  }
}
