#if SourceReading
  import SwiftSyntax

  // Code that asks for the action: what stands elsewhere is done for the other actions, each of them.

  /// An action that code asks for: `.delegate(.finished)`.
  struct AskedAction {
    var path: ActionPath
    /// Whether it is meant whatever it carries.
    var isWhole: Bool
    var words: String
    /// What the code knows that is done for it.
    var scope: Scope
  }

  /// What conditions, or the cases of a `switch`, ask for.
  struct ComparedActions {
    var asked: [AskedAction]
    /// The action of which they ask.
    var subject: ActionPath
    /// The other conditions.
    var more: [ConditionElementSyntax] = []
  }

  extension Walker {
    /// What code does that asks for actions in its conditions: `if action == .closeTapped, state.isNew`.
    ///
    /// - Returns: nil where it only asks what a known action carries.
    func branches(
      _ fork: Fork, _ compared: ComparedActions, _ given: Scope, _ rest: [CodeBlockItemSyntax]?
    ) -> Chain? {
      let inner = fork.asking(compared.more)
      switch asking(compared.asked, given) {
      case .no: return fork.otherwise(given, rest)
      case .yes(let scope): return branches(inner, scope, rest)
      case .unknown: return nil
      case .some: break
      }
      let rest = ExitFinder.isLeft(fork.node) ? rest : nil
      let others = others(than: compared, fork.node, given) {
        done(fork.otherwise($0, rest), rest, $0)
      }
      // What stands in one place, as after a `guard`, is read once.
      let asked = compared.asked.filter { given.mayHear($0.path.steps) }
      var repeats = others.isEmpty && asked.count == 1 ? 0 : 1
      unrolled += repeats
      defer { unrolled -= repeats }
      for one in asked {
        let scopes = scopes(of: one, after: [], fork.node) {
          done(branches(inner, $0, rest), rest, $0)
        }
        if repeats == 0, scopes.count > 1 { (unrolled, repeats) = (unrolled + 1, 1) }
        for scope in scopes { emit(done(branches(inner, scope, rest), rest, scope), scope) }
      }
      for scope in others { emit(done(fork.otherwise(scope, rest), rest, scope), scope) }
      return ([], rest != nil)
    }

    /// What a `switch` over the action does: for the actions of each case, and for all others. What follows it is a part of
    /// that if some cases return.
    func actions(
      _ node: SwitchExprSyntax, _ values: [Value], _ action: Int, _ given: Scope,
      _ following: [CodeBlockItemSyntax]
    ) -> Chain {
      guard case .action(let subject) = values[action] else { return ([], false) }
      let hearsAny = given.isFollowingLink || given.hearsChange
      let rest = ExitFinder.isLeft(Syntax(node)) && !hearsAny ? following : nil
      func done(_ statements: [CodeBlockItemSyntax], _ scope: Scope) -> [Step] {
        self.done((Step.ended(steps(statements, scope), by: [.break]), false), rest, scope)
      }
      var open: [CodeBlockItemSyntax] = []
      var asked: [AskedAction] = []
      var cases: [(scope: Scope, statements: [CodeBlockItemSyntax])] = []
      for (one, statements) in node.cases.readable {
        if one.items.isEmpty { open = statements }
        for item in one.items {
          var found = self.asked(item, of: values, action, subject, given)
          let isOpen = found.path.steps.count == subject.steps.count
          if isOpen, found.isWhole { open = statements }
          guard !(isOpen && found.isWhole), given.mayHear(found.path.steps),
            // Only one action is asked about.
            zip(found.scope.path, given.given?.path ?? []).allSatisfy({ $0 == $1 })
          else { continue }
          found.scope.place =
            statements.first.map { program.place(of: $0) } ?? program.place(of: item)
          if isOpen, isAction(subject.type, after: subject.steps) {
            found.scope.open = program.place(of: item)
          }
          cases += scopes(of: found, after: asked, Syntax(node)) { done(statements, $0) }
            .map { ($0, statements) }
          if !isOpen { asked.append(found) }
        }
      }
      if hearsAny {
        for (scope, statements) in cases { emit(done(statements, scope), scope) }
        return (Step.ended(done(open, given)), false)
      }
      let compared = ComparedActions(asked: asked, subject: subject)
      let others = others(than: compared, Syntax(node), given) { done(open, $0) }
      // What follows is read for each case.
      let repeats = rest?.isEmpty == false ? 1 : 0
      unrolled += repeats
      for (scope, statements) in cases { emit(done(statements, scope), scope) }
      unrolled += 1 - repeats
      defer { unrolled -= 1 }
      for scope in others { emit(done(open, scope), scope) }
      return ([], rest != nil)
    }

    /// The action that a case of a `switch` asks for.
    private func asked(
      _ item: SwitchCaseItemSyntax, of values: [Value], _ action: Int, _ subject: ActionPath,
      _ given: Scope
    ) -> AskedAction {
      var scope = given
      var patterns = patterns(item, of: values, &scope)
      let followed = follow(patterns[action], subject, &scope)
      scope.hear(followed.steps)
      let pattern = patterns.remove(at: action)
      // `case (.saved, true)`: what else is asked is a condition.
      let isOnly = patterns.allSatisfy(\.isOpen)
      var words = isOnly && item.whereClause != nil ? [] : [text(item.pattern)]
      if let condition = item.whereClause?.condition { words.append(text(condition)) }
      let all = words.joined(separator: " where ")
      if !isOnly || item.whereClause != nil {
        scope.conditions.append(Assumption(check: Check(all)))
      }
      let isWhole =
        item.whereClause == nil && pattern.isWhole && isOnly
        && !CasePattern.asksMore(item.pattern)
      return AskedAction(path: followed, isWhole: isWhole, words: all, scope: scope)
    }

    /// The actions that an asked one stands for: each that a screen sends, where the same is done for all of these.
    ///
    /// - Parameter earlier: What earlier cases ask for.
    private func scopes(
      of one: AskedAction, after earlier: [AskedAction], _ node: Syntax,
      _ read: (Scope) -> [Step]
    ) -> [Scope] {
      guard one.isWhole, isChild(one.path.type, of: one.scope.feature), unrolled < 2 else {
        return [one.scope]
      }
      let inside = earlier.filter {
        $0.isWhole && $0.path.steps.count > one.path.steps.count
          && $0.path.steps.goes(along: one.path.steps)
      }
      var all = one.scope
      guard silently({ read(one.scope) }).contains(where: \.navigates) else {
        // The code asks itself which of them it is.
        all.unheard += inside.map { ($0.path.steps, program.place(of: node)) }
        return [all]
      }
      all.open = program.place(of: node)
      return others(than: inside, of: one.path, one.scope, program.place(of: node)) ?? [all]
    }

    /// Whether actions of a type are those of a screen, or of screens.
    private func isChild(_ type: SwiftType, of feature: Feature) -> Bool {
      switch type {
      // What the buttons of alerts send of a feature's own is known otherwise.
      case .presentationAction(let inner): !(features.feature(ofAction: inner) === feature)
      case .routerAction, .stackAction, .identifiedAction: true
      default: features.feature(ofAction: type).map { $0 !== feature } ?? false
      }
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

    /// The actions of a type that code does not ask for, if something is done for them. Where they cannot be told apart, what
    /// is done for all of them is admitted.
    private func others(
      than compared: ComparedActions, _ node: Syntax, _ given: Scope, _ read: (Scope) -> [Step]
    ) -> [Scope] {
      let place = program.place(of: node)
      var all = given
      all.unheard += compared.asked.filter(\.isWhole).map { ($0.path.steps, place) }
      if isAction(compared.subject.type, after: compared.subject.steps) { all.open = place }
      guard unrolled < 2 else { return [all] }
      guard doesSomething({ read(all) }) else { return [] }
      return others(than: compared.asked, of: compared.subject, given, place) ?? [all]
    }

    /// - Returns: nil where there are too many, or which there are is not known.
    func others(
      than asked: [AskedAction], of path: ActionPath, _ given: Scope, _ place: SourcePlace
    ) -> [Scope]? {
      var fuel = 8 * Self.mostActions
      return others(than: asked, of: path, given, place, &fuel)
    }

    private func others(
      than asked: [AskedAction], of path: ActionPath, _ given: Scope, _ place: SourcePlace,
      _ fuel: inout Int
    ) -> [Scope]? {
      let depth = path.steps.count
      guard let names = program.caseNames(of: path.type), names.count <= Self.mostActions, fuel > 0
      else { return nil }
      fuel -= names.count
      let isPayload = !isAction(path.type, after: path.steps)
      var found: [Scope] = []
      for name in names {
        let steps = path.steps + [ActionStep(name: name, isPayload: isPayload)]
        let named = asked.filter { $0.path.steps.dropFirst(depth).first?.name == name }
        let deeper = named.filter { $0.path.steps.count > depth + 1 }
        guard given.mayHear(steps),
          !named.contains(where: { $0.isWhole && $0.path.steps.count == depth + 1 })
        else { continue }
        let payloads = program.payloads(of: name, in: path.type) ?? []
        let child = payloads.last.map(\.type).flatMap {
          isChild($0, of: given.feature) || name == "presented" ? $0 : nil
        }
        if let type = child ?? (payloads.count == 1 && !deeper.isEmpty ? payloads[0].type : nil),
          let inner = others(
            than: deeper, of: ActionPath(steps: steps, type: type), given, place, &fuel),
          found.count + inner.count <= Self.mostActions
        {
          let refused = named.filter { $0.path.steps.count == depth + 1 }.map {
            Assumption(check: Check($0.words), holds: false)
          }
          for var one in inner {
            one.conditions += refused
            found.append(one)
          }
          continue
        }
        var scope = given
        scope.hear(steps)
        scope.isOneOfMany = true
        if child != nil { scope.open = place }
        scope.conditions += named.filter { !$0.isWhole }.map {
          Assumption(check: Check($0.words), holds: false)
        }
        scope.unheard += named.filter(\.isWhole).map { ($0.path.steps, place) }
        found.append(scope)
      }
      return found
    }

    private func doesSomething(_ read: () -> [Step]) -> Bool {
      silently { read().contains(where: \.navigates) || !handlers.isEmpty || !unclear.isEmpty }
    }

    /// Reads code without noting anything.
    private func silently<Result>(_ read: () -> Result) -> Result {
      let known = (handlers, unclear, unrolled)
      defer { (handlers, unclear, unrolled) = known }
      (handlers, unclear, unrolled) = ([], [], 2)
      return read()
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
      if !hears(steps) {
        path = steps
        open = nil
        isOneOfMany = false
      }
      hearsChange = false
    }
  }

  extension [ActionStep] {
    /// Whether one is the start of the other.
    func goes(along other: Self) -> Bool {
      zip(self, other).allSatisfy { $0.name == $1.name }
    }
  }
#endif
