#if SourceReading
  import SwiftSyntax

  // Changes of a stack that a library spreads over several updates.

  extension Walker {
    /// `Effect.routeWithDelaysIfUnsupported(state.routes) { $0.goBackToRoot() … }`.
    func delayed(_ node: FunctionCallExprSyntax, _ scope: Scope) -> [Step]? {
      guard let path = changed(by: node, scope) else { return nil }
      let closure =
        node.trailingClosure
        ?? node.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.last
      return closure.map { self.closure($0, [.state(path)], scope).map(\.delayed) }
    }

    /// Returns the stack that is changed in steps: `state.routes`, `self, \\.routes`, or the base of the call.
    private func changed(by node: FunctionCallExprSyntax, _ scope: Scope) -> StatePath? {
      let first = node.arguments.first?.expression
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
      guard let written = first.flatMap({ $0.is(ClosureExprSyntax.self) ? nil : $0 }) ?? base,
        case .state(let path) = value(written, scope)
      else { return nil }
      guard let keyPath = node.arguments.dropFirst().first?.expression.as(KeyPathExprSyntax.self)
      else { return path }
      return keyPath.components.reduce(path) { path, component in
        component.component.as(KeyPathPropertyComponentSyntax.self).flatMap {
          property($0.declName.baseName.text, of: path, scope)
        } ?? path
      }
    }
  }
#endif
