#if SourceReading
  import SwiftSyntax

  // `return`, `throw`, `break` and `continue`: what follows them is not done.

  extension Walker {
    /// Steps with all that follows them, which is not done where the code is left.
    func following(_ found: [Step], _ rest: [CodeBlockItemSyntax], _ scope: Scope) -> [Step] {
      if found.alwaysExits { return found }
      return Step.joined(found, steps(rest, scope))
    }

    /// Returns the steps of a `do`, with the handling of errors: those that its code throws, and those of its calls.
    func `do`(_ attempt: DoStmtSyntax, _ scope: Scope) -> [Step] {
      guard !attempt.catchClauses.isEmpty else {
        return steps(Array(attempt.body.statements), scope)
      }
      var clauses = attempt.catchClauses.map { clause in
        (
          check: Check("caught " + text(clause.catchItems)),
          steps: steps(Array(clause.body.statements), scope)
        )
      }
      if Self.awaitsValues(attempt.body) {
        clauses = clauses.map { ($0.check, $0.steps.map(\.repeated)) }
      }
      let caught = Self.oneOf(clauses)
      var inner = scope
      // What is done about an error is told of all of the code.
      inner.errors = caught.isEmpty ? .ends : .isCaught
      let done = steps(Array(attempt.body.statements), inner)
      if !attempt.catchClauses.contains(where: \.catchItems.isEmpty) {
        clauses.append(("none of the others", [.exit(.throw)]))
      }
      let handled = Step.ended(
        Step.catching(done, by: Self.oneOf(clauses)), by: [.caught])
      let tries = attempt.body.tokens(viewMode: .sourceAccurate).filter { token in
        token.tokenKind == .keyword(.try)
          && token.parent?.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
      }
      guard !tries.isEmpty, !caught.isEmpty else { return handled }
      let name = tries.count == 1 ? Self.calledName(tries[0].parent) : nil
      let thrown = Check([
        Check.Clause(text: name.map { "\($0) throws" } ?? "an error is thrown", choice: attempt.id)
      ])
      return [.branch(condition: thrown, caught, otherwise: handled)]
    }

    /// Whether code waits for the values of a stream: what comes after it comes at any time.
    private static func awaitsValues(_ block: CodeBlockSyntax) -> Bool {
      block.statements.contains { $0.item.as(ForStmtSyntax.self)?.awaitKeyword != nil }
    }
  }

  extension Step {
    /// Steps with those that follow: on the branch that goes on where there is only one, otherwise after all branches.
    fileprivate static func joined(_ found: [Step], _ rest: [Step]) -> [Step] {
      guard !rest.isEmpty else { return found }
      guard case .branch(let check, let then, let otherwise)? = found.last else {
        return found + rest
      }
      if then.alwaysExits {
        let otherwise = joined(otherwise, rest)
        return found.dropLast() + [.branch(condition: check, then, otherwise: otherwise)]
      }
      if otherwise.alwaysExits {
        let then = joined(then, rest)
        return found.dropLast() + [.branch(condition: check, then, otherwise: otherwise)]
      }
      return found + rest
    }

    /// Returns steps with the steps that handle their errors.
    fileprivate static func catching(_ steps: [Step], by caught: [Step]) -> [Step] {
      steps.flatMap { step -> [Step] in
        switch step {
        case .exit(.throw): caught + [.exit(.caught)]
        case .branch(let check, let then, let otherwise):
          [
            .branch(
              condition: check, catching(then, by: caught),
              otherwise: catching(otherwise, by: caught))
          ]
        case .block(let inner, let exits) where !exits.contains(.throw):
          [.block(catching(inner, by: caught), endedBy: exits)]
        default: [step]
        }
      }
    }

    /// Steps of code that exits end: a function by default.
    static func ended(_ steps: [Step], by exits: Set<Exit> = Set(Exit.allCases)) -> [Step] {
      let steps = withoutLast(exits, steps)
      return steps.contains { !$0.exits.isDisjoint(with: exits) }
        ? [.block(steps, endedBy: exits)] : steps
    }

    /// Steps without exits at their end, where nothing follows.
    static func withoutLast(_ exits: Set<Exit>, _ steps: [Step]) -> [Step] {
      var steps = steps
      while let last = steps.last {
        switch last {
        case .exit(let exit) where exits.contains(exit): steps.removeLast()
        case .branch(let check, let then, let otherwise) where !last.exits.isDisjoint(with: exits):
          let (then, otherwise) = (withoutLast(exits, then), withoutLast(exits, otherwise))
          steps.removeLast()
          guard then.isEmpty, otherwise.isEmpty else {
            return steps + [.branch(condition: check, then, otherwise: otherwise)]
          }
        default: return steps
        }
      }
      return steps
    }

    /// The exits through which it can leave the enclosing code.
    private var exits: Set<Exit> {
      switch self {
      case .exit(let exit): [exit]
      case .branch(_, let then, let otherwise): Self.exits(then).union(Self.exits(otherwise))
      case .block(let inner, let ended):
        ended.count == Exit.allCases.count ? [] : Self.exits(inner).subtracting(ended)
      case .operation, .send, .dismiss, .open: []
      }
    }

    private static func exits(_ steps: [Step]) -> Set<Exit> {
      steps.reduce(into: []) { $0.formUnion($1.exits) }
    }

    var canExit: Bool { !exits.isEmpty }
  }

  extension [Step] {
    /// Whether they leave the code around them on every branch.
    var alwaysExits: Bool {
      switch last {
      case .exit?: true
      case .branch(_, let then, let otherwise)?: then.alwaysExits && otherwise.alwaysExits
      default: false
      }
    }
  }

  extension SwitchCaseListSyntax {
    /// The cases, also those under `#if`, with the statements of each, including the cases that it falls through to.
    var readable: [(one: SwitchCaseSyntax, statements: [CodeBlockItemSyntax])] {
      var result: [(one: SwitchCaseSyntax, statements: [CodeBlockItemSyntax])] = []
      var length = 0
      for one in flattened.reversed() {
        var statements = Array(one.statements)
        if statements.last?.item.is(FallThroughStmtSyntax.self) == true, length < Self.longest {
          statements = statements.dropLast() + (result.last?.statements ?? [])
          length += 1
        } else {
          length = 0
        }
        result.append((one, statements))
      }
      return result.reversed()
    }

    /// Longer chains of cases that fall through are not followed.
    private static var longest: Int { 32 }

    private var flattened: [SwitchCaseSyntax] {
      flatMap { element -> [SwitchCaseSyntax] in
        switch element {
        case .switchCase(let one): [one]
        case .ifConfigDecl(let condition): condition.read.flatMap(\.flattened)
        }
      }
    }
  }
#endif
