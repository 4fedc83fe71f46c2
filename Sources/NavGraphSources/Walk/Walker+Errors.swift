#if SourceReading
  import SwiftSyntax

  // Calls that may throw: what follows them is done only where they do not.

  /// What an error does that a call throws.
  enum Errors {
    /// It leaves a function, whose caller is not asked.
    case unread
    /// It ends an effect or a `do`, and nothing is done about it.
    case ends
    /// Something is done about it.
    case isCaught
  }

  extension Walker {
    /// That a call in a statement throws, where that ends the code: `try await api.save(order)`.
    func thrown(in statement: CodeBlockItemSyntax, _ scope: Scope) -> Check? {
      guard scope.errors == .ends else { return nil }
      let finder = TryFinder(viewMode: .sourceAccurate)
      switch statement.item {
      case .expr(let expression): finder.walk(expression)
      case .decl(let declaration): finder.walk(declaration)
      case .stmt: return nil
      }
      guard let tried = finder.found, let name = Self.calledName(Syntax(tried)),
        // These throw where the effect is cancelled.
        !["checkCancellation", "sleep"].contains(name)
      else { return nil }
      return Check([Check.Clause(text: "\(name) throws", choice: tried.id)])
    }

    /// What a statement does, and what follows it where a call in it does not throw: the same statement may send what was
    /// called, `await send(.loaded(try await api.load()))`.
    static func unless(_ thrown: Check, _ found: [Step], _ later: [Step]) -> [Step] {
      let isSent = found.contains { if case .send = $0 { true } else { false } }
      let done = isSent ? found + later : later
      if done.isEmpty { return found }
      return (isSent ? [] : found)
        + [.branch(condition: thrown, [.exit(.throw)], otherwise: done)]
    }

    /// What is called that may throw.
    static func calledName(_ tried: Syntax?) -> String? {
      guard var expression = tried?.as(TryExprSyntax.self)?.expression else { return nil }
      if let awaited = expression.as(AwaitExprSyntax.self) { expression = awaited.expression }
      guard let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression else {
        return nil
      }
      return called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? lastName(called)
    }
  }

  /// The first call of an expression that may throw, outside of closures and branches.
  private final class TryFinder: SyntaxVisitor {
    var found: TryExprSyntax?

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.questionOrExclamationMark == nil else { return .skipChildren }
      found = found ?? node
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
