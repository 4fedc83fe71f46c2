#if SourceReading
  import SwiftSyntax

  // Popups that a view draws itself in front of other content, while its state says so:
  // `ZStack { HomeView(); if store.isMenuShown { MenuView(…) } }`, `.overlay { if let tip = store.tip { TipView(…) } }`.

  extension ViewReader {
    /// The popups that the user can close by what is in them, by the code that decides whether they are shown.
    func findPopups() -> [SyntaxIdentifier: Evidence.Popup] {
      guard state != nil, !view.isViewController else { return [:] }
      let found =
        view.calls.flatMap(inFront).flatMap { popups($0, room: Self.mostWrappers) }
        + view.calls.flatMap(chosenPopups)
      var result: [SyntaxIdentifier: Evidence.Popup] = [:]
      for (key, parts) in Dictionary(grouping: found, by: \.key) {
        guard isClosedInside(parts, key) else { continue }
        let covers = parts.contains { $0.covers || $0.shown.contains { self.covers($0) } }
        for part in parts {
          var part = part
          part.covers = covers
          for node in part.deciders { result[node.id] = part }
        }
      }
      return result
    }

    /// How many views and properties around the deciding code are looked into.
    private static let mostWrappers = 8
    private static let wrappers: Set = ["Group", "WithPerceptionTracking", "WithViewStore"]

    /// The popup whose content contains a node, where a node around it decides about one.
    func popup(_ one: Syntax, around node: Syntax) -> Evidence.Popup? {
      guard let popup = popups[one.id],
        popup.shown.contains(where: { $0.range.contains(node.position) })
      else { return nil }
      return popup
    }

    /// What a call draws in front of other content: the later views of a `ZStack`, and those of an `overlay`.
    private func inFront(_ call: FunctionCallExprSyntax) -> [ExprSyntax] {
      let name = call.calledName
      let isModifier = call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
      if name == "ZStack", !isModifier {
        let shown = call.trailingClosure?.statements.compactMap(\.item.expression) ?? []
        let first = shown.firstIndex { !$0.mayDrawNothing && !$0.isColor }
        return first.map { Array(shown[($0 + 1)...]) } ?? []
      }
      guard name == "overlay", isModifier else { return [] }
      // A filtered list would be a tree of its own.
      let content = call.arguments.compactMap {
        [nil, "content"].contains($0.label?.text) ? $0.expression : nil
      }
      let closures = [call.trailingClosure] + content.map { $0.as(ClosureExprSyntax.self) }
      return closures.compactMap(\.self).flatMap { $0.statements.compactMap(\.item.expression) }
        + content.filter { !$0.is(ClosureExprSyntax.self) }
    }

    /// The popups whose showing an expression decides.
    private func popups(_ expression: ExprSyntax, room: Int) -> [Evidence.Popup] {
      guard room > 0 else { return [] }
      if let check = expression.as(IfExprSyntax.self) { return popups(check, room: room) }
      if let choice = expression.as(SwitchExprSyntax.self) {
        return popup(choice).map { [$0] } ?? []
      }
      if let choice = Choice(expression) { return popup(choice, expression).map { [$0] } ?? [] }
      if let popup = popup(ofChild: expression) ?? popup(inContainer: expression) {
        return [popup]
      }
      return wrapped(by: expression).flatMap { popups($0, room: room - 1) }
    }

    /// The views in a container that adds nothing, or in a property or function of the view.
    private func wrapped(by expression: ExprSyntax) -> [ExprSyntax] {
      let call = expression.as(FunctionCallExprSyntax.self)
      if let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        base.sourceText != "self"
      {
        return wrapped(by: base)
      }
      if let call, Self.wrappers.contains(call.calledName ?? "") {
        return call.trailingClosure?.statements.compactMap(\.item.expression) ?? []
      }
      let called = call?.calledExpression ?? expression
      let isOwn = called.as(MemberAccessExprSyntax.self)?.base?.sourceText == "self"
      let member = Walker.name(of: called) ?? (isOwn ? Walker.lastName(called) : nil)
      guard let member, member != "body", let shown = code(of: member) else { return [] }
      let statements =
        shown.as(CodeBlockItemListSyntax.self) ?? shown.as(CodeBlockSyntax.self)?.statements
      guard let statements, statements.count == 1 else { return [] }
      return statements.compactMap { $0.item.expression }
    }

    private func popups(_ check: IfExprSyntax, room: Int) -> [Evidence.Popup] {
      var found: [Evidence.Popup] = []
      if case .ifExpr(let next)? = check.elseBody { found += popups(next, room: room) }
      guard check.endsWithNothing else { return [] }
      let only =
        check.body.statements.count == 1 ? check.body.statements.first?.item.expression : nil
      if let only, only.isChoice {
        let inner = popups(only, room: room - 1)
        if !inner.isEmpty {
          return found
            + inner.map { one in
              var one = one
              one.deciders.append(Syntax(check))
              return one
            }
        }
      }
      let asked = check.conditions.lazy.compactMap { self.asked($0) }.first
      guard let (key, cases) = asked else { return found }
      let scopes = check.conditions.filter { $0.testedValue?.value.scopedState != nil }
      return found + [
        Evidence.Popup(
          key: key, cases: cases, deciders: [Syntax(check)],
          shown: (scopes.isEmpty ? [] : [Syntax(check.conditions)]) + [Syntax(check.body)])
      ]
    }

    /// The property that a condition asks for to be true, to be there, or to be a case.
    func asked(
      _ condition: ConditionElementSyntax
    ) -> (key: Evidence.Key, cases: Set<String>)? {
      if case .matchingPattern(let match) = condition.condition,
        case .enumCase(let name, _) = CasePattern(match.pattern)
      {
        return decider(match.initializer.value, cases: [name])
      }
      if let tested = condition.testedValue {
        return tested.isPresent ? decider(tested.value) : nil
      }
      guard case .expression(let asked) = condition.condition,
        let parts = asked.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
        parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==",
        let name = Self.caseName(parts[2])
      else { return nil }
      return decider(parts[0], cases: [name])
    }

    /// The stored property of the store's state that an expression is, where its type has a value for nothing; of an enum,
    /// with the cases that show something.
    private func decider(
      _ value: ExprSyntax, cases: Set<String> = []
    ) -> (key: Evidence.Key, cases: Set<String>)? {
      if let child = value.scopedState { return decider(child) }
      let parts = parts(named: Syntax(value))
      let names = mentioned(in: value).filter { (parts[$0] ?? state)?.properties[$0] != nil }
      let written = Walker.lastName(value) ?? Walker.name(of: value) ?? ""
      let last = written.hasPrefix("$") ? String(written.dropFirst()) : written
      // `viewStore.state` of a view that observes one property.
      let observed = last == "state" && names.count == 1 ? names.first : nil
      guard let name = names.contains(last) ? last : observed, view.properties[name] == nil,
        let owner = parts[name] ?? state, let property = owner.properties[name],
        property.getter == nil, !property.isPresented
      else { return nil }
      let key = Evidence.Key(state: ObjectIdentifier(owner), property: name)
      switch program.type(ofProperty: property, in: owner) {
      case .optional(let inner): return inner.isAlert ? nil : (key, [])
      case .declared(let choice) where choice.kind == .enumeration:
        let isPart = !cases.isEmpty && cases.count < choice.cases.count
        return isPart && cases.allSatisfy { choice.declaredCase($0) != nil } ? (key, cases) : nil
      case let type: return type.isBool && cases.isEmpty ? (key, []) : nil
      }
    }

    /// `switch store.popup { case .menu: MenuView(…) case .none: EmptyView() }`
    private func popup(_ choice: SwitchExprSyntax) -> Evidence.Popup? {
      let all = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      let drawn = all.filter { !$0.statements.drawNothing }
      guard all.count == choice.cases.count, drawn.count < all.count,
        drawn.allSatisfy({ !$0.patterns.isEmpty }), !showsChildren(Syntax(choice.cases)),
        let (key, cases) = decider(choice.subject, cases: Set(drawn.flatMap(Walker.names)))
      else { return nil }
      // An indicator in one of the cases is no popup.
      let shown = drawn.filter { isTapped(Syntax($0.statements), key.property) }
      return Evidence.Popup(
        key: key, cases: cases.intersection(shown.flatMap(Walker.names)),
        deciders: [Syntax(choice)],
        shown: shown.map { Syntax($0.statements) })
    }

    /// `IfLetStore(store.scope(state: \.menu, action: \.menu)) { MenuView(store: $0) }`
    private func popup(ofChild expression: ExprSyntax) -> Evidence.Popup? {
      guard let call = expression.as(FunctionCallExprSyntax.self), call.calledName == "IfLetStore",
        call.additionalTrailingClosures.isEmpty, call.arguments.count <= 2,
        let (key, cases) = call.arguments.first.flatMap({ decider($0.expression) })
      else { return nil }
      return Evidence.Popup(key: key, cases: cases, deciders: [Syntax(call)], shown: [Syntax(call)])
    }

    /// A view of the app's own that draws nothing unless an argument says so: `BottomSheet(isPresented: store.isMenuShown) { … }`
    private func popup(inContainer expression: ExprSyntax) -> Evidence.Popup? {
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
      if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
        return popup(inContainer: base)
      }
      guard let name = Walker.name(of: call.calledExpression), name.first?.isUppercase == true,
        let container = program.types.first(where: { $0.name == name && $0.isView }),
        let body = container.properties["body"]?.getter
      else { return nil }
      return call.arguments.lazy.compactMap { argument in
        guard let label = argument.label?.text, body.drawsNothing(unless: label),
          let (key, cases) = self.decider(argument.expression.bound)
        else { return nil }
        return Evidence.Popup(
          key: key, cases: cases, deciders: [Syntax(call)], shown: [Syntax(call)])
      }.first
    }

    /// `store.isMenuShown ? MenuView(…) : nil`
    private func popup(_ choice: Choice, _ expression: ExprSyntax) -> Evidence.Popup? {
      guard choice.condition.count == 1, choice.otherwise.drawsNothing,
        let (key, cases) = decider(choice.condition[0])
      else { return nil }
      return Evidence.Popup(
        key: key, cases: cases, deciders: [Syntax(expression)], shown: [Syntax(choice.then)])
    }
  }

  extension IfExprSyntax {
    /// Whether nothing is drawn where no condition of the chain holds.
    fileprivate var endsWithNothing: Bool {
      switch elseBody {
      case nil: true
      case .codeBlock(let code)?: code.statements.drawNothing
      case .ifExpr(let next)?: next.endsWithNothing
      }
    }
  }

  extension CodeBlockItemListSyntax {
    /// Whether all views are behind an `if` that asks for a property.
    fileprivate func drawsNothing(unless name: String) -> Bool {
      let shown = compactMap { $0.item.expression ?? $0.item.as(ReturnStmtSyntax.self)?.expression }
      return !shown.isEmpty && shown.allSatisfy { $0.drawsNothing(unless: name) }
    }

    fileprivate var drawNothing: Bool {
      allSatisfy { $0.item.is(BreakStmtSyntax.self) || $0.item.expression?.drawsNothing == true }
    }
  }

  extension ExprSyntax {
    /// `EmptyView()`, `AnyView(EmptyView())`, `nil`
    fileprivate var drawsNothing: Bool {
      guard let call = self.as(FunctionCallExprSyntax.self) else { return isNil }
      if call.calledName == "AnyView", let inner = call.arguments.first {
        return inner.expression.drawsNothing
      }
      return call.calledName == "EmptyView"
    }

    fileprivate func drawsNothing(unless name: String) -> Bool {
      if let check = self.as(IfExprSyntax.self) {
        return check.endsWithNothing
          && check.conditions.contains { condition in
            condition.testedValue.map { tested in
              tested.isPresent
                && tested.value.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
            } ?? false
          }
      }
      guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
      if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
        return base.drawsNothing(unless: name)
      }
      return Library.views.contains(call.calledName ?? "")
        && call.trailingClosure?.statements.drawsNothing(unless: name) == true
    }

    /// The state of a child: `\.menu` of `store.scope(state: \.menu, action: \.menu)`.
    fileprivate var scopedState: ExprSyntax? {
      guard let call = self.as(FunctionCallExprSyntax.self), call.calledName == "scope",
        let first = call.arguments.first, [nil, "state"].contains(first.label?.text)
      else { return nil }
      return first.expression
    }

    /// What a binding is made of: `store.isShown` of `$store.isShown`, and of `Binding(get: { store.isShown }, set: { … })`.
    fileprivate var bound: ExprSyntax {
      let getter = Walker.argument("get", of: self)
      return getter?.as(ClosureExprSyntax.self)?.statements.onlyReturned ?? getter ?? self
    }

    /// Whether it draws something only in some cases.
    fileprivate var mayDrawNothing: Bool {
      if let choice = self.as(SwitchExprSyntax.self) {
        return choice.cases.contains {
          $0.as(SwitchCaseSyntax.self)?.statements.drawNothing != false
        }
      }
      return self.as(IfExprSyntax.self)?.endsWithNothing ?? false
    }

    fileprivate var isChoice: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }

    /// Whether it is a color with modifiers, the background of what follows.
    fileprivate var isColor: Bool {
      if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isColor }
      let member = self.as(MemberAccessExprSyntax.self)
      return member?.base?.isColor ?? ["Color", "LinearGradient"].contains(sourceText)
    }
  }
#endif
