#if SourceReading
  import SwiftSyntax

  // Actions in a group of their own, with which a feature reports to enclosing features: `.delegate(.done)`.
  //
  // A report can be for information, so that no code has to handle it. A handler counts as missing only where a tap
  // does nothing but send the report.

  extension UnhandledActions {
    /// The reports of a feature that a tap sends, and does nothing else, and that no code handles where the feature is the
    /// child of another.
    func reports(of feature: Feature, in parent: Feature) -> [Found] {
      guard let owner = ownerToCheck(feature) else { return [] }
      return feature.action.cases.flatMap { group -> [Found] in
        guard let type = actions(groupedBy: group, of: feature) else { return [] }
        let site = Site(
          feature: feature, host: nil, around: [parent] + ancestors(of: parent), actions: type,
          parent: parent)
        guard isPlain(site) else { return [] }
        return type.cases.compactMap { one in
          guard isReport(one, in: type), !handles(one.name, site) else { return nil }
          let path = [group.name, one.name]
          let isCertain = isKnownElsewhere(one.name, site)
          return idleTap(sending: path, to: feature, owner, in: parent, isCertain: isCertain).map {
            Found(
              feature: feature, host: nil, action: path.joined(separator: "."), place: $0,
              handlers: handlers(of: one.name, in: type, around: feature))
          }
        }
      }
    }

    /// The type of the actions in a group: `Delegate` of `case delegate(Delegate)`.
    private func actions(
      groupedBy group: CaseDeclaration, of feature: Feature
    ) -> TypeDeclaration? {
      guard Library.actionGroups.contains(group.name), group.payloads.count == 1 else { return nil }
      let type = program.resolve(group.payloads[0], of: group, in: feature.action).declaration
      return type.flatMap {
        $0.kind == .enumeration && features.feature(ofAction: .declared($0)) == nil ? $0 : nil
      }
    }

    /// Whether an action carries no other action, and no code makes it but to send it.
    private func isReport(_ one: CaseDeclaration, in type: TypeDeclaration) -> Bool {
      !Library.cases.contains(one.name) && !uses.actions.mentioned.contains(one.name)
        && one.payloads.allSatisfy {
          switch program.resolve($0, of: one, in: type).unwrapped {
          case .declared(let type): features.feature(ofAction: .declared(type)) == nil
          case .other, .closure, .array: true
          default: false
          }
        }
    }

    // MARK: Taps

    /// Returns where a tap that does nothing else sends an action.
    ///
    /// - Parameters:
    ///   - path: The cases of the action, from the outermost inwards.
    ///   - isCertain: Whether the tap must do so in every state.
    private func idleTap(
      sending path: [String], to feature: Feature, _ owner: TypeDeclaration, in parent: Feature,
      isCertain: Bool, depth: Int = 0
    ) -> SourcePlace? {
      let inView = viewSends(path, to: feature).filter {
        $0.isIdleTap(in: program) && isShown($0.view, in: parent)
      }
      let changed = isCertain ? changedProperties(of: feature) : []
      if let first = inView.first, !isCertain || inView.areCertain(unless: changed) {
        return first.place
      }
      guard depth < Self.maxDepth else { return nil }
      let sends = uses.actions.sent[ObjectIdentifier(owner)]?[path[0]] ?? []
      return sends.first { node in
        guard let sent = node.arguments.first?.expression,
          CasePattern(sent).names.starts(with: path),
          let one = node.onlyReaction(isCertain: isCertain, unless: changed)
        else { return false }
        return one.patterns.contains { pattern in
          isIdleTap(
            CasePattern(pattern).names, of: feature, owner, in: parent, isCertain, depth: depth + 1)
        }
      }.map { program.place(of: $0) }
    }

    /// Whether a tap does nothing but send an action that a case of a feature's code names.
    private func isIdleTap(
      _ names: [String], of feature: Feature, _ owner: TypeDeclaration, in parent: Feature,
      _ isCertain: Bool, depth: Int
    ) -> Bool {
      guard let path = path(names, of: feature) else { return false }
      let subject = ActionUses.Subject(root: .declared(feature.action), path: path)
      guard let types = types(along: subject, dropping: 1) else { return false }
      for (index, passed) in types.enumerated().dropFirst().reversed() {
        for type in passed {
          guard let child = features.feature(ofAction: type.carriedAction), !isElement(child),
            let owner = child.owner, index < path.count
          else { continue }
          return idleTap(
            sending: Array(path[index...]), to: child, owner, in: parent, isCertain: isCertain,
            depth: depth) != nil
        }
      }
      return idleTap(
        sending: path, to: feature, owner, in: parent, isCertain: isCertain, depth: depth) != nil
    }

    /// Whether a view can be shown where a feature's children are: not if only views of other features make it.
    private func isShown(_ view: String?, in parent: Feature) -> Bool {
      guard let view, let around = evidence.views[ObjectIdentifier(parent.action)] else {
        return true
      }
      var (seen, open): (Set<String>, [String]) = ([view], [view])
      while let one = open.popLast() {
        let sites = evidence.sites[one] ?? []
        if around.contains(one) || one == view && sites.isEmpty { return true }
        open += sites.map(\.maker.name).filter { seen.insert($0).inserted }
      }
      return false
    }

    /// The cases from a feature's own action on, where code names some of a group: `switch viewAction { case .closeTapped: … }`.
    private func path(_ names: [String], of feature: Feature) -> [String]? {
      guard let first = names.first else { return nil }
      if feature.action.declaredCase(first) != nil { return names }
      let groups = feature.action.cases.filter { group in
        actions(groupedBy: group, of: feature)?.declaredCase(first) != nil
      }
      return groups.count == 1 ? [groups[0].name] + names : nil
    }

    /// Where views send an action, also by a `send` that takes those of a group.
    func viewSends(_ path: [String], to feature: Feature) -> [Evidence.Sent] {
      let whole = evidence.sends(path[0], of: feature.action).filter {
        CasePattern($0.expression).names.starts(with: path)
      }
      guard path.count == 2, path[0] == "view", feature.action.declaredCase(path[1]) == nil else {
        return whole
      }
      return whole
        + evidence.sends(path[1], of: feature.action).filter {
          CasePattern($0.expression).names.first == path[1]
        }
    }
  }

  extension SyntaxProtocol {
    func mentions(_ names: Set<String>) -> Bool {
      tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
  }

  extension Evidence.Sent {
    /// Whether it is all that the tap of a button does.
    func isIdleTap(in program: Program) -> Bool {
      guard trigger == .tap, !isWrittenByBinding, !isInAlert, presenters.isEmpty,
        let call = expression.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.calledName == "send", let item = call.parent?.as(CodeBlockItemSyntax.self),
        let code = item.parent?.as(CodeBlockItemListSyntax.self), code.count == 1,
        let closure = code.parent?.as(ClosureExprSyntax.self)
      else { return false }
      let argument = closure.parent?.as(LabeledExprSyntax.self)
      guard
        let button = (argument?.parent?.parent ?? closure.parent)?.as(FunctionCallExprSyntax.self)
      else { return false }
      // A button that is there to do nothing.
      if Walker.argument("role", of: ExprSyntax(button))?.sourceText == ".cancel" { return false }
      return Library.tapped.contains(button.calledName ?? "")
        || program.isButton(button, running: argument?.label?.text)
    }
  }

  extension [Evidence.Sent] {
    /// Whether one of them is there in any case: without a condition, or one for each case of a `switch`.
    ///
    /// - Parameter changed: Properties that the user can change first: a condition on them is no obstacle.
    func areCertain(unless changed: Set<String>) -> Bool {
      let shown = filter { !$0.isConditional }
      let isOpen = shown.contains { sent in
        sent.conditions.allSatisfy { condition in
          condition.asked.contains { asked in
            guard case .parts(let parts) = asked else { return false }
            return parts.contains { $0.mentions(changed) }
          }
        }
      }
      if isOpen { return true }
      let taken = shown.compactMap {
        sent -> (choice: SwitchExprSyntax, patterns: [PatternSyntax])? in
        guard sent.conditions.count == 1, sent.conditions[0].holds,
          case .matches(let subject, let patterns)? = sent.conditions[0].asked.first,
          let choice = subject.parent?.as(SwitchExprSyntax.self)
        else { return nil }
        return (choice, patterns)
      }
      guard let choice = taken.first?.choice else { return false }
      let named = Set(taken.filter { $0.choice.id == choice.id }.flatMap(\.patterns).map(\.id))
      return choice.cases.allSatisfy { one in
        guard let patterns = one.as(SwitchCaseSyntax.self)?.patterns, let first = patterns.first
        else { return false }
        return named.contains(first.id)
      }
    }
  }

  extension FunctionCallExprSyntax {
    /// Returns the case of a reducer's `switch` whose only effect it is.
    ///
    /// - Parameter isCertain: Whether that must be so in every state; otherwise, in a branch of that case.
    /// - Parameter changed: Properties that the user can change first: a check of them is no obstacle.
    fileprivate func onlyReaction(
      isCertain: Bool, unless changed: Set<String>
    ) -> SwitchCaseSyntax? {
      var found: SwitchCaseSyntax?
      var current = Syntax(self)
      while let parent = current.parent {
        switch parent.kind {
        case .switchCase:
          if found != nil, isCertain { return nil }
          found = parent.as(SwitchCaseSyntax.self)
        case .codeBlockItemList:
          let others = parent.cast(CodeBlockItemListSyntax.self).filter { $0.id != current.id }
          guard
            others.allSatisfy({ $0.item.doesNothing(unlessCertain: isCertain, unless: changed) })
          else { return nil }
        case .guardStmt, .ifExpr:
          if isCertain { return nil }
        case .closureExpr:
          guard let call = parent.parent?.as(FunctionCallExprSyntax.self) else { return nil }
          if call.calledName == "Reduce" { return found }
          guard call.calledName == "run", found == nil else { return nil }
        case .functionDecl: return found
        case .functionCallExpr:
          guard current.is(ClosureExprSyntax.self) else { return nil }
        case .codeBlock, .codeBlockItem, .returnStmt, .awaitExpr, .tryExpr, .expressionStmt,
          .switchCaseList, .switchExpr:
          break
        default: return nil
        }
        current = parent
      }
      return nil
    }
  }

  extension CodeBlockItemSyntax.Item {
    /// Whether code does nothing: it gives something a name, checks something, or ends there.
    fileprivate func doesNothing(unlessCertain isCertain: Bool, unless changed: Set<String>) -> Bool
    {
      if let check = self.as(GuardStmtSyntax.self) {
        return !isCertain || check.body.statements.doNothing && check.conditions.mentions(changed)
      }
      return self.is(VariableDeclSyntax.self)
        || ["break", "return", "return .none", ".none"].contains(sourceText)
    }
  }
#endif
