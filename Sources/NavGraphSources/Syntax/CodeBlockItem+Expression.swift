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

  extension CodeBlockItemListSyntax {
    /// The conditions whose truth code returns: `if case .home = route { true } else { false }`, also with a `guard`, or with what
    /// is returned after the `if`.
    var truth: (asked: ConditionElementListSyntax, isNegated: Bool)? {
      if let check = first?.item.as(GuardStmtSyntax.self), count == 2 {
        return Self.truth(
          check.conditions, Array(self).dropFirst(), Array(check.body.statements)[...])
      }
      guard let check = first?.item.expression?.as(IfExprSyntax.self) else { return nil }
      if case .codeBlock(let block)? = check.elseBody, count == 1 {
        return Self.truth(
          check.conditions, Array(check.body.statements)[...], Array(block.statements)[...])
      }
      guard check.elseBody == nil, count == 2 else { return nil }
      return Self.truth(
        check.conditions, Array(check.body.statements)[...], Array(self).dropFirst())
    }

    private static func truth(
      _ asked: ConditionElementListSyntax, _ then: ArraySlice<CodeBlockItemSyntax>,
      _ otherwise: ArraySlice<CodeBlockItemSyntax>
    ) -> (asked: ConditionElementListSyntax, isNegated: Bool)? {
      let words = [then, otherwise].map { $0.count == 1 ? $0.onlyReturned?.sourceText : nil }
      return switch words {
      case ["true", "false"]: (asked, false)
      case ["false", "true"]: (asked, true)
      default: nil
      }
    }
  }
#endif
