#if SourceReading
  import SwiftParser
  import SwiftSyntax

  /// URLs that an app opens itself and hears again with `onOpenURL`.
  extension Walker {
    /// A URL that code opens, and the action that is heard there.
    struct Opening {
      var url: Value
      var feature: Feature
      var path: [ActionStep]
      var conditions: [String]
      var place: SourcePlace
    }

    /// What a URL says, as far as handlers ask for it.
    struct LinkText {
      var scheme: String
      var host: String
      var path: String
      var query: [String: String]

      /// nil for text that is no URL, and for the schemes of the system's own apps.
      init?(_ text: String) {
        let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !Self.foreign.contains(parts[0].lowercased()) else { return nil }
        scheme = String(parts[0])
        let asked = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let named = asked[0].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        host = String(named[0])
        path = named.count > 1 ? "/" + named[1] : ""
        query = [:]
        for item in asked.dropFirst().first?.split(separator: "&") ?? [] {
          let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          query[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
        }
      }

      private static let foreign: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "facetime", "itms-apps", "file",
      ]
    }

    /// Notes that code opens a URL of the app's own: `open(URL(string: "app://cart")!)`.
    func noteOpening(_ node: FunctionCallExprSyntax, _ scope: Scope) {
      guard let name = Self.lastName(node.calledExpression) ?? Self.name(of: node.calledExpression),
        ["open", "openURL"].contains(name), let argument = node.arguments.first?.expression,
        linkText(argument, scope) != nil
      else { return }
      openings.append(
        Opening(
          url: value(argument, scope), feature: scope.feature, path: scope.path,
          conditions: scope.conditions, place: program.place(of: node)))
    }

    /// What handlers of links do for the URLs that features open: as if the action that opens one were heard there.
    func followOpenings() {
      let found = openings
      openings = []
      for link in linkActions() {
        for opening in found {
          guard let way = actionPath(from: link.feature, to: opening.feature) else { continue }
          for var handler in handlers(of: link.feature, hearing: link.path, opening.url) {
            handler.path = way + opening.path
            handler.conditions = opening.conditions
            handler.place = opening.place
            handler.isLink = true
            add(handler)
          }
        }
      }
    }

    /// The actions that views send for a URL, with the features that hear them.
    private func linkActions() -> [(feature: Feature, path: [ActionStep])] {
      features.all.flatMap { feature in
        let sends = evidence.sends[ObjectIdentifier(feature.action)] ?? [:]
        return sends.sorted { $0.key < $1.key }.flatMap(\.value).filter { $0.trigger == .link }
          .compactMap { sent in
            let scope = Scope(feature: feature, file: feature.place.file)
            return self.sent(sent.expression, .declared(feature.action), scope).map {
              (feature, $0.steps)
            }
          }
      }
    }

    /// The cases that lead from a feature's action to another feature's.
    private func actionPath(from outer: Feature, to inner: Feature) -> [ActionStep]? {
      var open: [(feature: Feature, path: [ActionStep])] = [(outer, [])]
      var seen: Set<ObjectIdentifier> = [ObjectIdentifier(outer)]
      while !open.isEmpty {
        let (feature, path) = open.removeFirst()
        if feature === inner { return path }
        for one in feature.action.cases {
          for payload in one.payloads {
            let type = program.resolve(payload, of: one, in: feature.action)
            guard let child = features.feature(ofAction: type.carriedAction),
              seen.insert(ObjectIdentifier(child)).inserted
            else { continue }
            open.append((child, path + steps(into: one.name, type)))
          }
        }
      }
      return nil
    }

    private func steps(into name: String, _ type: SwiftType) -> [ActionStep] {
      let inner: [String] =
        switch type {
        case .presentationAction: ["presented"]
        case .stackAction, .identifiedAction: ["element"]
        case .routerAction: ["routeAction"]
        default: []
        }
      return ([name] + inner).map { ActionStep(name: $0) }
    }

    // MARK: Constants

    /// What an expression is known to be: a text, or nothing where a URL lacks it.
    enum Constant {
      case text(String)
      case absent
    }

    func constant(_ expression: ExprSyntax, _ scope: Scope) -> Constant? {
      if let literal = expression.as(StringLiteralExprSyntax.self) {
        return literal.representedLiteralValue.map { .text($0) }
      }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements)
        guard parts.count == 3,
          parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
          let left = constant(parts[0], scope)
        else { return nil }
        if case .absent = left { return constant(parts[2], scope) }
        return left
      }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base
        else { return nil }
        if call.arguments.isEmpty { return part(member.declName.baseName.text, of: base, scope) }
        // The app's own way to ask for an item of the query.
        guard call.arguments.count == 1, let link = linkText(base, scope),
          let argument = call.arguments.first?.expression,
          case .text(let name)? = constant(argument, scope)
        else { return nil }
        return link.query[name].map { .text($0) } ?? .absent
      }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        return part(member.declName.baseName.text, of: base, scope)
      }
      if case .expression(let known, let scope) = value(expression, scope),
        known.id != expression.id
      {
        return constant(known, scope)
      }
      return nil
    }

    private func part(_ name: String, of base: ExprSyntax, _ scope: Scope) -> Constant? {
      guard let link = linkText(base, scope) else { return nil }
      switch name {
      case "host": return .text(link.host)
      case "scheme": return .text(link.scheme)
      case "path": return .text(link.path)
      case "lastPathComponent":
        return .text(link.path.split(separator: "/").last.map(String.init) ?? "")
      default: return nil
      }
    }

    /// The URL that an expression is, where a literal says it.
    func linkText(_ expression: ExprSyntax, _ scope: Scope) -> LinkText? {
      guard case .expression(let made, _) = value(expression, scope),
        let call = made.as(FunctionCallExprSyntax.self),
        Self.name(of: call.calledExpression) == "URL",
        let text = Self.argument("string", of: made)?.as(StringLiteralExprSyntax.self)?
          .representedLiteralValue
      else { return nil }
      return LinkText(text)
    }

    /// The case of a switch over a text that is known; nil where it is not.
    func taken(in node: SwitchExprSyntax, _ scope: Scope) -> SwitchCaseSyntax? {
      guard let constant = constant(node.subject, scope) else { return nil }
      let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      if case .text(let text) = constant {
        let named = cases.first { one in
          guard case .case(let label) = one.label else { return false }
          return label.caseItems.contains { item in
            item.pattern.as(ExpressionPatternSyntax.self)?.expression
              .as(StringLiteralExprSyntax.self)?.representedLiteralValue == text
          }
        }
        if let named { return named }
      }
      return cases.first { if case .default = $0.label { true } else { false } }
    }
  }
#endif
