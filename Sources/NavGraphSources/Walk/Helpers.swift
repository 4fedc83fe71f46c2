#if SourceReading
  import SwiftSyntax

  // Functions that code calls: their steps are a part of the caller's.

  extension Walker {
    func function(_ name: String, _ node: FunctionCallExprSyntax, _ scope: Scope) -> [Step]? {
      if let (function, owner) = own(name, node, scope) {
        let isOwn = ownDeclarations(scope).contains { $0 === owner }
        let selfState = isOwn ? scope.selfState : nil
        return inline(function, node, selfState: selfState, lexical: owner, scope)
      }
      guard let candidates = program.functions[name] else { return nil }
      let ordered = candidates.sorted {
        Program.nearness($0.file, scope.file) > Program.nearness($1.file, scope.file)
      }
      guard let function = choose(ordered, of: nil, for: node, scope) else { return nil }
      return inline(function, node, selfState: nil, lexical: nil, scope)
    }

    /// Returns the result of a call that ends with one expression and returns nothing before: `destination(for: row)`.
    func returned(
      by node: FunctionCallExprSyntax, _ scope: Scope
    ) -> (value: ExprSyntax, scope: Scope)? {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      guard member.map({ ["self", "Self"].contains($0.base?.sourceText) }) ?? true,
        let name = Self.name(of: node.calledExpression) ?? member?.declName.baseName.text,
        let (function, owner) = own(name, node, scope),
        let body = function.node.body, let value = body.statements.onlyReturned,
        scope.calls.count < 12, !scope.calls.contains(function.node.id)
      else { return nil }
      return (value, self.scope(in: function, node, lexical: owner, scope))
    }

    /// Returns the results of a function that returns one of several, as far as known values do not rule them out.
    func allReturned(
      by node: FunctionCallExprSyntax, _ scope: Scope
    ) -> (values: [ExprSyntax], scope: Scope)? {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      guard member.map({ ["self", "Self"].contains($0.base?.sourceText) }) ?? true,
        let name = Self.name(of: node.calledExpression) ?? member?.declName.baseName.text,
        let (function, owner) = own(name, node, scope), let body = function.node.body,
        scope.calls.count < 12, !scope.calls.contains(function.node.id)
      else { return nil }
      let inner = self.scope(in: function, node, lexical: owner, scope)
      var values: [ExprSyntax] = []
      for value in ReturnFinder.values(in: Syntax(body))
      where value.parent?.is(ReturnStmtSyntax.self) == true {
        let isReached = isReached(Syntax(value), in: Syntax(body), inner)
        if isReached != false { values.append(value) }
        if isReached == true { break }
      }
      return values.isEmpty ? nil : (values, inner)
    }

    /// Whether known values lead to a statement of a function, where nothing before it returns; nil where they do not say.
    private func isReached(_ node: Syntax, in body: Syntax, _ scope: Scope) -> Bool? {
      let around = sequence(first: node, next: \.parent).prefix { $0.id != body.id }
      let verdicts = around.map { one -> Bool? in
        if one.is(ClosureExprSyntax.self) || one.is(FunctionDeclSyntax.self) { return false }
        if let check = one.as(IfExprSyntax.self) {
          let holds = hold(check.conditions, scope)
          return check.body.range.contains(node.position) ? holds : holds.map { !$0 }
        }
        if let check = one.as(GuardStmtSyntax.self) {
          return hold(check.conditions, scope).map { !$0 }
        }
        if let taken = one.as(SwitchCaseSyntax.self),
          let choice = one.parent?.parent?.as(SwitchExprSyntax.self)
        {
          let possible = possible(choice.cases.readable, choice.subject, scope).map(\.one.id)
          return !possible.contains(taken.id) ? false : possible.count == 1 ? true : nil
        }
        let isOpen =
          one.is(ForStmtSyntax.self) || one.is(WhileStmtSyntax.self) || one.is(DoStmtSyntax.self)
        return isOpen ? nil : true
      }
      return verdicts.contains(false) ? false : verdicts.contains(nil) ? nil : true
    }

    private func hold(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Bool? {
      var inner = scope
      let all = TestedCondition.all(conditions).map { holds($0, &inner) }
      return all.contains(false) ? false : all.contains(nil) ? nil : true
    }

    /// Returns the function that a call means, of the enclosing type, or of one around that.
    private func own(
      _ name: String, _ node: FunctionCallExprSyntax, _ scope: Scope
    ) -> (function: FunctionDeclaration, owner: TypeDeclaration)? {
      let own = ownDeclarations(scope)
      let isOwn = own.contains { $0 === scope.lexical }
      let around = sequence(first: scope.lexical, next: { $0?.parent }).compactMap { $0 }
      return ((isOwn ? own : []) + around).lazy.compactMap { type in
        self.function(name, in: type, for: node, scope).map { ($0, type) }
      }.first
    }

    /// Returns the function that `super.show()` means in the code of a class, with the class whose code is read.
    func inherited(
      _ name: String, _ node: FunctionCallExprSyntax, _ scope: Scope
    ) -> (function: FunctionDeclaration, owner: TypeDeclaration?)? {
      let around = sequence(first: Syntax(node), next: \.parent).first {
        $0.is(ClassDeclSyntax.self)
      }
      let type = program.types.first { $0.node.id == around?.id } ?? scope.lexical
      guard let base = type.flatMap({ program.superclass(of: $0) }),
        let function = function(name, in: base, for: node, scope)
      else { return nil }
      return (function, scope.lexical)
    }

    /// What declares the functions of the state or the model whose code is read.
    private func ownDeclarations(_ scope: Scope) -> [TypeDeclaration] {
      scope.selfState.map { program.declarations(of: $0.type) } ?? []
    }

    /// The function of a type that a call means: one with code, before a requirement of a protocol.
    func function(
      _ name: String, in type: TypeDeclaration, for node: FunctionCallExprSyntax, _ scope: Scope
    ) -> FunctionDeclaration? {
      guard let all = type.functions[name] else { return nil }
      let readable = all.filter { $0.node.body != nil }
      return choose(readable.isEmpty ? all : readable, of: type, for: node, scope)
    }

    /// Returns the scope of the code of a called function.
    private func scope(
      in function: FunctionDeclaration, _ node: FunctionCallExprSyntax, lexical: TypeDeclaration?,
      _ scope: Scope
    ) -> Scope {
      var inner = Scope(feature: scope.feature, file: function.file)
      (inner.path, inner.type, inner.excludedActions) = (
        scope.path, scope.type, scope.excludedActions
      )
      inner.lexical = lexical
      inner.calls = scope.calls + [function.node.id]
      bind(function, node, &inner, scope)
      forgetChanged(in: function.node, &inner)
      return inner
    }

    /// The function that a call means: by the labels of its arguments, then by their types.
    func choose(
      _ candidates: [FunctionDeclaration], of owner: TypeDeclaration?,
      for node: FunctionCallExprSyntax, _ scope: Scope
    ) -> FunctionDeclaration? {
      let labels = node.arguments.map { $0.label?.text }
      var fitting = candidates.filter { $0.parameters.map(\.label) == labels }
      if fitting.isEmpty { fitting = candidates.filter { $0.accepts(labels) } }
      guard fitting.count > 1 else { return fitting.first ?? candidates.first }
      return choose(
        fitting, of: owner, taking: node.arguments.map { knownType(value($0.expression, scope)) })
    }

    /// The function of several with one name that takes values of such types.
    func choose(
      _ candidates: [FunctionDeclaration], of owner: TypeDeclaration?, taking given: [SwiftType]
    ) -> FunctionDeclaration? {
      guard candidates.count > 1 else { return candidates.first }
      return candidates.first { function in
        function.parameters.count == given.count
          && zip(function.parameters, given).allSatisfy { parameter, given in
            !given.excludes(program.resolve(parameter.type, in: owner, file: function.file))
          }
      } ?? candidates.first
    }

    func knownType(_ value: Value) -> SwiftType {
      switch value {
      case .action(let path): path.type
      case .state(let path): path.type
      case .expression(let made, let scope):
        plainType(of: made, scope).map { .other($0) }
          ?? program.type(ofInitial: made, in: scope.lexical, file: scope.file)
      case .constant, .choices, .unknown: .unknown
      }
    }

    /// Reads a helper with what it is given.
    func inline(
      _ function: FunctionDeclaration, _ node: FunctionCallExprSyntax, selfState: StatePath?,
      lexical: TypeDeclaration?, _ scope: Scope
    ) -> [Step]? {
      guard let body = function.node.body else { return nil }
      guard scope.calls.count < 12, !scope.calls.contains(function.node.id) else {
        cutCalls += 1
        return nil
      }
      readFunctions.insert(function.node.id)
      if helperDepth == 0 { helperFuel = Self.maxHelpers }
      guard helperFuel > 0 else { return [] }
      helperFuel -= 1
      helperDepth += 1
      defer { helperDepth -= 1 }
      var inner = self.scope(in: function, node, lexical: lexical, scope)
      inner.handlesChange = scope.handlesChange
      inner.selfState = selfState
      inner.helper = scope.helper ?? function.name
      inner.given = scope.given
      inner.isFollowingLink = scope.isFollowingLink
      inner.values = scope.values
      inner.returnsNavigation = scope.returnsNavigation && returnsNavigation(function, lexical)
      let call = HelperCall(function, inner, node)
      if let call, let known = silentCalls[call] {
        written.formUnion(known)
        return []
      }
      let known = (admissions, cutCalls, openChoice?.id)
      let writtenBefore = written
      written = []
      defer { written.formUnion(writtenBefore) }
      var result = self.body(body.statements, inner)
      // A closure that the helper passes on is called, more often than not.
      let closures =
        node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
        + [node.trailingClosure].compactMap(\.self)
      for closure in closures where !calledClosures.contains(closure.id) {
        result += self.closure(closure, [], scope)
      }
      if let call, result.isEmpty, question == nil,
        known == (admissions, cutCalls, openChoice?.id), helperFuel > 0
      {
        silentCalls[call] = written
      }
      if helperFuel == 0, helperDepth == 1 {
        admit(node, "functions call one another more often than is read")
        return []
      }
      return result
    }

    /// Binds the parameters of a helper to their arguments, and those that have none to their defaults.
    private func bind(
      _ function: FunctionDeclaration, _ node: FunctionCallExprSyntax, _ inner: inout Scope,
      _ scope: Scope
    ) {
      var arguments = node.arguments.map { (label: $0.label?.text, value: $0.expression) }
      arguments += node.additionalTrailingClosures.map { ($0.label.text, ExprSyntax($0.closure)) }
      var missing: [(name: String, type: TypeSyntax, initial: ExprSyntax?)] = []
      for parameter in function.parameters {
        guard let index = arguments.firstIndex(where: { $0.label == parameter.label }) else {
          missing.append((parameter.name, parameter.type, parameter.initial))
          continue
        }
        let type = program.resolve(parameter.type, in: inner.lexical, file: function.file)
        inner.names[parameter.name] = value(arguments.remove(at: index).value, scope).typed(type)
      }
      if let closure = node.trailingClosure {
        // The first closure that the call needs; of those that are declared by another name, the last parameter.
        let closures = missing.indices.filter { missing[$0].type.sourceText.contains("->") }
        let others = missing.indices.reversed().filter { !closures.contains($0) }
        let index =
          closures.first { missing[$0].initial == nil } ?? closures.first
          ?? others.first { missing[$0].initial == nil } ?? others.first
        if let index {
          inner.names[missing.remove(at: index).name] = .expression(ExprSyntax(closure), scope)
        }
      }
      for parameter in missing {
        let type = program.resolve(parameter.type, in: inner.lexical, file: function.file)
        inner.names[parameter.name] = parameter.initial.map { value($0, inner).typed(type) }
      }
    }

    /// Returns the steps of a helper that calls a closure argument.
    func closure(
      _ closure: ClosureExprSyntax, givenBy caller: Scope, _ node: FunctionCallExprSyntax,
      _ scope: Scope
    ) -> [Step] {
      calledClosures.insert(closure.id)
      guard !caller.calls.contains(closure.id), helperFuel > 0 else { return [] }
      helperFuel -= 1
      var inner = caller
      inner.calls.append(closure.id)
      inner.path = scope.path
      inner.excludedActions = scope.excludedActions
      inner.values = scope.values
      return self.closure(closure, node.arguments.map { value($0.expression, scope) }, inner)
    }

    private func returnsNavigation(
      _ function: FunctionDeclaration, _ owner: TypeDeclaration?
    ) -> Bool {
      guard let type = function.node.signature.returnClause?.type,
        case .navigationAction = program.resolve(type, in: owner, file: function.file).unwrapped
      else { return false }
      return true
    }

    /// The bodies of functions that are read for one call.
    private static let maxHelpers = 1_000
  }

  /// A call of a function with nothing but parts of the state and of the action.
  struct HelperCall: Hashable {
    private var function: SyntaxIdentifier
    private var state: [String]?
    private var action: [ActionStep]
    private var excludedActions: ExcludedActions
    private var names: [String: [String]] = [:]

    init?(_ function: FunctionDeclaration, _ scope: Scope, _ node: FunctionCallExprSyntax) {
      let isGiven = node.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
      guard !scope.isFollowingLink, node.trailingClosure == nil, !isGiven else { return nil }
      self.function = function.node.id
      state = scope.selfState?.components.map(\.name)
      action = scope.path
      excludedActions = scope.excludedActions
      for (name, value) in scope.names {
        switch value {
        case .state(let path): names[name] = ["state"] + path.components.map(\.name)
        case .action(let path): names[name] = ["action"] + path.steps.map(\.name)
        case .unknown: names[name] = []
        case .expression(let made, let inner)
        where (made.is(BooleanLiteralExprSyntax.self) || made.isNil)
          && !inner.origin(of: made).isChanged:
          names[name] = ["literal", made.sourceText]
        case .expression, .choices, .constant: return nil
        }
      }
    }
  }
#endif
