#if SourceReading
  import SwiftSyntax

  // `let route: Route<Screen.State>`, which each branch of an `if` or a `switch` assigns: what follows is read for each of
  // them.

  extension Walker {
    /// Binds the name of a constant that a statement assigns: `route = .push(.detail)`.
    ///
    /// - Returns: Whether the statement does nothing else.
    func assign(in statement: CodeBlockItemSyntax, _ scope: inout Scope) -> Bool {
      guard !scope.deferred.isEmpty,
        let parts = statement.item.expression?.as(SequenceExprSyntax.self)?.elements.map(\.self),
        parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
        let name = Self.name(of: parts[0]), scope.deferred.contains(name)
      else { return false }
      scope.names[name] = value(parts[2], scope)
      return steps(parts[2], scope).isEmpty
    }

    /// Returns the steps of a statement that chooses what a constant is, with those of all that follows it; nil for any
    /// other statement.
    func choosing(
      _ statement: CodeBlockItemSyntax, _ rest: [CodeBlockItemSyntax], _ scope: Scope
    ) -> [Step]? {
      guard !scope.deferred.isEmpty, !rest.isEmpty else { return nil }
      let expression = statement.item.expression
      let check = expression?.as(IfExprSyntax.self)
      let choice = expression?.as(SwitchExprSyntax.self)
      guard let count = choice?.cases.count ?? check.map({ _ in 2 }),
        !scope.deferred.isDisjoint(with: AssignmentFinder.locals(in: Syntax(statement)).keys),
        Self.lateConstants(beside: statement) <= Self.maxLateConstants,
        4 * combinations * count <= Self.maxAlternatives
      else { return nil }
      combinations *= count
      defer { combinations /= count }
      if let check { return branches(check, scope, before: rest) }
      return choice.map { choice in
        let outer = codeAfter.updateValue(rest, forKey: choice.id)
        defer { codeAfter[choice.id] = outer }
        return Step.ended(
          self.switch(choice, scope, before: rest), by: [Self.exit(of: Syntax(choice))])
      }
    }

    /// Returns the steps of a `break`: where what follows the `switch` is read in each case, that too.
    func leaving(_ left: BreakStmtSyntax, _ scope: Scope) -> [Step] {
      if let label = left.label { return [.exit(.labelled(label.text))] }
      let around = sequence(first: Syntax(left), next: \.parent).first {
        $0.is(SwitchExprSyntax.self) || $0.is(ForStmtSyntax.self) || $0.is(WhileStmtSyntax.self)
          || $0.is(RepeatStmtSyntax.self)
      }
      guard let around, let rest = codeAfter[around.id] else { return [.exit(.break)] }
      return steps(rest, scope) + [.exit(Self.exit(of: around))]
    }

    /// The exit from a `switch` and from all that follows it: no label of the sources has this name.
    private static func exit(of choice: Syntax) -> Exit {
      .labelled("switch \(choice.position.utf8Offset)")
    }

    /// How many constants of the code around a statement are assigned later.
    private static func lateConstants(beside statement: CodeBlockItemSyntax) -> Int {
      let code = statement.parent?.as(CodeBlockItemListSyntax.self) ?? []
      return code.count { one in
        one.item.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.initializer == nil && $0.accessorBlock == nil
        } ?? false
      }
    }

    /// The values of more constants are read without their conditions.
    private static let maxLateConstants = 3
  }
#endif
