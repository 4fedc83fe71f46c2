#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Whether a call sends its argument: `send(.later)`, `sender(.later)` and `$0(.later)` in the closure of `run`.
    func isSender(_ called: ExprSyntax, _ scope: Scope) -> Bool {
      guard Self.name(of: called) == "send", !Self.isSender(called) else {
        return Self.isSender(called)
      }
      if case .expression(let made, _)? = scope.names["send"], made.is(ClosureExprSyntax.self) {
        return false
      }
      return scope.lexical?.functions["send"] == nil && !isClosure("send", of: scope.lexical)
    }

    /// Whether a property of a type is a function that it was given: `let send: (Event) -> Void`.
    private func isClosure(_ name: String, of type: TypeDeclaration?) -> Bool {
      guard let type, let property = type.properties[name],
        case .closure = program.type(ofProperty: property, in: type).unwrapped
      else { return false }
      return true
    }

    /// Whether an expression is the first parameter of the closure of an effect: `.run { await $0(.later) }`.
    static func isSender(_ called: ExprSyntax) -> Bool {
      guard let name = name(of: called) else { return false }
      let closures = Swift.sequence(first: Syntax(called), next: \.parent).lazy.compactMap {
        $0.as(ClosureExprSyntax.self)
      }
      let declaring = closures.first { closure in
        let names = closureParameters(closure)
        return names.isEmpty ? name == "$0" : names.contains(name)
      }
      let outer = declaring?.parent
      let call =
        outer?.as(FunctionCallExprSyntax.self)
        ?? outer?.parent?.parent?.as(FunctionCallExprSyntax.self)
      guard let declaring, call?.calledName == "run" else { return false }
      return closureParameters(declaring).first ?? "$0" == name
    }
  }

  extension FunctionCallExprSyntax {
    /// Whether it sends its first argument: `send(.later)`, `store.send(.later)`, `$0(.later)` in the closure of `run`.
    var isSend: Bool { calledName == "send" || Walker.isSender(calledExpression) }
  }
#endif
