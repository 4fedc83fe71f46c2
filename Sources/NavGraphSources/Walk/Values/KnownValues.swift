#if SourceReading
  import SwiftParser
  import SwiftSyntax

  // Conditions on names whose values the caller gives as literals: `show(.info, modally: true)`.

  /// What a name is known to be.
  enum KnownValue {
    case bool(Bool)
    /// nil.
    case absent
    /// A text, a number or another value that is not nil.
    case present(ExprSyntax)
    /// The case of an enum, with the expression that makes it.
    case named(CaseDeclaration, of: TypeDeclaration, ExprSyntax, Scope)
  }

  extension Walker {
    /// Returns the value of a name that is bound to a literal; nil for anything else.
    func known(_ expression: ExprSyntax, _ scope: Scope) -> KnownValue? {
      guard Self.name(of: expression) != nil,
        case .expression(let made, let inner) = value(expression, scope), made.id != expression.id,
        !inner.origin(of: made).isChanged
      else { return nil }
      return known(made, as: inner.origin(of: made).type, inner)
    }

    /// Returns the value of a literal or a case, of an enum where that is known; nil for anything else.
    func known(
      _ made: ExprSyntax, as declared: TypeDeclaration?, _ scope: Scope
    ) -> KnownValue? {
      if let literal = made.as(BooleanLiteralExprSyntax.self) {
        return .bool(literal.literal.text == "true")
      }
      if made.isNil { return .absent }
      let isLiteral =
        made.is(StringLiteralExprSyntax.self) || made.is(IntegerLiteralExprSyntax.self)
        || made.is(FloatLiteralExprSyntax.self) || made.is(ArrayExprSyntax.self)
        || made.is(DictionaryExprSyntax.self) || made.is(ClosureExprSyntax.self)
      if isLiteral { return .present(made) }
      let called = made.as(FunctionCallExprSyntax.self)?.calledExpression ?? made
      guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
      let type =
        member.base.map {
          program.typeNamed(by: $0, in: scope.lexical, file: scope.file)?.declaration
        } ?? declared
      let name = unquoted(member.declName.baseName.text)
      guard let type, let one = type.declaredCase(name) else { return nil }
      return .named(one, of: type, made, scope)
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
          let holds = matches(match.pattern, known)
          if holds == true { bind(CasePattern(match.pattern), known, &scope) }
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
        guard isSign(parts[1], "==") || isSign(parts[1], "!="),
          parts[2].isLiteral || parts[2].isCase,
          let known = known(parts[0], scope),
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

    /// Whether a pattern matches a known value; nil where that is not known.
    private func matches(_ pattern: PatternSyntax, _ known: KnownValue) -> Bool? {
      let asksType = pattern.tokens(viewMode: .sourceAccurate).contains {
        [.keyword(.is), .keyword(.as)].contains($0.tokenKind)
      }
      if asksType { return nil }
      // `case let name?`
      if case .absent = known,
        pattern.lastToken(viewMode: .sourceAccurate)?.tokenKind == .postfixQuestionMark
      {
        return false
      }
      return matches(CasePattern(pattern), known)
    }

    /// Whether a value is known to match the pattern of a case, apart from its own condition.
    func isCertain(_ item: SwitchCaseItemSyntax, _ subject: ExprSyntax, _ scope: Scope) -> Bool {
      known(subject, scope).flatMap { matches(item.pattern, $0) } == true
    }

    /// Whether a pattern matches several values, of which some are known.
    private func matches(_ pattern: PatternSyntax, _ known: [KnownValue?]) -> Bool? {
      if known.count == 1 { return known[0].flatMap { matches(pattern, $0) } }
      switch CasePattern(pattern) {
      case .anything, .name: return true
      case .tuple:
        let elements = Self.elements(of: pattern)
        guard elements.count == known.count else { return nil }
        let all = zip(elements, known).map { matches(element: $0, $1) }
        return all.contains(false) ? false : all.contains(nil) ? nil : true
      default: return nil
      }
    }

    /// Whether a part of a pattern matches one of several values: `let id?` only one that is there.
    func matches(element: ExprSyntax, _ known: KnownValue?) -> Bool? {
      let asksPresence =
        element.lastToken(viewMode: .sourceAccurate)?.tokenKind == .postfixQuestionMark
      if !asksPresence, CasePattern(element).isOpen { return true }
      return known.flatMap {
        matches(PatternSyntax(ExpressionPatternSyntax(expression: element)), $0)
      }
    }

    private static func elements(of pattern: PatternSyntax) -> [ExprSyntax] {
      let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)
      return tuple?.elements.map(\.expression) ?? []
    }

    private func matches(_ pattern: CasePattern, _ known: KnownValue) -> Bool? {
      switch (pattern, known) {
      case (.anything, _), (.name, _): true
      case (.tuple, _): nil
      case (.other(let literal), .bool(let answer)):
        literal.as(BooleanLiteralExprSyntax.self).map { ($0.literal.text == "true") == answer }
      case (.other(let literal), .absent): literal.isNil ? true : literal.isLiteral ? false : nil
      case (.other(let literal), .present(let own)):
        literal.isNil ? false : Self.areEqual(literal, own)
      case (.other(let literal), .named): literal.isNil ? false : nil
      case (.enumCase("none", _), _): if case .absent = known { true } else { false }
      case (.enumCase, .absent): false
      case (.enumCase("some", let inner), _): inner.first.flatMap { matches($0.pattern, known) }
      case (.enumCase(let name, let carried), .named(let own, let type, let made, let scope)):
        name == own.name
          ? matches(carried, own, of: type, made, scope)
          : type.declaredCase(name) == nil ? nil : false
      case (.enumCase, _): nil
      }
    }

    /// Whether the patterns in that of a case match what it is made with.
    private func matches(
      _ carried: [(label: String?, pattern: CasePattern)], _ own: CaseDeclaration,
      of type: TypeDeclaration, _ made: ExprSyntax, _ scope: Scope
    ) -> Bool? {
      if carried.allSatisfy(\.pattern.isOpen) { return true }
      let payloads = payloads(own, of: type, made, scope)
      guard payloads.count == carried.count else { return nil }
      let all = zip(carried, payloads).map { one, payload -> Bool? in
        if one.pattern.isOpen { return true }
        guard case .expression(let made, let inner) = payload, !inner.origin(of: made).isChanged,
          let known = known(made, as: inner.origin(of: made).type, inner)
        else { return nil }
        return matches(one.pattern, known)
      }
      return all.contains(false) ? false : all.contains(nil) ? nil : true
    }

    /// The values that a case is made with.
    private func payloads(
      _ own: CaseDeclaration, of type: TypeDeclaration, _ made: ExprSyntax, _ scope: Scope
    ) -> [Value] {
      let arguments = made.as(FunctionCallExprSyntax.self).map { Array($0.arguments) } ?? []
      guard arguments.count == own.payloads.count else { return [] }
      return zip(arguments, own.payloads).map { argument, payload in
        value(argument.expression, scope).typed(program.resolve(payload, of: own, in: type))
      }
    }

    /// Whether two numbers or two texts are equal; nil for anything else.
    private static func areEqual(_ one: ExprSyntax, _ other: ExprSyntax) -> Bool? {
      if let one = one.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue,
        let other = other.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue
      {
        return one == other
      }
      guard let one = one.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        let other = other.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { return nil }
      return one == other
    }

    /// Binds the names of a pattern to what a known value carries.
    private func bind(_ pattern: CasePattern, _ known: KnownValue, _ scope: inout Scope) {
      guard case .enumCase(_, let carried) = pattern,
        case .named(let own, let type, let made, let inner) = known
      else { return }
      let payloads = payloads(own, of: type, made, inner)
      shadow(pattern, &scope)
      guard carried.count == payloads.count else { return }
      for (one, payload) in zip(carried, payloads) {
        if case .name(let name) = one.pattern { scope.names[name] = payload }
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
      let subjects = subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [subject]
      let known = subjects.map { self.known($0, scope) }
      var isTaken = false
      return cases.compactMap { one, statements in
        if isTaken { return nil }
        guard known.contains(where: { $0 != nil }), !one.items.isEmpty else {
          return (one, one.items, statements)
        }
        let items = one.items.filter { item in
          let holds = isTaken ? false : matches(item.pattern, known)
          isTaken = isTaken || holds == true && item.whereClause == nil
          return holds != false
        }
        return items.isEmpty ? nil : (one, items, statements)
      }
    }
  }

  extension ExprSyntax {
    /// Whether it is a value that is written out.
    fileprivate var isLiteral: Bool {
      isNil || self.is(BooleanLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
        || self.is(FloatLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
    }

    /// Whether it is a case or a static member, rather than a part of a value: `.cover`, `Style.cover`, not `state.style`.
    fileprivate var isCase: Bool {
      let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
      guard let member = called.as(MemberAccessExprSyntax.self) else { return false }
      return member.base.map { $0.sourceText.first?.isUppercase == true } ?? true
    }
  }
#endif
