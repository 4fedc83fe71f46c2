#if SourceReading
  import SwiftSyntax

  extension Feature {
    /// Whether it does nothing about actions but in the cases of its switches: each body is one, with a `default` that
    /// does nothing, and nothing else in its `body` hears actions.
    var isPlainReducer: Bool {
      guard let owner, owner.isReducer else { return false }
      // It has the actions of its cases alone.
      if owner.isReducerEnum { return true }
      return bodies.allSatisfy { $0.isPlainSwitch }
        && (owner.properties["body"]?.getter).map { Self.isPlain($0, of: owner) } ?? true
    }

    private static let reducers: Set<String> = [
      "Reduce", "Scope", "BindingReducer", "CombineReducers", "EmptyReducer",
    ]
    private static let modifiers: Set<String> = [
      "forEachRoute", "forEach", "ifLet", "ifCaseLet", "_printChanges", "dependency",
    ]

    /// Returns whether everything in the `body` of a reducer is known.
    ///
    /// - Parameter outer: The properties whose code it is, from the outermost inwards.
    private static func isPlain(
      _ statements: CodeBlockItemListSyntax, of owner: TypeDeclaration, in outer: [String] = []
    ) -> Bool {
      statements.allSatisfy { statement in
        guard var expression = statement.item.as(ExprSyntax.self) else { return false }
        // `self.core`
        if let name = expression.ownName, let part = owner.properties[name]?.getter {
          return !outer.contains(name) && isPlain(part, of: owner, in: outer + [name])
        }
        while let call = expression.as(FunctionCallExprSyntax.self),
          let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base,
          !base.is(DeclReferenceExprSyntax.self)
        {
          guard modifiers.contains(member.declName.baseName.text) else { return false }
          expression = base
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        let name = call.calledName ?? ""
        if name == "CombineReducers", let closure = call.trailingClosure {
          return isPlain(closure.statements, of: owner, in: outer)
        }
        if reducers.contains(name) { return true }
        return owner.functions[name]?.allSatisfy { function in
          !outer.contains(name)
            && function.node.body.map {
              isPlain($0.statements, of: owner, in: outer + [name])
            } ?? false
        } ?? false
      }
    }
  }

  extension Feature.Body {
    /// Whether it is one switch over the action, and does nothing about what that does not name.
    fileprivate var isPlainSwitch: Bool { statements.isPlainSwitch(over: action) }
  }

  extension FunctionCallExprSyntax {
    /// Whether a name is in what the call is given, and not in what it is a modifier of.
    func isGiven(_ name: TokenSyntax) -> Bool {
      let path = Array(sequence(first: Syntax(name), next: \.parent).prefix { $0.id != id })
      return path.last.map { $0.parent != nil && $0.id != calledExpression.id } ?? false
    }

    /// The function that a modifier is given instead of a closure: `perform: open`.
    var givenFunction: ExprSyntax? {
      arguments.first { $0.label?.text == "perform" && !$0.expression.is(ClosureExprSyntax.self) }?
        .expression
    }

    /// What a selection compares with to choose a tab: `.tag(Tab.shop)`, `Tab("Shop", value: .shop)`.
    var tabValue: ExprSyntax? {
      switch calledName {
      case "tag": arguments.first { $0.label == nil }?.expression
      case "Tab": arguments.first { $0.label?.text == "value" }?.expression
      default: nil
      }
    }

    var calledName: String? {
      let called =
        calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
      return called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? Walker.lastName(called)
    }
  }

  extension CodeBlockItemListSyntax {
    /// Returns whether it is one `switch` over a value, also with a `return .none` after it, and ignores all cases that it
    /// does not name.
    func isPlainSwitch(over name: String) -> Bool {
      let item = dropFirst().allSatisfy(\.doesNothing) && count <= 2 ? first?.item : nil
      let expression = item?.expression ?? item?.as(ReturnStmtSyntax.self)?.expression
      guard let choice = expression?.as(SwitchExprSyntax.self),
        choice.subject.as(DeclReferenceExprSyntax.self)?.baseName.text == name
      else { return false }
      return choice.cases.allSatisfy { one in
        guard let one = one.as(SwitchCaseSyntax.self) else { return false }
        return !one.isOpen || one.statements.doNothing
      }
    }

    var doNothing: Bool {
      count <= 1 && allSatisfy(\.doesNothing)
    }
  }

  extension CodeBlockItemSyntax {
    fileprivate var doesNothing: Bool {
      ["break", "return", "return .none", ".none", "return nil", "return Effect.none"]
        .contains(item.sourceText)
    }
  }

  extension SwitchCaseSyntax {
    var patterns: [PatternSyntax] {
      guard case .case(let label) = label else { return [] }
      return label.caseItems.map(\.pattern)
    }

    /// Whether it takes all values that the other cases leave.
    fileprivate var isOpen: Bool {
      guard case .case = label else { return true }
      return patterns.contains { pattern in
        switch CasePattern(pattern) {
        case .anything, .name: true
        case .enumCase, .tuple, .other: false
        }
      }
    }
  }
#endif
