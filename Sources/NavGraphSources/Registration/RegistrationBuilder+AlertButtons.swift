#if SourceReading
  import NavGraphModel

  // A slot can show several alerts, each with its own buttons: they are routes of their own.

  extension RegistrationBuilder {
    /// The route of an alert with certain buttons: the first one has the slot's route, others are named after a button.
    ///
    /// - Parameter buttons: The actions that they send; nil where that is not known.
    mutating func alert(_ route: String, _ buttons: Set<String>?, _ index: Int) -> String {
      let known = drafts[index].alerts[route] ?? []
      if let one = known.first(where: { $0.buttons == buttons }) { return one.route }
      let isFirst = known.isEmpty || buttons == nil
      let others = known.reduce(into: Set([Walker.plainButton])) { $0.formUnion($1.buttons ?? []) }
      let word =
        buttons?.subtracting(others).min() ?? buttons?.subtracting([Walker.plainButton]).min()
        ?? "message"
      let name =
        isFirst
        ? route
        : Self.free(route, after: [[word]]) { name in
          name == route || known.contains { $0.route == name }
            || drafts[index].definition.routes.contains { $0.name == name }
        }
      drafts[index].alerts[route, default: []].append((buttons, name))
      return name
    }

    /// Gives each alert of a slot the actions of its own buttons.
    mutating func splitAlerts() {
      for index in drafts.indices {
        let shown = routesFilled(in: index)
        for (route, alerts) in drafts[index].alerts.sorted(by: { $0.key < $1.key }) {
          // An action that turned out never to happen shows nothing.
          let left = alerts.filter { shown.contains($0.route) }
          if left.contains(where: { $0.route != route }) { split(route, left, in: index) }
          for alert in left { addPlainButton(of: alert.buttons ?? [], to: alert.route, in: index) }
        }
      }
    }

    /// Adds the button of an alert that only closes it, beside others.
    private mutating func addPlainButton(
      of buttons: Set<String>, to route: String, in index: Int
    ) {
      guard buttons.count > 1, buttons.contains(Walker.plainButton),
        let position = drafts[index].definition.routes.firstIndex(where: { $0.name == route }),
        case let known = drafts[index].definition.routes[position],
        !known.transitions.contains(where: { $0.action.hasSuffix(Walker.plainButton) })
      else { return }
      drafts[index].definition.routes[position].transitions.append(
        Transition(action: Walker.plainButton, operations: [], location: known.location))
    }

    /// The routes that operations of a coordinator, or of others on it, show in slots, and those that are there at first.
    func routesFilled(in index: Int) -> Set<String> {
      let definition = drafts[index].definition
      let own = definition.routes.flatMap(\.transitions) + definition.handlers.map(\.transition)
      let slots = definition.slots + definition.routes.flatMap(\.slots)
      let filled = (own.flatMap(\.operations).flattened + operations(into: index)).compactMap {
        operation in
        if case .fill(_, let shown) = operation { shown.target.route } else { nil as String? }
      }
      return Set(filled + slots.compactMap(\.initial?.route))
    }

    private mutating func split(
      _ route: String, _ alerts: [(buttons: Set<String>?, route: String)], in index: Int
    ) {
      guard
        let position = drafts[index].definition.routes.firstIndex(where: { $0.name == route })
      else { return }
      let areAllKnown = alerts.allSatisfy { $0.buttons != nil }
      let all = alerts.reduce(into: Set<String>()) { $0.formUnion($1.buttons ?? []) }
      /// Whether an action is of a button of one of the alerts with a route, or of none that is known.
      func belongs(_ action: String, to name: String) -> Bool {
        let meant = alerts.filter { $0.route == name }
        let words = Set(action.split(separator: ".").map(String.init))
        return meant.contains { $0.buttons.map { !$0.isDisjoint(with: words) } ?? true }
          || words.isDisjoint(with: all) && (areAllKnown || words.contains("dismiss"))
      }
      let shared = drafts[index].definition.routes[position]
      let names = alerts.map(\.route).withoutRepetitions
      let routes = names.map { name in
        var one = shared
        one.name = name
        if one.identity == .constant(route) { one.identity = .constant(name) }
        one.transitions = shared.transitions.filter { belongs($0.action, to: name) }
        return one
      }
      drafts[index].definition.routes.replaceSubrange(position...position, with: routes)
      drafts[index].definition.updateSlots { slot in
        guard let kind = slot.kinds.removeValue(forKey: route) else { return }
        for name in names { slot.kinds[name] = kind }
      }
      for outer in drafts.indices {
        drafts[outer].definition.handlers = drafts[outer].definition.handlers.flatMap { handler in
          guard case .descendant(let hosts, route) = handler.source,
            reached(by: hosts, from: outer) == index
          else { return [handler] }
          return names.filter { belongs(handler.transition.action, to: $0) }.map { name in
            var one = handler
            one.source = .descendant(hosts: hosts, route: name)
            return one
          }
        }
      }
    }
  }

  extension CoordinatorDefinition {
    mutating func updateSlots(_ update: (inout SlotDefinition) -> Void) {
      for index in slots.indices { update(&slots[index]) }
      for route in routes.indices {
        for index in routes[route].slots.indices { update(&routes[route].slots[index]) }
      }
    }
  }
#endif
