#if SourceReading
  import SwiftSyntax

  // The place of code in a view.

  extension ViewReader {
    static let containers: Set<String> = [
      "NavigationView", "NavigationStack", "NavigationStackStore", "NavigationStackController",
    ]

    static func isAppearance(_ call: FunctionCallExprSyntax) -> Bool {
      call.calledName.map { ["onAppear", "onFirstAppear", "task"].contains($0) } ?? false
    }

    /// Whether what a call runs sends an action before it waits for anything, and once: `.task { await store.send(.task).finish() }`.
    static func isAtOnce(_ node: Syntax, in call: FunctionCallExprSyntax) -> Bool {
      if call.arguments.contains(where: { $0.label?.text == "id" }) { return false }
      let outer = sequence(first: node, next: \.parent).prefix { $0.id != call.id }
      let isRepeated = outer.contains {
        $0.is(WhileStmtSyntax.self) || $0.is(ForStmtSyntax.self) || $0.is(RepeatStmtSyntax.self)
      }
      let statement = outer.first { $0.is(CodeBlockItemSyntax.self) } ?? node
      return !isRepeated
        && !call.tokens(viewMode: .sourceAccurate).contains {
          $0.text == "await" && $0.position < statement.position
        }
    }

    func isBesideStack(_ node: Syntax) -> Bool {
      var current = node.parent
      while let one = current {
        if let call = one.as(FunctionCallExprSyntax.self),
          let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          Self.containers.contains(name)
        {
          return false
        }
        if one.is(VariableDeclSyntax.self) || one.is(FunctionDeclSyntax.self) {
          if let known = namesContainer[one.id] { return known }
          let found = one.tokens(viewMode: .sourceAccurate).contains {
            Self.containers.contains($0.text)
          }
          namesContainer[one.id] = found
          return found
        }
        current = one.parent
      }
      return false
    }

    /// Returns whether a node is in the closure that makes the root of a navigation container.
    static func isInRoot(_ node: Syntax) -> Bool {
      var current = node
      while let parent = current.parent {
        if let call = parent.as(FunctionCallExprSyntax.self),
          let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          containers.contains(name)
        {
          if let closure = call.trailingClosure { return closure.range.contains(node.position) }
          return call.arguments.contains {
            $0.label?.text == "root" && $0.range.contains(node.position)
          }
        }
        current = parent
      }
      return false
    }

    /// Returns whether a view shows nothing beside a container or in front of it.
    static func isAlone(_ container: FunctionCallExprSyntax) -> Bool {
      sequence(first: Syntax(container), next: \.parent).prefix { !$0.is(AccessorBlockSyntax.self) }
        .allSatisfy { node in
          if let items = node.as(CodeBlockItemListSyntax.self), items.count > 1 { return false }
          let modifier = node.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
          return !["overlay", "safeAreaInset"].contains(modifier)
        }
    }

    /// Returns whether a node is in a navigation container's closure for pushed screens: `destination: { … }`.
    static func enclosesPushed(_ node: Syntax) -> Bool {
      sequence(first: node, next: \.parent).contains { one in
        guard let closure = one.as(MultipleTrailingClosureElementSyntax.self),
          closure.label.text == "destination",
          let name = closure.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledName
        else { return false }
        return containers.contains(name)
      }
    }

    /// Returns the cases that each `switch` around a node names for it, from the innermost outwards.
    static func cases(around node: Syntax) -> [String] {
      sequence(first: node, next: \.parent).compactMap { $0.as(SwitchCaseSyntax.self) }
        .flatMap(Walker.names)
    }

    /// Whether an action is sent by what sets a binding, and not by a button.
    static func isWrittenByBinding(_ node: Syntax) -> Bool {
      // `.sheet(isPresented: $store.isShown.sending(\.setShown))`, and not `Picker(selection: $store.kind.sending(\.setKind))`
      if node.as(FunctionCallExprSyntax.self)?.calledName == "sending" {
        return node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self).map(isPresenting)
          ?? false
      }
      var current = node
      while let parent = current.parent {
        if parent.as(LabeledExprSyntax.self)?.label?.text == "set",
          current.is(ClosureExprSyntax.self)
        {
          return true
        }
        current = parent
      }
      return false
    }

    /// Returns whether code is in an `if`, or in an argument of a call that receives a binding.
    static func isConditional(_ node: Syntax) -> Bool {
      var current = node.parent
      while let one = current {
        if one.is(IfExprSyntax.self) || one.is(SwitchExprSyntax.self) { return true }
        if let call = one.as(FunctionCallExprSyntax.self),
          call.arguments.contains(where: { Self.isBinding($0.expression) }),
          call.calledExpression.as(MemberAccessExprSyntax.self) != nil,
          !call.calledExpression.range.contains(node.position)
        {
          return true
        }
        current = one.parent
      }
      return false
    }

    static func hidesBar(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
      switch name {
      case "navigationBarHidden":
        let arguments = node.arguments.map(\.expression.sourceText)
        return arguments.isEmpty || arguments == ["true"]
      default: return hidesBar(node, name, called: ".navigationBar")
      }
    }

    static func hidesTabBar(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
      hidesBar(node, name, called: ".tabBar")
    }

    /// `.toolbar(.hidden, for: .navigationBar, .tabBar)`
    private static func hidesBar(
      _ node: FunctionCallExprSyntax, _ name: String, called bar: String
    ) -> Bool {
      guard ["toolbar", "toolbarVisibility"].contains(name) else { return false }
      let arguments = node.arguments.map(\.expression.sourceText)
      return arguments.first == ".hidden" && arguments.contains { $0.hasSuffix(bar) }
    }

    /// Whether a call hides the bar while a stack of the view's feature has screens: `.navigationBarHidden(!store.path.isEmpty)`.
    func hidesBarByStack(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
      guard name == "navigationBarHidden", node.arguments.count == 1, let state,
        let words = node.arguments.first?.tokens(viewMode: .sourceAccurate).map(\.text)
      else { return false }
      return words.indices.dropFirst(2).contains { index in
        let asksForScreens =
          words[index] == "isEmpty" && words[0] == "!"
          || words[index] == "count"
            && [">", "!=", ">="].contains(words[index + 1 < words.count ? index + 1 : index])
        guard asksForScreens, words[index - 1] == ".",
          let property = state.properties[words[index - 2]]
        else { return false }
        switch program.type(ofProperty: property, in: state).unwrapped {
        case .stack, .array(.route): return true
        default: return false
        }
      }
    }

    /// Whether a property of the view is the app's phase: `@Environment(\.scenePhase) var phase`.
    func isScenePhase(_ expression: ExprSyntax) -> Bool {
      let name = expression.sourceText
      return view.properties[name]?.attributeNodes.contains {
        $0.sourceText.contains("scenePhase")
      } ?? (name == "scenePhase")
    }

    /// Whether code runs for each value that comes: in `for await`.
    static func isInStream(_ node: Syntax) -> Bool {
      sequence(first: node, next: \.parent).contains { one in
        one.as(ForStmtSyntax.self).map {
          $0.awaitKeyword != nil && $0.body.range.contains(node.position)
        } ?? false
      }
    }

    /// Whether a control of the view writes the value that a call of `onChange` waits for: `Toggle("", isOn: $store.isLocked)`.
    func isChangedByControl(_ node: FunctionCallExprSyntax) -> Bool {
      guard let value = node.arguments.first?.expression.sourceText else { return false }
      return view.calls.contains { call in
        Library.controls.contains(call.calledName ?? "")
          && call.arguments.contains { argument in
            let bound = argument.expression.sourceText
            return bound.contains("$") && bound.filter { $0 != "$" }.contains(value)
          }
      }
    }
  }
#endif
