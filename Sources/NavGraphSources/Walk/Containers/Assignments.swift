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
      else {
        admitPreset(left, right, scope)
        return []
      }
      if let steps = chosen(right, for: left, scope) ?? coalesced(right, for: left, path, scope) {
        return steps
      }
      guard let first = right.first else { return [] }
      if let steps = derivedWrite(first, to: path, at: left, scope) { return steps }
      if let steps = turn(right, of: path, at: left, scope) { return steps }
      guard let container = container(path) else {
        if closesView(path), first.isNil || first.sourceText == "false" {
          return [.dismiss(program.place(of: left))]
        }
        admitWrite(to: path, of: first, at: left)
        return alternatives { reset(path, first, at: left, scope) }
      }
      register(container, path)
      if isFlag(path) { return truth(of: right, to: path, container, at: left, scope) }
      if isYesOrNo(path) { return presence(of: first, in: path, at: left, scope) }
      if container.kind == .stack {
        if right.count == 1, let change = shortened(first, path, container, at: left, scope) {
          return [.operation(change)]
        }
        if right.count > 1, Self.isSum(right) {
          return sum(of: right, in: path, container, at: left, scope)
        }
        if let steps = kept(first, path, container, scope) { return steps }
        if let choices = choices(first, scope) {
          return Self.oneOf(
            choices.map { (Check(choosing: $0), assignment(of: [$0], to: left, scope)) })
        }
      }
      return alternatives { assignment(of: first, to: path, container, at: left, scope) }
    }

    /// `(state.sheet, state.tab) = (nil, .home)`: one assignment for each.
    func assignments(of right: [ExprSyntax], to left: TupleExprSyntax, _ scope: Scope) -> [Step] {
      let values = right.count == 1 ? right[0].as(TupleExprSyntax.self)?.elements.map(\.self) : nil
      guard let values, values.count == left.elements.count else {
        if left.elements.contains(where: { isContainer($0.expression, scope) }) {
          admit(left, "what is assigned to several properties here cannot be read")
        }
        return right.flatMap { steps($0, scope) }
      }
      return zip(left.elements, values).flatMap { property, value in
        let assigned = assignment(of: [value.expression], to: property.expression, scope)
        return steps(value.expression, scope)
          + done(assigned, onChildrenIn: property.expression, scope)
      }
    }

    /// `state.path[id: id, case: \.detail]?.editor = …`: reports a presentation by a screen of the stack.
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
      admit(
        left,
        "\u{201C}\(property.name)\u{201D} belongs to \u{201C}\(one.name)\u{201D}, another screen: this change of it is left out"
      )
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
      var change = Change(name: "pop", container: container, place: program.place(of: left))
      if let screen = actingScreen(in: subscripted, of: path, scope) {
        (change.name, change.targets) = ("remove", [.route(screen)])
      }
      return [.operation(change)]
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
        // A binding's content is presented where the binding is made.
        last.owner?.properties[last.name]?.attributes.contains("Binding") != true
      {
        admitUnshown(path, at: left)
      }
      if right.sourceText != ".none" { admitPopup(path, at: left) }
    }

    /// Returns whether an assigned value is a changed copy of the previous one: `if case .edit(var form) =
    /// state.destination { …; state.destination = .edit(form) }`, or `state = .edit(form)` for an enum.
    private func isKept(
      _ path: StatePath, in right: [ExprSyntax], at left: ExprSyntax, _ scope: Scope
    ) -> Bool {
      guard right.count == 1 else { return false }
      let call = right[0].as(FunctionCallExprSyntax.self)
      let parts = call.map { $0.arguments.map(\.expression) } ?? right
      let made = call.flatMap { Self.lastName($0.calledExpression) }
      // The parts of a whole new state are no copy of it: `state = State(user: user)`.
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
      admitUnshown(path, at: left)
    }

    /// Says that no presentation was found for a property that is set, once for all places that set it.
    private func admitUnshown(_ path: StatePath, at left: ExprSyntax) {
      guard let last = path.components.last else { return }
      let name = "\u{201C}\(last.name)\u{201D}"
      let property = last.owner?.properties[last.name]?.node ?? Syntax(left)
      if last.owner.map({ viewAsks(for: last.name, of: $0) }) == true {
        list(property, "\(name) changes part of a screen: that is no navigation, and left out")
      } else {
        admit(property, "\(name) is set, but no view was found that shows something for it")
      }
    }

    /// Whether a view of a state decides by a property what it contains: `if store.isPopupShown { … }`.
    private func viewAsks(for name: String, of state: TypeDeclaration) -> Bool {
      let feature = features.feature(ofState: .declared(state))
      let names = feature.flatMap { evidence.views[ObjectIdentifier($0.action)] } ?? []
      return program.types.contains { type in
        (type === state ? type.isView : names.contains(type.name))
          && type.members.contains { member in
            member.tokens(viewMode: .sourceAccurate).contains { token in
              token.text == name && Self.isAsked(token)
            }
          }
      }
    }

    /// Whether a token is part of what an `if` or a `switch` asks for.
    private static func isAsked(_ token: TokenSyntax) -> Bool {
      sequence(first: Syntax(token), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
        .contains { node in
          node.is(ConditionElementSyntax.self)
            || node.as(SwitchExprSyntax.self)?.subject.range.contains(token.position) == true
        }
    }

    private static let popupNames = ["popup", "sheet", "alert", "dialog", "modal"].flatMap {
      [$0, $0 + "state", $0 + "type"]
    }

    /// `state.routes[0] = .root(.home)`, `state.routes[0].screen = .home`: the root becomes another screen. Elsewhere,
    /// a replacement is reported, and a change of a screen in place is none.
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
      let place = program.place(of: left)
      switch position {
      case "0":
        return alternatives { root(right[0], in: path, container, at: left, scope) }
      case text(subscripted.calledExpression),
        _ where actingScreen(in: subscripted, of: path, scope) != nil:
        // A screen that replaces another one keeps its presentation; a route contains its own.
        let isScreen = element?.id != left.id
        return alternatives {
          var change = Change(
            name: isScreen ? "replaceTop" : "push", container: container, place: place)
          fill(&change, with: right[0], in: path, scope)
          let removal = Change(name: "removeLast", container: container, place: place)
          return (isScreen ? [] : [.operation(removal)]) + [.operation(change)]
        }
      default:
        return alternatives {
          var change = Change(name: "replace", container: container, place: place)
          fill(&change, with: right[0], in: path, scope)
          return [.operation(change)]
        }
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
      if let holds = Self.isKnown(right) { return written(holds, scope) }
      return [
        .branch(
          condition: Check([clause(right, scope)]), written(true, scope),
          otherwise: written(false, scope))
      ]
    }

    /// What a value is where code around it asks for the same: `if isEmpty { state.isShown = isEmpty }`.
    private static func isKnown(_ right: [ExprSyntax]) -> Bool? {
      let words = right.map(\.sourceText)
      guard let first = right.first else { return nil }
      return ViewReader.conditions(around: Syntax(first)).lazy.compactMap { condition -> Bool? in
        let asks = condition.asked.contains { one in
          if case .parts(let parts) = one { parts.map(\.sourceText) == words } else { false }
        }
        return asks && (condition.holds || condition.asked.count == 1) ? condition.holds : nil
      }.first
    }

    /// `.set(\.isShown, true)`, `.binding(.set(\.isShown, true))`: an action with which a reducer writes to its own state.
    func written(by expression: ExprSyntax, _ scope: Scope) -> Step? {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
      else { return nil }
      // The child writes its state when it receives the action.
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
          || ["Sheet", "Alert", "Popup", "Dialog"].contains { word in
            name.hasSuffix(word)
              || ["is", "show"].contains(where: name.hasPrefix) && name.contains(word)
          })
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
        if Self.isMadeEmpty(right) {
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
        let shown = screens(right, path.type, scope)
        operation.targets = shown.map(\.target)
        for screen in shown { admitStart(of: screen, in: path.type, at: left) }
        if container.property.isEmpty, operation.targets.isEmpty { return [] }
        if container.kind == .tabs, operation.targets.isEmpty, !scope.isFollowingLink {
          admit(left, "which tab is selected here cannot be read")
        }
        return [.operation(operation)] + showing(shown, in: path.type, operation)
      }
      return [.operation(operation)]
    }

    /// Whether a stack is made with nothing in it: `[]`, `StackState()`, `.init()`.
    static func isMadeEmpty(_ stack: ExprSyntax) -> Bool {
      guard let call = stack.as(FunctionCallExprSyntax.self) else {
        return stack.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false
      }
      let called = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      return call.arguments.isEmpty && call.trailingClosure == nil
        && (Self.name(of: called ?? call.calledExpression)?.first?.isUppercase == true
          || Self.lastName(call.calledExpression) == "init")
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
      operation.buttons = buttons(ofAlertIn: right, shownBy: path, scope)
      if path.type.declaration?.kind == .enumeration {
        let shown = screens(right, path.type, scope)
        if case .route(let name)? = shown.first?.target,
          evidence.showsNothing(name, in: operation.container)
        {
          operation.name = "clear"
          return [.operation(operation)]
        }
        for screen in shown { operation.add(screen) }
        return [.operation(operation)] + showing(shown, in: path.type, operation)
      } else {
        let start = start(ofState: path.type, madeBy: right, scope)
        let constants = self.given(to: path.type.declaration, madeBy: right, scope)
        admitPresets(of: path.type.declaration, madeBy: right, scope)
        operation.add(ShownScreen(target: .route(property), start: start, given: constants))
      }
      return [.operation(operation)]
    }
  }
#endif
