#if SourceReading
  import SwiftSyntax

  /// The initial content of a coordinator's stack, or its selected tab, where the place that makes the
  /// coordinator defines it, and not its own declaration: `.checkout(.init(routes: [.root(.payment)]))`.
  extension Walker {
    /// The stack that the screen of a case is given to start with; nil where nothing is said.
    func start(
      of name: String, madeBy argument: ExprSyntax?, in type: SwiftType, _ scope: Scope
    ) -> [ShownScreen]? {
      guard let argument, let state = state(of: name, in: type),
        let feature = features.feature(ofState: .declared(state)),
        let path = startingPath(of: feature)
      else { return nil }
      let shown = start(of: path, madeBy: argument, scope)
      return shown.isEmpty ? nil : shown
    }

    /// The case that a choice in a case is made with; nothing where it is no choice.
    func choice(
      of name: String, madeBy argument: ExprSyntax?, in type: SwiftType, _ scope: Scope
    ) -> [ShownScreen] {
      guard let argument, let state = state(of: name, in: type), switchOfItself(state) != nil else {
        return []
      }
      return screens(argument, .declared(state), scope)
    }

    /// The switch that the state of a feature is itself, an enum; nil where it is none.
    func switchOfItself(_ state: TypeDeclaration) -> StatePath? {
      let path = StatePath(components: [], type: .declared(state))
      guard state.kind == .enumeration, let container = container(path), container.kind == .switch,
        container.owner == ObjectIdentifier(state)
      else { return nil }
      register(container, path)
      return path
    }

    /// What it does to show a choice with one of its cases: that the choice shows that.
    func showing(
      _ shown: [ShownScreen], in type: SwiftType, _ operation: Change
    ) -> [Step] {
      shown.flatMap { screen -> [Step] in
        guard !screen.inner.isEmpty, case .route(let name) = screen.target,
          let state = state(of: name, in: type), let path = switchOfItself(state),
          let container = container(path)
        else { return [] }
        var inner = Change(
          name: "switchTo", container: container, properties: operation.properties + [name],
          place: operation.place)
        inner.targets = screen.inner.map(\.target)
        return [.operation(inner)] + showing(screen.inner, in: path.type, inner)
      }
    }

    /// The state of the screen of a case.
    func state(of name: String, in type: SwiftType) -> TypeDeclaration? {
      guard let screens = type.screens, let one = screens.declaredCase(name),
        let payload = one.payloads.first
      else { return nil }
      return program.resolve(payload, of: one, in: screens).declaration
    }

    /// The screens that are open in a feature's stack when its state is made; nil where it is empty or nothing is said.
    func start(ofState type: SwiftType, madeBy made: ExprSyntax, _ scope: Scope) -> [ShownScreen]? {
      guard let feature = features.feature(ofState: type), let path = startingPath(of: feature)
      else { return nil }
      let shown = start(of: path, madeBy: made, scope)
      return shown.isEmpty ? nil : shown
    }

    /// The stacks that a feature is made with anywhere.
    func starts(of feature: Feature) -> [[ShownScreen]] {
      if let known = madeStarts[ObjectIdentifier(feature)] { return known }
      let found = findStarts(of: feature)
      madeStarts[ObjectIdentifier(feature)] = found
      return found
    }

    private func findStarts(of feature: Feature) -> [[ShownScreen]] {
      guard let path = startingPath(of: feature), let state = feature.state.declaration else {
        return []
      }
      var result: [[ShownScreen]] = []
      func add(_ shown: [ShownScreen]) {
        let isKnown = result.contains { $0.map(\.target) == shown.map(\.target) }
        if !shown.isEmpty, !isKnown { result.append(shown) }
      }
      for change in handlers.flatMap({ ViewWalker.operations($0.steps) }) {
        guard let type = containers[change.container]?.type else { continue }
        for screen in change.screens {
          if case .route(let name) = screen.target, let shown = screen.start,
            self.state(of: name, in: type) === state
          {
            add(shown)
          }
        }
      }
      for (owner, name) in properties(of: state) {
        for made in values(of: name, in: owner) {
          add(start(of: path, madeBy: made, scope(of: owner)))
        }
      }
      for call in calls(making: state) {
        guard let file = program.file(of: call), let any = features.all.first else { continue }
        add(start(of: path, madeBy: ExprSyntax(call), Scope(feature: any, file: file)))
      }
      return result
    }

    /// Returns the initial content of a container; the first of several starts.
    func initial(of path: StatePath) -> [ShownScreen] { initials(of: path).first ?? [] }

    /// Returns the possible initial contents of a container, each once: several where code chooses one, as in
    /// `if … { routes = … } else { routes = … }`.
    func initials(of path: StatePath) -> [[ShownScreen]] {
      if path.components.isEmpty, let screens = path.type.declaration {
        if let turns = screens.parent.flatMap(turns(of:)), turns.screens === screens {
          return [[ShownScreen(target: .route(turns.initial))]]
        }
        return starts(ofItself: screens, scope(ofCode: screens))
      }
      guard let last = path.components.last, let owner = last.owner,
        let property = owner.properties[last.name]
      else { return [] }
      if isYesOrNo(path) { return [initial(ofYesOrNo: path, property.initial)] }
      for (values, scope) in initialValues(of: property, in: owner) {
        let found = values.flatMap { OpenChoice($0)?.options.map(\.value) ?? [$0] }
          .map { screens($0, path.type, scope) }.filter { !$0.isEmpty }.withoutRepetitions
        if !found.isEmpty { return found }
      }
      return []
    }

    /// A value that a stack is declared or made with at first, whose screens cannot be read.
    func unreadStart(of path: StatePath) -> ExprSyntax? {
      guard let last = path.components.last, let owner = last.owner,
        let property = owner.properties[last.name]
      else { return nil }
      return initialValues(of: property, in: owner).lazy.flatMap { values, scope in
        values.map { ($0, scope) }
      }.first { one, scope in
        guard case .expression(let made, let inner) = self.value(one, scope),
          !made.is(DeclReferenceExprSyntax.self), !made.isNil, !Self.isMadeEmpty(made)
        else { return false }
        return self.screens(made, path.type, inner).isEmpty
      }?.0
    }

    /// Returns the initial values of a property, by each place that may define one: its declaration;
    /// `init(routes: [Route<Screen>] = [.root(.home)])`, or `self.routes = [.root(.home)]` in it;
    /// `static let initialState = State(routes: […])`.
    private func initialValues(
      of property: PropertyDeclaration, in owner: TypeDeclaration
    ) -> [(values: [ExprSyntax], scope: Scope)] {
      let feature = features.feature(ofState: .declared(owner)) ?? scope(ofCode: owner).feature
      var scope = Scope(feature: feature, file: owner.file)
      scope.lexical = owner
      var found: [(values: [ExprSyntax], scope: Scope)] = []
      if let initial = property.initial ?? program.derivedStack(property, owner)?.initial {
        found.append(([initial], scope))
      }
      for initializer in owner.initializers {
        let parameters = initializer.signature.parameterClause.parameters
        let defaults = parameters.filter { $0.name == property.name }.compactMap(\.defaultValue)
        found.append((defaults.map(\.value), scope))
        let assigned = AssignmentFinder.values(of: property.name, in: Syntax(initializer))
        var inner = scope
        inner.names = given(initializer.signature, nil, scope)
        bindConstants(of: initializer, &inner)
        found.append(
          (assigned.filter { !$0.is(SequenceExprSyntax.self) || Choice($0) != nil }, inner))
      }
      let constants = owner.propertyOrder.compactMap { owner.properties[$0] }.filter(\.isStatic)
        .compactMap { $0.initial ?? Self.only($0.getter) }
      let functions = owner.functionOrder.filter(\.isStatic).compactMap {
        Self.only($0.node.body?.statements)
      }
      return found
        + (constants + functions).compactMap { made in
          Self.argument(property.name, of: made).map { ([$0], scope) }
        }
    }

    /// Returns the roots of the stacks that code assigns to a container, each once: the content of an initially empty
    /// stack.
    func assignedStacks(_ container: ScreenContainer?) -> [ShownScreen] {
      var result: [ShownScreen] = []
      for change in handlers.flatMap({ ViewWalker.operations($0.steps) })
      where change.container == container && change.name == "set" && change.style == "root" {
        guard let target = change.targets.first, case .route = target,
          !result.contains(where: { $0.target == target })
        else { continue }
        result.append(
          ShownScreen(target: target, style: change.style, hasNavigation: change.hasNavigation))
      }
      return result
    }

    /// The stack or the selected tab of a feature.
    private func startingPath(of feature: Feature) -> StatePath? {
      guard let main = mainContainer(of: feature), [.stack, .tabs].contains(main.container.kind),
        !main.container.property.isEmpty
      else { return nil }
      return main.path
    }

    private func scope(of owner: TypeDeclaration) -> Scope {
      let feature =
        features.feature(ofState: .declared(owner))
        ?? Feature(name: owner.name, state: .declared(owner), action: owner, owner: owner)
      var scope = Scope(feature: feature, file: owner.file)
      scope.lexical = owner
      return scope
    }

    /// The properties that hold a state, with the types that declare them.
    private func properties(of state: TypeDeclaration) -> [(TypeDeclaration, String)] {
      program.types.flatMap { type in
        type.propertyOrder.filter { name in
          guard let property = type.properties[name], !property.isStatic else { return false }
          return program.type(ofProperty: property, in: type).declaration === state
        }.map { (type, $0) }
      }
    }

    /// Returns the values of a property in its declaration, in initializers, and in constants of its type.
    func values(of name: String, in owner: TypeDeclaration) -> [ExprSyntax] {
      let constants = owner.propertyOrder.compactMap { owner.properties[$0] }.filter(\.isStatic)
        .compactMap { $0.initial ?? Self.only($0.getter) }
      return [owner.properties[name]?.initial].compactMap(\.self)
        + owner.initializers.compactMap { AssignmentFinder.value(of: name, in: Syntax($0)) }
        + constants.compactMap { Self.argument(name, of: $0) }
    }

    /// Calls that make a state, previews left out.
    func calls(making state: TypeDeclaration) -> [FunctionCallExprSyntax] {
      mentions.madeStates.filter { call in
        program.file(of: call).flatMap {
          program.typeNamed(by: call.calledExpression, in: nil, file: $0)?.declaration
        } === state
      }
    }

    /// Returns the content of a slot where its feature starts: the declared value, the value of the only initializer
    /// for all arguments, or the one with which the app makes its store.
    func presentedAtFirst(_ path: StatePath) -> String? {
      guard let last = path.components.last, let state = last.owner else { return nil }
      let only = state.initializers.count == 1 ? state.initializers.first : nil
      let assigned = only.flatMap { AssignmentFinder.value(of: last.name, in: Syntax($0)) }
      let given = calls(making: state).filter(\.makesStore).compactMap {
        Self.argument(last.name, of: ExprSyntax($0))
      }
      let made =
        [state.properties[last.name]?.initial, assigned.flatMap { $0.isChosen ? nil : $0 }]
        .compactMap(\.self) + given
      if path.type.isBool { return made.contains { $0.sourceText == "true" } ? last.name : nil }
      guard let first = made.first(where: \.makesValue) else { return nil }
      guard path.type.declaration?.kind == .enumeration else { return last.name }
      guard case .route(let name)? = screens(first, path.type, scope(of: state)).first?.target
      else { return nil }
      return name
    }

    /// Returns the content of the stack at a path of a state that an expression makes.
    func start(of path: StatePath, madeBy expression: ExprSyntax, _ scope: Scope) -> [ShownScreen] {
      if path.type.isStackState, let reference = expression.as(DeclReferenceExprSyntax.self),
        let shown = start(of: path, in: reference, scope)
      {
        return shown
      }
      guard case .expression(let made, let scope) = value(expression, scope),
        scope.calls.count < 12, let last = path.components.last, let owner = last.owner
      else { return [] }
      if let elsewhere = self.made(by: made, in: owner, scope) {
        return start(of: path, madeBy: elsewhere.made, elsewhere.scope)
      }
      guard let call = made.as(FunctionCallExprSyntax.self), makes(call, owner, scope) else {
        return []
      }
      if let argument = Self.argument(last.name, of: made) {
        return initialContent(argument, path, scope)
      }
      guard !call.arguments.isEmpty, let initializer = owner.initializer(givenAsIn: call) else {
        return []
      }
      // Which of several it is depends on more than the call.
      let values = AssignmentFinder.values(of: last.name, in: Syntax(initializer))
      let isFilled = initializer.tokens(viewMode: .sourceAccurate).contains {
        $0.text == "append" && $0.previousName == last.name
      }
      if path.type.isStackState, values.count > 1 || isFilled { admitStart(of: owner, call) }
      guard values.count == 1, let value = values.first, !value.is(SequenceExprSyntax.self) else {
        return []
      }
      var inner = Scope(feature: scope.feature, file: owner.file)
      inner.lexical = owner
      inner.calls = scope.calls + [initializer.id]
      inner.names = given(initializer.signature, call, scope)
      bindConstants(of: initializer, &inner)
      return initialContent(value, path, inner)
    }

    /// Binds the constants that an initializer declares: `let root = entry ?? .home`.
    private func bindConstants(of initializer: InitializerDeclSyntax, _ scope: inout Scope) {
      for statement in initializer.body?.statements ?? [] {
        guard let variable = statement.item.as(VariableDeclSyntax.self),
          variable.bindingSpecifier.tokenKind == .keyword(.let)
        else { continue }
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let made = binding.initializer?.value
          else { continue }
          scope.names[name] = value(made, scope)
        }
      }
    }

    /// Returns the content for a value that a state is made with.
    private func initialContent(_ value: ExprSyntax, _ path: StatePath, _ scope: Scope)
      -> [ShownScreen]
    {
      let shown = screens(value, path.type, scope)
      if shown.isEmpty, container(path)?.kind == .tabs {
        admit(value, "which tab is selected here cannot be read")
      }
      if shown.isEmpty, path.type.isStackState,
        case .expression(let made, _) = self.value(value, scope),
        !Self.isMadeEmpty(made)
      {
        admitStart(of: path.components.last?.owner, value)
      }
      return shown
    }

    /// Says that a case of a choice is made with screens that are open in it: they cannot be registered there.
    func admitStart(of screen: ShownScreen, in choice: SwiftType, at left: ExprSyntax) {
      guard let start = screen.start?.first, start.style == nil,
        case .route(let name) = screen.target, let state = state(of: name, in: choice)
      else { return }
      unreadStarts[ObjectIdentifier(state)] = program.place(of: left)
      admit(left, "the screens that are already open in what this shows are left out")
    }

    private func admitStart(of state: TypeDeclaration?, _ node: some SyntaxProtocol) {
      if let state { unreadStarts[ObjectIdentifier(state)] = program.place(of: node) }
      admit(node, "the screens that are already open in what this shows cannot be read")
    }

    /// Returns the content of the stack of a local variable: what it is made with, and what code before its use adds; nil
    /// where it is no variable of the same code.
    private func start(
      of path: StatePath, in reference: DeclReferenceExprSyntax, _ scope: Scope
    ) -> [ShownScreen]? {
      guard let item = ExprSyntax(reference).statement,
        let code = item.parent?.as(CodeBlockItemListSyntax.self),
        let property = path.components.last?.name
      else { return nil }
      let name = reference.baseName.text
      func made(by statement: CodeBlockItemSyntax) -> ExprSyntax? {
        let variable = statement.item.as(VariableDeclSyntax.self)
        guard variable?.bindingSpecifier.text == "var" else { return nil }
        return variable?.bindings.first { $0.pattern.sourceText == name }?.initializer?.value
      }
      let before = code.prefix { $0.id != item.id }
      guard let declared = before.lastIndex(where: { made(by: $0) != nil }),
        let initial = made(by: before[declared]), let inner = scope.calling(before[declared].id)
      else { return nil }
      var shown = start(of: path, madeBy: initial, inner)
      for statement in before[declared...].dropFirst() {
        if statement.tokens(viewMode: .sourceAccurate).contains(where: {
          $0.text == property && $0.previousName == name
        }) {
          let stack = "\(name).\(property)"
          let call = statement.item.expression?.as(FunctionCallExprSyntax.self)
          let parts = statement.item.expression?.as(SequenceExprSyntax.self)?.elements.map(\.self)
          if call?.calledExpression.sourceText == stack + ".append",
            let added = call?.arguments.first?.expression
          {
            shown += initialContent(added, path, scope)
          } else if let parts, parts.count == 3, parts[0].sourceText == stack,
            parts[1].is(AssignmentExprSyntax.self)
          {
            shown = initialContent(parts[2], path, scope)
          } else {
            admitStart(of: path.components.last?.owner, statement)
          }
        }
      }
      return shown
    }
  }

  extension TokenSyntax {
    /// The name before the dot before a name.
    fileprivate var previousName: String? {
      guard let dot = previousToken(viewMode: .sourceAccurate), dot.tokenKind == .period else {
        return nil
      }
      return dot.previousToken(viewMode: .sourceAccurate)?.text
    }
  }

  extension FunctionCallExprSyntax {
    /// Whether it makes the state of a store that the app holds: not one of a test, a preview or a view.
    fileprivate var makesStore: Bool {
      let around = sequence(first: Syntax(self), next: \.parent).dropFirst()
      let store = around.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
      let owner = around.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
      return parent?.as(LabeledExprSyntax.self)?.label?.text == "initialState"
        && store?.calledName == "Store"
        && owner.map { type in
          type.inheritanceClause?.inheritedTypes.contains {
            $0.type.sourceText == "App" || $0.type.sourceText.hasSuffix("Delegate")
          } ?? false
        } ?? true
    }
  }

  extension ExprSyntax {
    /// Whether it is a call that makes a value, and none of a method that may make one.
    fileprivate var makesValue: Bool {
      guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else {
        return false
      }
      guard let member = called.as(MemberAccessExprSyntax.self) else {
        return Walker.name(of: called)?.first?.isUppercase ?? false
      }
      return member.declName.baseName.text.first?.isUppercase == true
        || member.base.map { Walker.lastName($0) ?? $0.sourceText }?.first?.isUppercase ?? true
    }

    /// Whether a condition on a parameter of the enclosing initializer decides whether it is used.
    fileprivate var isChosen: Bool {
      let around = sequence(first: Syntax(self), next: \.parent)
      guard let initializer = around.lazy.compactMap({ $0.as(InitializerDeclSyntax.self) }).first
      else { return false }
      let parameters = initializer.signature.parameterClause.parameters.map(\.name)
      let guards = (initializer.body?.statements ?? []).compactMap {
        $0.item.as(GuardStmtSyntax.self).map { Syntax($0.conditions) }
      }
      let asked = around.compactMap { one in
        one.as(IfExprSyntax.self).map { Syntax($0.conditions) }
          ?? one.as(SwitchExprSyntax.self).map { Syntax($0.subject) }
      }
      return (guards + asked).contains { code in
        code.tokens(viewMode: .sourceAccurate).contains { parameters.contains($0.text) }
      }
    }
  }
#endif
