#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// ComposableNavigation navigates by actions, `.send(.stackNavigation(.pushItem(.detail)))`, as a parent does with a flow
    /// of RoutingReducer: `.send(.search(.navigation(.push(.detail))))`.
    func navigationAction(_ steps: [ActionStep], _ expression: ExprSyntax, _ scope: Scope) -> Step?
    {
      var feature = scope.feature
      var type = SwiftType.declared(feature.action)
      for step in steps {
        guard let payloads = program.payloads(of: step.name, in: type), let last = payloads.last
        else { return nil }
        type = last.type
        if let child = features.feature(ofAction: type) { feature = child }
        guard case .navigationAction(let kind, let screen) = type else { continue }
        guard let argument = inner(of: step.name, in: expression) else { return nil }
        if kind == "Routing" {
          return navigation(argument, of: feature, scope).map { .operation($0) }
        }
        return navigationAction(kind, screen, argument, feature, property: step.name, scope)
      }
      return nil
    }

    /// Returns the steps of a direct write to ComposableNavigation's state: `state.tabNavigation.activeItem = .home`.
    func navigationWrite(_ right: [ExprSyntax], to left: ExprSyntax, _ scope: Scope) -> [Step]? {
      guard let member = left.as(MemberAccessExprSyntax.self), let base = member.base,
        let word = Self.navigationProperties[member.declName.baseName.text]?.word,
        case .state(let path) = value(base, scope),
        case .navigation(let kind, _) = path.type, let container = container(path)
      else { return nil }
      register(container, path)
      guard right.count == 1, kind != "TabNavigation" || word == "selectTab" else {
        admit(left, "what is assigned to \u{201C}\(text(left))\u{201D} cannot be read")
        return []
      }
      var operation = Change(name: word, container: container, place: program.place(of: left))
      if right[0].is(NilLiteralExprSyntax.self) {
        operation.name = "clear"
      } else {
        fill(&operation, with: right[0], in: path, scope)
      }
      if word == "set", right[0].as(ArrayExprSyntax.self)?.elements.isEmpty == true {
        operation.name = "removeAll"
      }
      return [.operation(operation)]
    }

    /// The properties that hold the content, with the meaning of a write to them.
    static let navigationProperties: [String: (kind: String, word: String)] = [
      "items": ("StackNavigation", "set"), "activeItem": ("TabNavigation", "selectTab"),
      "styledItem": ("ModalNavigation", "present"),
    ]

    /// The items that are presented as covers anywhere.
    func covers(_ container: ScreenContainer?, _ views: ViewWalker) -> Set<String> {
      let steps = handlers.flatMap(\.steps) + views.actions.flatMap(\.steps)
      let changes = ViewWalker.operations(steps).filter {
        $0.container == container && $0.style == "cover"
      }
      return Set(
        changes.flatMap(\.targets).compactMap { target in
          if case .route(let name) = target { return name }
          return nil
        })
    }

    /// The argument of a case somewhere in an expression that makes an action.
    private func inner(of name: String, in expression: ExprSyntax) -> ExprSyntax? {
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
      if Self.lastName(call.calledExpression) == name { return call.arguments.last?.expression }
      return call.arguments.lazy.compactMap { self.inner(of: name, in: $0.expression) }.first
    }

    /// The tab at an index of those that ComposableNavigation starts with: `.init(items: [.home, .account])`, `.init(items:
    /// Tab.allCases)`.
    private func tab(at index: Int, of path: StatePath, _ scope: Scope) -> String? {
      guard let last = path.components.last, let owner = last.owner,
        let made = values(of: last.name, in: owner).first,
        let items = Self.argument("items", of: made), let tabs = path.type.screens
      else { return nil }
      let names =
        Self.lastName(items) == "allCases"
        ? tabs.cases.map(\.name)
        : items.as(ArrayExprSyntax.self)?.elements.compactMap { Self.lastName($0.expression) } ?? []
      return names.indices.contains(index) ? names[index] : nil
    }

    private func navigationAction(
      _ kind: String, _ screen: SwiftType, _ action: ExprSyntax, _ feature: Feature,
      property: String, _ scope: Scope
    ) -> Step? {
      guard let state = feature.state.declaration, state.properties[property] != nil,
        let path = self.property(
          property, of: StatePath(components: [], type: feature.state), scope),
        let container = container(path), let name = Self.lastName(action),
        let word = Library.composableNavigation.actions[name]
      else { return nil }
      register(container, path)
      var operation = Change(
        name: word.name, style: word.style, container: container, place: program.place(of: action))
      let arguments = action.as(FunctionCallExprSyntax.self)?.arguments
      if name == "setActiveIndex" {
        if let index = arguments?.first.flatMap({ Int($0.expression.sourceText) }),
          let tab = tab(at: index, of: path, scope)
        {
          operation.add(ShownScreen(target: .route(tab)))
        } else {
          admit(action, "which tab an index selects cannot be read")
        }
        return .operation(operation)
      }
      if name == "popItems" {
        operation.count = arguments?.first.flatMap { Int($0.expression.sourceText) }
      }
      // Which tabs there are is no navigation.
      if name == "setItems", kind == "TabNavigation" { operation.name = name }
      if name == "pushItems", let array = arguments?.first?.expression.as(ArrayExprSyntax.self),
        array.elements.count > 1
      {
        let pushed = appended(ExprSyntax(array), to: path, container, scope)
        return .block(pushed.map { $0.placed(at: operation.place) }, endedBy: [])
      }
      if ["push", "present", "set", "selectTab"].contains(operation.name),
        let first = arguments?.first
      {
        let style = operation.style
        fill(&operation, with: first.expression, in: path, scope)
        operation.style = style ?? operation.style
      }
      return .operation(operation)
    }
  }
#endif
