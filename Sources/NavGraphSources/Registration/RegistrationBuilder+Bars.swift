#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Allows a container inside of another where the outer one's navigation bar is hidden: by the view of the
    /// inner coordinator, or by that of the outer one where it shows it.
    mutating func allowHiddenBars() {
      for index in drafts.indices {
        for position in drafts[index].definition.routes.indices {
          let route = drafts[index].definition.routes[position]
          guard let hosted = drafts.first(where: { $0.definition.name == route.hosts }),
            hosted.definition.hasNavigation, isInsideContainer(route.name, index),
            let bars = walker.evidence.hiddenBars[ObjectIdentifier(hosted.feature.action)],
            let place = bars.first(where: { bar in
              bar.teller === hosted.feature.action || bar.teller === drafts[index].feature.action
            })?.place
          else { continue }
          drafts[index].definition.routes[position].suppressions.append(
            Suppression(
              rule: "nested-navigation",
              reason: "\(place.file.split(separator: "/").last ?? "") hides the outer bar",
              location: location(place)))
        }
      }
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
