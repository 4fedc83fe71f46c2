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
      var asked = Asked()
      if let expression { collect(expression, of: nil, binds, &asked) }
      let all = asked.values.isEmpty ? asked.cases : asked.values
      return all.isEmpty || asked.isAmbiguous ? text(pattern) : all.joined(separator: " && ")
    }

    /// What a pattern asks.
    private struct Asked {
      /// Of values: `page == 1`, `step != nil`.
      var values: [String] = []
      /// Which innermost cases there are, which the action says by itself: `result is .failure`.
      var cases: [String] = []
      /// Whether several values have one name.
      var isAmbiguous = false
    }

    /// - Parameters:
    ///   - name: What the value is called; nil for the action itself.
    ///   - binds: Whether a name in it is a new one, and not a value that is compared.
    private func collect(
      _ expression: ExprSyntax, of name: String?, _ binds: Bool, _ asked: inout Asked
    ) {
      if let pattern = expression.as(PatternExprSyntax.self)?.pattern {
        let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern
        if let inner = inner?.as(ExpressionPatternSyntax.self)?.expression {
          collect(inner, of: name, true, &asked)
        }
        return
      }
      if let optional = expression.as(OptionalChainingExprSyntax.self)?.expression {
        let before = asked.values.count
        collect(optional, of: name, binds, &asked)
        let named = optional.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
        let bound = named?.identifier.text ?? (binds ? Self.name(of: optional) : nil)
        if asked.values.count == before, let word = bound ?? name {
          asked.values.append(word + " != nil")
        }
        return
      }
      if let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
      {
        let own = unquoted(member.declName.baseName.text)
        var unnamed = 0
        for argument in call.arguments {
          let before = asked.values.count + asked.cases.count
          collect(argument.expression, of: argument.label?.text ?? own, binds, &asked)
          let isAsked = asked.values.count + asked.cases.count > before
          if argument.label == nil, isAsked { unnamed += 1 }
        }
        if unnamed > 1 { asked.isAmbiguous = true }
        return
      }
      if let tuple = expression.as(TupleExprSyntax.self) {
        for element in tuple.elements {
          collect(element.expression, of: element.label?.text ?? name, binds, &asked)
        }
        return
      }
      let isOpen =
        expression.is(DiscardAssignmentExprSyntax.self)
        || binds && expression.is(DeclReferenceExprSyntax.self)
      guard let name, !isOpen else { return }
      if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
        asked.cases.append(name + " is " + text(member))
      } else {
        asked.values.append(name + " == " + text(expression))
      }
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
