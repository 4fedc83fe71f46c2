#if SourceReading
  import SwiftSyntax

  /// Runs the code of a feature's reducer for an action, on all paths through it, with all that the effects send.
  ///
  /// A condition whose value is not known holds on some paths and not on others.
  struct ReducerRuns {
    let feature: Feature
    let program: Program
    /// The names of the flags whose values matter, and of the properties of which it matters whether they are written.
    let flags: Set<String>
    let asked: Set<String>
    /// The names of the feature's actions.
    let actions: Set<String>
    /// The statements that are left to run.
    var fuel = maxFuel

    init(_ feature: Feature, _ program: Program, flags: Set<String>, asked: Set<String>) {
      self.feature = feature
      self.program = program
      self.flags = flags
      self.asked = asked
      actions = Self.names(of: feature.action, program, depth: 2)
    }

    /// The names of actions, also of those in groups.
    private static func names(
      of type: TypeDeclaration, _ program: Program, depth: Int
    ) -> Set<String> {
      type.cases.reduce(into: []) { names, one in
        names.insert(one.name)
        guard depth > 1, Library.actionGroups.contains(one.name) else { return }
        for payload in one.payloads {
          let group = program.resolve(payload, of: one, in: type).declaration
          names.formUnion(group.map { Self.names(of: $0, program, depth: depth - 1) } ?? [])
        }
      }
    }

    static let maxFuel = 600
    private static let maxDepth = 8

    /// Returns what happens when the feature receives an action, until all its effects have ended.
    mutating func handle(_ value: SentValue, _ flow: ReducerFlow) -> [ReducerFlow] {
      var flow = flow
      if !flow.sent.contains(value) { flow.sent.append(value) }
      guard flow.depth < Self.maxDepth, fuel > 0 else {
        flow.isUncertain = true
        return [flow]
      }
      flow.depth += 1
      var frames = [ReducerFrame(flow: flow)]
      for body in feature.bodies {
        frames = frames.flatMap { frame -> [ReducerFrame] in
          var frame = frame
          guard body.changed == nil, body.event == nil, !body.returnsNavigation else {
            forget(body.statements, &frame)
            return [frame]
          }
          (frame.names, frame.states, frame.leaving) = ([body.action: value], [body.state], nil)
          return run(body.statements, [frame])
        }
      }
      return frames.flatMap { finish($0) }.map { flow in
        var flow = flow
        flow.depth -= 1
        return flow
      }.withoutRepetitions
    }

    /// Runs the effects that a reducer returned.
    private mutating func finish(_ frame: ReducerFrame) -> [ReducerFlow] {
      var flow = frame.flow
      if !frame.effects.isEmpty {
        flow.awaited.formUnion(flow.written.filter { $0.value == .flag(true) }.map(\.key))
        flow.cancellable.formUnion(frame.effects.compactMap(\.identifier))
      }
      return frame.effects.reduce([flow]) { flows, effect in
        flows.flatMap { self.flows(of: effect, $0) }
      }
    }

    /// Nothing is known any more of the properties that code mentions.
    func forget(_ code: some SyntaxProtocol, _ frame: inout ReducerFrame) {
      let names = Set(code.tokens(viewMode: .sourceAccurate).map(\.text))
      for name in frame.flow.written.keys
      where names.contains(where: { name == $0 || name.hasSuffix("." + $0) }) {
        frame.flow.written[name] = .unknown
      }
    }

    // MARK: Statements

    mutating func run(
      _ code: CodeBlockItemListSyntax, _ frames: [ReducerFrame]
    ) -> [ReducerFrame] {
      var frames = frames
      for item in code {
        frames = frames.flatMap { $0.leaving == nil ? run(item, $0) : [$0] }
        if frames.count > 1 { frames = frames.withoutRepetitions }
      }
      return frames
    }

    private mutating func run(_ item: CodeBlockItemSyntax, _ frame: ReducerFrame) -> [ReducerFrame]
    {
      fuel -= 1
      guard fuel > 0 else {
        var frame = frame
        frame.flow.isUncertain = true
        return [frame]
      }
      if let expression = item.item.expression { return run(expression, frame) }
      switch item.item {
      case .decl(let declaration):
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return [frame] }
        return variable.bindings.reduce([frame]) { frames, binding in
          frames.flatMap { bind(binding.pattern, to: binding.initializer?.value, $0) }
        }
      case .stmt(let statement): return run(statement, frame)
      case .expr(let expression): return run(expression, frame)
      }
    }

    mutating func bind(
      _ pattern: PatternSyntax, to value: ExprSyntax?, _ frame: ReducerFrame
    ) -> [ReducerFrame] {
      guard let value else { return [frame] }
      return evaluate(value, frame).map { frame in
        var frame = frame
        for name in CasePattern(pattern).boundNames {
          frame.names[name] =
            pattern.is(IdentifierPatternSyntax.self) ? frame.value(value) : .unknown
        }
        return frame
      }
    }

    private mutating func run(_ statement: StmtSyntax, _ frame: ReducerFrame) -> [ReducerFrame] {
      if let returned = statement.as(ReturnStmtSyntax.self) {
        return leave(with: returned.expression, frame)
      }
      if let check = statement.as(GuardStmtSyntax.self) {
        return test(check.conditions, frame).flatMap { holds, frame in
          holds ? [frame] : run(check.body.statements, [frame])
        }
      }
      if let attempt = statement.as(DoStmtSyntax.self) { return run(attempt, frame) }
      var frame = frame
      switch statement.kind {
      case .throwStmt: frame.leaving = .throw
      case .breakStmt, .continueStmt: frame.leaving = .break
      default:
        // A loop runs any number of times.
        forget(statement, &frame)
        suppose(statement, &frame)
      }
      return [frame]
    }

    /// `return`, with what that returns.
    private mutating func leave(
      with returned: ExprSyntax?, _ frame: ReducerFrame
    ) -> [ReducerFrame] {
      guard let returned else {
        var frame = frame
        frame.leaving = .return
        return [frame]
      }
      let frames = frame.isEffect ? evaluate(returned, frame) : give(returned, frame)
      return frames.map { frame in
        var frame = frame
        frame.leaving = frame.leaving ?? .return
        return frame
      }
    }

    /// Runs code whose errors are caught.
    private mutating func run(_ attempt: DoStmtSyntax, _ frame: ReducerFrame) -> [ReducerFrame] {
      run(attempt.body.statements, [frame]).flatMap { frame -> [ReducerFrame] in
        guard frame.leaving == .throw, !attempt.catchClauses.isEmpty else { return [frame] }
        return attempt.catchClauses.flatMap { clause -> [ReducerFrame] in
          var caught = frame
          caught.leaving = nil
          if var failure = caught.flow.failures.popLast() {
            failure.node = clause.id
            failure.place = program.place(of: clause)
            failure.isPlaced = true
            caught.flow.failures.append(failure)
          }
          return run(clause.body.statements, [caught])
        } + (attempt.catchClauses.last?.catchItems.isEmpty == false ? [frame] : [])
      }
    }

    // MARK: Expressions

    private mutating func run(_ expression: ExprSyntax, _ frame: ReducerFrame) -> [ReducerFrame] {
      if let check = expression.as(IfExprSyntax.self) { return run(check, frame) }
      if let choice = expression.as(SwitchExprSyntax.self) { return run(choice, frame) }
      if let sequence = expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
        sequence.count >= 3, sequence[1].is(AssignmentExprSyntax.self)
      {
        return assign(sequence, expression, frame)
      }
      // The value of code that consists of it alone.
      let isValue =
        isEffect(expression)
        || expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
      if !frame.isEffect, isValue, frame.property(expression) == nil {
        return leave(with: expression, frame)
      }
      return evaluate(expression, frame)
    }

    private mutating func run(_ check: IfExprSyntax, _ frame: ReducerFrame) -> [ReducerFrame] {
      test(check.conditions, frame).flatMap { holds, frame -> [ReducerFrame] in
        if holds { return run(check.body.statements, [frame]) }
        switch check.elseBody {
        case .codeBlock(let otherwise)?: return run(otherwise.statements, [frame])
        case .ifExpr(let otherwise)?: return run(otherwise, frame)
        case nil: return [frame]
        }
      }
    }

    private mutating func assign(
      _ parts: [ExprSyntax], _ expression: ExprSyntax, _ frame: ReducerFrame
    ) -> [ReducerFrame] {
      let value = parts.count == 3 ? parts[2] : nil
      return evaluate(expression, frame).map { frame in
        var frame = frame
        if let property = frame.property(parts[0]) {
          let name = property.split(separator: ".").last.map(String.init) ?? property
          if flags.contains(name) {
            frame.flow.written[property] = value.map(frame.value) ?? .unknown
          }
          if asked.contains(name), !frame.flow.awaited.isEmpty {
            frame.flow.answered.insert(name)
          }
          for other in frame.flow.written.keys where other.hasPrefix(property + ".") {
            frame.flow.written[other] = .unknown
          }
        } else if let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
          if frame.states.contains(name) { frame.flow.isUncertain = true }
          if frame.names[name] != nil { frame.names[name] = .unknown }
        }
        return frame
      }
    }

    private mutating func run(_ choice: SwitchExprSyntax, _ frame: ReducerFrame) -> [ReducerFrame] {
      var found: [ReducerFrame] = []
      for given in evaluate(choice.subject, frame) {
        guard given.leaving == nil else {
          found.append(given)
          continue
        }
        let value = given.value(choice.subject)
        for one in choice.cases.compactMap({ $0.as(SwitchCaseSyntax.self) }) {
          guard let (isCertain, inner) = enter(one, value, given) else { continue }
          found += run(one.statements, [inner]).map { frame in
            var frame = frame
            if frame.leaving == .break { frame.leaving = nil }
            return frame
          }
          if isCertain { break }
        }
      }
      return found
    }

    /// Returns the state of a case's code; nil where the value is another one.
    private func enter(
      _ one: SwitchCaseSyntax, _ value: SentValue, _ frame: ReducerFrame
    ) -> (isCertain: Bool, ReducerFrame)? {
      var frame = frame
      guard case .case(let label) = one.label else {
        place(value, one, &frame)
        return (true, frame)
      }
      for item in label.caseItems {
        let pattern = CasePattern(item.pattern)
        guard let (isCertain, names) = value.matched(by: pattern) else { continue }
        frame.names.merge(names) { _, new in new }
        place(value, one, &frame)
        if value == .unknown, case .enumCase("failure", _) = pattern {
          frame.flow.failures.append(
            .init(
              words: "the result is a failure", node: one.id, place: program.place(of: one),
              isPlaced: true))
        }
        return (isCertain && item.whereClause == nil, frame)
      }
      return nil
    }

    /// Says where a failure is handled that an action carries.
    private func place(_ value: SentValue, _ one: SwitchCaseSyntax, _ frame: inout ReducerFrame) {
      guard value.isFailure, let last = frame.flow.failures.indices.last,
        !frame.flow.failures[last].isPlaced
      else { return }
      frame.flow.failures[last].place = program.place(of: one)
    }
  }
#endif
