#if SourceReading
  import SwiftSyntax

  /// Reads one view.
  final class ViewReader: SyntaxVisitor {
    let view: TypeDeclaration
    private let program: Program
    private(set) var state: TypeDeclaration?
    private(set) var action: TypeDeclaration?
    private(set) var uses: [Evidence.Key: Set<Evidence.Use>] = [:]
    private(set) var sends: [String: [Evidence.Sent]] = [:]
    private(set) var links: [ExprSyntax] = []
    private(set) var choices: [Evidence.Key: (then: String?, otherwise: String?)] = [:]
    private(set) var modifiers: [Evidence.Key: String] = [:]
    private(set) var children: [Evidence.Key: String] = [:]
    private(set) var wrappedViews: Set<String> = []
    /// The views that this one makes, with what presents them.
    private(set) var made: [(name: String, presenters: Set<String>)] = []
    /// The children that the root of a navigation container shows.
    private(set) var roots: [String] = []
    private(set) var hasRoot = false
    private(set) var hiddenBars: [Evidence.HiddenBar] = []
    private var hasNavigation = false
    private var triggers: [Evidence.Trigger] = []

    private static let presenting = Evidence.presentingCalls

    init(_ view: TypeDeclaration, _ program: Program) {
      self.view = view
      self.program = program
      super.init(viewMode: .sourceAccurate)
    }

    func read() {
      for name in view.propertyOrder {
        guard let property = view.properties[name],
          case .store(let state, let action) = program.type(ofProperty: property, in: view)
        else { continue }
        self.state = self.state ?? state.declaration
        self.action = self.action ?? action.declaration
      }
      for member in view.members { walk(member) }
      guard hasNavigation else { return }
      // What a view's container holds can stand in any of the view's own properties.
      for member in view.members {
        wrappedViews.formUnion(
          member.tokens(viewMode: .sourceAccurate).map(\.text).filter {
            $0.hasSuffix("View") && $0 != view.name
          })
      }
    }

    /// The children that code shows, or a property or function of the view that it uses.
    private func children(shownIn node: Syntax, _ seen: inout Set<String>) -> [String] {
      var found = ScopeFinder.names(in: node, outside: Self.presenting)
      for token in node.tokens(viewMode: .sourceAccurate) {
        let name = token.text
        guard name != "body", let member = code(of: name), seen.insert(name).inserted else {
          continue
        }
        found += children(shownIn: member, &seen)
      }
      return found
    }

    /// A property of the view itself, or of its store's state.
    private func key(_ name: String) -> Evidence.Key {
      let owner = view.properties[name] == nil ? state : view
      return Evidence.Key(state: owner.map { ObjectIdentifier($0) }, property: name)
    }

    private func note(_ names: Set<String>, _ use: Evidence.Use) {
      for name in names {
        uses[key(name), default: []].insert(use)
      }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      let name =
        member?.declName.baseName.text
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      if Self.isPresenting(node) || name == "IfLetStore" && Self.isPresented(Syntax(node)) {
        let names = mentioned(in: Self.bound(of: node))
        note(names, .presents)
        for one in names {
          modifiers[key(one)] = name
        }
      }
      if name == "IfLetStore", !Self.isPresented(Syntax(node)) {
        note(mentioned(in: Self.bound(of: node)), .embeds)
      }
      if Self.containers.contains(name) {
        hasNavigation = true
        let root =
          node.trailingClosure
          ?? node.arguments.first { $0.label?.text == "root" }?.expression.as(
            ClosureExprSyntax.self)
        if let root {
          var seen: Set<String> = []
          roots += children(shownIn: Syntax(root), &seen)
          hasRoot = true
        }
      }
      if let base = member?.base, Self.hidesBar(node, name) {
        let shown = Self.called(base)
        let isView = program.types.contains { $0.name == shown && $0.isView }
        hiddenBars.append(
          Evidence.HiddenBar(
            view: isView ? shown : view.name, teller: action, place: program.place(of: node)))
      }
      if member == nil, name.first?.isUppercase == true, name != view.name {
        made.append((name, presenters(of: Syntax(node))))
      }
      if name == "tag" || name.lowercased().contains("tab"), let state, let base = member?.base,
        let child = scoped(Syntax(base)),
        let value = node.arguments.first.flatMap({ Walker.lastName($0.expression) })
      {
        children[Evidence.Key(state: ObjectIdentifier(state), property: value)] = child
      }
      if name == "TabView" || name.hasSuffix("TabBar") || name.hasSuffix("TabBarView") {
        note(mentioned(in: node.arguments), .tabs)
      }
      if name == "NavigationLink",
        let link = node.arguments.first(where: { $0.label?.text == "state" })
      {
        links.append(link.expression)
      }
      if name == "send", let first = node.arguments.first, first.label == nil,
        let sent = Self.caseName(first.expression)
      {
        sends[sent, default: []].append(
          Evidence.Sent(
            trigger: triggers.last ?? .tap, expression: first.expression,
            isConditional: Self.isConditional(Syntax(node)),
            isBesideStack: Self.isBesideStack(Syntax(node)), isInRoot: Self.isInRoot(Syntax(node)),
            isWrittenByBinding: Self.isWrittenByBinding(Syntax(node)),
            presenters: presenters(of: Syntax(node)),
            place: program.place(of: node)))
      }
      let trigger: Evidence.Trigger? =
        switch name {
        case "onAppear", "task", "onFirstAppear", "onDisappear", "onReceive", "onChange": .automatic
        case "onOpenURL", "onContinueUserActivity": .link
        default: nil
        }
      guard let trigger else { return .visitChildren }
      // What the modifier is called on is not inside of it.
      if let base = member?.base { walk(base) }
      triggers.append(trigger)
      walk(node.arguments)
      if let closure = node.trailingClosure { walk(closure) }
      walk(node.additionalTrailingClosures)
      triggers.removeLast()
      return .skipChildren
    }

    private static func hidesBar(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
      let arguments = node.arguments.map(\.expression.trimmedDescription)
      switch name {
      case "navigationBarHidden": return arguments.isEmpty || arguments == ["true"]
      case "toolbar", "toolbarVisibility":
        return arguments.first == ".hidden"
          && arguments.contains { $0.hasSuffix(".navigationBar") }
      default: return false
      }
    }

    /// What the first call of a chain of modifiers makes.
    private static func called(_ expression: ExprSyntax) -> String {
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return "" }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
      {
        return called(base)
      }
      return Walker.name(of: call.calledExpression) ?? ""
    }

    /// `if let store = store.scope(…)`: a child that stands in the view itself.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let scope = node.initializer?.value.as(FunctionCallExprSyntax.self),
        Walker.lastName(scope.calledExpression) == "scope", !Self.isPresented(Syntax(node))
      {
        note(mentioned(in: scope.arguments), .embeds)
      }
      return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      if Self.showsChildren(Syntax(node.cases)) { note(mentioned(in: node.subject), .switches) }
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
      if Self.showsChildren(Syntax(node.body)), node.elseBody != nil {
        let names = mentioned(in: node.conditions)
        note(names, .switches)
        if let state {
          let shown = (scoped(Syntax(node.body)), node.elseBody.flatMap { scoped(Syntax($0)) })
          for name in names {
            choices[Evidence.Key(state: ObjectIdentifier(state), property: name)] = shown
          }
        }
      }
      return .visitChildren
    }

    /// `.scope(state: …)` in a branch: what is shown is a child feature.
    private static func showsChildren(_ node: Syntax) -> Bool {
      node.tokens(viewMode: .sourceAccurate).contains {
        $0.text == "scope" || $0.text == "CaseLet"
          || ($0.text.hasSuffix("View") && $0.text.contains("Coordinator"))
      }
    }

    /// The child in `.scope(state: \\.child, …)`.
    private func scoped(_ node: Syntax) -> String? {
      let finder = ScopeFinder()
      finder.walk(node)
      return finder.name
    }

    /// The names that the innermost presenting call around a node is bound to.
    func presenters(of node: Syntax) -> Set<String> {
      var current = node.parent
      while let one = current {
        if let call = Self.presentingCall(one, around: node) {
          // What a binding writes is no button of what is shown.
          let isWritten = call.arguments.contains {
            Self.boundLabels.contains($0.label?.text) && !$0.expression.is(ClosureExprSyntax.self)
              && $0.range.contains(node.position)
          }
          return isWritten ? [] : mentioned(in: Self.bound(of: call))
        }
        // A property or function of the view that only what it presents uses.
        if let member = one.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
          ?? one.as(FunctionDeclSyntax.self)?.name.text
        {
          return presentedMembers[member] ?? []
        }
        current = one.parent
      }
      return []
    }

    /// Properties and functions of the view that stand in what it presents, with the names that the call is bound to.
    private lazy var presentedMembers: [String: Set<String>] = {
      var result: [String: Set<String>] = [:]
      for call in view.members.flatMap({ CallFinder.calls(in: $0) }) {
        guard Self.isPresenting(call) else { continue }
        let bound = mentioned(in: Self.bound(of: call))
        let closures =
          call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
          + [call.trailingClosure].compactMap(\.self)
          + call.additionalTrailingClosures.map(\.closure)
        for name in closures.flatMap({ members(usedIn: Syntax($0)) { _ in true } }) {
          result[name, default: []].formUnion(bound)
        }
      }
      // What these use is presented with them.
      var open = Array(result.keys)
      while let name = open.popLast() {
        guard let bound = result[name], let code = code(of: name) else { continue }
        let isBeside = { (token: Syntax) in !Self.isPresented(token, inside: code) }
        for used in members(usedIn: code, where: isBeside)
        where !bound.isSubset(of: result[used] ?? []) {
          result[used, default: []].formUnion(bound)
          open.append(used)
        }
      }
      return result
    }()

    /// The properties and functions of the view that code names, its store left out.
    private func members(usedIn node: Syntax, where isMeant: (Syntax) -> Bool) -> Set<String> {
      let names = Set(view.propertyOrder).union(view.functionOrder.map(\.name))
        .subtracting(["store", "viewStore"])
      let tokens = node.tokens(viewMode: .sourceAccurate).filter { names.contains($0.text) }
      return Set(tokens.filter { isMeant(Syntax($0)) }.map(\.text))
    }

    /// What a computed property or a function of the view shows.
    private func code(of member: String) -> Syntax? {
      view.properties[member]?.getter.map { Syntax($0) }
        ?? view.functions[member]?.first?.node.body.map { Syntax($0) }
    }

    /// The arguments of a presenting call that say what it presents.
    private static func bound(of call: FunctionCallExprSyntax) -> LabeledExprListSyntax {
      let bound = call.arguments.filter { boundLabels.contains($0.label?.text) }
      return bound.isEmpty ? call.arguments : bound
    }

    private static let boundLabels: Set<String?> = [
      "isPresented", "isPresenting", "isActive", "item", "selection", "store", "unwrapping", nil,
    ]

    /// Whether a view stands in what a modifier or a link presents.
    private static func isPresented(_ node: Syntax, inside outer: Syntax? = nil) -> Bool {
      var current = node.parent
      while let one = current, one != outer {
        if presentingCall(one, around: node) != nil { return true }
        current = one.parent
      }
      return false
    }

    /// A node as a call that presents what stands in its arguments and closures.
    private static func presentingCall(
      _ call: Syntax, around node: Syntax
    ) -> FunctionCallExprSyntax? {
      guard let call = call.as(FunctionCallExprSyntax.self), isPresenting(call),
        !call.calledExpression.range.contains(node.position)
      else { return nil }
      return call
    }

    /// Whether a call presents something: one of SwiftUI or of a library, or a modifier of the app's own.
    private static func isPresenting(_ call: FunctionCallExprSyntax) -> Bool {
      let called = call.calledExpression
      guard let name = Walker.lastName(called) ?? Walker.name(of: called) else { return false }
      let isOwnSheet =
        called.is(MemberAccessExprSyntax.self) && name.lowercased().hasSuffix("sheet")
      return presenting.contains(name) || isOwnSheet || presents(call, name)
    }

    /// A modifier of the app's own that shows something by a binding; messages that go by themselves are none.
    private static func presents(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
      guard node.calledExpression.is(MemberAccessExprSyntax.self),
        !["toast", "loading", "snack", "progress", "banner", "tooltip"].contains(where: {
          name.lowercased().contains($0)
        })
      else { return false }
      return node.arguments.contains {
        ["isPresented", "isPresenting", "item"].contains($0.label?.text) && isBinding($0.expression)
      }
    }

    private static func isBinding(_ expression: ExprSyntax) -> Bool {
      let text = expression.trimmedDescription
      return text.hasPrefix("$") || text.hasPrefix("Binding(") || text.contains(".binding(")
    }

    private static let containers: Set<String> = [
      "NavigationView", "NavigationStack", "NavigationStackStore",
    ]

    private static func isBesideStack(_ node: Syntax) -> Bool {
      var current = node.parent
      while let one = current {
        if let call = one.as(FunctionCallExprSyntax.self),
          let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          containers.contains(name)
        {
          return false
        }
        if one.is(VariableDeclSyntax.self) || one.is(FunctionDeclSyntax.self) {
          return one.tokens(viewMode: .sourceAccurate).contains { containers.contains($0.text) }
        }
        current = one.parent
      }
      return false
    }

    /// Whether a node stands in the closure that makes the root of a navigation container.
    private static func isInRoot(_ node: Syntax) -> Bool {
      var current = node
      while let parent = current.parent {
        if let call = parent.as(FunctionCallExprSyntax.self),
          let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          containers.contains(name)
        {
          if let closure = call.trailingClosure { return closure.range.contains(node.position) }
          return call.arguments.contains {
            $0.label?.text == "root" && $0.range.contains(node.position)
          }
        }
        current = parent
      }
      return false
    }

    /// Whether an action is sent by what sets a binding, and not by a button.
    private static func isWrittenByBinding(_ node: Syntax) -> Bool {
      var current = node
      while let parent = current.parent {
        if parent.as(LabeledExprSyntax.self)?.label?.text == "set",
          current.is(ClosureExprSyntax.self)
        {
          return true
        }
        current = parent
      }
      return false
    }

    /// Whether code stands in an `if`, or in an argument of a call that is given a binding.
    private static func isConditional(_ node: Syntax) -> Bool {
      var current = node.parent
      while let one = current {
        if one.is(IfExprSyntax.self) || one.is(SwitchExprSyntax.self) { return true }
        if let call = one.as(FunctionCallExprSyntax.self),
          call.arguments.contains(where: { Self.isBinding($0.expression) }),
          call.calledExpression.as(MemberAccessExprSyntax.self) != nil,
          !call.calledExpression.range.contains(node.position)
        {
          return true
        }
        current = one.parent
      }
      return false
    }

    /// Names of properties: the members after `store`, `viewStore` or `$store`, and the components of key paths.
    private func mentioned(in node: some SyntaxProtocol) -> Set<String> {
      let finder = MentionFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.names
    }

    private static func caseName(_ expression: ExprSyntax) -> String? {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return caseName(call.calledExpression)
      }
      return expression.as(MemberAccessExprSyntax.self).map { unquoted($0.declName.baseName.text) }
    }
  }

  /// The children in `.scope(state: \\.child, …)`.
  private final class ScopeFinder: SyntaxVisitor {
    private(set) var names: [String] = []
    var name: String? { names.first }
    /// Calls whose arguments do not count.
    private let passedOver: Set<String>

    init(outside calls: Set<String> = []) {
      passedOver = calls
      super.init(viewMode: .sourceAccurate)
    }

    static func names(in node: Syntax, outside calls: Set<String>) -> [String] {
      let finder = ScopeFinder(outside: calls)
      finder.walk(node)
      return finder.names
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression
      if called.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "scope",
        let state = node.arguments.first(where: { [nil, "state"].contains($0.label?.text) }),
        let name = Walker.lastName(state.expression)
      {
        names.append(name)
      }
      let name = Walker.lastName(called) ?? Walker.name(of: called) ?? ""
      guard passedOver.contains(name) else { return .visitChildren }
      walk(called)
      return .skipChildren
    }
  }

  private final class MentionFinder: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      insert(node.declName.baseName.text)
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text.hasPrefix("$"), node.baseName.text.count > 2 {
        insert(node.baseName.text)
      }
      return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
      insert(node.declName.baseName.text)
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      // `get: { $0.isShown }` counts, a whole view in a builder does not.
      node.statements.count == 1 && node.trimmedDescription.utf8.count < 60
        ? .visitChildren : .skipChildren
    }

    private func insert(_ name: String) {
      names.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    }
  }
#endif
