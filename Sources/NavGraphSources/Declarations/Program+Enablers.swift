#if SourceReading
  import SwiftSyntax

  /// What a modifier of the app's own does with a flag that it is given.
  struct Enabler {
    /// The position of the flag among the parameters, and its label.
    var position: Int
    var label: String?
    /// The value with which buttons work.
    var value: Bool
    /// Whether these are the buttons in a closure that it is given, and not those that it is put on.
    var isOfClosure: Bool

    /// The flag in a call.
    func flag(in call: FunctionCallExprSyntax) -> ExprSyntax? {
      let arguments = Array(call.arguments)
      return arguments.indices.contains(position) && arguments[position].label?.text == label
        ? arguments[position].expression : nil
    }
  }

  extension Program {
    /// What a modifier of the app's own does with a flag: `func hidden(if isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1) }`,
    /// `func apply(if isOn: Bool, to change: (Self) -> some View) -> some View { if isOn { change(self) } else { self } }`.
    func findEnablers() -> [String: Enabler] {
      (outside["View"]?.functions ?? [:]).compactMapValues { $0.count == 1 ? enabler($0[0]) : nil }
    }

    private func enabler(_ modifier: FunctionDeclaration) -> Enabler? {
      guard let statements = modifier.node.body?.statements else { return nil }
      let parameters = modifier.parameters
      let closures = parameters.filter {
        $0.type.sourceText.contains("->") && !$0.type.sourceText.hasSuffix("Bool")
      }.map(\.name)
      for (position, flag) in parameters.enumerated() where flag.type.sourceText.hasSuffix("Bool") {
        let code = ModifierCode(flag: flag.name, content: "self", closures: closures)
        guard let (value, isOfClosure) = enabling(in: statements, code) else { continue }
        return Enabler(
          position: position, label: flag.label, value: value, isOfClosure: isOfClosure)
      }
      return nil
    }

    /// Returns the value of a flag with which a modifier's code leaves buttons usable; nil where it does not matter, or cannot be
    /// read.
    private func enabling(
      in statements: CodeBlockItemListSyntax, _ code: ModifierCode
    ) -> (value: Bool, isOfClosure: Bool)? {
      guard statements.count == 1, let expression = statements.onlyReturned else { return nil }
      if let check = expression.as(IfExprSyntax.self) { return code.enabling(by: check) }
      var chain = expression.as(FunctionCallExprSyntax.self)
      while let call = chain {
        if let value = code.enabling(by: call) { return (value, false) }
        if call.calledName == "modifier",
          let made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
          let given = made.arguments.first(where: { code.value($0.expression) != nil }),
          let isSame = code.value(given.expression), let label = given.label?.text,
          let body = types.first(where: { $0.name == made.calledName && $0.isView })?
            .functions["body"]?.first?.node,
          let content = body.signature.parameterClause.parameters.first?.name,
          let statements = body.body?.statements
        {
          let inner = ModifierCode(flag: label, content: content, closures: [])
          return enabling(in: statements, inner).map { ($0.value == isSame, $0.isOfClosure) }
        }
        chain =
          call.calledExpression.as(MemberAccessExprSyntax.self)?.base?
          .as(FunctionCallExprSyntax.self)
      }
      return nil
    }
  }

  /// The code of a modifier with a flag.
  private struct ModifierCode {
    var flag: String
    /// What the modifier is put on: `self`, `content`.
    var content: String
    /// The closures that the modifier is given.
    var closures: [String]

    /// The value of the flag with which an expression is true: `isOn`, `!isOn`, `isOn()`.
    func value(_ expression: ExprSyntax) -> Bool? {
      if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
        return value(negated.expression).map(!)
      }
      let call = expression.as(FunctionCallExprSyntax.self)
      let words =
        (call.map { $0.arguments.isEmpty ? $0.calledExpression : expression } ?? expression)
        .sourceText
      return words == flag || words == "self." + flag ? true : nil
    }

    /// The value with which a modifier of SwiftUI leaves buttons usable.
    func enabling(by call: FunctionCallExprSyntax) -> Bool? {
      guard let only = call.arguments.first, call.arguments.count == 1, only.label == nil else {
        return nil
      }
      if call.calledName == "opacity" {
        guard let choice = Choice(only.expression), choice.condition.count == 1,
          let isShown = choice.isVisible
        else { return nil }
        return value(choice.condition[0]).map { $0 == isShown }
      }
      return ViewReader.enablers[call.calledName ?? ""].flatMap { enabled in
        value(only.expression).map { $0 == enabled }
      }
    }

    /// The value with which an `if` shows what it is put on, or calls a closure with that.
    func enabling(by check: IfExprSyntax) -> (value: Bool, isOfClosure: Bool)? {
      guard check.conditions.count == 1,
        case .expression(let asked)? = check.conditions.first?.condition,
        let isThen = value(asked)
      else { return nil }
      var branches: [CodeBlockSyntax?] = [check.body]
      switch check.elseBody {
      case .codeBlock(let otherwise)?: branches.append(otherwise)
      case .ifExpr?: return nil
      case nil: branches.append(nil)
      }
      let calls = branches.map { $0.map { CallFinder.calls(in: Syntax($0)) } ?? [] }
      let isCalled = calls.map { $0.contains { closures.contains($0.calledName ?? "") } }
      if closures.count == 1, isCalled[0] != isCalled[1] {
        return (isThen == isCalled[0], true)
      }
      let isUsable = zip(branches, calls).map { branch, calls in
        branch.map { isShown(in: $0, calls) } ?? false
      }
      return isUsable[0] == isUsable[1] ? nil : (isThen == isUsable[0], false)
    }

    /// Whether code shows what the modifier is put on, also by a modifier without `self`.
    private func isShown(in code: CodeBlockSyntax, _ calls: [FunctionCallExprSyntax]) -> Bool {
      !calls.contains { $0.calledName == "hidden" }
        && (code.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == content }
          || calls.contains { Walker.name(of: $0.calledExpression)?.first?.isLowercase == true })
    }
  }

  extension Choice {
    /// Of `isShown ? 1 : 0`, whether a view can be seen where the condition holds; nil where that makes no difference.
    var isVisible: Bool? {
      let isZero = [then, otherwise].map { Double($0.sourceText) == 0 }
      return isZero[0] == isZero[1] ? nil : isZero[1]
    }
  }
#endif
