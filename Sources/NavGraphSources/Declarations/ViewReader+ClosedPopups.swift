#if SourceReading
  import SwiftSyntax

  // What closes the popups that a view draws itself: a button of the popup sends an action for which the feature's code
  // resets the property. Anything else that comes and goes is part of the screen.

  extension ViewReader {
    /// Whether the user can close a popup by what is in it, and the feature's code opens it.
    func isClosedInside(_ parts: [Evidence.Popup], _ key: Evidence.Key) -> Bool {
      let code = featureCode()
      let writes = code.flatMap { AssignmentFinder.values(of: key.property, in: $0) }
      let isToggled = code.contains { Self.toggles(key.property, in: $0) }
      let cases = parts.reduce(into: Set<String>()) { $0.formUnion($1.cases) }
      guard isToggled || writes.contains(where: { !Self.isNothing($0, cases) }) else {
        return false
      }
      var sent: Set<String> = []
      for part in parts {
        for shown in part.shown {
          var seen: Set<String> = []
          if closes(shown, key.property, &sent, &seen) { return true }
        }
      }
      return resets(key.property, cases, by: sent, in: code)
    }

    /// Whether the user can send something by content, or close it.
    func isTapped(_ content: Syntax, _ property: String) -> Bool {
      var (sent, seen): (Set<String>, Set<String>) = ([], [])
      return closes(content, property, &sent, &seen) || !sent.isEmpty
    }

    /// Whether content is given what closes it: a binding of the property.
    ///
    /// - Parameter sent: The actions that the user can send by it.
    private func closes(
      _ content: Syntax, _ property: String, _ sent: inout Set<String>, _ seen: inout Set<String>
    ) -> Bool {
      for call in CallFinder.calls(in: content) where !runsByItself(Syntax(call), inside: content) {
        let arguments = call.arguments.map(\.expression)
        if call.calledName == "send", let action = arguments.first {
          if action.names(property) { return true }
          if let name = action.innermostCase { sent.insert(name) }
        } else if call.calledName == "scope", let action = call.arguments.last?.expression {
          if let name = Walker.lastName(action) { sent.insert(name) }
        } else if arguments.contains(where: { Self.isBinding($0) && $0.names(property) }) {
          return true
        }
        for code in partsWithStore(call) where seen.insert(call.calledName ?? "").inserted {
          if closes(code, property, &sent, &seen) { return true }
        }
      }
      return members(usedIn: content) { !runsByItself($0, inside: content) }.sorted().contains {
        name in
        guard seen.insert(name).inserted, let code = code(of: name) else { return false }
        return closes(code, property, &sent, &seen)
      }
    }

    /// The code of a view of the app's own that is given the view's own store.
    private func partsWithStore(_ call: FunctionCallExprSyntax) -> [Syntax] {
      let isGiven = call.arguments.contains {
        ["store", "viewStore"].contains($0.expression.sourceText)
      }
      guard isGiven, let name = Walker.name(of: call.calledExpression) else { return [] }
      return program.types.filter { $0.name == name && $0.isView }.flatMap(\.members)
    }

    /// Whether code in content runs without a tap: when the content appears.
    private func runsByItself(_ node: Syntax, inside content: Syntax) -> Bool {
      sequence(first: node, next: \.parent).prefix { $0.id != content.id }
        .compactMap { $0.as(FunctionCallExprSyntax.self) }
        .contains { call in
          trigger(of: call) != nil && !call.calledExpression.range.contains(node.position)
        }
    }

    /// The code of the file with the state, and of the type around the state.
    private func featureCode() -> [Syntax] {
      guard let state else { return [] }
      return [Syntax(state.file.tree)] + (state.parent?.members ?? [])
    }

    /// Whether code for one of some actions resets a property; also by what it sends.
    private func resets(
      _ property: String, _ cases: Set<String>, by sent: Set<String>, in code: [Syntax]
    ) -> Bool {
      guard !sent.isEmpty else { return false }
      let handlers = code.flatMap(NodeFinder<SwitchCaseSyntax>.all)
      var names = sent
      var open = Array(sent)
      while let name = open.popLast() {
        for handler in handlers where handler.handles(name) {
          let statements = Syntax(handler.statements)
          let written = AssignmentFinder.values(of: property, in: statements)
          if Self.toggles(property, in: statements)
            || written.contains(where: { Self.mayBeNothing($0, cases) })
          {
            return true
          }
          let next = CallFinder.calls(in: statements).filter { $0.calledName == "send" }
            .compactMap { $0.arguments.first?.expression.innermostCase }
          open += next.filter { names.insert($0).inserted }
        }
      }
      return false
    }

    private static func toggles(_ property: String, in code: Syntax) -> Bool {
      CallFinder.calls(in: code).contains { call in
        call.calledName == "toggle"
          && call.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap {
            Walker.lastName($0)
          } == property
      }
    }

    /// Whether a value shows nothing: nil, false, or none of the cases of an enum that show something.
    private static func isNothing(_ value: ExprSyntax, _ cases: Set<String>) -> Bool {
      value.isNil || value.sourceText == "false"
        || !cases.isEmpty && caseName(value).map { !cases.contains($0) } == true
    }

    private static func mayBeNothing(_ value: ExprSyntax, _ cases: Set<String>) -> Bool {
      let isVariable = value.is(DeclReferenceExprSyntax.self) || value.is(SequenceExprSyntax.self)
      return isVariable || isNothing(value, cases)
    }

    /// Whether content covers all of the screen: it fills it, or its code is not in the sources.
    func covers(_ content: Syntax) -> Bool {
      var open = [content]
      var seen: Set<String> = []
      while let code = open.popLast() {
        for name in CallFinder.calls(in: code).compactMap(\.calledName) {
          if ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains(name) { return true }
          guard name.first?.isUppercase == true, seen.insert(name).inserted else { continue }
          let parts = program.types.filter { $0.name == name }
          if parts.isEmpty, !Library.views.contains(name) { return true }
          if parts.contains(where: { $0.inherited.contains { $0.hasSuffix("Representable") } }) {
            return true
          }
          open += parts.filter(\.isView).flatMap(\.members)
        }
        open += members(usedIn: code) { _ in true }.filter { seen.insert($0).inserted }
          .compactMap(self.code)
      }
      return false
    }
  }

  extension SwitchCaseSyntax {
    /// Whether a pattern names the case of an action.
    fileprivate func handles(_ action: String) -> Bool {
      label.tokens(viewMode: .sourceAccurate).contains {
        $0.text == action && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
      }
    }
  }

  extension ExprSyntax {
    fileprivate func names(_ property: String) -> Bool {
      tokens(viewMode: .sourceAccurate).contains { [property, "$" + property].contains($0.text) }
    }

    /// `closeTapped` of `.view(.closeTapped)`, `setShown` of `.setShown(false)`.
    fileprivate var innermostCase: String? {
      if let call = self.as(FunctionCallExprSyntax.self) {
        let last = call.arguments.last?.expression
        let inner = last?.as(FunctionCallExprSyntax.self)?.calledExpression ?? last
        if let member = inner?.as(MemberAccessExprSyntax.self), member.base == nil {
          return last?.innermostCase
        }
      }
      return ViewReader.caseName(self)
    }
  }
#endif
