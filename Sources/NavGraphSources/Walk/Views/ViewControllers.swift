#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Lists the calls with which code changes a stack of UIKit's by itself.
    func admitStacksOfUIKit() {
      for type in program.types + program.outside.sorted(by: { $0.key < $1.key }).map(\.value) {
        for call in type.calls {
          guard let name = call.calledName else { continue }
          // Tabs that only code fills.
          if name == "UITabBarController", !call.isInPreview {
            admit(call, "what \u{201C}\(name)\u{201D} shows is not read")
          }
          guard Self.stackCalls.contains(name) else { continue }
          let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.sourceText ?? ""
          let isStack =
            base.lowercased().contains("navigation")
            || type.inherited.contains("UINavigationController")
          guard isStack, base != "super" else { continue }
          admit(call, "what UIKit shows after \u{201C}\(name)\u{201D} is not read")
        }
        admitTabsOfUIKit(in: type)
      }
    }

    /// Lists the tabs that a controller of the app's own is given: `viewControllers = [home, settings]`.
    private func admitTabsOfUIKit(in type: TypeDeclaration) {
      guard type.inherited.contains("UITabBarController") else { return }
      for code in type.members + type.initializers.map({ Syntax($0) }) {
        for tabs in AssignmentFinder.values(of: "viewControllers", in: code) {
          // Another controller's are a stack.
          let assignment = tabs.parent?.parent?.sourceText ?? ""
          guard ["viewControllers", "self.viewControllers"].contains(where: assignment.hasPrefix)
          else { continue }
          admit(tabs, "the tabs of \u{201C}\(type.name)\u{201D} are not read")
        }
      }
    }

    private static let stackCalls: Set = [
      "pushViewController", "popViewController", "popToViewController", "popToRootViewController",
      "setViewControllers",
    ]
  }
#endif
