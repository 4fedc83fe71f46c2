#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// A property or a method of something that is known.
    func part(
      _ name: String, _ arguments: [ExprSyntax], of base: Constant, _ scope: Scope
    ) -> Constant? {
      switch base {
      case .link(let link): return part(name, arguments, of: link, scope)
      case .text(let text): return part(name, arguments, of: text, scope)
      case .list(let texts): return part(name, arguments, of: texts, scope)
      case .items(let items): return part(name, arguments, of: items, scope)
      case .item(let item):
        switch name {
        case "name": return .text(item.name)
        case "value": return item.value.map { .text($0) } ?? .absent
        default: return .unknown
        }
      case .absent: return .absent
      case .unknown: return .unknown
      case .bool, .number, .made: return nil
      }
    }

    private func part(
      _ name: String, _ arguments: [ExprSyntax], of link: LinkText, _ scope: Scope
    ) -> Constant? {
      switch name {
      case "host": return link.host == KnownText("") ? .absent : .text(link.host)
      case "scheme": return .text(KnownText(link.scheme))
      case "path": return .text(link.plainPath)
      case "path()": return link.path.contains("%") == true ? .unknown : .text(link.path)
      case "lastPathComponent": return .text(link.components.last ?? KnownText(""))
      case "pathComponents": return .list(link.components)
      case "queryItems": return link.query.isEmpty ? .absent : .items(link.query)
      case "absoluteString", "string", "description": return .text(link.whole)
      case "url", "standardized", "absoluteURL":
        var link = link
        link.isComponents = false
        return .link(link)
      default: break
      }
      // The app's extensions of `URL` and `URLComponents`.
      for type in ["URL", "URLComponents"] {
        guard let owner = program.outside[type] else { continue }
        var inner = Scope(feature: scope.feature, file: owner.file)
        inner.isFollowingLink = true
        inner.calls = scope.calls
        inner.lexical = owner
        inner.names["self"] = .constant(.link(link))
        if let property = owner.properties[name], let getter = property.getter {
          return constant(made(by: Array(getter), property.node.id, inner))
        }
        if let function = owner.functions[name]?.first, let body = function.node.body {
          for (parameter, argument) in zip(function.parameters, arguments) {
            inner.names[parameter.name] = value(argument, scope)
          }
          return constant(made(by: Array(body.statements), function.node.id, inner))
        }
      }
      return .unknown
    }

    private func part(
      _ name: String, _ arguments: [ExprSyntax], of text: KnownText, _ scope: Scope
    ) -> Constant? {
      var argument: String? {
        guard let first = arguments.first, case .text(let text)? = constant(first, scope) else {
          return nil
        }
        return text.whole
      }
      func answer(_ found: Bool?) -> Constant { found.map { .bool($0) } ?? .unknown }
      switch name {
      case "lowercased": return .text(text.lowercased())
      case "uppercased": return .text(text.uppercased())
      case "isEmpty": return answer(text.isEmpty)
      case "hasPrefix", "starts": return answer(argument.flatMap(text.hasPrefix))
      case "hasSuffix": return answer(argument.flatMap(text.hasSuffix))
      case "contains": return answer(argument.flatMap(text.contains))
      case "removingPercentEncoding": return .text(text.decoded)
      case "description", "utf8": return .text(text)
      case "trimmingCharacters":
        guard let set = arguments.first?.as(FunctionCallExprSyntax.self)?.arguments.first,
          case .text(let known)? = constant(set.expression, scope), let whole = known.whole
        else { return .unknown }
        return .text(text.trimmed(Set(whole)))
      case "dropFirst":
        let count = arguments.isEmpty ? 1 : Int(arguments[0].sourceText) ?? -1
        return (count >= 0 ? text.dropping(count) : nil).map { .text($0) } ?? .unknown
      case "flatMap"
      where ["Int.init", "{ Int($0) }"].contains(arguments.first?.sourceText):
        return Self.number(text)
      case "split", "components":
        guard let separator = argument, separator.count == 1, let one = separator.first else {
          return .unknown
        }
        return .list(text.split(one, keepsEmpty: name == "components"))
      default: return .unknown
      }
    }

    private func part(
      _ name: String, _ arguments: [ExprSyntax], of texts: [KnownText], _ scope: Scope
    ) -> Constant? {
      switch name {
      case "first" where arguments.isEmpty: return texts.first.map { .text($0) } ?? .absent
      case "last" where arguments.isEmpty: return texts.last.map { .text($0) } ?? .absent
      case "count": return .number(texts.count)
      case "isEmpty": return .bool(texts.isEmpty)
      case "dropFirst", "dropLast":
        let count = arguments.isEmpty ? 1 : Int(arguments[0].sourceText) ?? -1
        guard count >= 0 else { return .unknown }
        return .list(Array(name == "dropFirst" ? texts.dropFirst(count) : texts.dropLast(count)))
      case "contains":
        guard let first = arguments.first, case .text(let text)? = constant(first, scope),
          let whole = text.whole
        else { return .unknown }
        let all = texts.map { $0.equals(whole) }
        return all.contains(true) ? .bool(true) : all.contains(nil) ? .unknown : .bool(false)
      case "filter":
        // `{ $0 != "/" }`
        guard let parts = Self.comparison(arguments.first), parts.sign == "!=",
          parts.left == "$0", case .text(let text)? = constant(parts.right, scope),
          let whole = text.whole
        else { return .unknown }
        let all = texts.map { ($0, $0.equals(whole)) }
        // A part between slashes is none.
        return whole != "/" && all.contains { $0.1 == nil }
          ? .unknown : .list(all.filter { $0.1 != true }.map(\.0))
      default: return .unknown
      }
    }

    /// `first(where: { $0.name == "id" })`.
    private func part(
      _ name: String, _ arguments: [ExprSyntax],
      of items: [(name: KnownText, value: KnownText?)], _ scope: Scope
    ) -> Constant? {
      switch name {
      case "isEmpty": return .bool(items.isEmpty)
      case "count": return .number(items.count)
      case "first":
        guard let parts = Self.comparison(arguments.first), parts.sign == "==",
          parts.left.hasSuffix(".name"), case .text(let text)? = constant(parts.right, scope),
          let whole = text.whole
        else { return .unknown }
        for item in items {
          switch item.name.equals(whole) {
          case true?: return .item(item)
          case false?: continue
          case nil: return .unknown
          }
        }
        return .absent
      default: return .unknown
      }
    }

    /// Returns the one comparison that a closure makes.
    private static func comparison(
      _ closure: ExprSyntax?
    ) -> (left: String, sign: String, right: ExprSyntax)? {
      guard let body = closure?.as(ClosureExprSyntax.self)?.statements,
        let parts = only(body)?.as(SequenceExprSyntax.self)?.elements.map(\.self),
        parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text
      else { return nil }
      return (parts[0].sourceText, sign, parts[2])
    }

    func constant(_ made: Made) -> Constant {
      switch made {
      case .value(.expression(let expression, let scope)):
        return constant(expression, scope) ?? .made(expression, scope)
      case .value(.constant(let known)): return known
      case .absent: return .absent
      case .value, .undecided: return .unknown
      }
    }
  }
#endif
