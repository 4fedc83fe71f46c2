#if SourceReading
  import SwiftSyntax

  /// FlowStacks' `flowDestination(isPresented:style:)` and `flowDestination(item:style:)`: a screen that a view puts onto the
  /// stack around it while a value of its own is set.
  struct LocalDestination {
    var name: String
    var view: TypeDeclaration
    /// The view of the app's own that is shown, if it is one.
    var shown: TypeDeclaration?
    var stack: ScreenContainer
    var style: String
    var hasNavigation: Bool?
  }

  extension ViewWalker {
    func findLocalDestinations(in views: [TypeDeclaration]) {
      for view in views {
        for call in view.calls
        where Walker.lastName(call.calledExpression) == "flowDestination" {
          guard
            let bound = call.arguments.first(where: {
              ["isPresented", "item"].contains($0.label?.text)
            })?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            bound.hasPrefix("$"), let property = view.properties[String(bound.dropFirst())]
          else { continue }
          let flows = flows(around: call, in: view)
          guard let stack = stack(of: flows, around: view) else { continue }
          let slot = ScreenContainer(
            owner: ObjectIdentifier(view), property: property.name, kind: .slot)
          let style = call.arguments.first { $0.label?.text == "style" }?.expression
          let content =
            call.trailingClosure
            ?? call.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.last
          let shown = content.flatMap { firstView(in: Syntax($0), near: view) }
          // A flag says that something is shown, and not what.
          let isFlag = call.arguments.contains { $0.label?.text == "isPresented" }
          let name = isFlag ? shown?.name : nil
          let isFree = !flows.contains { $0.screens.contains { $0.name == name } }
          let destination = LocalDestination(
            name: (isFree ? name : nil) ?? property.name, view: view, shown: shown,
            stack: stack, style: style.flatMap { Walker.lastName($0) } ?? "push",
            hasNavigation: style?.as(FunctionCallExprSyntax.self).flatMap {
              walker.flag($0, scope(of: view))
            })
          localDestinations[slot] = destination
          for flow in flows { add(destination, to: flow.container) }
        }
      }
    }

    /// Operations that fill a slot of a local destination as what they do to the stack.
    func onStack(_ steps: [Step]) -> [Step] {
      steps.map { step in
        switch step {
        case .operation(var operation):
          guard operation.name == "present", let local = localDestinations[operation.container]
          else { return step }
          operation.name = local.style
          operation.targets = [.route(local.name)]
          operation.container = local.stack
          operation.hasNavigation = local.hasNavigation
          return .operation(operation)
        case .branch(let check, let then, let otherwise):
          return .branch(condition: check, onStack(then), otherwise: onStack(otherwise))
        case .block(let inner, let exits): return .block(onStack(inner), endedBy: exits)
        case .send, .dismiss, .open, .exit: return step
        }
      }
    }
  }
#endif
