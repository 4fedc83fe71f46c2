#if SourceReading
  import SwiftSyntax

  // `if`, `guard` and `switch`: what they ask, and what follows on each branch.

  /// What code does with its steps, and whether they include what follows it.
  typealias Chain = (steps: [Step], isComplete: Bool)

  /// An `if`, or a `guard` with what follows it.
  struct Fork {
    var conditions: [ConditionElementSyntax]
    var then: [CodeBlockItemSyntax]
    /// What happens where the conditions do not hold.
    var otherwise: (_ scope: Scope, _ rest: [CodeBlockItemSyntax]?) -> Chain
    var node: Syntax

    /// The same with other conditions.
    func asking(_ conditions: [ConditionElementSyntax]) -> Fork {
      var fork = self
      fork.conditions = conditions
      return fork
    }
  }

  extension Walker {
    /// Conditions of an `if` or `guard`: what they say in words, and what they bind and match.
    private func conditions(
      _ list: [ConditionElementSyntax], _ scope: inout Scope
    ) -> (words: [Check.Clause], steps: [Step]) {
      var words: [Check.Clause] = []
      var found: [Step] = []
      for element in list {
        switch element.condition {
        case .expression(let expression):
          words.append(clause(expression, scope))
          found += steps(expression, scope)
          if let (element, name) = foundCase(expression) { scope.cases[element] = name }
        case .matchingPattern(let match): words += matched(match, &scope)
        case .optionalBinding(let binding):
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            continue
          }
          if let initial = binding.initializer?.value {
            found += steps(initial, scope)
            scope.names[name] = bound(name, to: initial, by: binding.bindingSpecifier, scope)
          }
          unwrap(name, &scope)
          words.append(clause(binding, scope.names[name]))
        case .availability: break
        }
      }
      return (words, found)
    }

    /// What `case .filter = state.destination` says in words.
    private func matched(
      _ match: MatchingPatternConditionSyntax, _ scope: inout Scope
    ) -> [Check.Clause] {
      let pattern = CasePattern(match.pattern)
      switch value(match.initializer.value, scope) {
      case .action(let path):
        let followed = follow(pattern, path, &scope)
        let isAsked =
          scope.hears(followed.steps) && followed.steps.count > path.steps.count
          && !CasePattern.isWhole(match.pattern)
        scope.hear(followed.steps)
        return isAsked ? [Check.Clause(text: text(match))] : []
      case .state(let path):
        defer { bind(pattern, path, &scope) }
        return [clause(match, pattern, path)]
      default:
        if case .enumCase(let name, _) = pattern,
          let element = Self.name(of: match.initializer.value)
        {
          scope.cases[element] = name
        }
        return [Check.Clause(text: text(match))]
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
      let fork = Fork(
        conditions: Array(check.conditions), then: rest,
        otherwise: { scope, _ in (self.steps(Array(check.body.statements), scope), false) },
        node: Syntax(check))
      return branches(fork, given, nil).steps
    }

    /// What an `if` does.
    ///
    /// - Parameter rest: All that follows it; nil where that is not part of it in any case.
    func branches(
      _ check: IfExprSyntax, _ given: Scope, _ rest: [CodeBlockItemSyntax]?
    ) -> Chain {
      let fork = Fork(
        conditions: Array(check.conditions), then: Array(check.body.statements),
        otherwise: { scope, rest in
          switch check.elseBody {
          case .ifExpr(let next)?: self.branches(next, scope, rest)
          case .codeBlock(let block)?: (self.steps(Array(block.statements), scope), false)
          case nil: ([], false)
          }
        }, node: Syntax(check))
      return branches(fork, given, rest)
    }

    /// Where a value that the action carries decides, what follows is done for the values for which the code is not left.
    func branches(_ fork: Fork, _ given: Scope, _ rest: [CodeBlockItemSyntax]?) -> Chain {
      if fork.conditions.isEmpty { return (steps(fork.then, given), false) }
      if let scope = decided(fork.conditions, given) {
        return scope.map { (steps(fork.then, $0), false) } ?? fork.otherwise(given, rest)
      }
      if let values = comparedValues(fork.conditions, given) {
        return branches(fork, values, given, rest)
      }
      if let compared = comparedActions(fork.conditions, given),
        let found = branches(fork, compared, given, rest)
      {
        return found
      }
      var scope = given
      let (words, found) = conditions(fork.conditions, &scope)
      guard given.mayHear(scope.path) else { return fork.otherwise(given, rest) }
      var others = given
      if !words.isEmpty {
        scope.conditions.append(Assumption(check: Check(words)))
        if scope.path == given.path {
          others.conditions.append(Assumption(check: Check(words), holds: false))
        }
      }
      let then = steps(fork.then, scope)
      let (otherwise, isComplete) = fork.otherwise(others, then.alwaysExits ? rest : nil)
      if scope.path != given.path {
        emit(then, scope)
        return (found + otherwise, isComplete)
      }
      if then.isEmpty && otherwise.isEmpty { return (found, isComplete) }
      if words.isEmpty { return (found + Step.ended(then) + otherwise, isComplete) }
      return (
        found + [.branch(condition: Check(words), then, otherwise: otherwise)],
        isComplete
      )
    }

    /// What code does that asks for a value which the action carries, among other conditions.
    private func branches(
      _ fork: Fork, _ values: ComparedValues, _ given: Scope, _ rest: [CodeBlockItemSyntax]?
    ) -> Chain {
      let rest = ExitFinder.isLeft(fork.node) ? rest : nil
      emit(
        values, values.asked, given,
        then: { done(branches(fork.asking(values.more), $0, rest), rest, $0) },
        otherwise: { done(fork.otherwise($0, rest), rest, $0) })
      return ([], rest != nil)
    }

    /// What code does with what follows it.
    func done(_ chain: Chain, _ rest: [CodeBlockItemSyntax]?, _ scope: Scope) -> [Step] {
      chain.isComplete ? chain.steps : following(chain.steps, rest ?? [], scope)
    }

    /// What a `switch` does: a branch for each case, or, where it asks for the action, an action for each.
    func `switch`(
      _ node: SwitchExprSyntax, _ given: Scope, followedBy rest: [CodeBlockItemSyntax]
    ) -> Chain {
      if given.isFollowingLink {
        var scope = given
        switch taken(in: node, &scope) {
        case .taken(let one):
          return (Step.ended(steps(Array(one.statements), scope), by: [.break]), false)
        case .none: return ([], false)
        case .open:
          isLinkOpen = true
          return ([], false)
        case .unrelated: break
        }
      }
      var subjects: [ExprSyntax] = [node.subject]
      if let tuple = node.subject.as(TupleExprSyntax.self) {
        subjects = tuple.elements.map(\.expression)
      }
      let values = subjects.map { value($0, given) }
      if let action = action(among: values) {
        return actions(node, values, action, given, rest)
      }
      return (Self.oneOf(branches(node, values, given)), false)
    }

    /// What a `switch` over anything but the action does.
    private func branches(
      _ node: SwitchExprSyntax, _ values: [Value], _ given: Scope
    ) -> [(check: Check, steps: [Step])] {
      func branch(_ statements: [CodeBlockItemSyntax], _ scope: Scope) -> [Step] {
        Step.ended(steps(statements, scope), by: [.break])
      }
      let cases = node.cases.readable
      let constant = Self.constant(values, among: cases.map(\.one))
      return cases.flatMap { one, statements -> [(check: Check, steps: [Step])] in
        if let constant, !Self.names(one).contains(constant) { return [] }
        guard !one.items.isEmpty else {
          return [("none of the others", branch(statements, given))]
        }
        return one.items.map { item in
          var scope = given
          let patterns = self.patterns(item, of: values, &scope)
          // A condition of the case's own is not asked.
          let asks = item.whereClause == nil && values.count == 1
          let words = text(node.subject) + " is " + text(item.pattern)
          let own = item.whereClause.map { [Check.Clause(text: text($0.condition))] } ?? []
          let check = Check([clause(words, patterns[0], of: asks ? values[0] : nil)] + own)
          scope.conditions.append(Assumption(check: check))
          return (check, branch(statements, scope))
        }
      }
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
          patterns = values.map { _ in .anything }
        }
      }
      for (value, pattern) in zip(values, patterns) {
        if case .state(let path) = value { bind(pattern, path, &scope) }
      }
      return patterns
    }

    /// The constant with which a helper was called, if a case names it: that one is taken.
    private static func constant(_ values: [Value], among cases: [SwitchCaseSyntax]) -> String? {
      guard values.count == 1, case .expression(let expression, _) = values[0],
        case .enumCase(let name, _) = CasePattern(expression, isBinding: false),
        cases.contains(where: { names($0).contains(name) })
      else { return nil }
      return name
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
    private static func names(_ one: SwitchCaseSyntax) -> [String] {
      one.items.compactMap { item in
        if case .enumCase(let name, _) = CasePattern(item.pattern) { return name }
        return nil
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
