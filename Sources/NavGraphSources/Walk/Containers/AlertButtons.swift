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
        Self.alertMakers.contains(name)
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

    /// The actions of the buttons that code makes; nil where another function or a loop makes some.
    private func buttons(in code: Syntax) -> Set<String>? {
      let alerts = CallFinder.calls(in: code).filter { call in
        let made =
          call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
          ?? call.calledExpression
        return (Self.name(of: made) ?? Self.lastName(made)).map(Self.alertMakers.contains) ?? false
      }
      guard !alerts.isEmpty, alerts.allSatisfy(Self.makesItsButtons) else { return nil }
      let found = mentions.buttonActions.filter {
        $0.root.id == code.root.id && code.range.contains($0.position)
      }
      let closesOnly = CallFinder.calls(in: code).contains(where: Self.isPlainButton)
      return Set(found.compactMap(Self.innermostCase) + (closesOnly ? [Self.plainButton] : []))
    }

    /// What a button is called that sends nothing, and so only closes its alert.
    static let plainButton = "cancel"

    /// `ButtonState(role: .cancel) { TextState("Keep") }`, `.cancel(TextState("Keep"))`.
    private static func isPlainButton(_ call: FunctionCallExprSyntax) -> Bool {
      let isLegacy =
        call.calledExpression.as(MemberAccessExprSyntax.self).map {
          ["cancel", "default"].contains($0.declName.baseName.text)
        } ?? false
      return (isLegacy || call.calledName == "ButtonState")
        && !call.arguments.contains { ["action", "send"].contains($0.label?.text) }
    }

    /// The innermost case of an action: `delete` of `.row(.delete)`.
    private static func innermostCase(_ action: ExprSyntax) -> String? {
      guard let call = action.as(FunctionCallExprSyntax.self) else { return lastName(action) }
      let inner = call.arguments.first?.expression
      let called = inner?.as(FunctionCallExprSyntax.self)?.calledExpression ?? inner
      let isCase = called?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
      return isCase ? inner.flatMap(innermostCase) : lastName(call.calledExpression)
    }

    /// Whether all buttons of an alert are written in the call that makes it.
    private static func makesItsButtons(_ alert: FunctionCallExprSyntax) -> Bool {
      let closures =
        alert.additionalTrailingClosures.filter { $0.label.text == "actions" }.map(\.closure)
        + alert.arguments.filter { $0.label?.text == "actions" }.compactMap {
          $0.expression.as(ClosureExprSyntax.self)
        }
      let given = alert.arguments.filter { argument in
        ["primaryButton", "secondaryButton", "dismissButton", "buttons", "actions"].contains(
          argument.label?.text) && !argument.expression.is(ClosureExprSyntax.self)
      }.map(\.expression)
      let buttons = given.flatMap { given in
        given.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [given]
      }
      return closures.allSatisfy { $0.statements.allSatisfy(isButton) }
        && buttons.allSatisfy { button in
          let called = button.as(FunctionCallExprSyntax.self)?.calledExpression ?? button
          return ["default", "cancel", "destructive"].contains(lastName(called))
        }
    }

    /// Whether a statement makes a button, or chooses between such statements.
    private static func isButton(_ statement: CodeBlockItemSyntax) -> Bool {
      guard let expression = statement.item.expression else { return false }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return call.calledName == "ButtonState"
      }
      if let choice = expression.as(IfExprSyntax.self) {
        let otherwise: CodeBlockItemListSyntax? =
          switch choice.elseBody {
          case .codeBlock(let block)?: block.statements
          default: nil
          }
        return choice.body.statements.allSatisfy(isButton)
          && (choice.elseBody == nil || otherwise?.allSatisfy(isButton) == true)
      }
      return false
    }

    private static let alertTypes: Set<String> = [
      "AlertState", "ConfirmationDialogState", "ActionSheetState",
    ]
    private static let alertMakers = alertTypes.union(["Self", "init"])
  }
#endif
