#if SourceReading
  import SwiftSyntax

  // Where the code of a view's properties and functions is shown: in a tab, or in the root of a stack.

  extension ViewReader {
    /// The tab whose content code is in, by its value; nil outside of tabs, and where several show it.
    func tab(around node: Syntax) -> String? {
      var value: String?
      for one in sequence(first: node, next: \.parent).dropFirst() {
        if let call = one.as(FunctionCallExprSyntax.self) {
          if call.calledName == "TabView" {
            if let value, !Self.isPaged(call) { return value }
            value = nil
          }
          let isContent =
            call.calledName == "Tab" || call.calledExpression.range.contains(node.position)
          // Rows of a list in the content have tags, too.
          if isContent { value = call.tabValue.flatMap { Walker.lastName($0) } ?? value }
        }
        // `roomsTab.tag(Tab.rooms)`: a property or function of the view is the content.
        if let member = Self.member(one) { return tab(ofMember: member) }
      }
      return nil
    }

    private func tab(ofMember name: String) -> String? {
      if let known = tabsOfMembers[name] { return known }
      tabsOfMembers[name] = .some(nil)
      let tabs = Set(places(ofMember: name).map { self.tab(around: $0) })
      let only = tabs.count == 1 ? tabs.first ?? nil : nil
      tabsOfMembers[name] = .some(only)
      return only
    }

    /// Whether code is in the root of a navigation container, also in a property or function of the view that only roots
    /// show.
    func isInRootOfStack(_ node: Syntax) -> Bool {
      if Self.isInRoot(node) { return true }
      let member = sequence(first: node, next: \.parent).dropFirst().lazy
        .compactMap { Self.member($0) }.first
      return member.map { isMemberInRoot($0) } ?? false
    }

    private func isMemberInRoot(_ name: String) -> Bool {
      if let known = rootMembers[name] { return known }
      rootMembers[name] = false
      let places = places(ofMember: name)
      let result = !places.isEmpty && places.allSatisfy { isInRootOfStack($0) }
      rootMembers[name] = result
      return result
    }

    /// Whether code is in a column of a split view beside the first, also in a property or function of the view.
    func isInColumn(_ node: Syntax) -> Bool {
      var seen: Set<String> = []
      return isInColumn(node, &seen)
    }

    private func isInColumn(_ node: Syntax, _ seen: inout Set<String>) -> Bool {
      for one in sequence(first: node, next: \.parent).dropFirst() {
        let label =
          one.as(MultipleTrailingClosureElementSyntax.self)?.label.text
          ?? one.as(LabeledExprSyntax.self)?.label?.text
        if label.map(["content", "detail"].contains) == true,
          one.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledName == "NavigationSplitView"
        {
          return true
        }
        guard let member = Self.member(one) else { continue }
        return seen.insert(member).inserted
          && places(ofMember: member).contains { isInColumn($0, &seen) }
      }
      return false
    }

    /// The property or function that a node declares.
    private static func member(_ node: Syntax) -> String? {
      node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
        ?? node.as(FunctionDeclSyntax.self)?.name.text
    }

    /// Where the view uses a property or function of its own.
    private func places(ofMember name: String) -> [Syntax] {
      (memberUses[name] ?? []).map { Syntax($0) }.filter { use in
        use.parent?.is(IdentifierPatternSyntax.self) != true
          && use.parent?.is(FunctionDeclSyntax.self) != true
      }
    }
  }

  extension Evidence {
    /// The tab that shows all of a view, where it is a part of the view around the tabs, or of a part.
    func tab(of view: String) -> String? {
      var tabs: Set<String?> = []
      var seen: Set<String> = [view]
      var open = [view]
      while let one = open.popLast() {
        let sites = sites[one] ?? []
        if sites.isEmpty { tabs.insert(nil) }
        for site in sites {
          if let tab = site.tab {
            tabs.insert(tab)
          } else if seen.insert(site.maker.name).inserted {
            open.append(site.maker.name)
          }
        }
      }
      return tabs.count == 1 ? tabs.first ?? nil : nil
    }
  }
#endif
