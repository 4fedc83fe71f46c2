#if SourceReading
  import SwiftSyntax

  // `for`: what is done for each element, and what follows.

  extension Walker {
    func loop(_ loop: ForStmtSyntax, _ given: Scope) -> [Step] {
      let body = steps(Array(loop.body.statements), entering(loop, given))
      guard loop.awaitKeyword != nil, !body.isEmpty else { return body }
      return [.branch(condition: hasValues(loop), body.map(\.repeated), otherwise: [])]
    }

    /// A loop with all that follows it, which a `return` in the loop leaves out; nil where the loop has none.
    func loopThatReturns(
      _ loop: ForStmtSyntax, _ rest: [CodeBlockItemSyntax], _ given: Scope
    ) -> [Step]? {
      let body = loop.body.statements
      guard loop.awaitKeyword == nil, JumpFinder.leaves(Syntax(body)) else { return nil }
      let scope = entering(loop, given)
      guard Self.ends(body) else { return steps(Array(body) + rest, scope) }
      let (then, otherwise) = (steps(Array(body), scope), steps(rest, given))
      guard !then.isEmpty || !otherwise.isEmpty else { return [] }
      return [.branch(condition: hasValues(loop), then, otherwise: otherwise)]
    }

    private func hasValues(_ loop: ForStmtSyntax) -> Check {
      Check(text(loop.sequence) + " has values")
    }

    /// The names that a loop binds: in `for (id, element) in zip(state.path.ids, state.path)`, one is the other's identity.
    private func entering(_ loop: ForStmtSyntax, _ given: Scope) -> Scope {
      guard let names = loop.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern),
        names.count == 2,
        let id = names[0].as(IdentifierPatternSyntax.self)?.identifier.text,
        let element = names[1].as(IdentifierPatternSyntax.self)?.identifier.text,
        let call = loop.sequence.as(FunctionCallExprSyntax.self),
        Self.name(of: call.calledExpression) == "zip",
        let identities = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
        identities.declName.baseName.text == "ids",
        case .state(let path) = value(ExprSyntax(identities), given),
        container(path)?.kind == .stack
      else { return given }
      var scope = given
      scope.identities[id] = element
      scope.cases[element] = nil
      return scope
    }

    /// The case that a condition finds an element of a stack to be: `element.is(\.form)`.
    func foundCase(_ condition: ExprSyntax) -> (element: String, name: String)? {
      guard let call = condition.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "is",
        let element = member.base.flatMap({ Self.name(of: $0) }),
        let name = call.arguments.first.flatMap({ Self.lastName($0.expression) })
      else { return nil }
      return (element, name)
    }
  }

  /// Whether code leaves the function that it stands in, and does not go on with the next element before its end.
  private final class JumpFinder: SyntaxVisitor {
    private var returns = false
    private var continues = false

    static func leaves(_ node: Syntax) -> Bool {
      let finder = JumpFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.returns && !finder.continues
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      returns = true
      return .skipChildren
    }

    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
      continues = true
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
