/// Slots, variables and effects: names that a place has from its screen, its coordinator, or its
/// surroundings.
extension RegistrationCheck {
  func slot(_ name: String, at nameScope: NameScope) -> SlotDefinition? {
    slots(at: nameScope).first { $0.name == name }
  }

  func slots(at nameScope: NameScope) -> [SlotDefinition] {
    let coordinator = coordinator(at: nameScope)
    guard let screen = nameScope.screenInContainer else {
      return enclosingSlots(nameScope) + coordinator.slots + slotsOfContent(coordinator)
    }
    // A slot of another screen may hold the screen, which then empties that slot.
    let presenters = coordinator.routes.filter { $0.name != screen.name }
    return screen.slots + presenters.flatMap(\.slots) + coordinator.slots
  }

  /// The slots of the tabs or cases of a coordinator, which its own operations change by name.
  private func slotsOfContent(_ coordinator: CoordinatorDefinition) -> [SlotDefinition] {
    if case .stack = coordinator.container { return [] }
    return coordinator.routes.flatMap(\.slots)
  }

  /// Returns the slots of the screens that may enclose an actor inside the coordinator: of each that hosts it, and of
  /// each that may show such a screen in a slot.
  private func enclosingSlots(_ nameScope: NameScope) -> [SlotDefinition] {
    let index = nameScope.coordinator
    let routes = graph.coordinators[index].routes
    var waiting: [String] = []
    switch nameScope.inside {
    case .nowhere: return []
    case .hosts(let path): waiting = Array(path.prefix(1))
    case .coordinator(let inner):
      waiting = routes.compactMap { route in
        route.hosts.flatMap { coordinatorIndices[$0] }.flatMap {
          $0 == inner || hosts.hostsTransitively($0, inner) ? route.name : nil
        }
      }
    }
    guard routes.contains(where: { !$0.slots.isEmpty }) else { return [] }
    var seen = Set(waiting)
    var found: [SlotDefinition] = []
    while let name = waiting.popLast() {
      found += route(name, of: index)?.slots ?? []
      for presenter in routes where !seen.contains(presenter.name) {
        guard presenter.slots.contains(where: { mayShow(name, in: $0) }) else { continue }
        seen.insert(presenter.name)
        waiting.append(presenter.name)
      }
    }
    return found
  }

  private func mayShow(_ route: String, in slot: SlotDefinition) -> Bool {
    slot.initial?.route == route || slot.derived?.target.route == route
      || shownInSlots[slot.name]?.contains(route) ?? false
  }

  func unknownSlot(_ name: String, at nameScope: NameScope) -> RegistrationProblem {
    nameScope.problem(
      "\(owners(screen: nameScope.screenInContainer, at: nameScope, have: "a slot")) "
        + "\(quoted(name)) (\(nameScope.place))"
        + suggestion(
          for: name, in: slots(at: nameScope).map(\.name), otherwise: "declare it with Slot(…)"))
  }

  /// Returns the problems of starting an effect, which belongs to the acting screen or to the flow of this
  /// registration, regardless of the container that is changed.
  func problems(ofStarting name: String, at nameScope: NameScope) -> [RegistrationProblem] {
    let nameScope = nameScope.moved(to: nameScope.home)
    let effects = (nameScope.screen?.effects ?? []) + coordinator(at: nameScope).effects
    guard !effects.contains(where: { $0.name == name }) else { return [] }
    return [
      nameScope.problem(
        "\(owners(screen: nameScope.screen, at: nameScope, have: "an effect")) \(quoted(name)) "
          + "(\(nameScope.place))"
          + suggestion(
            for: name, in: effects.map(\.name), otherwise: "declare it with Effect(…)"))
    ]
  }

  func problems(ofCancelling id: String, at nameScope: NameScope) -> [RegistrationProblem] {
    guard !effectIDs.contains(id) else { return [] }
    return [
      nameScope.problem(
        "no effect has the id \(quoted(id)) (\(nameScope.place))"
          + suggestion(
            for: id, in: effectIDs, otherwise: "give it to the effect that is to be cancelled"))
    ]
  }

  /// Testing a variable for a value, or assigning it.
  func problems(
    ofVariable name: String, being value: VariableValue, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let (found, names) = variables(named: name, at: nameScope)
    guard !found.isEmpty else {
      let owners = owners(screen: nameScope.screen, at: nameScope, have: "a variable")
      return [
        nameScope.problem(
          "\(owners) \(quoted(name)), nor has what is around it (\(nameScope.place))"
            + suggestion(for: name, in: names, otherwise: "declare it with Variable(…)"))
      ]
    }
    return found.compactMap { variable, owner in
      problem(
        of: value, for: variable.values, of: "variable \(quoted(name)) of \(owner)", at: nameScope)
    }
  }

  private func problem(
    of value: VariableValue, for values: [String], of name: String, at nameScope: NameScope
  ) -> RegistrationProblem? {
    switch value {
    case .constant(let value):
      guard !values.contains(value) else { return nil }
      return nameScope.problem(
        "\(quoted(value)) is not among the values of \(name)"
          + suggestion(for: value, in: values, otherwise: "add it to them"))
    case .copied(let source):
      guard let copied = nameScope.copiedValues(of: source) else {
        return nameScope.copyRefusal.map {
          nameScope.problem("\(quoted(source)) cannot be copied to \(name): \($0)")
        }
      }
      let known = Set(values)
      return copied.first { !known.contains($0) }.map {
        nameScope.problem(
          "\(quoted(source)) can be \(quoted($0)), which is not among the values of \(name): add it "
            + "to them")
      }
    }
  }

  /// Returns what a name can mean, by the place of the flow: the screen's variable, otherwise that of the nearest
  /// coordinator on each path outwards, otherwise the app's. Also returns all names that were found.
  private func variables(
    named name: String, at nameScope: NameScope
  ) -> (found: [(variable: VariableDefinition, owner: String)], names: [String]) {
    var found: [(variable: VariableDefinition, owner: String)] = []
    var names: [String] = []
    if let screen = nameScope.screen {
      names += screen.variables.map(\.name)
      if let variable = screen.variables.first(where: { $0.name == name }) {
        return ([(variable, "screen \(quoted(screen.name))")], names)
      }
    }
    var reachesApp = false
    var waiting = [nameScope.coordinator]
    var seen = Set(waiting)
    var next = 0
    while next < waiting.count {
      let index = waiting[next]
      let coordinator = graph.coordinators[index]
      next += 1
      names += coordinator.variables.map(\.name)
      if let variable = coordinator.variables.first(where: { $0.name == name }) {
        found.append((variable, "coordinator \(quoted(coordinator.name))"))
        continue
      }
      if isOutermost[index] { reachesApp = true }
      waiting += hosts[index].filter { seen.insert($0).inserted }
    }
    names += graph.variables.map(\.name)
    if reachesApp || found.isEmpty, let variable = graph.variables.first(where: { $0.name == name })
    {
      found.append((variable, "the app"))
    }
    return (found, names)
  }

  /// Returns the beginning of a message: `neither screen “home” nor “Shop” has a slot`.
  private func owners(
    screen: RouteDefinition?, at nameScope: NameScope, have kind: String
  ) -> String {
    let coordinator = "coordinator \(quoted(coordinator(at: nameScope).name))"
    return screen.map { "neither screen \(quoted($0.name)) nor \(coordinator) has \(kind)" }
      ?? "\(coordinator) does not have \(kind)"
  }
}
