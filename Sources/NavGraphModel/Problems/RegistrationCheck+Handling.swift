/// Handlers that never run, and actions of screens that are never in use.
extension RegistrationCheck {
  func problems(
    ofHandlersOf index: Int, _ table: MessageTable, _ known: inout KnownActions
  ) -> [RegistrationProblem] {
    let handlers = graph.coordinators[index].handlers
    var problems: [RegistrationProblem] = []
    for handler in handlers where !handler.transition.action.isEmpty {
      guard let leaf = leaf(of: handler.source, from: index) else { continue }
      let message =
        if let route = leaf.route {
          problem(of: handler, in: index, handling: route, of: leaf.coordinator, table, &known)
        } else {
          problem(of: handler, handlingOutputsOf: leaf.coordinator, table)
        }
      guard let message else { continue }
      problems.append(.init(message, at: handler.transition.location))
    }
    return problems
  }

  // MARK: - Reports

  private func problem(
    of handler: HandlerDefinition, handlingOutputsOf index: Int, _ table: MessageTable
  ) -> String? {
    let action = handler.transition.action
    let coordinator = graph.coordinators[index]
    // Only running a reducer shows what it reports.
    guard coordinator.reducer == nil, table.outputs[index][action] == nil else { return nil }
    let beginning = "coordinator \(quoted(coordinator.name)) never reports \(quoted(action))"
    if let inner = nearestReporter(of: action, inside: index, table) {
      return beginning + inside(inner, handling: action, by: handler.source)
    }
    // Apps keep handlers of actions that are no longer reported; `unsent-action` reports those. A name that is one typo
    // away from a report counts as that report.
    return table.outputs[index].keys.sorted().first { $0.isOneSlip(from: action) }.map {
      "\(beginning); did you mean \(quoted($0))?"
    }
  }

  /// The coordinator nearest inside another that reports something, with the routes that host it on
  /// the way.
  private func nearestReporter(
    of output: String, inside index: Int, _ table: MessageTable
  ) -> (coordinator: Int, path: [String])? {
    var seen: Set<Int> = [index]
    var waiting: [(coordinator: Int, path: [String])] = [(index, [])]
    var next = 0
    while next < waiting.count {
      let (current, path) = waiting[next]
      next += 1
      if current != index, table.outputs[current][output] != nil { return (current, path) }
      for route in graph.coordinators[current].routes.indices {
        let name = graph.coordinators[current].routes[route].name
        guard let hosted = hostedCoordinator(of: name, in: current), seen.insert(hosted).inserted
        else { continue }
        waiting.append((hosted, path + [name]))
      }
    }
    return nil
  }

  private func inside(
    _ inner: (coordinator: Int, path: [String]), handling action: String,
    by source: HandlerDefinition.Source
  ) -> String {
    let name = quoted(graph.coordinators[inner.coordinator].name)
    let hosts: [String] =
      if case .descendant(let hosts, let route) = source { hosts + (route.map { [$0] } ?? []) } else
      { [] }
    guard !hosts.isEmpty else {
      return ": \(name) inside it does, so name that as the coordinator"
    }
    let path = (hosts + inner.path).joined(separator: " \u{203A} ")
    return ": \(name) inside it does, so handle it with OnChild(flowOf: …, reports: "
      + "\"\(action)\") along \(path)"
  }

  // MARK: - Actions of screens

  private func problem(
    of handler: HandlerDefinition, in index: Int, handling route: Int, of coordinator: Int,
    _ table: MessageTable, _ known: inout KnownActions
  ) -> String? {
    let action = handler.transition.action
    let leaf = MessageTable.Leaf(coordinator: coordinator, route: route)
    let screen = graph.coordinators[coordinator].routes[route]
    let own = known.own(of: leaf)
    let isBrought =
      own.contains(action) || screen.effects.contains { $0.actions.contains(action) }
      || table.sent[leaf]?.contains(action) ?? false
      || table.sentToAny[coordinator].contains(action)
    guard !isBrought, handler.transition.trigger != .sent else { return nil }
    let name = screenName(route, of: coordinator)
    if let hosted = hostedCoordinator(of: screen.name, in: coordinator) {
      guard handler.transition.trigger != .effect else { return nil }
      let beginning =
        "screen \(name) shows coordinator \(quoted(graph.coordinators[hosted].name)) and has no "
        + "action \(quoted(action)) of its own"
      if table.outputs[hosted][action] != nil {
        return beginning + inside((hosted, []), handling: action, by: handler.source)
      }
      if let inner = nearestReporter(of: action, inside: hosted, table) {
        return beginning + inside(inner, handling: action, by: handler.source)
      }
      return beginning
        + suggestion(
          for: action, in: table.outputs[hosted].keys.sorted(),
          otherwise: "name the screen inside it that sends the action")
    }
    if let feature = screen.feature, featureOutputs[feature] != nil {
      return "feature \(quoted(feature)) of screen \(name) does not list \(quoted(action))"
        + suggestion(for: action, in: own.sorted(), otherwise: "add it to what the feature sends")
    }
    // A handler may name an action that the screen's own coordinator has no use for. What differs
    // by one slip from an action of the screen is taken for that one, unless both are handled.
    guard let near = own.sorted().first(where: { $0.isOneSlip(from: action) }),
      !graph.coordinators[index].handlers.contains(where: {
        $0.transition.action == near && $0.source == handler.source
      })
    else { return nil }
    return "screen \(name) has no action \(quoted(action)); did you mean \(quoted(near))? If it "
      + "has both, register On(\"\(action)\") on the screen"
  }

  // MARK: - Screens that show a coordinator

  func problems(ofHostsIn index: Int, _ table: MessageTable) -> [RegistrationProblem] {
    let routes = graph.coordinators[index].routes
    var problems: [RegistrationProblem] = []
    for route in routes.indices {
      guard let hosted = routes[route].hosts, coordinatorIndices[hosted] != nil else { continue }
      let leaf = MessageTable.Leaf(coordinator: index, route: route)
      for transition in routes[route].transitions {
        guard transition.trigger == .tap || transition.trigger == .automatic,
          !(table.sent[leaf]?.contains(transition.action) ?? false),
          !table.sentToAny[index].contains(transition.action),
          !routes[route].effects.contains(where: { $0.actions.contains(transition.action) })
        else { continue }
        let action = transition.action
        let what =
          transition.trigger == .tap ? "cannot be tapped itself" : "does nothing by itself"
        problems.append(
          .init(
            "screen \(quoted(routes[route].name)) shows coordinator \(quoted(hosted)) and \(what), so "
              + "\(quoted(action)) never happens: register it on a screen of \(quoted(hosted)), handle "
              + "it with OnChild(.\(routes[route].name), …, action: \"\(action)\"), or use OnSelf for "
              + "a button of the coordinator's own view",
            at: transition.location))
      }
    }
    return problems
  }
}

extension String {
  /// Returns whether two names differ by one typo: in one letter, or in two that
  /// are swapped. Digits distinguish names on purpose.
  fileprivate func isOneSlip(from other: String) -> Bool {
    let (left, right) = (Array(self), Array(other))
    guard left != right, abs(left.count - right.count) <= 1, min(left.count, right.count) > 2 else {
      return false
    }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.dropFirst(start).reversed(), right.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (mine, its) = (left[start..<(left.count - end)], right[start..<(right.count - end)])
    guard !(mine + its).contains(where: { $0.isNumber }) else { return false }
    return mine.count <= 1 && its.count <= 1 || mine.count == 2 && mine.reversed() == Array(its)
  }
}
