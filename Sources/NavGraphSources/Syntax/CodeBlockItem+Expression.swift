#if SourceReading
  import SwiftSyntax

  extension CodeBlockItemSyntax.Item {
    /// The expression that a statement is: a call, or an `if` or `switch` that stands alone; nil for any other statement.
    var expression: ExprSyntax? {
      self.as(ExprSyntax.self) ?? self.as(ExpressionStmtSyntax.self)?.expression
    }
  }
#endif
