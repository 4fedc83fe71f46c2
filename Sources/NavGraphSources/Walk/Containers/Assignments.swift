#if SourceReading
  import SwiftSyntax

  extension Walker {
    func assignment(of right: [ExprSyntax], to left: ExprSyntax, _ scope: Scope) -> [Step] {
      if let steps = removal(right, of: left, scope) ?? replacement(right, of: left, scope)
        ?? navigationWrite(right, to: left, scope)
      {
        return steps
      }
      admitElement(left, scope)
      guard case .state(let path) = value(left, scope), !isKept(path, in: right, at: left, scope)
      else { return [] }
      if let steps = chosen(right, for: left, scope) { return steps }
      guard let first = right.first else { return [] }
      if let steps = turn(first, of: path, at: left) { return steps }
      guard let container = container(path) else {
        if closesView(path, writing: first) { return [.dismiss(program.place(of: left))] }
        admitWrite(to: path, of: first, at: left)
        return alternatives { reset(path, first, at: left, scope) }
      }
      register(container, path)
      if path.type.isBool { return truth(of: right, to: path, container, at: left, scope) }
      if isYesOrNo(path) { return presence(of: first, in: path, at: left, scope) }
      if container.kind == .stack {
        if right.count > 1, Self.isSum(right) {
          return sum(of: right, in: path, container, at: left, scope)
        }
        if let choices = choices(first, scope) {
          return Self.oneOf(
            choices.map { (Check(choosing: $0), assignment(of: [$0], to: left, scope)) })
        }
      }
      return alternatives { assignment(of: first, to: path, container, at: left, scope) }
    }

    /// Whether a view ends what presents it: `isPresented = false`, where that is bound to what the view is presented by.
    private func closesView(_ path: StatePath, writing right: ExprSyntax) -> Bool {
      guard path.components.count == 1, let last = path.components.last, let view = last.owner,
        view.properties[last.name]?.attributes.contains("Binding") == true,
        right.isNil || right.sourceText == "false"
      else { return false }
      return evidence.sites[view.name]?.contains { $0.closers.contains(last.name) } ?? false
    }

    /// `state.path[id: id, case: \.detail]?.editor = …`: what a screen of the stack presents.
    private func admitElement(_ left: ExprSyntax, _ scope: Scope) {
      guard let member = left.as(MemberAccessExprSyntax.self),
        let base = member.base?.as(OptionalChainingExprSyntax.self)?.expression ?? member.base,
        let element = base.as(SubscriptCallExprSyntax.self), !isContainer(left, scope),
        case .state(let path) = value(element.calledExpression, scope),
        container(path)?.kind == .stack, let screens = path.type.screens,
        let one = element.arguments.first(where: { $0.label?.text == "case" })
          .flatMap({ Self.lastName($0.expression) }).flatMap(screens.declaredCase),
        let state = one.payloads.first.flatMap({
          program.resolve($0, of: one, in: screens).declaration
        }), let property = state.properties[member.declName.baseName.text],
        kind(of: program.type(ofProperty: property, in: state), named: property.name, in: state)
          != nil
      else { return }
      admit(left, "\u{201C}\(property.name)\u{201D} is changed from outside of its screen")
    }

    /// Whether an expression names a container: also of the screen that acts.
    private func isContainer(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
      guard case .state(let path) = value(expression, scope) else { return false }
      return container(path) != nil
    }

    /// `state.path[id: id] = nil` removes an element.
    private func removal(
      _ right: [ExprSyntax], of left: ExprSyntax, _ scope: Scope
    ) -> [Step]? {
      guard let subscripted = left.as(SubscriptCallExprSyntax.self),
        right.first?.is(NilLiteralExprSyntax.self) == true,
        case .state(let path) = value(subscripted.calledExpression, scope),
        let container = container(path), container.kind == .stack
      else { return nil }
      register(container, path)
      return [
        .operation(Change(name: "pop", container: container, place: program.place(of: left)))
      ]
    }

    /// One of two values: `state.destination = state.isNew ? .form(.init()) : nil`.
    private func chosen(
      _ right: [ExprSyntax], for left: ExprSyntax, _ scope: Scope
    ) -> [Step]? {
      guard let index = right.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = right[index].as(UnresolvedTernaryExprSyntax.self), index + 1 < right.count
      else { return nil }
      let rest = Array(right[(index + 1)...])
      switch asking(Array(right[..<index]), scope) {
      case .yes: return assignment(of: [ternary.thenExpression], to: left, scope)
      case .no: return assignment(of: rest, to: left, scope)
      case .unknown: return []
      case .open: break
      }
      let then = assignment(of: [ternary.thenExpression], to: left, scope)
      let otherwise = assignment(of: rest, to: left, scope)
      if then.isEmpty && otherwise.isEmpty { return [] }
      let asked = clause(Array(right[..<index]), scope)
      return [.branch(condition: Check([asked]), then, otherwise: otherwise)]
    }

    /// Says so where something is assigned that by its name presents a screen, and nothing was found that does.
    private func admitWrite(to path: StatePath, of right: ExprSyntax, at left: ExprSyntax) {
      guard let last = path.components.last else { return }
      let name = last.name.lowercased()
      if Self.navigationNames.contains(name) || name == "routes", path.type.declaration == nil,
        !path.type.isBool
      {
        admit(left, "\u{201C}\(text(left))\u{201D} is assigned, and its type cannot be read")
      }
      if path.type.isBool, Self.soundsPresented(last.name),
        // What is bound is presented where the binding is made.
        last.owner?.properties[last.name]?.attributes.contains("Binding") != true
      {
        admit(left, "no view was found that presents something by \u{201C}\(last.name)\u{201D}")
      }
      if right.sourceText != ".none" { admitPopup(path, at: left) }
    }

    /// Whether what is assigned is a changed copy of what was there: `if case .edit(var form) = state.destination { …;
    /// state.destination = .edit(form) }`, or `state = .edit(form)` for an enum.
    private func isKept(
      _ path: StatePath, in right: [ExprSyntax], at left: ExprSyntax, _ scope: Scope
    ) -> Bool {
      guard right.count == 1 else { return false }
      let call = right[0].as(FunctionCallExprSyntax.self)
      let parts = call.map { $0.arguments.map(\.expression) } ?? right
      let made = call.flatMap { Self.lastName($0.calledExpression) }
      // What a whole state is made of is no copy of it: `state = State(user: user)`.
      if path.components.isEmpty, made.map({ isScreen($0, path.type) }) != true { return false }
      return parts.contains { part in
        guard part.is(DeclReferenceExprSyntax.self), case .state(let known) = value(part, scope)
        else { return false }
        let names = known.components.map(\.name)
        guard names.starts(with: path.components.map(\.name)) else { return false }
        guard let made, isScreen(made, path.type), names.count > path.components.count else {
          return !Self.isAssignedBefore(left)
        }
        return names[path.components.count] == made
      }
    }

    /// Whether the same is assigned by a statement before in the same code.
    private static func isAssignedBefore(_ left: ExprSyntax) -> Bool {
      guard
        let item = sequence(first: Syntax(left), next: \.parent).lazy.compactMap({
          $0.as(CodeBlockItemSyntax.self)
        }).first, let code = item.parent?.as(CodeBlockItemListSyntax.self)
      else { return false }
      return code.prefix { $0.id != item.id }.contains { before in
        guard let parts = before.item.as(SequenceExprSyntax.self)?.elements.map(\.self) else {
          return false
        }
        return parts[0].sourceText == left.sourceText
          && parts[1].is(AssignmentExprSyntax.self)
      }
    }

    /// An enum with a case for nothing that by its name chooses a popup, which no view was found to present by it.
    private func admitPopup(_ path: StatePath, at left: ExprSyntax) {
      guard let name = path.components.last?.name, let choice = path.type.declaration,
        choice.kind == .enumeration, choice.declaredCase("none") != nil,
        Self.popupNames.contains(where: { name.lowercased().hasSuffix($0) })
      else { return }
      admit(left, "no view was found that presents something by \u{201C}\(name)\u{201D}")
    }

    private static let popupNames = ["popup", "sheet", "alert", "dialog", "modal"].flatMap {
      [$0, $0 + "state", $0 + "type"]
    }

    /// `state.routes[0] = .root(.home)`, `state.routes[0].screen = .home`: the root is another screen. What replaces a
    /// screen elsewhere is said, and what changes a screen in place is none.
    private func replacement(
      _ right: [ExprSyntax], of left: ExprSyntax, _ scope: Scope
    ) -> [Step]? {
      let member = left.as(MemberAccessExprSyntax.self)
      let element = member?.declName.baseName.text == "screen" ? member?.base : left
      guard let subscripted = element?.as(SubscriptCallExprSyntax.self), right.count == 1,
        case .state(let path) = value(subscripted.calledExpression, scope),
        let container = container(path), container.kind == .stack
      else { return nil }
      let parts = right[0].as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? right
      let isChanged = parts.contains {
        if case .state = value($0, scope) { true } else { false }
      }
      guard !isChanged else { return [] }
      register(container, path)
      let index = subscripted.arguments.first
      let position =
        index?.label == nil ? index.flatMap { self.position($0.expression, scope) } : nil
      switch position {
      case "0":
        return alternatives { root(right[0], in: path, container, at: left, scope) }
      case text(subscripted.calledExpression):
        let place = program.place(of: left)
        // A screen that replaces another one stands as that does; a route says how it stands.
        let isScreen = element?.id != left.id
        return alternatives {
          var change = Change(
            name: isScreen ? "replaceTop" : "push", container: container, place: place)
          fill(&change, with: right[0], in: path, scope)
          let removal = Change(name: "removeLast", container: container, place: place)
          return (isScreen ? [] : [.operation(removal)]) + [.operation(change)]
        }
      default:
        admit(left, "a screen of the stack is replaced, which is not modelled")
        return []
      }
    }

    /// `0`, or the stack of which an index is the last: `state.routes.count - 1`, `state.routes.indices.last!`.
    private func position(_ index: ExprSyntax, _ scope: Scope) -> String? {
      var index = index
      if case .expression(let made, _) = value(index, scope) { index = made }
      let parts = index.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [index]
      let words = parts.map { part in
        if case .expression(let made, _) = value(part, scope) { return made.sourceText }
        return part.sourceText
      }.joined().filter { !$0.isWhitespace }
      if words == "0" { return words }
      return [".count-1", ".endIndex-1", ".indices.last", ".indices.last!"].first(
        where: words.hasSuffix
      ).map { String(words.dropLast($0.count)) }
    }

    private func root(
      _ right: ExprSyntax, in path: StatePath, _ container: ScreenContainer, at left: ExprSyntax,
      _ scope: Scope
    ) -> [Step] {
      let shown = screens(right, path.type, scope)
      guard !shown.isEmpty else {
        admit(left, "which screen is the root here cannot be read")
        return []
      }
      var operation = Change(name: "set", container: container, place: program.place(of: left))
      operation.set(shown)
      operation.isRoot = true
      return [.operation(operation)]
    }

    /// What it does to write a `Bool` that shows something.
    private func truth(
      of right: [ExprSyntax], to path: StatePath, _ container: ScreenContainer,
      at left: ExprSyntax, _ scope: Scope
    ) -> [Step] {
      func written(_ isTrue: Bool, _ scope: Scope) -> [Step] {
        if container.kind == .switch { return shows(isTrue, by: path, at: left) }
        let literal = BooleanLiteralExprSyntax(literal: .keyword(isTrue ? .true : .false))
        return assignment(of: ExprSyntax(literal), to: path, container, at: left, scope)
      }
      if right.count == 1, case .expression(let known, _) = value(right[0], scope),
        let literal = known.as(BooleanLiteralExprSyntax.self)
      {
        return written(literal.literal.text == "true", scope)
      }
      switch asking(right, scope) {
      case .yes: return written(true, scope)
      case .no: return written(false, scope)
      case .unknown: return []
      case .open: break
      }
      if container.kind == .switch {
        return [
          .branch(
            condition: Check([clause(right, scope)]), written(true, scope),
            otherwise: written(false, scope))
        ]
      }
      admit(
        left, "whether \u{201C}\(container.property)\u{201D} is presented here depends on a value")
      return []
    }

    /// What it shows to write to an optional value: `state.user = user`.
    private func presence(
      of right: ExprSyntax, in path: StatePath, at left: ExprSyntax, _ scope: Scope
    ) -> [Step] {
      if right.isNil { return shows(false, by: path, at: left) }
      guard mayBeNil(right, scope) else { return shows(true, by: path, at: left) }
      return [
        .branch(
          condition: Check(text(right) + " != nil"), shows(true, by: path, at: left),
          otherwise: shows(false, by: path, at: left))
      ]
    }

    /// Whether a value is an optional one as far as the code says: `users.first`, `users[id: id]`, `try? load()`.
    private func mayBeNil(_ value: ExprSyntax, _ scope: Scope) -> Bool {
      switch self.value(value, scope) {
      case .action(let given): if case .optional = given.type { return true }
      case .state(let given): if case .optional = given.type { return true }
      case .expression, .choices, .constant, .unknown: break
      }
      if let attempt = value.as(TryExprSyntax.self) {
        return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      }
      if let element = value.as(SubscriptCallExprSyntax.self) {
        return element.arguments.first?.label != nil
      }
      let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
      var base = called.as(MemberAccessExprSyntax.self)?.base
      if base != nil, ["first", "last"].contains(Self.lastName(called)) { return true }
      while let one = base {
        if one.is(OptionalChainingExprSyntax.self) { return true }
        base =
          one.as(MemberAccessExprSyntax.self)?.base
          ?? one.as(FunctionCallExprSyntax.self)?.calledExpression
      }
      return false
    }

    /// What a view shows from now on, where a `Bool` is true or an optional value is there, or not: a child, or what the next
    /// one of a chain of `if` and `else if` decides.
    ///
    /// - Parameter first: The values of the chain that led to this one.
    private func shows(
      _ isThere: Bool, by path: StatePath, at left: ExprSyntax, after first: [String] = []
    ) -> [Step] {
      guard let target = childShown(isThere, by: path).first, let container = container(path)
      else { return [] }
      if let next = next(after: path, first, showing: target) {
        let asked = first + path.components.suffix(1).map(\.name)
        let name = next.components.last?.name ?? ""
        return [
          .branch(
            condition: Check(next.type.isBool ? name : name + " != nil"),
            shows(true, by: next, at: left, after: asked),
            otherwise: shows(false, by: next, at: left, after: asked))
        ]
      }
      return [
        .operation(
          Change(
            name: "switchTo", targets: [target], container: container,
            properties: first + path.components.suffix(1).map(\.name),
            place: program.place(of: left)))
      ]
    }

    /// The value that decides whether a child is shown where another one leads to both it and others.
    private func next(
      after path: StatePath, _ first: [String], showing child: Change.Target
    ) -> StatePath? {
      guard let last = path.components.last, let owner = last.owner, case .route(let child) = child
      else { return nil }
      let name = chain(around: last.name, of: owner).first { name in
        let shown = evidence.shown(by: name, of: owner)
        return name != last.name && !first.contains(name)
          && [shown.then, shown.otherwise].contains(child)
      }
      guard let name, let property = owner.properties[name] else { return nil }
      return StatePath(
        components: path.components.dropLast() + [.init(name: name, owner: owner)],
        type: program.type(ofProperty: property, in: owner))
    }

    /// The values that a chain of `if` and `else if` asks after the first one.
    private func chain(around name: String, of owner: TypeDeclaration) -> [String] {
      let state = ObjectIdentifier(owner)
      let first = evidence.firstChoices[Evidence.Key(state: state, property: name)] ?? name
      return evidence.firstChoices.filter { $0.value == first && $0.key.state == state }
        .map(\.key.property).sorted()
    }

    /// Whether a value decides what is shown together with others.
    func isInChain(_ path: StatePath) -> Bool {
      guard let last = path.components.last, let owner = last.owner else { return false }
      return !chain(around: last.name, of: owner).isEmpty
    }

    /// What a view shows for the first values of what decides it.
    func shownAtFirst(by path: StatePath, after first: [String] = []) -> Change.Target? {
      guard let last = path.components.last, let value = last.owner?.properties[last.name] else {
        return nil
      }
      let isThere =
        path.type.isBool
        ? value.initial?.sourceText == "true" : value.initial.map { !$0.isNil } ?? false
      guard let target = childShown(isThere, by: path).first else { return nil }
      return next(after: path, first, showing: target).map {
        shownAtFirst(by: $0, after: first + [last.name])
      } ?? target
    }

    /// `.set(\.isShown, true)`, `.binding(.set(\.isShown, true))`: an action with which a reducer writes to its own state.
    func written(by expression: ExprSyntax, _ scope: Scope) -> Step? {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
      else { return nil }
      // What a child writes to its state when it is told to.
      let payload = program.payloads(
        of: member.declName.baseName.text, in: .declared(scope.feature.action))?.last
      if let inner = call.arguments.first?.expression, let payload,
        let child = features.feature(ofAction: payload.type), child !== scope.feature
      {
        var below = scope
        below.feature = child
        return written(by: inner, below)
      }
      guard scope.feature.action.inherited.contains(where: { $0.hasPrefix("BindableAction") })
      else { return nil }
      if member.declName.baseName.text == "binding", let inner = call.arguments.first?.expression {
        return written(by: inner, scope)
      }
      let arguments = Array(call.arguments)
      guard member.declName.baseName.text == "set", arguments.count == 2,
        let keyPath = arguments[0].expression.as(KeyPathExprSyntax.self)
      else { return nil }
      var path = StatePath(components: [], type: scope.feature.state)
      for component in keyPath.components {
        guard let name = component.component.as(KeyPathPropertyComponentSyntax.self),
          let next = property(name.declName.baseName.text, of: path, scope)
        else { return nil }
        path = next
      }
      guard let container = container(path) else { return nil }
      register(container, path)
      let steps = assignment(
        of: arguments[1].expression, to: path, container, at: expression, scope)
      return steps.count == 1 ? steps[0] : nil
    }

    static func soundsPresented(_ name: String) -> Bool {
      !ViewReader.isMessage(name)
        && (name.hasSuffix("Presented")
          || ["Sheet", "Alert", "Popup", "Dialog"].contains { name.contains($0) })
    }

    /// `options.randomElement()!`: one of several values.
    func choices(_ expression: ExprSyntax, _ scope: Scope) -> [ExprSyntax]? {
      let called = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
      guard let call = called.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "randomElement", let base = member.base,
        case .expression(let list, _) = value(base, scope),
        let array = list.as(ArrayExprSyntax.self)
      else { return nil }
      return array.elements.map(\.expression)
    }

    func assignment(
      of right: ExprSyntax, to path: StatePath, _ container: ScreenContainer, at left: ExprSyntax,
      _ scope: Scope
    ) -> [Step] {
      var operation = Change(
        name: "set", container: container, properties: path.components.map(\.name),
        place: program.place(of: left))
      switch container.kind {
      case .stack:
        let call = right.as(FunctionCallExprSyntax.self)
        let isMadeEmpty =
          call.map { call in
            call.arguments.isEmpty && call.trailingClosure == nil
              && (Self.name(of: call.calledExpression) != nil
                || Self.lastName(call.calledExpression) == "init")
          } ?? false
        if isMadeEmpty || right.as(ArrayExprSyntax.self)?.elements.isEmpty == true {
          operation.name = "removeAll"
        } else {
          operation.set(screens(right, path.type, scope))
        }
      case .slot:
        if let (taken, inner) = taken(of: right, scope) {
          return assignment(of: taken, to: path, container, at: left, inner)
        }
        return slot(operation, right, path, at: left, scope)
      case .tabs, .switch:
        operation.name = container.kind == .tabs ? "selectTab" : "switchTo"
        operation.targets = screens(right, path.type, scope).map(\.target)
        if container.property.isEmpty, operation.targets.isEmpty { return [] }
      }
      return [.operation(operation)]
    }

    /// What it does to write to a slot.
    private func slot(
      _ given: Change, _ right: ExprSyntax, _ path: StatePath, at left: ExprSyntax, _ scope: Scope
    ) -> [Step] {
      var operation = given
      let property = given.container.property
      if right.isNil || right.sourceText == "false" {
        operation.name = "clear"
        return [.operation(operation)]
      }
      guard !path.type.isBool || right.sourceText == "true" else {
        admit(left, "whether \u{201C}\(property)\u{201D} is presented here depends on a value")
        return []
      }
      operation.name = "present"
      if path.type.declaration?.kind == .enumeration {
        for screen in screens(right, path.type, scope) { operation.add(screen) }
      } else {
        operation.targets = [.route(property)]
      }
      return [.operation(operation)]
    }

    /// What a view shows while a `Bool` is true or an optional value is there, or while it is not.
    func childShown(_ isThere: Bool, by path: StatePath) -> [Change.Target] {
      guard let last = path.components.last, let owner = last.owner else { return [] }
      let shown = evidence.shown(by: last.name, of: owner)
      if shown.then == nil, shown.otherwise == nil, let shared = sharedChoice(last.name, of: owner)
      {
        return childShown(isThere, by: shared)
      }
      let child = isThere ? shown.then : shown.otherwise
      return child.map { [.route($0)] } ?? []
    }
  }
#endif
