#if SourceReading
  import SwiftSyntax

  /// An alert of UIKit that one of ComposableNavigation's view providers makes for an item.
  struct ProvidedAlert {
    var item: String
    var isActionSheet: Bool
    /// What its buttons send where they say so; nil where one runs code of its own.
    var sent: [ExprSyntax]?

    /// - Parameter code: What the provider does for the item; nil if it makes no alert.
    fileprivate init?(for item: String, by code: Syntax, of provider: TypeDeclaration) {
      let calls = CallFinder.calls(in: code)
      guard let alert = calls.first(where: { $0.calledName == "UIAlertController" }) else {
        return nil
      }
      self.item = item
      isActionSheet =
        Walker.argument("preferredStyle", of: ExprSyntax(alert)).flatMap { Walker.lastName($0) }
        == "actionSheet"
      let buttons = calls.filter { $0.calledName == "addAction" }.map { button in
        calls.first { call in
          button.arguments.first?.range.contains(call.position) == true
            && call.calledName.map { Self.makesButton($0, of: provider) } == true
        }.flatMap { Walker.argument("action", of: ExprSyntax($0)) }
      }
      let isRead = !buttons.isEmpty && !buttons.contains(nil)
      sent =
        isRead ? buttons.compactMap(\.self).filter { !$0.is(NilLiteralExprSyntax.self) } : nil
    }

    /// `UIAlertAction(…, action: .delete, store: store, toNavigationAction: Action.modal)`, or a function for that.
    private static func makesButton(_ called: String, of provider: TypeDeclaration) -> Bool {
      called == "UIAlertAction"
        || provider.functions[called]?.contains { function in
          CallFinder.calls(in: Syntax(function.node)).contains { $0.calledName == "UIAlertAction" }
        } == true
    }
  }

  extension Walker {
    func providedAlerts(for screens: TypeDeclaration?) -> [ProvidedAlert] {
      program.types.filter(\.isViewProvider).flatMap { type in
        (type.functions["makePresentable"] ?? []).flatMap { function in
          guard let body = function.node.body, let item = function.parameters.first,
            program.resolve(item.type, in: type, file: function.file).declaration === screens
          else { return [ProvidedAlert]() }
          return CaseBodies.all(in: Syntax(body)).compactMap {
            ProvidedAlert(for: $0.name, by: $0.statements, of: type)
          }
        }
      }
    }

    /// Records what the buttons of such alerts send, as if sent by a view that presents them.
    func addProvidedButtons(of feature: Feature) {
      guard let state = feature.state.declaration else { return }
      for (property, path) in program.storedPaths(of: state) where path.isItems {
        for alert in providedAlerts(for: path.type.screens) {
          for sent in alert.sent ?? [] {
            let called = sent.as(FunctionCallExprSyntax.self)?.calledExpression ?? sent
            guard let name = Self.lastName(called), feature.action.declaredCase(name) != nil else {
              continue
            }
            evidence.add(
              Evidence.Sent(
                trigger: .tap, expression: sent, isConditional: true, isBesideStack: false,
                presenters: [property.name, alert.item], isInAlert: true,
                place: program.place(of: sent)),
              named: name, to: feature.action)
          }
        }
      }
    }
  }
#endif
