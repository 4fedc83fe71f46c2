#if SourceReading
  import SwiftSyntax

  // `if`, `guard` and `switch`: what they ask, and what follows on each branch.

  /// One of the conditions that have to hold.
  enum TestedCondition {
    /// The parts of an expression: `state.path.count`, `>`, `1`.
    case parts([ExprSyntax])
    case other(ConditionElementSyntax)
    /// A `switch` over a value, and the patterns of which one matches.
    case matches(ExprSyntax, [PatternSyntax])

    fileprivate var node: Syntax? {
      switch self {
      case .parts(let parts): parts.first.map { Syntax($0) }
      case .other(let element): Syntax(element)
      case .matches(let subject, _): Syntax(subject)
      }
    }

    /// An expression, or the operands of `isNew && isEmpty`.
    static func all(_ expression: ExprSyntax) -> [TestedCondition] {
      guard let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) else {
        return [.parts([expression])]
      }
      let signs = parts.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      let isSplit =
        signs.contains("&&") && !signs.contains("||") && !signs.contains("??")
        && !parts.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
      guard isSplit else { return [.parts(parts)] }
      return zip(parts, signs).split { $0.1 == "&&" }.map { .parts($0.map(\.0)) }
    }

    static func all(_ list: ConditionElementListSyntax) -> [TestedCondition] {
      list.flatMap { element in
        if case .expression(let expression) = element.condition { return all(expression) }
        return [.other(element)]
      }
    }
  }

  /// An `if`, or a `guard` with what follows it.
  struct Fork {
    var conditions: [TestedCondition]
    var then: [CodeBlockItemSyntax]
    /// What happens where the conditions do not hold.
    var otherwise: (_ scope: Scope) -> [Step]
    var node: Syntax

    /// The same with other conditions.
    func asking(_ conditions: [TestedCondition]) -> Fork {
      var fork = self
      fork.conditions = conditions
      return fork
    }
  }

  extension Walker {
    /// Conditions of an `if` or `guard`: what they say in words, and what they bind and match.
    private func conditions(
      _ list: [TestedCondition], _ scope: inout Scope
    ) -> (words: [Check.Clause], steps: [Step]) {
      var words: [Check.Clause] = []
      var found: [Step] = []
      for condition in list {
        guard case .other(let element) = condition else {
          if case .parts(let parts) = condition {
            let clause = clause(parts, scope)
            words.append(clause)
            if clause.fact == nil { words += impliedClauses(by: parts, scope) }
            found += parts.flatMap { steps($0, scope) }
            if let (element, name) = parts.first.flatMap(foundCase) { scope.cases[element] = name }
          }
          if case .matches(let subject, let patterns) = condition {
            words += matched(subject, by: patterns, scope)
          }
          continue
        }
        switch element.condition {
        case .matchingPattern(let match): words += matched(match, &scope)
        case .optionalBinding(let binding):
          if let initial = binding.initializer?.value { found += steps(initial, scope) }
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            // `guard let _ = token() else { … }`
            words.append(clause(binding, nil, scope))
            continue
          }
          if let initial = binding.initializer?.value {
            scope.names[name] = bound(name, to: initial, by: binding.bindingSpecifier, scope)
          }
          unwrap(name, &scope)
          let clause = clause(binding, scope.names[name], scope)
          // `if let id = state.path.ids.first(where: …) { state.path.pop(to: id) }`
          if case .contains(_, let screen, true)? = clause.fact {
            (scope.identities[name], scope.cases[name]) = (name, screen)
          }
          words.append(clause)
        case .expression, .availability: break
        }
      }
      return (words, found)
    }

    /// What conditions of a view say, whose store is a feature's.
    func check(_ list: [TestedCondition], on feature: Feature) -> Check {
      var scope = Scope(feature: feature, file: feature.place.file)
      let state = StatePath(components: [], type: feature.state)
      let path = list.first?.node.flatMap { ViewReader.observation(by: ["viewStore"], at: $0) }?
        .as(KeyPathExprSyntax.self)?.caseNames
      let observed = (path ?? []).reduce(StatePath?(state)) { outer, name in
        outer.flatMap { property(name, of: $0, scope) }
      }
      scope.names["store"] = .state(state)
      scope.names["viewStore"] = observed.map(Value.state) ?? .unknown
      return check(list, scope).asked(by: feature)
    }

    /// What conditions say, without what they do.
    func check(_ list: [TestedCondition], _ scope: Scope) -> Check {
      let known = unclear
      defer { unclear = known }
      var scope = scope
      return Check(conditions(list, &scope).words)
    }

    /// Returns the fact that a case of a `switch` over a part of the state states.
    private func matched(
      _ subject: ExprSyntax, by patterns: [PatternSyntax], _ scope: Scope
    ) -> [Check.Clause] {
      let value = value(subject, scope)
      guard case .state(let path) = value, !path.components.isEmpty else { return [] }
      let words = patterns.map { self.words(text(subject), matching: $0) }
      guard patterns.count == 1 else {
        return [Check.Clause(text: words.joined(separator: ", or "))]
      }
      var clause = clause(words[0], CasePattern(patterns[0]), of: value)
      clause.fact = clause.fact ?? fact(ofRoute: subject, in: patterns[0], scope)
      return [clause]
    }

    /// What `case .filter = state.destination` says in words.
    private func matched(
      _ match: MatchingPatternConditionSyntax, _ scope: inout Scope
    ) -> [Check.Clause] {
      let pattern = CasePattern(match.pattern)
      let subject = value(match.initializer.value, scope)
      shadow(pattern, of: subject, &scope)
      switch subject {
      case .action(let path):
        let followed = follow(pattern, path, &scope)
        let isAsked =
          scope.handles(followed.steps) && followed.steps.count > path.steps.count
          && !CasePattern.isWhole(match.pattern)
        return isAsked ? [Check.Clause(text: words(match))] : []
      case .state(let path):
        defer { bind(pattern, path, &scope) }
        var clause = clause(match, pattern, path)
        clause.fact =
          clause.fact ?? fact(ofRoute: match.initializer.value, in: match.pattern, scope)
        return [clause]
      default:
        if case .enumCase(let name, _) = pattern,
          let element = Self.name(of: match.initializer.value)
        {
          scope.cases[element] = name
        }
        return [Check.Clause(text: words(match))]
      }
    }

    /// Names that a pattern over a state binds to parts of it.
    func bind(_ pattern: CasePattern, _ path: StatePath, _ scope: inout Scope) {
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

    func `guard`(
      _ check: GuardStmtSyntax, _ rest: [CodeBlockItemSyntax], _ given: Scope
    ) -> [Step] {
      branches(
        check.conditions,
        Fork(
          conditions: TestedCondition.all(check.conditions), then: rest,
          otherwise: { self.steps(Array(check.body.statements), $0) }, node: Syntax(check)),
        given)
    }

    /// What an `if` does, and the statements after it, where those are read on each branch.
    func branches(
      _ check: IfExprSyntax, _ given: Scope, before rest: [CodeBlockItemSyntax] = []
    ) -> [Step] {
      branches(
        check.conditions,
        Fork(
          conditions: TestedCondition.all(check.conditions),
          then: Array(check.body.statements) + rest,
          otherwise: { scope in
            switch check.elseBody {
            case .ifExpr(let next)?: self.branches(next, scope, before: rest)
            case .codeBlock(let block)?: self.steps(Array(block.statements) + rest, scope)
            case nil: self.steps(rest, scope)
            }
          }, node: Syntax(check)),
        given)
    }

    private func branches(
      _ list: ConditionElementListSyntax, _ fork: Fork, _ given: Scope
    ) -> [Step] {
      guard let scope = decided(Array(list), given) else { return branches(fork, given) }
      return scope.map { steps(fork.then, $0) } ?? fork.otherwise(given)
    }

    /// The steps of a fork without the conditions on known values; nil where it has none.
    private func decided(_ fork: Fork, _ given: Scope) -> [Step]? {
      var scope = given
      var open: [TestedCondition] = []
      for condition in fork.conditions {
        switch holds(condition, &scope) {
        case true?: continue
        case false?: return fork.otherwise(given)
        case nil: open.append(condition)
        }
      }
      return open.count == fork.conditions.count ? nil : branches(fork.asking(open), scope)
    }

    func branches(_ fork: Fork, _ given: Scope) -> [Step] {
      if fork.conditions.isEmpty { return steps(fork.then, given) }
      if let known = decided(fork, given) { return known }
      if let values = comparedValues(fork.conditions, given) {
        guard let holds = holds(values, values.asked, given, at: fork.node) else { return [] }
        return holds ? branches(fork.asking(values.more), given) : fork.otherwise(given)
      }
      if let compared = comparedActions(fork.conditions, given) {
        switch asking(compared, given, at: fork.node) {
        case .yes(let scope): return branches(fork.asking(compared.more), scope)
        case .no: return fork.otherwise(given)
        case .unknown: return []
        case .open: break
        }
      }
      var scope = given
      let (words, found) = conditions(fork.conditions, &scope)
      let then = steps(fork.then, scope)
      let otherwise = fork.otherwise(given)
      if then.isEmpty && otherwise.isEmpty { return found }
      if words.isEmpty { return found + Step.ended(then) + otherwise }
      if let (check, isNegated) = returning(found, asked: fork.conditions, words) {
        return [
          .branch(
            condition: check, isNegated ? then : found + then,
            otherwise: isNegated ? found + otherwise : otherwise)
        ]
      }
      var check = Check(words)
      check.opensCase = Self.opensCase(fork.node, given)
      return found + [.branch(condition: check, then, otherwise: otherwise)]
    }

    /// Whether a statement is the first one in a case of a `switch`, or in a function that such statements alone call.
    private static func opensCase(_ node: Syntax, _ scope: Scope) -> Bool {
      guard let around = blockOpened(by: node) else { return false }
      if around.is(SwitchCaseSyntax.self) { return true }
      guard let name = around.parent?.as(FunctionDeclSyntax.self)?.name.text else { return false }
      let calls = (scope.lexical?.calls ?? []).filter { $0.calledExpression.ownName == name }
      return !calls.isEmpty
        && calls.allSatisfy { blockOpened(by: Syntax($0))?.is(SwitchCaseSyntax.self) == true }
    }

    /// Returns the block whose first statement a node is, or is part of.
    private static func blockOpened(by node: Syntax) -> Syntax? {
      let item = sequence(first: node, next: \.parent).first { $0.is(CodeBlockItemSyntax.self) }
      guard let item, let code = item.parent?.as(CodeBlockItemListSyntax.self),
        code.first?.id == item.id
      else { return nil }
      return code.parent
    }

    /// `if !state.routes.goBackTo(\.detail) { … }`: the call says whether the stack had the screen, and does nothing where it had
    /// not; nil for any other condition.
    func returning(
      _ steps: [Step], asked conditions: [TestedCondition], _ words: [Check.Clause]
    ) -> (check: Check, isNegated: Bool)? {
      guard steps.count == 1, case .operation(let change) = steps[0],
        ["goBackTo", "popTo"].contains(change.name), change.container.kind == .stack,
        case .route(let screen)? = change.targets.first, conditions.count == 1, words.count == 1,
        case .parts(let parts) = conditions[0], parts.count == 1
      else { return nil }
      let negation = parts[0].as(PrefixOperatorExprSyntax.self)
      guard (negation?.expression ?? parts[0]).is(FunctionCallExprSyntax.self) else { return nil }
      let isNegated = negation != nil
      let fact = Check.Fact.contains(change.container, screen, !isNegated)
      return (Check([Check.Clause(text: words[0].text, fact: fact)]), isNegated)
    }

    /// Returns the steps of a `switch`: a branch for each case, or, where it asks for the action, the steps for the
    /// heard one. The statements after it are added where those are read on each branch.
    func `switch`(
      _ node: SwitchExprSyntax, _ given: Scope, before rest: [CodeBlockItemSyntax] = []
    ) -> [Step] {
      if given.isFollowingLink {
        var scope = given
        switch taken(in: node, &scope) {
        case .taken(let one):
          return branch(Array(one.statements), scope, before: rest)
        case .none: return steps(rest, scope)
        case .open:
          isLinkOpen = true
          return []
        case .unrelated: break
        }
      }
      var subjects: [ExprSyntax] = [node.subject]
      if let tuple = node.subject.as(TupleExprSyntax.self) {
        subjects = tuple.elements.map(\.expression)
      }
      let values = subjects.map { value($0, given) }
      if let action = action(among: values) {
        return actions(node, values, action, given, before: rest)
      }
      return Self.oneOf(branches(node, values, given, before: rest))
    }

    /// The code of a case, and what follows the `switch`, where that is read in each case.
    func branch(
      _ statements: [CodeBlockItemSyntax], _ scope: Scope, before rest: [CodeBlockItemSyntax]
    ) -> [Step] {
      let done = steps(statements + rest, scope)
      return rest.isEmpty ? Step.ended(done, by: [.break]) : done
    }

    /// Returns the steps of a `switch` over anything but the action.
    private func branches(
      _ node: SwitchExprSyntax, _ values: [Value], _ given: Scope,
      before rest: [CodeBlockItemSyntax]
    ) -> [(check: Check, steps: [Step])] {
      let cases = possible(node.cases.readable, node.subject, given)
      let opensCase = Self.opensCase(Syntax(node), given)
      return cases.flatMap { one, items, statements -> [(check: Check, steps: [Step])] in
        guard !one.items.isEmpty else {
          return [("none of the others", branch(statements, given, before: rest))]
        }
        return items.map { item in
          var scope = given
          let patterns = self.patterns(item, of: values, &scope)
          // A condition of the case's own is not asked.
          let asks = item.whereClause == nil && values.count == 1
          let words = words(text(node.subject), matching: item.pattern)
          let own = item.whereClause.map { [Check.Clause(text: text($0.condition))] } ?? []
          let parts = tupleClauses(item.pattern, of: node.subject, given)
          var asked = parts ?? [clause(words, patterns[0], of: asks ? values[0] : nil)]
          if parts == nil, asked[0].fact == nil {
            asked[0].fact = fact(ofRoute: node.subject, in: item.pattern, given)
          }
          let isCertain = !own.isEmpty && isCertain(item, node.subject, given)
          var check = Check(isCertain ? own : asked + own)
          check.opensCase = opensCase
          return (check, branch(statements, scope, before: rest))
        }
      }
    }

    /// What a case of a `switch` over several values asks, value by value: `case ("product", let id?)`; nil where it is no
    /// tuple.
    private func tupleClauses(
      _ pattern: PatternSyntax, of subject: ExprSyntax, _ scope: Scope
    ) -> [Check.Clause]? {
      guard let subjects = subject.as(TupleExprSyntax.self)?.elements.map(\.expression),
        let asked = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)?
          .elements.map(\.expression), asked.count == subjects.count, asked.count > 1
      else { return nil }
      // What a known value decides is no condition.
      let open = zip(subjects, asked).filter { subject, asked in
        known(subject, scope).flatMap { matches(element: asked, $0) } != true
      }
      let clauses = open.compactMap { subject, asked -> Check.Clause? in
        if CasePattern(asked).isOpen {
          // `let id?`
          return asked.lastToken(viewMode: .sourceAccurate)?.tokenKind == .postfixQuestionMark
            ? Check.Clause(text: text(subject) + " != nil") : nil
        }
        let isValue = asked.is(StringLiteralExprSyntax.self) || asked.isNil
        if isValue { return Check.Clause(text: text(subject) + " == " + text(asked)) }
        let pattern = PatternSyntax(ExpressionPatternSyntax(expression: asked))
        return Check.Clause(text: words(text(subject), matching: pattern))
      }
      return clauses.isEmpty ? nil : clauses
    }

    /// The patterns of a case, one for each subject, with what they bind to parts of the state.
    func patterns(
      _ item: SwitchCaseItemSyntax, of values: [Value], _ scope: inout Scope
    ) -> [CasePattern] {
      let pattern = CasePattern(item.pattern)
      var patterns = [pattern]
      if values.count > 1 {
        if case .tuple(let elements) = pattern, elements.count == values.count {
          patterns = elements
        } else {
          shadow(pattern, &scope)
          patterns = values.map { _ in .anything }
        }
      }
      for (value, pattern) in zip(values, patterns) {
        shadow(pattern, of: value, &scope)
        if case .state(let path) = value { bind(pattern, path, &scope) }
      }
      return patterns
    }

    /// Which of several subjects is an action: rather one whose cases are known than a value that an action carries.
    private func action(among values: [Value]) -> Int? {
      let actions = values.indices.filter { index in
        guard case .action(let path) = values[index] else { return false }
        return path.type.isBool || path.type.declaration?.kind == .enumeration
          || isAction(path.type, after: path.steps)
      }
      return actions.first {
        if case .action(let path) = values[$0], path.type.declaration != nil { true } else { false }
      } ?? actions.first
    }

    /// The cases that a case of a `switch` names.
    static func names(_ one: SwitchCaseSyntax) -> [String] {
      one.items.compactMap { caseNamed(by: CasePattern($0.pattern)) }
    }

    /// The case that a pattern or a value is; `none` for nil.
    private static func caseNamed(by pattern: CasePattern) -> String? {
      switch pattern {
      case .enumCase(let name, _): name
      case .other(let expression): expression.isNil ? "none" : nil
      default: nil
      }
    }
  }

  extension SwitchCaseSyntax {
    var items: [SwitchCaseItemSyntax] {
      guard case .case(let label) = label else { return [] }
      return Array(label.caseItems)
    }
  }
#endif
