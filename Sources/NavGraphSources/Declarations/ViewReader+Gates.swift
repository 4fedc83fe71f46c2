#if SourceReading
  import SwiftSyntax

  // What a view shows instead of its children: a start screen, while a value says so.

  extension ViewReader {
    /// Returns what a view shows instead of its children while a property has a value, where one branch of a choice shows
    /// children and the other one does not, and nothing is beside it; nil for any other choice.
    func gate(_ node: IfExprSyntax, _ otherwise: IfExprSyntax.ElseBody) -> Evidence.Gate? {
      let showsFirst = Self.showsChildren(Syntax(node.body))
      guard node.isWhole, showsFirst != Self.showsChildren(Syntax(otherwise)),
        node.conditions.count == 1, let condition = node.conditions.first,
        let (value, holds) = comparison(condition), let name = Walker.lastName(value),
        let property = state?.properties[name], property.getter == nil
      else { return nil }
      let (children, content) =
        showsFirst
        ? (Syntax(node.body), Syntax(otherwise)) : (Syntax(otherwise), Syntax(node.body))
      let isBool = ["true", "false"].contains(holds)
      // Of more cases than two, it is not known which of the others are meant.
      guard isBool || !showsFirst, !isBool || property.initial.map(\.isBool) == true,
        let view = CallFinder.calls(in: content).lazy.compactMap({
          Walker.name(of: $0.calledExpression)
        })
        .first(where: { $0.first?.isUppercase == true })
      else { return nil }
      return Evidence.Gate(
        property: name,
        value: !showsFirst || !isBool ? holds : holds == "true" ? "false" : "true",
        content: isBool ? Self.screenName(of: view) : holds,
        child: node.directChoices.isEmpty ? scoped(children) : nil)
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

    /// Returns whether a branch shows a child feature: `.scope(state: …)`.
    static func showsChildren(_ node: Syntax) -> Bool {
      node.tokens(viewMode: .sourceAccurate).contains {
        $0.text == "scope" || $0.text == "CaseLet"
          || ($0.text.hasSuffix("View") && $0.text.contains("Coordinator"))
      }
    }

    /// Returns the child in `.scope(state: \\.child, …)`, outside presented content.
    func scoped(_ node: Syntax) -> String? {
      ScopedChildFinder.names(in: node, outside: Library.presenting).first
    }
  }

  extension ExprSyntax {
    fileprivate var isBool: Bool { self.is(BooleanLiteralExprSyntax.self) }
  }
#endif
