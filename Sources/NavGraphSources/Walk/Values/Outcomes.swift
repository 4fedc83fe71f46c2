#if SourceReading
  import SwiftParser
  import SwiftSyntax

  // What code of the app makes of a URL: the value that a function, a getter or an initializer ends with.

  /// What code ends with.
  enum Made {
    case value(Value)
    /// nil.
    case absent
    /// That depends on something that is not known.
    case undecided
  }

  extension Walker {
    /// Returns the result of a call; nil if it calls nothing that the sources declare.
    func made(by call: FunctionCallExprSyntax, _ scope: Scope) -> Made? {
      let called = call.calledExpression
      let member = called.as(MemberAccessExprSyntax.self)
      let name = member?.declName.baseName.text ?? Self.name(of: called) ?? ""
      let named = name == "init" ? member?.base ?? called : called
      if let type = program.typeNamed(by: named, in: scope.lexical, file: scope.file)?.declaration {
        return made(by: call, initializing: type, scope)
      }
      let owner = member?.base.flatMap {
        program.typeNamed(by: $0, in: scope.lexical, file: scope.file)?.declaration
      }
      if let function = owner?.functions[name]?.first(where: \.isStatic) {
        return made(by: function, of: owner, call, scope)
      }
      if let base = member?.base, case .state(let path) = value(base, scope),
        let owner = path.type.declaration, let function = owner.functions[name]?.first
      {
        return made(by: function, of: owner, call, scope)
      }
      guard member == nil || member?.base?.sourceText == "self" else { return nil }
      var type = scope.lexical
      while let current = type {
        if let function = current.functions[name]?.first {
          return made(by: function, of: current, call, scope)
        }
        type = current.parent
      }
      return program.functions[name]?.first.flatMap { made(by: $0, of: nil, call, scope) }
    }

    private func made(
      by function: FunctionDeclaration, of owner: TypeDeclaration?, _ call: FunctionCallExprSyntax,
      _ scope: Scope
    ) -> Made? {
      guard let body = function.node.body, function.node.signature.returnClause != nil else {
        return nil
      }
      var inner = inner(scope, owner, function.file)
      give(call, function.parameters.map { ($0.label, $0.name) }, to: &inner, from: scope)
      forgetChanged(in: function.node, &inner)
      return made(by: Array(body.statements), function.node.id, inner)
    }

    private func made(
      by call: FunctionCallExprSyntax, initializing type: TypeDeclaration, _ scope: Scope
    ) -> Made? {
      let labels = call.arguments.map { $0.label?.text }
      for initializer in type.initializers {
        guard let body = initializer.body else { continue }
        let parameters = initializer.signature.parameterClause.parameters.map { parameter in
          let label = parameter.firstName.text
          return (label == "_" ? nil : label, parameter.name)
        }
        guard parameters.map(\.0) == labels else { continue }
        var inner = inner(scope, type, type.file)
        give(call, parameters, to: &inner, from: scope)
        return made(by: Array(body.statements), initializer.id, inner)
      }
      guard type.kind == .enumeration, labels == ["rawValue"],
        let raw = call.arguments.first?.expression
      else { return nil }
      switch constant(raw, scope) {
      case .text(let text)?:
        let known = type.cases.map { ($0, Self.rawValue(of: $0)) }
        for (one, raw) in known {
          switch raw.flatMap({ text.equals($0) }) {
          case true?:
            return .value(.expression(Self.expression(of: one), inner(scope, type, type.file)))
          case false?: continue
          case nil: return .undecided
          }
        }
        return .absent
      case .absent?: return .absent
      case nil: return nil
      default: return .undecided
      }
    }

    private func inner(_ scope: Scope, _ owner: TypeDeclaration?, _ file: SourceFile) -> Scope {
      var inner = Scope(feature: scope.feature, file: file)
      inner.lexical = owner
      inner.calls = scope.calls
      inner.isFollowingLink = true
      return inner
    }

    private func give(
      _ call: FunctionCallExprSyntax, _ parameters: [(label: String?, name: String)],
      to inner: inout Scope, from scope: Scope
    ) {
      for (argument, parameter) in zip(call.arguments, parameters) {
        inner.names[parameter.name] = value(argument.expression, scope)
      }
    }

    /// The case as an expression: `.cart`.
    private static func expression(of one: CaseDeclaration) -> ExprSyntax {
      ExprSyntax(
        MemberAccessExprSyntax(
          declName: DeclReferenceExprSyntax(baseName: .identifier(one.name))))
    }

    private static func literal(_ text: String) -> ExprSyntax {
      ExprSyntax(
        StringLiteralExprSyntax(
          openingQuote: .stringQuoteToken(),
          segments: [.stringSegment(StringSegmentSyntax(content: .stringSegment(text)))],
          closingQuote: .stringQuoteToken()))
    }

    /// The raw value of a case of texts: as written, or its name.
    private static func rawValue(of one: CaseDeclaration) -> String? {
      let element = one.node.as(EnumCaseDeclSyntax.self)?.elements.first {
        unquoted($0.name.text) == one.name
      }
      guard let written = element?.rawValue?.value else { return one.name }
      return written.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// Returns the value of a name or a member of a type where it never changes.
    func declared(_ expression: ExprSyntax, _ scope: Scope) -> (made: ExprSyntax, scope: Scope)? {
      func found(_ property: PropertyDeclaration?, in owner: TypeDeclaration?, _ own: Value? = nil)
        -> (made: ExprSyntax, scope: Scope)?
      {
        guard let property, scope.calls.count < 12, !scope.calls.contains(property.node.id)
        else { return nil }
        var inner = inner(scope, owner, property.file)
        inner.calls.append(property.node.id)
        inner.names["self"] = own
        if let initial = property.initial {
          let keyword = property.node.as(VariableDeclSyntax.self)?.bindingSpecifier.text
          return keyword == "let" ? (initial, inner) : nil
        }
        guard let getter = property.getter,
          case .value(.expression(let made, let scope)) = made(
            by: Array(getter), property.node.id, inner)
        else { return nil }
        return (made, scope)
      }
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        if name == "rawValue", case .expression(let own, _)? = scope.names["self"],
          case .enumCase(let name, _) = CasePattern(own),
          let one = scope.lexical?.declaredCase(name), let raw = Self.rawValue(of: one)
        {
          return (Self.literal(raw), scope)
        }
        var type = scope.lexical
        while let current = type {
          if let property = current.properties[name] {
            return found(property, in: current, scope.names["self"])
          }
          type = current.parent
        }
        return found(program.variables[name]?.first, in: nil)
      }
      guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
      let name = unquoted(member.declName.baseName.text)
      guard let base = member.base else {
        return found(program.outside["URL"]?.properties[name], in: program.outside["URL"])
      }
      if let owner = program.typeNamed(by: base, in: scope.lexical, file: scope.file)?.declaration {
        return found(owner.properties[name], in: owner)
      }
      if ["URL", "String"].contains(base.sourceText) {
        let owner = program.outside[base.sourceText]
        return found(owner?.properties[name], in: owner)
      }
      // `Link.cart.url`
      let called = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
      if let one = called.as(MemberAccessExprSyntax.self), let type = one.base,
        let owner = program.typeNamed(by: type, in: scope.lexical, file: scope.file)?.declaration,
        owner.declaredCase(unquoted(one.declName.baseName.text)) != nil
      {
        return found(owner.properties[name], in: owner, .expression(base, scope))
      }
      return nil
    }

    // MARK: Statements

    /// - Parameter id: The code, which ends where it calls itself.
    func made(by statements: [CodeBlockItemSyntax], _ id: SyntaxIdentifier, _ scope: Scope) -> Made
    {
      guard scope.calls.count < 12, scope.calls.filter({ $0 == id }).count < 2, linkFuel > 0 else {
        return .undecided
      }
      var scope = scope
      scope.calls.append(id)
      if statements.count == 1, let only = statements[0].item.as(ExprSyntax.self),
        !only.is(IfExprSyntax.self), !only.is(SwitchExprSyntax.self), Self.assigned(only) == nil
      {
        return made(only, scope)
      }
      return outcome(statements, &scope) ?? .undecided
    }

    private func made(_ expression: ExprSyntax, _ scope: Scope) -> Made {
      if expression.is(NilLiteralExprSyntax.self) { return .absent }
      if let call = expression.as(FunctionCallExprSyntax.self), let made = made(by: call, scope) {
        return made
      }
      if let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
        let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self)
      {
        guard case .bool(let answer)? = constant(Array(parts[..<index]), scope),
          answer || index + 2 == parts.count
        else { return .undecided }
        return made(answer ? ternary.thenExpression : parts[index + 1], scope)
      }
      if case .absent? = constant(expression, scope) { return .absent }
      return .value(value(expression, scope))
    }

    /// `self = .cart`
    private static func assigned(_ expression: ExprSyntax) -> ExprSyntax? {
      guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
        parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
        parts[0].sourceText == "self"
      else { return nil }
      return parts[2]
    }

    /// What statements end with; nil where they go on.
    private func outcome(_ statements: [CodeBlockItemSyntax], _ scope: inout Scope) -> Made? {
      for statement in statements {
        let expression = statement.item.expression
        if let variable = statement.item.as(VariableDeclSyntax.self) {
          for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { continue }
            if let initial = binding.initializer?.value {
              scope.names[name] = bound(name, to: initial, by: variable.bindingSpecifier, scope)
            } else if binding.accessorBlock == nil {
              declare(name, by: variable.bindingSpecifier, &scope)
            }
          }
        } else if let returned = statement.item.as(ReturnStmtSyntax.self) {
          return returned.expression.map { made($0, scope) } ?? .undecided
        } else if let check = statement.item.as(GuardStmtSyntax.self) {
          switch decision(check.conditions, &scope) {
          case .holds: continue
          case .fails: return outcome(Array(check.body.statements), &scope) ?? .undecided
          case .open, .unrelated: return .undecided
          }
        } else if let check = expression?.as(IfExprSyntax.self) {
          if let made = outcome(check, scope) { return made }
        } else if let choice = expression?.as(SwitchExprSyntax.self) {
          var inner = scope
          switch taken(in: choice, &inner) {
          case .taken(let one):
            if let made = outcome(Array(one.statements), &inner) { return made }
            if choice.cases.allSatisfy({ $0.as(SwitchCaseSyntax.self)?.statements.count == 1 }),
              statements.count == 1, let only = Self.only(one.statements)
            {
              return made(only, inner)
            }
          case .none: continue
          case .open, .unrelated: return .undecided
          }
        } else if let expression, let value = Self.assigned(expression) {
          return made(value, scope)
        } else if statement.item.is(ThrowStmtSyntax.self) {
          return .absent
        } else if statement.item.is(StmtSyntax.self) {
          return .undecided
        }
      }
      return nil
    }

    private func outcome(_ check: IfExprSyntax, _ given: Scope) -> Made? {
      var scope = given
      switch decision(check.conditions, &scope) {
      case .holds: return outcome(Array(check.body.statements), &scope)
      case .fails:
        var scope = given
        switch check.elseBody {
        case .ifExpr(let next)?: return outcome(next, given)
        case .codeBlock(let block)?: return outcome(Array(block.statements), &scope)
        case nil: return nil
        }
      case .open, .unrelated: return .undecided
      }
    }
  }
#endif
