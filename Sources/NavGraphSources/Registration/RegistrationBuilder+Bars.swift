#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Allows a container inside of another where one of the two navigation bars is hidden, by the view of the inner
    /// coordinator or by that of the outer one where it shows it, and where the inner one is not made.
    mutating func allowHiddenBars() {
      for index in drafts.indices {
        for position in drafts[index].definition.routes.indices {
          let route = drafts[index].definition.routes[position]
          guard let hosted = drafts.first(where: { $0.definition.name == route.hosts }),
            hosted.definition.hasNavigation, isInsideContainer(route.name, index),
            let (reason, place) = hiddenBar(around: hosted, in: drafts[index]).map({
              (ReaderReason.hiddenBar, $0)
            }) ?? sharedStack(of: hosted, in: drafts[index]).map({ (.sharedStack, $0) })
          else { continue }
          drafts[index].definition.routes[position].suppressions.append(
            Suppression(
              rule: "nested-navigation", reason: reason.text(in: place.file),
              location: location(place)))
        }
      }
    }

    /// Where one of two bars is hidden: the outer one by the inner view or where that is shown, or the inner one by the
    /// screen that the inner coordinator starts with.
    private func hiddenBar(around inner: Draft, in outer: Draft) -> SourcePlace? {
      let hidden = walker.evidence.hiddenBars
      let match = hidden[ObjectIdentifier(inner.feature.action)]?.first { bar in
        bar.actionsOfView === inner.feature.action || bar.actionsOfView === outer.feature.action
      }
      if let match { return match.place }
      // Tabs have no container: hiding the bar around them hides it around each tab.
      if case .tabs = outer.definition.container,
        let bar = hidden[ObjectIdentifier(outer.feature.action)]?.first
      {
        return bar.place
      }
      guard case .stack(let stack) = inner.definition.container else { return nil }
      let roots = stack.initial.compactMap { $0.first.flatMap { inner.screens[$0.target.route] } }
      return roots.lazy.compactMap { hidden[ObjectIdentifier($0.action)]?.first?.place }.first
    }

    /// Where a `FlowStack` without a path is on a screen of another one that is not given an array of its own screens: it makes
    /// no container, and its screens go onto the stack of the other one.
    private func sharedStack(of inner: Draft, in outer: Draft) -> SourcePlace? {
      guard inner.isFlowStack, outer.isFlowStack, inner.container?.property.isEmpty == true,
        outer.path?.type.screens == nil
      else { return nil }
      let location = inner.definition.location
      return SourcePlace(file: location.file, line: location.line)
    }

    /// Returns whether a route is shown inside a navigation container.
    private func isInsideContainer(_ route: String, _ index: Int) -> Bool {
      // A slot that pushes pushes onto a container.
      if let key = drafts[index].slotRoutes.first(where: { $0.value == route })?.key,
        drafts[index].kind(ofSlot: key, showing: route) == .push
      {
        return true
      }
      let definition = drafts[index].definition
      if case .tabs = definition.container {
        return drafts.indices.contains { outer in
          drafts[outer].definition.routes.contains { host in
            host.hosts == definition.name
              && shows(host.name, outer) { shown in
                shown.embedsNavigation || drafts[outer].definition.hasNavigation
              }
          }
        }
      }
      return shows(route, index) {
        $0.embedsNavigation || $0 == .push && definition.hasNavigation
      }
    }

    /// Whether an action of any coordinator, or the start of a route's own, shows it in a certain way.
    private func shows(
      _ route: String, _ index: Int, _ isMeant: (Presentation) -> Bool
    ) -> Bool {
      var shown: [Destination] = []
      if case .stack(let stack) = drafts[index].definition.container {
        shown += stack.initial.joined()
      }
      for acting in drafts.indices {
        let definition = drafts[acting].definition
        let transitions =
          definition.routes.flatMap(\.transitions) + definition.handlers.map(\.transition)
        shown += destinations(in: transitions.flatMap(\.operations), at: acting, of: index)
      }
      return shown.contains { $0.target.route == route && isMeant($0.presentation) }
    }

    /// What operations of one coordinator show in another, or in itself.
    private func destinations(
      in operations: [Operation], at acting: Int?, of index: Int
    ) -> [Destination] {
      operations.flatMap { operation -> [Destination] in
        switch operation {
        case .append(let destination): acting == index ? [destination] : []
        case .set(let destinations): acting == index ? destinations : []
        case .within(.child(let hosts), let inner):
          destinations(
            in: inner, at: acting.flatMap { reached(by: hosts, from: $0) }, of: index)
        case .within(.ancestor(let name), let inner):
          destinations(
            in: inner, at: drafts.firstIndex { $0.definition.name == name }, of: index)
        default: destinations(in: operation.parts.flatMap(\.self), at: acting, of: index)
        }
      }
    }
  }

  extension RegistrationBuilder.Draft {
    fileprivate var isFlowStack: Bool {
      guard case .stack(let stack) = definition.container, case .flowStacks = stack.dialect else {
        return false
      }
      return true
    }
  }

  extension CoordinatorDefinition {
    /// Whether it is a stack with a navigation container around its root.
    fileprivate var hasNavigation: Bool {
      guard case .stack(let stack) = container else { return false }
      return stack.initial.contains { $0.first?.presentation.embedsNavigation == true }
    }
  }
#endif
