#if SourceReading
  import SwiftSyntax

  /// The comments of a registration.
  enum RegistrationComments {
    /// Returns the comments of the written text, and before them those that the author wrote.
    static func ownComments(_ old: Trivia, _ new: Trivia) -> String {
      let written = Set(comments(in: new))
      let own = comments(in: old).filter { !written.contains($0) }
      guard !own.isEmpty else { return new.description }
      let breaks = new.description.prefix { $0.isWhitespace }
      return breaks + own.map { $0 + "\n" }.joined() + new.description.dropFirst(breaks.count)
    }

    /// The comments that are not the reader's, of an earlier day: `// App/Main.swift:12: …`.
    static func comments(in trivia: Trivia) -> [String] {
      trivia.compactMap { piece in
        switch piece {
        case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
          .docBlockComment(let text):
          let parts = text.dropFirst(3).split(separator: ":", maxSplits: 2)
          let isReaders = parts.count == 3 && parts[0].hasSuffix(".swift") && Int(parts[1]) != nil
          return isReaders ? nil : text
        default: return nil
        }
      }
    }

    static func trailingComments(_ statement: CodeBlockItemSyntax) -> String {
      comments(in: statement.trailingTrivia).map { "  " + $0 }.joined()
    }
  }
#endif
