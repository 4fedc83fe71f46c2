#if SourceReading
  import SwiftSyntax

  /// Views that show one of several flows by a value of a model or of their own: `switch session.state { case .guest:
  /// Welcome() case .member: MainTabs() }`, `if session.isLoggedIn { MainTabs() } else { Welcome() }`.
  extension ViewWalker {
    func findSwitches(in views: [TypeDeclaration]) {
      for view in views
      where feature(of: view) == nil && !flows.contains(where: { $0.view === view }) {
        let finder = ChoiceFinder(viewMode: .sourceAccurate)
        for member in view.members { finder.walk(member) }
        if let flow = finder.found.lazy.compactMap({ self.choice($0, of: view) }).first {
          add(flow)
        }
      }
    }

    /// Lists choices between views with stacks where what decides is not read.
    func admitUnreadSwitches(in views: [TypeDeclaration]) {
      for view in views where feature(of: view) == nil && places(of: view).isEmpty {
        let finder = ChoiceFinder(viewMode: .sourceAccurate)
        for member in view.members { finder.walk(member) }
        let isRead = flows.contains { $0.view === view && $0.container.kind == .switch }
        for node in finder.found where !isRead && hasBranches(node) && showsStack(node, view) {
          walker.admit(
            node, "which of these views is shown is not read: only the stacks in them are")
        }
      }
    }

    private func hasBranches(_ node: ExprSyntax) -> Bool {
      node.as(IfExprSyntax.self).map { $0.elseBody != nil } ?? true
    }

    /// Whether code shows a stack, or makes a view that does.
    private func showsStack(_ node: ExprSyntax, _ view: TypeDeclaration) -> Bool {
      CallFinder.calls(in: Syntax(node)).contains { call in
        guard let name = call.calledName else { return false }
        let made = self.view(named: name, near: view)
        return flows.contains { $0.call?.id == call.id || made != nil && $0.view === made }
      }
    }

    /// Whether a view keeps a property itself, rather than being made with it.
    private static func isState(_ property: PropertyDeclaration) -> Bool {
      !Set(["State", "AppStorage", "SceneStorage"]).isDisjoint(with: property.attributes)
    }

    private func choice(_ node: ExprSyntax, of view: TypeDeclaration) -> Flow? {
      let asked: (value: ExprSyntax, isPresent: Bool, isFlag: Bool)?
      var shown: [(name: String, view: TypeDeclaration?)] = []
      if let choice = node.as(SwitchExprSyntax.self) {
        asked = (choice.subject, true, false)
        for (one, statements) in choice.cases.readable {
          guard one.patterns.count == 1, case .enumCase(let name, _) = CasePattern(one.patterns[0])
          else { return nil }
          shown.append((name, statements.first.flatMap { firstView(in: Syntax($0), near: view) }))
        }
      } else if let choice = node.as(IfExprSyntax.self),
        case .codeBlock(let otherwise)? = choice.elseBody
      {
        asked = choice.conditions.first.flatMap { condition in
          condition.testedValue.map { ($0.value, $0.isPresent, condition.asksFlag) }
        }
        for code in [Syntax(choice.body), Syntax(otherwise)] {
          guard let made = firstView(in: code, near: view) else { return nil }
          shown.append((made.name, made))
        }
      } else {
        return nil
      }
      guard let asked, case .state(let path) = walker.value(asked.value, scope(of: view)),
        let last = path.components.last, let owner = last.owner, shown.count > 1,
        owner.kind == .reference || owner.properties[last.name].map(Self.isState) == true,
        Set(shown.map(\.name)).count == shown.count, places(of: view).isEmpty,
        shown.contains(where: { one in
          one.view.map { made in
            flows.contains { makes(made, $0.view, where: \.presenters.isEmpty) }
          } ?? false
        })
      else { return nil }
      let key = Evidence.Key(state: ObjectIdentifier(owner), property: last.name)
      guard node.is(IfExprSyntax.self) || path.type.declaration?.kind == .enumeration else {
        return nil
      }
      if node.is(IfExprSyntax.self) {
        let names = shown.map(\.name)
        walker.evidence.add(
          (names[asked.isPresent ? 0 : 1], names[asked.isPresent ? 1 : 0]), shownBy: key)
        if case .other("") = path.type, asked.isFlag { walker.flags.insert(key) }
      }
      walker.kinds[key] = .switch
      guard let container = walker.container(path) else { return nil }
      walker.register(container, path)
      return Flow(view: view, container: container, path: path, screens: shown, holdsRoot: true)
    }
  }

  /// Finds the choices in a view's own content, and not in the content of a stack, tabs or a list.
  private final class ChoiceFinder: SyntaxVisitor {
    private(set) var found: [ExprSyntax] = []

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      found.append(ExprSyntax(node))
      return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      found.append(ExprSyntax(node))
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let holders = Library.stacks.union(Library.presenting).union(ViewReader.containers)
      guard let name = node.calledName,
        holders.contains(name) || ["TabView", "ForEach", "List", "Button", "Task"].contains(name)
          || name.hasPrefix("on")
      else { return .visitChildren }
      walk(node.calledExpression)
      return .skipChildren
    }
  }
#endif
