#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Lets screens be that nothing opens where their coordinator opens one that could not be read: it may be theirs.
    mutating func allowUnreadScreens() {
      for index in drafts.indices {
        guard let state = drafts[index].feature.state.declaration,
          let place = walker.unreadStarts[ObjectIdentifier(state)]
        else { continue }
        unread[index] = unread[index] ?? place
      }
      for index in drafts.indices where unread[index] != nil || !drafts[index].leftOutRoutes.isEmpty
      {
        let opened = openedRoutes(of: index)
        for position in drafts[index].definition.routes.indices {
          let name = drafts[index].definition.routes[position].name
          guard !opened.contains(name),
            let place = drafts[index].leftOutRoutes[name] ?? unread[index]
          else { continue }
          drafts[index].definition.routes[position].suppressions.append(
            allowing("unreachable-route", .unreadScreen, at: place))
        }
      }
    }

    /// Notes the screens that code opens which nothing was seen to call, or that it opens one that cannot be read.
    mutating func noteUnreachedChanges() {
      for change in walker.unreachedChanges { noteLeftOut(change) }
      for (screen, place) in walker.unreadOpenings {
        for index in drafts.indices
        where drafts[index].definition.routes.contains(where: { $0.name == screen }) {
          drafts[index].leftOutRoutes[screen] = drafts[index].leftOutRoutes[screen] ?? place
        }
      }
    }

    /// Notes the screens that a change opens which is left out, or that it opens one that cannot be read.
    mutating func noteLeftOut(_ change: Change) {
      guard Library.openings.contains(change.name),
        let index = drafts.firstIndex(where: { $0.container == change.container })
      else { return }
      if change.targets.isEmpty { unread[index] = unread[index] ?? change.place }
      for case .route(let name) in change.targets where drafts[index].leftOutRoutes[name] == nil {
        drafts[index].leftOutRoutes[name] = change.place
      }
    }

    /// Lets the content of a slot be that nothing opens where an action of another screen does, which is left out.
    mutating func allowLeftOutContent() {
      for index in drafts.indices {
        // What never happens opens nothing.
        let opened = openedRoutes(of: index) { $0.trigger != .sent }
        for (key, route) in drafts[index].slotRoutes where !opened.contains(route) {
          let place = drafts[index].slot(key).flatMap { leftOut[$0.container] }
          let position = drafts[index].definition.routes.firstIndex { $0.name == route }
          guard let place, let position else { continue }
          drafts[index].definition.routes[position].suppressions.append(
            allowing("unreachable-route", .unreadScreen, at: place))
        }
      }
    }

    /// Lets screens be that nothing leaves, or only a swipe, where an action of theirs does something that could not be read.
    mutating func allowUnreadChanges() {
      for handler in walker.unreadHandlers {
        for origin in origins(handler.path, of: handler.feature, nil) {
          notePartlyRead(origin, handler.place)
        }
      }
      for (index, places) in partlyRead {
        for position in drafts[index].definition.routes.indices {
          let route = drafts[index].definition.routes[position]
          guard let place = places[route.name] else { continue }
          let rules =
            ["gesture-only-exit"]
            + (route.transitions.allSatisfy(\.operations.isEmpty) ? ["dead-end"] : [])
          drafts[index].definition.routes[position].suppressions += rules.map {
            allowing($0, .unreadChange, at: place)
          }
        }
      }
    }

    mutating func notePartlyRead(_ origin: Origin, _ place: SourcePlace?) {
      guard let route = origin.route, let place,
        partlyRead[origin.coordinator]?[route] == nil
      else { return }
      partlyRead[origin.coordinator, default: [:]][route] = place
    }

    /// The routes that a coordinator starts with, and those that operations of others or of these open.
    private func openedRoutes(
      of index: Int, where counts: (Transition) -> Bool = { _ in true }
    ) -> Set<String> {
      let definition = drafts[index].definition
      func opened(by transitions: [Transition]) -> Set<String> {
        Set(
          transitions.filter(counts).flatMap(\.operations).flattened.flatMap(\.patterns).map(
            \.pattern.route))
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
