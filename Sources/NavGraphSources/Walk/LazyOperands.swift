#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Longer expressions, of operands and operators, are read as if each operand were computed.
    static let mostLazyElements = 15

    /// Returns the steps of `a || b` or `a && b`, where the second part is done only if the first does not decide; nil where
    /// that does nothing.
    func lazySteps(
      _ elements: ArraySlice<ExprSyntax>, _ sign: String, _ scope: Scope
    ) -> [Step]? {
      let index = elements.firstIndex {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign
      }
      guard let index, index > elements.startIndex else { return nil }
      let later = steps(of: elements[(index + 1)...], scope)
      if later.isEmpty { return nil }
      let asked = Array(elements[..<index])
      let found = steps(of: asked[...], scope)
      let clause = clause(asked, scope)
      // A call that says whether it did something: `state.routes.popTo(\.cart) || state.routes.popToRoot() == ()`.
      let returned = returning(found, asked: [.parts(asked)], [clause])
      let doesNothingElsewhere = returned != nil
      var then = doesNothingElsewhere && returned?.isNegated == false ? found : []
      var otherwise = doesNothingElsewhere && returned?.isNegated == true ? found : []
      if sign == "||" { otherwise += later } else { then += later }
      return (doesNothingElsewhere ? [] : found) + [
        .branch(condition: returned?.check ?? Check([clause]), then, otherwise: otherwise)
      ]
    }
  }
#endif
