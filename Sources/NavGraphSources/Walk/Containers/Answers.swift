#if SourceReading
  import SwiftSyntax

  // Functions that answer an action with navigation, as RoutingReducer's `navigation(for:)`.

  extension Walker {
    /// What it does that such a function returns a value.
    func answer(_ expression: ExprSyntax, _ scope: Scope) -> [Step] {
      alternatives { oneAnswer(expression, scope) }
    }

    private func oneAnswer(_ expression: ExprSyntax, _ scope: Scope) -> [Step] {
      if expression.isNil { return [] }
      if let choice = Choice(expression) {
        switch asking(choice.condition, scope) {
        case .yes: return oneAnswer(choice.then, scope)
        case .no: return oneAnswer(choice.otherwise, scope)
        case .unknown: return []
        case .open: break
        }
        let then = oneAnswer(choice.then, scope)
        let otherwise = oneAnswer(choice.otherwise, scope)
        if then.isEmpty && otherwise.isEmpty { return [] }
        return [
          .branch(condition: Check([clause(choice.condition, scope)]), then, otherwise: otherwise)
        ]
      }
      if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
        return steps(expression, scope)
      }
      if let change = navigation(expression, of: scope.feature, scope) {
        return [.operation(change)]
      }
      if let call = expression.as(FunctionCallExprSyntax.self), isDeclared(call, scope) {
        return steps(expression, scope)
      }
      if let (taken, inner) = taken(of: expression, scope) { return oneAnswer(taken, inner) }
      if case .expression(let made, let inner) = value(expression, scope), made.id != expression.id
      {
        // A helper's answer was read where it was given a name.
        return made.as(FunctionCallExprSyntax.self).map { isDeclared($0, inner) } == true
          ? [] : oneAnswer(made, inner)
      }
      guard let path = navigationState(of: scope.feature), let container = container(path) else {
        admit(expression, "which navigation is returned here cannot be read")
        return []
      }
      // It may show any screen of the flow.
      register(container, path)
      return [
        .operation(Change(name: "push", container: container, place: program.place(of: expression)))
      ]
    }

    /// `.push(.detail(.init()))`, `.dismiss`: returns the change that a flow of RoutingReducer should make.
    func navigation(_ expression: ExprSyntax, of feature: Feature, _ scope: Scope) -> Change? {
      let call = expression.as(FunctionCallExprSyntax.self)
      guard let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
        member.base.map({ Self.lastName($0)?.first?.isUppercase == true }) ?? true,
        let name = Library.routingReducer.actions[member.declName.baseName.text]?.name,
        let path = navigationState(of: feature)
      else { return nil }
      let isModal = name == "present" || name == "clear"
      guard let last = path.components.last, let owner = last.owner else { return nil }
      let container = ScreenContainer(
        owner: ObjectIdentifier(owner), property: last.name, kind: isModal ? .slot : .stack)
      register(container, path)
      var change = Change(name: name, container: container, place: program.place(of: expression))
      let first = call?.arguments.first
      switch name {
      case "push", "present":
        if let first { fill(&change, with: first.expression, in: path, scope) }
      case "pop":
        if first?.label?.text == "toRoot" { change.name = "popToRoot" }
      default: break
      }
      return change
    }

    /// Returns the property that holds the content of a feature: `var navigation: Route.NavigationState`.
    private func navigationState(of feature: Feature) -> StatePath? {
      guard let owner = feature.state.declaration else { return nil }
      return owner.propertyOrder.lazy.compactMap { name -> StatePath? in
        guard let property = owner.properties[name] else { return nil }
        let type = self.program.type(ofProperty: property, in: owner)
        guard case .navigationState = type else { return nil }
        return StatePath(components: [.init(name: name, owner: owner)], type: type)
      }.first
    }

    /// Whether a call is of a function of the app's own.
    private func isDeclared(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Bool {
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      guard let name = member?.declName.baseName.text ?? Self.name(of: call.calledExpression)
      else { return false }
      return program.functions[name] != nil
        || sequence(first: scope.lexical, next: { $0?.parent }).contains {
          $0?.functions[name] != nil
        }
    }

    /// Whether a function returns an expression without saying `return`: its only one, or the only one of a branch.
    static func isReturned(_ node: Syntax) -> Bool {
      var node = node
      if let statement = node.parent?.as(ExpressionStmtSyntax.self) { node = Syntax(statement) }
      guard let item = node.parent?.as(CodeBlockItemSyntax.self) else {
        // `else if`
        if let outer = node.parent?.as(IfExprSyntax.self) { return isReturned(Syntax(outer)) }
        return node.parent?.is(ReturnStmtSyntax.self) == true
      }
      guard let list = item.parent, list.as(CodeBlockItemListSyntax.self)?.count == 1,
        let block = list.parent
      else { return false }
      if let choice = block.as(SwitchCaseSyntax.self)?.parent?.parent { return isReturned(choice) }
      guard let owner = block.parent else { return false }
      return owner.is(FunctionDeclSyntax.self) || owner.is(IfExprSyntax.self) && isReturned(owner)
    }
  }
#endif
