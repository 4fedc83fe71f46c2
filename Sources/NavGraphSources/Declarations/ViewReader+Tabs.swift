#if SourceReading
  import SwiftSyntax

  // Content of tabs that is written in the view around them.

  extension ViewReader {
    /// The tab whose content code is in, by its value; nil outside of tabs, and where several show it.
    func tab(around node: Syntax) -> String? {
      var seen: Set<String> = []
      return tab(around: node, &seen)
    }

    private func tab(around node: Syntax, _ seen: inout Set<String>) -> String? {
      var value: String?
      for one in sequence(first: node, next: \.parent).dropFirst() {
        if let call = one.as(FunctionCallExprSyntax.self) {
          if call.calledName == "TabView" { return value }
          let isContent =
            call.calledName == "Tab" || call.calledExpression.range.contains(node.position)
          if isContent { value = value ?? call.tabValue.flatMap { Walker.lastName($0) } }
        }
        guard
          let member = one.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
            ?? one.as(FunctionDeclSyntax.self)?.name.text
        else { continue }
        // `roomsTab.tag(Tab.rooms)`: a property or function of the view is the content.
        guard seen.insert(member).inserted, let uses = memberUses[member] else { return nil }
        let places = uses.filter { use in
          use.parent?.is(PatternBindingSyntax.self) != true
            && use.parent?.is(IdentifierPatternSyntax.self) != true
            && use.parent?.is(FunctionDeclSyntax.self) != true
        }
        let tabs = Set(places.map { tab(around: Syntax($0), &seen) })
        return tabs.count == 1 ? tabs.first ?? nil : nil
      }
      return nil
    }
  }

  extension Evidence {
    /// The tab that shows all of a view, where it is a part of the view around the tabs.
    func tab(of view: String) -> String? {
      let tabs = Set((sites[view] ?? []).map(\.tab))
      return tabs.count == 1 ? tabs.first ?? nil : nil
    }
  }
#endif
