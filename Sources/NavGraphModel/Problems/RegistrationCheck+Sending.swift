/// Actions that are sent, by operations or effects, and that nothing hears.
extension RegistrationCheck {
  func problems(
    ofSendingsIn table: MessageTable, _ known: inout KnownActions
  ) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    for sending in table.sendings where !sending.action.isEmpty {
      guard let message = problem(of: sending, &known) else { continue }
      problems.append(RegistrationProblem(message, at: sending.site.location))
    }
    return problems
  }

  private func problem(
    of sending: MessageTable.Sending, _ known: inout KnownActions
  ) -> String? {
    let action = sending.action
    let place = "so sending it does nothing (on \(quoted(sending.site.action)))"
    switch sending.addressee {
    case .identity, .index:
      let handled = known.handled(ofScreensOf: sending.container)
      guard !handled.contains(action) else { return nil }
      return "no screen of \(quoted(graph.coordinators[sending.container].name)) has an action "
        + "\(quoted(action)), \(place)"
        + suggestion(for: action, in: handled.sorted(), otherwise: "register it with On(…)")
    case .route, .child:
      guard let leaf = leaf(of: sending.addressee, from: sending.container) else { return nil }
      guard !known.handles(action, of: leaf) else { return nil }
      let handled = known.handled(of: leaf)
      guard let route = leaf.route else {
        return "coordinator \(quoted(graph.coordinators[leaf.coordinator].name)) has no action "
          + "\(quoted(action)) of its own, \(place)"
          + suggestion(
            for: action, in: handled.sorted(), otherwise: "register it with OnSelf(…)")
      }
      let definition = graph.coordinators[leaf.coordinator].routes[route]
      let beginning =
        "screen \(screenName(route, of: leaf.coordinator)) has no action \(quoted(action)), "
        + place
      if let hosted = hostedCoordinator(of: definition.name, in: leaf.coordinator),
        known.handles(action, of: MessageTable.Leaf(coordinator: hosted, route: nil))
      {
        return beginning + ": its coordinator \(quoted(graph.coordinators[hosted].name)) has, so "
          + "send it to .flow(.\(definition.name))"
      }
      return beginning
        + suggestion(
          for: action, in: handled.sorted(), otherwise: "register it on the screen with On(…)")
    }
  }

  func problems(
    ofEffectsIn index: Int, _ table: MessageTable, _ known: inout KnownActions
  ) -> [RegistrationProblem] {
    let coordinator = graph.coordinators[index]
    var problems: [RegistrationProblem] = []
    if !coordinator.effects.isEmpty {
      let handlers = coordinator.handlers.lazy.filter { $0.source == .own }.map(\.transition)
      let owner = EffectOwner(
        coordinator: index, name: "coordinator \(quoted(coordinator.name))", element: "OnSelf",
        leaf: MessageTable.Leaf(coordinator: index, route: nil))
      problems += self.problems(
        of: coordinator.effects, of: owner, with: Array(handlers), table, &known)
      problems += coordinator.effects.filter { $0.lifetime != .owner }.map {
        .init(
          "\(owner.name) is not a screen that appears, so effect \(quoted($0.name)) cannot follow "
            + "its appearance: leave the lifetime out, or move the effect to a screen",
          at: $0.location)
      }
    }
    for route in coordinator.routes.indices where !coordinator.routes[route].effects.isEmpty {
      let owner = EffectOwner(
        coordinator: index, name: "screen \(quoted(coordinator.routes[route].name))",
        element: "On", leaf: MessageTable.Leaf(coordinator: index, route: route))
      problems += self.problems(
        of: coordinator.routes[route].effects, of: owner,
        with: coordinator.routes[route].transitions, table, &known)
    }
    return problems
  }

  private struct EffectOwner {
    let coordinator: Int
    let name: String
    /// What handles its actions.
    let element: String
    let leaf: MessageTable.Leaf
  }

  private func problems(
    of effects: [EffectDefinition], of owner: EffectOwner, with transitions: [Transition],
    _ table: MessageTable, _ known: inout KnownActions
  ) -> [RegistrationProblem] {
    let handled = known.handled(of: owner.leaf)
    let isRuled = graph.coordinators[owner.coordinator].reducer == nil
    var problems: [RegistrationProblem] = []
    for effect in effects {
      let isRequest = effect.isRequest(with: transitions)
      let name = "\(isRequest ? "request" : "effect") \(quoted(effect.name)) of \(owner.name)"
      for action in effect.actions where !action.isEmpty && !handled.contains(action) {
        problems.append(
          .init(
            "\(name) sends \(quoted(action)), which nothing handles"
              + suggestion(
                for: action, in: handled.sorted(),
                otherwise: "register \(owner.element)(\"\(action)\", trigger: .sent), without "
                  + "operations if it changes nothing"),
            at: effect.location))
      }
      if isRuled, !effect.startsAutomatically,
        !table.started[owner.coordinator].contains(effect.name)
      {
        problems.append(
          .init(
            "\(name) never starts: start it with .start(\"\(effect.name)\"), or pass "
              + "onAppearance: true",
            at: effect.location))
      }
      guard isRequest else { continue }
      let answers = Set(effect.actions)
      problems += transitions.filter {
        answers.contains($0.action) && $0.location != effect.location
      }.map {
        .init(
          "\(quoted($0.action)) is an answer of \(name), which handles it itself: put the operations "
            + "into the request, or rename the action",
          at: $0.location)
      }
    }
    return problems
  }
}

extension EffectDefinition {
  fileprivate var startsAutomatically: Bool { startsOnAppearance || lifetime != .owner }

  /// Returns whether the effect was registered together with the handling of its answer.
  fileprivate func isRequest(with transitions: [Transition]) -> Bool {
    action == "\(name) succeeded"
      && transitions.contains { $0.action == action && $0.location == location }
  }
}
