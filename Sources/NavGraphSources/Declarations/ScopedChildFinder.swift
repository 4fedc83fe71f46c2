#if SourceReading
  import SwiftSyntax

  /// The children in `.scope(state: \\.child, …)`.
  final class ScopedChildFinder: SyntaxVisitor {
    private(set) var names: [String] = []
    /// Calls whose arguments do not count.
    private let passedOver: Set<String>

    init(outside calls: Set<String>) {
      passedOver = calls
      super.init(viewMode: .sourceAccurate)
    }

    static func names(in node: Syntax, outside calls: Set<String>) -> [String] {
      let finder = ScopedChildFinder(outside: calls)
      finder.walk(node)
      return finder.names
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression
      if called.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "scope",
        let state = node.arguments.first(where: { [nil, "state"].contains($0.label?.text) }),
        let name = Walker.lastName(state.expression)
      {
        names.append(name)
      }
      let name = Walker.lastName(called) ?? Walker.name(of: called) ?? ""
      guard passedOver.contains(name) else { return .visitChildren }
      walk(called)
      return .skipChildren
    }
  }
#endif
