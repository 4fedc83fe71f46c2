#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  extension SourceFile {
    /// The findings that comments in the file allow, at the end of a line of code or on lines of their own above it:
    /// `// navgraph:allow unsent-action because the server sends it`.
    var allowances: [Suppression] {
      guard hasAllowances else { return [] }
      return tree.tokens(viewMode: .sourceAccurate).flatMap(allowances)
    }

    /// Returns the allowances of the comments before a token, the one at the end of the line above it included.
    private func allowances(before token: TokenSyntax) -> [Suppression] {
      var position = token.position
      var isAlone = position.utf8Offset == 0
      return token.leadingTrivia.flatMap { piece -> [Suppression] in
        let location = location(of: position)
        position += piece.sourceLength
        isAlone = isAlone || piece.isNewline
        guard case .lineComment(let text) = piece else { return [] }
        let line = isAlone ? self.location(of: token.positionAfterSkippingLeadingTrivia) : location
        return Self.allowances(saidBy: text, at: location, about: line)
      }
    }

    private static func allowances(
      saidBy comment: String, at location: NavGraphModel.SourceLocation,
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
