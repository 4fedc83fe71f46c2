#if SourceReading
  import SwiftSyntax

  // What expressions are known to be while the handlers of a URL are read: parts of the URL, and literals.

  indirect enum Constant {
    case text(KnownText)
    case list([KnownText])
    case link(LinkText)
    case items([(name: KnownText, value: KnownText?)])
    case item((name: KnownText, value: KnownText?))
    case bool(Bool)
    case number(Int)
    /// A value that code of the app makes of the URL, as the case of an enum.
    case made(ExprSyntax, Scope)
    /// nil.
    case absent
    /// Something that the URL decides, but not known.
    case unknown
  }

  extension Walker {
    /// nil where an expression neither is a constant nor depends on the URL.
    func constant(_ expression: ExprSyntax, _ scope: Scope) -> Constant? {
      guard linkFuel > 0 else { return .unknown }
      linkFuel -= 1
      if let literal = literal(expression, scope) { return literal }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        return constant(Array(sequence.elements), scope)
      }
      if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
        guard let inner = constant(negated.expression, scope) else { return nil }
        if case .bool(let answer) = inner { return .bool(!answer) }
        return .unknown
      }
      if let call = expression.as(FunctionCallExprSyntax.self) { return constant(call, scope) }
      if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
        guard let base = constant(subscripted.calledExpression, scope) else { return nil }
        guard case .list(let texts) = base,
          case .number(let index)? = subscripted.arguments.first.flatMap({
            constant($0.expression, scope)
          }), texts.indices.contains(index)
        else { return .unknown }
        return .text(texts[index])
      }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        let name = unquoted(member.declName.baseName.text)
        if let known = constant(base, scope) { return part(name, [], of: known, scope) }
      }
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        scope.names[name] == nil, scope.lexical?.properties[name] == nil,
        case .constant(let own)? = scope.names["self"]
      {
        return part(name, [], of: own, scope)
      }
      // A name, an optional chain, `try`, …
      switch value(expression, scope) {
      case .expression(let known, let inner) where known.id != expression.id:
        return constant(known, inner)
      case .constant(let known): return known
      default:
        return declared(expression, scope).flatMap { constant($0.made, $0.scope) }
      }
    }

    private func literal(_ expression: ExprSyntax, _ scope: Scope) -> Constant? {
      if let literal = expression.as(StringLiteralExprSyntax.self) {
        return .text(
          literal.segments.reduce(KnownText("")) { text, segment in
            switch segment {
            case .stringSegment(let segment): return text + KnownText(segment.content.text)
            case .expressionSegment(let segment):
              guard text.count < 4096, segment.expressions.count == 1,
                let inner = segment.expressions.first?.expression,
                case .text(let known)? = constant(inner, scope)
              else { return text + .unknown }
              return text + known
            }
          })
      }
      if let literal = expression.as(IntegerLiteralExprSyntax.self) {
        return Int(literal.literal.text).map { .number($0) }
      }
      if let literal = expression.as(BooleanLiteralExprSyntax.self) {
        return .bool(literal.literal.text == "true")
      }
      return expression.is(NilLiteralExprSyntax.self) ? .absent : nil
    }

    /// `a == b`, `a ?? b`, `a + b`, `a && b`.
    func constant(_ parts: [ExprSyntax], _ scope: Scope) -> Constant? {
      if parts.count == 1 { return constant(parts[0], scope) }
      guard parts.count <= Self.longestSequence else { return nil }
      for sign in ["||", "&&", "==", "!=", ">", ">=", "<", "<=", "??", "+"] {
        guard
          let index = parts.indices.dropFirst().first(where: {
            parts[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == sign
          }), index + 1 < parts.count
        else { continue }
        let left = constant(Array(parts[..<index]), scope)
        let right = constant(Array(parts[(index + 1)...]), scope)
        return Self.combined(left, sign, right)
      }
      return nil
    }

    /// Sequences of more operands and operators are no constants.
    private static let longestSequence = 63

    static func number(_ text: KnownText) -> Constant {
      text.whole.map { Int($0).map { .number($0) } ?? .absent } ?? .unknown
    }

    private static func combined(_ left: Constant?, _ sign: String, _ right: Constant?) -> Constant?
    {
      switch (left, sign, right) {
      case (.absent?, "??", _): return right
      case (.unknown?, "??", _): return .unknown
      case (.some, "??", _): return left
      case (.bool(false)?, "&&", _), (_, "&&", .bool(false)?): return .bool(false)
      case (.bool(true)?, "||", _), (_, "||", .bool(true)?): return .bool(true)
      case (.bool?, "&&", .bool?), (.bool?, "||", .bool?): return .bool(sign == "&&")
      case (.text(let first)?, "+", .text(let second)?): return .text(first + second)
      case (nil, _, _), (_, _, nil): return nil
      case (_, "==", _), (_, "!=", _):
        guard let answer = equal(left, right) else { return .unknown }
        return .bool(answer == (sign == "=="))
      case (.number(let first)?, _, .number(let second)?):
        switch sign {
        case ">": return .bool(first > second)
        case ">=": return .bool(first >= second)
        case "<": return .bool(first < second)
        case "<=": return .bool(first <= second)
        default: return .unknown
        }
      default: return .unknown
      }
    }

    static func equal(_ left: Constant?, _ right: Constant?) -> Bool? {
      switch (left, right) {
      case (.text(let text)?, .text(let other)?):
        if let whole = other.whole { return text.equals(whole) }
        return text.whole.flatMap { other.equals($0) }
      case (.number(let one)?, .number(let other)?): return one == other
      case (.bool(let one)?, .bool(let other)?): return one == other
      case (.absent?, .absent?): return true
      case (.list(let texts)?, .list(let others)?):
        if texts.count != others.count { return false }
        let all = zip(texts, others).map { equal(.text($0), .text($1)) }
        return all.contains(false) ? false : all.contains(nil) ? nil : true
      case (.unknown?, _), (_, .unknown?), (nil, _), (_, nil): return nil
      case (.absent?, _), (_, .absent?): return false
      default: return nil
      }
    }

    private static func link(_ link: LinkText, as type: String) -> LinkText {
      var link = link
      link.isComponents = type == "URLComponents"
      return link
    }

    private func constant(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Constant? {
      let called = call.calledExpression
      if let name = Self.name(of: called), let first = call.arguments.first {
        let given = constant(first.expression, scope)
        switch name {
        case "URL", "URLComponents", "URLRequest":
          guard let given else { return nil }
          switch given {
          case .text(let text):
            return LinkText(text).map { .link(Self.link($0, as: name)) }
          case .link(let link): return .link(Self.link(link, as: name))
          case .absent: return given
          default: return .unknown
          }
        case "String", "Substring": return given
        case "Int":
          if case .text(let text)? = given { return Self.number(text) }
          return given == nil ? nil : .unknown
        default: break
        }
      }
      if let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
        let known = constant(base, scope)
      {
        // `url.path()` is as written, other than `url.path`.
        var name = unquoted(member.declName.baseName.text)
        if case .link = known, name == "path" { name = "path()" }
        return part(
          name,
          call.arguments.map(\.expression)
            + [call.trailingClosure].compactMap { $0.map { ExprSyntax($0) } },
          of: known, scope)
      }
      return made(by: call, scope).map { constant($0) }
    }
  }
#endif
