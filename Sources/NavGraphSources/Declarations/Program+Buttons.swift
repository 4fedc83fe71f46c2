#if SourceReading
  import SwiftSyntax

  extension Program {
    /// Whether a call makes a view of the app's own that runs a closure where the user taps, and nowhere else: its code is
    /// `Button(action: action) { … }`, without a condition.
    ///
    /// - Parameter label: The label of the closure; nil for a trailing one.
    func isButton(_ call: FunctionCallExprSyntax, running label: String?) -> Bool {
      let named = types.filter { $0.isView && $0.name == call.calledName }
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
      return !uses.isEmpty && uses.allSatisfy(\.isRunByTap)
    }
  }

  extension TokenSyntax {
    /// Whether a tap runs it in any case.
    fileprivate var isRunByTap: Bool {
      let around = Array(sequence(first: Syntax(self), next: \.parent))
      return !around.contains { $0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self) }
        && around.contains { one in
          guard let call = one.as(FunctionCallExprSyntax.self) else { return false }
          return Library.tapped.contains(call.calledName ?? "") && call.isGiven(self)
        }
    }
  }
#endif
