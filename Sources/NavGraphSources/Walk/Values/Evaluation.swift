#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Returns the value of an expression.
    func value(_ expression: ExprSyntax, _ scope: Scope) -> Value {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let name = unquoted(reference.baseName.text)
        if name == "self", let state = scope.selfState { return .state(state) }
        if let known = scope.names[name] { return known }
        // Code that is not read calls the closure.
        if name.hasPrefix("$"), Int(name.dropFirst()) != nil { return .unknown }
        if let state = scope.selfState, let found = property(name, of: state, scope) {
          return .state(found)
        }
        return .expression(expression, scope)
      }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        let name = unquoted(member.declName.baseName.text)
        switch value(base, scope) {
        case .state(let path):
          if let found = property(name, of: path, scope) { return .state(found) }
          // `viewStore.state`
          if name == "state", path.type.declaration != nil || path.type.isBool {
            return .state(path)
          }
          // A position in a stack, which has other names.
          return ["count", "endIndex"].contains(name) ? .expression(expression, scope) : .unknown
        case .action(let path):
          // `action.home.startTapped`, `action[case: …]`: too rare to read.
          return name == "self" ? .action(path) : .unknown
        case .expression, .unknown, .choices, .constant: return .expression(expression, scope)
        }
      }
      if let optional = expression.as(OptionalChainingExprSyntax.self) {
        return value(optional.expression, scope)
      }
      if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        return value(forced.expression, scope)
      }
      if let inOut = expression.as(InOutExprSyntax.self) { return value(inOut.expression, scope) }
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        return value(only.expression, scope)
      }
      if let attempt = expression.as(TryExprSyntax.self) { return value(attempt.expression, scope) }
      if let wait = expression.as(AwaitExprSyntax.self) { return value(wait.expression, scope) }
      if let subscripted = expression.as(SubscriptCallExprSyntax.self),
        case .state(let path) = value(subscripted.calledExpression, scope)
      {
        return part(of: path, named: subscripted, scope)
      }
      if let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        ["first", "last"].contains(member.declName.baseName.text),
        case .state(let path) = value(base, scope)
      {
        return .state(element(of: path))
      }
      return .expression(expression, scope)
    }

    /// An element of a stack, or the case of a choice: `state.path[id: id]`, `state[case: \.main]`.
    private func part(
      of path: StatePath, named subscripted: SubscriptCallExprSyntax, _ scope: Scope
    ) -> Value {
      if path.type.declaration?.kind == .enumeration,
        let name = subscripted.arguments.first.flatMap({ Self.lastName($0.expression) })
      {
        return property(name, of: path, scope).map(Value.state) ?? .unknown
      }
      let element = element(of: path)
      let acting = actingScreen(in: subscripted, of: path, scope)
      let isCase = subscripted.arguments.contains {
        $0.label?.text == "case" && Self.lastName($0.expression) == acting
      }
      return .state((isCase ? acting : nil).flatMap { property($0, of: element, scope) } ?? element)
    }

    private func element(of path: StatePath) -> StatePath {
      var path = path
      path.components.append(.init(name: "[]", owner: nil))
      switch path.type.unwrapped {
      case .array(let inner), .stack(let inner), .route(let inner): path.type = inner
      default: path.type = .unknown
      }
      return path
    }

    /// A property of a state; of an enum, the payload of a case.
    func property(_ given: String, of path: StatePath, _ scope: Scope) -> StatePath? {
      let name = given.hasPrefix("$") ? String(given.dropFirst()) : given
      // `$store.isHelpShown.wrappedValue`
      if name == "wrappedValue", path.isOfLibrariesWrapper || path.type.isBool { return path }
      switch path.type.unwrapped {
      case .array, .stack:
        if ["first", "last"].contains(name) { return element(of: path) }
        // The identities represent the elements where they are counted; a navigator's routes are the stack.
        return name == "ids" || name == "routes" && path.type.isArrayOfRoutes ? path : nil
      case .navigation(let kind, _):
        return Self.navigationProperties[name]?.kind == kind ? path : nil
      case .route(let screen):
        if name == "screen" {
          return StatePath(
            components: path.components + [.init(name: name, owner: nil)], type: screen)
        }
        return nil
      // A view writes to the state of its store: `store.isShown = true`.
      case .store(let state, _):
        return property(name, of: StatePath(components: [], type: state), scope)
      case .declared(let declaration):
        if let found = declaration.properties[name] {
          // A computed property that only names another part of the state is that part.
          if let getter = found.getter, getter.count == 1, let only = getter.first,
            let expression = only.item.as(ExprSyntax.self)
              ?? only.item.as(ReturnStmtSyntax.self)?.expression,
            scope.calls.count < 8
          {
            var inner = Scope(feature: scope.feature, file: found.file)
            inner.selfState = path
            inner.lexical = declaration
            inner.calls = scope.calls + [found.node.id]
            if case .state(let aliased) = value(expression, inner) { return aliased }
          }
          return StatePath(
            components: path.components + [.init(name: name, owner: declaration)],
            type: program.type(ofProperty: found, in: declaration))
        }
        if let found = declaration.declaredCase(name), let payload = found.payloads.first {
          return StatePath(
            components: path.components + [.init(name: name, owner: declaration)],
            type: program.resolve(payload, of: found, in: declaration))
        }
        return nil
      default: return nil
      }
    }

    /// An action that is sent, as far as the code says it.
    struct Sent {
      var steps: [ActionStep]
      /// What it carries on of the action that is heard.
      var tail: [ActionStep]?
      /// What decides for it where one of two is sent.
      var condition: String?
      /// What makes it there.
      var expression: ExprSyntax?
    }

    /// - Returns: The action that an expression makes, or the first of several.
    func sent(_ expression: ExprSyntax, _ type: SwiftType, _ scope: Scope) -> Sent? {
      allSent(expression, type, scope).first
    }

    /// - Returns: One action, or two where a condition chooses what it carries.
    func allSent(_ expression: ExprSyntax, _ type: SwiftType, _ scope: Scope) -> [Sent] {
      sent(expression, type, scope, after: [])
    }

    private func sent(
      _ expression: ExprSyntax, _ type: SwiftType, _ scope: Scope, after steps: [ActionStep]
    ) -> [Sent] {
      switch value(expression, scope) {
      case .action(let path): [Sent(steps: steps, tail: path.steps)]
      case .state, .unknown, .choices, .constant: steps.isEmpty ? [] : [Sent(steps: steps)]
      case .expression(let expression, let scope):
        made(by: expression, type, scope, after: steps)
          ?? (steps.isEmpty ? [] : [Sent(steps: steps)])
      }
    }

    /// The actions that an expression of known cases makes; nil where it is no such expression.
    private func made(
      by expression: ExprSyntax, _ type: SwiftType, _ scope: Scope, after steps: [ActionStep]
    ) -> [Sent]? {
      if let choice = Choice(expression) {
        func sent(_ value: ExprSyntax) -> [Sent] {
          self.sent(value, type, scope, after: steps).map { sent in
            var sent = sent
            sent.expression = sent.expression ?? value
            return sent
          }
        }
        switch asking(choice.condition, scope) {
        case .yes: return sent(choice.then)
        case .no: return sent(choice.otherwise)
        case .unknown: return []
        case .open: break
        }
        let then = sent(choice.then).map { sent in
          var sent = sent
          sent.condition = choice.condition.map { text($0) }.joined(separator: " ")
          return sent
        }
        return then + sent(choice.otherwise)
      }
      if let literal = expression.as(BooleanLiteralExprSyntax.self), !steps.isEmpty {
        return [Sent(steps: steps + [ActionStep(name: literal.literal.text, isPayload: true)])]
      }
      let call = expression.as(FunctionCallExprSyntax.self)
      let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self)
      guard let member else { return nil }
      if let base = member.base,
        program.typeNamed(by: base, in: scope.lexical, file: scope.file) == nil
      {
        return nil
      }
      let name = unquoted(member.declName.baseName.text)
      if let only = onlyStep(in: type) {
        return made(by: expression, only.type, scope, after: steps + [only.step])
      }
      guard let payloads = program.payloads(of: name, in: type) else { return nil }
      let step = ActionStep(name: name, isPayload: !isAction(type, after: steps))
      var best = [Sent(steps: steps + [step])]
      let arguments: [LabeledExprSyntax] = call.map { Array($0.arguments) } ?? []
      for (index, argument) in arguments.enumerated() {
        let payload =
          payloads.first { $0.label != nil && $0.label == argument.label?.text }
          ?? (payloads.indices.contains(index) ? payloads[index] : payloads.last)
        guard let payload else { continue }
        let inner = sent(argument.expression, payload.type, scope, after: steps + [step])
        if inner.contains(where: { $0.steps.count > best[0].steps.count || $0.tail != nil }) {
          best = inner
        }
      }
      return best
    }
  }
#endif
