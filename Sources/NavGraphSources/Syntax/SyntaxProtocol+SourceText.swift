#if SourceReading
  import SwiftSyntax

  extension SyntaxProtocol {
    /// The source text, without the space and the comments around it: swift-syntax's `trimmedDescription`, which
    /// copies the code first.
    var sourceText: String {
      let bytes = syntaxTextBytes
      let end = bytes.count - trailingTriviaLength.utf8Length
      return String(decoding: bytes[min(leadingTriviaLength.utf8Length, end)..<end], as: UTF8.self)
    }
  }
#endif
