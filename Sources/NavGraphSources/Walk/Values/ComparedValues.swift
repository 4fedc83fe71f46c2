#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// The values of an action's payload for which a condition holds, and those for which it does not.
    struct ComparedValues {
      var yes: [ActionPath]
      var no: [ActionPath]
      /// The condition, in words.
      var asked = ""
      /// The other conditions.
      var more: [TestedCondition] = []
    }

    /// Returns the first condition on a payload.
    func comparedValues(_ list: [TestedCondition], _ scope: Scope) -> ComparedValues? {
      for (index, condition) in list.enumerated() {
        guard case .parts(let parts) = condition, var found = comparedValues(parts, scope)
        else { continue }
        found.asked = parts.map { text($0) }.joined(separator: " ")
        found.more = list
        found.more.remove(at: index)
        return found
      }
      return nil
    }

    /// `source == .saved`, `source != .saved`, `source == .saved || source == .recent`, `isShown`, `!isShown`.
    func comparedValues(_ parts: [ExprSyntax], _ scope: Scope) -> ComparedValues? {
      if let found = comparedBool(parts, scope) { return found }
      guard parts.count % 4 == 3 else { return nil }
      var names: Set<String> = []
      var payload: (path: ActionPath, declaration: TypeDeclaration)?
      var isEqual = true
      for index in stride(from: 0, to: parts.count, by: 4) {
        guard let sign = Self.sign(parts[index + 1]), sign == "==" || sign == "!=" && names.isEmpty,
          index == 0 || isEqual && Self.sign(parts[index - 1]) == "||",
          case .action(let path) = value(parts[index], scope),
          let declaration = path.type.declaration, declaration.kind == .enumeration,
          payload.map({ $0.path.steps == path.steps }) ?? true,
          let name = Self.valueName(parts[index + 2]), declaration.declaredCase(name) != nil,
          !isAction(path.type, after: path.steps)
        else { return nil }
        isEqual = sign == "=="
        payload = (path, declaration)
        names.insert(name)
      }
      guard let payload, payload.declaration.cases.count <= Self.maxValues else { return nil }
      func path(_ name: String) -> ActionPath {
        ActionPath(
          steps: payload.path.steps + [ActionStep(name: name, isPayload: true)], type: .unknown)
      }
      let all =
        knownValue(of: payload.path, scope).map { [$0] }
        ?? payload.declaration.cases.map(\.name)
      let named = all.filter(names.contains).map(path)
      let others = all.filter { !names.contains($0) }.map(path)
      return isEqual
        ? ComparedValues(yes: named, no: others) : ComparedValues(yes: others, no: named)
    }

    /// The actions that the first condition asks for which asks for any.
    func comparedActions(_ list: [TestedCondition], _ scope: Scope) -> ComparedActions? {
      for (index, condition) in list.enumerated() {
        var found: ComparedActions?
        switch condition {
        case .parts(let parts): found = comparedActions(parts, scope)
        case .matches: return nil
        case .other(let element):
          if case .matchingPattern(let match) = element.condition {
            found = matchedAction(match, scope)
          }
        }
        guard var found else { continue }
        found.more = list
        found.more.remove(at: index)
        return found
      }
      return nil
    }

    /// `action == .startTapped || action == .closeTapped`, `action != .closeTapped`, `action.is(\.startTapped)`.
    func comparedActions(_ parts: [ExprSyntax], _ scope: Scope) -> ComparedActions? {
      if parts.count == 1, let found = caseAsked(by: parts[0], scope) { return found }
      guard parts.count % 4 == 3 else { return nil }
      var found = ComparedActions(asked: [], isNegated: Self.sign(parts[1]) == "!=")
      for index in stride(from: 0, to: parts.count, by: 4) {
        guard Self.sign(parts[index + 1]) == (found.isNegated ? "!=" : "=="),
          index == 0 || !found.isNegated && Self.sign(parts[index - 1]) == "||",
          case .action(let path) = value(parts[index], scope),
          path.type.declaration?.kind == .enumeration, isAction(path.type, after: path.steps)
        else { return nil }
        var inner = scope
        let pattern = CasePattern(parts[index + 2])
        let named = follow(pattern, path, &inner)
        guard named.steps.count > path.steps.count else { return nil }
        found.asked.append(
          TestedAction(path: named, isWhole: pattern.isWhole, words: "", scope: scope))
      }
      let words = parts.map { text($0) }.joined(separator: " ")
      for index in found.asked.indices { found.asked[index].words = words }
      return found
    }

    /// `action.is(\.delegate.finished)`, `!action.is(\.closeTapped)`
    private func caseAsked(by expression: ExprSyntax, _ scope: Scope) -> ComparedActions? {
      if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
        return caseAsked(by: negated.expression, scope).map {
          ComparedActions(asked: $0.asked, isNegated: !$0.isNegated)
        }
      }
      guard let call = expression.as(FunctionCallExprSyntax.self), call.calledName == "is",
        let subject = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        case .action(let path) = value(subject, scope), call.arguments.count == 1,
        let names = call.arguments.first?.expression.as(KeyPathExprSyntax.self)?.components.map({
          $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text ?? ""
        }), !names.isEmpty, !names.contains("")
      else { return nil }
      let pattern = names.reversed().reduce(CasePattern.anything) { inner, name in
        if case .anything = inner { return .enumCase(unquoted(name), []) }
        return .enumCase(unquoted(name), [(nil, inner)])
      }
      var inner = scope
      let named = follow(pattern, path, &inner)
      guard named.steps.count == path.steps.count + names.count else { return nil }
      return ComparedActions(
        asked: [TestedAction(path: named, isWhole: true, words: text(expression), scope: scope)])
    }

    /// `case .delegate(let inner) = action`
    private func matchedAction(
      _ match: MatchingPatternConditionSyntax, _ scope: Scope
    ) -> ComparedActions? {
      guard case .action(let path) = value(match.initializer.value, scope) else { return nil }
      var inner = scope
      let named = follow(CasePattern(match.pattern), path, &inner)
      guard named.steps.count > path.steps.count else { return nil }
      let asked = TestedAction(
        path: named, isWhole: CasePattern.isWhole(match.pattern), words: "", scope: inner)
      return ComparedActions(asked: [asked])
    }

    /// `isShown`, `!isShown`, `isShown == false`: of a case that carries one `Bool`.
    private func comparedBool(_ parts: [ExprSyntax], _ scope: Scope) -> ComparedValues? {
      guard var asked = parts.first, parts.count == 1 || parts.count == 3 else { return nil }
      var isTrue = true
      if parts.count == 3 {
        guard let sign = Self.sign(parts[1]), ["==", "!="].contains(sign),
          let literal = parts[2].as(BooleanLiteralExprSyntax.self)
        else { return nil }
        isTrue = (sign == "==") == (literal.literal.text == "true")
      }
      while let negated = asked.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
        (asked, isTrue) = (negated.expression, !isTrue)
      }
      guard case .action(let path) = value(asked, scope), path.type.isBool,
        payloads(of: path, scope).count(where: \.isBool) == 1
      else { return nil }
      let all = knownValue(of: path, scope).map { [$0] } ?? ["true", "false"]
      func paths(_ word: Bool) -> [ActionPath] {
        all.filter { $0 == (word ? "true" : "false") }.map {
          ActionPath(steps: path.steps + [ActionStep(name: $0, isPayload: true)], type: .unknown)
        }
      }
      return ComparedValues(yes: paths(isTrue), no: paths(!isTrue))
    }

    /// Returns the types of the values that the last case of an action's path carries.
    private func payloads(of path: ActionPath, _ scope: Scope) -> [SwiftType] {
      var types = [SwiftType.declared(scope.feature.action)]
      for step in path.steps {
        let carried = types.lazy.compactMap { self.program.payloads(of: step.name, in: $0) }.first
        types = carried?.map(\.type) ?? []
      }
      return types
    }

    /// Returns the value of a payload that the enclosing branch has decided on.
    func knownValue(of path: ActionPath, _ scope: Scope) -> String? {
      guard scope.path.count > path.steps.count, scope.path.starts(with: path.steps) else {
        return nil
      }
      let step = scope.path[path.steps.count]
      let isValue =
        path.type.isBool
        ? ["true", "false"].contains(step.name)
        : path.type.declaration?.declaredCase(step.name) != nil
      return step.isPayload && isValue ? step.name : nil
    }

    /// The maximal number of cases of an enum whose values are distinguished.
    private static let maxValues = 32

    private static func sign(_ expression: ExprSyntax) -> String? {
      expression.as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    /// `.saved` and `Source.saved`: a case without a payload.
    private static func valueName(_ expression: ExprSyntax) -> String? {
      expression.as(MemberAccessExprSyntax.self).map { unquoted($0.declName.baseName.text) }
    }
  }
#endif
