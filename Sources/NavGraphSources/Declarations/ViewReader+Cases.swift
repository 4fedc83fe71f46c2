#if SourceReading
  import SwiftSyntax

  // Which of several things the content of a presentation shows: `.sheet(item: $store.sheet) { sheet in switch sheet { … } }`.

  extension ViewReader {
    /// The cases of what presents a node for which its code is there: those of each `switch` over what is presented; those
    /// that no other case names for a `default`.
    ///
    /// - Parameters:
    ///   - outer: The call that presents it, or the function or property that the presented content uses.
    ///   - bound: The names that the presentation is bound to.
    func cases(around node: Syntax, inside outer: Syntax, of bound: Set<String>) -> Set<String> {
      let around = sequence(first: node, next: \.parent).prefix { $0.id != outer.id }
      let closures = around.compactMap { $0.as(ClosureExprSyntax.self) }
      let function = outer.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      let given = Set(
        closures.flatMap(closureParameters) + (function?.map(\.name) ?? []) + ["$0"])
      var found: Set<String> = []
      for one in around.compactMap({ $0.as(SwitchCaseSyntax.self) }) {
        guard let choice = one.parent?.parent?.as(SwitchExprSyntax.self),
          Self.asks(choice.subject, for: bound, or: given)
        else { continue }
        let names = Walker.names(one)
        found.formUnion(names.isEmpty ? cases(ofAny: bound).subtracting(choice.named) : Set(names))
      }
      // The name of another property means that.
      return found.filter { state?.properties[$0] == nil }
    }

    /// Whether an expression is one of the properties or parameters, or a part of such a parameter.
    private static func asks(
      _ subject: ExprSyntax, for bound: Set<String>, or given: Set<String>
    ) -> Bool {
      let words = subject.sourceText.split(separator: ".").map(String.init)
      return words.first.map(given.contains) == true || words.last.map(bound.contains) == true
    }

    /// The cases of the enums that properties of the state hold.
    private func cases(ofAny names: Set<String>) -> Set<String> {
      guard let state else { return [] }
      let enums = names.compactMap { name in
        state.properties[name].flatMap {
          program.type(ofProperty: $0, in: state).unwrapped.declaration
        }
      }
      return Set(enums.filter { $0.kind == .enumeration }.flatMap { $0.cases.map(\.name) })
    }
  }

  extension ViewReader {
    /// Whether a `switch` shows one of several steps of a screen: parts of the view with the view's own store, as in `case
    /// .email: EmailStep(store: store)`, or anything where the value is called a step.
    func showsSteps(_ node: SwitchExprSyntax) -> Bool {
      guard !Self.isPresented(Syntax(node)) else { return false }
      let name = (Walker.lastName(node.subject) ?? "").lowercased()
      if Self.stepNames.contains(where: name.hasSuffix) { return node.cases.count > 1 }
      let parts = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap { one in
        CallFinder.calls(in: Syntax(one.statements)).filter {
          Walker.argument("store", of: ExprSyntax($0)).flatMap(Walker.name(of:)) == "store"
        }.compactMap(\.calledName)
      }
      return Set(parts).count > 1
    }

    /// The part of a store whose state a `switch` chooses by: `SwitchStore(store.scope(state: \.stage, …)) { stage in switch stage
    /// { … } }`.
    static func switchedScope(around node: SwitchExprSyntax) -> FunctionCallExprSyntax? {
      guard let name = Walker.name(of: node.subject),
        let closure = sequence(first: Syntax(node), next: \.parent).lazy
          .compactMap({ $0.as(ClosureExprSyntax.self) }).first(where: {
            closureParameters($0).contains(name)
          }),
        let call = closure.parent?.as(FunctionCallExprSyntax.self),
        call.calledName == "SwitchStore",
        let scope = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)
      else { return nil }
      return scope.calledName == "scope" ? scope : nil
    }

    private static let stepNames = ["step", "stage", "phase", "page"]
  }

  extension SwitchExprSyntax {
    /// The cases that it names.
    fileprivate var named: Set<String> {
      Set(cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap(Walker.names))
    }
  }
#endif
