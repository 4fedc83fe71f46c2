#if SourceReading
  import SwiftSyntax

  // Buttons of view controllers that close them: `UIAction { [weak self] _ in self?.dismiss(animated: true) }`.

  extension ViewWalker {
    func readClosersOfControllers() {
      for type in walker.program.types where type.isViewController {
        // One that presents others closes those first.
        guard !type.calls.contains(where: { $0.calledName == "present" }) else { continue }
        for call in type.calls where call.calledName == "UIAction" && !call.isInPreview {
          ActionReader(type, self).closer(call)
        }
      }
    }
  }

  extension Walker {
    /// `self?.dismiss(animated: true)` in a view controller.
    func closesController(
      _ member: MemberAccessExprSyntax, on base: ExprSyntax, _ scope: Scope
    ) -> Bool {
      guard let type = scope.lexical, type.isViewController else { return false }
      return member.declName.baseName.text == "dismiss" && type.functions["dismiss"] == nil
        && ["self", "self?"].contains(base.sourceText)
    }
  }

  extension ActionReader {
    fileprivate func closer(_ node: FunctionCallExprSyntax) {
      guard let steps = stepsGiven(to: node), steps.contains(where: \.closesView) else { return }
      let title = node.arguments.first { $0.label?.text == "title" }.flatMap {
        ViewWalker.literal(in: Syntax($0.expression))
      }
      add(title.map { "Button: " + $0 } ?? "UIAction", .tap, steps, node)
    }
  }
#endif
