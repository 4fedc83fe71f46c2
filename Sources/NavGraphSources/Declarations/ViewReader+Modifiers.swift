#if SourceReading
  import SwiftSyntax

  // Modifiers, and what they are put on.

  extension ViewReader {
    /// The app's own view that a modifier is put on; this one where it is put on one of the system.
    func viewName(of base: ExprSyntax) -> String {
      let made = Self.called(base)
      return program.types.contains { $0.name == made && $0.isView } ? made : view.name
    }

    /// Returns the name of the first call in a chain of modifiers.
    private static func called(_ expression: ExprSyntax) -> String {
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return "" }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
      {
        return called(base)
      }
      return Walker.name(of: call.calledExpression) ?? ""
    }

    /// The arguments of a view that are bound to what presents it.
    func closers(_ presenters: Set<String>, of node: FunctionCallExprSyntax) -> Set<String> {
      Set(
        node.arguments.compactMap { argument in
          guard let label = argument.label?.text, Self.isBinding(argument.expression) else {
            return nil
          }
          let bound =
            Walker.lastName(argument.expression) ?? Walker.name(of: argument.expression)
          let name = bound.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
          let isBound =
            name.map(presenters.contains) ?? Self.gets(argument.expression, presenters)
          return isBound ? label : nil
        })
    }

    /// `Binding(get: { store.isShown }, set: { … })`
    private static func gets(_ binding: ExprSyntax, _ names: Set<String>) -> Bool {
      let getter = Walker.argument("get", of: binding)
      return getter?.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) } ?? false
    }

    /// The labels of the closures and functions that a call is given; "" for one without.
    func closures(givenTo node: FunctionCallExprSyntax) -> Set<String> {
      let arguments = node.arguments.filter { argument in
        argument.expression.is(ClosureExprSyntax.self)
          || Walker.name(of: argument.expression).map { name in
            view.functions[name] != nil
              || view.properties[name].map { isClosure($0) == .given } ?? false
          } ?? false
      }
      return Set(
        arguments.map { $0.label?.text ?? "" } + (node.trailingClosure == nil ? [] : [""])
          + node.additionalTrailingClosures.map(\.label.text))
    }

    /// By label: the closures of the view's own that a call is given where the view was given one.
    func closures(handedOnTo node: FunctionCallExprSyntax) -> [String: String] {
      var result: [String: String] = [:]
      for argument in node.arguments {
        guard let name = Walker.name(of: argument.expression),
          view.properties[name].map({ isClosure($0) == .asked }) == true
        else { continue }
        result[argument.label?.text ?? ""] = name
      }
      return result
    }

    private enum GivenClosure { case given, asked }

    /// Whether a property is a closure that the view is always given, or at times; nil for another one.
    private func isClosure(_ property: PropertyDeclaration) -> GivenClosure? {
      guard property.getter == nil, let type = property.type,
        type.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .arrow })
      else { return nil }
      return type.is(OptionalTypeSyntax.self) ? .asked : .given
    }

    /// By label: the flags that are written in a call.
    static func flags(givenTo node: FunctionCallExprSyntax) -> [String: Bool] {
      var result: [String: Bool] = [:]
      for argument in node.arguments {
        guard let literal = argument.expression.as(BooleanLiteralExprSyntax.self) else { continue }
        result[argument.label?.text ?? ""] = literal.literal.tokenKind == .keyword(.true)
      }
      return result
    }

    /// Returns whether a modifier is applied in every state.
    static func isCertain(_ node: FunctionCallExprSyntax) -> Bool {
      let arguments = node.arguments.map(\.expression.sourceText)
      return (arguments.isEmpty || arguments == ["true"])
        && !sequence(first: Syntax(node), next: \.parent).contains {
          $0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self)
        }
    }

    /// The modifiers of the app's own that a function puts on a view which an extension adds to all: `.closable()`.
    func modifiers(in function: String) -> [String] {
      (program.outside["View"]?.functions[function] ?? []).flatMap { function in
        CallFinder.calls(in: Syntax(function.node)).filter { $0.calledName == "modifier" }
          .compactMap { call in
            call.arguments.first?.expression.as(FunctionCallExprSyntax.self)?.calledName
          }
      }
    }

    /// Whether a modifier makes pages of tabs: `.tabViewStyle(.page)`.
    static func isPaged(_ node: FunctionCallExprSyntax) -> Bool {
      sequence(first: Syntax(node), next: \.parent).prefix {
        $0.is(FunctionCallExprSyntax.self) || $0.is(MemberAccessExprSyntax.self)
      }.contains { one in
        one.as(FunctionCallExprSyntax.self).map { call in
          call.calledName == "tabViewStyle"
            && call.arguments.sourceText.lowercased().contains("page")
        } ?? false
      }
    }
  }
#endif
