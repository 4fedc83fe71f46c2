#if SourceReading
  import SwiftSyntax

  // Which store the code of a view names.

  extension ViewReader {
    /// Returns the action that the same code sends the same store first, in the statements right before:
    /// `store.send(.save); withAnimation { store.send(.close) }`.
    static func firstSent(before node: FunctionCallExprSyntax) -> ExprSyntax? {
      var first: ExprSyntax?
      var current = Syntax(node)
      while let item = current.parent?.as(CodeBlockItemSyntax.self),
        let code = item.parent?.as(CodeBlockItemListSyntax.self)
      {
        let before = code.prefix { $0.id != item.id }
        let sent = before.reversed().map { Self.sent(by: $0, to: node) }.prefix { !$0.isEmpty }
        first = sent.last?.first ?? first
        guard sent.count == before.count,
          let around = code.parent?.parent?.as(FunctionCallExprSyntax.self),
          around.calledName == "withAnimation"
        else { break }
        current = Syntax(around)
      }
      return first
    }

    /// The actions that a statement sends the store of another call; none where it does anything else.
    private static func sent(
      by statement: CodeBlockItemSyntax, to node: FunctionCallExprSyntax
    ) -> [ExprSyntax] {
      guard let call = statement.item.as(FunctionCallExprSyntax.self) else { return [] }
      if call.calledName == "withAnimation", let code = call.trailingClosure?.statements {
        let sent = code.map { Self.sent(by: $0, to: node) }
        return sent.contains(where: \.isEmpty) ? [] : sent.flatMap(\.self)
      }
      return call.calledExpression.sourceText == node.calledExpression.sourceText
        ? [call.arguments.first?.expression].compactMap(\.self) : []
    }

    /// The actions of a store, and the code in which its name means the store of a child: a closure with that
    /// parameter, or a case of a `switch`.
    typealias NamedStore = (actions: SwiftType, code: Syntax?)

    /// The store that an expression names: the innermost of its name, or a part of another.
    ///
    /// - Parameter hops: How many properties have led there.
    func store(named expression: ExprSyntax, hops: Int = 0) -> NamedStore? {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return Self.base(ofScope: call).flatMap { store(named: $0, hops: hops) }.flatMap {
          child(of: $0, Walker.argument("action", of: expression))
        }
      }
      var name = expression.sourceText
      if name.hasPrefix("$"), !name.hasPrefix("$0") { name.removeFirst() }
      for one in sequence(first: Syntax(expression), next: \.parent) {
        if let closure = one.as(ClosureExprSyntax.self) {
          let parameters = closureParameters(closure)
          guard parameters.isEmpty ? name == "$0" : parameters.contains(name) else { continue }
          return store(givenTo: closure).map { ($0.actions, one) }
        }
        if let check = one.as(IfExprSyntax.self), check.body.range.contains(expression.position),
          let bound = check.conditions.lazy.compactMap({ $0.boundValue(named: name) }).first
        {
          return store(named: bound).map { ($0.actions, one) }
        }
        if let choice = one.as(SwitchCaseSyntax.self), let child = child(bound: name, by: choice) {
          return (child, one)
        }
      }
      return held[name].map { (.declared($0), nil) }
        ?? (hops < 4 ? view.properties[name].flatMap { store(heldBy: $0, hops: hops + 1) } : nil)
    }

    /// `lazy var viewStore = ViewStore(store.scope(…))`
    private func store(heldBy property: PropertyDeclaration, hops: Int) -> NamedStore? {
      guard let made = property.initial?.as(FunctionCallExprSyntax.self) else { return nil }
      let observed = made.calledName == "ViewStore" ? made.arguments.first?.expression : nil
      return store(named: observed ?? ExprSyntax(made), hops: hops).map {
        ($0.actions, Syntax(property.node))
      }
    }

    private static func base(ofScope call: FunctionCallExprSyntax) -> ExprSyntax? {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "scope"
      else { return nil }
      return member.base
    }

    /// `.sheet(item: $store.scope(state: \.edit, action: \.edit)) { store in … }`, `WithViewStore(store) { viewStore in … }`
    private func store(givenTo closure: ClosureExprSyntax) -> NamedStore? {
      let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent
      let trailing = closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent?.parent
      guard
        let call = (argument ?? trailing ?? closure.parent)?.as(FunctionCallExprSyntax.self)
      else { return nil }
      let given = call.arguments.lazy.map(\.expression).first {
        $0.as(FunctionCallExprSyntax.self).flatMap(Self.base(ofScope:)) != nil
      }
      if let given {
        return store(named: given).flatMap { found in
          Walker.argument("action", of: ExprSyntax(call)).map { child(of: found, $0) } ?? found
        }
      }
      if call.calledName == "CaseLet" { return store(ofCase: call) }
      guard call.calledName == "WithViewStore", let first = call.arguments.first else { return nil }
      return store(named: first.expression)
    }

    /// `CaseLet(/Screen.State.form, action: Screen.Action.form) { store in … }`
    private func store(ofCase call: FunctionCallExprSyntax) -> NamedStore? {
      guard
        let action = Walker.argument("action", of: ExprSyntax(call))?.as(
          MemberAccessExprSyntax.self),
        let base = action.base, let file = program.file(of: call),
        let actions = program.typeNamed(by: base, in: view, file: file),
        let carried = program.payloads(of: unquoted(action.declName.baseName.text), in: actions)
      else { return nil }
      return carried.last.map { ($0.type, Syntax(call)) }
    }

    /// The child of an action that a scope names: `\.destination.edit`, `Action.edit`, `{ .edit($0) }`.
    private func child(of store: NamedStore, _ action: ExprSyntax?) -> NamedStore? {
      guard let action else { return nil }
      let names = Self.caseNames(action)
      guard !names.isEmpty else { return nil }
      var type = store.actions
      for name in names {
        guard
          let carried = program.payloads(of: name, in: type)
            ?? program.payloads(of: name, in: type.carriedAction), let last = carried.last
        else { return nil }
        type = last.type
      }
      return (type, store.code)
    }

    /// The cases that what makes an action names, from the outermost inwards.
    private static func caseNames(_ action: ExprSyntax) -> [String] {
      if let path = action.as(KeyPathExprSyntax.self) { return path.caseNames }
      if let closure = action.as(ClosureExprSyntax.self) {
        return closure.statements.first?.item.expression.map { CasePattern($0).caseNames } ?? []
      }
      return Walker.lastName(action).map { [$0] } ?? []
    }

    /// `switch store.case { case let .list(store): … }`
    private func child(bound name: String, by choice: SwitchCaseSyntax) -> SwiftType? {
      guard
        let around = choice.parent?.parent?.as(SwitchExprSyntax.self),
        let subject = around.subject.as(MemberAccessExprSyntax.self), let base = subject.base,
        subject.declName.baseName.text == "case"
      else { return nil }
      for case .enumCase(let one, let arguments) in choice.patterns.map({ CasePattern($0) }) {
        guard case .name(name)? = arguments.first?.pattern, let store = store(named: base)
        else { continue }
        return program.payloads(of: one, in: store.actions.carriedAction)?.last?.type
      }
      return nil
    }

    /// Returns whether code with the store of a child makes a part of the enclosing screen: a row of a list, or the
    /// content of an `if`.
    static func isRow(_ code: Syntax) -> Bool {
      guard let closure = code.as(ClosureExprSyntax.self) else { return code.is(IfExprSyntax.self) }
      let name = closure.parent?.as(FunctionCallExprSyntax.self)?.calledName
      return name.map(["ForEach", "ForEachStore", "IfLetStore", "List"].contains) ?? false
    }

    /// The actions of the store that a call sends to, where the view holds it: it can hold several.
    func heldActions(sentBy call: FunctionCallExprSyntax) -> TypeDeclaration? {
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap { store(named: $0) }?
        .actions.carriedAction.declaration
    }

    /// Notes what a function that the app adds to a store sends.
    func recordSent(byCall node: FunctionCallExprSyntax, of name: String) {
      for call in sends(byCall: node, of: name) {
        guard let sent = call.arguments.first?.expression else { continue }
        recordSent(by: node, sent, isWritten: Self.isWrittenByBinding(Syntax(call)))
      }
    }

    /// Where a function that the app adds to a store sends something: `store.open(url)`, of `extension StoreOf<Root> { func open(_ url:
    /// URL) { send(.opened(url)) } }`; not where its arguments choose what.
    private func sends(byCall node: FunctionCallExprSyntax, of name: String)
      -> [FunctionCallExprSyntax]
    {
      let functions = program.storeExtensions.flatMap { one in
        (one.functions[name] ?? []).map { (one, $0) }
      }
      guard !functions.isEmpty, let actions = heldActions(sentBy: node) else { return [] }
      return functions.flatMap { stores, function -> [FunctionCallExprSyntax] in
        guard let type = stores.node.as(ExtensionDeclSyntax.self)?.extendedType,
          case .store(_, let action) = program.resolve(type, in: nil, file: stores.file),
          action.declaration === actions
        else { return [] }
        let choosing = function.parameters.filter {
          program.resolve($0.type, in: nil, file: function.file).declaration != nil
        }.map(\.name)
        return CallFinder.calls(in: Syntax(function.node)).filter { call in
          ["send", "self.send"].contains(call.calledExpression.sourceText)
            && call.arguments.tokens(viewMode: .sourceAccurate).allSatisfy {
              !choosing.contains($0.text)
            }
        }
      }
    }

    /// Returns the case that a store adds to the action that a call sends: `view`, by `@ViewAction`, by `send:
    /// Action.view` of `WithViewStore`, or in `$store.name.sending(\.view.named)`.
    func group(addedBy call: FunctionCallExprSyntax) -> String? {
      if let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self) {
        let names = path.caseNames
        return names.count > 1 ? names[0] : nil
      }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.sourceText
      else {
        return view.attributes.contains("ViewAction") ? "view" : nil
      }
      let made = sequence(first: Syntax(call), next: \.parent).lazy
        .compactMap { $0.as(ClosureExprSyntax.self) }
        .first { closureParameters($0).contains(base) }?
        .parent?.as(FunctionCallExprSyntax.self)
      guard let made else { return group(sentByParameter: base, of: call) }
      guard made.calledName == "WithViewStore" else { return nil }
      return Walker.argument("send", of: ExprSyntax(made)).flatMap { Self.caseNames($0).first }
    }

    /// Returns `view` for a parameter of the enclosing function, a `ViewStore<ViewState, Action.View>`, where there is
    /// a `case view(View)`.
    private func group(sentByParameter name: String, of call: FunctionCallExprSyntax) -> String? {
      let function = sequence(first: Syntax(call), next: \.parent).lazy
        .compactMap { $0.as(FunctionDeclSyntax.self) }.first
      let parameter = function?.signature.parameterClause.parameters.first {
        ($0.secondName ?? $0.firstName).text == name
      }
      guard let type = parameter?.type.as(IdentifierTypeSyntax.self), type.name.text == "ViewStore",
        let sent = type.genericArgumentClause?.arguments.last?.argument.as(TypeSyntax.self),
        sent.lastName != action?.name
      else { return nil }
      return action?.cases.first { one in
        one.payloads.count == 1 && one.payloads[0].type.lastName == sent.lastName
      }?.name
    }

    /// The actions of the store that a call sends to, where it is that of a child.
    func childActions(sentBy call: FunctionCallExprSyntax) -> (type: TypeDeclaration, code: Syntax)?
    {
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        let store = store(named: base), let code = store.code,
        let type = store.actions.carriedAction.declaration, type !== action
      else { return nil }
      return (type, code)
    }
  }

  extension ConditionElementSyntax {
    /// What it unwraps under a name: `if let store = store.scope(…)`.
    fileprivate func boundValue(named name: String) -> ExprSyntax? {
      guard case .optionalBinding(let binding) = condition,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { return nil }
      return binding.initializer?.value
    }
  }

  extension LabeledExprSyntax {
    /// The view whose initializer it is: `DetailView.init`.
    var madeView: String? {
      guard let made = expression.as(MemberAccessExprSyntax.self),
        made.declName.baseName.text == "init"
      else { return nil }
      return made.base.flatMap { Walker.name(of: $0) }
    }
  }

  extension ExprSyntax {
    /// `Store(initialState: …) { … }`, `.init(initialState: …, reducer: …)`
    var makesStore: Bool {
      self.as(FunctionCallExprSyntax.self)?.arguments.first?.label?.text == "initialState"
    }
  }

  extension TypeSyntax {
    /// `View` of `Search.Action.View`.
    fileprivate var lastName: String? {
      self.as(MemberTypeSyntax.self)?.name.text ?? self.as(IdentifierTypeSyntax.self)?.name.text
    }
  }

  extension KeyPathExprSyntax {
    /// The properties that it names, such as the cases of an action.
    var caseNames: [String] {
      components.compactMap {
        $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
      }
    }
  }

  extension CasePattern {
    /// The cases that it names, from the outermost inwards.
    fileprivate var caseNames: [String] {
      guard case .enumCase(let name, let arguments) = self else { return [] }
      return [name] + (arguments.first?.pattern.caseNames ?? [])
    }
  }
#endif
