#if SourceReading
  import SwiftSyntax

  extension ViewWalker {
    /// Whether the root of a flow stands in a navigation container: one that the library makes for it, as FlowStacks does
    /// where `withNavigation` says so, or one around it.
    func embedsNavigation(_ flow: Flow) -> Bool {
      guard flow.call.calledName == "FlowStack" else { return true }
      let written = flow.call.arguments.first { $0.label?.text == "withNavigation" }?.expression
      if let written, written.sourceText != "false" { return true }
      return isInNavigation(Syntax(flow.call), of: flow.view, [])
    }

    private func isInNavigation(
      _ node: Syntax, of view: TypeDeclaration, _ seen: [TypeDeclaration]
    ) -> Bool {
      for outer in sequence(first: node, next: \.parent).dropFirst() {
        guard let call = outer.as(FunctionCallExprSyntax.self), let name = call.calledName,
          !call.calledExpression.range.contains(node.position)
        else { continue }
        if ViewReader.containers.contains(name) { return true }
        if name == "flowDestination" || Library.presenting.contains(name) { return false }
      }
      let isPushed = flows.contains { flow in
        flow.container.kind == .stack && flow.screens.contains { $0.view === view }
      }
      guard !isPushed, !seen.contains(where: { $0 === view }) else { return false }
      return (walker.evidence.sites[view.name] ?? []).contains { site in
        site.maker.members.flatMap { CallFinder.calls(in: $0) }.contains {
          $0.calledName == view.name && isInNavigation(Syntax($0), of: site.maker, seen + [view])
        }
      }
    }
  }
#endif
