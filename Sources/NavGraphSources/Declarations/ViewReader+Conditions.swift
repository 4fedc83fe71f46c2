#if SourceReading
  import SwiftSyntax

  // The conditions that a view checks before it shows a button or sends something.

  extension ViewReader {
    /// Returns the conditions under which code of the view is shown or run, from the innermost outwards: those around
    /// it, and those around the only code that uses the property or function that contains it.
    func conditions(around node: Syntax) -> [Evidence.Condition] {
      places(of: node).flatMap { place in
        Self.conditions(around: place) { popups[$0.id] == nil } + partConditions(around: place)
      }
    }

    /// Returns what has to hold for a part of the app's own to have the button that runs the closure around a node:
    /// `Bar(image: isOwn ? image : nil, action: { … })`, which has its button only with the image.
    private func partConditions(around node: Syntax) -> [Evidence.Condition] {
      let calls = sequence(first: node, next: \.parent)
        .prefix { !$0.is(MemberBlockItemSyntax.self) }
        .compactMap { $0.as(FunctionCallExprSyntax.self) }
      return calls.flatMap { call -> [Evidence.Condition] in
        let choices = call.arguments.compactMap { argument in
          Choice(argument.expression).flatMap { choice in
            choice.then.isNil != choice.otherwise.isNil ? (argument.label?.text, choice) : nil
          }
        }
        let name = choices.isEmpty ? nil : call.calledName
        guard let name,
          let run = call.arguments.first(where: { $0.range.contains(node.position) })?.label?.text,
          let part = program.types.first(where: { $0.name == name && $0.isView })
        else { return [] }
        return choices.compactMap { given, choice in
          guard let given, part.runs(run, onlyWith: given) else { return nil }
          return Self.condition(of: choice, choice.otherwise.isNil)
        }
      }
    }

    /// Returns the conditions under which the button around a node is enabled: `.disabled(store.isSending)` on or
    /// around it.
    func enabling(_ node: Syntax) -> [Evidence.Condition] {
      places(of: node).flatMap(enablingInMember)
    }

    /// Returns a node, and the only code that uses the property or function that contains it, outwards.
    private func places(of node: Syntax) -> [Syntax] {
      var found = [node]
      while let user = onlyUser(around: found[found.count - 1]),
        !found.contains(where: { $0.id == user.id })
      {
        found.append(user)
      }
      return found
    }

    /// Returns the only place that names the view's property or function that contains a node.
    private func onlyUser(around node: Syntax) -> Syntax? {
      let member = sequence(first: node, next: \.parent).first {
        $0.parent?.is(MemberBlockItemSyntax.self) == true
      }
      let name =
        member?.as(FunctionDeclSyntax.self)?.name.text
        ?? member?.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
      guard let member, let name, name != "body", (view.functions[name]?.count ?? 0) <= 1,
        let uses = memberUses[name]
      else { return nil }
      let others = uses.filter { !member.range.contains($0.position) }
      return others.count == 1 ? Syntax(others[0]) : nil
    }

    /// Where the code of the view names its properties and functions.
    func findMemberUses() -> [String: [TokenSyntax]] {
      let names = Set(view.propertyOrder).union(view.functionOrder.map(\.name))
      let tokens = view.members.flatMap { $0.tokens(viewMode: .sourceAccurate) }
      return Dictionary(
        grouping: tokens.filter { names.contains($0.text) && !Self.isOfAnother($0) }, by: \.text)
    }

    /// Returns the conditions around code in the property or function that contains it: each `if`, each case of a
    /// `switch`, and each `guard` before it.
    ///
    /// - Parameter isAsked: Whether an `if`, a `switch` or a choice of two values counts.
    static func conditions(
      around node: Syntax, where isAsked: (Syntax) -> Bool = { _ in true }
    ) -> [Evidence.Condition] {
      var found: [Evidence.Condition] = []
      var current = node
      while let parent = current.parent, !current.is(MemberBlockItemSyntax.self) {
        if let check = parent.as(IfExprSyntax.self), current.id != check.conditions.id {
          found += isAsked(parent) ? condition(check.conditions, current.id == check.body.id) : []
        } else if let clause = parent.as(IfConfigClauseSyntax.self) {
          if let flag = clause.ownFlag { found += condition(flag, true) }
        } else if let code = parent.as(CodeBlockItemListSyntax.self) {
          found += code.prefix { $0.id != current.id }.reversed().flatMap(conditions(before:))
        } else if let one = parent.as(SwitchCaseSyntax.self), current.id == one.statements.id {
          let isPopup = ![parent, parent.parent?.parent].compactMap(\.self).allSatisfy(isAsked)
          found += isPopup ? [] : conditions(of: one)
        } else if let choice = parent.as(SequenceExprSyntax.self).flatMap({ Choice(ExprSyntax($0)) }
        ) {
          found += isAsked(parent) ? conditions(of: choice, around: node) : []
        }
        current = parent
      }
      return found
    }

    /// Returns the conditions that enable a button, as far as the property or function that contains its code shows
    /// them. Presented content is enabled independently.
    private func enablingInMember(_ node: Syntax) -> [Evidence.Condition] {
      var found: [Evidence.Condition] = []
      var isAction = true
      let calls = sequence(first: node, next: \.parent)
        .prefix { !$0.is(MemberBlockItemSyntax.self) }
        .compactMap { $0.as(FunctionCallExprSyntax.self) }.filter { $0.id != node.id }
      for call in calls {
        let name = call.calledName ?? ""
        let isAround = call.calledExpression.range.contains(node.position)
        if let own = program.enablers[name] {
          if own.isOfClosure != isAround, let flag = own.flag(in: call) {
            found += Self.condition(flag, own.value)
          }
        } else if isAround {
          guard let only = call.arguments.first, call.arguments.count == 1, only.label == nil else {
            continue
          }
          if name == "opacity", let choice = Choice(only.expression), let holds = choice.isVisible {
            found.append(Self.condition(of: choice, holds))
          }
          found += Self.enablers[name].map { Self.condition(only.expression, $0) } ?? []
        } else if Library.presenting.contains(name) || name == "toolbar" {
          break
        } else if isAction, !["withAnimation", "Task"].contains(name) {
          // Code inside the button's arguments; around the button, a modifier can mean something else.
          isAction = false
          found += call.arguments.flatMap { argument in
            let label = argument.label?.text ?? ""
            return Self.enablers[label].map { Self.condition(argument.expression, $0) } ?? []
          }
        }
      }
      return found
    }

    /// Modifiers and arguments that say whether a button works, and which value enables it.
    static let enablers = [
      "disabled": false, "isDisabled": false, "allowsHitTesting": true, "enabled": true,
      "isEnabled": true, "hidden": false, "isHidden": false,
    ]

    /// That an expression is true or false; nothing where it always is.
    private static func condition(_ asked: ExprSyntax, _ holds: Bool) -> [Evidence.Condition] {
      if let negated = asked.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!",
        let inner = negated.expression.as(TupleExprSyntax.self), inner.elements.count == 1,
        let only = inner.elements.first
      {
        return condition(only.expression, !holds)
      }
      // `!isValid || isSending` is false only if both are.
      let parts = asked.as(SequenceExprSyntax.self)?.elements.map(\.self) ?? []
      let signs = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      if !holds, parts.count == 2 * signs.count + 1, signs.count > 0,
        signs.allSatisfy({ $0 == "||" })
      {
        return parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }
          .reversed().flatMap { condition($0, false) }
      }
      let isConstant =
        asked.is(BooleanLiteralExprSyntax.self) || isBinding(asked)
        || asked.as(FunctionCallExprSyntax.self)?.calledName == "constant"
        || asked.is(ClosureExprSyntax.self) || asked.is(KeyPathExprSyntax.self)
      return isConstant
        ? [] : [Evidence.Condition(asked: TestedCondition.all(asked), holds: holds)]
    }

    /// That a `switch` takes a case, or none of the others.
    private static func conditions(of one: SwitchCaseSyntax) -> [Evidence.Condition] {
      guard let choice = one.parent?.parent?.as(SwitchExprSyntax.self) else { return [] }
      func condition(_ one: SwitchCaseSyntax, _ holds: Bool) -> Evidence.Condition {
        Evidence.Condition(asked: [.matches(choice.subject, one.patterns)], holds: holds)
      }
      if !one.patterns.isEmpty { return [condition(one, true)] }
      let others = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      return others.filter { !$0.patterns.isEmpty }.map { condition($0, false) }
    }

    /// Returns which value of a choice a node is in.
    private static func conditions(
      of choice: Choice, around node: Syntax
    ) -> [Evidence.Condition] {
      [(choice.then, true), (choice.otherwise, false)].compactMap { value, holds in
        value.range.contains(node.position) ? condition(of: choice, holds) : nil
      }
    }

    private static func condition(of choice: Choice, _ holds: Bool) -> Evidence.Condition {
      let only = choice.condition.count == 1 ? choice.condition.first : nil
      let inner = only?.as(TupleExprSyntax.self)?.elements
      let asked = inner?.count == 1 ? inner?.first?.expression : nil
      return Evidence.Condition(
        asked: asked.map(TestedCondition.all) ?? [.parts(choice.condition)], holds: holds)
    }

    /// What holds after a statement that leaves the code otherwise.
    private static func conditions(before statement: CodeBlockItemSyntax) -> [Evidence.Condition] {
      if let check = statement.item.as(GuardStmtSyntax.self) {
        return condition(check.conditions, true)
      }
      guard let check = statement.item.expression?.as(IfExprSyntax.self), check.elseBody == nil,
        check.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
      else { return [] }
      return condition(check.conditions, false)
    }

    /// A condition; none where it only unwraps something, such as the store of a child.
    private static func condition(
      _ list: ConditionElementListSyntax, _ holds: Bool
    ) -> [Evidence.Condition] {
      let isPlain = list.allSatisfy { element in
        switch element.condition {
        case .expression: true
        case .optionalBinding(let binding):
          binding.initializer.map { !$0.value.is(FunctionCallExprSyntax.self) } ?? false
        case .matchingPattern, .availability: false
        }
      }
      return isPlain ? [Evidence.Condition(asked: TestedCondition.all(list), holds: holds)] : []
    }
  }

  extension TypeDeclaration {
    /// Whether all code of a view that runs a closure of its is there only with another of its arguments:
    /// `if let image { Button(action: run) { image } }`, `Button(action: run) { image?.resizable() }`.
    fileprivate func runs(_ closure: String, onlyWith name: String) -> Bool {
      let uses = members.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter {
        $0.text == closure && $0.parent?.is(DeclReferenceExprSyntax.self) == true
      }
      return !uses.isEmpty
        && uses.allSatisfy { use in
          sequence(first: Syntax(use), next: \.parent).contains { one in
            if let check = one.as(IfExprSyntax.self) {
              return check.body.range.contains(use.position)
                && ActionReader.asks(check.conditions, for: name)
            }
            let label = one.as(FunctionCallExprSyntax.self)?.trailingClosure?.statements
            return label?.count == 1
              && label?.tokens(viewMode: .sourceAccurate).prefix(2).map(\.text) == [name, "?"]
          }
        }
    }
  }

  extension IfExprSyntax {
    /// The choices that its branches consist of.
    var directChoices: [IfExprSyntax] {
      func only(_ block: CodeBlockSyntax) -> IfExprSyntax? {
        block.statements.count == 1
          ? block.statements.first?.item.expression?.as(IfExprSyntax.self) : nil
      }
      let otherwise: IfExprSyntax? =
        switch elseBody {
        case .ifExpr(let next)?: next
        case .codeBlock(let block)?: only(block)
        case nil: nil
        }
      return [only(body), otherwise].compactMap(\.self)
    }
  }

  extension SyntaxProtocol {
    /// Whether the view's member that contains it shows nothing beside it but what may be in front of it at times.
    var isWhole: Bool {
      sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(MemberBlockItemSyntax.self) }
        .compactMap { $0.as(CodeBlockItemListSyntax.self) }
        .allSatisfy { code in
          let around = code.parent?.parent?.as(FunctionCallExprSyntax.self)
          let isLayered = around?.calledExpression.ownName == "ZStack"
          let shown = code.filter { !$0.item.is(DeclSyntax.self) }
          return shown.first?.range.contains(position) == true
            && shown.dropFirst().allSatisfy { one in
              isLayered
                && one.item.expression?.as(IfExprSyntax.self).map { $0.elseBody == nil } == true
            }
        }
    }
  }

  extension ConditionElementSyntax {
    /// Whether it can only ask for a `Bool`: `session.isKnown`, `!session.isKnown`.
    var asksFlag: Bool {
      guard case .expression(let asked) = condition else { return false }
      return !asked.is(SequenceExprSyntax.self)
    }

    /// The value that it asks for, and whether that is to be true, or there: `!store.isLoggedIn`,
    /// `store.user == nil`, `let user = store.user`; nil for a condition of another form.
    var testedValue: (value: ExprSyntax, isPresent: Bool)? {
      switch condition {
      case .optionalBinding(let binding): return binding.initializer.map { ($0.value, true) }
      case .expression(let asked):
        if let negated = asked.as(PrefixOperatorExprSyntax.self) {
          return negated.operator.text == "!" ? (negated.expression, false) : nil
        }
        guard let parts = asked.as(SequenceExprSyntax.self)?.elements.map(\.self) else {
          return (asked, true)
        }
        guard parts.count == 3, parts[2].isNil || ["true", "false"].contains(parts[2].sourceText),
          let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
          ["==", "!="].contains(sign)
        else { return nil }
        return (parts[0], (sign == "==") == (parts[2].sourceText == "true"))
      default: return nil
      }
    }
  }
#endif
