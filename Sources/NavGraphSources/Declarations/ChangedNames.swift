#if SourceReading
  import SwiftSyntax

  /// The names of properties and variables that code changes, or can change through a binding or a key path. What an
  /// initializer writes to its own properties is no change, nor what is set before a state is shown.
  final class ChangedNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(_ program: Program) {
      super.init(viewMode: .sourceAccurate)
      for file in program.files { walk(file.tree) }
    }

    private func add(_ expression: ExprSyntax) {
      if let tuple = expression.as(TupleExprSyntax.self) {
        for element in tuple.elements { add(element.expression) }
        return
      }
      let base = expression.as(MemberAccessExprSyntax.self)?.base
      let isOwn =
        base.map { $0.sourceText == "self" } ?? expression.is(DeclReferenceExprSyntax.self)
      let isInitial = sequence(first: Syntax(expression), next: \.parent).contains {
        $0.is(InitializerDeclSyntax.self)
      }
      if !(isOwn && isInitial), !expression.isPreset, let name = Walker.lastName(expression) {
        names.insert(name)
      }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      for (left, sign) in zip(node.elements, node.elements.dropFirst()) where sign.isAssignment {
        add(left)
        // A whole state: `self = .init(isRoot: false)`, `state.path[id: id] = Profile.State(isRoot: false)`
        let isWhole = left.is(DeclReferenceExprSyntax.self) || left.is(SubscriptCallExprSyntax.self)
        for call in isWhole ? CallFinder.calls(in: Syntax(node)) : [] {
          names.formUnion(call.arguments.compactMap(\.label?.text))
        }
      }
      return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = Walker.lastName(ExprSyntax(node)) { names.insert(name) }
      return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      add(node.expression)
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      // `$store.isOn`, `Bindable(store).isOn`
      if let first = node.firstToken(viewMode: .sourceAccurate)?.text,
        first.hasPrefix("$") || first == "Bindable"
      {
        names.insert(unquoted(node.declName.baseName.text))
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      // `\.$isOn`
      let name = node.baseName.text
      if name.hasPrefix("$") { names.insert(String(name.dropFirst())) }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledName == "toggle",
        let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
      {
        add(base)
      }
      return .visitChildren
    }
  }
#endif
