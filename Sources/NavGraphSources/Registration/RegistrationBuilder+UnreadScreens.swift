#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Lets screens be that nothing opens where their coordinator opens one that could not be read: it may be theirs.
    mutating func allowUnreadScreens() {
      for (index, place) in unread.sorted(by: { $0.key < $1.key }) {
        let opened = openedRoutes(of: index)
        for position in drafts[index].definition.routes.indices
        where !opened.contains(drafts[index].definition.routes[position].name) {
          drafts[index].definition.routes[position].suppressions.append(
            Suppression(
              rule: "unreachable-route",
              reason: ReaderReason.unreadScreen(openedIn: place.file, place.line),
              location: location(place)))
        }
      }
    }

    /// The routes that a coordinator starts with, and those that operations of others or of these open.
    private func openedRoutes(of index: Int) -> Set<String> {
      let definition = drafts[index].definition
      func opened(by transitions: [Transition]) -> Set<String> {
        Set(
          transitions.flatMap(\.operations).flattened.flatMap(\.patterns).map(\.pattern.route))
      }
      let others = drafts.indices.filter { $0 != index }.flatMap { other in
        drafts[other].definition.routes.flatMap(\.transitions)
          + drafts[other].definition.handlers.map(\.transition)
      }
      var result = opened(by: others + definition.handlers.map(\.transition))
      let slots = definition.slots + definition.routes.flatMap(\.slots)
      result.formUnion(slots.compactMap(\.initial?.route))
      switch definition.container {
      case .stack(let stack): result.formUnion(stack.initial.joined().map(\.target.route))
      case .tabs(let tabs): result.formUnion(tabs.items)
      case .switch(let cases): result.insert(cases.initial)
      case .joined: break
      }
      var count = 0
      while count < result.count {
        count = result.count
        for route in definition.routes where result.contains(route.name) {
          result.formUnion(opened(by: route.transitions))
        }
      }
      return result
    }
  }
#endif
