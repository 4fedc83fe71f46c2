#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Lists the calls with which code changes a stack of UIKit's by itself.
    func admitStacksOfUIKit() {
      for type in program.types + program.outside.sorted(by: { $0.key < $1.key }).map(\.value) {
        for call in type.calls {
          guard let name = call.calledName, Self.stackCalls.contains(name) else { continue }
          let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.sourceText ?? ""
          let isStack =
            base.lowercased().contains("navigation")
            || type.inherited.contains("UINavigationController")
          guard isStack, base != "super" else { continue }
          admit(call, "what UIKit shows after \u{201C}\(name)\u{201D} is not read")
        }
      }
    }

    private static let stackCalls: Set = [
      "pushViewController", "popViewController", "popToViewController", "popToRootViewController",
      "setViewControllers",
    ]
  }
#endif
