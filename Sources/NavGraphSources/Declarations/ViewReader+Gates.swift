#if SourceReading
  import SwiftSyntax

  // What a view shows instead of its children: a start screen, while a value says so.

  extension ViewReader {
    /// Returns what a view shows instead of its children while a property has a value, where one branch of a choice shows
    /// children and the other one does not, and nothing is beside it; nil for any other choice.
    func gate(_ node: IfExprSyntax, _ otherwise: IfExprSyntax.ElseBody) -> Evidence.Gate? {
      let showsFirst = showsChildren(Syntax(node.body))
      guard node.isWhole, !Self.isPresented(Syntax(node)), !isInContainer(Syntax(node)),
        showsFirst != showsChildren(Syntax(otherwise)), node.conditions.count == 1,
        let (value, holds) = node.conditions.first.flatMap(comparison),
        let name = Walker.lastName(value), let state, let property = state.properties[name],
        property.getter == nil
      else { return nil }
      let (children, content) =
        showsFirst
        ? (Syntax(node.body), Syntax(otherwise)) : (Syntax(otherwise), Syntax(node.body))
      let shown = Set(ScopedChildFinder.names(in: children, outside: Library.presenting))
      let child = node.directChoices.isEmpty ? shown.first : nil
      // Several children at once, as tabs, are no case.
      guard child == nil || shown.count == 1 else { return nil }
      if property.initial?.is(BooleanLiteralExprSyntax.self) == true,
        let screen = plainScreen(content, in: state)
      {
        return Evidence.Gate(
          property: name, value: showsFirst ? holds == "true" ? "false" : "true" : holds,
          content: screen, child: child)
      }
      // Of more cases than two, it is not known which of the others are meant.
      guard !showsFirst, let child,
        let choice = program.type(ofProperty: property, in: state).declaration,
        choice.kind == .enumeration, choice.cases.count == 2,
        let other = choice.cases.first(where: { $0.name != holds })?.name
      else { return nil }
      show([other: child], of: state)
      return Evidence.Gate(property: name, value: holds, content: holds, child: child)
    }

    /// What a screen without a store is called: by its view.
    func plainScreen(_ content: Syntax, in state: TypeDeclaration) -> String? {
      let views = CallFinder.calls(in: content).lazy
        .compactMap { Walker.name(of: $0.calledExpression) }
      guard let view = views.first(where: { $0.first?.isUppercase == true }) else { return nil }
      let screen = Self.screenName(of: view)
      return state.properties[screen] == nil ? screen : "start"
    }

    /// Whether a node is inside of a navigation container in the same code.
    func isInContainer(_ node: Syntax) -> Bool {
      sequence(first: node, next: \.parent).dropFirst().contains { one in
        one.as(FunctionCallExprSyntax.self)?.calledName.map(Self.containers.contains) ?? false
      }
    }

    /// What the screen of a view without a store is called: “splash” for `SplashView`.
    private static func screenName(of view: String) -> String {
      if Library.views.contains(view) { return "loading" }
      let word =
        ["View", "Screen"].first(where: view.hasSuffix).map { view.dropLast($0.count) } ?? view[...]
      return word.prefix(1).lowercased() + word.dropFirst()
    }

    /// The property that a condition asks for, and the value that it is to have: `!store.isReady`, `store.stage == .intro`.
    private func comparison(
      _ condition: ConditionElementSyntax
    ) -> (value: ExprSyntax, holds: String)? {
      guard case .expression(let asked) = condition.condition else { return nil }
      if let tested = condition.testedValue {
        guard asked.as(SequenceExprSyntax.self)?.elements.last?.isNil != true else { return nil }
        return (tested.value, tested.isPresent ? "true" : "false")
      }
      guard let parts = asked.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
        parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==",
        let name = Self.caseName(parts[2])
      else { return nil }
      return (parts[0], name)
    }

    /// Returns whether a branch shows a child feature, itself or by a member of the view: `.scope(state: …)`.
    func showsChildren(_ node: Syntax) -> Bool {
      ([node] + membersShown(in: node)).contains { code in
        code.tokens(viewMode: .sourceAccurate).contains {
          $0.text == "scope" || $0.text == "CaseLet"
            || ($0.text.hasSuffix("View") && $0.text.contains("Coordinator"))
        }
      }
    }

    /// The code of the view's members that are all that branches show: `case .home: home.padding()`.
    private func membersShown(in node: Syntax) -> [Syntax] {
      let cases = node.as(SwitchCaseListSyntax.self)?.compactMap { $0.as(SwitchCaseSyntax.self) }
      let branches =
        cases?.map(\.statements)
        ?? [node.as(CodeBlockItemListSyntax.self) ?? node.as(CodeBlockSyntax.self)?.statements]
        .compactMap(\.self)
      return branches.filter { $0.count == 1 }.compactMap { branch in
        var shown = branch.first?.item.expression
        while let call = shown?.as(FunctionCallExprSyntax.self) {
          let member = call.calledExpression.as(MemberAccessExprSyntax.self)
          shown = call.calledExpression.ownName == nil ? member?.base : call.calledExpression
        }
        return shown?.ownName.flatMap(code)
      }
    }

    /// Returns the child in `.scope(state: \\.child, …)`, outside presented content.
    func scoped(_ node: Syntax) -> String? {
      ([node] + membersShown(in: node)).lazy.compactMap {
        ScopedChildFinder.names(in: $0, outside: Library.presenting).first
      }.first
    }
  }
#endif
