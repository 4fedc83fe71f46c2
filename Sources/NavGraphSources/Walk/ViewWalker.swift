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
      /// Whether its button stands in what the view presents, and not on the view's own screen.
      var isPresented = false

      /// Whether the view closes itself: `dismiss()` of its environment.
      var closesView: Bool {
        steps.contains { step in
          if case .dismiss = step { return true }
          return false
        }
      }
    }

    /// A view with a stack of routes.
    struct Flow {
      var view: TypeDeclaration
      var container: ScreenContainer
      var path: StatePath
      /// The views of the screens, by name.
      var screens: [(name: String, view: TypeDeclaration)] = []
      var root: TypeDeclaration?
      /// Screens that views put onto the stack by values of their own.
      var locals: [LocalDestination] = []
    }

    let walker: Walker
    private(set) var actions: [Action] = []
    private(set) var flows: [Flow] = []
    /// Expressions that views are made with, by the view and the property.
    var given: [ObjectIdentifier: [String: (expression: ExprSyntax, by: TypeDeclaration)]] = [:]

    /// By the slot that shows them.
    var localDestinations: [ScreenContainer: LocalDestination] = [:]

    init(_ walker: Walker) {
      self.walker = walker
      let views = walker.program.types.filter {
        $0.isView && !walker.program.unusedViews.contains($0.node.id)
      }
      for view in views {
        let reader = FlowReader(view, self)
        for member in view.members { reader.walk(member) }
      }
      findLocalDestinations(in: views)
      for view in views {
        let reader = ActionReader(view, self)
        for member in view.members { reader.walk(member) }
      }
    }

    /// What a view does, with what is done about the URLs that it opens.
    func answered(_ steps: [Step], in view: TypeDeclaration) -> [Step] {
      guard steps.contains(where: \.opens) else { return steps }
      let flow = flow(around: view)?.view
      let feature = walker.feature(ofView: view)
      let hearers = walker.linkHearers.filter { hearer in
        makes(hearer.view, view) || flow.map { makes(hearer.view, $0) } == true
          || feature.flatMap { feature in
            hearer.feature.map { walker.leads(from: $0, to: feature) }
          } == true
      }
      return steps.answered { opening in
        hearers.flatMap { hearer in
          let answer = walker.answer(of: hearer, to: opening)
          return answer.steps + answer.handlers.flatMap(\.conditionalSteps)
        }
      }
    }

    /// Whether a view makes another one, directly or through views between them, or is it.
    private func makes(_ outer: TypeDeclaration, _ inner: TypeDeclaration) -> Bool {
      var open = [inner]
      var seen: Set<ObjectIdentifier> = []
      while let view = open.popLast() {
        if view === outer { return true }
        guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
        open += (walker.evidence.sites[view.name] ?? []).map(\.maker)
      }
      return false
    }

    func add(_ action: Action) {
      guard !Self.operations(action.steps).isEmpty || action.closesView else { return }
      var action = action
      action.steps = onStack(action.steps)
      actions.append(action)
    }

    func add(_ flow: Flow) {
      guard !flows.contains(where: { $0.container == flow.container }) else { return }
      flows.append(flow)
    }

    func add(_ destination: LocalDestination) {
      guard let index = flows.firstIndex(where: { $0.container == destination.stack }) else {
        return
      }
      flows[index].locals.append(destination)
      if let shown = destination.shown {
        flows[index].screens.append((destination.name, shown))
      }
    }

    func note(
      _ expression: ExprSyntax, for property: String, of view: TypeDeclaration, by: TypeDeclaration
    ) {
      given[ObjectIdentifier(view), default: [:]][property] = (expression, by)
    }

    static func operations(_ steps: [Step]) -> [Change] {
      steps.flatMap { step -> [Change] in
        switch step {
        case .operation(let operation): [operation]
        case .branch(_, let then, let otherwise): operations(then) + operations(otherwise)
        case .block(let inner, _): operations(inner)
        case .send, .dismiss, .open, .exit: []
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
        return walker.body(body.statements, inner)
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
        return walker.body(body.statements, inner)
      }
      return givenToModel(name, of: view)
    }

    /// What a closure does that a view's model keeps, where the type that makes the model has a function of its name and
    /// gives it that: `Model(finish: finish)`, `model.finish = { self.finish() }`.
    private func givenToModel(_ name: String, of view: TypeDeclaration) -> [Step] {
      func held(by type: TypeDeclaration) -> [TypeDeclaration] {
        type.propertyOrder.compactMap { type.properties[$0] }.compactMap {
          walker.program.type(ofProperty: $0, in: type).declaration
        }
      }
      let models = held(by: view).filter {
        $0.kind == .reference && $0.properties[name]?.type != nil
      }
      for type in walker.program.types where type !== view {
        guard held(by: type).contains(where: { one in models.contains { $0 === one } }),
          let body = type.functions[name]?.first?.node.body,
          (type.members + type.initializers.map { Syntax($0) }).contains(where: {
            GivenFinder.gives(name, in: $0)
          })
        else { continue }
        let steps = walker.body(body.statements, scope(of: type))
        if !steps.isEmpty { return steps }
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

    /// The views that ComposableNavigation's view providers make, by the item; nil for one that is no view of the app.
    func provided(for screens: TypeDeclaration?) -> [(item: String, view: TypeDeclaration?)] {
      walker.program.types.filter(\.isViewProvider).flatMap { type in
        (type.functions["makePresentable"] ?? []).flatMap { function in
          guard let body = function.node.body, let item = function.parameters.first,
            walker.program.resolve(item.type, in: type, file: function.file).declaration === screens
          else { return [(item: String, view: TypeDeclaration?)]() }
          return CaseBodies.all(in: Syntax(body)).map {
            ($0.name, firstView(in: $0.statements, near: type))
          }
        }
      }
    }

    func feature(of view: TypeDeclaration) -> Feature? { walker.feature(ofView: view) }

    /// The flow that a navigator in a view belongs to.
    func flow(around view: TypeDeclaration) -> Flow? {
      place(of: view)?.flow ?? flows.first { $0.view === view }
    }

    func view(named name: String, near view: TypeDeclaration) -> TypeDeclaration? {
      guard let found = walker.program.type(named: name, in: view, file: view.file)?.declaration,
        found.isView
      else {
        return nil
      }
      return found
    }

    /// The first view of the app's own that code makes.
    func firstView(in node: Syntax, near view: TypeDeclaration) -> TypeDeclaration? {
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
    var isText: Bool {
      if case .stringSegment = self { return true }
      return false
    }
  }

  /// Whether code gives something of a name to what it makes: `name: …`, `model.name = …`.
  private final class GivenFinder: SyntaxVisitor {
    private let name: String
    private var isGiven = false

    private init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    static func gives(_ name: String, in node: Syntax) -> Bool {
      let finder = GivenFinder(name)
      finder.walk(node)
      return finder.isGiven
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      if node.label?.text == name { isGiven = true }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
      {
        isGiven = true
      }
      return .visitChildren
    }
  }

  final class CallFinder: SyntaxVisitor {
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
#endif
