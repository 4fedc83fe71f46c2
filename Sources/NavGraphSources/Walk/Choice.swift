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

  /// One of several values that code chooses, each with what it asks.
  struct OpenChoice {
    var id: SyntaxIdentifier
    var options: [(asked: String, value: ExprSyntax)]

    /// `isNew ? .intro : .home`, and `if` and `switch` where they are values.
    init?(_ expression: ExprSyntax) {
      id = expression.id
      if let choice = Choice(expression) {
        let asked = choice.condition.map(\.trimmedDescription).joined(separator: " ")
        options = [(asked, choice.then), ("not (\(asked))", choice.otherwise)]
      } else if let check = expression.as(IfExprSyntax.self) {
        options = Self.options(of: check)
      } else if let choice = expression.as(SwitchExprSyntax.self) {
        options = choice.cases.readable.compactMap { one, statements in
          guard statements.count == 1, let value = statements[0].item.as(ExprSyntax.self) else {
            return nil
          }
          let asked = one.patterns.first.map {
            choice.subject.trimmedDescription + " is " + $0.trimmedDescription
          }
          return (asked ?? "none of the others", value)
        }
      } else {
        return nil
      }
      if options.isEmpty { return nil }
    }

    /// Values that are assigned to a name at several places.
    init?(_ values: [ExprSyntax]) {
      guard let first = values.first else { return nil }
      id = first.id
      options = values.map { ("another value", $0) }
    }

    private static func options(of check: IfExprSyntax) -> [(asked: String, value: ExprSyntax)] {
      let asked = check.conditions.trimmedDescription
      guard check.body.statements.count == 1,
        let then = check.body.statements.first?.item.as(ExprSyntax.self)
      else { return [] }
      switch check.elseBody {
      case .ifExpr(let next)?: return [(asked, then)] + options(of: next)
      case .codeBlock(let block)?:
        guard block.statements.count == 1,
          let otherwise = block.statements.first?.item.as(ExprSyntax.self)
        else { return [] }
        return [(asked, then), ("not (\(asked))", otherwise)]
      case nil: return [(asked, then)]
      }
    }
  }

  extension Walker {
    /// What code does with a value that other code chooses: one branch for each.
    func alternatives(_ make: () -> [Step]) -> [Step] {
      let outer = openChoice
      openChoice = nil
      defer { openChoice = outer }
      let known = handlers
      let found = make()
      // Of many values in one another, the first is taken.
      guard let open = openChoice, decisions.count < (open.options.count > 8 ? 1 : 3) else {
        return found
      }
      handlers = known
      defer { decisions[open.id] = nil }
      return Self.oneOf(
        open.options.enumerated().map { index, option in
          decisions[open.id] = index
          return (Check(option.asked), alternatives(make))
        })
    }

    /// The value that is taken of several.
    func taken(of choice: OpenChoice) -> ExprSyntax {
      if let index = decisions[choice.id] { return choice.options[index].value }
      openChoice = openChoice ?? choice
      return choice.options[0].value
    }
  }
#endif
