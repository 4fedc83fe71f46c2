#if SourceReading
  import SwiftSyntax

  // Buttons of alerts as SwiftUI had them first: `Alert(title: Text("Leave?"), primaryButton: .default(Text("Yes")) { … })`.

  extension ActionReader {
    func alertButtons(_ node: FunctionCallExprSyntax) {
      for button in node.alertButtons {
        let action = button.arguments.first { $0.label?.text == "action" }?.expression
        guard let action = button.trailingClosure.map({ ExprSyntax($0) }) ?? action else {
          continue
        }
        add(
          button.alertTitle, .tap,
          owner.walker.steps(of: action, in: view, [], owner.scope(of: view)),
          button, of: action)
      }
    }
  }

  extension FunctionCallExprSyntax {
    /// The buttons of an `Alert` or `ActionSheet`; empty for any other call.
    var alertButtons: [FunctionCallExprSyntax] {
      guard ["ActionSheet", "Alert"].contains(calledExpression.ownName) else { return [] }
      let given = arguments.map(\.expression).flatMap { one in
        one.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [one]
      }
      return given.compactMap { $0.as(FunctionCallExprSyntax.self) }.filter {
        ["cancel", "default", "destructive"].contains($0.calledName)
      }
    }

    var alertTitle: String {
      let title = arguments.first.flatMap { ViewWalker.literal(in: Syntax($0)) }
      return title.map { "Button: " + $0 } ?? "Button"
    }
  }
#endif
