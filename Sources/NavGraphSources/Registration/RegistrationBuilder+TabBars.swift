#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Disables the tab bar on pushed screens that hide it, or that are pushed over it: where the tabs share one navigation
    /// container, a push covers all of them.
    mutating func hideTabBars() {
      for tabs in drafts.indices {
        guard case .tabs(let container) = drafts[tabs].definition.container, container.hasBar else {
          continue
        }
        for index in flows(hostedBy: tabs) {
          let covers = pushesOverTabs(index, of: tabs)
          for position in drafts[index].definition.routes.indices where isAboveRoot(position, index)
          {
            let route = drafts[index].definition.routes[position]
            let hidden = hidden(walker.evidence.hiddenTabBars, on: route.name, index)
            guard
              covers || !hidden.isEmpty && hidden.allSatisfy({ $0.contains(where: \.isCertain) }),
              !route.disabledGestures.contains(.tabTap)
            else { continue }
            drafts[index].definition.routes[position].disabledGestures += [.tabTap, .tabRetap]
          }
        }
      }
    }

    /// The stacks in the tabs.
    private func flows(hostedBy tabs: Int) -> [Int] {
      let hosted = Set(drafts[tabs].definition.routes.compactMap(\.hosts))
      return drafts.indices.filter { hosted.contains(drafts[$0].definition.name) }
    }

    private func isAboveRoot(_ position: Int, _ index: Int) -> Bool {
      guard case .stack(let stack) = drafts[index].definition.container else { return false }
      let route = drafts[index].definition.routes[position]
      return route.hosts == nil && isPushed(route.name, index)
        && !stack.initial.contains { $0.first?.target.route == route.name }
    }

    /// Whether a stack in a tab pushes in the navigation container around the tabs.
    private func pushesOverTabs(_ index: Int, of tabs: Int) -> Bool {
      guard case .stack(let stack) = drafts[index].definition.container,
        !stack.dialect.alwaysEmbedsNavigation,
        stack.initial.allSatisfy({ $0.first?.presentation.embedsNavigation == false })
      else { return false }
      if stack.isWrapped {
        return drafts[tabs].feature.state.declaration.map {
          walker.evidence.sharedStacks.contains(ObjectIdentifier($0))
        } ?? false
      }
      let name = drafts[tabs].definition.name
      return drafts.contains { outer in
        guard case .stack(let around) = outer.definition.container,
          let route = outer.definition.routes.first(where: { $0.hosts == name })
        else { return false }
        let root = around.initial.compactMap(\.first).first { $0.target.route == route.name }
        return root.map { $0.presentation.embedsNavigation || around.isWrapped }
          ?? around.initial.contains { $0.first?.presentation.embedsNavigation == true }
      }
    }
  }
#endif
