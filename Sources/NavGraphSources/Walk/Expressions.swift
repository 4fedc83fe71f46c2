#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// What an expression does.
    func steps(_ expression: ExprSyntax, _ scope: Scope) -> [Step] {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        // `state.isOpen.toggle()`
        let changed = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        if let changed { noteWrite(to: changed, scope) }
        return self.call(call, scope)
      }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        return self.sequence(sequence, scope)
      }
      if let check = expression.as(IfExprSyntax.self) { return branches(check, scope) }
      if let choice = expression.as(SwitchExprSyntax.self) {
        return Step.ended(self.switch(choice, scope))
      }
      if let closure = expression.as(ClosureExprSyntax.self) {
        return self.closure(closure, [], scope)
      }
      if let member = expression.as(MemberAccessExprSyntax.self) {
        if let sent = caseReference(member, scope) { return [sent] }
        return member.base.map { steps($0, scope) } ?? []
      }
      if let given = expression.as(InOutExprSyntax.self)?.expression { noteWrite(to: given, scope) }
      if expression.is(KeyPathExprSyntax.self) || expression.is(StringLiteralExprSyntax.self) {
        return []
      }
      return children(of: Syntax(expression)).flatMap { steps($0, scope) }
    }

    private func children(of node: Syntax) -> [ExprSyntax] {
      node.children(viewMode: .sourceAccurate).flatMap { child -> [ExprSyntax] in
        if let expression = child.as(ExprSyntax.self) { return [expression] }
        return children(of: child)
      }
    }

    private func sequence(_ node: SequenceExprSyntax, _ scope: Scope) -> [Step] {
      let elements = Array(node.elements)
      if elements.count >= 3, elements[1].isAssignment { noteWrite(to: elements[0], scope) }
      if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
        let right = Array(elements[2...])
        if right.count == 1, let closure = right[0].as(ClosureExprSyntax.self),
          isKept(closure, scope)
        {
          return []
        }
        if let tuple = elements[0].as(TupleExprSyntax.self), tuple.elements.count > 1 {
          return assignments(of: right, to: tuple, scope)
        }
        let assigned = assignment(of: right, to: elements[0], scope)
        return steps(of: right[...], scope) + done(assigned, onChildrenIn: elements[0], scope)
      }
      if elements.count >= 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
        let right = Array(elements[2...])
        return right.flatMap { steps($0, scope) } + addition(of: right, to: elements[0], scope)
      }
      return steps(of: elements[...], scope)
    }

    /// Returns the steps of the parts of an expression: of `isNew ? open() : close()`, one or the other.
    func steps(of elements: ArraySlice<ExprSyntax>, _ scope: Scope) -> [Step] {
      guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
      else {
        let all = elements.flatMap { steps($0, scope) }
        // Each operator reads what follows it again.
        if all.isEmpty || elements.count > Self.mostLazyElements { return all }
        return lazySteps(elements, "||", scope) ?? lazySteps(elements, "&&", scope) ?? all
      }
      let asked = Array(elements[..<index])
      switch asking(asked, scope) {
      case .yes: return steps(ternary.thenExpression, scope)
      case .no: return steps(of: elements[(index + 1)...], scope)
      case .unknown: return []
      case .open: break
      }
      let then = steps(ternary.thenExpression, scope)
      let otherwise = steps(of: elements[(index + 1)...], scope)
      let found = asked.flatMap { steps($0, scope) }
      if then.isEmpty && otherwise.isEmpty { return found }
      return found + [
        .branch(condition: Check([clause(asked, scope)]), then, otherwise: otherwise)
      ]
    }

    func closure(_ closure: ClosureExprSyntax, _ values: [Value], _ scope: Scope) -> [Step] {
      var scope = scope
      for capture in closure.signature?.capture?.items ?? [] {
        if let initial = capture.initializer?.value {
          scope.names[capture.name.text] = value(initial, scope)
        }
      }
      let names = closureParameters(closure)
      for (index, name) in names.enumerated() {
        scope.names[name] = values.indices.contains(index) ? values[index] : .unknown
      }
      if names.isEmpty {
        for (index, value) in values.enumerated() { scope.names["$\(index)"] = value }
      }
      if closure.statements.count == 1, let item = closure.statements.first?.item,
        let only = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression,
        let sent = impliedSend(only, scope)
      {
        return [sent]
      }
      scope.returnsAction = returnsAction(closure, scope)
      scope.isDismissed = false
      return body(closure.statements, scope)
    }

    /// Whether a closure makes an action that is sent: that of `.task { … }`, or one that says so:
    /// `.map { … return Action.loaded(value) }`.
    private func returnsAction(_ closure: ClosureExprSyntax, _ scope: Scope) -> Bool {
      if let type = closure.signature?.returnClause?.type {
        return program.resolve(type, in: scope.lexical, file: scope.file).declaration
          === scope.feature.action
      }
      guard
        let call = (closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression)?
          .as(MemberAccessExprSyntax.self)
      else { return false }
      let name = call.declName.baseName.text
      if ["map", "compactMap", "catchToEffect"].contains(name) {
        let made = closure.statements.onlyReturned
        let callee = made?.as(FunctionCallExprSyntax.self)?.calledExpression ?? made
        return callee?.as(MemberAccessExprSyntax.self)?.base != nil
      }
      return name == "task"
        && call.base.map { ["Effect", "EffectTask"].contains(Self.name(of: $0)) } ?? true
    }

    // MARK: Actions that are sent

    /// `.task { .loaded }`, `.map { .loaded($0) }`: a closure that only makes an action.
    func impliedSend(_ expression: ExprSyntax, _ scope: Scope) -> Step? {
      var inner = expression
      if let wait = inner.as(AwaitExprSyntax.self) { inner = wait.expression }
      if let attempt = inner.as(TryExprSyntax.self) { inner = attempt.expression }
      let callee = inner.as(FunctionCallExprSyntax.self)?.calledExpression ?? inner
      guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
      if let base = member.base,
        program.typeNamed(by: base, in: scope.lexical, file: scope.file)?.declaration
          !== scope.feature.action
      {
        return nil
      }
      return send(inner, scope)
    }

    /// `.map(Action.loaded)`: a case as a function.
    private func caseReference(_ member: MemberAccessExprSyntax, _ scope: Scope) -> Step? {
      guard let base = member.base, member.parent?.is(LabeledExprSyntax.self) == true,
        program.typeNamed(by: base, in: scope.lexical, file: scope.file)?.declaration
          === scope.feature.action,
        scope.feature.action.declaredCase(member.declName.baseName.text) != nil
      else { return nil }
      return send(ExprSyntax(member), scope)
    }

    private func send(_ expression: ExprSyntax, _ scope: Scope) -> Step? {
      if let written = written(by: expression, scope) ?? routesUpdate(expression, scope) {
        return written
      }
      let all = allSent(expression, .declared(scope.feature.action), scope)
      guard let first = all.first else { return nil }
      if scope.isFollowingLink, notes(first.steps, of: expression, scope) {
        return .branch(condition: Check([]), [], otherwise: [])
      }
      let place = program.place(of: expression)
      func step(_ sent: Sent) -> Step {
        let made = sent.expression ?? expression
        var only = SentAction(steps: sent.steps, place: place)
        let known = alternatives {
          (navigationAction(sent.steps, made, scope) ?? answered(only, made, scope)).map { [$0] }
            ?? []
        }
        if known.count == 1 { return known[0] }
        (only.tail, only.isAsynchronous) = (sent.tail, Self.isAsynchronous(expression))
        only.answer = only.isAsynchronous ? Self.requestEnd(before: expression) : nil
        only.isSingle = !only.isAsynchronous || Self.isSentOnce(expression)
        return known.isEmpty ? .send(only) : .block(known, endedBy: [])
      }
      return all.dropLast().reversed().reduce(step(all[all.count - 1])) { otherwise, one in
        .branch(
          condition: one.condition.map { Check($0) } ?? Check(choosing: expression), [step(one)],
          otherwise: [otherwise])
      }
    }

    /// `Child().reduce(into: &state.child, action: .start)`: a child is run with an action, as if that were sent; so is the
    /// reducer itself by `reduce(into: &state, action: .finish)`.
    private func reducedAction(_ node: FunctionCallExprSyntax, _ scope: Scope) -> Step? {
      guard let into = Self.argument("into", of: ExprSyntax(node)),
        let action = Self.argument("action", of: ExprSyntax(node)),
        case .state(let path) = value(into, scope)
      else { return nil }
      if path.components.isEmpty { return send(action, scope) }
      guard
        let child = features.feature(ofState: path.type),
        let hosting = scope.feature.action.cases.first(where: { one in
          guard let payload = one.payloads.last else { return false }
          let type = program.resolve(payload, of: one, in: scope.feature.action).carriedAction
          return features.feature(ofAction: type) === child
        }),
        let sent = sent(action, .declared(child.action), scope)
      else { return nil }
      return .send(
        SentAction(
          steps: [ActionStep(name: hosting.name)] + sent.steps, place: program.place(of: node)))
    }

    // MARK: Calls

    func call(_ node: FunctionCallExprSyntax, _ scope: Scope) -> [Step] {
      // `.destructive(TextState("Delete"), action: .send(.delete))`: the button of an alert sends it later.
      if Self.lastName(node.calledExpression) == "send",
        node.parent?.as(LabeledExprSyntax.self)?.label?.text == "action"
      {
        return []
      }
      if let opening = opening(node, scope) { return [.open(opening)] }
      let called = node.calledExpression.unwrapped
      guard let member = called.as(MemberAccessExprSyntax.self) else {
        return call(ofFunction: called, node, scope) ?? arguments(of: node, called, scope)
      }
      if let steps = call(of: member, node, scope) { return steps }
      let name = member.declName.baseName.text
      var before: [Step] = []
      if let base = member.base {
        if case .state = value(base, scope) {} else { before = steps(base, scope) }
      }
      if name == "send" || (name == "init" && node.arguments.first?.label?.text == "value"),
        let first = node.arguments.first, let sent = send(first.expression, scope)
      {
        return before + [sent]
      }
      return before + arguments(of: node, called, scope)
    }

    /// Returns the steps of a call of a method; nil for one that is not known.
    private func call(
      of member: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax, _ scope: Scope
    ) -> [Step]? {
      let name = member.declName.baseName.text
      if name.hasPrefix("routeWithDelays") || name.hasPrefix("withDelays"),
        let changed = delayed(node, scope)
      {
        return changed
      }
      guard let base = member.base else { return ownEffect(name, node, scope) }
      if name == "send", let steps = published(to: base, node, scope) { return steps }
      if closesView(member, on: base, scope) { return [.dismiss(program.place(of: node))] }
      admit(name, on: base, node, scope)
      if name == "reduce", let sent = reducedAction(node, scope) { return [sent] }
      if case .state(let path) = value(base, scope) {
        // A view writes to the state of its store: `store.send(.set(\.isShown, true))`.
        if case .store(_, let action) = path.type, name == "send",
          let sent = node.arguments.first?.expression,
          let feature = features.feature(ofAction: action)
        {
          var inner = scope
          inner.feature = feature
          return written(by: sent, inner).map { [$0] }
        }
        return call(name, of: path, node, scope)
      }
      if base.is(SuperExprSyntax.self), let found = inherited(name, node, scope) {
        return inline(
          found.function, node, selfState: scope.selfState, lexical: found.owner, scope)
      }
      if base.sourceText == "self",
        let steps = function(name, node, scope) ?? given(name, to: scope.lexical, node, scope)
      {
        return steps
      }
      guard
        let type = program.typeNamed(by: base, in: scope.lexical, file: scope.file)?.declaration,
        let function = type.functions[name]?.first, function.isStatic
      else { return nil }
      return inline(function, node, selfState: nil, lexical: type, scope)
    }

    /// Returns the steps of a function that an extension adds to all effects: `.delegate(.saved)`.
    private func ownEffect(_ name: String, _ node: FunctionCallExprSyntax, _ scope: Scope)
      -> [Step]?
    {
      for type in ["Effect", "EffectTask", "EffectPublisher"] {
        guard let effects = program.outside[type],
          let function = effects.functions[name]?.first(where: \.isStatic)
        else { continue }
        return inline(function, node, selfState: nil, lexical: effects, scope)
      }
      return nil
    }

    /// Returns the steps of a call of a method of a part of the state.
    private func call(
      _ name: String, of path: StatePath, _ node: FunctionCallExprSyntax, _ scope: Scope
    ) -> [Step]? {
      // `state.$isLoggedIn.withLock { $0 = true }`
      if name == "withLock", let closure = node.trailingClosure {
        return self.closure(closure, [.state(path)], scope)
      }
      if name == "modify", let steps = modified(by: node, path, scope) { return steps }
      let changed = alternatives { operation(name, node, on: path, scope) }
      if !changed.isEmpty { return done(changed, onChildrenIn: node.calledExpression, scope) }
      for declaration in program.declarations(of: path.type) {
        if let function = function(name, in: declaration, for: node, scope),
          let steps = inline(function, node, selfState: path, lexical: declaration, scope)
        {
          return steps
        }
        guard declaration === path.type.declaration else { continue }
        let found = implementations(of: name, in: declaration, calledBy: node, scope)
        if found.count == 1, let (function, owner) = found.first {
          let model = StatePath(components: [], type: .declared(owner))
          return inline(function, node, selfState: model, lexical: owner, scope)
        }
      }
      if node.parent?.is(CodeBlockItemSyntax.self) == true, name != "forEach",
        Library.methods[name] == nil, let container = container(path), container.kind == .stack
      {
        admit(
          node,
          "what \u{201C}\(name)\u{201D} does to \u{201C}\(container.property)\u{201D} cannot be read"
        )
      }
      return given(name, to: path.type.declaration, node, scope)
    }

    /// `self.dismiss()`, `dismiss.callAsFunction()`, `presentationMode.wrappedValue.dismiss()`.
    func closesView(
      _ member: MemberAccessExprSyntax, on base: ExprSyntax, _ scope: Scope
    ) -> Bool {
      let name = member.declName.baseName.text
      if base.sourceText == "self", isDismissal(ExprSyntax(member), scope) { return true }
      if closesController(member, on: base, scope) { return true }
      if ["callAsFunction", "dismiss"].contains(name), isDismissal(base, scope) { return true }
      if case .state = value(base, scope) { return false }
      if base.sourceText == "self", name == "dismiss" {
        return scope.lexical?.functions["dismiss"] == nil
      }
      guard name == "dismiss", let wrapped = base.as(MemberAccessExprSyntax.self)?.base else {
        return false
      }
      return isDismissal(wrapped, scope)
    }

    /// Returns the steps of a call of a function; nil for one that is not known.
    private func call(
      ofFunction called: ExprSyntax, _ node: FunctionCallExprSyntax, _ scope: Scope
    ) -> [Step]? {
      let name = Self.name(of: called)
      let first = node.arguments.first
      if isSender(called, scope), let first {
        if scope.isDismissed {
          noteLateSend(first.expression, scope)
          return []
        }
        if let sent = send(first.expression, scope) {
          // `send(.paid(Result { try await api.pay(order) }))`
          let isAwaited = first.expression.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.await)
          }
          return [isAwaited ? sent.paused : sent]
        }
        // Views send, too; theirs are read as evidence.
        if scope.feature.action.kind == .enumeration {
          admit(node, "which action is sent here cannot be read")
        }
        return []
      }
      if ["Effect", "EffectTask", "EffectPublisher"].contains(name), first?.label?.text == "value",
        let sent = first.flatMap({ send($0.expression, scope) })
      {
        return [sent]
      }
      if isDismissal(called, scope) { return [.dismiss(program.place(of: node))] }
      if let either = givenOrElse(called, node, scope) { return either }
      guard let name else { return nil }
      if name == "reduce", let sent = reducedAction(node, scope) { return [sent] }
      if case .expression(let made, let inner)? = scope.names[name],
        let closure = made.as(ClosureExprSyntax.self)
      {
        return self.closure(closure, givenBy: inner, node, scope)
      }
      // In an extension of arrays.
      if let state = scope.selfState, container(state)?.kind == .stack {
        let changed = alternatives { operation(name, node, on: state, scope) }
        if !changed.isEmpty { return changed }
      }
      return function(name, node, scope) ?? given(name, to: scope.lexical, node, scope)
    }

    /// Returns the steps of the arguments of a call, with its closures.
    private func arguments(
      of node: FunctionCallExprSyntax, _ called: ExprSyntax, _ scope: Scope
    ) -> [Step] {
      let more = node.additionalTrailingClosures.map { closure in
        (label: closure.label.text, steps: self.closure(closure.closure, [], scope))
      }
      var scope = scope
      if more.contains(where: { $0.label == "catch" && !$0.steps.isEmpty }) {
        scope.errors = .isCaught
      } else if scope.errors == .unread {
        scope.errors = .ends
      }
      var result = node.arguments.flatMap { argument in
        let closure = argument.expression.as(ClosureExprSyntax.self)
        return closure.map { isKept($0, scope) } == true ? [] : steps(argument.expression, scope)
      }
      if let closure = node.trailingClosure, !isKept(closure, scope) {
        result += self.closure(closure, [], scope)
      }
      if Self.subscribes(node) { result = result.map(\.repeated) }
      for closure in more {
        if closure.label == "catch", !closure.steps.isEmpty {
          result = [.branch(condition: "an error is thrown", closure.steps, otherwise: result)]
        } else {
          result += closure.steps
        }
      }
      return result
    }

    /// Says so where a call looks like navigation and what it is called on is no container that is known.
    private func admit(
      _ name: String, on base: ExprSyntax, _ node: FunctionCallExprSyntax, _ scope: Scope
    ) {
      guard Library.ownMethods.contains(name) else { return }
      switch value(base, scope) {
      case .state(let path):
        guard container(path) == nil, path.type.declaration?.functions[name] == nil else { return }
        admit(
          node,
          "\u{201C}\(name)\u{201D} is called on \u{201C}\(text(base).shortened(to: 100))\u{201D}, whose type cannot be read"
        )
      case .unknown, .choices:
        admit(node, "what \u{201C}\(name)\u{201D} is called on cannot be read")
      case .expression, .action, .constant: return
      }
      if let screen = node.arguments.first.flatMap({ Self.lastName($0.expression) }) {
        unreadOpenings.append((screen, program.place(of: node)))
      }
    }

    /// Whether the closures of a call are called for each value of a stream. A publisher that nothing calls one answers
    /// what it was asked.
    private static func subscribes(_ node: FunctionCallExprSyntax) -> Bool {
      switch lastName(node.calledExpression) {
      case "sink", "onReceive": true
      case "publisher":
        (node.trailingClosure.map { Syntax($0) } ?? Syntax(node.arguments))
          .tokens(viewMode: .sourceAccurate).contains { isStream($0.text.lowercased()) }
      default: false
      }
    }

    private static func isStream(_ name: String) -> Bool {
      ["changes", "events", "updates", "values"].contains(name)
        || [
          "autoconnect", "listen", "notificationcenter", "observe", "stream", "subject",
          "subscribe",
          "timer",
        ].contains { name.contains($0) }
        || name.hasSuffix("publisher") && !name.hasSuffix("anypublisher")
          && name != "datataskpublisher"
    }

    static func name(of called: ExprSyntax) -> String? {
      if let generic = called.as(GenericSpecializationExprSyntax.self) {
        return name(of: generic.expression)
      }
      return called.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }

  extension ExprSyntax {
    /// Without the question mark or the exclamation mark of `close?()`.
    var unwrapped: ExprSyntax {
      self.as(OptionalChainingExprSyntax.self)?.expression
        ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
    }
  }
#endif
