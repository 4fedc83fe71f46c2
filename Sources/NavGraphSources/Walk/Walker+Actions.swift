#if SourceReading
  import SwiftSyntax

  // Code that asks for the action: what stands elsewhere is done for the other actions.

  /// An action that code asks for: `.delegate(.finished)`.
  struct AskedAction {
    var path: ActionPath
    /// Whether it is meant whatever it carries.
    var isWhole: Bool
    var words: String
    /// What the code knows that is done for it.
    var scope: Scope
  }

  extension Walker {
    /// What an `if` does that asks for actions: `if action == .closeTapped`.
    ///
    /// - Returns: nil where it only asks what a known action carries.
    func branches(
      _ check: IfExprSyntax, _ compared: (asked: [AskedAction], subject: ActionPath),
      _ given: Scope, _ rest: [CodeBlockItemSyntax]?
    ) -> (steps: [Step], isComplete: Bool)? {
      let statements = Array(check.body.statements)
      switch asking(compared.asked, given) {
      case .no: return otherwise(check, given, rest)
      case .yes(let scope): return (steps(statements, scope), false)
      case .unknown: return nil
      case .some: break
      }
      let rest = ExitFinder.isLeft(Syntax(check)) ? rest : nil
      func others(_ scope: Scope) -> [Step] {
        let found = otherwise(check, scope, rest)
        return found.isComplete ? found.steps : following(found.steps, rest ?? [], scope)
      }
      let scopes = self.others(than: compared, Syntax(check), given, others)
      unrolled += 1
      defer { unrolled -= 1 }
      for one in compared.asked where given.mayHear(one.path.steps) {
        let found = steps(statements, one.scope)
        emit(scopes == nil ? found : following(found, rest ?? [], one.scope), one.scope)
      }
      for scope in scopes ?? [] { emit(others(scope), scope) }
      return ([], rest != nil && scopes != nil)
    }

    /// What a `guard` does that asks for actions.
    ///
    /// - Returns: nil where it only asks what a known action carries.
    func `guard`(
      _ check: GuardStmtSyntax, _ compared: (asked: [AskedAction], subject: ActionPath),
      _ given: Scope, _ rest: [CodeBlockItemSyntax]
    ) -> [Step]? {
      let body = Array(check.body.statements)
      switch asking(compared.asked, given) {
      case .no: return steps(body, given)
      case .yes(let scope): return steps(rest, scope)
      case .unknown: return nil
      case .some: break
      }
      let scopes = others(than: compared, Syntax(check), given) { steps(body, $0) }
      unrolled += 1
      defer { unrolled -= 1 }
      for one in compared.asked where given.mayHear(one.path.steps) {
        emit(steps(rest, one.scope), one.scope)
      }
      for scope in scopes ?? [] { emit(steps(body, scope), scope) }
      return []
    }

    /// Reads a `switch` over the action with what follows it, which is not done for cases that return.
    ///
    /// - Returns: false where that is all the same; nothing is read then.
    func `switch`(
      _ node: SwitchExprSyntax, followedBy rest: [CodeBlockItemSyntax], _ given: Scope
    ) -> Bool {
      guard !given.isFollowingLink, case .action(let path) = value(node.subject, given),
        path.type.declaration?.kind == .enumeration, ExitFinder.isLeft(Syntax(node))
      else { return false }
      var cases: [(scope: Scope, statements: [CodeBlockItemSyntax])] = []
      var open: [CodeBlockItemSyntax]?
      var asked: [AskedAction] = []
      for (one, statements) in node.cases.readable {
        guard !one.items.isEmpty else {
          open = statements
          continue
        }
        for item in one.items {
          var scope = given
          let followed = follow(CasePattern(item.pattern), path, &scope)
          guard followed.steps.count > path.steps.count else {
            guard item.whereClause == nil else { return false }
            open = statements
            continue
          }
          scope.hear(followed.steps)
          if let condition = item.whereClause?.condition {
            scope.conditions.append(text(condition))
          }
          scope.place = statements.first.map { program.place(of: $0) }
          asked.append(
            AskedAction(
              path: followed, isWhole: item.whereClause == nil && CasePattern.isWhole(item.pattern),
              words: item.whereClause.map { text($0.condition) } ?? text(item.pattern),
              scope: scope))
          if given.mayHear(followed.steps) { cases.append((scope, statements)) }
        }
      }
      guard let others = others(than: (asked, path), Syntax(node), given, { steps(rest, $0) })
      else { return false }
      cases += others.map { ($0, open ?? []) }
      unrolled += 1
      defer { unrolled -= 1 }
      for (scope, statements) in cases {
        let found = Step.ended(steps(statements, scope), by: [.break])
        emit(found.alwaysExits ? found : following(found, rest, scope), scope)
      }
      return true
    }

    /// Whether code for some actions is done.
    private enum Asking {
      case yes(Scope)
      case no
      /// For some of the actions that can be heard.
      case some
      /// What the action carries decides.
      case unknown
    }

    private func asking(_ asked: [AskedAction], _ given: Scope) -> Asking {
      let possible = asked.filter { given.mayHear($0.path.steps) }
      if possible.isEmpty { return .no }
      let heard = possible.filter { given.hears($0.path.steps) }
      if let whole = heard.first(where: \.isWhole) { return .yes(whole.scope) }
      return heard.isEmpty ? .some : .unknown
    }

    /// The actions of a type that code does not ask for; nil where nothing is done for them. Where they cannot be told apart,
    /// what is done for all of them is admitted.
    private func others(
      than compared: (asked: [AskedAction], subject: ActionPath), _ node: Syntax, _ given: Scope,
      _ read: (Scope) -> [Step]
    ) -> [Scope]? {
      let place = program.place(of: node)
      var all = given
      all.unheard += compared.asked.filter(\.isWhole).map { ($0.path.steps, place) }
      guard unrolled < 2 else { return [all] }
      guard doesSomething({ read(all) }) else { return nil }
      return others(than: compared.asked, of: compared.subject, given, place) ?? [all]
    }

    private func others(
      than asked: [AskedAction], of path: ActionPath, _ given: Scope, _ place: SourcePlace
    ) -> [Scope]? {
      let depth = path.steps.count
      var names = path.type.isBool ? ["true", "false"] : []
      if case .declared(let type) = path.type, type.kind == .enumeration {
        names = type.cases.map(\.name)
      }
      guard !names.isEmpty, names.count <= Self.mostActions else { return nil }
      let isPayload = !isAction(path.type, after: path.steps)
      return names.flatMap { name -> [Scope] in
        let steps = path.steps + [ActionStep(name: name, isPayload: isPayload)]
        let named = asked.filter { $0.path.steps.dropFirst(depth).first?.name == name }
        let deeper = named.filter { $0.path.steps.count > depth + 1 }
        guard given.mayHear(steps),
          !named.contains(where: { $0.isWhole && $0.path.steps.count == depth + 1 })
        else { return [] }
        let payloads = program.payloads(of: name, in: path.type) ?? []
        if !deeper.isEmpty, deeper.count == named.count, payloads.count == 1,
          let inner = others(
            than: deeper, of: ActionPath(steps: steps, type: payloads[0].type), given, place)
        {
          return inner
        }
        var scope = given
        scope.hear(steps)
        scope.conditions += named.filter { !$0.isWhole }.map { "not (\($0.words))" }
        scope.unheard += named.filter(\.isWhole).map { ($0.path.steps, place) }
        return [scope]
      }
    }

    private func doesSomething(_ read: () -> [Step]) -> Bool {
      let known = (handlers, unclear, unrolled)
      defer { (handlers, unclear, unrolled) = known }
      (handlers, unclear, unrolled) = ([], [], 2)
      return read().contains(where: \.navigates) || !handlers.isEmpty || !unclear.isEmpty
    }

    /// The actions of larger types are not told apart.
    private static let mostActions = 64
  }

  extension Scope {
    /// Whether an action can be the one that is heard here.
    func mayHear(_ steps: [ActionStep]) -> Bool {
      hearsChange
        || path.goes(along: steps)
          && !unheard.contains { $0.steps.count <= steps.count && $0.steps.goes(along: steps) }
    }

    /// Whether it is an action that is heard here, whatever that carries.
    func hears(_ steps: [ActionStep]) -> Bool {
      !hearsChange && path.count >= steps.count && path.goes(along: steps)
    }

    /// Hears an action, unless what is heard is known more precisely.
    mutating func hear(_ steps: [ActionStep]) {
      if !hears(steps) { path = steps }
      hearsChange = false
    }
  }

  extension [ActionStep] {
    /// Whether one is the start of the other.
    func goes(along other: Self) -> Bool {
      zip(self, other).allSatisfy { $0.name == $1.name }
    }
  }

  extension SwitchCaseSyntax {
    fileprivate var items: [SwitchCaseItemSyntax] {
      guard case .case(let label) = label else { return [] }
      return Array(label.caseItems)
    }
  }
#endif
