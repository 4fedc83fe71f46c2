#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Returns the step that closes an alert: each of its buttons does so, regardless of the reducer.
    func closedAlert(by scope: Scope) -> Step? {
      guard let place = scope.place,
        let index = scope.path.lastIndex(where: { $0.name == "presented" }), index > 0
      else { return nil }
      // The owner of the alert: the feature that its action leads to.
      var feature = scope.feature
      var type = SwiftType.declared(scope.feature.action)
      for step in scope.path[..<(index - 1)] {
        guard let payloads = program.payloads(of: step.name, in: type), let last = payloads.last
        else { return nil }
        type = last.type
        if let child = features.feature(ofAction: type) { feature = child }
      }
      // An enclosing reducer hears the button, too; the alert is closed once.
      guard feature === scope.feature else { return nil }
      let name = scope.path[index - 1].name
      guard let state = feature.state.declaration, state.properties[name] != nil,
        let path = property(name, of: StatePath(components: [], type: feature.state), scope),
        let container = container(path), container.kind == .slot
      else { return nil }
      let rest = scope.path[(index + 1)...]
      if path.type.isAlert {
        guard rest.count == 1 else { return nil }
      } else {
        guard rest.count == 2, let screens = path.type.screens, let first = rest.first,
          let shown = screens.declaredCase(first.name), let payload = shown.payloads.first,
          program.resolve(payload, of: shown, in: screens).isAlert
        else { return nil }
      }
      register(container, path)
      var closing = Change(name: "clear", container: container, place: place)
      closing.isReset = true
      return .operation(closing)
    }

    // MARK: Buttons that send the feature's own actions

    /// Records the actions of a feature that the buttons of its alerts send: as if sent by a view that
    /// presents them.
    func addButtons(of feature: Feature) {
      let alerts = ownAlerts(of: feature)
      guard !alerts.isEmpty else { return }
      for button in mentions.buttonActions where isButton(button, of: feature) {
        guard let name = Self.lastName(button), feature.action.declaredCase(name) != nil else {
          continue
        }
        let made = Syntax(button).alertType
        let matching = alerts.filter { made != nil && $0.type.contains(made ?? "") }
        evidence.add(
          Evidence.Sent(
            trigger: .tap, expression: button, isConditional: true, isBesideStack: false,
            presenters: Set((matching.isEmpty ? alerts : matching).map(\.name)), isInAlert: true,
            place: program.place(of: button)),
          named: name, to: feature.action)
      }
    }

    /// The alerts whose buttons send actions of the feature itself, which it hears: directly, or because it sends on what
    /// the alert sends.
    private func ownAlerts(of feature: Feature) -> [(name: String, type: String)] {
      guard let state = feature.state.declaration else { return [] }
      return program.storedPaths(of: state).compactMap { property, path in
        guard path.type.buttons?.declaration === feature.action,
          handles(property.name, feature)
        else { return nil }
        return (property.name, path.writtenType)
      }
    }

    private func handles(_ alert: String, _ feature: Feature) -> Bool {
      let wraps = program.payloads(of: alert, in: .declared(feature.action))?.contains { payload in
        if case .presentationAction = payload.type { return true }
        return false
      }
      guard wraps == true else { return true }
      return handlers.contains { handler in
        handler.feature === feature
          && handler.path.map(\.name).starts(with: [alert, "presented"])
          && Composition.sends(handler.steps).contains { $0.tail != nil }
      }
    }

    /// Whether a button is made in the code of a feature, or in an extension of an alert with the feature's actions.
    func isButton(_ button: ExprSyntax, of feature: Feature) -> Bool {
      var node = Syntax(button).parent
      while let current = node {
        node = current.parent
        if let owner = bodyOwners[current.id] { return owner === feature }
        if let declaration = current.as(ExtensionDeclSyntax.self),
          declaration.extendedType.sourceText.contains("State"),
          let action = alertAction(of: declaration)
        {
          return action === feature.action
        }
        let name =
          current.as(ExtensionDeclSyntax.self).map { $0.extendedType.sourceText }
          ?? current.asProtocol((any NamedDeclSyntax).self)?.name.text
        let last = name?.split(separator: ".").last.map(String.init)
        if let last, current.asProtocol((any DeclGroupSyntax).self) != nil,
          features.all.contains(where: { $0.owner?.name == last })
        {
          return feature.owner?.name == last
        }
      }
      return false
    }

    /// Whether a button is made for a dialog rather than an alert; nil where its code does not say.
    func isInDialog(_ button: ExprSyntax) -> Bool? {
      Syntax(button).alertType.map { $0 != "AlertState" }
    }

    /// The type of the actions in `extension AlertState where Action == Shop.Action` or `extension AlertState<Shop.Action>`.
    private func alertAction(of declaration: ExtensionDeclSyntax) -> TypeDeclaration? {
      guard let file = program.file(of: declaration) else { return nil }
      let types =
        (declaration.genericWhereClause?.requirements ?? []).compactMap { requirement in
          requirement.requirement.as(SameTypeRequirementSyntax.self)?.rightType.as(TypeSyntax.self)
        }
        + (declaration.extendedType.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
        ?? []).compactMap { $0.argument.as(TypeSyntax.self) }
      return types.lazy.compactMap { self.program.resolve($0, in: nil, file: file).declaration }
        .first
    }
  }

  extension Syntax {
    /// The type of alert around a button: that of the call, or of the extension.
    fileprivate var alertType: String? {
      var node = parent
      while let current = node {
        node = current.parent
        let text =
          current.as(FunctionCallExprSyntax.self)?.calledExpression.sourceText
          ?? current.as(ExtensionDeclSyntax.self)?.extendedType.sourceText ?? ""
        for name in ["ConfirmationDialogState", "AlertState", "ActionSheetState"]
        where text.hasPrefix(name) { return name }
      }
      return nil
    }
  }
#endif
