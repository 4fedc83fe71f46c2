#if SourceReading
  import SwiftSyntax

  /// What code did on one path through it: what it wrote and sent, and which errors it met.
  struct ReducerFlow: Hashable {
    /// An error that something meets, or that a result carries.
    struct Failure: Hashable {
      /// `save throws`
      var words: String
      var node: SyntaxIdentifier
      /// Where it is handled, or left.
      var place: SourcePlace
      /// Whether that is known.
      var isPlaced = false
    }

    /// What was last written to the flags: true or false, or a value that is not known.
    var written: [String: SentValue] = [:]
    /// The flags that were true when an effect began.
    var awaited: Set<String> = []
    /// What was written after an effect began.
    var answered: Set<String> = []
    /// The names under which these effects can be cancelled.
    var cancellable: Set<String> = []
    var failures: [Failure] = []
    var sent: [SentValue] = []
    /// The names of actions that code may send besides.
    var possible: Set<String> = []
    /// Where effects are cancelled, by their names.
    var cancelled: [String: SourcePlace] = [:]
    /// Whether something was done that cannot be read.
    var isUncertain = false
    /// Whether the screen closed itself.
    var isClosed = false
    /// The actions that are handled while another one is.
    var depth = 0
  }

  /// The state of code that is run: of a reducer, of a function of it or of an effect.
  struct ReducerFrame: Hashable {
    /// An effect that a reducer returns, with the values of names there.
    struct Effect: Hashable {
      var code: ExprSyntax
      var names: [String: SentValue]
      var identifier: String?
    }

    enum Leaving { case `return`, `throw`, `break` }

    var flow: ReducerFlow
    var names: [String: SentValue] = [:]
    /// The names of the state.
    var states: Set<String> = []
    var effects: [Effect] = []
    var leaving: Leaving?
    /// Whether it is the code of an effect.
    var isEffect = false
    /// The functions that are run.
    var calls: [SyntaxIdentifier] = []

    /// The property of the state that an expression means: `state.form.isLoading` is “form.isLoading”.
    func property(_ expression: ExprSyntax) -> String? {
      var parts: [String] = []
      var current = expression
      while let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        parts.append(member.declName.baseName.text)
        current = base
      }
      guard let root = current.as(DeclReferenceExprSyntax.self)?.baseName.text,
        states.contains(root), !parts.isEmpty
      else { return nil }
      return parts.reversed().joined(separator: ".")
    }

    func value(_ expression: ExprSyntax) -> SentValue {
      if let literal = expression.as(BooleanLiteralExprSyntax.self) {
        return .flag(literal.literal.text == "true")
      }
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return names[unquoted(name)] ?? .unknown
      }
      if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
        if case .flag(let value) = value(negated.expression) { return .flag(!value) }
        return .unknown
      }
      if let property = property(expression) {
        return flow.written[property] ?? .unknown
      }
      if let member = expression.as(MemberAccessExprSyntax.self), Self.isCase(member) {
        return .one(unquoted(member.declName.baseName.text), [])
      }
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), Self.isCase(member)
      else { return .unknown }
      let carried = call.arguments.map { value($0.expression) }
      let closure: [SentValue] = call.trailingClosure == nil ? [] : [.unknown]
      return .one(unquoted(member.declName.baseName.text), carried + closure)
    }

    /// `.done`, `Action.done`, `Self.Action.done`
    private static func isCase(_ member: MemberAccessExprSyntax) -> Bool {
      guard let base = member.base else { return true }
      return (Walker.name(of: base) ?? Walker.lastName(base))?.hasSuffix("Action") ?? false
    }
  }
#endif
