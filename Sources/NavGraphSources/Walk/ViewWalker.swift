#if SourceReading
  import SwiftSyntax

  /// Navigation that views do themselves: FlowStacks and RouteStack with their state in a view or in its model,
  /// links, and what a view presents.
  final class ViewWalker {
    /// What a person can do on a view.
    struct Action {
      var view: TypeDeclaration
      /// The screen in a container's own builder, where one view shows several.
      var screen: String?
      var label: String
      var trigger: Evidence.Trigger
      var steps: [Step]
      var place: SourcePlace
    }

    /// A view with a stack of routes.
    struct Flow {
      var view: TypeDeclaration
      var container: Container
      var path: StatePath
      /// The views of the screens, by name.
      var screens: [(name: String, view: TypeDeclaration)] = []
      var root: TypeDeclaration?
    }

    let walker: Walker
    private(set) var actions: [Action] = []
    private(set) var flows: [Flow] = []
    /// Expressions that views are made with, by the view and the property.
    fileprivate var given:
      [ObjectIdentifier: [String: (expression: ExprSyntax, by: TypeDeclaration)]] = [:]

    init(_ walker: Walker) {
      self.walker = walker
      let views = walker.program.types.filter { $0.isView }
      for view in views {
        let reader = FlowReader(view, self)
        for member in members(of: view) { reader.walk(member) }
      }
      for view in views {
        let reader = ActionReader(view, self)
        for member in members(of: view) { reader.walk(member) }
      }
    }

    private func members(of view: TypeDeclaration) -> [Syntax] {
      view.propertyOrder.compactMap { view.properties[$0]?.node }
        + view.functionOrder.map { Syntax($0.node) }
    }

    fileprivate func add(_ action: Action) {
      guard !Self.operations(action.steps).isEmpty else { return }
      actions.append(action)
    }

    fileprivate func add(_ flow: Flow) {
      guard !flows.contains(where: { $0.container == flow.container }) else { return }
      flows.append(flow)
    }

    fileprivate func note(
      _ expression: ExprSyntax, for property: String, of view: TypeDeclaration, by: TypeDeclaration
    ) {
      given[ObjectIdentifier(view), default: [:]][property] = (expression, by)
    }

    static func operations(_ steps: [Step]) -> [Operation] {
      steps.flatMap { step -> [Operation] in
        switch step {
        case .operation(let operation): [operation]
        case .branch(_, let then, let otherwise): operations(then) + operations(otherwise)
        case .send, .dismiss: []
        }
      }
    }

    func scope(of view: TypeDeclaration) -> Scope {
      let feature = Feature(name: view.name, state: .declared(view), action: view, owner: view)
      var scope = Scope(feature: feature, file: view.file)
      scope.selfState = StatePath(components: [], type: .declared(view))
      scope.lexical = view
      return scope
    }

    /// What a button's action does: a closure, a function, or a closure that the view was given.
    func steps(of action: ExprSyntax, in view: TypeDeclaration, depth: Int = 0) -> [Step] {
      let scope = scope(of: view)
      if let closure = action.as(ClosureExprSyntax.self) {
        return walker.closure(closure, [], scope)
      }
      let name =
        action.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? action.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard let name, depth < 6 else { return [] }
      if let function = view.functions[name]?.first, let body = function.node.body {
        var inner = scope
        inner.helper = name
        return walker.steps(Array(body.statements), inner)
      }
      if let given = given[ObjectIdentifier(view)]?[name] {
        return steps(of: given.expression, in: given.by, depth: depth + 1)
      }
      if let member = action.as(MemberAccessExprSyntax.self), let base = member.base,
        case .state(let path) = walker.value(base, scope), let declaration = path.type.declaration,
        let body = declaration.functions[name]?.first?.node.body
      {
        var inner = scope
        inner.selfState = path
        inner.lexical = declaration
        return walker.steps(Array(body.statements), inner)
      }
      return []
    }

    /// The screen that a view is, and the flow that it stands in.
    func place(of view: TypeDeclaration) -> (flow: Flow, name: String)? {
      for flow in flows {
        if let screen = flow.screens.first(where: { $0.view === view }) {
          return (flow, screen.name)
        }
      }
      for flow in flows where flow.root === view { return (flow, view.name) }
      return nil
    }

    /// The feature whose store a view has.
    func feature(of view: TypeDeclaration) -> Feature? {
      view.propertyOrder.lazy.compactMap { name -> Feature? in
        guard let property = view.properties[name],
          case .store(_, let action) = self.walker.program.type(ofProperty: property, in: view)
        else { return nil }
        return self.walker.features.feature(ofAction: action)
      }.first
    }

    /// The flow that a navigator in a view belongs to.
    func flow(around view: TypeDeclaration) -> Flow? {
      place(of: view)?.flow ?? flows.first { $0.view === view }
    }

    fileprivate func view(named name: String, near view: TypeDeclaration) -> TypeDeclaration? {
      guard let found = walker.program.type(named: name, in: view, file: view.file)?.declaration,
        found.isView
      else {
        return nil
      }
      return found
    }

    /// The first view of the app's own that code makes.
    fileprivate func firstView(in node: Syntax, near view: TypeDeclaration) -> TypeDeclaration? {
      for call in CallFinder.calls(in: node) {
        if let name = Walker.name(of: call.calledExpression),
          let found = self.view(named: name, near: view)
        {
          return found
        }
      }
      return nil
    }

    static func literal(in node: Syntax) -> String? {
      node.tokens(viewMode: .sourceAccurate).first { $0.tokenKind.isText }?.text
    }
  }

  extension TokenKind {
    fileprivate var isText: Bool {
      if case .stringSegment = self { return true }
      return false
    }
  }

  private final class CallFinder: SyntaxVisitor {
    private var calls: [FunctionCallExprSyntax] = []

    static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
      let finder = CallFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }
  }

  /// Finds the stacks that views show, the views of their screens, and what views are given.
  private final class FlowReader: SyntaxVisitor {
    private let view: TypeDeclaration
    private unowned let owner: ViewWalker

    init(_ view: TypeDeclaration, _ owner: ViewWalker) {
      self.view = view
      self.owner = owner
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = Walker.name(of: node.calledExpression),
        let made = owner.view(named: name, near: view)
      {
        for argument in node.arguments {
          if let label = argument.label?.text {
            owner.note(argument.expression, for: label, of: made, by: view)
          }
        }
      }
      let name = Walker.name(of: node.calledExpression) ?? ""
      guard ["FlowStack", "RouteStack", "Router"].contains(name) else { return .visitChildren }
      var path: StatePath?
      for argument in node.arguments where path == nil {
        let expression = argument.expression
        let base = Self.binding(expression)
        if case .state(let found) = owner.walker.value(base, owner.scope(of: view)),
          found.type.isArrayOfRoutes
        {
          path = found
        }
      }
      let container: Container
      if let path, let found = owner.walker.container(path) {
        container = found
      } else {
        container = Container(owner: ObjectIdentifier(view), property: "", kind: .stack)
      }
      let known = path ?? StatePath(components: [], type: .array(.route(.unknown)))
      owner.walker.register(container, known)
      var flow = ViewWalker.Flow(view: view, container: container, path: known)
      let content =
        node.trailingClosure
        ?? node.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.last
      if let content {
        flow.root = owner.firstView(in: Syntax(content), near: view)
        for call in CallFinder.calls(in: Syntax(content)) {
          guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "flowDestination",
            let type = call.arguments.first(where: { $0.label?.text == "for" })?.expression
          else { continue }
          let closure =
            call.trailingClosure
            ?? call.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.last
          if let closure { add(type, closure, to: &flow) }
        }
        add(Syntax(content), known.type.screens, to: &flow)
      }
      owner.add(flow)
      return .visitChildren
    }

    /// `$routes` as `routes`.
    private static func binding(_ expression: ExprSyntax) -> ExprSyntax {
      guard let reference = expression.as(DeclReferenceExprSyntax.self),
        reference.baseName.text.hasPrefix("$")
      else {
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
          return ExprSyntax(member.with(\.base, binding(base)))
        }
        return expression
      }
      return ExprSyntax(
        DeclReferenceExprSyntax(baseName: .identifier(String(reference.baseName.text.dropFirst()))))
    }

    private func add(
      _ type: ExprSyntax, _ closure: ClosureExprSyntax, to flow: inout ViewWalker.Flow
    ) {
      let written = type.trimmedDescription.replacing(".self", with: "")
      let named = type.as(MemberAccessExprSyntax.self)?.base.flatMap {
        owner.walker.program.typeNamed(by: $0, in: view, file: view.file)?.declaration
      }
      if let named, named.kind == .enumeration {
        let before = flow.screens.count
        add(Syntax(closure), named, to: &flow)
        if flow.screens.count > before { return }
      }
      if let shown = owner.firstView(in: Syntax(closure), near: view) {
        flow.screens.append((written, shown))
      }
    }

    /// `case let .number(number): NumberView(number: number)`.
    private func add(_ node: Syntax, _ screens: TypeDeclaration?, to flow: inout ViewWalker.Flow) {
      guard let screens else { return }
      for (name, statements) in CaseBodies.all(in: node) where screens.declaredCase(name) != nil {
        if let shown = owner.firstView(in: statements, near: view),
          !flow.screens.contains(where: { $0.name == name })
        {
          flow.screens.append((name, shown))
        }
      }
    }
  }

  private final class CaseBodies: SyntaxVisitor {
    private var found: [(String, Syntax)] = []

    static func all(in node: Syntax) -> [(name: String, statements: Syntax)] {
      let finder = CaseBodies(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.found
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      if case .case(let label) = node.label {
        for item in label.caseItems {
          if case .enumCase(let name, _) = CasePattern(item.pattern) {
            found.append((name, Syntax(node.statements)))
          }
        }
      }
      return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      for condition in node.conditions {
        if let match = condition.condition.as(MatchingPatternConditionSyntax.self),
          case .enumCase(let name, _) = CasePattern(match.pattern)
        {
          found.append((name, Syntax(node.body)))
        }
      }
      return .visitChildren
    }
  }

  /// Finds buttons, links and what else starts something.
  private final class ActionReader: SyntaxVisitor {
    private let view: TypeDeclaration
    private unowned let owner: ViewWalker
    private var screens: [String] = []

    init(_ view: TypeDeclaration, _ owner: ViewWalker) {
      self.view = view
      self.owner = owner
      super.init(viewMode: .sourceAccurate)
    }

    private func add(
      _ label: String, _ trigger: Evidence.Trigger, _ steps: [Step], _ node: some SyntaxProtocol
    ) {
      owner.add(
        ViewWalker.Action(
          view: view, screen: screens.last, label: label, trigger: trigger, steps: steps,
          place: owner.walker.program.place(of: node)))
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      guard case .case(let label) = node.label, let item = label.caseItems.first,
        case .enumCase(let name, _) = CasePattern(item.pattern),
        owner.flows.contains(where: {
          $0.view === view && $0.path.type.screens?.declaredCase(name) != nil
        })
      else { return .visitChildren }
      screens.append(name)
      walk(node.statements)
      screens.removeLast()
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      let name = member?.declName.baseName.text ?? Walker.name(of: node.calledExpression) ?? ""
      switch name {
      case "TabView" where member == nil: tabs(node)
      case "Button" where member == nil: button(node)
      case "FlowLink" where member == nil: link(node)
      case "NavigationLink" where member == nil: stateLink(node)
      case "onOpenURL":
        if let closure = node.trailingClosure {
          add("onOpenURL", .link, owner.walker.closure(closure, [], owner.scope(of: view)), node)
        }
      case "onTapGesture":
        if let closure = node.trailingClosure {
          add("tap", .tap, owner.walker.closure(closure, [], owner.scope(of: view)), node)
        }
      case "onAppear", "task", "onChange", "onReceive":
        if let closure = node.trailingClosure {
          add(name, .automatic, owner.walker.closure(closure, [], owner.scope(of: view)), node)
        }
      default: break
      }
      return .visitChildren
    }

    /// `TabView(selection: $selectedTab)`: a selection that no code takes part in.
    private func tabs(_ node: FunctionCallExprSyntax) {
      guard
        let selection = node.arguments.first(where: { $0.label?.text == "selection" })?.expression,
        let path = selected(selection)
      else { return }
      guard let container = owner.walker.container(path), container.kind == .tabs else { return }
      owner.walker.register(container, path)
      let operation = Operation(
        name: "selectTab", container: container, place: owner.walker.program.place(of: node))
      screens.append("tab")
      add("TabView selection", .tab, [.operation(operation)], node)
      screens.removeLast()
    }

    /// What `$selectedTab` or `$store.selectedTab` binds.
    private func selected(_ selection: ExprSyntax) -> StatePath? {
      func path(_ name: String, in type: TypeDeclaration) -> StatePath? {
        type.properties[name].map { property in
          StatePath(
            components: [.init(name: property.name, owner: type)],
            type: owner.walker.program.type(ofProperty: property, in: type))
        }
      }
      if let reference = selection.as(DeclReferenceExprSyntax.self),
        reference.baseName.text.hasPrefix("$")
      {
        return path(String(reference.baseName.text.dropFirst()), in: view)
      }
      guard let member = selection.as(MemberAccessExprSyntax.self),
        let store = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        store.hasPrefix("$"),
        let property = view.properties[String(store.dropFirst())],
        case .store(let state, _) = owner.walker.program.type(ofProperty: property, in: view),
        let state = state.declaration
      else { return nil }
      return path(member.declName.baseName.text, in: state)
    }

    private func label(_ node: FunctionCallExprSyntax) -> String {
      if let first = node.arguments.first, first.label == nil,
        let text = ViewWalker.literal(in: Syntax(first.expression))
      {
        return text.isEmpty ? first.expression.trimmedDescription : text
      }
      if let first = node.arguments.first, first.label == nil,
        first.expression.is(StringLiteralExprSyntax.self)
      {
        return first.expression.trimmedDescription.filter { !"\"\\".contains($0) }
      }
      let label =
        node.arguments.first { $0.label?.text == "label" }.map { Syntax($0.expression) }
        ?? node.additionalTrailingClosures.first { $0.label.text == "label" }.map {
          Syntax($0.closure)
        }
        ?? node.trailingClosure.map { Syntax($0) }
      return label.flatMap { ViewWalker.literal(in: $0) } ?? ""
    }

    private func button(_ node: FunctionCallExprSyntax) {
      let action =
        node.arguments.first { $0.label?.text == "action" }?.expression
        ?? node.trailingClosure.map { ExprSyntax($0) }
      guard let action else { return }
      add("Button: " + label(node), .tap, owner.steps(of: action, in: view), node)
    }

    /// FlowStacks' `FlowLink(value:style:)`.
    private func link(_ node: FunctionCallExprSyntax) {
      guard let value = node.arguments.first(where: { $0.label?.text == "value" })?.expression,
        let flow = owner.flow(around: view)
      else { return }
      let style =
        node.arguments.first { $0.label?.text == "style" }.flatMap {
          Walker.lastName($0.expression)
        } ?? "push"
      var operation = Operation(
        name: style, container: flow.container, place: owner.walker.program.place(of: node))
      owner.walker.fill(&operation, with: value, in: flow.path, owner.scope(of: view))
      operation.name = style
      add("FlowLink: " + label(node), .tap, [.operation(operation)], node)
    }

    /// The Composable Architecture's `NavigationLink(state:)`.
    private func stateLink(_ node: FunctionCallExprSyntax) {
      guard let state = node.arguments.first(where: { $0.label?.text == "state" })?.expression
      else { return }
      let called = state.as(FunctionCallExprSyntax.self)?.calledExpression ?? state
      guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
        let type = owner.walker.program.typeNamed(by: base, in: view, file: view.file)?.declaration,
        let (container, _) = owner.walker.containers.first(where: { container, path in
          container.kind == .stack && path.type.screens === type
        })
      else { return }
      let operation = Operation(
        name: "push", targets: [.route(unquoted(member.declName.baseName.text))],
        container: container,
        place: owner.walker.program.place(of: state))
      add("link: " + member.declName.baseName.text, .tap, [.operation(operation)], state)
    }
  }
#endif
