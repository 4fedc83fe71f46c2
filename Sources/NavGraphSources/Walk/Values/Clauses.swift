#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  /// What conditions say about containers of screens.
  extension Walker {
    func clause(_ expression: ExprSyntax, _ scope: Scope) -> Check.Clause {
      if let sequence = expression.as(SequenceExprSyntax.self) {
        return clause(Array(sequence.elements), scope)
      }
      return Check.Clause(text: text(expression, scope), fact: fact(expression, scope))
    }

    /// A condition as the parts of a sequence: `state.path.count`, `>`, `1`.
    func clause(_ parts: [ExprSyntax], _ scope: Scope) -> Check.Clause {
      let words = parts.map { text($0, scope) }.joined(separator: " ")
      guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text
      else {
        let only = parts.count == 1 ? parts[0] : nil
        return Check.Clause(text: words, fact: only.flatMap { fact($0, scope) })
      }
      return Check.Clause(text: words, fact: fact(parts[0], sign, parts[2], scope))
    }

    /// `if let child = state.child`.
    func clause(
      _ binding: OptionalBindingConditionSyntax, _ bound: Value?, _ scope: Scope
    ) -> Check.Clause {
      let value = binding.initializer.map { text($0.value) } ?? text(binding.pattern)
      let fact = binding.initializer.flatMap { contained($0.value, scope) }
      return Check.Clause(
        text: value + " != nil", fact: fact ?? bound.flatMap { isTaken($0, true) })
    }

    /// `if case .filter = state.destination`.
    func clause(
      _ match: MatchingPatternConditionSyntax, _ pattern: CasePattern, _ path: StatePath
    ) -> Check.Clause {
      var fact: Check.Fact?
      if case .enumCase("some", _) = pattern { fact = isTaken(.state(path), true) }
      if case .enumCase("none", _) = pattern { fact = isTaken(.state(path), false) }
      return Check.Clause(text: words(match), fact: fact ?? isSelected(pattern, .state(path)))
    }

    /// Returns whether a stack has a screen, or has it on top: `if case .home = state.routes.first?.screen`.
    func fact(ofRoute route: ExprSyntax, in pattern: PatternSyntax, _ scope: Scope)
      -> Check.Fact?
    {
      guard CasePattern.namesCase(pattern), case .enumCase(let name, _) = CasePattern(pattern)
      else { return nil }
      return fact(ofRoute: route, is: name, scope)
    }

    /// The fact that a route is of a screen: `state.routes.last?.screen`, `routes[0].screen`, `state.path.last`.
    private func fact(ofRoute route: ExprSyntax, is name: String, _ scope: Scope) -> Check.Fact? {
      if case .state(let path) = value(route.unwrapped, scope),
        let fact = isSelected(.enumCase(name, []), .state(path)),
        case .isSelected(let container, _, _) = fact,
        container.kind == .slot
      {
        return fact
      }
      if let place = property(ofStack: route.unwrapped, scope), place.holdsScreens {
        return place.fact(is: name)
      }
      guard let member = route.as(MemberAccessExprSyntax.self), let base = member.base else {
        return nil
      }
      guard member.declName.baseName.text == "screen" else {
        return fact(ofRouteIn: member, base, is: name, scope)
      }
      if let element = base.as(SubscriptCallExprSyntax.self) {
        guard element.arguments.count == 1, element.arguments.first?.expression.sourceText == "0",
          case .state(let path) = value(element.calledExpression, scope),
          let container = container(path), container.kind == .stack
        else { return nil }
        return .contains(container, name, true)
      }
      return property(ofStack: base.unwrapped, scope)?.fact(is: name)
    }

    /// The same for a property that computes a route's screen: `var top: Screen.State? { routes.last?.screen }`.
    private func fact(
      ofRouteIn member: MemberAccessExprSyntax, _ base: ExprSyntax, is name: String, _ scope: Scope
    ) -> Check.Fact? {
      guard case .state(let path) = value(base, scope), let owner = path.type.declaration,
        let property = owner.properties[member.declName.baseName.text],
        let getter = property.getter?.onlyReturned, var inner = scope.calling(property.node.id)
      else { return nil }
      inner.names = [:]
      (inner.selfState, inner.lexical, inner.file) = (path, owner, property.file)
      return fact(ofRoute: getter, is: name, inner)
    }

    /// The stack whose property an expression is, also in an extension of arrays: `state.path.count`, `count`.
    private func property(ofStack expression: ExprSyntax, _ scope: Scope) -> StackProperty? {
      var found: (name: String, value: Value)?
      if let member = expression.as(MemberAccessExprSyntax.self) {
        found = member.base.map { (member.declName.baseName.text, value($0, scope)) }
      } else if let name = Self.name(of: expression), scope.names[name] == nil {
        found = scope.selfState.map { (name, .state($0)) }
      }
      guard let found, case .state(let path) = found.value, let container = container(path),
        container.kind == .stack
      else { return nil }
      return StackProperty(name: found.name, container: container, stack: path)
    }

    /// `case .filter(let filter) = state.destination` as `state.destination is .filter`.
    func words(_ match: MatchingPatternConditionSyntax) -> String {
      words(text(match.initializer.value), matching: match.pattern)
    }

    /// That a value matches a pattern, without the names that the pattern gives to what it holds.
    func words(_ subject: String, matching pattern: PatternSyntax) -> String {
      guard case .enumCase(let name, _) = CasePattern(pattern), CasePattern.namesCase(pattern)
      else {
        return subject + " is " + text(pattern)
      }
      switch name {
      case "some": return subject + " != nil"
      case "none": return subject + " == nil"
      default: return subject + " is ." + name
      }
    }

    /// Returns a clause in words for the case of a `switch`: `case .home` of `switch state.selectedTab`.
    func clause(_ words: String, _ pattern: CasePattern, of subject: Value?) -> Check.Clause {
      Check.Clause(text: words, fact: subject.flatMap { isSelected(pattern, $0) })
    }

    /// `state.isShown`, `!state.isShown`, `state.path.isEmpty`.
    private func fact(_ expression: ExprSyntax, _ scope: Scope) -> Check.Fact? {
      if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
        return fact(negated.expression, scope)?.negated
      }
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        return clause(only.expression, scope).fact
      }
      if let asked = property(ofStack: expression, scope), asked.name == "isEmpty" {
        return .count(asked.container, .equal(0))
      }
      if let found = contained(expression, scope) { return found }
      guard case .state(let path) = value(expression, scope), isFlag(path) else { return nil }
      return isTaken(.state(path), true)
    }

    /// What a condition says besides its words: `routes.contains { $0.screen == .chat(id) }` holds only with a chat in the
    /// stack, and `!routes.contains { $0.screen.is(\.call) || $0.screen.is(\.lock) }` without either.
    func impliedClauses(by parts: [ExprSyntax], _ scope: Scope) -> [Check.Clause] {
      if parts.count == 1, let negated = parts[0].as(PrefixOperatorExprSyntax.self),
        negated.operator.text == "!"
      {
        return excludedScreens(negated.expression, scope)
      }
      // `state.path.last?.detail?.id == id`
      if parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==" {
        // Both sides can be nil.
        let isOptional = parts[2].tokens(viewMode: .sourceAccurate).contains {
          [.postfixQuestionMark, .keyword(.nil)].contains($0.tokenKind)
        }
        guard !isOptional, parts[2].sourceText != "false" else { return [] }
        let facts = parts[0].unwrappedBases.lazy.compactMap { self.contained($0, scope) }
        return facts.first.map { [Check.Clause(text: "", fact: $0)] } ?? []
      }
      guard parts.count == 1,
        let (asked, path, container) = question(parts[0], ["contains"], scope),
        let compared = asked.statements.onlyReturned?.as(SequenceExprSyntax.self)?.elements
          .map(\.self), compared.count == 3, compared[1].sourceText == "==",
        let screen = Self.screen(in: compared), isScreen(screen, path.type)
      else { return [] }
      return [Check.Clause(text: "", fact: .contains(container, screen, true))]
    }

    /// The case that `$0.screen == .chat(id)` asks for, or `$0.chat?.id == id`.
    private static func screen(in compared: [ExprSyntax]) -> String? {
      if compared[0].sourceText == "$0.screen" { return lastName(compared[2]) }
      return compared[0].unwrappedBases.last?.as(MemberAccessExprSyntax.self)?.declName.baseName
        .text
    }

    /// The screens of which a stack has none, where code asks at once whether it has one of several.
    private func excludedScreens(_ asked: ExprSyntax, _ scope: Scope) -> [Check.Clause] {
      guard let (closure, _, container) = question(asked, ["contains"], scope),
        let elements = closure.statements.onlyReturned?.as(SequenceExprSyntax.self)?.elements
          .map(\.self), elements.count > 1
      else { return [] }
      let screens = elements.indices.compactMap { index -> String? in
        let word = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text
        guard word == nil, elements[index].is(FunctionCallExprSyntax.self) else { return nil }
        return Self.lastCase(Syntax(elements[index]))
      }
      let isChoice = elements.indices.allSatisfy {
        $0.isMultiple(of: 2) || elements[$0].sourceText == "||"
      }
      guard isChoice, screens.count * 2 == elements.count + 1 else { return [] }
      return screens.map { Check.Clause(text: "", fact: .contains(container, $0, false)) }
    }

    /// What code asks of the screens of a stack: the closure of `state.routes.contains { … }`, `state.routes.first(where: { … })`.
    ///
    /// - Parameter names: The functions that count.
    private func question(
      _ expression: ExprSyntax, _ names: Set<String>, _ scope: Scope
    ) -> (closure: ClosureExprSyntax, path: StatePath, container: ScreenContainer)? {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        call.calledName.map(names.contains) == true,
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        let closure = call.trailingClosure
          ?? Self.argument("where", of: expression)?.as(ClosureExprSyntax.self),
        case .state(let path) = value(base, scope), let container = container(path),
        container.kind == .stack
      else { return nil }
      return (closure, path, container)
    }

    /// Whether a closure asks which screen something is, and nothing about what that holds.
    private static func checksCaseOnly(_ closure: ClosureExprSyntax) -> Bool {
      let words = closure.tokens(viewMode: .sourceAccurate).map(\.text)
      let others: Set = ["!", "&&", "||", "<", ">", "let", "var", "switch", "guard"]
      let isNegated = (words.firstIndex(of: "false") ?? .max) < (words.firstIndex(of: "true") ?? 0)
      return !isNegated && others.isDisjoint(with: words)
        && zip(words, words.dropFirst()).allSatisfy { word, next in
          word == "==" ? next == "true" : word != "!=" || next == "nil"
        }
    }

    /// `state.routes.contains { $0.screen.is(\.tabs) }`, and expressions that are nil otherwise: `firstIndex(where:)`.
    private func contained(_ expression: ExprSyntax, _ scope: Scope) -> Check.Fact? {
      if case .state(var path) = value(expression, scope), let last = path.components.popLast(),
        let owner = last.owner, let property = owner.properties[last.name],
        let getter = property.getter, scope.calls.count < 8
      {
        path.type = .declared(owner)
        var inner = Scope(feature: scope.feature, file: property.file)
        (inner.selfState, inner.lexical) = (path, owner)
        inner.calls = scope.calls + [property.node.id]
        if let truth = getter.truth {
          let check = check(TestedCondition.all(truth.asked), inner)
          let fact = check.clauses.count == 1 ? check.clauses[0].fact : nil
          return truth.isNegated ? fact?.negated : fact
        }
        return getter.onlyReturned.flatMap { clause($0, inner).fact }
      }
      // `state.path.last`
      if let asked = property(ofStack: expression.unwrapped, scope),
        ["first", "last"].contains(asked.name)
      {
        return .count(asked.container, .atLeast(1))
      }
      // `state.routes.last?.isPresented`
      if let member = expression.as(MemberAccessExprSyntax.self), let route = member.base,
        member.declName.baseName.text == "isPresented",
        let asked = property(ofStack: route.unwrapped, scope), asked.name == "last",
        !asked.holdsScreens
      {
        return .isPresented(asked.container, true)
      }
      // `state.routes.first?.screen.home`
      if let member = expression.as(MemberAccessExprSyntax.self), let route = member.base,
        let fact = fact(ofRoute: route, is: unquoted(member.declName.baseName.text), scope)
      {
        return fact
      }
      // `state.routes.last?.screen.is(\.home)`
      if let call = expression.as(FunctionCallExprSyntax.self), call.calledName == "is",
        let route = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        let screen = call.arguments.first.flatMap({ Self.lastName($0.expression) }),
        let fact = fact(ofRoute: route, is: screen, scope)
      {
        return fact
      }
      // `state.routes[id: .home]`
      if let element = expression.as(SubscriptCallExprSyntax.self), element.arguments.count == 1,
        let identity = element.arguments.first, identity.label?.text == "id",
        case .state(let path) = value(element.calledExpression, scope),
        let container = container(path), container.kind == .stack,
        let screen = Self.lastName(identity.expression)
          ?? Self.screen(identified: identity.expression, in: path.type.screens),
        isScreen(screen, path.type)
      {
        return .contains(container, screen, true)
      }
      let names: Set = ["contains", "first", "firstIndex", "last", "lastIndex"]
      guard let (asked, _, container) = question(expression, names, scope),
        let screen = Self.lastCase(Syntax(asked)), Self.checksCaseOnly(asked)
      else { return nil }
      return .contains(container, screen, true)
    }

    /// `state.child == nil`, `state.path.count > 1`, `state.selectedTab == .home`.
    private func fact(
      _ left: ExprSyntax, _ sign: String, _ right: ExprSyntax, _ scope: Scope
    ) -> Check.Fact? {
      let word = right.sourceText
      // `state.routes.last?.screen.is(\.home) ?? false`
      if sign == "??", word == "false" { return contained(left, scope) }
      if ["nil", "true", "false"].contains(word), ["==", "!="].contains(sign) {
        let holds = (sign == "==") == (word == "true")
        return contained(left, scope).flatMap { holds ? $0 : $0.negated }
          ?? isTaken(value(left, scope), holds)
      }
      if ["==", "!="].contains(sign),
        let fact = isSelected(CasePattern(right), value(left, scope))
          ?? isEmptied(CasePattern(right), value(left, scope))
      {
        return sign == "==" ? fact : fact.negated
      }
      if ["==", "!="].contains(sign),
        let fact = isCarried(value(left, scope), value(right, scope))
          ?? isCarried(value(right, scope), value(left, scope))
      {
        return sign == "==" ? fact : fact.negated
      }
      if let fact = actsAsRoot(value(left, scope), sign, word, scope) { return fact }
      if ["==", "!="].contains(sign),
        let fact = acts(left, right, scope) ?? acts(right, left, scope)
      {
        return sign == "==" ? fact : fact.negated
      }
      // No stack is higher; a number in the source may be of any size.
      guard let number = Int(word), (0...1_000_000).contains(number),
        let asked = property(ofStack: left, scope), asked.name == "count"
      else { return nil }
      let comparison: Comparison? =
        switch sign {
        case ">": .atLeast(number + 1)
        case ">=": .atLeast(number)
        case "<": .lessThan(number)
        case "<=": .lessThan(number + 1)
        case "==": .equal(number)
        default: nil
        }
      return comparison.map { .count(asked.container, $0) }
    }

    /// `index == 0` in `case let .router(.routeAction(index, action: …))`.
    private func actsAsRoot(
      _ index: Value, _ sign: String, _ number: String, _ scope: Scope
    ) -> Check.Fact? {
      guard number == "0", ["==", "!=", ">"].contains(sign), case .action(let path) = index,
        path.steps.last?.name == "routeAction", case .other("") = path.type,
        isOwnRouter(path.steps, scope.feature),
        let main = mainContainer(of: scope.feature)?.container, main.kind == .stack
      else { return nil }
      return .actsAsRoot(main, sign == "==")
    }

    /// `state.path.ids.last == id`: the screen that acts is on top.
    private func acts(_ top: ExprSyntax, _ identity: ExprSyntax, _ scope: Scope) -> Check.Fact? {
      guard let asked = property(ofStack: top.unwrapped, scope), asked.name == "last",
        let screen = actingScreen(identifiedBy: identity, in: asked.stack, scope)
      else { return nil }
      return asked.fact(is: screen)
    }

    /// Whether steps lead to the actions of a feature's own screens, not to those of a child's screens.
    private func isOwnRouter(_ steps: [ActionStep], _ feature: Feature) -> Bool {
      guard steps.count > 1 else { return true }
      guard steps.count == 2, let router = feature.action.declaredCase(steps[0].name),
        router.payloads.count == 1,
        case .routerAction = program.resolve(router.payloads[0], of: router, in: feature.action)
      else { return false }
      return true
    }

    func isTaken(_ value: Value, _ isTaken: Bool) -> Check.Fact? {
      guard case .state(let path) = value else { return nil }
      // One of several children that are shown in turns, or what gates them.
      if let last = path.components.last, let turns = last.owner.flatMap({ self.turns(of: $0) }) {
        if turns.names.contains(last.name) {
          register(turns.container, turns.path)
          return .isSelected(turns.container, last.name, isTaken)
        }
        if let gate = turns.gate, gate.property == last.name {
          register(turns.container, turns.path)
          return .isSelected(turns.container, gate.content, isTaken == (gate.value == "true"))
        }
      }
      guard let container = container(path) else { return nil }
      if container.kind == .switch, isYesOrNo(path), !isInChain(path),
        case .route(let child)? = childShown(isTaken, by: path).first
      {
        return .isSelected(container, child, true)
      }
      return container.kind == .slot ? .isTaken(container, isTaken) : nil
    }
  }

  extension Walker {
    /// Whether a value is a case with which a popup is not shown.
    private func isEmptied(_ pattern: CasePattern, _ value: Value) -> Check.Fact? {
      guard case .enumCase(let name, _) = pattern, case .state(let path) = value,
        let slot = container(path), evidence.showsNothing(name, in: slot)
      else { return nil }
      return .isTaken(slot, false)
    }

    func isSelected(_ pattern: CasePattern, _ value: Value) -> Check.Fact? {
      guard case .state(let path) = value, let container = container(path),
        [.tabs, .switch, .slot].contains(container.kind),
        case .enumCase(let name, let inner) = pattern
      else { return nil }
      if container.kind == .slot {
        let isCase = path.type.declaration?.declaredCase(name) != nil
        return isCase && pattern.isWhole ? .isSelected(container, name, true) : nil
      }
      // `case .running(.dashboard)`: a choice inside of a choice.
      if inner.count == 1, case .enumCase(let shown, _) = inner[0].pattern,
        inner[0].pattern.isWhole, let state = state(of: name, in: path.type),
        let choice = switchOfItself(state).flatMap({ self.container($0) })
      {
        return .isSelected(choice, shown, true)
      }
      return pattern.isWhole ? .isSelected(container, name, true) : nil
    }
  }

  extension Walker {
    /// `tab == state.tab`
    private func isCarried(_ carried: Value, _ selected: Value) -> Check.Fact? {
      guard case .action(let action) = carried, case .state(let path) = selected,
        let container = container(path), [.tabs, .switch].contains(container.kind),
        let choice = action.type.declaration, choice === path.type.declaration
      else { return nil }
      return .isCarried(container, action.steps, true)
    }
  }

  /// A property of a stack that code asks for: `state.path.count`, `state.routes.last`.
  private struct StackProperty {
    let name: String
    let container: ScreenContainer
    let stack: StatePath

    /// Whether the elements are screens, not routes to them.
    var holdsScreens: Bool {
      switch stack.type.unwrapped {
      case .stack: true
      case .array(let element): if case .route = element { false } else { true }
      default: false
      }
    }

    /// That the element is of a screen.
    func fact(is screen: String) -> Check.Fact? {
      switch name {
      // The first of a stack above its root can be another one later.
      case "first": holdsScreens ? nil : .contains(container, screen, true)
      case "last": .isSelected(container, screen, true)
      default: nil
      }
    }
  }

  extension Check.Fact {
    /// nil where no comparison says the opposite.
    var negated: Self? {
      switch self {
      case .isTaken(let container, let isTaken): .isTaken(container, !isTaken)
      case .count(let container, .lessThan(let number)): .count(container, .atLeast(number))
      case .count(let container, .atLeast(let number)): .count(container, .lessThan(number))
      case .count(let container, .equal(0)): .count(container, .atLeast(1))
      case .count: nil
      case .contains(let container, let name, let contains): .contains(container, name, !contains)
      case .isSelected(let container, let name, let isSelected):
        .isSelected(container, name, !isSelected)
      case .isCarried(let container, let steps, let isCarried):
        .isCarried(container, steps, !isCarried)
      case .actsAsRoot(let container, let isRoot): .actsAsRoot(container, !isRoot)
      case .isPresented(let container, let isPresented): .isPresented(container, !isPresented)
      case .carries, .comesThrough, .lists: nil
      }
    }
  }
#endif
