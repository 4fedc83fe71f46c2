#if SourceReading
  import SwiftSyntax

  // Modifiers that an app adds to all reducers, which change the state by a closure: `func onSessionExpired(_ perform:
  // @escaping (inout State) -> Effect<Action>)` in an `extension Reducer`.

  extension Program {
    /// Returns the closure that such a modifier is given, as code that hears an event; nil for any other call.
    func bodyGiven(
      toModifier node: FunctionCallExprSyntax, of type: TypeDeclaration?
    ) -> Feature.Body? {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
      else { return nil }
      let name = member.declName.baseName.text
      let declared = ["Reducer", "ReducerProtocol"].flatMap { outside[$0]?.functions[name] ?? [] }
      guard declared.count == 1, let function = declared.first else { return nil }
      let changing = function.parameters.filter { $0.type.takesState }
      guard changing.count == 1, let parameter = changing.first,
        calls(parameter.name, in: Syntax(function.node), depth: 0),
        let closure = Self.closure(parameter.label, of: node)
      else { return nil }
      let action = type.flatMap { self.member("Action", of: $0) }
      let heard = node.arguments.lazy.compactMap { argument -> [String]? in
        guard let action, let keyPath = argument.expression.as(KeyPathExprSyntax.self) else {
          return nil
        }
        return self.cases(of: keyPath, in: action)
      }.first
      return Feature.Body(
        statements: closure.statements, state: closureParameters(closure).first ?? "$0", action: "",
        event: name, heard: heard ?? [])
    }

    /// The cases of an action that a key path names: `\.player.download`; nil where one is none.
    private func cases(of keyPath: KeyPathExprSyntax, in action: SwiftType) -> [String]? {
      var type = action
      var names: [String] = []
      for component in keyPath.components {
        guard
          let name = component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
            .text, let carried = payloads(of: name, in: type)
        else { return nil }
        names.append(name)
        type = carried.last?.type ?? .unknown
      }
      return names.isEmpty ? nil : names
    }

    private static func closure(
      _ label: String?, of node: FunctionCallExprSyntax
    ) -> ClosureExprSyntax? {
      let given = node.arguments.first { $0.label?.text == label }?.expression
      if let closure = given?.as(ClosureExprSyntax.self) { return closure }
      return node.additionalTrailingClosures.first { $0.label.text == label }?.closure
        ?? node.trailingClosure
    }

    /// Whether code calls a closure by its name, or makes a reducer of the app's own that does.
    private func calls(_ name: String, in code: Syntax, depth: Int) -> Bool {
      CallFinder.calls(in: code).contains { call in
        if Walker.name(of: call.calledExpression) == name { return true }
        guard depth < 2, let made = Walker.name(of: call.calledExpression),
          let argument = call.arguments.first(where: { $0.expression.sourceText == name }),
          let label = argument.label?.text
        else { return false }
        return types.contains { type in
          type.name == made
            && type.members.contains { calls(label, in: $0, depth: depth + 1) }
        }
      }
    }
  }

  extension TypeSyntax {
    /// Whether it is the type of a function that can change a state: `(inout State) -> Void`.
    fileprivate var takesState: Bool {
      if let attributed = self.as(AttributedTypeSyntax.self) {
        return attributed.baseType.takesState
      }
      let function = self.as(FunctionTypeSyntax.self)
      let first = function?.parameters.first?.type.as(AttributedTypeSyntax.self)
      return first?.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.inout)
    }
  }
#endif
