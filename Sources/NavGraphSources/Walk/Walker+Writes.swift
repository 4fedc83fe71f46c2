#if SourceReading
  import SwiftSyntax

  // What may have changed when an action that code sends is heard.

  extension Walker {
    /// Notes which property of the state code changes, or may change.
    func noteWrite(to left: ExprSyntax, _ scope: Scope) {
      if let tuple = left.as(TupleExprSyntax.self) {
        for element in tuple.elements { noteWrite(to: element.expression, scope) }
        return
      }
      let words = left.tokens(viewMode: .sourceAccurate).prefix(4).map(\.text).filter { $0 != "." }
      if words.count > 1, ["state", "self"].contains(words[0]) { written.insert(words[1]) }
      guard case .state(let path) = value(left, scope) else { return }
      // A whole new state changes all of its properties.
      let own = path.components.first.map { [$0.name] }
      written.formUnion(own ?? path.type.declaration?.propertyOrder ?? [])
    }

    /// Whether an action is sent in a closure that may run later: other actions can come before it.
    ///
    /// A closure of `run` that awaits nothing but sends counts as running at once.
    static func isAsynchronous(_ sent: ExprSyntax) -> Bool {
      sequence(first: Syntax(sent), next: \.parent).lazy.compactMap {
        $0.as(ClosureExprSyntax.self)
      }.prefix { $0.parent?.as(FunctionCallExprSyntax.self)?.calledName != "Reduce" }
        .contains { closure in
          guard
            ["run", "concatenate", "merge"].contains(
              closure.parent?.as(FunctionCallExprSyntax.self)?.calledName)
          else { return true }
          let words = closure.statements.tokens(viewMode: .sourceAccurate).map(\.text)
          let sender = closureParameters(closure).first ?? "$0"
          return zip(words, words.dropFirst()).contains {
            $0 == "await" && $1 != "send" && $1 != sender
          }
        }
    }

    /// Whether code sets a flag before that a view can show progress for: `isLoading = true`, `state.status = .loading`.
    static func followsFlag(_ node: some SyntaxProtocol) -> Bool {
      sequence(first: Syntax(node), next: \.parent).lazy
        .compactMap { $0.as(CodeBlockItemSyntax.self) }
        .contains { item in
          item.parent?.as(CodeBlockItemListSyntax.self)?.prefix { $0.id != item.id }
            .contains { setsFlag($0) } ?? false
        }
    }

    private static func setsFlag(_ item: CodeBlockItemSyntax) -> Bool {
      guard let parts = item.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self)?.elements,
        parts.count == 3, let value = parts.last
      else { return false }
      return value.as(BooleanLiteralExprSyntax.self)?.literal.text == "true"
        || value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "loading"
    }
  }
#endif
