#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  extension SourceFile {
    /// The findings that comments in the file allow, at the end of a line of code or on lines of their own above it:
    /// `// navgraph:allow unsent-action because the server sends it`.
    var allowances: [Suppression] {
      guard hasAllowances else { return [] }
      return tree.tokens(viewMode: .sourceAccurate).flatMap(allowances(around:))
    }

    /// Returns the allowances of the comments around a token: those above it are about its line, the one behind it is, too.
    private func allowances(around token: TokenSyntax) -> [Suppression] {
      let line = location(of: token.positionAfterSkippingLeadingTrivia)
      let above = Self.comments(of: token.leadingTrivia, at: token.position)
      let behind = Self.comments(
        of: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
      return (above + behind).flatMap {
        Self.allowances(writtenIn: $0.text, at: location(of: $0.position), about: line)
      }
    }

    private static func comments(
      of trivia: Trivia, at start: AbsolutePosition
    ) -> [(text: String, position: AbsolutePosition)] {
      var position = start
      return trivia.compactMap { piece in
        defer { position += piece.sourceLength }
        guard case .lineComment(let text) = piece else { return nil }
        return (text, position)
      }
    }

    private static func allowances(
      writtenIn comment: String, at location: NavGraphModel.SourceLocation,
      about line: NavGraphModel.SourceLocation
    ) -> [Suppression] {
      let words = comment.drop { $0 == "/" || $0 == " " }.split(separator: " ")
      guard words.first == "navgraph:allow" else { return [] }
      let rules = words.dropFirst().prefix { $0 != "because" }
      let reason = words.dropFirst(rules.count + 2).joined(separator: " ")
      let names = rules.flatMap { $0.split(separator: ",") }.map(String.init)
      return (names.isEmpty ? [""] : names).map {
        Suppression(
          rule: $0, reason: reason.isEmpty ? "a comment allows it" : reason, location: location,
          coveredLine: line)
      }
    }

    private func location(of position: AbsolutePosition) -> NavGraphModel.SourceLocation {
      NavGraphModel.SourceLocation(file: path, line: line(at: position), column: 1)
    }
  }
#endif
