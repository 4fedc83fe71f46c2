#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// The first of several values that is not nil: `state.tab = saved ?? .home`.
    func coalesced(
      _ right: [ExprSyntax], for left: ExprSyntax, _ path: StatePath, _ scope: Scope
    ) -> [Step]? {
      guard let choice = Coalescing(right), container(path) != nil, !isYesOrNo(path) else {
        return nil
      }
      func rest(_ parts: ArraySlice<Coalescing.Part>) -> [Step] {
        guard let first = parts.first else {
          return assignment(of: [choice.otherwise], to: left, scope)
        }
        let known = known(first.optional, scope)
        if case .absent? = known { return rest(parts.dropFirst()) }
        let then = assignment(of: [first.value], to: left, scope)
        if known != nil { return then }
        let otherwise = rest(parts.dropFirst())
        if then.isEmpty && otherwise.isEmpty { return [] }
        let asked = Check.Clause(text: text(first.optional) + " != nil")
        return [.branch(condition: Check([asked]), then, otherwise: otherwise)]
      }
      return rest(choice.parts[...])
    }
  }
#endif
