#if SourceReading
  import SwiftSyntax

  /// Finds `.navigationBarBackButtonHidden(true)`, also in modifiers of the app's own.
  struct HiddenBackButtons {
    private static let modifier = "navigationBarBackButtonHidden"

    /// Functions that extensions add to all views, and modifiers, that hide the button in any case: whether they have a
    /// button instead that closes the screen.
    private let own: [String: Bool]

    /// In the order of the views, and of their code.
    static func all(in program: Program) -> [Evidence.HiddenBackButton] {
      let finder = HiddenBackButtons(program)
      return program.types.filter { $0.isView && !$0.inherited.contains("ViewModifier") }.flatMap {
        view in
        finder.uses(in: view.members).map { call in
          Evidence.HiddenBackButton(
            view: view.name, isCertain: finder.isCertain(call) && isShown(call),
            isReplaced: finder.applied(call).flatMap { finder.own[$0] } ?? false,
            place: program.place(of: call))
        }
      }
    }

    private init(_ program: Program) {
      let functions = (program.outside["View"]?.functionOrder ?? []).map {
        (name: $0.name, code: [Syntax($0.node)])
      }
      let types = program.types.filter { $0.inherited.contains("ViewModifier") }.map {
        (name: $0.name, code: $0.members)
      }
      var found: [String: Bool] = [:]
      var count = -1
      while count < found.count {
        count = found.count
        let finder = HiddenBackButtons(own: found)
        for one in functions + types where found[one.name] == nil {
          let uses = finder.uses(in: one.code).filter(finder.isCertain)
          if uses.isEmpty { continue }
          found[one.name] =
            uses.contains { finder.applied($0).flatMap { found[$0] } ?? false }
            || one.code.contains { Self.closes($0) }
        }
      }
      own = found
    }

    private init(own: [String: Bool]) { self.own = own }

    private static func closes(_ code: Syntax) -> Bool {
      code.tokens(viewMode: .sourceAccurate).contains {
        ["dismiss", "presentationMode"].contains($0.text)
      }
    }

    private func uses(in code: [Syntax]) -> [FunctionCallExprSyntax] {
      code.flatMap { CallFinder.calls(in: $0) }.filter { call in
        call.calledName == Self.modifier
          ? call.arguments.first?.expression.trimmedDescription != "false"
          : applied(call).map { own[$0] != nil } ?? false
      }
    }

    /// The modifier of the app's own that a call applies: `.ownBack()`, `.modifier(OwnBack())`.
    private func applied(_ call: FunctionCallExprSyntax) -> String? {
      guard call.calledName == "modifier" else { return call.calledName }
      return call.arguments.first?.expression.as(FunctionCallExprSyntax.self)?.calledName
    }

    /// Whether a call hides the button whatever the state is: also where each branch of an `if` has such a call.
    private func isCertain(_ call: FunctionCallExprSyntax) -> Bool {
      let arguments = call.arguments.map(\.expression.trimmedDescription)
      guard call.calledName != Self.modifier || arguments.isEmpty || arguments == ["true"] else {
        return false
      }
      return sequence(first: Syntax(call), next: \.parent).allSatisfy { node in
        if let check = node.as(IfExprSyntax.self) { return isOnEachBranch(of: check) }
        return !node.is(SwitchExprSyntax.self)
      }
    }

    private func isOnEachBranch(of check: IfExprSyntax) -> Bool {
      guard let otherwise = check.elseBody else { return false }
      return [Syntax(check.body), Syntax(otherwise)].allSatisfy { !uses(in: [$0]).isEmpty }
    }

    /// Whether a call stands in what a view shows itself: not in what it presents, nor in a container of its own.
    private static func isShown(_ call: FunctionCallExprSyntax) -> Bool {
      !ViewReader.isPresented(Syntax(call)) && !ViewReader.isInRoot(Syntax(call))
    }
  }
#endif
