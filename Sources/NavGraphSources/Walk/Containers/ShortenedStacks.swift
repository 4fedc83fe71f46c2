#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// `state.routes = [state.routes[0], .push(.detail)]`: returns the steps that keep the root; nil for an array without
    /// screens of the stack.
    func kept(
      _ right: ExprSyntax, _ path: StatePath, _ container: ScreenContainer, _ scope: Scope
    ) -> [Step]? {
      let elements = right.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
      let own = elements.filter { isElement($0, of: path, scope) || isCopy($0, of: path, scope) }
      guard let first = own.first else { return nil }
      // The root of a view's stack is outside of the array.
      guard scope.feature.action.kind == .enumeration, own.count == 1, first.id == elements[0].id,
        isFirst(first, of: path, scope) || isCopy(first, of: path, scope)
      else {
        admit(right, "which screens of the stack stay here cannot be read")
        return []
      }
      var change = Change(
        name: "goBackToRoot", container: container, place: program.place(of: first))
      change.properties = path.components.map(\.name)
      return [.operation(change)]
        + elements.dropFirst().flatMap { screen in
          alternatives { appended(screen, to: path, container, scope) }
        }
    }

    /// Whether an expression is one of the routes of a stack: `state.routes[0]`, `state.routes.first!`.
    private func isElement(_ expression: ExprSyntax, of path: StatePath, _ scope: Scope) -> Bool {
      let plain = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
      let stack =
        plain.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? plain.as(MemberAccessExprSyntax.self)?.base
      guard let stack, case .state(let known) = value(stack, scope) else { return false }
      return known.components.map(\.name) == path.components.map(\.name)
    }

    /// Whether an expression makes the root of a changed copy of one of the stack's screens: `.root(.tabs(tabs))` after `case
    /// .tabs(var tabs)? = state.routes.first?.screen`.
    private func isCopy(_ expression: ExprSyntax, of path: StatePath, _ scope: Scope) -> Bool {
      guard let route = expression.as(FunctionCallExprSyntax.self), route.calledName == "root",
        route.arguments.count == 1,
        let screen = route.arguments.first?.expression.as(FunctionCallExprSyntax.self),
        screen.arguments.count == 1, let copy = screen.arguments.first?.expression,
        case .state(let known) = value(copy, scope)
      else { return false }
      let names = known.components.map(\.name)
      return names.count > path.components.count && names.starts(with: path.components.map(\.name))
        && names.last == screen.calledName
    }

    /// Whether an expression is the first of the routes of a stack.
    func isFirst(_ expression: ExprSyntax, of path: StatePath, _ scope: Scope) -> Bool {
      ["[0]", ".first!"].contains { expression.sourceText.hasSuffix($0) }
        && isElement(expression, of: path, scope)
    }
  }

  extension Walker {
    /// A reducer's stack that keeps its root, or loses its last screen: `state.routes = Array(state.routes.prefix(1))`,
    /// `state.routes.dropLast()`; nil for other numbers.
    func shortened(
      _ right: ExprSyntax, _ path: StatePath, _ container: ScreenContainer, at left: ExprSyntax,
      _ scope: Scope
    ) -> Change? {
      guard let outer = right.as(FunctionCallExprSyntax.self),
        scope.feature.action.kind == .enumeration
      else { return nil }
      let isConverted =
        Self.name(of: outer.calledExpression)?.hasSuffix("Array") == true
        || Self.lastName(outer.calledExpression) == "init"
      let call =
        isConverted ? outer.arguments.first?.expression.as(FunctionCallExprSyntax.self) : outer
      guard let call, let name = call.calledName, ["prefix", "dropLast"].contains(name),
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        case .state(let known) = value(base, scope), self.container(known) == container
      else { return nil }
      let argument = call.arguments.first
      let number = argument.map { Int($0.expression.sourceText) } ?? 1
      guard number == 1, call.arguments.count < 2, argument?.label == nil else { return nil }
      var change = Change(
        name: name == "prefix" ? "removeDownTo" : "removeLast", container: container,
        properties: path.components.map(\.name), place: program.place(of: left))
      change.count = 1
      // Neither traps where there is less.
      change.isLenient = true
      return change
    }
  }
#endif
