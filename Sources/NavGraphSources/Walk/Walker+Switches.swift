#if SourceReading
  import SwiftSyntax

  // A `switch` over the action that is heard.

  /// A pattern of a case.
  struct TestedCase {
    var item: SwitchCaseItemSyntax
    var statements: [CodeBlockItemSyntax]
    /// The action that it asks for.
    var path: ActionPath
    /// Whether that is meant with any value.
    var isPatternWhole: Bool
    /// Whether nothing else is asked.
    var isWhole: Bool

    /// Whether it asks that there is something, where an action is known to carry nothing.
    func contradicts(_ steps: [ActionStep]) -> Bool {
      steps.dropFirst(path.steps.count).first?.name == "none"
        && item.pattern.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .postfixQuestionMark || $0.text == "some"
        }
    }
  }

  /// The cases of a `switch`, by the actions that they ask for.
  struct TestedCases {
    struct Key: Hashable {
      var node: SyntaxIdentifier
      var feature: ObjectIdentifier
      var subject: [ActionStep]
      var action: Int
    }

    private var all: [TestedCase] = []
    private var exact: [[String]: [Int]] = [:]
    private var below: [[String]: [Int]] = [:]
    /// The statements for the other actions.
    var otherwise: [CodeBlockItemSyntax]?

    mutating func append(_ one: TestedCase) {
      let names = one.path.steps.map(\.name)
      for count in 0..<names.count { below[Array(names[..<count]), default: []].append(all.count) }
      exact[names, default: []].append(all.count)
      all.append(one)
    }

    /// The cases that an action can be, in the order of the code.
    func possible(_ steps: [ActionStep]) -> [TestedCase] {
      let names = steps.map(\.name)
      let found =
        (0...names.count).flatMap { exact[Array(names[..<$0])] ?? [] } + (below[names] ?? [])
      return found.sorted().map { all[$0] }
    }
  }

  extension Walker {
    /// A case of a `switch` that an action can be.
    private struct Hit {
      var one: TestedCase
      /// The scope of the code that handles it.
      var scope: Scope
      /// The conditions besides the action.
      var clauses: [Check.Clause] = []
      /// Whether the case is for where that does not hold: `(.saved, false)`.
      var isNegated = false
    }

    /// Returns the steps of a `switch` for the action that is heard.
    func actions(
      _ node: SwitchExprSyntax, _ values: [Value], _ action: Int, _ given: Scope,
      before rest: [CodeBlockItemSyntax]
    ) -> [Step] {
      guard case .action(let subject) = values[action] else { return [] }
      let cases = testedCases(node, values, action, subject, given)
      var open: [Question.Answer] = []
      var hits: [Hit] = []
      var isTaken = false
      for one in cases.possible(given.handlesChange ? [] : given.path)
      where !isTaken && given.mayHandle(one.path.steps) && !one.contradicts(given.path) {
        if given.handles(one.path.steps) {
          hits.append(hit(one, node, values, action, subject, given))
          isTaken = one.isWhole
        } else if !given.isFollowingLink {
          let place =
            one.statements.first.map { program.place(of: $0) } ?? program.place(of: one.item)
          open.append(
            Question.Answer(path: one.path, place: place, words: one.path.steps.valueWords))
        }
      }
      guard open.isEmpty else {
        let hasOthers = cases.otherwise != nil || !hits.isEmpty
        ask(Question(answers: open, place: program.place(of: node), hasOthers: hasOthers), given)
        return []
      }
      return taken(hits[...], isTaken ? nil : cases.otherwise, given, before: rest)
    }

    /// Returns whether code examines the binding of a pattern further: it has a `switch`, or calls a function of its
    /// own type that may.
    private func examinesFurther(_ statements: [CodeBlockItemSyntax], _ scope: Scope) -> Bool {
      statements.contains { statement in
        statement.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.switch)
            || scope.lexical?.functions[$0.text] != nil
              && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
        }
      }
    }

    /// The actions of each button of an alert, where one of any is asked for: `case .sizes(.presented(let size))`.
    private func buttons(of path: ActionPath) -> [ActionPath] {
      guard path.steps.contains(where: { $0.name == "presented" }),
        let actions = path.type.declaration, program.isSentByAlerts(actions),
        features.feature(ofAction: path.type) == nil
      else { return [path] }
      return actions.cases.map { one in
        ActionPath(
          steps: path.steps + [ActionStep(name: one.name)],
          type: one.payloads.first.map { program.resolve($0, of: one, in: actions) } ?? .unknown)
      }
    }

    /// The actions that the cases of a `switch` ask for.
    private func testedCases(
      _ node: SwitchExprSyntax, _ values: [Value], _ action: Int, _ subject: ActionPath,
      _ given: Scope
    ) -> TestedCases {
      let key = TestedCases.Key(
        node: node.id, feature: ObjectIdentifier(given.feature.action), subject: subject.steps,
        action: action)
      if let known = testedCases[key] { return known }
      var cases = TestedCases()
      for (one, statements) in node.cases.readable {
        if one.items.isEmpty { cases.otherwise = statements }
        for item in one.items {
          var scope = given
          let patterns = patterns(item, of: values, &scope)
          let isWhole = patterns[action].isWhole && !CasePattern.examinesValue(item.pattern)
          let asked = follow(patterns[action], subject, &scope)
          for path in examinesFurther(statements, scope) ? [asked] : buttons(of: asked) {
            cases.append(
              TestedCase(
                item: item, statements: statements, path: path, isPatternWhole: isWhole,
                isWhole: isWhole && item.whereClause == nil
                  && patterns.indices.allSatisfy { $0 == action || patterns[$0].isOpen }))
          }
        }
      }
      testedCases[key] = cases
      return cases
    }

    /// Returns the steps of the first of some cases whose conditions hold.
    private func taken(
      _ hits: ArraySlice<Hit>, _ otherwise: [CodeBlockItemSyntax]?, _ given: Scope,
      before rest: [CodeBlockItemSyntax]
    ) -> [Step] {
      guard let first = hits.first else {
        return otherwise.map { branch($0, given, before: rest) } ?? []
      }
      let (one, scope) = (first.one, first.scope)
      if one.isWhole { return branch(one.statements, scope, before: rest) }
      let others = taken(hits.dropFirst(), otherwise, given, before: rest)
      var clauses = first.clauses
      var then: [Step]
      let asked = one.item.whereClause.map { TestedCondition.all($0.condition) } ?? []
      if comparedValues(asked, scope) != nil || comparedActions(asked, scope) != nil {
        let fork = Fork(
          conditions: asked, then: one.statements + rest, otherwise: { _ in others },
          node: Syntax(one.item))
        then = branches(fork, scope)
        if rest.isEmpty { then = Step.ended(then, by: [.break]) }
      } else {
        clauses += one.item.whereClause.map { [clause($0.condition, scope)] } ?? []
        then = branch(one.statements, scope, before: rest)
      }
      if clauses.isEmpty { return then }
      let check = Check(clauses)
      let otherwise = others.assuming(check, first.isNegated)
      if then.isEmpty && otherwise.isEmpty { return [] }
      return [
        first.isNegated
          ? .branch(condition: check, otherwise, otherwise: then)
          : .branch(condition: check, then, otherwise: otherwise)
      ]
    }

    private func hit(
      _ one: TestedCase, _ node: SwitchExprSyntax, _ values: [Value], _ action: Int,
      _ subject: ActionPath, _ given: Scope
    ) -> Hit {
      let item = one.item
      var scope = given
      let patterns = patterns(item, of: values, &scope)
      _ = follow(patterns[action], subject, &scope)
      var hit = Hit(one: one, scope: scope)
      if !one.isPatternWhole {
        hit.clauses.append(
          Check.Clause(text: words(askedOfActionBy: item.pattern, at: action)))
      }
      // `case (.saved, true)`: what else is asked is a condition.
      var negated: [Check.Clause] = []
      let subjects = node.subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
      let words = Self.parts(of: item.pattern)
      for (index, pattern) in patterns.enumerated()
      where index != action && !pattern.isOpen && words.indices.contains(index) {
        if case .other(let literal) = pattern, literal.is(BooleanLiteralExprSyntax.self) {
          let asked = clause(subjects[index], given)
          if literal.sourceText == "false" {
            negated.append(asked)
          } else {
            hit.clauses.append(asked)
          }
        } else {
          hit.clauses.append(
            clause(text(subjects[index]) + " is " + words[index], pattern, of: values[index]))
        }
      }
      hit.isNegated = negated.count == 1 && hit.clauses.isEmpty && item.whereClause == nil
      hit.clauses +=
        hit.isNegated
        ? negated
        : negated.map { Check.Clause(text: Check.negation(of: $0.text), fact: $0.fact?.negated) }
      return hit
    }

    /// The patterns of a tuple in words.
    private static func parts(of pattern: PatternSyntax) -> [String] {
      if let binding = pattern.as(ValueBindingPatternSyntax.self) {
        return parts(of: binding.pattern)
      }
      return pattern.as(TuplePatternSyntax.self)?.elements.map(\.sourceText)
        ?? pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)?.elements
        .map(\.expression.sourceText) ?? []
    }
  }

  extension [Step] {
    /// The same where it is known whether what they ask first holds.
    fileprivate func assuming(_ known: Check, _ holds: Bool) -> [Step] {
      guard case .branch(let check, let then, let otherwise)? = first else { return self }
      if check == known { return (holds ? then : otherwise).assuming(known, holds) + dropFirst() }
      return [
        .branch(
          condition: check, then.assuming(known, holds),
          otherwise: otherwise.assuming(known, holds))
      ] + dropFirst()
    }
  }
#endif
