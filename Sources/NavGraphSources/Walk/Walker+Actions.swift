#if SourceReading
  import SwiftSyntax

  // Code that asks for the action and is left for some: what follows is done for the others.

  extension Walker {
    /// What an `if` does that asks for actions: `if action == .closeTapped`.
    func branches(
      _ check: IfExprSyntax, _ compared: (asked: [ActionPath], subject: ActionPath),
      _ given: Scope, _ rest: [CodeBlockItemSyntax]?
    ) -> (steps: [Step], isComplete: Bool) {
      let possible = compared.asked.filter { given.mayHear($0.steps) }
      let others =
        ExitFinder.isLeft(Syntax(check))
        ? rest.flatMap { self.others(than: compared.asked, of: compared.subject, given, $0) } : nil
      let statements = Array(check.body.statements)
      if possible.contains(where: { given.path.starts(with: $0.steps) }) {
        return (steps(statements, given), false)
      }
      for action in possible {
        let scope = given.hearing(action, if: text(check.conditions))
        let found = steps(statements, scope)
        emit(others == nil ? found : following(found, rest ?? [], scope), scope)
      }
      guard let others else { return otherwise(check, given, nil) }
      unrolled += 1
      defer { unrolled -= 1 }
      for scope in others {
        let found = otherwise(check, scope, rest)
        emit(found.isComplete ? found.steps : following(found.steps, rest ?? [], scope), scope)
      }
      return ([], true)
    }

    /// Reads a `switch` over the action with what follows it, which is not done for cases that return.
    ///
    /// - Returns: false where that is all the same; nothing is read then.
    func `switch`(
      _ node: SwitchExprSyntax, followedBy rest: [CodeBlockItemSyntax], _ given: Scope
    ) -> Bool {
      guard !given.isFollowingLink, case .action(let path) = value(node.subject, given),
        ExitFinder.isLeft(Syntax(node))
      else { return false }
      var cases: [(scope: Scope, statements: [CodeBlockItemSyntax])] = []
      var open: [CodeBlockItemSyntax]?
      var named: [ActionPath] = []
      for (one, statements) in node.cases.readable {
        guard !one.patterns.isEmpty else {
          open = statements
          continue
        }
        for item in one.items {
          var scope = given
          let followed = follow(CasePattern(item.pattern), path, &scope)
          scope.path = followed.steps
          guard scope.path.count > path.steps.count else {
            open = statements
            continue
          }
          if let condition = item.whereClause?.condition {
            scope.conditions.append(text(condition))
          }
          scope.place = statements.first.map { program.place(of: $0) }
          named.append(followed)
          if given.mayHear(scope.path) { cases.append((scope, statements)) }
        }
      }
      guard let others = others(than: named, of: path, given, rest) else { return false }
      cases += others.map { ($0, open ?? []) }
      unrolled += 1
      defer { unrolled -= 1 }
      for (scope, statements) in cases {
        let found = Step.ended(steps(statements, scope), by: [.break])
        emit(found.alwaysExits ? found : following(found, rest, scope), scope)
      }
      return true
    }

    /// The actions of a type that code does not name, where what follows the code does something; nil where it does not, or
    /// where the actions cannot be told apart.
    private func others(
      than named: [ActionPath], of path: ActionPath, _ given: Scope, _ rest: [CodeBlockItemSyntax]
    ) -> [Scope]? {
      guard let type = path.type.declaration, type.kind == .enumeration,
        type.cases.count <= Self.mostActions, unrolled < 2, doesSomething(rest, given)
      else { return nil }
      let depth = path.steps.count
      let isPayload = !isAction(path.type, after: path.steps)
      let names = Set(
        named.compactMap { $0.steps.indices.contains(depth) ? $0.steps[depth].name : nil })
      return type.cases.filter { !names.contains($0.name) }
        .map { path.steps + [ActionStep(name: $0.name, isPayload: isPayload)] }
        .filter(given.mayHear)
        .map { steps in
          var scope = given
          scope.path = steps
          return scope
        }
    }

    private func doesSomething(_ rest: [CodeBlockItemSyntax], _ scope: Scope) -> Bool {
      guard rest.contains(where: { !$0.item.is(ReturnStmtSyntax.self) || !$0.isIdleReturn }) else {
        return false
      }
      let known = handlers
      unrolled += 1
      defer {
        handlers = known
        unrolled -= 1
      }
      return steps(rest, scope).contains(where: \.navigates) || handlers.count > known.count
    }

    /// The actions of larger types are not told apart.
    private static let mostActions = 64
  }

  extension Scope {
    /// Whether an action can be the one that is heard here.
    func mayHear(_ steps: [ActionStep]) -> Bool {
      zip(path, steps).allSatisfy { $0.name == $1.name }
    }
  }

  extension CodeBlockItemSyntax {
    fileprivate var isIdleReturn: Bool {
      ["return", "return .none"].contains(item.trimmedDescription)
    }
  }

  extension SwitchCaseSyntax {
    fileprivate var items: [SwitchCaseItemSyntax] {
      guard case .case(let label) = label else { return [] }
      return Array(label.caseItems)
    }
  }
#endif
