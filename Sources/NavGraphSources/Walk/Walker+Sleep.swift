#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Whether a statement waits for a time: `try await clock.sleep(for: .seconds(2))`.
    static func sleeps(_ statement: CodeBlockItemSyntax) -> Bool {
      CallFinder.calls(in: Syntax(statement)).contains { $0.calledName == "sleep" }
    }
  }

  extension Step {
    /// Where it closes the screen itself.
    var dismissals: [SourcePlace] {
      switch self {
      case .dismiss(let place): [place]
      case .branch(_, let then, let otherwise): (then + otherwise).flatMap(\.dismissals)
      case .block(let inner, _): inner.flatMap(\.dismissals)
      case .operation, .send, .open, .exit: []
      }
    }
  }
#endif
