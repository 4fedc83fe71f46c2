#if SourceReading
  import SwiftSyntax

  // The buttons of each alert that a slot shows.

  extension Walker {
    /// Returns the actions of the buttons of the alert that is assigned to a slot; nil where it is no alert, or where they
    /// cannot be read.
    func buttons(
      ofAlertIn assigned: ExprSyntax, shownBy path: StatePath, _ scope: Scope
    ) -> Set<String>? {
      if path.type.isAlert { return buttons(of: assigned, scope) }
      guard let screens = path.type.screens, let call = assigned.as(FunctionCallExprSyntax.self),
        call.arguments.count == 1, let alert = call.arguments.first?.expression,
        let shown = Self.lastName(call.calledExpression).flatMap(screens.declaredCase),
        let payload = shown.payloads.first, program.resolve(payload, of: shown, in: screens).isAlert
      else { return nil }
      return buttons(of: alert, scope)
    }

    /// `AlertState { … } actions: { … }`, `.init(title: …)`, `.delete`, `deleteAlert(for: item)`.
    private func buttons(of alert: ExprSyntax, _ scope: Scope) -> Set<String>? {
      let call = alert.as(FunctionCallExprSyntax.self)
      let called = call?.calledExpression ?? alert
      let made =
        called.as(GenericSpecializationExprSyntax.self)?.expression ?? called
      if let call, let name = Self.name(of: made) ?? Self.lastName(made),
        Self.alertTypes.contains(name) || name == "init"
      {
        return buttons(in: Syntax(call))
      }
      guard let name = Self.name(of: called) ?? Self.lastName(called) else { return nil }
      let owners =
        Self.alertTypes.sorted().compactMap { program.outside[$0] }
        + [scope.feature.owner, scope.feature.state.declaration, scope.lexical].compactMap(\.self)
      var code: [SyntaxIdentifier: Syntax] = [:]
      for owner in owners {
        if let property = owner.properties[name] { code[property.node.id] = Syntax(property.node) }
        for function in owner.functions[name] ?? [] {
          code[function.node.id] = Syntax(function.node)
        }
      }
      return code.count == 1 ? code.values.first.flatMap(buttons(in:)) : nil
    }

    /// The actions of the buttons that code makes; nil where a function or a loop makes them.
    private func buttons(in code: Syntax) -> Set<String>? {
      let tokens = code.tokens(viewMode: .sourceAccurate)
      guard tokens.contains(where: { Self.alertTypes.contains($0.text) || $0.text == "init" }),
        !tokens.contains(where: { $0.parent?.is(ForStmtSyntax.self) == true || $0.text == "map" })
      else { return nil }
      let found = mentions.buttonActions.filter {
        $0.root.id == code.root.id && code.range.contains($0.position)
      }
      return Set(
        found.compactMap { action in
          let called = action.as(FunctionCallExprSyntax.self)?.calledExpression ?? action
          return Self.lastName(called)
        })
    }

    private static let alertTypes: Set<String> = [
      "AlertState", "ConfirmationDialogState", "ActionSheetState",
    ]
  }
#endif
