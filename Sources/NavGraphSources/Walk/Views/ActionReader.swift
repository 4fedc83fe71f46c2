#if SourceReading
  import SwiftSyntax

  /// Finds buttons, links and what else starts something.
  final class ActionReader: BuiltCodeVisitor {
    let view: TypeDeclaration
    private let giver: TypeDeclaration?
    unowned let owner: ViewWalker
    /// The screens of the cases around the current code, one or several for each.
    private var screens: [[String]] = []
    /// The root of the view's own stack, while its code is read.
    private var root: String?
    private var isInOwnStack = false
    private let code: [Syntax]
    let feature: Feature?
    /// The known values at the current place in the code.
    private var scope: Scope
    /// The scopes around the lists whose rows are being read.
    private var outer: [Scope] = []
    lazy var places = ViewReader(view, owner.walker.program)
    /// Closures whose writes to the state of a store were read.
    private var done: Set<SyntaxIdentifier> = []
    /// The tabs whose selection was found.
    private var selected: Set<ScreenContainer> = []

    /// - Parameters:
    ///   - screen: The screen that the view is taken to be, if it is several.
    ///   - giver: The type that gives the view closures, if several do.
    init(
      _ view: TypeDeclaration, _ owner: ViewWalker, screen: String? = nil,
      giver: TypeDeclaration? = nil
    ) {
      self.view = view
      self.giver = giver
      self.owner = owner
      code = view.members
      feature = owner.feature(of: view)
      scope = owner.scope(of: view)
      screens = screen.map { [[$0]] } ?? []
      super.init(viewMode: .sourceAccurate)
    }

    /// A function that an extension adds to all views, which is given the store of a feature.
    init?(_ function: FunctionDeclaration, of views: TypeDeclaration, _ owner: ViewWalker) {
      var scope = owner.scope(of: views)
      var feature: Feature?
      for parameter in function.parameters {
        let type = owner.walker.program.resolve(parameter.type, in: nil, file: function.file)
        guard case .store(_, let action) = type else { continue }
        scope.names[parameter.name] = .state(StatePath(components: [], type: type))
        feature = feature ?? owner.walker.features.feature(ofAction: action)
      }
      guard let feature else { return nil }
      self.view = views
      giver = nil
      self.owner = owner
      self.feature = feature
      self.scope = scope
      code = [Syntax(function.node)]
      super.init(viewMode: .sourceAccurate)
    }

    func read() {
      let flow = owner.flows.first { $0.view === view }
      let member = flow?.rootMember.flatMap { view.properties[$0]?.node }
      for node in code {
        isInOwnStack = node == member
        root = isInOwnStack ? flow?.root?.name ?? "root" : nil
        walk(node)
      }
      (root, isInOwnStack) = (nil, false)
    }

    func add(
      _ label: String, _ trigger: Evidence.Trigger, _ steps: [Step], _ node: some SyntaxProtocol,
      of code: ExprSyntax? = nil, on stack: ScreenContainer? = nil
    ) {
      let changes = ViewWalker.operations(steps)
      let isOwn =
        feature != nil && !changes.isEmpty && changes.allSatisfy { $0.container.kind == .stack }
      let isPresented = !isOwn && ViewReader.isPresented(Syntax(node))
      let presenters = isPresented ? places.presenters(of: Syntax(node)) : []
      var action =
        ViewWalker.Action(
          view: view, screen: trigger == .tap ? root : nil, label: label,
          trigger: trigger,
          steps: owner.answered(steps, in: view).map { $0.toggled(inside: presenters) },
          place: owner.walker.program.place(of: node),
          isAboveRoot: Self.isAboveRoot(Syntax(node)),
          isInOwnStack: isInOwnStack && trigger == .tap, isPresented: isPresented,
          isInRoot: trigger == .tap && places.isInRootOfStack(Syntax(node)), presenters: presenters,
          tab: places.tab(around: Syntax(node)) ?? owner.walker.evidence.tab(of: view.name),
          feature: view.isView ? nil : feature, giver: giver,
          absence: absence(of: Syntax(node), steps),
          asked: trigger == .tap ? asked(before: Syntax(node)) : [],
          written: Self.firstSent(by: code),
          sent: feature == nil ? nil : Self.onlySent(by: code), stack: stack)
      guard action.screen == nil, let screens = screens.last else { return owner.add(action) }
      for screen in screens {
        action.screen = screen
        owner.add(action)
      }
    }

    /// What the first statement of a closure sends.
    private static func firstSent(by code: ExprSyntax?) -> SyntaxIdentifier? {
      let first = code?.as(ClosureExprSyntax.self)?.statements.first?.item
      let call = first?.as(FunctionCallExprSyntax.self)
      return call?.calledName == "send" ? call?.arguments.first?.expression.id : nil
    }

    /// What one of the statements of a closure sends, where the closure sends nothing else.
    private static func onlySent(by code: ExprSyntax?) -> SyntaxIdentifier? {
      guard let closure = code?.as(ClosureExprSyntax.self) else { return nil }
      let sends = CallFinder.calls(in: Syntax(closure)).filter { $0.calledName == "send" }
      let statement = closure.statements.first { $0.item.id == sends.first?.id }
      return sends.count == 1 && statement != nil ? sends[0].arguments.first?.expression.id : nil
    }

    /// Returns whether an `if` around code asks whether there is a screen to go back from.
    private static func isAboveRoot(_ node: Syntax) -> Bool {
      sequence(first: node, next: \.parent).contains { one in
        one.as(IfExprSyntax.self)?.conditions.tokens(viewMode: .sourceAccurate).contains {
          ["canGoBack", "isPresented", "routeIndex", "routes"].contains($0.text)
        } ?? false
      }
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      let names = node.patterns.compactMap { pattern -> String? in
        guard case .enumCase(let name, _) = CasePattern(pattern), isScreen(name, node) else {
          return nil
        }
        return name
      }
      if names.isEmpty { return .visitChildren }
      screens.append(names)
      walk(node.statements)
      screens.removeLast()
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      let name = member?.declName.baseName.text ?? Walker.name(of: node.calledExpression) ?? ""
      switch name {
      case "Button" where member == nil: button(node)
      case "FlowLink" where member == nil: link(node)
      case "NavigationLink" where member == nil: stateLink(node)
      case "Link" where member == nil:
        if let opening = owner.walker.opening(node, scope) {
          add(title("Link", node), .tap, [.open(opening)], node)
        }
      case "send" where member != nil: navigate(node)
      case "onOpenURL":
        if let steps = stepsGiven(to: node) { add("onOpenURL", .link, steps, node) }
      case "onTapGesture", "onLongPressGesture", "onEnded", "onSubmit":
        if let steps = stepsGiven(to: node) {
          add(name == "onTapGesture" ? "tap" : name, .tap, steps, node)
        }
      case "onAppear", "task", "onChange", "onReceive":
        if let steps = stepsGiven(to: node) {
          var trigger = places.trigger(of: node) ?? .automatic
          // A value changes at any time; what only closes something waits for that.
          if name == "onChange", trigger == .automatic, !steps.closesOnly { trigger = .event }
          let streams = trigger == .automatic ? steps.compactMap(\.forEachValue) : []
          add(
            name, trigger, streams.isEmpty ? steps : steps.filter { $0.forEachValue == nil }, node)
          add(name, .event, Array(streams.joined()), node)
        }
      case "flowDestination":
        destination(node)
        return .skipChildren
      default:
        if name == "FlowStack", member == nil,
          let flow = owner.flows.first(where: { $0.view === view })
        {
          content(of: node, of: flow)
          return .skipChildren
        }
        if member == nil {
          alertButtons(node)
          tabs(node)
          part(node, name)
          foreign(node, name)
        }
      }
      return .visitChildren
    }

    /// Returns the steps of a modifier: its closure, or its function argument.
    func stepsGiven(to node: FunctionCallExprSyntax) -> [Step]? {
      if let closure = node.trailingClosure {
        done.insert(closure.id)
        return owner.walker.closure(closure, [], scope)
      }
      let types: [SwiftType]? = node.calledName == "onOpenURL" ? [.other("URL")] : nil
      return node.givenFunction.map {
        owner.walker.steps(of: $0, in: view, [], scope, taking: types)
      }
    }

    /// Reads the code of the view's own stack, which is on the root unless it is a screen's.
    private func content(of node: FunctionCallExprSyntax, of flow: ViewWalker.Flow) {
      (root, isInOwnStack) = (flow.root?.name ?? "root", true)
      walk(node.arguments)
      if let closure = node.trailingClosure { walk(closure) }
      (root, isInOwnStack) = (nil, false)
    }

    /// `flowDestination(for: Review.self) { _ in Text("Review") }`: the content of the closure is on that screen.
    private func destination(_ node: FunctionCallExprSyntax) {
      walk(node.calledExpression)
      let around = root
      root = nil
      let type = node.arguments.first { $0.label?.text == "for" }.map {
        FlowReader.named($0.expression)
      }
      let flow = owner.flow(around: view)
      let isScreen = flow?.screens.contains { $0.name == type } == true
      walk(node.arguments)
      if let closure = node.trailingClosure {
        let shown = isScreen ? [type].compactMap(\.self) : alike(in: closure, of: type, flow)
        if !shown.isEmpty { screens.append(shown) }
        walk(closure)
        if !shown.isEmpty { screens.removeLast() }
      }
      root = around
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      outer.append(scope)
      guard
        let call = (node.parent?.as(LabeledExprSyntax.self)?.parent?.parent ?? node.parent)?
          .as(FunctionCallExprSyntax.self), ["ForEach", "List"].contains(call.calledName),
        let rows = call.arguments.first, rows.label == nil,
        let row = owner.walker.row(of: rows.expression, scope)
      else { return .visitChildren }
      let name = closureParameters(node).first ?? "$0"
      let isBinding = name.hasPrefix("$") && name != "$0"
      scope.names[isBinding ? String(name.dropFirst()) : name] = .state(
        StatePath(components: [], type: row))
      return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) {
      if let around = outer.popLast() { scope = around }
    }

    /// `NextButton(title: "Next") { … }`: a view of the app's own that is a part of this one and does what it is given.
    private func part(_ node: FunctionCallExprSyntax, _ name: String) {
      guard let made = owner.view(named: name, near: view), made !== view,
        !owner.isScreen(made), !owner.showsStack(made)
      else { return }
      for (name, given) in owner.walker.closures.given(by: node)
      where made.properties[name] == nil || Self.mentions(name, made) {
        let button = made.members.lazy.flatMap { CallFinder.calls(in: $0) }.first {
          Walker.name(of: $0.calledExpression) == "Button"
            && $0.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
        }
        let label = button.flatMap { text(in: $0) } ?? text(in: node)
        done.formUnion([given.expression.as(ClosureExprSyntax.self)?.id].compactMap(\.self))
        var steps = owner.walker.steps(of: given.expression, in: view, [], scope)
        if ViewReader.isPresented(Syntax(node)), !steps.contains(where: \.closes) {
          steps.insert(contentsOf: closing(by: button, of: made), at: 0)
        }
        add(
          label.map { "Button: " + $0 } ?? name, .tap, steps, node, of: given.expression)
      }
    }

    /// What a button of a presented part closes beside what it is given: `Button("Save") { dismiss(); onSave() }`.
    private func closing(
      by button: FunctionCallExprSyntax?, of made: TypeDeclaration
    ) -> [Step] {
      guard let button, let action = Self.action(of: button) else { return [] }
      let part = owner.walker.part
      owner.walker.part = made
      defer { owner.walker.part = part }
      let steps = owner.walker.steps(of: action, in: made, [], owner.scope(of: made))
      guard steps.count == 1, case .dismiss = steps[0] else { return [] }
      return steps
    }

    /// `WebView(url: url, onClose: { routes.dismiss() })`: a view of another module, which calls what it is given.
    private func foreign(_ node: FunctionCallExprSyntax, _ name: String) {
      let isDeclared =
        owner.walker.program.type(named: name, in: view, file: view.file)?.declaration != nil
      // What views with a store send is read as that.
      guard name.first?.isUppercase == true, !isDeclared, feature == nil else { return }
      for argument in node.arguments {
        guard let label = argument.label?.text, Self.isCallback(label),
          let closure = argument.expression.as(ClosureExprSyntax.self)
        else { continue }
        let steps = owner.walker.closure(closure, [], scope)
        guard steps.contains(where: \.changesScreens) else { continue }
        add("\(name).\(label)", .tap, steps, closure, of: argument.expression)
      }
    }

    /// Whether an argument of a view is what it does for the user: `action`, `onClose`.
    private static func isCallback(_ label: String) -> Bool {
      if label == "action" { return true }
      return label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
        && !["onAppear", "onChange", "onDisappear", "onLoad", "onReceive"].contains(label)
    }

    /// Whether the code of a type uses a property.
    private static func mentions(_ name: String, _ type: TypeDeclaration) -> Bool {
      type.members.contains { member in
        member.tokens(viewMode: .sourceAccurate).contains {
          $0.text == name && $0.parent?.parent?.is(PatternBindingSyntax.self) != true
        }
      }
    }

    /// `TabView(selection: $selectedTab)`, or a container of the app's own: a selection that no code takes part in.
    private func tabs(_ node: FunctionCallExprSyntax) {
      guard
        let selection = node.arguments.first(where: { $0.label?.text == "selection" })?.expression,
        let path = owner.selected(selection, in: view),
        node.calledName == "TabView" || path.components.last?.owner !== view
      else { return }
      guard let container = owner.walker.container(path), container.kind == .tabs,
        selected.insert(container).inserted
      else { return }
      owner.walker.register(container, path)
      let operation = Change(
        name: "selectTab", container: container, place: owner.walker.program.place(of: node))
      screens.append(["tab"])
      add("TabView selection", .tab, [.operation(operation)], node)
      screens.removeLast()
    }

    /// `store.send(.stackNavigation(.pushItem(.detail)))`: ComposableNavigation, from a view; `store.send(.set(\.isShown, true))`.
    private func navigate(_ node: FunctionCallExprSyntax) {
      guard let first = node.arguments.first?.expression, let feature else { return }
      var scope = Scope(feature: feature, file: owner.walker.program.file(of: node) ?? view.file)
      scope.lexical = view
      let sent = owner.walker.sent(first, .declared(feature.action), scope)
      let written = owner.walker.written(by: first, scope)
      if written != nil, writes(in: node) { return }
      guard
        let step = written
          ?? sent.flatMap({ owner.walker.navigationAction($0.steps, first, scope) })
          ?? sent.flatMap({ owner.walker.libraryAction($0.steps, first, scope) }).flatMap({
            $0.name == "push" ? Step.operation($0) : nil
          })
      else { return }
      let names = sent.map { $0.steps.map(\.name).joined(separator: ".") } ?? "set"
      add(
        button(around: node).map { title("Button", $0) } ?? names, .tap, [step], node)
    }

    private func button(around node: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
      sequence(first: Syntax(node), next: \.parent).lazy
        .compactMap { $0.as(FunctionCallExprSyntax.self) }
        .first { Walker.name(of: $0.calledExpression) == "Button" }
    }

    /// Reads all that a closure writes to the state of a store as one action, unless it was read as what a button does.
    private func writes(in node: FunctionCallExprSyntax) -> Bool {
      guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        case .state(let path) = owner.walker.value(base, scope), case .store = path.type
      else { return false }
      let closures = sequence(first: Syntax(node), next: \.parent).compactMap {
        $0.as(ClosureExprSyntax.self)
      }
      let own = closures.first { closure in
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        return call.map { !["withAnimation", "Task"].contains($0.calledName) } ?? true
      }
      guard let closure = own else { return false }
      guard !closures.contains(where: { done.contains($0.id) }) else { return true }
      done.insert(closure.id)
      let name = closure.parent?.as(LabeledExprSyntax.self)?.label?.text ?? "set"
      let call = closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      add(
        call.flatMap { text(in: $0) }.map { "Button: " + $0 } ?? name, .tap,
        owner.walker.closure(closure, [], scope), node,
        of: ExprSyntax(closure))
      return true
    }

    /// Returns the first text among the arguments of a call besides closures.
    private func text(in node: FunctionCallExprSyntax) -> String? {
      node.arguments.lazy.filter { !$0.expression.is(ClosureExprSyntax.self) }
        .compactMap { ViewWalker.literal(in: Syntax($0.expression)) }.first { !$0.isEmpty }
        ?? node.additionalTrailingClosures.first { $0.label.text == "label" }.flatMap {
          ViewWalker.literal(in: Syntax($0.closure))
        }
    }

    /// Returns the title of a tap: `Button: Save`, or `Button: arrowLeft` where it has an image and no text, or `Button`.
    private func title(_ kind: String, _ node: FunctionCallExprSyntax) -> String {
      let label = label(node)
      return label.isEmpty ? kind : kind + ": " + label
    }

    private func label(_ node: FunctionCallExprSyntax) -> String {
      if let first = node.arguments.first, first.label == nil,
        let text = ViewWalker.literal(in: Syntax(first.expression))
      {
        return text.isEmpty ? first.expression.sourceText : text
      }
      if let first = node.arguments.first, first.label == nil,
        first.expression.is(StringLiteralExprSyntax.self)
      {
        return first.expression.sourceText.filter { !"\"\\".contains($0) }
      }
      let label =
        node.arguments.first { $0.label?.text == "label" }.map { Syntax($0.expression) }
        ?? node.additionalTrailingClosures.first { $0.label.text == "label" }.map {
          Syntax($0.closure)
        }
        ?? node.trailingClosure.map { Syntax($0) }
      return label.flatMap { ViewWalker.literal(in: $0) ?? Self.imageName(in: $0) } ?? ""
    }

    /// The name of the first image: `Image(.close)`, `Assets.close.image`.
    private static func imageName(in node: Syntax) -> String? {
      let words = node.tokens(viewMode: .sourceAccurate).map(\.text)
      return words.indices.dropFirst(2).lazy.compactMap { index -> String? in
        guard words[index - 1] == "." else { return nil }
        if ["image", "swiftUIImage"].contains(words[index]) { return words[index - 2] }
        let isCall = index > 2 && words[index - 2] == "(" && words[index - 3] == "Image"
        return isCall ? words[index] : nil
      }.first
    }

    private static func action(of button: FunctionCallExprSyntax) -> ExprSyntax? {
      button.arguments.first { $0.label?.text == "action" }?.expression
        ?? button.trailingClosure.map { ExprSyntax($0) }
    }

    private func button(_ node: FunctionCallExprSyntax) {
      guard let action = Self.action(of: node) else { return }
      let closure = action.as(ClosureExprSyntax.self)
      done.formUnion([closure?.id].compactMap(\.self))
      let steps =
        closure.flatMap { view.isView ? nil : owner.walker.closure($0, [], scope) }
        ?? owner.walker.steps(of: action, in: view, [], scope)
      add(title("Button", node), .tap, steps, node, of: action)
    }

    /// FlowStacks' `FlowLink(value:style:)`.
    private func link(_ node: FunctionCallExprSyntax) {
      let flows = owner.flows(around: node, in: view)
      guard let value = node.arguments.first(where: { $0.label?.text == "value" })?.expression,
        let flow = flows.first, let stack = owner.stack(of: flows, around: view)
      else { return }
      let styled = node.arguments.first { $0.label?.text == "style" }?.expression
      let style = styled.flatMap { Walker.lastName($0) } ?? "push"
      var operation = Change(
        name: style, container: stack, place: owner.walker.program.place(of: node))
      owner.walker.fill(&operation, with: value, in: flow.path, scope)
      operation.name = style
      operation.hasNavigation =
        styled?.as(FunctionCallExprSyntax.self).flatMap { owner.walker.flag($0, scope) }
        ?? operation.hasNavigation
      add(title("FlowLink", node), .tap, [.operation(operation)], node)
    }
  }

  extension Step {
    /// What is done for each value of a stream; nil where it is anything else.
    var forEachValue: [Step]? {
      if case .branch(let check, let then, _) = self, check.asksStream { then } else { nil }
    }

    /// Whether it closes the view, or empties a slot.
    fileprivate var closes: Bool {
      closesView || ViewWalker.operations([self]).contains { $0.name == "clear" }
    }

    /// Returns the step of `isShown.toggle()`: it closes if the button is in the presented content, and opens
    /// elsewhere.
    fileprivate func toggled(inside presenters: [Set<String>]) -> Step {
      guard case .branch(let asked, let then, let otherwise) = self, asked.clauses.count == 1,
        case .isTaken(let slot, true)? = asked.clauses[0].fact,
        case .operation(let clear)? = then.first, case .operation(let show)? = otherwise.first,
        clear.name == "clear", show.name == "present", clear.container == slot,
        show.container == slot, then.count == 1, otherwise.count == 1
      else { return self }
      return .operation(presenters.contains { $0.contains(slot.property) } ? clear : show)
    }
  }
#endif
