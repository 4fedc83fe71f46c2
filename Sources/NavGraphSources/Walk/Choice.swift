#if SourceReading
  import SwiftSyntax

  /// `condition ? then : otherwise`, as the parser leaves it.
  struct Choice {
    /// The parts of the condition: `isNew`, `||`, `isEmpty`.
    var condition: [ExprSyntax]
    var then: ExprSyntax
    var otherwise: ExprSyntax

    init?(_ expression: ExprSyntax) {
      guard let elements = expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
        let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        index + 2 == elements.count,
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
      else { return nil }
      condition = Array(elements[..<index])
      then = ternary.thenExpression
      otherwise = elements[index + 1]
    }
  }
#endif
