#if SourceReading
  import SwiftSyntax

  extension ViewWalker {
    /// The items for which ComposableNavigation's view providers make an alert of UIKit, and whether that is an action sheet.
    func providedAlerts(for screens: TypeDeclaration?) -> [String: Bool] {
      let made = walker.program.types.filter(\.isViewProvider).flatMap { type in
        (type.functions["makePresentable"] ?? []).flatMap { function in
          guard let body = function.node.body, let item = function.parameters.first,
            walker.program.resolve(item.type, in: type, file: function.file).declaration === screens
          else { return [(name: String, statements: Syntax)]() }
          return CaseBodies.all(in: Syntax(body))
        }
      }
      return made.reduce(into: [:]) { found, one in
        let call = CallFinder.calls(in: one.statements).first {
          $0.calledName == "UIAlertController"
        }
        guard let call else { return }
        found[one.name] =
          Walker.argument("preferredStyle", of: ExprSyntax(call)).flatMap { Walker.lastName($0) }
          == "actionSheet"
      }
    }
  }
#endif
