#if SourceReading
  import SwiftSyntax

  /// Where code makes or names cases anywhere but in patterns: an action that stands in none of these places has no sender.
  final class Mentions: SyntaxVisitor {
    /// By the name of the case.
    private(set) var places: [String: [Syntax]] = [:]
    /// Calls that make a state with something in it: `Checkout.State(routes: …)`.
    private(set) var madeStates: [FunctionCallExprSyntax] = []
    /// The names that some type declares a case of.
    private let cases: Set<String>
    private let unused: Set<SyntaxIdentifier>

    init(_ program: Program) {
      cases = Set(program.types.flatMap { $0.cases.map(\.name) })
      unused = Set(program.unusedViews.map(\.node.id))
      super.init(viewMode: .sourceAccurate)
      for file in program.files { walk(file.tree) }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      add(node.declName, at: Syntax(node))
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if !node.arguments.isEmpty, Walker.lastName(node.calledExpression)?.hasSuffix("State") == true
      {
        madeStates.append(node)
      }
      return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
      add(node.declName, at: Syntax(node))
      return .visitChildren
    }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      unused.contains(Syntax(node).id) ? .skipChildren : .visitChildren
    }

    private func add(_ reference: DeclReferenceExprSyntax, at node: Syntax) {
      let name = unquoted(reference.baseName.text)
      if cases.contains(name) { places[name, default: []].append(node) }
    }
  }
#endif
