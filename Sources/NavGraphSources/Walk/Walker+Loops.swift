#if SourceReading
  import SwiftSyntax

  // `for`: the steps for each element, and the code that follows.

  extension Walker {
    func loop(_ loop: ForStmtSyntax, _ given: Scope) -> [Step] {
      let scope = entering(loop, given)
      var hasValues = Check(text(loop.sequence) + " has values")
      hasValues.asksStream = loop.awaitKeyword != nil
      if loop.awaitKeyword != nil {
        let fork = Fork(
          conditions: loop.whereClause.map { TestedCondition.all($0.condition) } ?? [],
          then: Array(loop.body.statements), otherwise: { _ in [] }, node: Syntax(loop))
        let body = Step.ended(branches(fork, scope))
        return body.isEmpty
          ? [] : [.branch(condition: hasValues, body.map(\.repeated), otherwise: [])]
      }
      let body = loopBody(loop.body, scope)
      return body.alwaysExits ? [.branch(condition: hasValues, body, otherwise: [])] : body
    }

    func loop(_ loop: WhileStmtSyntax, _ given: Scope) -> [Step] {
      let body = loopBody(loop.body, given)
      return body.alwaysExits
        ? [.branch(condition: Check(text(loop.conditions)), body, otherwise: [])] : body
    }

    func loopBody(_ body: CodeBlockSyntax, _ scope: Scope) -> [Step] {
      Step.ended(steps(Array(body.statements), scope), by: [.break, .continue])
    }

    /// The names that a loop binds: in `for (id, element) in zip(state.path.ids, state.path)`, one is the other's identity.
    private func entering(_ loop: ForStmtSyntax, _ given: Scope) -> Scope {
      guard let names = loop.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern),
        names.count == 2,
        let id = names[0].as(IdentifierPatternSyntax.self)?.identifier.text,
        let element = names[1].as(IdentifierPatternSyntax.self)?.identifier.text,
        let call = loop.sequence.as(FunctionCallExprSyntax.self),
        Self.name(of: call.calledExpression) == "zip",
        let identities = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
        identities.declName.baseName.text == "ids",
        case .state(let path) = value(ExprSyntax(identities), given),
        container(path)?.kind == .stack
      else { return given }
      var scope = given
      scope.identities[id] = element
      scope.cases[element] = nil
      return scope
    }

    /// The case that a condition finds an element of a stack to be: `element.is(\.form)`.
    func foundCase(_ condition: ExprSyntax) -> (element: String, name: String)? {
      guard let call = condition.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "is",
        let element = member.base.flatMap({ Self.name(of: $0) }),
        let name = call.arguments.first.flatMap({ Self.lastName($0.expression) })
      else { return nil }
      return (element, name)
    }
  }
#endif
