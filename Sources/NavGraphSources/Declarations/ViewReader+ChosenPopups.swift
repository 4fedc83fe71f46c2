#if SourceReading
  import SwiftSyntax

  // Popups of which a modifier of the app's own draws the one that a binding computes:
  // `.popup(item: Binding(get: { if store.isAsked { .question } else { nil } }, set: { … })) { popup in switch popup { … } }`.

  extension ViewReader {
    /// The popups that a call's binding chooses between, each with the code for it in the call's closures.
    func chosenPopups(_ call: FunctionCallExprSyntax) -> [Evidence.Popup] {
      guard let name = call.calledName,
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil,
        let modifier = program.outside["View"]?.functions[name]?.first
      else { return [] }
      let getters = call.arguments.compactMap {
        Walker.argument("get", of: $0.expression)?.as(ClosureExprSyntax.self)
      }
      guard getters.count == 1, getters[0].statements.count == 1,
        let chain = getters[0].statements.first?.item.expression?.as(IfExprSyntax.self)
      else { return [] }
      let covers = covers(Syntax(modifier.node))
      return choices(chain).flatMap { choice in
        let handled = NodeFinder<SwitchCaseSyntax>.all(in: Syntax(call)).filter {
          $0.parent?.parent?.as(SwitchExprSyntax.self)?.subject.is(DeclReferenceExprSyntax.self)
            == true && Walker.names($0) == [choice.name]
        }
        let asking = NodeFinder<IfExprSyntax>.all(in: Syntax(call)).filter { check in
          !getters[0].range.contains(check.position)
            && check.conditions.contains { asked($0)?.key == choice.key }
        }
        let shown =
          handled.map { (Syntax($0), Syntax($0.statements)) }
          + asking.map { (Syntax($0), Syntax($0.body)) }
        return shown.map {
          Evidence.Popup(
            key: choice.key, cases: [], deciders: [$0.0], shown: [$0.1], covers: covers)
        }
      }
    }

    /// The property that each clause of a chain asks for, and the value that it returns.
    private func choices(_ chain: IfExprSyntax) -> [(key: Evidence.Key, name: String)] {
      var found: [(key: Evidence.Key, name: String)] = []
      var clause: IfExprSyntax? = chain
      while let check = clause {
        let value = check.body.statements.onlyReturned
        if let key = check.conditions.first.flatMap({ asked($0) })?.key,
          check.conditions.count == 1, let name = value.flatMap(Self.caseName)
        {
          found.append((key, name))
        }
        clause = if case .ifExpr(let next)? = check.elseBody { next } else { nil }
      }
      return found
    }
  }
#endif
