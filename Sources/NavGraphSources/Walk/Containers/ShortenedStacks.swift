#if SourceReading
  import SwiftSyntax

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
