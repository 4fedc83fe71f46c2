#if SourceReading
  import SwiftSyntax

  /// Reads what reducers do: an abstract walk over their code that follows actions into patterns, states into
  /// properties and helpers into their bodies, and writes down what happens to containers of screens.
  final class Walker {
    let program: Program
    let features: Features
    let evidence: Evidence
    let mentions: Mentions
    private(set) var handlers: [Handler] = []
    private(set) var unclear: Set<Unclear> = []
    private(set) var containers: [ScreenContainer: StatePath] = [:]
    private(set) var containerOrder: [ScreenContainer] = []
    /// What was found before, by feature and by property.
    var mainContainers: [ObjectIdentifier: (container: ScreenContainer, path: StatePath)?] = [:]
    var kinds: [Evidence.Key: ScreenContainer.Kind?] = [:]
    /// URLs that were opened since they were followed last.
    var openings: [Opening] = []
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
      walk(feature, (path, value))
      openings = []
      return handlers.filter { $0.path == path }
    }

    func add(_ handler: Handler) { handlers.append(handler) }

    func admit(_ node: some SyntaxProtocol, _ reason: String) {
      unclear.insert(Unclear(place: program.place(of: node), reason: reason))
    }

    func emit(_ steps: [Step], _ scope: Scope) {
      var steps = steps
      if let closed = closedAlert(by: scope) { steps.insert(closed, at: 0) }
      guard !steps.isEmpty else { return }
      handlers.append(
        Handler(
          feature: scope.feature, path: scope.path, conditions: scope.conditions,
          helper: scope.helper,
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
    static func oneOf(_ alternatives: [(words: String, steps: [Step])]) -> [Step] {
      guard let last = alternatives.last else { return [] }
      return alternatives.dropLast().reversed().reduce(last.steps) { otherwise, one in
        one.steps.isEmpty && otherwise.isEmpty
          ? [] : [.branch(condition: Check(one.words), one.steps, otherwise: otherwise)]
      }
    }

    private func steps(_ statement: StmtSyntax, _ scope: Scope) -> [Step] {
      if let returned = statement.as(ReturnStmtSyntax.self) {
        guard let expression = returned.expression else { return [] }
        return navigation(expression, scope) ?? steps(expression, scope)
      }
      if let loop = statement.as(ForStmtSyntax.self) {
        let body = steps(Array(loop.body.statements), scope)
        guard loop.awaitKeyword != nil, !body.isEmpty else { return body }
        return [
          .branch(
            condition: Check(text(loop.sequence) + " has values"), body.map(\.repeated),
            otherwise: [])
        ]
      }
      if let loop = statement.as(WhileStmtSyntax.self) {
        return steps(Array(loop.body.statements), scope)
      }
      if let loop = statement.as(RepeatStmtSyntax.self) {
        return steps(Array(loop.body.statements), scope)
      }
      if let attempt = statement.as(DoStmtSyntax.self) {
        let done = steps(Array(attempt.body.statements), scope)
        var caught = attempt.catchClauses.flatMap { steps(Array($0.body.statements), scope) }
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
        if let accessors = binding.accessorBlock,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        {
          let choice = ChoiceFinder.switch(in: Syntax(accessors))
          let taken = choice.flatMap { self.taken(in: $0, scope) }.map { Syntax($0) }
          scope.names[name] = .choices(ReturnFinder.values(in: taken ?? Syntax(accessors)))
        }
        guard let initial = binding.initializer?.value else { continue }
        result += steps(initial, scope)
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          scope.names[name] = value(initial, scope)
        }
      }
      return result
    }

    /// Conditions of an `if` or `guard`: what they say in words, and what they bind and match.
    private func conditions(
      _ list: ConditionElementListSyntax, _ scope: inout Scope
    ) -> (words: [Check.Clause], steps: [Step]) {
      var words: [Check.Clause] = []
      var found: [Step] = []
      for element in list {
        switch element.condition {
        case .expression(let expression):
          words.append(clause(expression, scope))
          found += steps(expression, scope)
        case .matchingPattern(let match):
          let pattern = CasePattern(match.pattern)
          switch value(match.initializer.value, scope) {
          case .action(let path):
            scope.path = follow(pattern, path, &scope).steps
          case .state(let path):
            words.append(clause(match, pattern, path))
            bind(pattern, path, &scope)
          default: words.append(Check.Clause(text: text(match)))
          }
        case .optionalBinding(let binding):
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            continue
          }
          if let initial = binding.initializer?.value {
            found += steps(initial, scope)
            scope.names[name] = value(initial, scope)
          }
          words.append(clause(binding, scope.names[name]))
        case .availability: break
        }
      }
      return (words, found)
    }

    /// Names that a pattern over a state binds to parts of it.
    private func bind(_ pattern: CasePattern, _ path: StatePath, _ scope: inout Scope) {
      switch pattern {
      case .name(let name): scope.names[name] = .state(path)
      case .enumCase(let name, let arguments):
        guard arguments.count == 1,
          let inner = property(name == "some" ? "" : name, of: path, scope)
            ?? (name == "some" ? path : nil)
        else { return }
        bind(arguments[0].pattern, inner, &scope)
      default: break
      }
    }

    private func `guard`(
      _ check: GuardStmtSyntax, _ rest: [CodeBlockItemSyntax], _ given: Scope
    ) -> [Step] {
      var scope = given
      let (words, found) = conditions(check.conditions, &scope)
      let otherwise = steps(Array(check.body.statements), given)
      if scope.path != given.path {
        scope.conditions += words.map(\.text)
        emit(steps(rest, scope), scope)
        return found + otherwise
      }
      let inner = steps(rest, scope)
      if words.isEmpty { return found + inner }
      if inner.isEmpty && otherwise.isEmpty { return found }
      return found + [
        .branch(condition: Check(words), inner, otherwise: otherwise)
      ]
    }

    private func `if`(_ check: IfExprSyntax, _ rest: [CodeBlockItemSyntax], _ given: Scope)
      -> [Step]
    {
      let chain = branches(check, given, rest)
      return chain.isComplete ? chain.steps : chain.steps + steps(rest, given)
    }

    /// An `if` with all that follows it where its branch ends the function.
    private func branches(
      _ check: IfExprSyntax, _ given: Scope, _ rest: [CodeBlockItemSyntax]
    ) -> (steps: [Step], isComplete: Bool) {
      var scope = given
      let (words, found) = conditions(check.conditions, &scope)
      let then = steps(Array(check.body.statements), scope)
      let ends = Self.ends(check.body.statements)
      var otherwise: [Step] = []
      var isComplete = false
      switch check.elseBody {
      case .ifExpr(let next)?:
        let chain = branches(next, given, ends ? rest : [])
        otherwise = chain.steps
        if ends {
          if !chain.isComplete { otherwise += steps(rest, given) }
          isComplete = true
        }
      case .codeBlock(let block)?:
        otherwise = steps(Array(block.statements), given)
        if ends {
          if !Self.ends(block.statements) { otherwise += steps(rest, given) }
          isComplete = true
        }
      case nil:
        if ends {
          otherwise = steps(rest, given)
          isComplete = true
        }
      }
      if scope.path != given.path {
        scope.conditions += words.map(\.text)
        emit(then, scope)
        return (found + otherwise, isComplete)
      }
      if then.isEmpty && otherwise.isEmpty { return (found, isComplete) }
      if words.isEmpty { return (found + then + otherwise, isComplete) }
      return (
        found + [.branch(condition: Check(words), then, otherwise: otherwise)],
        isComplete
      )
    }

    private static func ends(_ statements: CodeBlockItemListSyntax) -> Bool {
      guard let last = statements.last?.item else { return false }
      return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
    }

    /// A `switch` with all that follows it, which a case that returns leaves out.
    func `switch`(
      _ node: SwitchExprSyntax, _ rest: [CodeBlockItemSyntax], _ given: Scope
    ) -> [Step] {
      if let taken = taken(in: node, given) {
        let inner = steps(Array(taken.statements), given)
        return Self.ends(taken.statements) ? inner : inner + steps(rest, given)
      }
      var subjects: [ExprSyntax] = [node.subject]
      if let tuple = node.subject.as(TupleExprSyntax.self) {
        subjects = tuple.elements.map(\.expression)
      }
      let values = subjects.map { value($0, given) }
      let action = values.firstIndex { if case .action = $0 { true } else { false } }
      var result: [Step] = []
      var branchesOfState: [(words: String, steps: [Step])] = []
      let hasEnd = node.cases.contains { element in
        if case .switchCase(let one) = element { return Self.ends(one.statements) }
        return false
      }
      func branch(_ one: SwitchCaseSyntax, _ scope: Scope) -> [Step] {
        let inner = steps(Array(one.statements), scope)
        return hasEnd && !Self.ends(one.statements) ? inner + steps(rest, given) : inner
      }
      // A helper that was called with a constant takes the constant's branch.
      var constant: String?
      if values.count == 1, case .expression(let expression, _)? = values.first,
        case .enumCase(let name, _) = CasePattern(expression, isBinding: false)
      {
        constant = name
      }
      for element in node.cases {
        guard case .switchCase(let one) = element else { continue }
        let statements = Array(one.statements)
        if let constant, !Self.takes(constant, one, in: node) { continue }
        guard case .case(let label) = one.label else {
          if action != nil {
            result += steps(statements, given)
          } else {
            branchesOfState.append(("none of the others", branch(one, given)))
          }
          continue
        }
        for item in label.caseItems {
          var scope = given
          let pattern = CasePattern(item.pattern)
          let patterns: [CasePattern]
          if values.count > 1, case .tuple(let elements) = pattern {
            patterns = elements
          } else {
            patterns = [pattern]
          }
          for (value, pattern) in zip(values, patterns) {
            if case .state(let path) = value { bind(pattern, path, &scope) }
          }
          if let condition = item.whereClause?.condition {
            scope.conditions.append(text(condition))
          }
          if let action, case .action(let path) = values[action], patterns.indices.contains(action)
          {
            scope.path = follow(patterns[action], path, &scope).steps
            scope.place = statements.first.map { program.place(of: $0) } ?? program.place(of: item)
            emit(steps(statements, scope), scope)
          } else {
            branchesOfState.append(
              (text(node.subject) + " is " + text(item.pattern), branch(one, scope)))
          }
        }
      }
      result += Self.oneOf(branchesOfState)
      return action == nil && hasEnd ? result : result + steps(rest, given)
    }

    /// Whether a switch over a constant takes a case: the one that names it, or the default where none does.
    private static func takes(
      _ constant: String, _ one: SwitchCaseSyntax, in node: SwitchExprSyntax
    ) -> Bool {
      func names(_ one: SwitchCaseSyntax) -> [String] {
        guard case .case(let label) = one.label else { return [] }
        return label.caseItems.compactMap { item in
          if case .enumCase(let name, _) = CasePattern(item.pattern) { return name }
          return nil
        }
      }
      let all = node.cases.flatMap { element -> [String] in
        if case .switchCase(let one) = element { return names(one) }
        return []
      }
      guard all.contains(constant) else { return true }
      return names(one).contains(constant)
    }

    /// Code as words for a condition: one line, not too long.
    func text(_ node: some SyntaxProtocol) -> String {
      let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      return words.count > 100 ? words.prefix(99) + "…" : words
    }
  }

  /// The first `switch` in code.
  private final class ChoiceFinder: SyntaxVisitor {
    private var found: SwitchExprSyntax?

    static func `switch`(in node: Syntax) -> SwitchExprSyntax? {
      let finder = ChoiceFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.found
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      found = found ?? node
      return .skipChildren
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
