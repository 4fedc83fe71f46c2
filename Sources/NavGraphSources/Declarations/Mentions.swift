#if SourceReading
  import SwiftSyntax

  /// The names of cases that code makes or names anywhere but in patterns: an action that is not among them has no sender.
  final class Mentions: SyntaxVisitor {
    private(set) var names: Set<String> = []
    /// Calls that make a state with something in it: `Checkout.State(routes: …)`.
    private(set) var madeStates: [FunctionCallExprSyntax] = []

    init(_ program: Program) {
      super.init(viewMode: .sourceAccurate)
      for file in program.files { walk(file.tree) }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      names.insert(unquoted(node.declName.baseName.text))
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
      names.insert(unquoted(node.declName.baseName.text))
      return .visitChildren
    }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }
  }
#endif
