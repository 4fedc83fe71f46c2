#if SourceReading
  import SwiftSyntax

  // Conditions on names whose values the caller gives as literals: `show(.info, modally: true)`.

  /// What a name is known to be.
  enum KnownValue {
    case bool(Bool)
    /// nil.
    case absent
    /// A text, a number or another value that is not nil.
    case present
    /// The case of an enum, with the expression that makes it.
    case named(String, ExprSyntax, Scope)
  }

  extension Walker {
    /// Returns the value of a name that is bound to a literal; nil for anything else.
    func known(_ expression: ExprSyntax, _ scope: Scope) -> KnownValue? {
      guard Self.name(of: expression) != nil,
        case .expression(let made, let inner) = value(expression, scope), made.id != expression.id,
        !inner.origin(of: made).isChanged
      else { return nil }
      if let literal = made.as(BooleanLiteralExprSyntax.self) {
        return .bool(literal.literal.text == "true")
      }
      if made.isNil { return .absent }
      let isLiteral =
        made.is(StringLiteralExprSyntax.self) || made.is(IntegerLiteralExprSyntax.self)
        || made.is(FloatLiteralExprSyntax.self) || made.is(ArrayExprSyntax.self)
        || made.is(DictionaryExprSyntax.self) || made.is(ClosureExprSyntax.self)
      if isLiteral { return .present }
      let called = made.as(FunctionCallExprSyntax.self)?.calledExpression ?? made
      guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
      let name = unquoted(member.declName.baseName.text)
      guard let base = member.base else {
        return name == "init" ? nil : .named(name, made, inner)
      }
      let type = program.typeNamed(by: base, in: inner.lexical, file: inner.file)?.declaration
      return type?.declaredCase(name) == nil ? nil : .named(name, made, inner)
    }

    /// Whether one enum has cases of both names.
    private func areCases(_ one: String, _ other: String) -> Bool {
      program.types.contains { $0.declaredCase(one) != nil && $0.declaredCase(other) != nil }
    }

    /// Whether a condition holds that asks for nothing but a known value; nil where it is not known.
    func holds(_ condition: TestedCondition, _ scope: inout Scope) -> Bool? {
      switch condition {
      case .parts(let parts): return holds(parts, scope)
      case .matches: return nil
      case .other(let element):
        switch element.condition {
        case .optionalBinding(let binding):
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            return nil
          }
          let subject =
            binding.initializer?.value
            ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
          // `guard let self else { return }`
          if subject.sourceText == "self" {
            if name != "self" { scope.names[name] = value(subject, scope) }
            return true
          }
          guard let known = known(subject, scope) else { return nil }
          if case .absent = known { return false }
          scope.names[name] = bound(name, to: subject, by: binding.bindingSpecifier, scope)
          return true
        case .matchingPattern(let match):
          guard let known = known(match.initializer.value, scope) else { return nil }
          let pattern = CasePattern(match.pattern)
          let holds = matches(pattern, known)
          if holds == true { bind(pattern, known, &scope) }
          return holds
        case .expression, .availability: return nil
        }
      }
    }

    /// `x`, `!x`, `x == .cover`, `x != nil`, and what `&&` and `||` make of these.
    func holds(_ parts: [ExprSyntax], _ scope: Scope) -> Bool? {
      func isSign(_ part: ExprSyntax, _ sign: String) -> Bool {
        part.as(BinaryOperatorExprSyntax.self)?.operator.text == sign
      }
      for (sign, decides) in [("||", true), ("&&", false)] {
        let operands = parts.split { isSign($0, sign) }
        if operands.count < 2 { continue }
        let all = operands.map { holds(Array($0), scope) }
        return all.contains(decides) ? decides : all.contains(nil) ? nil : !decides
      }
      if parts.count == 3 {
        guard isSign(parts[1], "==") || isSign(parts[1], "!="), let known = known(parts[0], scope),
          let isEqual = matches(CasePattern(parts[2]), known)
        else { return nil }
        return isEqual == isSign(parts[1], "==")
      }
      guard parts.count == 1 else { return nil }
      if let negated = parts[0].as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
        return holds([negated.expression], scope).map { !$0 }
      }
      if let tuple = parts[0].as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first?.expression
      {
        return holds(only.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [only], scope)
      }
      guard case .bool(let answer)? = known(parts[0], scope) else { return nil }
      return answer
    }

    /// Whether a pattern matches a known value; nil where what the value carries decides.
    private func matches(_ pattern: CasePattern, _ known: KnownValue) -> Bool? {
      switch (pattern, known) {
      case (.anything, _), (.name, _): true
      case (.tuple, _): nil
      case (.other(let literal), .bool(let answer)):
        literal.as(BooleanLiteralExprSyntax.self).map { ($0.literal.text == "true") == answer }
      case (.other(let literal), .absent): literal.isNil
      case (.other(let literal), _): literal.isNil ? false : nil
      case (.enumCase("none", _), _): if case .absent = known { true } else { false }
      case (.enumCase, .absent): false
      case (.enumCase("some", let inner), _): inner.first.flatMap { matches($0.pattern, known) }
      case (.enumCase(let name, let carried), .named(let own, _, _)):
        name != own
          ? (areCases(name, own) ? false : nil)
          : carried.allSatisfy(\.pattern.isOpen) ? true : nil
      case (.enumCase, _): nil
      }
    }

    /// Binds the names of a pattern to what a known value carries.
    private func bind(_ pattern: CasePattern, _ known: KnownValue, _ scope: inout Scope) {
      guard case .enumCase(_, let carried) = pattern, case .named(_, let made, let inner) = known,
        let arguments = made.as(FunctionCallExprSyntax.self)?.arguments
      else { return }
      for (one, argument) in zip(carried, arguments) {
        if case .name(let name) = one.pattern {
          scope.names[name] = value(argument.expression, inner)
        }
      }
    }

    /// Returns the value that an `if` or a `switch` is where known values decide; nil where they do not.
    func decided(_ expression: ExprSyntax, _ scope: Scope) -> ExprSyntax? {
      if let choice = expression.as(SwitchExprSyntax.self) {
        let possible = possible(choice.cases.readable, choice.subject, scope)
        return possible.count == 1 ? possible[0].statements.onlyReturned : nil
      }
      guard let check = expression.as(IfExprSyntax.self) else { return nil }
      var inner = scope
      let all = TestedCondition.all(check.conditions).map { holds($0, &inner) }
      guard all.contains(false) else {
        return all.contains(nil) ? nil : check.body.statements.onlyReturned
      }
      switch check.elseBody {
      case .ifExpr(let next)?: return decided(ExprSyntax(next), scope)
      case .codeBlock(let block)?: return block.statements.onlyReturned
      case nil: return nil
      }
    }

    /// The cases of a `switch` that a known value can be, each with the patterns that it can match.
    func possible(
      _ cases: [(one: SwitchCaseSyntax, statements: [CodeBlockItemSyntax])], _ subject: ExprSyntax,
      _ scope: Scope
    ) -> [(one: SwitchCaseSyntax, items: [SwitchCaseItemSyntax], statements: [CodeBlockItemSyntax])]
    {
      let known = known(subject, scope)
      var isNamed = false
      if case .named(let own, _, _)? = known {
        isNamed = cases.contains { Self.names($0.one).contains(own) }
      }
      var isTaken = false
      return cases.compactMap { one, statements in
        if isTaken { return nil }
        guard let known, !one.items.isEmpty else { return (one, one.items, statements) }
        let items = one.items.filter { item in
          let holds = isTaken ? false : matches(CasePattern(item.pattern), known)
          isTaken = isTaken || holds == true && item.whereClause == nil
          return holds ?? !isNamed
        }
        return items.isEmpty ? nil : (one, items, statements)
      }
    }
  }
#endif
