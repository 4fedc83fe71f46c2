#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Returns the Composable Architecture's own change for an action that code sends: `.destination(.dismiss)`,
    /// `.path(.popFrom(id: id))`, `.path(.push(id: id, state: .detail(…)))`.
    func libraryAction(_ steps: [ActionStep], _ expression: ExprSyntax, _ scope: Scope) -> Change? {
      var feature = scope.feature
      var type = SwiftType.declared(feature.action)
      for (index, (step, next)) in zip(steps, steps.dropFirst()).enumerated() {
        guard let payload = program.payloads(of: step.name, in: type)?.last else { return nil }
        type = payload.type
        if let child = features.feature(ofAction: type) { feature = child }
        let word: String
        switch (type, next.name) {
        case (.presentationAction, "dismiss"): word = "clear"
        case (.stackAction, "popFrom"): word = "pop"
        case (.stackAction, "push"): word = "push"
        default: continue
        }
        let state = StatePath(components: [], type: feature.state)
        guard let path = property(step.name, of: state, scope), let container = container(path)
        else { return nil }
        register(container, path)
        var change = Change(
          name: word, container: container, place: program.place(of: expression))
        if word == "pop", let identity = Self.popped(by: expression),
          let screen = actingScreen(identifiedBy: identity, in: path, scope)
        {
          change.targets = [.route(screen)]
        } else if word == "push", let shown = Self.pushed(by: expression) {
          fill(&change, with: shown, in: path, scope)
        } else if word == "push", steps.indices.contains(index + 2) {
          change.targets = [.route(steps[index + 2].name)]
        }
        return change
      }
      return nil
    }

    /// Handlers of the library's own for what views send to close screens: `store.send(.destination(.dismiss))`.
    func addLibraryHandlers() {
      for feature in features.all {
        let scope = Scope(feature: feature, file: feature.place.file)
        let sends = evidence.sends[ObjectIdentifier(feature.action)] ?? [:]
        for sent in sends.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
          for one in allSent(sent.expression, .declared(feature.action), scope) {
            guard let change = libraryAction(one.steps, sent.expression, scope),
              change.name != "push", !isHandledByLibrary(one.steps, feature)
            else { continue }
            add(
              Handler(
                feature: feature, path: one.steps, place: change.place,
                steps: [.operation(change)], body: -1))
          }
        }
      }
    }

    private func isHandledByLibrary(_ steps: [ActionStep], _ feature: Feature) -> Bool {
      handlers.contains { $0.body == -1 && $0.feature === feature && $0.path == steps }
    }

    /// `.router(.updateRoutes([.root(.home)]))`: the steps of an action by which a view or an effect writes a whole stack of
    /// routes.
    func routesUpdate(_ expression: ExprSyntax, _ scope: Scope) -> Step? {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let name = Self.lastName(call.calledExpression),
        let given = call.arguments.first?.expression,
        let payload = program.payloads(of: name, in: .declared(scope.feature.action))?.last
      else { return nil }
      var written: ExprSyntax?
      if name == "updateRoutes", payload.type.isArrayOfRoutes { written = given }
      if case .routerAction = payload.type, let inner = given.as(FunctionCallExprSyntax.self),
        Self.lastName(inner.calledExpression) == "updateRoutes"
      {
        written = inner.arguments.first?.expression
      }
      if let child = features.feature(ofAction: payload.type), child !== scope.feature {
        var below = scope
        below.feature = child
        return routesUpdate(given, below)
      }
      guard let written, let main = mainContainer(of: scope.feature),
        main.path.type.isArrayOfRoutes
      else { return nil }
      register(main.container, main.path)
      let steps =
        kept(written, main.path, main.container, scope)
        ?? alternatives {
          assignment(of: written, to: main.path, main.container, at: expression, scope)
        }
      return steps.count == 1 ? steps[0] : .block(steps, endedBy: [])
    }

    /// Returns a sent action, with the library's own change; nil if there is none.
    func answered(_ sent: SentAction, _ expression: ExprSyntax, _ scope: Scope) -> Step? {
      guard let change = libraryAction(sent.steps, expression, scope) else { return nil }
      // Handlers of the library's own would do it again.
      return isHandledByLibrary(sent.steps, scope.feature)
        ? .operation(change) : .block([.operation(change), .send(sent)], endedBy: [])
    }

    private static func popped(by expression: ExprSyntax) -> ExprSyntax? {
      CallFinder.calls(in: Syntax(expression)).lazy
        .filter { lastName($0.calledExpression) == "popFrom" }
        .compactMap { argument("id", of: ExprSyntax($0)) }.first
    }

    private static func pushed(by expression: ExprSyntax) -> ExprSyntax? {
      CallFinder.calls(in: Syntax(expression)).lazy.filter {
        lastName($0.calledExpression) == "push"
      }.compactMap { argument("state", of: ExprSyntax($0)) }.first
    }
  }
#endif
