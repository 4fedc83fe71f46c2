#if SourceReading
  import SwiftSyntax

  extension ReducerRuns {
    // MARK: What a reducer returns

    /// The modifiers that leave an effect what it is.
    private static let modifiers: Set<String> = [
      "animation", "cancellable", "debounce", "deferred", "eraseToEffect", "receive", "throttle",
      "transaction",
    ]
    private static let effects: Set<String> = [
      "cancel", "concatenate", "fireAndForget", "merge", "none", "publisher", "run", "send", "task",
    ]

    /// Whether an expression makes an effect: `.run { … }`, `.send(.done).animation()`.
    func isEffect(_ expression: ExprSyntax) -> Bool {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      else { return false }
      guard let base = member.base else { return true }
      return isEffect(base) || Self.isEffectType(base)
    }

    private static func isEffectType(_ base: ExprSyntax) -> Bool {
      let name =
        base.as(GenericSpecializationExprSyntax.self).map { $0.expression } ?? base
      return ["Effect", "EffectTask", "EffectOf"].contains(Walker.name(of: name) ?? "")
    }

    /// Adds the effects that an expression means to what the reducer returns.
    mutating func give(_ expression: ExprSyntax, _ frame: ReducerFrame) -> [ReducerFrame] {
      if let choice = Choice(expression) {
        return [choice.then, choice.otherwise].flatMap { give($0, frame) }
      }
      if let array = expression.as(ArrayExprSyntax.self) {
        return array.elements.reduce([frame]) { frames, one in
          frames.flatMap { give(one.expression, $0) }
        }
      }
      if expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "none" {
        return [frame]
      }
      guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledName else {
        return [unread(expression, frame)]
      }
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      if let base, !Self.isEffectType(base) {
        return give(call, named: name, to: base, frame)
      }
      guard base != nil || call.calledExpression.is(MemberAccessExprSyntax.self) else {
        return inline(call, frame) ?? [unread(expression, frame)]
      }
      switch name {
      case "none": return [frame]
      case "merge", "concatenate":
        return call.arguments.reduce([frame]) { frames, one in
          frames.flatMap { give(one.expression, $0) }
        }
      case _ where Self.effects.contains(name):
        var frame = frame
        frame.effects.append(.init(code: expression, names: frame.names))
        return [frame]
      default: return [unread(expression, frame)]
      }
    }

    /// An effect with a modifier, or a function of another value.
    private mutating func give(
      _ call: FunctionCallExprSyntax, named name: String, to base: ExprSyntax, _ frame: ReducerFrame
    ) -> [ReducerFrame] {
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        return inline(call, frame) ?? [unread(ExprSyntax(call), frame)]
      }
      let count = frame.effects.count
      if Self.modifiers.contains(name) {
        let identifier = Walker.argument("id", of: ExprSyntax(call))?.sourceText
        return give(base, frame).map { frame in
          var frame = frame
          for index in frame.effects.indices.dropFirst(count) where name == "cancellable" {
            frame.effects[index].identifier = identifier
          }
          return frame
        }
      }
      guard ["merge", "concatenate"].contains(name), let other = call.arguments.first?.expression
      else { return [unread(ExprSyntax(call), frame)] }
      return give(base, frame).flatMap { give(other, $0) }
    }

    private func unread(_ code: ExprSyntax, _ frame: ReducerFrame) -> ReducerFrame {
      var frame = frame
      frame.flow.isUncertain = true
      return frame
    }

    // MARK: Running effects

    mutating func flows(
      of effect: ReducerFrame.Effect, _ flow: ReducerFlow
    ) -> [ReducerFlow] {
      guard let call = effect.code.as(FunctionCallExprSyntax.self) else { return [flow] }
      var frame = ReducerFrame(flow: flow, names: effect.names, isEffect: true)
      switch call.calledName {
      case "send": return send(call, frame).map(\.flow)
      case "run": return run(call, frame).map(\.flow)
      case "cancel":
        let identifier = call.arguments.first?.expression.sourceText ?? ""
        frame.flow.cancelled[identifier] = program.place(of: call)
      case "fireAndForget": break
      case "task":
        if let sent = Self.returned(by: call), frame.value(sent) != .unknown {
          return send(sent, from: call, frame).map(\.flow)
        }
        suppose(call, &frame)
      default: suppose(call, &frame)
      }
      return [frame.flow]
    }

    /// The action that an effect as it was first ends with: `.task { await .loaded(TaskResult { try await load() }) }`
    private static func returned(by call: FunctionCallExprSyntax) -> ExprSyntax? {
      let made = call.trailingClosure?.statements.onlyReturned
      return made?.as(AwaitExprSyntax.self)?.expression ?? made
    }

    /// `.run { send in … } catch: { error, send in … }`
    private mutating func run(
      _ call: FunctionCallExprSyntax, _ frame: ReducerFrame
    ) -> [ReducerFrame] {
      let given = call.arguments.filter { $0.expression.is(ClosureExprSyntax.self) }
      let catching =
        call.additionalTrailingClosures.first { $0.label.text == "catch" }?.closure
        ?? given.first { $0.label?.text == "catch" }?.expression.as(ClosureExprSyntax.self)
      guard
        let operation = call.trailingClosure
          ?? given.first(where: { $0.label?.text != "catch" })?.expression.as(
            ClosureExprSyntax.self)
      else { return [unread(ExprSyntax(call), frame)] }
      let isGivenFunction = catching == nil && call.arguments.contains { $0.label?.text == "catch" }
      guard operation.names("send", at: 0), catching?.names("send", at: 1) ?? true,
        !isGivenFunction
      else {
        return [unread(ExprSyntax(call), frame)]
      }
      return run(operation, frame).flatMap { frame -> [ReducerFrame] in
        guard frame.leaving == .throw else { return [frame] }
        var caught = frame
        caught.leaving = nil
        guard let catching else { return [caught] }
        if let last = caught.flow.failures.indices.last {
          caught.flow.failures[last].place = program.place(of: catching)
        }
        return run(catching, caught)
      }
    }

    private mutating func run(
      _ closure: ClosureExprSyntax, _ frame: ReducerFrame
    ) -> [ReducerFrame] {
      var inner = frame
      for item in closure.signature?.capture?.items ?? [] {
        guard let value = item.initializer?.value else { continue }
        inner.names[unquoted(item.name.text)] = frame.value(value)
      }
      return run(closure.statements, [inner]).map { frame in
        var frame = frame
        if frame.leaving != .throw { frame.leaving = nil }
        return frame
      }
    }

    /// Sends the argument of a call.
    private mutating func send(
      _ call: FunctionCallExprSyntax, _ frame: ReducerFrame
    ) -> [ReducerFrame] {
      guard let argument = call.arguments.first?.expression else {
        return [unread(ExprSyntax(call), frame)]
      }
      return send(argument, from: call, frame)
    }

    private mutating func send(
      _ argument: ExprSyntax, from call: FunctionCallExprSyntax, _ frame: ReducerFrame
    ) -> [ReducerFrame] {
      let value = frame.value(argument)
      guard value != .unknown else { return [unread(argument, frame)] }
      return value.results(of: .declared(feature.action), in: program).flatMap {
        one -> [ReducerFrame] in
        var flow = frame.flow
        if one.isFailure, !value.isFailure {
          flow.failures.append(
            .init(
              words: "\(one.names.dropLast().last ?? "") is a failure", node: call.id,
              place: program.place(of: call)))
        }
        return handle(one, flow).map { flow in
          var frame = frame
          frame.flow = flow
          return frame
        }
      }
    }

    // MARK: Expressions

    /// Evaluates an expression: what it sends, what throws.
    mutating func evaluate(_ expression: ExprSyntax?, _ frame: ReducerFrame) -> [ReducerFrame] {
      guard let expression else { return [frame] }
      let steps = EvaluatedSteps(expression)
      return steps.found.reduce([frame]) { frames, step in
        frames.flatMap { frame -> [ReducerFrame] in
          guard frame.leaving == nil else { return [frame] }
          switch step {
          case .call(let call): return evaluate(call, frame)
          case .tried(let tried): return attempt(tried, frame)
          }
        }
      }
    }

    /// A call that may throw does so, or not.
    private func attempt(_ tried: TryExprSyntax, _ frame: ReducerFrame) -> [ReducerFrame] {
      guard let name = Self.thrower(in: tried), !["checkCancellation", "sleep"].contains(name)
      else { return [frame] }
      var thrown = frame
      thrown.leaving = .throw
      thrown.flow.failures.append(
        .init(
          words: "\(name) throws", node: tried.id, place: program.place(of: tried), isPlaced: true))
      return [frame, thrown]
    }

    /// What is called that may throw: also in what is sent, `try await send(.loaded(client.load()))`.
    private static func thrower(in tried: TryExprSyntax) -> String? {
      guard let name = Walker.calledName(Syntax(tried)), name == "send" else {
        return Walker.calledName(Syntax(tried))
      }
      let calls = CallFinder.calls(in: Syntax(tried.expression))
      return calls.last {
        $0.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
          || !$0.isSend && $0.calledExpression.is(DeclReferenceExprSyntax.self)
      }?.calledName
    }

    /// Calls that run the closures that they are given.
    private static let running: Set<String> = [
      "addTask", "withAnimation", "withDiscardingTaskGroup", "withTaskCancellation",
      "withTaskGroup", "withThrowingTaskGroup",
    ]

    private mutating func evaluate(
      _ call: FunctionCallExprSyntax, _ frame: ReducerFrame
    ) -> [ReducerFrame] {
      let name = call.calledName ?? ""
      if call.isSend { return frame.isEffect ? send(call, frame) : [frame] }
      var frame = frame
      if name == "dismiss" { frame.flow.isClosed = true }
      if Self.running.contains(name), let closure = call.trailingClosure {
        return run(closure, frame)
      }
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      if let base, let property = frame.property(base) {
        return [changed(by: call, property, frame)]
      }
      if let root = base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        frame.states.contains(root)
      {
        forgetChanges(by: name, &frame)
        return [frame]
      }
      let isGivenState = call.arguments.contains { argument in
        argument.expression.as(InOutExprSyntax.self).map {
          frame.property($0.expression) != nil
            || frame.states.contains($0.expression.sourceText)
        } ?? false
      }
      let isGivenSend = call.arguments.contains {
        $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "send"
      }
      if isGivenState || isGivenSend {
        return inline(call, frame) ?? [unread(ExprSyntax(call), frame)]
      }
      let closures =
        call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
        + [call.trailingClosure].compactMap(\.self)
        + call.additionalTrailingClosures.map(\.closure)
      for closure in closures { suppose(closure, &frame) }
      return [frame]
    }

    private func changed(
      by call: FunctionCallExprSyntax, _ property: String, _ frame: ReducerFrame
    ) -> ReducerFrame {
      var frame = frame
      let name = property.split(separator: ".").last.map(String.init) ?? property
      if call.calledName == "toggle" {
        guard flags.contains(name) else { return frame }
        switch frame.flow.written[property] {
        case .flag(let value): frame.flow.written[property] = .flag(!value)
        // The first change is the one that begins something.
        case nil: frame.flow.written[property] = .flag(true)
        default: frame.flow.written[property] = .unknown
        }
      } else {
        for name in frame.flow.written.keys where name.hasPrefix(property + ".") {
          frame.flow.written[name] = .unknown
        }
      }
      return frame
    }

    /// A function of the state changes it.
    private func forgetChanges(by name: String, _ frame: inout ReducerFrame) {
      let code = (feature.state.declaration?.functions[name] ?? []).compactMap(\.node.body)
      for one in code { forget(one, &frame) }
      if code.isEmpty {
        for name in frame.flow.written.keys { frame.flow.written[name] = .unknown }
      }
    }

    /// Runs a function of the reducer; nil where it is not known which one.
    private mutating func inline(
      _ call: FunctionCallExprSyntax, _ frame: ReducerFrame
    ) -> [ReducerFrame]? {
      let labels = call.arguments.map(\.label?.text)
      let known =
        (feature.owner?.functions[call.calledName ?? ""] ?? [])
        + (program.functions[call.calledName ?? ""] ?? [])
      guard let function = known.first(where: { $0.node.body != nil && $0.accepts(labels) }),
        let body = function.node.body, !frame.calls.contains(function.node.id), fuel > 0,
        call.trailingClosure == nil
      else { return nil }
      var inner = frame
      (inner.names, inner.states) = ([:], [])
      inner.calls.append(function.node.id)
      for (parameter, argument) in zip(function.parameters, call.arguments) {
        if let given = argument.expression.as(InOutExprSyntax.self) {
          if frame.states.contains(given.expression.sourceText) {
            inner.states.insert(parameter.name)
          } else {
            inner.flow.isUncertain = true
          }
        }
        inner.names[parameter.name] = frame.value(argument.expression)
      }
      return run(body.statements, [inner]).map { run in
        var after = run
        (after.names, after.states, after.calls) = (frame.names, frame.states, frame.calls)
        if after.leaving != .throw { after.leaving = nil }
        return after
      }
    }

    // MARK: Code that is not run

    /// Notes what code may send that runs at any time, or not at all.
    func suppose(_ code: some SyntaxProtocol, _ frame: inout ReducerFrame) {
      let names = code.tokens(viewMode: .sourceAccurate).filter { token in
        guard case .identifier = token.tokenKind else { return false }
        return token.parent?.parent?.is(MemberAccessExprSyntax.self) == true
      }.map { unquoted($0.text) }
      // What is sent is a case of the feature's actions.
      frame.flow.possible.formUnion(names.filter { actions.contains($0) })
      let isGiven = code.tokens(viewMode: .sourceAccurate).contains { token in
        token.text == "send" && token.parent?.parent?.is(LabeledExprSyntax.self) == true
      }
      if isGiven { frame.flow.isUncertain = true }
    }
  }

  extension ClosureExprSyntax {
    /// Whether a parameter has a name, or is ignored.
    fileprivate func names(_ name: String, at position: Int) -> Bool {
      let names: [String]
      switch signature?.parameterClause {
      case .simpleInput(let parameters): names = parameters.map(\.name.text)
      case .parameterClause(let clause):
        names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: return !tokens(viewMode: .sourceAccurate).contains { $0.text == "$\(position)" }
      }
      return !names.indices.contains(position) || [name, "_"].contains(names[position])
    }
  }

  /// The calls of an expression and what it tries, in the order in which it is evaluated, outside of closures.
  private final class EvaluatedSteps: SyntaxVisitor {
    enum Step {
      case call(FunctionCallExprSyntax)
      case tried(TryExprSyntax)
    }

    private(set) var found: [Step] = []

    init(_ expression: ExprSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(expression)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visitPost(_ node: FunctionCallExprSyntax) { found.append(.call(node)) }
    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      if node.questionOrExclamationMark == nil { found.append(.tried(node)) }
      return .visitChildren
    }
  }
#endif
