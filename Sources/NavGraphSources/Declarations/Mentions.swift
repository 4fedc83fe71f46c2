#if SourceReading
  import SwiftSyntax

  /// The names of cases that code uses anywhere but in patterns, for whatever: an action whose name is not among them is
  /// made by no code.
  final class Mentions: SyntaxVisitor {
    /// By the name: how often.
    private(set) var counts: [String: Int] = [:]
    /// Calls that make a state with something in it: `Checkout.State(routes: …)`.
    private(set) var madeStates: [FunctionCallExprSyntax] = []
    /// What the buttons of alerts send.
    private(set) var buttonActions: [ExprSyntax] = []
    /// The names that some type declares a case of.
    private let cases: Set<String>
    private let unused: Set<SyntaxIdentifier>

    init(_ program: Program) {
      cases = Set(program.types.flatMap { $0.cases.map(\.name) })
      unused = program.unusedViews
      super.init(viewMode: .sourceAccurate)
      for file in program.files { walk(file.tree) }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = unquoted(node.baseName.text)
      if cases.contains(name) { counts[name, default: 0] += 1 }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if !node.arguments.isEmpty, Walker.lastName(node.calledExpression)?.hasSuffix("State") == true
      {
        madeStates.append(node)
      }
      if let action = node.arguments.first(where: { $0.label?.text == "action" })?.expression {
        if let call = action.as(FunctionCallExprSyntax.self), call.calledName == "send",
          let sent = call.arguments.first?.expression
        {
          // `.destructive(TextState("Delete"), action: .send(.delete))`
          buttonActions.append(sent)
        } else if Walker.name(of: node.calledExpression) == "ButtonState" {
          buttonActions.append(action)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      unused.contains(Syntax(node).id) ? .skipChildren : .visitChildren
    }
  }
#endif
