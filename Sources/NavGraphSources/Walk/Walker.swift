#if SourceReading
  import SwiftSyntax

  /// Reads what reducers do: an abstract walk over their code that follows actions into patterns, states into
  /// properties and helpers into their bodies, and writes down what happens to containers of screens.
  final class Walker {
    let program: Program
    let features: Features
    let evidence: Evidence
    let mentions: Mentions
    var handlers: [Handler] = []
    private(set) var unclear: Set<Unclear> = []
    private(set) var containers: [ScreenContainer: StatePath] = [:]
    private(set) var containerOrder: [ScreenContainer] = []
    /// What was found before, by feature and by property.
    var mainContainers: [ObjectIdentifier: (container: ScreenContainer, path: StatePath)?] = [:]
    var kinds: [Evidence.Key: ScreenContainer.Kind?] = [:]
    private(set) lazy var linkHearers = findLinkHearers()
    /// How many more steps the decisions on the URL that is followed may take.
    var linkFuel = 0
    /// Whether what the followed URL leads to depends on what is not known of it.
    var isLinkOpen = false
    /// What a view sends for the URL that is followed, with what the action carries.
    var sentForLink: [(steps: [ActionStep], value: Value)] = []
    /// The variables that code changes, by the code.
    var changes: [SyntaxIdentifier: Changes] = [:]
    var madeStarts: [ObjectIdentifier: [[ShownScreen]]] = [:]

    init(_ program: Program) {
      self.program = program
      features = Features(program)
      evidence = Evidence(program)
      mentions = Mentions(program)
    }

    func walk() {
      for feature in features.all { walk(feature, nil) }
      followOpenings()
    }

    private func walk(_ feature: Feature, _ given: (path: [ActionStep], value: Value)?) {
      for (index, body) in feature.bodies.enumerated() {
        var scope = Scope(
          feature: feature, file: program.file(of: body.statements) ?? feature.place.file)
        scope.lexical = feature.owner
        scope.body = index
        scope.given = given
        scope.isFollowingLink = given != nil
        scope.names[body.state] = .state(StatePath(components: [], type: feature.state))
        scope.names[body.action] = .action(ActionPath(steps: [], type: .declared(feature.action)))
        if body.returnsNavigation { scope.names["navigation()"] = .unknown }
        let steps = self.steps(Array(body.statements), scope)
        emit(steps, scope)
      }
    }

    /// What a feature does about one action that carries a known value.
    func handlers(of feature: Feature, hearing path: [ActionStep], _ value: Value) -> [Handler] {
      let known = handlers
      defer { handlers = known }
      handlers = []
      // What the action is known to carry may be named in patterns.
      let action = Array(path.prefix { !$0.isPayload })
      walk(feature, (action, value))
      return handlers.filter { $0.path.starts(with: action) && path.starts(with: $0.path) }
    }

    func add(_ handler: Handler) { handlers.append(handler) }

    func admit(_ node: some SyntaxProtocol, _ reason: String) {
      admit(program.place(of: node), reason)
    }

    func admit(_ place: SourcePlace, _ reason: String) {
      unclear.insert(Unclear(place: place, reason: reason))
    }

    /// - Parameter orNothing: Whether it counts that nothing is done.
    func emit(_ steps: [Step], _ scope: Scope, orNothing: Bool = false) {
      var steps = steps
      if let closed = closedAlert(by: scope) { steps.insert(closed, at: 0) }
      guard !steps.isEmpty || orNothing else { return }
      handlers.append(
        Handler(
          feature: scope.feature, path: scope.path, conditions: scope.conditions,
          values: scope.values, helper: scope.helper,
          place: scope.place, steps: steps, body: scope.body))
    }

    func register(_ container: ScreenContainer, _ path: StatePath) {
      guard containers[container] == nil else { return }
      containers[container] = path
      containerOrder.append(container)
    }

    // MARK: Statements

    func steps(_ statements: [CodeBlockItemSyntax], _ given: Scope) -> [Step] {
      var scope = given
      var result: [Step] = []
      for (index, statement) in statements.enumerated() {
        let rest = Array(statements[(index + 1)...])
        switch statement.item {
        case .decl(let declaration):
          if let variable = declaration.as(VariableDeclSyntax.self) {
            result += bind(variable, &scope)
          }
          if let function = declaration.as(FunctionDeclSyntax.self),
            let made = Self.only(function.body?.statements)
          {
            scope.names[function.name.text] = .expression(made, scope)
          }
          if let condition = declaration.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses {
              if case .statements(let inner)? = clause.elements {
                result += steps(Array(inner), scope)
              }
            }
          }
        case .stmt(let statement):
          if let check = statement.as(GuardStmtSyntax.self) {
            return result + self.guard(check, rest, scope)
          }
          if let inner = statement.as(ExpressionStmtSyntax.self) {
            if let check = inner.expression.as(IfExprSyntax.self) {
              return result + self.if(check, rest, scope)
            }
            if let choice = inner.expression.as(SwitchExprSyntax.self) {
              return result + self.switch(choice, rest, scope)
            }
            result += steps(inner.expression, scope)
          } else if let loop = statement.as(ForStmtSyntax.self) {
            if let all = loopThatReturns(loop, rest, scope) { return result + all }
            result += self.loop(loop, scope)
          } else {
            result += steps(statement, scope)
          }
        case .expr(let expression):
          if let check = expression.as(IfExprSyntax.self) {
            return result + self.if(check, rest, scope)
          }
          if let choice = expression.as(SwitchExprSyntax.self) {
            return result + self.switch(choice, rest, scope)
          }
          result += steps(expression, scope)
        }
      }
      return result
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
        guard let expression = returned.expression else { return [] }
        return navigation(expression, scope) ?? steps(expression, scope)
      }
      if let loop = statement.as(WhileStmtSyntax.self) {
        return steps(Array(loop.body.statements), scope)
      }
      if let loop = statement.as(RepeatStmtSyntax.self) {
        return steps(Array(loop.body.statements), scope)
      }
      if let attempt = statement.as(DoStmtSyntax.self) {
        let done = steps(Array(attempt.body.statements), scope)
        var caught = Self.oneOf(
          attempt.catchClauses.map { clause in
            (
              Check("caught " + text(clause.catchItems)),
              steps(Array(clause.body.statements), scope)
            )
          })
        if Self.awaitsValues(attempt.body) { caught = caught.map(\.repeated) }
        return caught.isEmpty
          ? done : [.branch(condition: "an error is thrown", caught, otherwise: done)]
      }
      if let later = statement.as(DeferStmtSyntax.self) {
        return steps(Array(later.body.statements), scope)
      }
      return []
    }

    /// Whether code waits for the values of a stream: what comes after it comes at any time.
    private static func awaitsValues(_ block: CodeBlockSyntax) -> Bool {
      block.statements.contains { $0.item.as(ForStmtSyntax.self)?.awaitKeyword != nil }
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
            declare(name, by: variable.bindingSpecifier, &scope)
          }
          continue
        }
        result += steps(initial, scope)
        if let name {
          scope.names[name] = bound(name, to: initial, by: variable.bindingSpecifier, scope)
        }
      }
      return result
    }

    /// Code as words for a condition: one line, not too long.
    func text(_ node: some SyntaxProtocol) -> String {
      let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      return words.count > 100 ? words.prefix(99) + "…" : words
    }
  }

  /// What code returns, at whatever place.
  private final class ReturnFinder: SyntaxVisitor {
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
