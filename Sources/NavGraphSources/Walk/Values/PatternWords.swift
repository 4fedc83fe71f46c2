#if SourceReading
  import SwiftSyntax

  // What patterns ask of the values that actions carry, in words.

  extension Walker {
    /// What a pattern asks besides the action: `tokenChanged == nil` for `.tokenChanged(nil)`, `step != nil` for
    /// `let .next(step?)`; the pattern itself where nothing else says it.
    ///
    /// - Parameter index: Which part of a tuple is the action.
    func words(askedOfActionBy pattern: PatternSyntax, at index: Int) -> String {
      var (part, binds) = (pattern, false)
      while let binding = part.as(ValueBindingPatternSyntax.self) {
        (part, binds) = (binding.pattern, true)
      }
      var expression = part.as(ExpressionPatternSyntax.self)?.expression
      if let tuple = expression?.as(TupleExprSyntax.self), tuple.elements.count > 1 {
        expression = Array(tuple.elements)[min(index, tuple.elements.count - 1)].expression
      }
      let asked = expression.map { words(askedBy: $0, of: nil, binds) } ?? []
      return asked.isEmpty ? text(pattern) : asked.joined(separator: " && ")
    }

    /// - Parameters:
    ///   - name: What the value is called; nil for the action itself.
    ///   - binds: Whether a name in it is a new one, and not a value that is compared.
    private func words(askedBy expression: ExprSyntax, of name: String?, _ binds: Bool) -> [String]
    {
      if let pattern = expression.as(PatternExprSyntax.self)?.pattern {
        let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern
        return inner?.as(ExpressionPatternSyntax.self).map {
          words(askedBy: $0.expression, of: name, true)
        } ?? []
      }
      if let optional = expression.as(OptionalChainingExprSyntax.self)?.expression {
        let inner = words(askedBy: optional, of: name, binds)
        let named = optional.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
        let bound = named?.identifier.text ?? (binds ? Self.name(of: optional) : nil)
        return inner.isEmpty ? [bound ?? name].compactMap { $0.map { $0 + " != nil" } } : inner
      }
      if let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
      {
        let own = unquoted(member.declName.baseName.text)
        let inner = call.arguments.flatMap {
          words(askedBy: $0.expression, of: $0.label?.text ?? own, binds)
        }
        return (name.map { [$0 + " is ." + own] } ?? []) + inner
      }
      if let tuple = expression.as(TupleExprSyntax.self) {
        return tuple.elements.flatMap {
          words(askedBy: $0.expression, of: $0.label?.text ?? name, binds)
        }
      }
      let isOpen =
        expression.is(DiscardAssignmentExprSyntax.self)
        || binds && expression.is(DeclReferenceExprSyntax.self)
      guard let name, !isOpen else { return [] }
      if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
        return [name + " is " + text(member)]
      }
      return [name + " == " + text(expression)]
    }

    /// Code as words, with what a closure is given by its name: `value == .home` for `$0 == .home`.
    func text(_ node: some SyntaxProtocol, _ scope: Scope) -> String {
      let words = text(node)
      let tokens = node.tokens(viewMode: .sourceAccurate)
      guard tokens.contains(where: { $0.text == "$0" }),
        !tokens.contains(where: { $0.tokenKind == .leftBrace })
      else { return words }
      let name: String? =
        switch scope.names["$0"] {
        case .state(let path)?: path.components.last?.name
        case .action(let path)?: path.steps.last?.name
        default: nil
        }
      return words.split(separator: "$0", omittingEmptySubsequences: false)
        .joined(separator: name ?? "value")
    }
  }
#endif
