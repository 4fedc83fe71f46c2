#if SourceReading
  import SwiftSyntax

  extension CodeBlockItemSyntax.Item {
    /// The expression that a statement is: a call, or an `if` or `switch` on its own; nil for any other statement.
    var expression: ExprSyntax? {
      self.as(ExprSyntax.self) ?? self.as(ExpressionStmtSyntax.self)?.expression
    }
  }

  extension Collection<CodeBlockItemSyntax> {
    /// The value that code ends with, with or without `return`; nil where it can return before.
    var onlyReturned: ExprSyntax? {
      let last = suffix(1).first?.item
      let returnsBefore = dropLast().contains { statement in
        statement.tokens(viewMode: .sourceAccurate).contains { $0.text == "return" }
      }
      return returnsBefore ? nil : last?.as(ReturnStmtSyntax.self)?.expression ?? last?.expression
    }
  }
#endif
