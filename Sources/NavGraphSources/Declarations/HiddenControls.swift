#if SourceReading
  import SwiftSyntax

  /// Finds what takes a back button or the tab bar away, also in modifiers of the app's own:
  /// `.navigationBarBackButtonHidden(true)`, a hidden navigation bar, `.toolbar(.hidden, for: .tabBar)`.
  struct HiddenControls {
    private static let modifier = "navigationBarBackButtonHidden"

    enum Control {
      case backButton, tabBar
    }

    /// The unconditional effect of one of the app's own modifiers on the control.
    private struct Own {
      /// The flags with which it has a button instead that closes the screen, for each such button.
      var closings: [[String: Bool]]
      /// The values of flags that a use need not give.
      var presets: [String: Bool]
      /// Whether it hides no more than the bar.
      var keepsSwipe: Bool
    }

    /// Functions that extensions add to all views, and modifiers.
    private let own: [String: Own]
    private let control: Control

    /// In the order of the views, and of their code.
    static func all(_ control: Control, in program: Program) -> [Evidence.HiddenControl] {
      let finder = HiddenControls(control, program)
      return program.types.filter { $0.isView && !$0.inherited.contains("ViewModifier") }.flatMap {
        view in
        let reader = ViewReader(view, program)
        return finder.uses(view.calls).filter { isShown($0, reader) }.map { call in
          let own = finder.own(call)
          return Evidence.HiddenControl(
            view: view.name, screens: screens(around: call),
            isCertain: finder.isCertain(call),
            isReplaced: !finder.closings(call).isEmpty,
            keepsSwipe: own?.keepsSwipe ?? (call.calledName != modifier),
            place: program.place(of: call))
        }
      }
    }

    private init(_ control: Control, _ program: Program) {
      let functions = (program.outside["View"]?.functionOrder ?? []).map { function in
        (
          name: function.name, code: [Syntax(function.node)],
          calls: CallFinder.calls(in: Syntax(function.node)),
          presets: Self.presets(function.parameters.map { ($0.name, $0.initial) })
        )
      }
      let types = program.types.filter { $0.inherited.contains("ViewModifier") }.map { type in
        (
          name: type.name, code: type.members, calls: type.calls,
          presets: Self.presets(type.properties.values.map { ($0.name, $0.initial) })
        )
      }
      var found: [String: Own] = [:]
      var count = -1
      while count < found.count {
        count = found.count
        let finder = HiddenControls(control, own: found)
        for one in functions + types where found[one.name] == nil {
          let uses = finder.uses(one.calls).filter(finder.isCertain)
          if uses.isEmpty { continue }
          found[one.name] = Own(
            closings: uses.flatMap(finder.closings) + Self.closings(by: one.code),
            presets: one.presets,
            keepsSwipe: uses.allSatisfy {
              finder.own($0)?.keepsSwipe ?? ($0.calledName != Self.modifier)
            })
        }
      }
      self.init(control, own: found)
    }

    private init(_ control: Control, own: [String: Own]) {
      self.control = control
      self.own = own
    }

    private static func presets(_ flags: [(name: String, initial: ExprSyntax?)]) -> [String: Bool] {
      let known = flags.compactMap { name, initial in
        initial?.as(BooleanLiteralExprSyntax.self).map { (name, $0.literal.text == "true") }
      }
      return Dictionary(known, uniquingKeysWith: { first, _ in first })
    }

    /// The flags with which code closes the screen, for each place where it does.
    private static func closings(by code: [Syntax]) -> [[String: Bool]] {
      let closers: Set = ["dismiss", "presentationMode"]
      let declared = code.compactMap { $0.as(VariableDeclSyntax.self) }.filter { declaration in
        declaration.attributes.tokens(viewMode: .sourceAccurate).contains {
          closers.contains($0.text)
        }
      }
      let names = closers.union(
        declared.flatMap { $0.bindings.map { $0.pattern.sourceText } })
      return code.filter { one in !declared.contains { $0.id == one.id } }.flatMap { code in
        code.tokens(viewMode: .sourceAccurate).filter { names.contains($0.text) }.map { token in
          flags(
            around: Array(
              sequence(first: Syntax(token), next: \.parent).prefix { $0 != code.parent }))
        }
      }
    }

    /// What `if hidden { … } else { … }` around code says about flags.
    private static func flags(around nodes: [Syntax]) -> [String: Bool] {
      var flags: [String: Bool] = [:]
      for (inner, outer) in zip(nodes, nodes.dropFirst()) {
        guard let check = outer.as(IfExprSyntax.self), check.conditions.count == 1,
          let asked = check.conditions.first?.condition.as(ExprSyntax.self),
          let flag = flag(asked), inner.id == check.body.id || inner.id == check.elseBody?.id
        else { continue }
        flags[flag.name] = flag.holds == (inner.id == check.body.id)
      }
      return flags
    }

    /// `hidden`, `!hidden`
    private static func flag(_ expression: ExprSyntax) -> (name: String, holds: Bool)? {
      if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!"
      {
        return flag(negation.expression).map { ($0.name, !$0.holds) }
      }
      return expression.as(DeclReferenceExprSyntax.self).map { ($0.baseName.text, true) }
    }

    /// The flags of the code around a call of the app's own modifier with which that has a button that closes the screen.
    private func closings(_ call: FunctionCallExprSyntax) -> [[String: Bool]] {
      guard let own = own(call) else { return [] }
      let arguments = (Self.applied(call) ?? call).arguments
      return own.closings.compactMap { flags in
        var left: [String: Bool] = [:]
        for (name, value) in flags {
          let given = arguments.first { $0.label?.text == name }?.expression
          let literal =
            given == nil
            ? own.presets[name]
            : given?.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
          if let literal, literal != value { return nil }
          if let flag = given.flatMap(Self.flag) { left[flag.name] = flag.holds == value }
        }
        return left
      }
    }

    private func uses(_ calls: [FunctionCallExprSyntax]) -> [FunctionCallExprSyntax] {
      calls.filter { call in
        let name = call.calledName ?? ""
        if own(call) != nil { return true }
        switch control {
        case .tabBar: return ViewReader.hidesTabBar(call, name)
        case .backButton:
          return name == Self.modifier
            ? call.arguments.first?.expression.sourceText != "false"
            : ViewReader.hidesBar(call, name)
        }
      }
    }

    /// Returns the effect of the app's own modifier that a call applies: `.ownBack()`, `.modifier(OwnBack())`.
    private func own(_ call: FunctionCallExprSyntax) -> Own? {
      let applied = call.calledName == "modifier" ? Self.applied(call)?.calledName : call.calledName
      return applied.flatMap { own[$0] }
    }

    /// `.modifier(OwnBack())`
    private static func applied(_ call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
      guard call.calledName == "modifier" else { return nil }
      return call.arguments.first?.expression.as(FunctionCallExprSyntax.self)
    }

    /// Returns whether a call hides the control in every state: also where each branch of an `if` has such a call. In a
    /// view that shows several screens, whenever it shows the call's screen.
    private func isCertain(_ call: FunctionCallExprSyntax) -> Bool {
      let arguments = call.arguments.map(\.expression.sourceText)
      guard call.calledName != Self.modifier || arguments.isEmpty || arguments == ["true"] else {
        return false
      }
      return sequence(first: Syntax(call), next: \.parent).prefix { Self.screens(of: $0).isEmpty }
        .allSatisfy { node in
          if let check = node.as(IfExprSyntax.self) { return isOnEachBranch(of: check) }
          return !node.is(SwitchExprSyntax.self)
        }
    }

    private func isOnEachBranch(of check: IfExprSyntax) -> Bool {
      guard let otherwise = check.elseBody else { return false }
      return [Syntax(check.body), Syntax(otherwise)].allSatisfy {
        !uses(CallFinder.calls(in: $0)).isEmpty
      }
    }

    /// Returns whether a call is in content that a view shows itself: not in what it presents or in a container of its
    /// own.
    private static func isShown(_ call: FunctionCallExprSyntax, _ reader: ViewReader) -> Bool {
      let node = Syntax(call)
      if let screens = destination(around: node) {
        return !ViewReader.isPresented(node, inside: Syntax(screens))
      }
      return !ViewReader.isPresented(node) && !ViewReader.isInRoot(node)
        && reader.presenters(of: node).contains([])
    }

    /// The closure around a node that makes the screens which FlowStacks pushes: `flowDestination(for: Page.self) { … }`.
    private static func destination(around node: Syntax) -> ClosureExprSyntax? {
      sequence(first: node, next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
        .first { closure in
          closure.parent?.as(FunctionCallExprSyntax.self)?.calledName == "flowDestination"
        }
    }

    /// Returns the screens of a container's view that a call is about: those of the enclosing `case` or `CaseLet`.
    private static func screens(around call: FunctionCallExprSyntax) -> [String] {
      sequence(first: Syntax(call), next: \.parent).lazy.map(screens(of:)).first { !$0.isEmpty }
        ?? []
    }

    private static func screens(of node: Syntax) -> [String] {
      if let call = node.as(FunctionCallExprSyntax.self), call.calledName == "CaseLet" {
        return [call.arguments.first.flatMap { Walker.lastName($0.expression) }].compactMap(\.self)
      }
      guard case .case(let label)? = node.as(SwitchCaseSyntax.self)?.label else { return [] }
      return label.caseItems.compactMap { item in
        if case .enumCase(let name, _) = CasePattern(item.pattern) { return name }
        return nil
      }
    }
  }
#endif
