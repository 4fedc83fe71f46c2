#if SourceReading
  import SwiftSyntax

  extension Program {
    /// Whether a call makes a view of the app's own that runs a closure where the user taps, and nowhere else: its code is
    /// `Button(action: action) { … }`, without a condition but on what the call gives: `if let icon`.
    ///
    /// - Parameter label: The label of the closure; nil for a trailing one.
    func isButton(_ call: FunctionCallExprSyntax, running label: String?) -> Bool {
      let called = call.calledName
      let named = types.filter { $0.name == called && $0.isView }
      guard named.count == 1, let view = named.first,
        !view.calls.contains(where: { Library.disabling.contains($0.calledName ?? "") })
      else { return false }
      let closures = view.properties.values.filter {
        $0.getter == nil && $0.type?.sourceText.contains("-> Void") ?? false
      }
      guard let name = label ?? (closures.count == 1 ? closures[0].name : nil) else { return false }
      let uses = view.members.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter {
        $0.text == name && $0.parent?.is(DeclReferenceExprSyntax.self) == true
      }
      let unknown = Set(view.properties.keys).subtracting(
        call.arguments.compactMap { $0.expression.isNil ? nil : $0.label?.text })
      return !uses.isEmpty && uses.allSatisfy { $0.isRunByTap(whatever: unknown) }
    }
  }

  extension TokenSyntax {
    /// Whether a tap runs it, whatever some properties of its view are.
    fileprivate func isRunByTap(whatever unknown: Set<String>) -> Bool {
      let around = Array(sequence(first: Syntax(self), next: \.parent))
      let conditions = around.compactMap { $0.as(IfExprSyntax.self)?.conditions }
      let isOpen = conditions.allSatisfy { condition in
        unknown.isDisjoint(with: condition.tokens(viewMode: .sourceAccurate).map(\.text))
      }
      return isOpen && !around.contains { $0.is(SwitchExprSyntax.self) }
        && around.contains { one in
          guard let call = one.as(FunctionCallExprSyntax.self),
            Library.tapped.contains(call.calledName ?? ""), call.isGiven(self)
          else { return false }
          // A tap that does more is no button that does nothing: `Button { action(); dismiss() }`.
          let code = around.prefix { $0.id != call.id }.lazy
            .compactMap { $0.as(CodeBlockItemListSyntax.self) }.first
          return code.map { $0.count == 1 } ?? true
        }
    }
  }
#endif
