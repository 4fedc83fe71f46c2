#if SourceReading
  import SwiftSyntax

  // The screen of a stack that acts, and children that code changes in place.

  extension Walker {
    /// The screen that acts, where a subscript names it by its identity: `state.path[id: id]`.
    func actingScreen(
      in subscripted: SubscriptCallExprSyntax, of path: StatePath, _ scope: Scope
    ) -> String? {
      let identity = subscripted.arguments.first { $0.label?.text == "id" }
      return identity.flatMap { actingScreen(identifiedBy: $0.expression, in: path, scope) }
    }

    /// The screen of a stack that acts, where a value is its identity: `case .path(.element(let id, .detail(.saved)))`.
    func actingScreen(
      identifiedBy identity: ExprSyntax, in path: StatePath, _ scope: Scope
    ) -> String? {
      guard case .action(let handledAction) = value(identity, scope),
        scope.path.starts(with: handledAction.steps), scope.path.count > handledAction.steps.count
      else { return nil }
      return path.type.screens?.declaredCase(scope.path[handledAction.steps.count].name)?.name
    }

    /// `state.modify(\.main) { $0.path.append(…) }`: returns the steps for a case of an enum where it is that case, or
    /// for a screen of a stack where that acts.
    func modified(
      by node: FunctionCallExprSyntax, _ path: StatePath, _ scope: Scope
    ) -> [Step]? {
      guard let name = node.arguments.first.flatMap({ Self.lastName($0.expression) }),
        let closure = node.trailingClosure, path.type.declaration?.kind == .enumeration,
        let inner = property(name, of: path, scope),
        let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
      else { return nil }
      let element = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      if let element = element.as(SubscriptCallExprSyntax.self),
        case .state(let stack) = value(element.calledExpression, scope),
        actingScreen(in: element, of: stack, scope) != name
      {
        return nil
      }
      let found = self.closure(closure, [.state(inner)], scope)
      let asked = Check.Clause(
        text: text(base) + " is ." + name, fact: isSelected(.enumCase(name, []), .state(path)))
      return done(found, if: asked, about: name, scope)
    }

    /// Returns the steps under a condition on a child: without a condition where it is certain or cannot be decided.
    private func done(
      _ steps: [Step], if asked: Check.Clause, about child: String?, _ scope: Scope
    ) -> [Step] {
      guard case .isSelected? = asked.fact, !steps.isEmpty, scope.path.first?.name != child
      else { return steps }
      return [.branch(condition: Check([asked]), steps, otherwise: [])]
    }

    /// Returns the steps for an optional child that is one of several in turn, where it exists:
    /// `state.main?.path.append(…)`.
    func done(
      _ steps: [Step], onChildrenIn target: ExprSyntax, _ scope: Scope
    ) -> [Step] {
      for optional in target.unwrappedBases {
        guard case .state(let path) = value(optional, scope) else { continue }
        let asked = Check.Clause(
          text: text(optional) + " != nil", fact: isTaken(.state(path), true))
        return done(steps, if: asked, about: path.components.last?.name, scope)
      }
      return steps
    }

    /// The screen that acts, where a stack removes it by its identity: `state.routes.remove(id: id)`,
    /// `removeAll { $0.id == id }`.
    func actingScreen(
      removedBy node: FunctionCallExprSyntax, from path: StatePath, _ scope: Scope
    ) -> String? {
      let first = node.arguments.first
      var identity = first?.label?.text == "id" ? first?.expression : nil
      let closure = node.trailingClosure ?? first?.expression.as(ClosureExprSyntax.self)
      if let asked = closure.flatMap({ Self.only($0.statements)?.as(SequenceExprSyntax.self) }) {
        let parts = Array(asked.elements)
        guard parts.count == 3, parts[0].sourceText == "$0.id",
          parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
        else { return nil }
        identity = parts[2]
      }
      return identity.flatMap { actingScreen(identifiedBy: $0, in: path, scope) }
    }
  }

  extension ExprSyntax {
    /// The expressions before each question mark of a chain, from the outside: `state.main` of
    /// `state.main?.path.append(…)`.
    var unwrappedBases: [ExprSyntax] {
      var found: [ExprSyntax] = []
      var base: ExprSyntax? = self
      while let one = base {
        let optional = one.as(OptionalChainingExprSyntax.self)?.expression
        found += [optional].compactMap(\.self)
        base =
          optional ?? one.as(MemberAccessExprSyntax.self)?.base
          ?? one.as(FunctionCallExprSyntax.self)?.calledExpression
      }
      return found
    }
  }
#endif
