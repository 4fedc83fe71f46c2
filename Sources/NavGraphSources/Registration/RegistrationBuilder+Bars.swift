#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Allows a container inside of another where one of the two navigation bars is hidden: by the view of the
    /// inner coordinator, or by that of the outer one where it shows it.
    mutating func allowHiddenBars() {
      for index in drafts.indices {
        for position in drafts[index].definition.routes.indices {
          let route = drafts[index].definition.routes[position]
          guard let hosted = drafts.first(where: { $0.definition.name == route.hosts }),
            hosted.definition.hasNavigation, isInsideContainer(route.name, index),
            let place = hiddenBar(around: hosted, in: drafts[index])
          else { continue }
          drafts[index].definition.routes[position].suppressions.append(
            Suppression(
              rule: "nested-navigation",
              reason: "\(place.file.split(separator: "/").last ?? "") hides a bar",
              location: location(place)))
        }
      }
    }

    /// Where one of two bars is hidden: the outer one by the inner view or where that is shown, or the inner one by the
    /// screen that the inner coordinator starts with.
    private func hiddenBar(around inner: Draft, in outer: Draft) -> SourcePlace? {
      let hidden = walker.evidence.hiddenBars
      let told = hidden[ObjectIdentifier(inner.feature.action)]?.first { bar in
        bar.teller === inner.feature.action || bar.teller === outer.feature.action
      }
      if let told { return told.place }
      // Tabs have no container: what hides the bar around them hides it around each tab.
      if case .tabs = outer.definition.container,
        let bar = hidden[ObjectIdentifier(outer.feature.action)]?.first
      {
        return bar.place
      }
      guard case .stack(let stack) = inner.definition.container else { return nil }
      let roots = stack.initial.compactMap { $0.first.flatMap { inner.screens[$0.target.route] } }
      return roots.lazy.compactMap { hidden[ObjectIdentifier($0.action)]?.first?.place }.first
    }

    /// Whether a route is shown where a navigation container is around it.
    private func isInsideContainer(_ route: String, _ index: Int) -> Bool {
      let definition = drafts[index].definition
      if case .tabs = definition.container {
        return drafts.contains { outer in
          outer.definition.routes.contains { host in
            host.hosts == definition.name
              && outer.definition.shows(host.name) { shown in
                shown.embedsNavigation || outer.definition.hasNavigation
              }
          }
        }
      }
      return definition.hasNavigation && definition.shows(route) { $0 == .push }
    }
  }

  extension CoordinatorDefinition {
    /// Whether it is a stack with a navigation container around its root.
    fileprivate var hasNavigation: Bool {
      guard case .stack(let stack) = container else { return false }
      return stack.initial.contains { $0.first?.presentation.embedsNavigation == true }
    }

    /// Whether one of its actions, or its start, shows a route in a certain way.
    fileprivate func shows(_ route: String, _ isMeant: (Presentation) -> Bool) -> Bool {
      let transitions = routes.flatMap(\.transitions) + handlers.map(\.transition)
      var destinations = transitions.flatMap(\.operations).flattened.flatMap {
        operation -> [Destination] in
        switch operation {
        case .append(let destination): [destination]
        case .set(let destinations): destinations
        default: []
        }
      }
      if case .stack(let stack) = container { destinations += stack.initial.flatMap(\.self) }
      return destinations.contains { $0.target.route == route && isMeant($0.presentation) }
    }
  }
#endif
