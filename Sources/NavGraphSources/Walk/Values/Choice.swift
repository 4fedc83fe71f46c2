#if SourceReading
  import SwiftSyntax

  /// `condition ? then : otherwise`, as the parser leaves it, also where it is assigned.
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
      let isAssigned = index > 2 && elements[1].is(AssignmentExprSyntax.self)
      condition = Array(elements[(isAssigned ? 2 : 0)..<index])
      then = ternary.thenExpression
      otherwise = elements[index + 1]
    }
  }

  /// `saved ?? .home`, as the parser leaves it: values that may be nil, and what is taken where they are.
  struct Coalescing {
    /// A value that may be nil, and what it becomes: of `token.map { .member($0) }`, what the closure makes of it.
    struct Part {
      var optional: ExprSyntax
      var value: ExprSyntax

      init(_ expression: ExprSyntax) {
        (optional, value) = (expression, expression)
        guard let call = expression.as(FunctionCallExprSyntax.self),
          call.calledName == "map",
          let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
          let made = call.trailingClosure?.statements.onlyReturned
        else { return }
        (optional, value) = (base, made)
      }
    }

    var parts: [Part]
    var otherwise: ExprSyntax

    /// Longer expressions, of values and operators, are not read.
    private static let mostElements = 33

    init?(_ elements: [ExprSyntax]) {
      guard 3...Self.mostElements ~= elements.count, !elements.count.isMultiple(of: 2),
        let last = elements.last,
        stride(from: 1, to: elements.count, by: 2).allSatisfy({ index in
          elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        })
      else { return nil }
      parts = stride(from: 0, to: elements.count - 1, by: 2).map { Part(elements[$0]) }
      otherwise = last
    }
  }

  /// One of several values that code chooses, each with what it asks.
  struct OpenChoice {
    struct Option {
      var asked: String
      var value: ExprSyntax

      init(_ asked: String, _ value: ExprSyntax) {
        (self.asked, self.value) = (asked, value)
      }

      /// Whether code ends there, as in a `default` that traps.
      var isNever: Bool {
        let name = value.as(FunctionCallExprSyntax.self)?.calledExpression.sourceText
        return ["fatalError", "preconditionFailure"].contains(name)
      }
    }

    var id: SyntaxIdentifier
    var options: [Option]
    /// The `if` or the `switch` that it is.
    private(set) var code: ExprSyntax?
    /// The parts of the condition of a ternary.
    private(set) var condition: [ExprSyntax] = []

    /// The values that may be nil, of which the first that is not is taken.
    private(set) var optional: [ExprSyntax] = []

    /// `isNew ? .intro : .home`, `saved ?? .home`, and `if` and `switch` where they are values.
    init?(_ expression: ExprSyntax) {
      id = expression.id
      if let choice = Choice(expression) {
        condition = choice.condition
        let asked = choice.condition.map(\.sourceText).joined(separator: " ")
        options = [Option(asked, choice.then), Option(Check.negation(of: asked), choice.otherwise)]
      } else if let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
        let choice = Coalescing(parts)
      {
        optional = choice.parts.map(\.optional)
        let words = optional.map(\.sourceText)
        options =
          zip(words, choice.parts).map { Option($0 + " != nil", $1.value) }
          + [Option(words.map { $0 + " == nil" }.joined(separator: " && "), choice.otherwise)]
      } else if let check = expression.as(IfExprSyntax.self) {
        code = expression
        options = Self.options(of: check)
      } else if let choice = expression.as(SwitchExprSyntax.self) {
        code = expression
        options = choice.cases.readable.compactMap { one, statements in
          guard let value = statements.onlyReturned else { return nil }
          let asked = one.patterns.first.map {
            choice.subject.sourceText + " is " + $0.sourceText
          }
          return Option(asked ?? "none of the others", value)
        }
      } else {
        return nil
      }
      if options.isEmpty { return nil }
    }

    /// Values that are assigned to a name at several places.
    init?(_ values: [ExprSyntax]) {
      guard let first = values.first else { return nil }
      // The first value may be a choice itself.
      id = first.parent?.id ?? first.id
      options = values.map { Option("", $0) }
    }

    private static func options(of check: IfExprSyntax) -> [Option] {
      let asked = check.conditions.sourceText
      guard let then = check.body.statements.onlyReturned else { return [] }
      switch check.elseBody {
      case .ifExpr(let next)?: return [Option(asked, then)] + options(of: next)
      case .codeBlock(let block)?:
        guard let otherwise = block.statements.onlyReturned else { return [] }
        return [Option(asked, then), Option(Check.negation(of: asked), otherwise)]
      case nil: return [Option(asked, then)]
      }
    }
  }

  extension Walker {
    /// What code does with a value that other code chooses: one branch for each.
    func alternatives(_ make: () -> [Step]) -> [Step] {
      let outer = openChoice
      openChoice = nil
      defer { openChoice = outer }
      let found = make()
      guard let open = openChoice else { return found }
      guard combinations * open.options.count <= Self.maxAlternatives else {
        admit(open.options[0].value, "more values are chosen from here than are read")
        return []
      }
      combinations *= open.options.count
      defer {
        combinations /= open.options.count
        decisions[open.id] = nil
      }
      return Self.oneOf(
        open.options.enumerated().map { index, option in
          decisions[open.id] = index
          let check =
            option.asked.isEmpty ? Check(choosing: option.value) : Check(option.asked)
          return (check, option.isNever ? [] : alternatives(make))
        })
    }

    /// The maximal number of alternatives of a value that are read.
    static let maxAlternatives = 64

    /// The choice that an expression is, if it is one.
    func choice(_ expression: ExprSyntax) -> OpenChoice? {
      if let known = openChoices[expression.id] { return known }
      let made = OpenChoice(expression)
      openChoices.updateValue(made, forKey: expression.id)
      return made
    }

    /// The value that is taken where an expression is one of several.
    func taken(of expression: ExprSyntax, _ scope: Scope) -> (value: ExprSyntax, scope: Scope)? {
      guard !scope.isFollowingLink, scope.calls.count < 12 else { return nil }
      let found: (choice: OpenChoice?, scope: Scope) =
        switch value(expression, scope) {
        case .choices(let values): (OpenChoice(values), scope)
        case .expression(let made, let inner): (choice(made), inner)
        default: (nil, scope)
        }
      guard let choice = found.choice else { return nil }
      var inner = found.scope
      inner.calls.append(choice.id)
      return (taken(of: choice, inner), inner)
    }

    /// The first of several values that is known not to be nil, after others that are; nil where that is not known.
    private func coalesced(_ choice: OpenChoice, _ scope: Scope) -> ExprSyntax? {
      if choice.optional.isEmpty { return nil }
      for (index, value) in choice.optional.enumerated() {
        guard let known = known(value, scope) else { return nil }
        guard case .absent = known else { return choice.options[index].value }
      }
      return choice.options.last?.value
    }

    /// The value that is taken of several.
    func taken(of choice: OpenChoice, _ scope: Scope) -> ExprSyntax {
      if let index = decisions[choice.id] { return choice.options[index].value }
      if let value = choice.code.flatMap({ decided($0, scope) }) { return value }
      if let value = coalesced(choice, scope) { return value }
      switch asking(choice.condition, scope) {
      case .yes, .unknown: return choice.options[0].value
      case .no: return choice.options[1].value
      case .open: break
      }
      openChoice = openChoice ?? choice
      return choice.options[0].value
    }
  }
#endif
