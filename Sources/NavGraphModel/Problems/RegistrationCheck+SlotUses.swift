/// Statements about slots, dismissals and alerts where they have no effect.
extension RegistrationCheck {
  func problems(ofSlotsIn index: Int, _ table: MessageTable) -> [RegistrationProblem] {
    let coordinator = graph.coordinators[index]
    var problems = coordinator.slots.flatMap { self.problems(of: $0, in: index, table) }
    for route in coordinator.routes.indices where !coordinator.routes[route].slots.isEmpty {
      problems += coordinator.routes[route].slots.flatMap {
        self.problems(of: $0, in: index, table)
      }
    }
    return problems
  }

  private func problems(
    of slot: SlotDefinition, in index: Int, _ table: MessageTable
  ) -> [RegistrationProblem] {
    let name = "slot \(quoted(slot.name))"
    var problems: [RegistrationProblem] = []
    func refuse(_ message: String) { problems.append(.init(message, at: slot.location)) }

    if !slot.closesItself, !slot.allKinds.contains(where: { $0.isAlert }) {
      refuse(
        "\(name) holds no alert or dialog, so closesItself says nothing: leave it out, or give the "
          + "slot that kind")
    }
    if slot.isBool, slot.kinds.count > 1 {
      refuse(
        "\(name) is a Bool, which shows one screen, and has kinds for \(slot.kinds.count) screens: leave "
          + "isBool out, or declare a slot for each")
    }
    if slot.initial != nil, slot.derived != nil {
      refuse(
        "\(name) follows a condition, which says what it holds at the start too: leave initially "
          + "out")
    }
    // Only running a reducer shows what it presents.
    guard graph.coordinators[index].reducer == nil else { return problems }
    let shown = routesShown(in: slot, of: index, table)
    for route in slot.kinds.keys.sorted() where !shown.contains(route) {
      guard routeIndices[index][route] != nil else { continue }
      refuse(
        "\(name) has a kind for \(quoted(route)), which nothing shows in it"
          + suggestion(
            for: route, in: shown.sorted(),
            otherwise: "show it with .show(.\(route), in: \"\(slot.name)\"), or leave it out"))
    }
    return problems
  }

  private func routesShown(
    in slot: SlotDefinition, of index: Int, _ table: MessageTable
  ) -> Set<String> {
    var shown = table.shownInSlot[index][slot.name, default: []]
    if let initial = slot.initial { shown.insert(initial.route) }
    if let derived = slot.derived { shown.insert(derived.target.route) }
    return shown
  }

  /// The routes that the slots of a coordinator and of its screens show, by whether as an alert.
  private func routesInSlots(
    of index: Int, _ table: MessageTable
  ) -> (alerts: Set<String>, others: Set<String>) {
    var alerts: Set<String> = []
    var others: Set<String> = []
    func add(_ slot: SlotDefinition) {
      for route in routesShown(in: slot, of: index, table) {
        if slot.kind(of: route).isAlert { alerts.insert(route) } else { others.insert(route) }
      }
    }
    for slot in graph.coordinators[index].slots { add(slot) }
    let routes = graph.coordinators[index].routes
    for route in routes.indices { for slot in routes[route].slots { add(slot) } }
    return (alerts, others)
  }

  func problems(ofDismissalsIn index: Int, _ table: MessageTable) -> [RegistrationProblem] {
    let coordinator = graph.coordinators[index]
    let dismissals = coordinator.handlers.compactMap { handler in
      if case .dismissal(let route) = handler.source {
        (route: route, location: handler.transition.location)
      } else {
        nil
      }
    }
    guard !dismissals.isEmpty, coordinator.reducer == nil else { return [] }
    let slots = routesInSlots(of: index, table)
    let removable = table.removable[index].union(slots.others)
    return dismissals.compactMap { route, location in
      guard !removable.contains(route), routeIndices[index][route] != nil else { return nil }
      if slots.alerts.contains(route) {
        return .init(
          "\(quoted(route)) is an alert, whose buttons are actions and no dismissal: register On(…) "
            + "on it instead",
          at: location)
      }
      return .init(
        "no gesture closes \(quoted(route)) of \(quoted(coordinator.name)), which is never pushed, "
          + "presented or shown in a slot"
          + suggestion(
            for: route, in: removable.sorted(), otherwise: "remove the handler, or show the screen"),
        at: location)
    }
  }

  func problems(ofAlertButtonsIn index: Int, _ table: MessageTable) -> [RegistrationProblem] {
    let coordinator = graph.coordinators[index]
    guard coordinator.reducer == nil else { return [] }
    let disabling = coordinator.routes.indices.filter {
      coordinator.routes[$0].disabledGestures.contains(.alertButton)
    }
    // Where all screens turn it off, the coordinator does.
    guard !disabling.isEmpty, disabling.count < coordinator.routes.count || disabling.count == 1
    else { return [] }
    let alerts = routesInSlots(of: index, table).alerts
    return disabling.compactMap { route in
      let screen = coordinator.routes[route]
      guard !alerts.contains(screen.name) else { return nil }
      return .init(
        "screen \(quoted(screen.name)) turns off the button of an alert, and no slot shows it as an "
          + "alert or dialog: leave .alertButton out",
        at: screen.location)
    }
  }
}
