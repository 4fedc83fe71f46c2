#if SourceReading
  import SwiftSyntax

  // Buttons of a view that are not there, or do something else, where the view is made with certain arguments.

  extension ActionReader {
    func absence(of node: Syntax, _ steps: [Step]) -> ViewWalker.Absence {
      ViewWalker.Absence(closure: substitute(for: node, steps), flag: flag(around: node))
    }

    /// Returns an argument flag of the view that hides this content if it has a certain value: `if !isBackHidden { …
    /// }`.
    private func flag(around node: Syntax) -> (name: String, value: Bool)? {
      sequence(first: node, next: \.parent).lazy.compactMap { one -> (name: String, value: Bool)? in
        guard let check = one.as(IfExprSyntax.self), check.conditions.count == 1,
          let asked = check.conditions.first?.condition.as(ExprSyntax.self)
        else { return nil }
        let negated = asked.as(PrefixOperatorExprSyntax.self).flatMap {
          $0.operator.text == "!" ? $0.expression : nil
        }
        guard let name = Walker.name(of: negated ?? asked),
          let property = self.view.properties[name],
          property.getter == nil, !property.attributes.contains("State"),
          !property.attributes.contains("Environment")
        else { return nil }
        let isInElse = check.elseBody?.range.contains(node.position) ?? false
        return (name, (negated == nil) == isInElse)
      }.first
    }

    /// What the view checks before it shows a button, other than which screen it is and how it was made.
    func asked(before node: Syntax) -> [Assumption] {
      let absence = absence(of: node, [])
      return places.conditions(around: node).reversed().compactMap { condition in
        guard !condition.asked.contains(where: { isKnown($0, absence) }) else { return nil }
        let check =
          feature.map { owner.walker.check(condition.asked, on: $0) }
          ?? owner.walker.check(condition.asked, owner.scope(of: view))
        return check.text.isEmpty ? nil : Assumption(check: check, holds: condition.holds)
      }
    }

    /// Whether a condition is read otherwise.
    private func isKnown(_ condition: TestedCondition, _ absence: ViewWalker.Absence) -> Bool {
      let code: [Syntax] =
        switch condition {
        case .parts(let parts): parts.map { Syntax($0) }
        case .other(let element): [Syntax(element)]
        case .matches(_, let patterns): patterns.map { Syntax($0) }
        }
      if case .matches(_, let patterns) = condition,
        patterns.contains(where: { pattern in
          guard case .enumCase(let name, _) = CasePattern(pattern) else { return true }
          return isScreen(name, pattern)
        })
      {
        return true
      }
      if case .other(let element) = condition,
        case .optionalBinding(let binding) = element.condition,
        isClosure(
          binding.initializer?.value
            ?? ExprSyntax(
              DeclReferenceExprSyntax(baseName: .identifier(binding.pattern.trimmedDescription))))
      {
        return true
      }
      let names = Set(code.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text))
      let others = [absence.closure, absence.flag?.name].compactMap(\.self)
      return !names.isDisjoint(
        with: others + ["canGoBack", "isPresented", "routeIndex", "routes"])
    }

    /// Whether a property is a function, which is read where it is given.
    private func isClosure(_ expression: ExprSyntax) -> Bool {
      guard case .state(let path) = owner.walker.value(expression, owner.scope(of: view)),
        case .closure = path.type.unwrapped
      else { return false }
      return true
    }

    /// The screens of an enum where a destination shows the same for all: `{ _ in Text("Detail") }`.
    func alike(
      in closure: ClosureExprSyntax, of type: String?, _ flow: ViewWalker.Flow?
    ) -> [String] {
      guard let screens = flow?.path.type.screens, screens.kind == .enumeration,
        screens.name == type || screens.qualifiedName == type,
        CaseBodies.all(in: Syntax(closure)).isEmpty, !Self.asksForScreen(closure)
      else { return [] }
      return screens.cases.map(\.name)
    }

    /// Whether a condition in a destination mentions the screen: `{ page in if page.isLast { … } }`.
    private static func asksForScreen(_ closure: ClosureExprSyntax) -> Bool {
      let name = closureParameters(closure).first ?? "$0"
      return closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
        token.text == name
          && sequence(first: token.parent, next: { $0?.parent }).contains { node in
            node?.is(ConditionElementSyntax.self) == true || node?.is(SwitchExprSyntax.self) == true
              || node?.is(UnresolvedTernaryExprSyntax.self) == true
              || node?.as(SequenceExprSyntax.self)?.elements.contains {
                $0.is(UnresolvedTernaryExprSyntax.self)
              } == true
          }
      }
    }

    /// Whether a case of a `switch` is for one of the screens that the view shows.
    func isScreen(_ name: String, _ node: some SyntaxProtocol) -> Bool {
      ViewReader.enclosesPushed(Syntax(node))
        || feature?.state.declaration?.declaredCase(name) != nil
        || owner.flows.contains {
          $0.view === view
            && ($0.path.type.screens?.declaredCase(name) != nil
              || $0.screens.contains { $0.name == name })
        }
    }

    /// A closure of the view, where the code closes the view if it was not given that.
    func substitute(for node: Syntax, _ steps: [Step]) -> String? {
      let closures = view.propertyOrder.filter { name in
        view.properties[name]?.type?.is(OptionalTypeSyntax.self) == true
          && view.properties[name]?.type?.sourceText.contains("->") == true
      }
      return closures.first {
        isInOtherCase(node, than: $0) || closesOtherwise(node, steps, than: $0)
      }
    }

    private func isInOtherCase(_ node: Syntax, than closure: String) -> Bool {
      sequence(first: node, next: \.parent).contains { one in
        one.as(IfExprSyntax.self).map {
          Self.asks($0.conditions, for: closure)
            && $0.elseBody?.range.contains(node.position) ?? false
        } ?? false
      }
    }

    /// `Button { if let onClose { onClose() } else { dismiss() } }`.
    private func closesOtherwise(_ node: Syntax, _ steps: [Step], than closure: String) -> Bool {
      steps.allSatisfy { step in
        if case .branch(_, let then, _) = step { return !then.contains(where: \.closesView) }
        return !step.closesView
      }
        && node.tokens(viewMode: .sourceAccurate).contains { token in
          let conditions =
            token.parent?.as(IfExprSyntax.self)?.conditions
            ?? token.parent?.as(GuardStmtSyntax.self)?.conditions
          return conditions.map { Self.asks($0, for: closure) } ?? false
            // `(onClose ?? { dismiss() })()`
            || token.text == "??"
              && token.previousToken(viewMode: .sourceAccurate)?.text == closure
        }
    }

    /// Whether conditions ask for nothing but whether a closure is there: `let onClose`, `onClose != nil`.
    static func asks(_ conditions: ConditionElementListSyntax, for name: String) -> Bool {
      guard conditions.count == 1, let only = conditions.first?.condition else { return false }
      switch only {
      case .optionalBinding(let binding):
        return (binding.initializer?.value.sourceText ?? binding.pattern.sourceText) == name
      case .expression(let asked):
        return asked.as(SequenceExprSyntax.self)?.elements.map(\.sourceText) == [name, "!=", "nil"]
      default: return false
      }
    }
  }
#endif
