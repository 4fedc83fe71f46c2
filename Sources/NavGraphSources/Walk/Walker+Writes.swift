#if SourceReading
  import NavGraphModel
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

    /// Where an effect has waited for something else before it sends an action, and no flag is set before: what ends the
    /// request.
    static func requestEnd(before sent: ExprSyntax) -> RequestEnd? {
      let closures = sequence(first: Syntax(sent), next: \.parent).lazy
        .compactMap { $0.as(ClosureExprSyntax.self) }
      let run = closures.first {
        $0.parent?.as(FunctionCallExprSyntax.self)?.calledName == "run"
      }
      guard let run, !followsFlag(sent) else { return nil }
      let words = run.statements.tokens(viewMode: .sourceAccurate)
        .prefix { $0.position < sent.endPosition }.map(\.text).filter { $0 != "self" && $0 != "." }
      let others = ["send", "dismiss", closureParameters(run).first ?? "$0"]
      let waits = zip(words, words.dropFirst()).contains { $0 == "await" && !others.contains($1) }
      let around = run.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return waits ? around == "cancellable" ? .screenCloses : .coordinatorCloses : nil
    }

    /// Whether an effect sends an action in its own code, and in no loop or closure there.
    static func isSentOnce(_ sent: ExprSyntax) -> Bool {
      for one in sequence(first: Syntax(sent), next: \.parent) {
        if one.is(WhileStmtSyntax.self) || one.is(ForStmtSyntax.self)
          || one.is(RepeatStmtSyntax.self)
        {
          return false
        }
        if let closure = one.as(ClosureExprSyntax.self) {
          let call = closure.parent?.as(FunctionCallExprSyntax.self)
          return ["run", "task"].contains(call?.calledName)
        }
      }
      return false
    }

    /// Whether code sets a flag before that a view can show progress for: `isLoading = true`, `state.status = .loading`.
    static func followsFlag(_ node: some SyntaxProtocol) -> Bool {
      sequence(first: Syntax(node), next: \.parent).lazy
        .prefix { !$0.is(MemberBlockItemSyntax.self) }
        .compactMap { $0.as(CodeBlockItemSyntax.self) }
        .contains { item in
          item.parent?.as(CodeBlockItemListSyntax.self)?.prefix { $0.id != item.id }
            .contains { setsFlag($0) } ?? false
        }
    }

    /// Whether a statement has a `true` or a `.loading` anywhere in it: `await send(.setLoading(true))`, too.
    private static func setsFlag(_ item: CodeBlockItemSyntax) -> Bool {
      item.tokens(viewMode: .sourceAccurate).contains { ["true", "loading"].contains($0.text) }
    }
  }
#endif
