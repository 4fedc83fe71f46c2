#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// The values of an action's payload for which a condition holds, and those for which it does not.
    struct ComparedValues {
      var yes: [ActionPath]
      var no: [ActionPath]
      /// What is asked, in words.
      var asked = ""
      /// The other conditions.
      var more: [ConditionElementSyntax] = []
    }

    /// What the first condition that asks for a payload asks of it.
    func comparedValues(_ list: [ConditionElementSyntax], _ scope: Scope) -> ComparedValues? {
      for (index, element) in list.enumerated() {
        guard case .expression(let expression) = element.condition,
          var found = comparedValues(expression, scope)
        else { continue }
        found.asked = text(expression)
        found.more = list
        found.more.remove(at: index)
        return found
      }
      return nil
    }

    /// `source == .saved`, `source != .saved`, `source == .saved || source == .recent`, `isShown`, `!isShown`.
    func comparedValues(_ expression: ExprSyntax, _ scope: Scope) -> ComparedValues? {
      if let found = comparedBool(expression, scope) { return found }
      guard let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count % 4 == 3
      else { return nil }
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
      guard let payload, payload.declaration.cases.count <= Self.mostValues else { return nil }
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
    func comparedActions(_ list: [ConditionElementSyntax], _ scope: Scope) -> ComparedActions? {
      for (index, element) in list.enumerated() {
        let asked =
          switch element.condition {
          case .matchingPattern(let match): matchedAction(match, scope)
          case .expression(let expression): comparedActions(expression, scope)
          default: ComparedActions?.none
          }
        guard var asked else { continue }
        asked.more = list
        asked.more.remove(at: index)
        return asked
      }
      return nil
    }

    /// `action == .startTapped || action == .closeTapped`
    private func comparedActions(_ expression: ExprSyntax, _ scope: Scope) -> ComparedActions? {
      guard let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count % 4 == 3
      else { return nil }
      var found: [AskedAction] = []
      var subject: ActionPath?
      for index in stride(from: 0, to: parts.count, by: 4) {
        guard Self.sign(parts[index + 1]) == "==",
          index == 0 || Self.sign(parts[index - 1]) == "||",
          let path = actions(parts[index], scope),
          subject.map({ $0.steps == path.steps }) ?? true
        else { return nil }
        subject = path
        var inner = scope
        let pattern = CasePattern(parts[index + 2], isBinding: false)
        let named = follow(pattern, path, &inner)
        guard named.steps.count > path.steps.count else { return nil }
        inner = scope
        inner.hear(named.steps)
        inner.values.append(text(expression))
        found.append(
          AskedAction(
            path: named, isWhole: pattern.isWhole, words: text(expression), scope: inner))
      }
      return subject.map { ComparedActions(asked: found, subject: $0) }
    }

    private func matchedAction(
      _ match: MatchingPatternConditionSyntax, _ scope: Scope
    ) -> ComparedActions? {
      guard !scope.isFollowingLink, let path = actions(match.initializer.value, scope) else {
        return nil
      }
      var inner = scope
      let named = follow(CasePattern(match.pattern), path, &inner)
      guard named.steps.count > path.steps.count else { return nil }
      inner.hear(named.steps)
      let asked = AskedAction(
        path: named, isWhole: CasePattern.isWhole(match.pattern), words: text(match), scope: inner)
      return ComparedActions(asked: [asked], subject: path)
    }

    /// The actions that an expression is one of, where all are known.
    private func actions(_ expression: ExprSyntax, _ scope: Scope) -> ActionPath? {
      guard case .action(let path) = value(expression, scope),
        path.type.declaration?.kind == .enumeration, isAction(path.type, after: path.steps)
      else { return nil }
      return path
    }

    /// `isShown`, `!isShown`, `isShown == false`: of a case that carries one `Bool`.
    private func comparedBool(_ expression: ExprSyntax, _ scope: Scope) -> ComparedValues? {
      var (asked, isTrue) = (expression, true)
      if let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count == 3, let sign = Self.sign(parts[1]), ["==", "!="].contains(sign),
        let literal = parts[2].as(BooleanLiteralExprSyntax.self)
      {
        (asked, isTrue) = (parts[0], (sign == "==") == (literal.literal.text == "true"))
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

    /// The types of what the last case of an action's path carries.
    private func payloads(of path: ActionPath, _ scope: Scope) -> [SwiftType] {
      var types = [SwiftType.declared(scope.feature.action)]
      for step in path.steps {
        let carried = types.lazy.compactMap { self.program.payloads(of: step.name, in: $0) }.first
        types = carried?.map(\.type) ?? []
      }
      return types
    }

    /// Reads what is done for the values for which a condition holds, and what is done for the others, as two actions.
    func emit(
      _ values: ComparedValues, _ asked: String, _ scope: Scope,
      then: (Scope) -> [Step], otherwise: (Scope) -> [Step]
    ) {
      let cases =
        values.yes.map { scope.hearing($0, if: asked) }.map { ($0, then($0)) }
        + values.no.map { scope.hearing($0, if: "not (\(asked))") }.map { ($0, otherwise($0)) }
      // Where one of two values does nothing, that is known of it.
      let isPair = cases.count == 2 && cases.contains { !$0.1.isEmpty }
      for (scope, steps) in cases { emit(steps, scope, orNothing: isPair) }
    }

    /// The value of a payload that the branch around has decided on.
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

    /// The values of enums with more cases are not told apart.
    private static let mostValues = 32

    private static func sign(_ expression: ExprSyntax) -> String? {
      expression.as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    /// `.saved` and `Source.saved`: a case without a payload.
    private static func valueName(_ expression: ExprSyntax) -> String? {
      expression.as(MemberAccessExprSyntax.self).map { unquoted($0.declName.baseName.text) }
    }
  }

  extension Scope {
    /// The same for what is heard more precisely.
    func hearing(_ path: ActionPath, if words: String) -> Scope {
      var scope = self
      scope.path = path.steps
      scope.values.append(words)
      return scope
    }
  }
#endif
