#if SourceReading
  import SwiftSyntax

  /// Reads what reducers do: an abstract walk over their code that follows actions into patterns, states into
  /// properties and helpers into their bodies, and writes down what happens to containers of screens.
  final class Walker {
    let program: Program
    let features: Features
    var evidence: Evidence
    let uses: Uses
    var mentions: Mentions { uses.mentions }
    var closures: GivenClosures { uses.closures }
    var handlers: [Handler] = []
    var unclear: Set<Unclear> = []
    /// How often something was met that could not be read.
    var admissions = 0
    /// Handlers that do nothing that could be read.
    var unreadHandlers: [Handler] = []
    /// The actions that effects send after they dismissed their feature, which no longer arrive: by the place.
    var lateSends: [SourcePlace: LateSend] = [:]
    /// Where effects dismiss their feature after they slept.
    var lateDismissals: Set<SourcePlace> = []
    private(set) var containers: [ScreenContainer: StatePath] = [:]
    private(set) var containerOrder: [ScreenContainer] = []
    /// Memoized containers, by feature and by property.
    var mainContainers: [ObjectIdentifier: (container: ScreenContainer, path: StatePath)?] = [:]
    var holders: [ObjectIdentifier: (container: ScreenContainer, path: StatePath)?] = [:]
    var kinds: [Evidence.Key: ScreenContainer.Kind?] = [:]
    /// The properties without a type in the code of which views show that they are `true` or `false`.
    var flags: Set<Evidence.Key> = []
    var turns: [ObjectIdentifier: Turns?] = [:]
    /// The stacks that views are given as bindings, by the properties that they are bound to.
    var boundStacks: [Evidence.Key: ScreenContainer] = [:]
    /// Memoized slots of other views that properties of views are bound to, and whether writing nothing closes the view.
    var boundSlots: [Evidence.Key: ScreenContainer?] = [:]
    var closingBindings: [Evidence.Key: Bool] = [:]
    private(set) lazy var linkRecipients = findLinkRecipients()
    /// The features whose code hears actions, by that code.
    private(set) lazy var bodyOwners = features.all.reduce(into: [SyntaxIdentifier: Feature]()) {
      owners, feature in for body in feature.bodies { owners[body.statements.id] = feature }
    }
    /// Where the view that is read is taken to be made, if what it is given there differs.
    var site: (view: TypeDeclaration, site: GivenClosures.Site)?
    /// The view that is read, if it is no screen but a part of others.
    var part: TypeDeclaration?
    /// How many more bodies of functions may be read for the call that is read, and how many are being read in one another.
    var helperFuel = 0
    var helperDepth = 0
    /// Closures that a helper was seen to call.
    var calledClosures: Set<SyntaxIdentifier> = []
    /// Closures that are called later by what they are given to, with where they are.
    var kept: [(closure: ClosureExprSyntax, scope: Scope)] = []
    /// The functions that were read for a call.
    var readFunctions: Set<SyntaxIdentifier> = []
    /// Changes of stacks by code that nothing was seen to call.
    var unreachedChanges: [Change] = []
    /// The screens that calls open on what could not be read.
    var unreadOpenings: [(screen: String, place: SourcePlace)] = []
    /// How often a call was not followed because it is too deep, or calls itself.
    var cutCalls = 0
    /// Calls that were read and change no screens, with the properties of the state that they change.
    var silentCalls: [HelperCall: Set<String>] = [:]
    /// The properties of the state that the code that is read changes.
    var written: Set<String> = []
    /// How many more closures may be read for the action that is read, and how many are being read in one another.
    var givenFuel = 0
    var givenDepth = 0
    /// How many more steps the decisions on the URL that is followed may take.
    var linkFuel = 0
    /// Whether the effects of the followed URL depend on unknown parts of it.
    var isLinkOpen = false
    /// The actions that a view sends for the URL that is followed, with their values.
    var sentForLink: [(steps: [ActionStep], value: Value)] = []
    /// What code asks of the action that is heard, which has to be known first.
    var question: Question?
    /// The cases of code that asks for the action, by the code.
    var testedCases: [TestedCases.Key: TestedCases] = [:]
    /// How often code of the feature was read.
    var readings = 0
    /// Which of several values is taken, by the code that chooses.
    var decisions: [SyntaxIdentifier: Int] = [:]
    /// The number of combinations of choices that are being read inside one another.
    var combinations = 1
    /// What follows each `switch` that is read with it in each of its cases.
    var codeAfter: [SyntaxIdentifier: [CodeBlockItemSyntax]] = [:]
    /// Code that chooses a value, by the code; nil for code that does not.
    var openChoices: [SyntaxIdentifier: OpenChoice?] = [:]
    /// Code that chooses a value, which was met and is not decided.
    var openChoice: OpenChoice?
    /// The variables that code changes, by the code.
    var changes: [SyntaxIdentifier: Changes] = [:]
    /// What variables are assigned, by the code and their names.
    var assignments: [SyntaxIdentifier: [String: [ExprSyntax]]] = [:]
    private(set) lazy var dismissible = findDismissible()
    private(set) lazy var screenStates = findScreenStates()
    private(set) lazy var sharedChoices = findSharedChoices()
    /// The states that are made somewhere with screens that could not be read, or cannot be registered there.
    var unreadStarts: [ObjectIdentifier: SourcePlace] = [:]
    var madeStarts: [ObjectIdentifier: [[ShownScreen]]] = [:]
    /// The enums whose cases are screens of a stack of values of any type.
    var shownByCase: Set<ObjectIdentifier> = []

    init(_ program: Program) {
      self.program = program
      let features = Features(program)
      self.features = features
      let readers = Evidence.readers(of: program)
      nonisolated(unsafe) var found: Uses?
      // The views are read by all processors that are not busy with the uses.
      concurrently([{ found = Uses(program, features) }] + readers.map { one in { one.read() } }) {
        $0()
      }
      uses = found ?? Uses(program, features)
      evidence = Evidence(program, readers)
    }

    func walk() {
      for place in evidence.unreadSends {
        admit(place, "which action is sent here cannot be read")
      }
      addLibraryHandlers()
      for feature in features.all { walk(feature, nil) }
      for feature in features.all {
        addButtons(of: feature)
        addProvidedButtons(of: feature)
      }
      followOpenings()
    }

    private func walk(_ feature: Feature, _ given: (path: [ActionStep], value: Value)?) {
      for (index, body) in feature.bodies.enumerated() {
        var scope = Scope(
          feature: feature, file: program.file(of: body.statements) ?? feature.place.file)
        scope.lexical = body.owner ?? feature.owner
        scope.body = index
        scope.type = .declared(feature.action)
        scope.given = given.map { ($0.path.filter { !$0.isPayload }, $0.value) }
        scope.isFollowingLink = given != nil
        scope.path = given?.path ?? []
        if !body.heard.isEmpty {
          scope.path = body.heard.map { ActionStep(name: $0) }
          scope.type = .unknown
        } else if body.changed != nil || body.event != nil {
          scope.path = [ActionStep(name: body.event ?? "onChange")]
          scope.handlesChange = true
        }
        scope.names[body.state] = .state(StatePath(components: [], type: feature.state))
        scope.names[body.action] = .action(ActionPath(steps: [], type: .declared(feature.action)))
        scope.returnsNavigation = body.returnsNavigation
        read(Array(body.statements), scope)
      }
    }

    /// Returns how a feature handles one action that carries a known value.
    func handlers(of feature: Feature, handling path: [ActionStep], _ value: Value) -> [Handler] {
      let known = handlers
      defer { handlers = known }
      handlers = []
      walk(feature, (path, value))
      return handlers
    }

    func add(_ handler: Handler) { handlers.append(handler) }

    func admit(_ node: some SyntaxProtocol, _ reason: String) {
      admit(program.place(of: node), reason)
    }

    /// Lists code that is certainly no navigation, although it looks like that.
    func list(_ node: some SyntaxProtocol, _ reason: String) {
      unclear.insert(Unclear(place: program.place(of: node), reason: reason))
    }

    func admit(_ place: SourcePlace, _ reason: String) {
      admissions += 1
      unclear.insert(Unclear(place: place, reason: reason))
    }

    func register(_ container: ScreenContainer, _ path: StatePath) {
      guard containers[container] == nil else { return }
      containers[container] =
        path.components.isEmpty
        ? path.type.declaration.flatMap(holder)?.path ?? path : path
      containerOrder.append(container)
    }

    // MARK: Statements

    /// The code of a function or a closure.
    func body(_ statements: CodeBlockItemListSyntax, _ scope: Scope) -> [Step] {
      Step.ended(steps(Array(statements), scope))
    }

    func steps(_ statements: [CodeBlockItemSyntax], _ given: Scope) -> [Step] {
      var scope = given
      var result: [Step] = []
      for (index, statement) in statements.enumerated() {
        // The answer is known when the code is read again.
        if question != nil { return [] }
        let rest = Array(statements[(index + 1)...])
        if assign(in: statement, &scope) { continue }
        if let found = choosing(statement, rest, scope) { return result + found }
        let found: [Step]
        switch statement.item {
        case .decl(let declaration): found = steps(declaration, &scope)
        case .stmt(let statement):
          if let check = statement.as(GuardStmtSyntax.self) {
            return result + self.guard(check, rest, scope)
          }
          found =
            statement.as(ExpressionStmtSyntax.self).map { done($0.expression, scope) }
            ?? steps(statement, scope)
        case .expr(let expression): found = done(expression, scope)
        }
        if found.contains(where: \.canExit) { return result + following(found, rest, scope) }
        if let thrown = thrown(in: statement, scope) {
          let later = steps(rest, scope)
          return result
            + Self.unless(
              thrown, found, Self.pauses(statement) ? paused(later, by: statement) : later)
        }
        result += found
        if cancelsEffect(statement, scope) { scope.isDismissed = true }
        if Self.pauses(statement) { return result + paused(steps(rest, scope), by: statement) }
      }
      return result
    }

    /// What is done after a statement that waits.
    private func paused(_ steps: [Step], by statement: CodeBlockItemSyntax) -> [Step] {
      if Self.sleeps(statement) { lateDismissals.formUnion(steps.flatMap(\.dismissals)) }
      let answers = !Self.followsFlag(statement)
      return steps.map { answers ? $0.paused.answering : $0.paused }
    }

    /// Whether a statement waits before the next one: `try await clock.sleep(for: .seconds(2))`, `try await api.pay(order)`.
    private static func pauses(_ statement: CodeBlockItemSyntax) -> Bool {
      var expression: ExprSyntax?
      switch statement.item {
      case .expr(let own):
        let parts = own.as(SequenceExprSyntax.self)?.elements
        let isAssigned = parts?.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        expression = isAssigned ? parts?.last : own
      case .decl(let variable):
        expression = variable.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
      case .stmt: return false
      }
      var isAwaited = false
      while let inner = expression?.as(TryExprSyntax.self)?.expression
        ?? expression?.as(AwaitExprSyntax.self)?.expression
      {
        isAwaited = isAwaited || expression?.is(AwaitExprSyntax.self) == true
        expression = inner
      }
      let called = expression?.as(FunctionCallExprSyntax.self)?.calledExpression
      return isAwaited
        && called.map {
          !["send", "dismiss"].contains(lastName($0) ?? name(of: $0)) && !isSender($0)
        } ?? false
    }

    /// What an expression does that is a statement.
    private func done(_ expression: ExprSyntax, _ scope: Scope) -> [Step] {
      if let check = expression.as(IfExprSyntax.self) { return branches(check, scope) }
      if let choice = expression.as(SwitchExprSyntax.self) { return self.switch(choice, scope) }
      if scope.returnsNavigation, Self.isReturned(Syntax(expression)) {
        return answer(expression, scope)
      }
      return steps(expression, scope)
    }

    private func steps(_ declaration: DeclSyntax, _ scope: inout Scope) -> [Step] {
      if let variable = declaration.as(VariableDeclSyntax.self) { return bind(variable, &scope) }
      if let function = declaration.as(FunctionDeclSyntax.self),
        let made = Self.only(function.body?.statements)
      {
        scope.names[function.name.text] = .expression(made, scope)
      }
      guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [] }
      return built(condition, scope)
    }

    /// Alternatives of which exactly one happens.
    static func oneOf(_ alternatives: [(check: Check, steps: [Step])]) -> [Step] {
      guard let last = alternatives.last else { return [] }
      return alternatives.dropLast().reversed().reduce(last.steps) { otherwise, one in
        one.steps.isEmpty && otherwise.isEmpty
          ? [] : [.branch(condition: one.check, one.steps, otherwise: otherwise)]
      }
    }

    private func steps(_ statement: StmtSyntax, _ scope: Scope) -> [Step] {
      if let returned = statement.as(ReturnStmtSyntax.self) {
        let made = returned.expression.map { returned in
          if scope.returnsNavigation { return answer(returned, scope) }
          let sent = scope.returnsAction ? impliedSend(returned, scope) : nil
          return sent.map { [$0] } ?? steps(returned, scope)
        }
        return (made ?? []) + [.exit(.return)]
      }
      if let thrown = statement.as(ThrowStmtSyntax.self) {
        return steps(thrown.expression, scope) + [.exit(.throw)]
      }
      if let left = statement.as(BreakStmtSyntax.self) { return leaving(left, scope) }
      if let left = statement.as(ContinueStmtSyntax.self) {
        return [.exit(left.label.map { .labelled($0.text) } ?? .continue)]
      }
      if let named = statement.as(LabeledStmtSyntax.self) {
        let inner = named.statement.as(ExpressionStmtSyntax.self).map { done($0.expression, scope) }
        return Step.ended(
          inner ?? steps(named.statement, scope), by: [.labelled(named.label.text)])
      }
      if let loop = statement.as(ForStmtSyntax.self) { return self.loop(loop, scope) }
      if let loop = statement.as(WhileStmtSyntax.self) { return self.loop(loop, scope) }
      if let loop = statement.as(RepeatStmtSyntax.self) { return self.loop(loop, scope) }
      if statement.is(FallThroughStmtSyntax.self) {
        admit(statement, "where this \u{201C}fallthrough\u{201D} leads is not read")
        return [.exit(.break)]
      }
      if let attempt = statement.as(DoStmtSyntax.self) { return self.do(attempt, scope) }
      if let later = statement.as(DeferStmtSyntax.self) {
        return body(later.body.statements, scope)
      }
      return []
    }

    private func bind(_ variable: VariableDeclSyntax, _ scope: inout Scope) -> [Step] {
      var result: [Step] = []
      for binding in variable.bindings {
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        if let accessors = binding.accessorBlock, let name {
          scope.names[name] = .choices(ReturnFinder.values(in: Syntax(accessors)))
          if scope.isFollowingLink, case .getter(let statements) = accessors.accessors,
            case .value(.expression(let made, let inner)) = self.made(
              by: Array(statements), accessors.id, scope)
          {
            scope.names[name] = .expression(made, inner)
          }
        }
        guard let initial = binding.initializer?.value else {
          if let name, binding.accessorBlock == nil {
            var values = assigned(to: name, beside: variable)
            if !values.isEmpty, variable.bindingSpecifier.tokenKind == .keyword(.var),
              binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
            {
              values.append(ExprSyntax(NilLiteralExprSyntax()))
            }
            if !values.isEmpty, !scope.isFollowingLink { scope.names[name] = .choices(values) }
            if variable.bindingSpecifier.tokenKind == .keyword(.let) { scope.deferred.insert(name) }
            declare(name, by: variable.bindingSpecifier, &scope)
          }
          continue
        }
        result += steps(initial, scope)
        if let name {
          let type = binding.typeAnnotation.map {
            program.resolve($0.type, in: scope.lexical, file: scope.file)
          }
          scope.names[name] = bound(name, to: initial, by: variable.bindingSpecifier, scope)
            .typed(type ?? .unknown)
        } else {
          shadow(CasePattern(binding.pattern), &scope)
        }
      }
      return result
    }

    /// Code as words for a condition, in one line.
    func text(_ node: some SyntaxProtocol) -> String {
      node.sourceText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Finds the values that code returns, anywhere.
  final class ReturnFinder: SyntaxVisitor {
    private var values: [ExprSyntax] = []

    static func values(in node: Syntax) -> [ExprSyntax] {
      let finder = ReturnFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.values
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if let expression = node.expression { values.append(expression) }
      return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      if let expression = node.item.as(ExprSyntax.self),
        expression.is(MemberAccessExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
      {
        values.append(expression)
      }
      return .visitChildren
    }
  }
#endif
