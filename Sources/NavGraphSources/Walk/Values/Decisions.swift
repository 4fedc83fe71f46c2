#if SourceReading
  import SwiftSyntax

  // Conditions on a URL that is followed.

  extension Walker {
    enum Decision {
      case holds, fails
      /// It depends on a part of the URL that is not known.
      case open
      /// It is about something else.
      case unrelated
    }

    enum Taken {
      case taken(SwitchCaseSyntax)
      case none, open, unrelated
    }

    /// Whether all conditions hold, with what they bind.
    func decision(_ list: some Sequence<ConditionElementSyntax>, _ scope: inout Scope) -> Decision {
      var result = Decision.holds
      for element in list {
        switch decision(element.condition, &scope) {
        case .holds: continue
        case .fails: return .fails
        case .open: result = .open
        case .unrelated: if case .holds = result { result = .unrelated }
        }
      }
      return result
    }

    private func decision(
      _ condition: ConditionElementSyntax.Condition, _ scope: inout Scope
    ) -> Decision {
      switch condition {
      case .expression(let expression):
        switch constant(expression, scope) {
        case .bool(let answer)?: return answer ? .holds : .fails
        case nil: return dependsOnLink(expression, scope) ? .open : .unrelated
        default: return .open
        }
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          return .unrelated
        }
        let initial =
          binding.initializer?.value
          ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
        guard let subject = subject(initial, scope) else {
          let isOpen = dependsOnLink(initial, scope) && !isConversion(initial, scope)
          scope.names[name] = bound(name, to: initial, by: binding.bindingSpecifier, scope)
          return isOpen ? .open : .unrelated
        }
        switch subject {
        case .absent: return .fails
        case .unknown:
          scope.names[name] = .constant(.unknown)
          return isConversion(initial, scope) ? .unrelated : .open
        case .made(let expression, let inner): scope.names[name] = .expression(expression, inner)
        default: scope.names[name] = .constant(subject)
        }
        if case .constant(.unknown) = bound(name, to: initial, by: binding.bindingSpecifier, scope)
        {
          scope.names[name] = .constant(.unknown)
        }
        return .holds
      case .matchingPattern(let match):
        guard let subject = subject(match.initializer.value, scope) else {
          return dependsOnLink(match.initializer.value, scope) ? .open : .unrelated
        }
        return matches(CasePattern(match.pattern), subject, &scope).map { $0 ? .holds : .fails }
          ?? .open
      case .availability: return .holds
      }
    }

    /// `Int(id)`, `UUID(uuidString: id)`: whether a part of the URL is well formed, which stays a condition where the part is
    /// not known.
    private func isConversion(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let name = Self.name(of: call.calledExpression), name.first?.isUppercase == true
      else { return false }
      return program.type(named: name, in: scope.lexical, file: scope.file) == nil
    }

    /// What holds after conditions on a followed URL: what they bind where they hold, and an inner nil where they do not.
    ///
    /// - Returns: nil where the conditions are about something else.
    func decided(_ list: [ConditionElementSyntax], _ given: Scope) -> Scope?? {
      guard given.isFollowingLink else { return nil }
      var scope = given
      switch decision(list, &scope) {
      case .holds: return .some(scope)
      case .fails: return .some(nil)
      case .open:
        isLinkOpen = true
        return .some(nil)
      case .unrelated: return nil
      }
    }

    /// The case of a `switch` that is taken, with what its pattern binds.
    func taken(in node: SwitchExprSyntax, _ scope: inout Scope) -> Taken {
      let expressions =
        node.subject.as(TupleExprSyntax.self).map { $0.elements.map(\.expression) }
        ?? [node.subject]
      let subjects = expressions.map { subject($0, scope) }
      guard subjects.contains(where: { $0 != nil }) else {
        return expressions.contains { dependsOnLink($0, scope) } ? .open : .unrelated
      }
      for one in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self) }) {
        guard case .case(let label) = one.label else {
          return Self.fallsThrough(one) ? .open : .taken(one)
        }
        for item in label.caseItems {
          var inner = scope
          switch matches(CasePattern(item.pattern), subjects, &inner) {
          case nil: return .open
          case false?: continue
          case true?:
            if let asked = item.whereClause?.condition {
              switch constant(asked, inner) {
              case .bool(true)?: break
              case .bool(false)?: continue
              default: return .open
              }
            }
            // The steps of the next case are not followed.
            if Self.fallsThrough(one) { return .open }
            scope = inner
            return .taken(one)
          }
        }
      }
      return .none
    }

    private static func fallsThrough(_ one: SwitchCaseSyntax) -> Bool {
      one.statements.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.fallthrough)
      }
    }

    /// Returns the value of an expression for the URL; nil if it does not depend on the URL.
    private func subject(_ expression: ExprSyntax, _ scope: Scope) -> Constant? {
      if let known = constant(expression, scope) { return known }
      guard case .expression(let made, let inner) = value(expression, scope),
        made.id != expression.id, case .enumCase = CasePattern(made)
      else { return nil }
      return .made(made, inner)
    }

    private func matches(
      _ pattern: CasePattern, _ subjects: [Constant?], _ scope: inout Scope
    ) -> Bool? {
      if subjects.count == 1 { return matches(pattern, subjects[0], &scope) }
      guard case .tuple(let patterns) = pattern, patterns.count == subjects.count else {
        if case .anything = pattern { return true }
        return nil
      }
      var isOpen = false
      for (pattern, subject) in zip(patterns, subjects) {
        switch matches(pattern, subject, &scope) {
        case true?: continue
        case false?: return false
        case nil: isOpen = true
        }
      }
      return isOpen ? nil : true
    }

    private func matches(
      _ pattern: CasePattern, _ subject: Constant?, _ scope: inout Scope
    ) -> Bool? {
      switch pattern {
      case .anything: return true
      case .name(let name):
        switch subject {
        case .made(let expression, let inner)?: scope.names[name] = .expression(expression, inner)
        case let known?: scope.names[name] = .constant(known)
        case nil: scope.names[name] = .unknown
        }
        return true
      case .tuple: return nil
      case .other(let expression):
        return Self.equal(subject, constant(expression, scope))
      case .enumCase(let name, let arguments):
        switch (name, subject) {
        case (_, .unknown?), (_, nil): return nil
        case ("some", .absent?): return false
        case ("some", _) where arguments.count == 1:
          return matches(arguments[0].pattern, subject, &scope)
        case ("none", _):
          if case .absent? = subject { return true }
          return false
        case (_, .made(let expression, let inner)?):
          return matches(name, arguments.map(\.pattern), expression, inner, &scope)
        case (_, .absent?): return false
        default: return nil
        }
      }
    }

    /// Whether an expression is the case of a pattern.
    private func matches(
      _ name: String, _ patterns: [CasePattern], _ expression: ExprSyntax, _ inner: Scope,
      _ scope: inout Scope
    ) -> Bool? {
      guard case .enumCase(let own, _) = CasePattern(expression) else {
        return nil
      }
      guard own == name else { return false }
      let given = expression.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
      var isOpen = false
      for (pattern, argument) in zip(patterns, given) {
        if case .name(let name) = pattern {
          scope.names[name] = value(argument, inner)
          continue
        }
        let own: Constant? =
          if let known = subject(argument, inner) {
            known
          } else if case .enumCase = CasePattern(argument) {
            .made(argument, inner)
          } else {
            nil
          }
        switch matches(pattern, own, &scope) {
        case true?: continue
        case false?: return false
        case nil: isOpen = true
        }
      }
      return isOpen ? nil : true
    }

    /// Returns whether an expression uses the URL that is followed, or a value made of it.
    func dependsOnLink(_ expression: ExprSyntax, _ scope: Scope, depth: Int = 0) -> Bool {
      guard depth < 6, linkFuel > 0 else { return true }
      return expression.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.parent?.is(DeclReferenceExprSyntax.self) == true,
          let known = scope.names[token.text]
        else { return false }
        linkFuel -= 1
        switch known {
        case .constant: return true
        case .expression(let made, let inner):
          return made.id != expression.id && dependsOnLink(made, inner, depth: depth + 1)
        default: return false
        }
      }
    }
  }
#endif
