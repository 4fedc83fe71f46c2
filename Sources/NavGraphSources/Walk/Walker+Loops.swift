#if SourceReading
  import NavGraphModel
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
      if body.alwaysExits { return [.branch(condition: hasValues, body, otherwise: [])] }
      if !isSearch(loop, body, scope) { admitRepeated(body, loop) }
      return body
    }

    func loop(_ loop: WhileStmtSyntax, _ given: Scope) -> [Step] {
      let body = loopBody(loop.body, given)
      if body.alwaysExits {
        return [.branch(condition: Check(text(loop.conditions)), body, otherwise: [])]
      }
      if let emptied = emptied(by: loop, body, given) { return [.operation(emptied)] }
      admitRepeated(body, loop)
      return body
    }

    func loop(_ loop: RepeatStmtSyntax, _ given: Scope) -> [Step] {
      let body = loopBody(loop.body, given)
      if !body.alwaysExits { admitRepeated(body, loop) }
      return body
    }

    private func loopBody(_ body: CodeBlockSyntax, _ scope: Scope) -> [Step] {
      Step.ended(steps(Array(body.statements), scope), by: [.break, .continue])
    }

    /// `while state.routes.count > 1 { state.routes.removeLast() }`: the screens that are left; nil for any other loop.
    private func emptied(by loop: WhileStmtSyntax, _ body: [Step], _ scope: Scope) -> Change? {
      guard body.count == 1, case .operation(let removal) = body[0],
        ["goBack", "pop", "removeLast"].contains(removal.name), (removal.count ?? 1) == 1,
        loop.conditions.count == 1,
        case .expression(let condition)? = loop.conditions.first?.condition,
        case .count(let container, .atLeast(let least))? = clause(condition, scope).fact,
        container == removal.container
      else { return nil }
      var change = removal
      (change.name, change.count) = ("removeDownTo", least - 1)
      return change
    }

    /// Whether a loop looks for elements of a stack: `for element in state.path { if element.is(\.form) { … } }`.
    private func isSearch(_ loop: ForStmtSyntax, _ body: [Step], _ scope: Scope) -> Bool {
      let call = loop.sequence.as(FunctionCallExprSyntax.self)
      let searched = call.flatMap { $0.arguments.last?.expression } ?? loop.sequence
      guard case .state(let path) = value(searched, scope), container(path)?.kind == .stack else {
        return false
      }
      return body.allSatisfy { if case .branch = $0 { true } else { false } }
    }

    /// Says that a loop changes stacks, which is read for one pass only.
    private func admitRepeated(_ body: [Step], _ loop: some SyntaxProtocol) {
      if body.contains(where: \.changesStacks) {
        admit(loop, "this loop changes a stack of screens: it is read as if it ran once")
      }
    }

    /// The names that a loop binds, with unknown values: in `for (id, element) in zip(state.path.ids, state.path)`, one is the other's identity.
    private func entering(_ loop: ForStmtSyntax, _ given: Scope) -> Scope {
      var scope = given
      shadow(CasePattern(loop.pattern), &scope)
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
      else { return scope }
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

  extension Change {
    /// Its name among the operations: that of a loop is the one that removes the same screens.
    var word: String {
      guard name == "removeDownTo" else { return name }
      switch count {
      case 0: return "removeAll"
      case 1: return "goBackToRoot"
      default: return "goBackTo"
      }
    }
  }
#endif
