#if SourceReading
  import SwiftSyntax

  // How views show that they wait.
  extension UnhandledFailures {
    /// Whether a view of the feature asks for a flag, and none can change it by a binding.
    func isShown(_ flag: String) -> Bool {
      let names = feature.names(of: flag)
      let tokens = views.flatMap { $0.node.tokens(viewMode: .sourceAccurate) }
        .filter { names.contains($0.text) }
      return !tokens.isEmpty && !tokens.contains(where: \.isBound)
    }

    /// Whether views turn off what sends an action while a flag is set.
    func isDisabled(_ start: Start, by flag: String) -> Bool {
      let names = feature.names(of: flag)
      return start.sends.contains { sent in
        sequence(first: Syntax(sent.expression), next: \.parent).contains { node in
          node.as(FunctionCallExprSyntax.self).map {
            Library.disabling.contains($0.calledName ?? "") && $0.arguments.mentions(names)
          } ?? false
        }
      }
    }

    /// Whether the user can tap again what sends an action while a flag is set: views ask for the flag to show something
    /// else beside it, and do nothing more with it.
    func canBeRepeated(_ start: Start, waitingFor flag: String) -> Bool {
      guard start.isSentByUser else { return false }
      let names = feature.names(of: flag)
      let sends = start.sends.map { Syntax($0.expression) }
      return views.flatMap { $0.node.tokens(viewMode: .sourceAccurate) }
        .filter { names.contains($0.text) }.allSatisfy { token in
          let check = sequence(first: Syntax(token), next: \.parent).first {
            $0.is(IfExprSyntax.self)
          }
          return token.isAsked
            && check.map { check in !sends.contains { $0.isInside(check) } } ?? false
        }
    }
  }

  extension Feature {
    /// The properties of its state that its reducer can set to true.
    var flags: Set<String> {
      let code =
        bodies.map { Syntax($0.statements) }
        + (owner?.functionOrder ?? []).compactMap { $0.node.body.map { Syntax($0) } }
      let properties = state.declaration?.properties ?? [:]
      return code.flatMap { $0.tokens(viewMode: .sourceAccurate) }.reduce(into: []) {
        found, token in
        let before = token.previousToken(viewMode: .sourceAccurate)
        let isSet = before?.text == "=" || token.text == "toggle" && before?.text == "."
        guard isSet, let name = before?.previousToken(viewMode: .sourceAccurate)?.text else {
          return
        }
        let property = properties[name]
        let isFlag =
          property?.type?.sourceText == "Bool"
          || property?.initial?.is(BooleanLiteralExprSyntax.self) == true
        if isFlag || property == nil && ["true", "toggle"].contains(token.text) {
          found.insert(name)
        }
      }
    }

    /// The names with which views ask for a flag: its own, and those of properties of the state that depend on it.
    func names(of flag: String) -> Set<String> {
      guard let name = flag.split(separator: ".").last.map(String.init) else { return [] }
      let computed = (state.declaration?.properties.values).map { properties in
        properties.filter { $0.getter.map { $0.mentions([name]) } ?? false }.map(\.name)
      }
      return Set([name] + (computed ?? []))
    }
  }

  extension TokenSyntax {
    /// Whether code that shows one thing or another asks for it.
    var isAsked: Bool {
      sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
        .contains { node in
          node.is(ConditionElementSyntax.self)
            || node.parent?.as(SwitchExprSyntax.self)?.subject.id == node.id
            || node.as(ExprListSyntax.self)?.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
              ?? false
        }
    }

    /// Whether a view of the app's own, or code that hears of changes, is given it.
    func isGiven(to views: Set<String>) -> Bool {
      sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
        .contains { node in
          guard let argument = node.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
          else { return false }
          return call.calledName == "onChange" || views.contains(call.calledName ?? "")
        }
    }

    /// Whether it is the property of a binding: `$store.isLoading`, `binding(get: \.isLoading)`.
    fileprivate var isBound: Bool {
      sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
        .contains { node in
          if node.is(KeyPathExprSyntax.self) {
            return node.parent?.as(LabeledExprSyntax.self)?.label?.text == "get"
          }
          return node.is(MemberAccessExprSyntax.self)
            && node.firstToken(viewMode: .sourceAccurate)?.text.hasPrefix("$") ?? false
        }
    }
  }

  extension Syntax {
    fileprivate func isInside(_ other: Syntax) -> Bool {
      sequence(first: self, next: \.parent).contains { $0.id == other.id }
    }
  }
#endif
