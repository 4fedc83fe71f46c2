#if SourceReading
  import SwiftSyntax

  // `if`, `guard` and `switch`: what they ask, and what follows on each branch.

  extension Walker {
    /// Conditions of an `if` or `guard`: what they say in words, and what they bind and match.
    private func conditions(
      _ list: ConditionElementListSyntax, _ scope: inout Scope
    ) -> (words: [Check.Clause], steps: [Step]) {
      var words: [Check.Clause] = []
      var found: [Step] = []
      for element in list {
        switch element.condition {
        case .expression(let expression):
          if let values = comparedValues(expression, scope), values.yes.count == 1 {
            scope = scope.hearing(values.yes[0], if: text(expression))
            continue
          }
          words.append(clause(expression, scope))
          found += steps(expression, scope)
          if let (element, name) = foundCase(expression) { scope.cases[element] = name }
        case .matchingPattern(let match):
          let pattern = CasePattern(match.pattern)
          switch value(match.initializer.value, scope) {
          case .action(let path):
            let followed = follow(pattern, path, &scope)
            if scope.hears(followed.steps), followed.steps.count > path.steps.count,
              !CasePattern.isWhole(match.pattern)
            {
              words.append(Check.Clause(text: text(match)))
            }
            scope.hear(followed.steps)
          case .state(let path):
            words.append(clause(match, pattern, path))
            bind(pattern, path, &scope)
          default:
            words.append(Check.Clause(text: text(match)))
            if case .enumCase(let name, _) = pattern,
              let element = Self.name(of: match.initializer.value)
            {
              scope.cases[element] = name
            }
          }
        case .optionalBinding(let binding):
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            continue
          }
          if let initial = binding.initializer?.value {
            found += steps(initial, scope)
            scope.names[name] = bound(name, to: initial, by: binding.bindingSpecifier, scope)
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

    func `guard`(
      _ check: GuardStmtSyntax, _ rest: [CodeBlockItemSyntax], _ given: Scope
    ) -> [Step] {
      if let scope = decided(check.conditions, given) {
        return scope.map { steps(rest, $0) } ?? steps(Array(check.body.statements), given)
      }
      if let values = comparedValues(check.conditions, given) {
        emit(
          values, text(check.conditions), given, then: { steps(rest, $0) },
          otherwise: { steps(Array(check.body.statements), $0) })
        return []
      }
      if let compared = comparedActions(check.conditions, given),
        let found = self.guard(check, compared, given, rest)
      {
        return found
      }
      var scope = given
      let (words, found) = conditions(check.conditions, &scope)
      guard given.mayHear(scope.path) else { return steps(Array(check.body.statements), given) }
      let otherwise = steps(Array(check.body.statements), given)
      if scope.path != given.path {
        scope.conditions += words.map(\.text)
        emit(steps(rest, scope), scope)
        return found + Step.ended(otherwise)
      }
      let inner = steps(rest, scope)
      if words.isEmpty { return found + inner }
      if inner.isEmpty && otherwise.isEmpty { return found }
      return found + [
        .branch(condition: Check(words), inner, otherwise: otherwise)
      ]
    }

    /// What an `if` does.
    ///
    /// - Parameter rest: All that follows it; nil where that is not part of it in any case.
    /// - Returns: The steps, and whether they include what follows: where a value that the action carries decides, it is done
    ///   for the values for which the code is not left.
    func branches(
      _ check: IfExprSyntax, _ given: Scope, _ rest: [CodeBlockItemSyntax]?
    ) -> (steps: [Step], isComplete: Bool) {
      if let scope = decided(check.conditions, given) {
        return scope.map { (steps(Array(check.body.statements), $0), false) }
          ?? otherwise(check, given, rest)
      }
      if let values = comparedValues(check.conditions, given) {
        let rest = ExitFinder.isLeft(Syntax(check)) ? rest : nil
        emit(
          values, text(check.conditions), given,
          then: { following(steps(Array(check.body.statements), $0), rest ?? [], $0) },
          otherwise: {
            let found = self.otherwise(check, $0, rest)
            return found.isComplete ? found.steps : following(found.steps, rest ?? [], $0)
          })
        return ([], rest != nil)
      }
      if let compared = comparedActions(check.conditions, given),
        let found = branches(check, compared, given, rest)
      {
        return found
      }
      var scope = given
      let (words, found) = conditions(check.conditions, &scope)
      guard given.mayHear(scope.path) else { return otherwise(check, given, rest) }
      let then = steps(Array(check.body.statements), scope)
      let (otherwise, isComplete) = otherwise(check, given, then.alwaysExits ? rest : nil)
      if scope.path != given.path {
        scope.conditions += words.map(\.text)
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

    /// What happens where an `if` does not hold.
    func otherwise(
      _ check: IfExprSyntax, _ given: Scope, _ rest: [CodeBlockItemSyntax]?
    ) -> (steps: [Step], isComplete: Bool) {
      switch check.elseBody {
      case .ifExpr(let next)?: branches(next, given, rest)
      case .codeBlock(let block)?: (steps(Array(block.statements), given), false)
      case nil: ([], false)
      }
    }

    /// What a `switch` does: a branch for each case, or, where it asks for the action, an action for each.
    func `switch`(_ node: SwitchExprSyntax, _ given: Scope) -> [Step] {
      func branch(_ statements: [CodeBlockItemSyntax], _ scope: Scope) -> [Step] {
        Step.ended(steps(statements, scope), by: [.break])
      }
      if given.isFollowingLink {
        var scope = given
        switch taken(in: node, &scope) {
        case .taken(let one): return branch(Array(one.statements), scope)
        case .none: return []
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
      let action = Self.action(among: values)
      var result: [Step] = []
      var branchesOfState: [(check: Check, steps: [Step])] = []
      // A helper that was called with a constant takes the constant's branch.
      var constant: String?
      if values.count == 1, case .expression(let expression, _)? = values.first,
        case .enumCase(let name, _) = CasePattern(expression, isBinding: false)
      {
        constant = name
      }
      let cases = node.cases.readable
      let isNamed = constant.map { name in cases.contains { Self.names($0.one).contains(name) } }
      for (one, statements) in cases {
        // The case that names the constant, or any where none does.
        if let constant, isNamed == true, !Self.names(one).contains(constant) { continue }
        guard case .case(let label) = one.label else {
          if action != nil {
            result += Step.ended(steps(statements, given))
          } else {
            branchesOfState.append(("none of the others", branch(statements, given)))
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
            if case .enumCase(let name, _) = patterns[action],
              knownValue(of: path, scope).map({ $0 != name })
                ?? !given.mayHear(path.steps + [ActionStep(name: name)])
            {
              continue
            }
            let followed = follow(patterns[action], path, &scope).steps
            guard given.mayHear(followed) else { continue }
            scope.hear(followed)
            // Only one action is asked about.
            if let asked = scope.given?.path, !zip(scope.path, asked).allSatisfy({ $0 == $1 }) {
              continue
            }
            scope.place = statements.first.map { program.place(of: $0) } ?? program.place(of: item)
            emit(steps(statements, scope), scope)
          } else {
            // A condition of the case's own is not asked.
            let asks = item.whereClause == nil && values.count == 1
            let words = text(node.subject) + " is " + text(item.pattern)
            let clause = clause(words, pattern, of: asks ? values[0] : nil)
            branchesOfState.append((Check([clause]), branch(statements, scope)))
          }
        }
      }
      let found = Self.oneOf(branchesOfState)
      return result + (action == nil ? found : Step.ended(found))
    }

    /// Which of several subjects is an action: rather one whose cases are known than a value that an action carries.
    private static func action(among values: [Value]) -> Int? {
      let actions = values.indices.filter { if case .action = values[$0] { true } else { false } }
      return actions.first {
        if case .action(let path) = values[$0], path.type.declaration != nil { true } else { false }
      } ?? actions.first
    }

    /// The cases that a case of a `switch` names.
    private static func names(_ one: SwitchCaseSyntax) -> [String] {
      guard case .case(let label) = one.label else { return [] }
      return label.caseItems.compactMap { item in
        if case .enumCase(let name, _) = CasePattern(item.pattern) { return name }
        return nil
      }
    }
  }
#endif
