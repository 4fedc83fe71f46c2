#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// A call of a method on a part of the state.
    func operation(
      _ name: String, _ node: FunctionCallExprSyntax, on path: StatePath, _ scope: Scope
    ) -> [Step] {
      guard let container = container(path) else {
        return name == "toggle" && closesView(path) ? [.dismiss(program.place(of: node))] : []
      }
      register(container, path)
      guard container.kind == .stack else {
        return name == "toggle" && path.type.isBool && container.kind == .slot
          ? [toggled(container, at: node)] : []
      }
      guard let word = Library.methods[name]?.name else { return [] }
      let first = node.arguments.first
      var change = Change(
        name: word, container: container, properties: path.components.map(\.name),
        place: program.place(of: node))
      change.isLenient = name == "popLast"
      if case .stack = path.type.unwrapped, name == "pop", first?.label?.text == "to" {
        change.name = "popTo"
      }
      if ["remove", "removeAll"].contains(word),
        let screen = actingScreen(removedBy: node, from: path, scope)
      {
        (change.name, change.targets) = ("remove", [.route(screen)])
        return [.operation(change)]
      }
      if let identity = first, change.name == "pop", identity.label?.text == "from",
        case .stack = path.type.unwrapped
      {
        return [popping(change, from: identity.expression, of: path, at: node, scope)]
      }
      switch change.name {
      case "push", "sheet", "cover":
        if let position = node.arguments.first(where: { $0.label?.text == "at" })?.expression,
          !["endIndex", "count"].contains(Self.lastName(position))
        {
          change.name = "insert"
          if let shown = node.arguments.first(where: { $0.label?.text != "at" })?.expression {
            fill(&change, with: shown, in: path, scope)
          }
          return [.operation(change)]
        }
        return pushed(change, node, on: path, scope)
      case "goBack", "pop", "dismiss", "removeLast":
        if let first, [nil, "count"].contains(first.label?.text) {
          if Self.isCount(first.expression, of: node) {
            change.name = "removeAll"
            return [.operation(change)]
          }
          change.count = first.expression.as(IntegerLiteralExprSyntax.self)
            .flatMap { Int($0.literal.text) }
          if change.count == nil { admit(node, Self.unknownCount) }
        }
      case "removeAll" where node.trailingClosure != nil || first?.label?.text == "where":
        admit(node, "screens are removed from the middle of a stack: that is left out")
        change.name = "removeSome"
      case "goBackTo", "popTo": aim(&change, node, in: path, scope)
      default: break
      }
      return [.operation(change)]
    }

    /// `state.path.pop(from: id)`: the screen of that identity goes, and all above it.
    private func popping(
      _ given: Change, from identity: ExprSyntax, of path: StatePath,
      at node: FunctionCallExprSyntax, _ scope: Scope
    ) -> Step {
      var change = given
      if let screen = actingScreen(identifiedBy: identity, in: path, scope) {
        change.targets = [.route(screen)]
      } else if !Self.isTop(identity) {
        admit(node, Self.unknownCount)
        change.isLenient = true
      }
      return .operation(change)
    }

    /// Whether an identity is that of a stack's last element: `state.path.ids.last!`.
    private static func isTop(_ identity: ExprSyntax) -> Bool {
      ["ids.last", "ids.last!"].contains { identity.sourceText.hasSuffix($0) }
    }

    private static let unknownCount =
      "how many screens go here cannot be read: it is taken to be one"

    /// `state.path.removeLast(state.path.count)`
    private static func isCount(_ count: ExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
      guard let member = count.as(MemberAccessExprSyntax.self), let base = member.base else {
        return false
      }
      return member.declName.baseName.text == "count"
        && base.sourceText
          == call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.sourceText
    }

    /// `state.isShown.toggle()`
    private func toggled(_ container: ScreenContainer, at node: FunctionCallExprSyntax) -> Step {
      let place = program.place(of: node)
      let present = Change(
        name: "present", targets: [.route(container.property)], container: container, place: place)
      let clear = Change(name: "clear", container: container, place: place)
      let check = Check.Clause(text: container.property, fact: .isTaken(container, true))
      return .branch(
        condition: Check([check]), [.operation(clear)], otherwise: [.operation(present)])
    }

    /// A call that shows a screen: one change, one for each screen of an array, or one of several.
    private func pushed(
      _ given: Change, _ node: FunctionCallExprSyntax, on path: StatePath, _ scope: Scope
    ) -> [Step] {
      let argument = node.arguments.first { !["at", "style"].contains($0.label?.text) }
      if let array = argument?.expression,
        argument?.label?.text == "contentsOf" || array.is(ArrayExprSyntax.self)
      {
        let parts = array.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [array]
        return added(parts, to: path, given.container, scope)
      }
      var change = given
      if let argument {
        // A value that is nil is unwrapped before it is shown.
        if taken(of: argument.expression, scope)?.value.isNil == true { return [] }
        fill(&change, with: argument.expression, in: path, scope)
      }
      change.hasNavigation = flag(node, scope) ?? change.hasNavigation
      // One screen in one of several presentations.
      let shown = node.arguments.first.map { screens($0.expression, path.type, scope) } ?? []
      guard given.name == "push", Set(shown.compactMap(\.style)).count > 1 else {
        return [.operation(change)]
      }
      return Self.oneOf(
        shown.reversed().map { screen in
          var one = change
          one.targets = [screen.target]
          one.name = screen.style ?? one.name
          return (Check(choosing: node), [.operation(one)])
        })
    }

    /// Says which screen a stack goes back to.
    private func aim(
      _ change: inout Change, _ node: FunctionCallExprSyntax, in path: StatePath, _ scope: Scope
    ) {
      guard let first = node.arguments.first else {
        if let name = node.trailingClosure.flatMap({ Self.lastCase(Syntax($0)) }) {
          change.targets = [.route(name)]
        }
        return
      }
      let expression = first.expression
      let isIndex =
        first.label?.text == "index"
        || first.label == nil && expression.is(IntegerLiteralExprSyntax.self)
      guard !isIndex else {
        change.index = Int(expression.sourceText)
        return
      }
      // `goBackTo(id: state.routes[0].id)`
      if first.label?.text == "id", let route = expression.as(MemberAccessExprSyntax.self)?.base,
        isFirst(route, of: path, scope)
      {
        change.index = 0
        return
      }
      let element = Self.name(of: expression).flatMap { scope.identities[$0] }
      let identified =
        first.label?.text == "id" ? Self.screen(identified: expression, in: path.type.screens) : nil
      // `goBackTo(type: Detail.self)`
      let type =
        first.label?.text == "type"
        ? expression.as(MemberAccessExprSyntax.self)?.base?.sourceText : nil
      let name =
        type ?? Self.lastName(expression) ?? element.flatMap { scope.cases[$0] } ?? identified
      change.targets = name.map { [.route($0)] } ?? []
    }

    /// Returns the screen whose identity is a text: `case .home: return "home"` in `var id`.
    static func screen(
      identified expression: ExprSyntax, in screens: TypeDeclaration?
    ) -> String? {
      guard expression.is(StringLiteralExprSyntax.self),
        let getter = screens?.properties["id"]?.getter
      else { return nil }
      return CaseBodies.all(in: Syntax(getter)).first { one in
        one.statements.as(CodeBlockItemListSyntax.self).flatMap(only)?.sourceText
          == expression.sourceText
      }?.name
    }

    func flag(_ node: FunctionCallExprSyntax, _ scope: Scope) -> Bool? {
      for argument in node.arguments
      where ["withNavigation", "embedInNavigationView", "embedsNavigation"].contains(
        argument.label?.text)
      {
        return isTrue(argument.expression, scope)
      }
      return nil
    }

    /// Whether an argument says that there is a navigation container. Where that is not known, there is taken to be one: a
    /// push without one would be reported.
    func isTrue(_ flag: ExprSyntax, _ scope: Scope) -> Bool {
      if let literal = flag.as(BooleanLiteralExprSyntax.self) {
        return literal.literal.text == "true"
      }
      if let known = holds([flag], scope) { return known }
      list(flag, "whether this screen has a navigation container of its own cannot be read")
      return true
    }

    /// `\.numbersList`, `/Screen.State.list`, `.step1`, `List.self`: the last name.
    static func lastName(_ expression: ExprSyntax) -> String? {
      switch expression.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let member):
        let name = unquoted(member.declName.baseName.text)
        if name == "self", let base = member.base { return lastName(base) }
        return name
      case .functionCallExpr(let call): return lastName(call.calledExpression)
      case .keyPathExpr(let keyPath):
        return keyPath.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?.declName
          .baseName.text
      case .prefixOperatorExpr(let prefix): return lastName(prefix.expression)
      case .closureExpr(let closure): return lastCase(Syntax(closure))
      default: return nil
      }
    }

    /// Returns the case that a closure looks for: `{ if case .home = $0 { true } else { false } }`, `{ $0.is(\.home)
    /// }`.
    static func lastCase(_ node: Syntax) -> String? {
      let finder = CaseFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.name
    }
  }

  private final class CaseFinder: SyntaxVisitor {
    var name: String?

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
      if case .enumCase(let name, _) = CasePattern(node.pattern) { self.name = self.name ?? name }
      return .visitChildren
    }

    /// `/Screen.State.home ~= $0.screen`
    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      if node.operator.text == "/" { name = name ?? Walker.lastName(node.expression) }
      return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
      name = name ?? node.declName.baseName.text
      return .visitChildren
    }

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
      if case .enumCase(let name, _) = CasePattern(node.pattern) { self.name = self.name ?? name }
      return .visitChildren
    }
  }
#endif
