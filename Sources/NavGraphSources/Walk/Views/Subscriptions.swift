#if SourceReading
  import SwiftSyntax

  // What models do for the values of publishers that they subscribe to, and when they are made.

  extension ViewWalker {
    /// Reads what models do for values from outside: `session.events.sink { … }`.
    func readSubscriptions() {
      for type in walker.program.types
      where type.kind == .reference && !type.isReducer && !type.isViewController {
        let functions = type.functionOrder.filter { !walker.readFunctions.contains($0.node.id) }
        let code = type.initializers.map { Syntax($0) } + functions.map { Syntax($0.node) }
        for call in code.flatMap({ CallFinder.calls(in: $0) }) {
          readSubscription(call, of: type)
        }
        for initializer in type.initializers { admitStart(by: initializer, of: type) }
      }
    }

    private func readSubscription(_ call: FunctionCallExprSyntax, of type: TypeDeclaration) {
      guard let (publisher, closure) = call.subscription, !walker.closures.isGiven(closure) else {
        return
      }
      let known = walker.unclear
      let steps = walker.closure(closure, [], scope(of: type)).flatMap { $0.forEachValue ?? [$0] }
      guard let flow = flow(changedBy: steps) else {
        walker.unclear = known
        return
      }
      walker.calledClosures.insert(closure.id)
      guard !isOfApp(publisher, type) else {
        return walker.admit(call, "what sends the values that this code waits for is not read")
      }
      add(
        Action(
          view: flow.view, label: Walker.lastName(publisher) ?? "sink", trigger: .event,
          steps: steps, place: walker.program.place(of: call), absence: Absence()))
    }

    /// Whether a publisher is one of the app's own, whose values the app's own code sends.
    private func isOfApp(_ publisher: ExprSyntax, _ type: TypeDeclaration) -> Bool {
      guard case .state(let path) = walker.value(Walker.unbound(publisher), scope(of: type)),
        let last = path.components.last, let property = last.owner?.properties[last.name]
      else { return false }
      return property.isSubject || property.getter != nil
    }

    private func flow(changedBy steps: [Step]) -> Flow? {
      let changed = Self.operations(steps).map(\.container)
      return flows.first { changed.contains($0.container) }
    }

    /// Lists calls with which a model chooses what is shown at first: `if session.isKnown { showMain() }`.
    private func admitStart(by initializer: InitializerDeclSyntax, of type: TypeDeclaration) {
      for call in initializer.body.map({ CallFinder.calls(in: Syntax($0)) }) ?? [] {
        let name = Walker.name(of: call.calledExpression) ?? ""
        let isInClosure = sequence(first: Syntax(call), next: \.parent).contains {
          $0.is(ClosureExprSyntax.self)
        }
        guard !isInClosure, type.functions[name] != nil else { continue }
        let known = walker.unclear
        let steps = walker.steps(ExprSyntax(call), scope(of: type))
        walker.unclear = known
        if flow(changedBy: steps) != nil {
          walker.admit(
            call, "\u{201C}\(name)\u{201D} changes what is shown at first: that is left out")
        }
      }
    }
  }

  extension FunctionCallExprSyntax {
    /// What a call waits for, with the code that is run for each value: `events.sink { … }`, `Task { for await event in events
    /// { … } }`.
    fileprivate var subscription: (publisher: ExprSyntax, closure: ClosureExprSyntax)? {
      if calledName == "sink" { return receivingClosure.map { (publisher(), $0) } }
      guard calledName == "Task", let closure = trailingClosure,
        let loop = closure.statements.last?.item.as(ForStmtSyntax.self), loop.awaitKeyword != nil
      else { return nil }
      return (loop.sequence, closure)
    }

    /// The closure that `sink` calls with each value.
    var receivingClosure: ClosureExprSyntax? {
      additionalTrailingClosures.first { $0.label.text == "receiveValue" }?.closure
        ?? arguments.first { $0.label?.text == "receiveValue" }?.expression.as(
          ClosureExprSyntax.self) ?? trailingClosure
    }

    /// Operators that pass on each value as it is.
    static let passingOn: Set<String> = [
      "eraseToAnyPublisher", "handleEvents", "print", "receive", "share",
    ]

    /// What a chain of calls starts with: `model.output` of `model.output.filter { … }.sink { … }`.
    ///
    /// - Parameter operators: The calls of the chain that are looked through; nil for all.
    func publisher(through operators: Set<String>? = nil) -> ExprSyntax {
      var base = calledExpression.as(MemberAccessExprSyntax.self)?.base
      while let call = base?.as(FunctionCallExprSyntax.self),
        operators?.contains(call.calledName ?? "") != false,
        let inner = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      {
        base = inner
      }
      return base ?? calledExpression
    }
  }

  extension PropertyDeclaration {
    /// Whether it passes on the values that it is sent: `let output = PassthroughSubject<Output, Never>()`.
    var isSubject: Bool {
      (type?.sourceText ?? initial?.sourceText ?? "").split(separator: "<").first?.hasSuffix(
        "Subject") ?? false
    }
  }

  extension Walker {
    /// Returns the steps of `output.send(.saved)`, where code waits for the values of the subject; nil for any other call.
    func published(
      to base: ExprSyntax, _ node: FunctionCallExprSyntax, _ scope: Scope
    ) -> [Step]? {
      guard scope.feature.action.kind != .enumeration, case .state(let path) = value(base, scope),
        let last = path.components.last, let owner = last.owner,
        owner.properties[last.name]?.isSubject == true
      else { return nil }
      return given(last.name, to: owner, node, scope) ?? []
    }

    /// What all code does that waits for the values of one subject.
    func subscribed(
      _ closures: [(code: ExprSyntax, type: TypeDeclaration)], _ values: [Value], _ scope: Scope
    ) -> [Step] {
      let subjects = closures.map { code, type in
        let call = sequence(first: Syntax(code), next: \.parent).lazy.compactMap {
          $0.as(FunctionCallExprSyntax.self)
        }.first
        return type.qualifiedName + " "
          + (call?.publisher(through: FunctionCallExprSyntax.passingOn).sourceText ?? "")
      }
      guard Set(subjects).count < 2 else {
        for (code, _) in closures {
          admit(code, "which of several subscribers are sent the values of a model cannot be read")
        }
        return []
      }
      return closures.flatMap { steps(of: $0.code, in: $0.type, values, scope) }
    }
  }
#endif
