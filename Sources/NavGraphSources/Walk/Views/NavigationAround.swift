#if SourceReading
  import SwiftSyntax

  extension ViewWalker {
    /// Whether the root of a flow stands in a navigation container: one that the library makes for it, as FlowStacks does
    /// where `withNavigation` says so, or one around it.
    func embedsNavigation(_ flow: Flow) -> Bool {
      guard let call = flow.call, call.calledName == "FlowStack" else { return true }
      let written = call.arguments.first { $0.label?.text == "withNavigation" }?.expression
      if let written, written.sourceText != "false" { return true }
      if isInNavigation(Syntax(call), of: flow.view, []) || Self.makesContainer(flow.view) {
        return true
      }
      // What such a view puts a flow into need not be readable where it does so.
      let makers = (walker.evidence.sites[flow.view.name] ?? []).map(\.maker)
      return makers.contains { Self.names(["NavigationSplitView", "UINavigationController"], $0) }
    }

    /// Whether a view makes a navigation container somewhere in its code.
    private static func makesContainer(_ view: TypeDeclaration) -> Bool {
      names(ViewReader.containers.union(["NavigationSplitView", "UINavigationController"]), view)
    }

    /// Whether the code of a view has one of some names, or applies a modifier as `.embedInNavigation()`.
    private static func names(_ names: Set<String>, _ view: TypeDeclaration) -> Bool {
      view.members.contains { member in
        member.tokens(viewMode: .sourceAccurate).contains {
          names.contains($0.text) || $0.text.hasPrefix("embedIn")
        }
      }
    }

    private func isInNavigation(
      _ node: Syntax, of view: TypeDeclaration, _ seen: [TypeDeclaration]
    ) -> Bool {
      for outer in sequence(first: node, next: \.parent).dropFirst() {
        guard let call = outer.as(FunctionCallExprSyntax.self), let name = call.calledName,
          !call.calledExpression.range.contains(node.position)
        else { continue }
        let wrapper = walker.program.type(named: name, in: view, file: view.file)?.declaration
        if ViewReader.containers.contains(name) || wrapper.map(Self.makesContainer) == true {
          return true
        }
        if name == "flowDestination" || Library.presenting.contains(name) { return false }
      }
      let isPushed = flows.contains { flow in
        flow.container.kind == .stack && flow.screens.contains { $0.view === view }
      }
      guard !isPushed, !seen.contains(where: { $0 === view }) else { return false }
      return (walker.evidence.sites[view.name] ?? []).contains { site in
        site.maker.calls.contains {
          $0.calledName == view.name && isInNavigation(Syntax($0), of: site.maker, seen + [view])
        }
      }
    }
  }
#endif
