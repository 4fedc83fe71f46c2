#if SourceReading
  import SwiftSyntax

  /// Finds the stacks that views show, and the views of their screens.
  final class FlowReader: BuiltCodeVisitor {
    private let view: TypeDeclaration
    private unowned let owner: ViewWalker

    init(_ view: TypeDeclaration, _ owner: ViewWalker) {
      self.view = view
      self.owner = owner
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = Walker.name(of: node.calledExpression) ?? ""
      // An app can have a type of that name.
      guard Library.stacks.contains(name),
        owner.walker.program.type(named: name, in: view, file: view.file)?.declaration == nil
      else { return .visitChildren }
      if Self.destinations(in: node).contains(where: { view.isGeneric(over: Self.named($0.type)) })
      {
        owner.walker.admit(
          owner.walker.program.place(of: node),
          "what uses \u{201C}\(view.name)\u{201D} chooses its screens: which ones it shows is not read"
        )
        return .visitChildren
      }
      var path: StatePath?
      for argument in node.arguments where path == nil {
        let expression = argument.expression
        let base = Walker.unbound(expression)
        if case .state(let found) = owner.walker.value(base, owner.scope(of: view)),
          found.type.isArrayOfRoutes
        {
          path = found
        }
      }
      let container: ScreenContainer
      if let path, let found = owner.walker.container(path) {
        container = found
      } else {
        container = ScreenContainer(owner: ObjectIdentifier(view), property: "", kind: .stack)
      }
      let known = path ?? StatePath(components: [], type: .array(.route(.unknown)))
      owner.walker.register(container, known)
      var flow = ViewWalker.Flow(view: view, container: container, path: known, call: node)
      let content =
        node.trailingClosure
        ?? node.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.last
      if let content {
        flow.holdsRoot = name == "Router"
        if !flow.holdsRoot, let shown = Walker.only(content.statements) {
          flow.rootMember = member(shownBy: shown)
          flow.root = root(shownBy: flow.rootMember.flatMap(getter) ?? shown)
        }
        for (call, type) in Self.destinations(in: content) {
          let given = call.trailingClosure.map { ExprSyntax($0) } ?? call.arguments.last?.expression
          if let given { add(type, given, to: &flow) }
        }
        add(Syntax(content), known.type.screens, to: &flow)
        for code in code(usedIn: Syntax(content), of: known.type.screens) {
          add(code, known.type.screens, to: &flow)
        }
      }
      owner.add(flow)
      return .visitChildren
    }

    /// The calls that say which screens a stack shows, each with the type of their values: `flowDestination(for: Book.self)`.
    private static func destinations(
      in node: some SyntaxProtocol
    ) -> [(call: FunctionCallExprSyntax, type: ExprSyntax)] {
      CallFinder.calls(in: Syntax(node)).compactMap { call in
        guard call.calledExpression.is(MemberAccessExprSyntax.self),
          call.calledName == "flowDestination",
          let type = call.arguments.first(where: { $0.label?.text == "for" })?.expression
        else { return nil }
        return (call, type)
      }
    }

    private func add(
      _ type: ExprSyntax, _ given: ExprSyntax, to flow: inout ViewWalker.Flow
    ) {
      let named = type.as(MemberAccessExprSyntax.self)?.base.flatMap {
        owner.walker.program.typeNamed(by: $0, in: view, file: view.file)?.declaration
      }
      let code = [Syntax(given)] + code(usedIn: Syntax(given), of: named)
      let written = Self.named(type)
      let shown = code.lazy.compactMap { self.owner.firstView(in: $0, near: self.view) }.first
      if let named, named.kind == .enumeration {
        let before = flow.screens.count
        for node in code { add(node, named, to: &flow) }
        // The view that is shown may choose itself what it shows; an enum of its own is what it is given, unless it does
        // nothing else.
        if flow.screens.count == before, named.parent !== shown || shown?.isChoice == true {
          for member in shown?.members ?? [] { add(member, named, to: &flow) }
        }
        if flow.screens.count > before {
          owner.walker.shownByCase.insert(ObjectIdentifier(named))
          return
        }
      }
      guard let named, named === flow.path.type.screens else {
        flow.screens.append((written, shown))
        return
      }
      flow.screens += named.cases.map { ($0.name, shown) }
    }

    /// The name of a type: `Book.self`.
    static func named(_ type: ExprSyntax) -> String {
      type.sourceText.replacing(".self", with: "")
    }

    /// The view of the app's own that is the root of a stack; nil where the root is written in place.
    private func root(shownBy expression: ExprSyntax) -> TypeDeclaration? {
      let shown = Self.unmodified(expression)
      guard let call = shown.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return owner.firstView(in: Syntax(shown), near: view) }
      if let found = owner.view(named: name, near: view) { return found }
      guard let inner = call.trailingClosure, inner.statements.count == 1 else { return nil }
      return Walker.only(inner.statements).flatMap(root)
    }

    /// What modifiers are applied to.
    static func unmodified(_ expression: ExprSyntax) -> ExprSyntax {
      var shown = expression
      while let call = shown.as(FunctionCallExprSyntax.self),
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      {
        shown = base
      }
      return shown
    }

    /// The property of the view that code shows.
    private func member(shownBy expression: ExprSyntax) -> String? {
      let name = Self.unmodified(expression).as(DeclReferenceExprSyntax.self)?.baseName.text
      return name.flatMap { view.properties[$0]?.getter == nil ? nil : $0 }
    }

    private func getter(_ name: String) -> ExprSyntax? {
      Walker.only(view.properties[name]?.getter)
    }

    /// The code that makes views where code names it: functions of the view, `destination: screen`, `{ screen(for: $0) }`, what
    /// screens say of themselves, `{ $0.view }`, and functions of others, `{ Views.make($0) }`.
    private func code(usedIn node: Syntax, of screens: TypeDeclaration?) -> [Syntax] {
      var seen: Set<String> = []
      let names = node.tokens(viewMode: .sourceAccurate).map(\.text).filter {
        seen.insert($0).inserted
      }
      let own = names.compactMap { view.functions[$0]?.first.map { Syntax($0.node) } }
      let ofScreens = names.flatMap { name -> [Syntax] in
        guard let screens, screens.declaredCase(name) == nil else { return [] }
        let property = screens.properties[name].flatMap { $0.getter == nil ? nil : $0.node }
        return [property].compactMap(\.self)
          + (screens.functions[name] ?? []).map { Syntax($0.node) }
      }
      let others = CallFinder.calls(in: node).flatMap { call -> [Syntax] in
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base, let made = maker(base)
        else { return [] }
        return (made.functions[member.declName.baseName.text] ?? []).map { Syntax($0.node) }
      }
      // What makes no view says something else of a screen: `id`, `title`.
      return own + (ofScreens + others).filter { owner.firstView(in: $0, near: view) != nil }
    }

    /// The type that an expression names, or is a property of the view of.
    private func maker(_ base: ExprSyntax) -> TypeDeclaration? {
      let named = owner.walker.program.typeNamed(by: base, in: view, file: view.file)?.declaration
      guard named == nil, let name = Walker.name(of: base), let property = view.properties[name]
      else { return named === view ? nil : named }
      return owner.walker.program.type(ofProperty: property, in: view).declaration
    }

    /// `case let .number(number): NumberView(number: number)`.
    private func add(_ node: Syntax, _ screens: TypeDeclaration?, to flow: inout ViewWalker.Flow) {
      guard let screens else { return }
      for (name, statements) in CaseBodies.all(in: node) where screens.declaredCase(name) != nil {
        if !flow.screens.contains(where: { $0.name == name }) {
          flow.screens.append((name, owner.firstView(in: statements, near: view)))
        }
      }
    }
  }

  final class CaseBodies: SyntaxVisitor {
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

  extension TypeDeclaration {
    /// Whether it is a view that only chooses which other one it shows.
    fileprivate var isChoice: Bool {
      let statements = properties["body"]?.getter
      return statements?.count == 1
        && statements?.first?.item.expression?.is(SwitchExprSyntax.self) == true
    }
  }
#endif
