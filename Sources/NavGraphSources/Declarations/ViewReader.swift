#if SourceReading
  import SwiftSyntax

  /// Reads one view.
  final class ViewReader: BuiltCodeVisitor {
    let view: TypeDeclaration
    let program: Program
    private(set) var state: TypeDeclaration?
    private(set) var action: TypeDeclaration?
    private(set) var uses: [Evidence.Key: Set<Evidence.Use>] = [:]
    private(set) var sends: [String: [Evidence.Sent]] = [:]
    /// Where it sends an action that cannot be read.
    private(set) var unreadSends: [SourcePlace] = []
    private(set) var choices: [Evidence.Key: (then: String?, otherwise: String?)] = [:]
    /// The properties that a chain of `if` and `else if` asks after its first one, by that.
    private(set) var chains: [Evidence.Key: [String]] = [:]
    /// The first property in the conditions of the chain around an `if`.
    private var firstAsked: [SyntaxIdentifier: String] = [:]
    private(set) var modifiers: [Evidence.Key: String] = [:]
    /// What presents each place where a property's value is presented: empty where nothing does.
    private(set) var enclosing: [Evidence.Key: [Set<String>]] = [:]
    /// The tab around each place where a property's value is presented.
    private(set) var tabsPresenting: [Evidence.Key: [String?]] = [:]
    private(set) var children: [Evidence.Key: String] = [:]
    private(set) var substitutes: [Evidence.Key: String] = [:]
    /// The presented children that replace the view's other content.
    private(set) var replacing: Set<Evidence.Key> = []
    private(set) var gate: Evidence.Gate?
    /// The popups that the view draws itself, by the code that decides about them.
    private(set) lazy var popups = findPopups()
    private(set) var hasTabsInStack = false
    /// Whether all that the view shows is in one navigation container.
    private(set) var hasSharedStack = false
    private(set) var wrappedViews: Set<String> = []
    /// The views that this one makes, with what presents them.
    private(set) var made: [(name: String, site: Evidence.Site)] = []
    /// The children that the root of a navigation container shows.
    private(set) var roots: [String] = []
    private(set) var hasRoot = false
    /// The children in the view's tabs, of which it selects none.
    private(set) var tabs: [String] = []
    /// What the tabs of the view are called where a selection chooses one: `.tag(Tab.shop)`, `Tab("Shop", value: .shop)`.
    private(set) var tags: Set<String> = []
    private(set) var hiddenBars: [Evidence.HiddenBar] = []
    private(set) var fixedSheets: [Evidence.FixedSheet] = []
    private var hasNavigation = false
    /// The actions of the stores that the view itself has, by what its code calls them.
    private(set) lazy var held = program.stores(of: view)
    /// Whether a property or function of the view names a navigation container; found before.
    var namesContainer: [SyntaxIdentifier: Bool] = [:]
    /// The enclosing calls that run the code without a tap.
    private var callers: [FunctionCallExprSyntax] = []
    /// How many of these are followed into functions, which may call one another.
    private static let mostCallers = 4
    /// The functions of the view that modifiers are given: `.onOpenURL(perform: open)`.
    private var performed: Set<String> = []

    init(_ view: TypeDeclaration, _ program: Program) {
      self.view = view
      self.program = program
      super.init(viewMode: .sourceAccurate)
    }

    /// A function that an extension adds to all views, which is given the store of a feature.
    convenience init?(
      _ function: FunctionDeclaration, of views: TypeDeclaration, _ program: Program
    ) {
      let stores = function.parameters.compactMap { parameter -> SwiftType? in
        let type = program.resolve(parameter.type, in: nil, file: function.file)
        if case .store = type { return type }
        return nil
      }
      guard case .store(let state, let action)? = stores.first else { return nil }
      self.init(views, program)
      self.state = state.declaration
      self.action = action.declaration
      walk(function.node)
    }

    func read() {
      for store in program.heldStores(of: view) {
        state = state ?? store.state.declaration
        action = action ?? store.action.declaration
      }
      recordPopups()
      let given = view.calls.filter {
        trigger(of: $0) != nil
      }
      .compactMap(performed)
      for (name, uses) in Dictionary(grouping: given, by: \.self) {
        let named = view.members.flatMap { $0.tokens(viewMode: .sourceAccurate) }.count {
          $0.text == name
        }
        // A button may call it, too.
        if named == uses.count + (view.functions[name]?.count ?? 0) { performed.insert(name) }
      }
      performed.formUnion(functionsThatRunByThemselves())
      let initializers = view.isViewController ? view.initializers.map { Syntax($0) } : []
      for member in view.members + initializers {
        let function = member.as(FunctionDeclSyntax.self)
        if !(function.map { performed.contains($0.name.text) } ?? false) { walk(member) }
      }
      guard hasNavigation else { return }
      // The content of a view's container can be in any of the view's own properties.
      for member in view.members {
        wrappedViews.formUnion(
          member.tokens(viewMode: .sourceAccurate).map(\.text).filter {
            $0.hasSuffix("View") && $0 != view.name
          })
      }
    }

    /// The children that code shows, or a property or function of the view that it uses.
    func children(shownIn node: Syntax, _ seen: inout Set<String>) -> [String] {
      var found = ScopedChildFinder.names(in: node, outside: Library.presenting)
      for token in node.tokens(viewMode: .sourceAccurate) {
        let name = token.text
        guard name != "body", !Self.isOfAnother(token), let member = code(of: name),
          seen.insert(name).inserted
        else { continue }
        found += children(shownIn: member, &seen)
      }
      return found
    }

    /// A property of the view itself, of its store's state, or of a part of that state.
    private func key(_ name: String, _ parts: [String: TypeDeclaration] = [:]) -> Evidence.Key {
      let owner = view.properties[name] == nil ? parts[name] ?? state : view
      return Evidence.Key(state: owner.map { ObjectIdentifier($0) }, property: name)
    }

    private func note(_ node: some SyntaxProtocol, _ use: Evidence.Use) {
      let parts = parts(named: Syntax(node))
      for name in mentioned(in: node) { uses[key(name, parts), default: []].insert(use) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      let name =
        member?.declName.baseName.text
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      recordPresented(by: node, name)
      recordShown(by: node, name)
      if name == "send", let first = node.arguments.first, first.label == nil {
        recordSent(by: node, first.expression)
      }
      // `$store.selection.sending(\.rowSelected)`
      if name == "sending", let first = node.arguments.first {
        recordSent(by: node, first.expression)
      }
      recordSent(byCall: node, of: name)
      guard trigger(of: node) != nil else { return .visitChildren }
      // The base of the modifier is not inside it.
      if let base = member?.base { walk(base) }
      callers.append(node)
      walk(node.arguments)
      if let closure = node.trailingClosure { walk(closure) }
      walk(node.additionalTrailingClosures)
      let inside = performed.filter { memberUses[$0]?.contains { node.isGiven($0) } ?? false }
      for name in inside.union([performed(by: node)].compactMap(\.self)).sorted()
      where callers.count < Self.mostCallers {
        for function in view.functions[name] ?? [] { walk(function.node) }
      }
      callers.removeLast()
      return .skipChildren
    }

    /// Records the popups that the view draws itself.
    private func recordPopups() {
      for popup in popups.values.sorted(by: { $0.deciders[0].position < $1.deciders[0].position }) {
        uses[popup.key, default: []].insert(.presents)
        let place = popup.deciders[0].parent ?? popup.deciders[0]
        enclosing[popup.key, default: []] += presenters(of: place)
        tabsPresenting[popup.key, default: []].append(tab(around: place))
        var seen: Set<String> = []
        let child = popup.shown.flatMap { children(shownIn: $0, &seen) }.first
        children[popup.key] = children[popup.key] ?? child
      }
    }

    /// Records the content that a call presents, or shows beside the view's own content.
    private func recordPresented(by node: FunctionCallExprSyntax, _ name: String) {
      let outer = name == "IfLetStore" ? presenterWithoutProperty(around: node) : nil
      if Self.isPresenting(node) || outer != nil {
        let bound = Self.bound(of: node)
        note(bound, .presents)
        let (child, parts) = (childPresented(by: node), parts(named: Syntax(bound)))
        let style = name == "present" ? stylePresented(by: node) : outer ?? name
        let around = presenters(of: Syntax(node))
        for one in mentioned(in: bound) {
          modifiers[key(one, parts)] = style
          enclosing[key(one, parts), default: []] += around
          tabsPresenting[key(one, parts), default: []].append(tab(around: Syntax(node)))
          guard let state, let child else { continue }
          let key = Evidence.Key(state: ObjectIdentifier(state), property: one)
          children[key] = children[key] ?? child
        }
      }
      // `.paywall($store.scope(state: \.paywall, action: \.paywall))`
      if let own = program.presentations[name],
        node.arguments.contains(where: { $0.label == nil && Self.isBinding($0.expression) })
      {
        note(node.arguments, .presents)
        for one in mentioned(in: node.arguments) { modifiers[key(one)] = own }
      }
      if name == "IfLetStore", !Self.isPresented(Syntax(node)) {
        note(Self.bound(of: node), .embeds)
        let otherwise =
          node.additionalTrailingClosures.first { $0.label.text == "else" }.map { Syntax($0) }
          ?? node.arguments.first { $0.label?.text == "else" }.map { Syntax($0) }
        if let otherwise {
          recordSubstitute(otherwise, ofChildIn: Syntax(node.arguments), isWhole: node.isWhole)
        }
      }
    }

    /// Notes what is shown where an optional child is nil, and which presented ones replace other content so.
    private func recordSubstitute(
      _ otherwise: Syntax, ofChildIn scope: Syntax, isWhole: Bool
    ) {
      guard let state, let child = scoped(scope) else { return }
      let other = scoped(otherwise)
      if let other = other ?? (isWhole ? plainScreen(otherwise, in: state) ?? "start" : nil) {
        substitutes[Evidence.Key(state: ObjectIdentifier(state), property: child)] = other
      }
      // `\.destination?.home` names one of several.
      guard other != nil || isWhole else { return }
      for name in mentioned(in: scope) where state.properties[name]?.isPresented == true {
        replacing.insert(Evidence.Key(state: ObjectIdentifier(state), property: name))
      }
    }

    /// Notes the containers, tabs and views that a call makes, and the bars that it hides.
    private func recordShown(by node: FunctionCallExprSyntax, _ name: String) {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      if Self.containers.contains(name) {
        hasNavigation = true
        if let path = node.arguments.first(where: { $0.label?.text == "path" }) {
          note(path, .path)
        }
        let root =
          node.trailingClosure
          ?? node.arguments.first { $0.label?.text == "root" }?.expression.as(
            ClosureExprSyntax.self)
        if let root {
          var seen: Set<String> = []
          let shown = children(shownIn: Syntax(root), &seen)
          roots += shown
          hasRoot = true
          if shown.count > 1, Self.isAlone(node) { hasSharedStack = true }
        }
      }
      if let base = member?.base, Self.hidesBar(node, name) || hidesBarByStack(node, name) {
        hiddenBars.append(
          Evidence.HiddenBar(
            view: viewName(of: base), actionsOfView: action, place: program.place(of: node)))
      }
      if let base = member?.base, name == "interactiveDismissDisabled", Self.isCertain(node) {
        fixedSheets += presenters(of: Syntax(node)).map {
          Evidence.FixedSheet(view: viewName(of: base), state: state, presenters: $0)
        }
      }
      let isView = member.map(isNestedView) ?? (name != view.name)
      let parts =
        name.first?.isUppercase == true
        ? isView ? [name] : [] : member == nil ? [] : modifiers(in: name)
      // `IfLetStore(store.scope(…), then: DetailView.init)`
      let given = Self.isPresenting(node) ? [] : node.arguments.compactMap(\.madeView)
      for parts in [parts, given] { recordMade(by: node, parts) }
      if let state, let base = member?.base,
        let value = node.arguments.first.flatMap({ Walker.lastName($0.expression) }),
        name == "tag" || name.lowercased().contains("tab"), let child = scoped(Syntax(base))
      {
        children[Evidence.Key(state: ObjectIdentifier(state), property: value)] = child
      }
      if let tag = node.tabValue.flatMap({ Walker.lastName($0) }) { tags.insert(tag) }
      if name == "TabView", isInContainer(Syntax(node)) { hasTabsInStack = true }
      if name == "TabView" || name.hasSuffix("TabBar") || name.hasSuffix("TabBarView") {
        note(node.arguments, .tabs)
        if Self.isPaged(node) { note(node.arguments, .pages) }
      }
      if Library.selecting.contains(name) || program.typeNames.contains(name) {
        for argument in node.arguments
        where argument.label?.text.hasPrefix("select") == true
          && Self.isBinding(argument.expression)
        {
          note(argument, .selects)
        }
      }
      if name == "TabView", member == nil, let content = node.trailingClosure,
        !node.arguments.contains(where: { $0.label?.text == "selection" }), !Self.isPaged(node)
      {
        tabs = ScopedChildFinder.names(in: Syntax(content), outside: Library.presenting)
      }
    }

    /// `Library.ListView`
    private func isNestedView(_ called: MemberAccessExprSyntax) -> Bool {
      guard let file = program.file(of: called) else { return false }
      return program.typeNamed(by: ExprSyntax(called), in: view, file: file)?.declaration?.isView
        == true
    }

    /// Notes where a call makes views of the app. Of other types only those count that something presents or chooses.
    private func recordMade(by node: FunctionCallExprSyntax, _ parts: [String]) {
      guard !parts.isEmpty else { return }
      let (cases, isWhole) = (Self.cases(around: Syntax(node)), Self.isAllPresented(node))
      guard parts.contains(where: program.typeNames.contains) || isWhole || !cases.isEmpty else {
        return
      }
      let isBesideStack = isBesideStack(Syntax(node))
      for presenters in presenters(of: Syntax(node)) {
        let site = Evidence.Site(
          maker: view, state: state, presenters: presenters, isBesideStack: isBesideStack,
          closers: closers(presenters, of: node), cases: cases, closures: closures(givenTo: node),
          handedOn: closures(handedOnTo: node), flags: Self.flags(givenTo: node),
          isWhole: isWhole, tab: tab(around: Syntax(node)),
          conditions: conditions(around: Syntax(node)), enabling: enabling(Syntax(node)),
          makesStore: node.arguments.contains { $0.expression.makesStore })
        made += parts.map { ($0, site) }
      }
    }

    /// Notes the action that a view sends, or each of two that a condition chooses from.
    func recordSent(
      by node: FunctionCallExprSyntax, _ expression: ExprSyntax,
      if asked: [Evidence.Condition] = [], isWritten: Bool = false
    ) {
      if let choice = Choice(expression) {
        func condition(_ holds: Bool) -> Evidence.Condition {
          Evidence.Condition(asked: [.parts(choice.condition)], holds: holds)
        }
        recordSent(by: node, choice.then, if: asked + [condition(true)])
        recordSent(by: node, choice.otherwise, if: asked + [condition(false)])
      }
      guard let sent = Self.caseName(expression) else { return }
      let child = childActions(sentBy: node)
      if let property = expression.as(MemberAccessExprSyntax.self),
        let actions = child?.type ?? heldActions(sentBy: node) ?? action,
        actions.declaredCase(sent) == nil, let values = computed(property, actions)
      {
        if !values.areAll { unreadSends.append(program.place(of: node)) }
        for value in values.actions { recordSent(by: node, value, if: asked) }
        return
      }
      // An action for a child belongs to its screen, whatever presents that here.
      let isOfChild =
        child.map { !Self.isRow($0.code) && !Self.isPresented(Syntax(node), inside: $0.code) }
        ?? false
      let own = callers.last.flatMap(trigger) ?? ownTrigger(of: Syntax(node))
      // `.task { for await value in values { store.send(.changed(value)) } }`
      let trigger = own == .automatic && Self.isInStream(Syntax(node)) ? .event : own
      let enabling = trigger == .tap ? enabling(Syntax(node)) : []
      sends[sent, default: []] += (isOfChild ? [[]] : presenters(of: Syntax(node))).map {
        presenters in
        Evidence.Sent(
          trigger: trigger,
          expression: expression,
          after: trigger == .tap && !isOfChild ? Self.firstSent(before: node) : nil,
          isConditional: Self.isConditional(Syntax(node)),
          isBesideStack: !isOfChild && isBesideStack(Syntax(node)),
          isInRoot: !isOfChild
            && (isInRootOfStack(Syntax(node))
              || view.isViewController && !isBesideStack(Syntax(node))),
          enclosesPushed: !isOfChild && Self.enclosesPushed(Syntax(node)),
          isAppearance: callers.last.map(Self.isAppearance)
            ?? (view.isViewController && appears(with: Syntax(node))
              || view.isAppDelegate && trigger == .automatic),
          isAtOnce: callers.last.map { Self.isAtOnce(Syntax(node), in: $0) } ?? true,
          isAtLaunch: view.isAppDelegate && trigger == .automatic,
          isOnChange: callers.last?.calledName == "onChange",
          isWrittenByBinding: isWritten || Self.isWrittenByBinding(Syntax(node)),
          presenters: presenters,
          tab: tab(around: Syntax(node)), closesPresenter: closesPresenter(around: Syntax(node)),
          action: child?.type ?? heldActions(sentBy: node) ?? action, group: group(addedBy: node),
          conditions: asked + enabling + conditions(around: Syntax(node)), view: view.name,
          place: program.place(of: node))
      }
    }

    /// `if let store = store.scope(…)`: a child that is embedded in the view itself.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      // A view controller presents what it has a store for.
      if !view.isViewController,
        let scope = node.initializer?.value.as(FunctionCallExprSyntax.self),
        Walker.lastName(scope.calledExpression) == "scope", !Self.isPresented(Syntax(node))
      {
        let isColumn = isInColumn(Syntax(node))
        note(scope.arguments, isColumn ? .presents : .embeds)
        for name in isColumn ? mentioned(in: scope.arguments) : [] {
          modifiers[key(name, parts(named: Syntax(scope.arguments)))] = "NavigationSplitView"
        }
      }
      return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      if popups[node.id] != nil { return .visitChildren }
      if showsChildren(Syntax(node.cases)) {
        if let scope = Self.switchedScope(around: node) { note(scope.arguments, .switches) }
        note(node.subject, .switches)
      } else if showsSteps(node) {
        note(node.subject, .steps)
      }
      return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      if let state, case .case(let label) = node.label, let child = scoped(Syntax(node.statements))
      {
        for item in label.caseItems {
          if case .enumCase(let name, _) = CasePattern(item.pattern) {
            children[Evidence.Key(state: ObjectIdentifier(state), property: name)] = child
          }
        }
      }
      return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      if popups[node.id] != nil { return .visitChildren }
      if !view.isViewController, let otherwise = node.elseBody, node.conditions.count == 1,
        case .optionalBinding(let binding)? = node.conditions.first?.condition,
        !Self.isPresented(Syntax(node)), !isInColumn(Syntax(node))
      {
        recordSubstitute(Syntax(otherwise), ofChildIn: Syntax(binding), isWhole: node.isWhole)
      }
      if let otherwise = node.elseBody, !isInColumn(Syntax(node)) {
        if showsChildren(Syntax(node.body)) {
          note(node.conditions, .switches)
          if let state { recordChoice(node, otherwise: otherwise, of: state) }
        }
        gate = gate ?? gate(node, otherwise)
      }
      return .visitChildren
    }

    /// Records which children are shown for cases.
    func show(_ shown: [String: String], of state: TypeDeclaration) {
      for (name, child) in shown {
        children[Evidence.Key(state: ObjectIdentifier(state), property: name)] = child
      }
    }

    /// Records which children are shown for the conditions of an `if`.
    private func recordChoice(
      _ node: IfExprSyntax, otherwise: IfExprSyntax.ElseBody, of state: TypeDeclaration
    ) {
      let (body, rest) = (scoped(Syntax(node.body)), scoped(Syntax(otherwise)))
      var first = firstAsked[node.id]
      for condition in node.conditions {
        let isPresent = condition.testedValue?.isPresent ?? true
        for name in mentioned(in: condition).sorted() {
          guard let property = state.properties[name],
            program.type(ofProperty: property, in: state).isBool || node.isWhole
          else { continue }
          let key = Evidence.Key(state: ObjectIdentifier(state), property: name)
          choices[key] = isPresent ? (body, rest) : (rest, body)
          if let first {
            chains[Evidence.Key(state: ObjectIdentifier(state), property: first), default: []]
              .append(name)
          }
          first = first ?? name
        }
      }
      guard let first else { return }
      for next in node.directChoices { firstAsked[next.id] = first }
    }

    /// Properties and functions of the view that are used in presented content, with the names of the call's binding.
    private(set) lazy var presentedMembers = findPresentedMembers()
    private(set) lazy var shownMembers = findShownMembers()
    private(set) lazy var memberUses = findMemberUses()
    /// The tabs that show properties and functions of the view, and whether roots of stacks do; as far as that was asked.
    var tabsOfMembers: [String: String?] = [:]
    var rootMembers: [String: Bool] = [:]
  }
#endif
