#if SourceReading
  import SwiftSyntax

  // Which properties of a state the code of a view names.

  extension ViewReader {
    /// The name of the case that an expression makes: `.saved(item)`, `\.saved`.
    static func caseName(_ expression: ExprSyntax) -> String? {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return caseName(call.calledExpression)
      }
      if expression.is(KeyPathExprSyntax.self) { return Walker.lastName(expression) }
      return expression.as(MemberAccessExprSyntax.self).map { unquoted($0.declName.baseName.text) }
    }

    /// Returns names of properties: the members after `store`, `viewStore` or `$store`, the components of key paths,
    /// and the property that `viewStore` itself represents.
    func mentioned(in node: some SyntaxProtocol) -> Set<String> {
      let finder = MentionFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      for name in finder.names.union(finder.references).sorted() {
        guard let made = view.properties[name]?.getter?.onlyReturned,
          Walker.argument("get", of: made) != nil
        else { continue }
        finder.walk(made)
      }
      let own = finder.gotten.filter { view.properties[$0].map { $0.getter == nil } ?? false }
      return finder.names.union(own).union(observed(by: finder.references, at: Syntax(node)))
    }

    /// The property that a view store observes.
    private func observed(by names: Set<String>, at node: Syntax) -> Set<String> {
      guard let state, !names.isEmpty, let property = Self.observation(by: names, at: node) else {
        return []
      }
      let finder = MentionFinder(viewMode: .sourceAccurate)
      finder.walk(property)
      return finder.names.filter { state.properties[$0] != nil }
    }

    /// What a view store observes: `WithViewStore(store, observe: \.page) { viewStore in … }`, or
    /// `WithViewStore(store.scope(state: \.page))`.
    static func observation(by names: Set<String>, at node: Syntax) -> ExprSyntax? {
      let around = sequence(first: node, next: \.parent)
      let observing = around.first { one in
        one.as(ClosureExprSyntax.self).map { !names.isDisjoint(with: closureParameters($0)) }
          ?? false
      }
      let call = sequence(first: observing, next: { $0?.parent }).lazy.compactMap {
        $0?.as(FunctionCallExprSyntax.self)
      }.first
      guard let call, Walker.name(of: call.calledExpression) == "WithViewStore" else { return nil }
      let first = call.arguments.first?.expression
      let scope = first?.as(FunctionCallExprSyntax.self)?.calledName == "scope" ? first : nil
      return Walker.argument("observe", of: ExprSyntax(call))
        ?? scope.flatMap { Walker.argument("state", of: $0) }
    }

    /// The parts of the store's state whose properties code names, by the properties.
    func parts(named node: Syntax) -> [String: TypeDeclaration] {
      guard let state else { return [:] }
      let finder = MemberFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.found.reduce(into: [:]) { result, member in
        // A part of the state, or a child that may be nil.
        let held = state.properties[member.base].flatMap {
          program.type(ofProperty: $0, in: state).unwrapped.declaration
        }
        if let part = held, part.kind == .structure, part !== state,
          part.properties[member.name] != nil
        {
          result[member.name] = part
        }
      }
    }
  }

  /// Members with the members that they are members of: `place.kind`.
  private final class MemberFinder: SyntaxVisitor {
    private(set) var found: [(base: String, name: String)] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(MemberAccessExprSyntax.self) {
        found.append((base.declName.baseName.text, node.declName.baseName.text))
      }
      return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
      let names = node.components.compactMap {
        $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
      }
      found += zip(names, names.dropFirst()).map { (base: $0, name: $1) }
      return .visitChildren
    }
  }

  private final class MentionFinder: SyntaxVisitor {
    var names: Set<String> = []
    /// Names that are used on their own.
    private(set) var references: Set<String> = []
    /// Those in the getters of bindings: `Binding(get: { choice != nil }, set: { … })`.
    private(set) var gotten: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let getter = Walker.argument("get", of: ExprSyntax(node))?.as(ClosureExprSyntax.self)
      if let shown = getter?.statements.onlyReturned {
        let tokens = shown.tokens(viewMode: .sourceAccurate)
        gotten.formUnion(
          tokens.filter { $0.parent?.is(DeclReferenceExprSyntax.self) == true }.map(\.text))
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      insert(node.declName.baseName.text)
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text.hasPrefix("$"), node.baseName.text.count > 2 {
        insert(node.baseName.text)
      } else {
        references.insert(node.baseName.text)
      }
      return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
      insert(node.declName.baseName.text)
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      // `get: { $0.isShown }` counts, a whole view in a builder does not.
      node.statements.count == 1 && node.sourceText.utf8.count < 60
        ? .visitChildren : .skipChildren
    }

    private func insert(_ name: String) {
      names.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    }
  }
#endif
