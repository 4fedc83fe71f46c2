import NavGraphFacts
import NavGraphModel

// The conditions on the switches and stacks that contain tabs, and on the rest of their content.

extension TabSurroundings {
  /// Whether a coordinator is one of those around the tabs, or of a flow that is there only while the tabs are
  /// covered or gone.
  func isOutside(_ index: Int) -> Bool {
    index != place.coordinator && !inside.contains(index) && all.contains(index)
      && !place.cases.isEmpty
  }

  /// Whether an operation leaves nothing for later. Around the tabs, it only shows another case of a switch, or removes the
  /// root of a stack only with a whole new stack.
  func isPlain(_ placed: GraphDefinition.PlacedOperation) -> Bool {
    let isAround = around.contains(placed.container)
    switch placed.operation {
    case .cancel, .later, .start, .deferredSet: return false
    case .reset: return !isAround
    case .fill, .clear, .dismissScreen: return !isAround || isStack(placed.container)
    case .goBackToIndex, .popToIndex, .popFrom, .removeLast, .removeAll, .remove, .removeSubrange,
      .replaceTop, .replace:
      return !isAround
    case .send(_, .child(let hosts, _)): return !leadsInside(hosts, from: placed.container)
    default: return true
    }
  }

  private func isStack(_ index: Int) -> Bool {
    if case .stack = graph.coordinators[index].container { true } else { false }
  }

  private func leadsInside(_ hosts: [String], from index: Int) -> Bool {
    graph.coordinator(hostedBy: hosts, from: index).map { !isOutside($0) } ?? true
  }

  /// Whether the surroundings of the tabs keep nothing but what they show and, without stacks, variables; whether the
  /// tabs always start the same way; and whether no condition asks about several parts at once.
  ///
  /// In a stack, screens that covered the tabs leave nothing behind: no variable is written, and nothing comes later.
  var hasPlainSurroundings: Bool {
    let isPlain = place.cases.allSatisfy { reference in
      let coordinator = graph.coordinators[reference.coordinator]
      let lowest = coordinator.routes[reference.route]
      return coordinator.slots.isEmpty && coordinator.effects.isEmpty
        && coordinator.routes.allSatisfy {
          $0.effects.isEmpty && ($0.slots.isEmpty || isStack(reference.coordinator))
        } && lowest.arguments.isEmpty && lowest.slots.isEmpty && lowest.variables.isEmpty
    }
    let tabs = graph.coordinators[place.coordinator]
    let hostsOnlyTabs = tabs.routes.indices.allSatisfy { route in
      tabs.routes[route].hosts == nil || self.tabs.contains { $0.route == route }
    }
    let defersCommands = around.contains {
      graph.coordinators[$0].dialect?.defersCommands ?? false
    }
    return isPlain && hostsOnlyTabs
      && (!place.isInStack || written.isEmpty && !defersCommands)
      && all.allSatisfy { graph.coordinators[$0].reducer == nil }
  }

  /// Returns the tab on which a transition of an enclosing coordinator acts, if any; nil where it acts on several,
  /// on another one than it hears, or on more than the content of the tab.
  ///
  /// - Parameter handled: The tabs to which it listens.
  func tabsTouched(
    enclosing transition: Transition, at reference: TransitionReference,
    handling handled: Set<String>
  ) -> Set<String>? {
    if let condition = transition.condition,
      !condition.flows(from: reference.coordinator, in: graph).isEmpty
    {
      return nil
    }
    var touched: Set<String> = []
    for placed in graph.placedOperations(of: transition, at: reference) {
      if inside.contains(placed.container) {
        guard isPlain(placed), staysInFlow(placed.operation) else { return nil }
        continue
      }
      guard isOutside(placed.container), isPlain(placed) else { return nil }
      switch placed.operation {
      case .open(let link, _): guard opensOutside(link) else { return nil }
      case .emit: guard handled.isEmpty else { return nil }
      case .when(let condition, _, _):
        guard condition.flows(from: placed.container, in: graph).isEmpty else { return nil }
      case .within(let flow, _):
        if graph.coordinator(of: flow, from: placed.container).map({ isOutside($0) }) ?? false {
          continue
        }
        guard let tab = tab(of: flow, from: placed.container) else { return nil }
        touched.insert(tab)
      default: continue
      }
    }
    guard touched.isEmpty || touched.count == 1 && handled.isSubset(of: touched) else { return nil }
    // What another tab holds or is covered by then, the search of that tab would not show.
    if place.isInStack, !touched.isEmpty, handled.isEmpty,
      reference.place == .link || covers(transition, at: reference)
        || removes(transition, at: reference) && presentsMore(besides: touched)
    {
      return nil
    }
    return touched
  }

  /// Returns whether a transition gives a stack around the tabs other screens.
  private func removes(_ transition: Transition, at reference: TransitionReference) -> Bool {
    graph.placedOperations(of: transition, at: reference).contains { placed in
      if case .set = placed.operation { around.contains(placed.container) } else { false }
    }
  }

  /// Whether something can be presented in other tabs than these, and not in these.
  private func presentsMore(besides touched: Set<String>) -> Bool {
    let routes = graph.coordinators[place.coordinator].routes
    let (those, others) = (
      tabs.filter { touched.contains(routes[$0.route].name) },
      tabs.filter { !touched.contains(routes[$0.route].name) }
    )
    return !those.contains { presents($0.flows) } && others.contains { presents($0.flows) }
  }

  private func presents(_ flows: Set<Int>) -> Bool {
    flows.contains { index in
      let coordinator = graph.coordinators[index]
      return !coordinator.slots.isEmpty || coordinator.routes.contains { !$0.slots.isEmpty }
    }
      || graph.placedTransitions.contains { reference, transition in
        graph.placedOperations(of: transition, at: reference).contains { placed in
          flows.contains(placed.container)
            && placed.operation.arrivals.contains { !$0.presentation.isPush }
        }
      }
  }

  /// Returns whether a transition can put a screen above others of a stack around the tabs.
  private func covers(_ transition: Transition, at reference: TransitionReference) -> Bool {
    graph.placedOperations(of: transition, at: reference).contains { placed in
      guard !inside.contains(placed.container) else { return false }
      switch placed.operation {
      case .send, .emit, .open: return true
      case .set(let destinations):
        let keepsRoot = graph.coordinators[placed.container].dialect?.keepsRootInArray ?? false
        return destinations.count > (keepsRoot ? 1 : 0)
      default: return isStack(placed.container) && !placed.operation.arrivals.isEmpty
      }
    }
  }

  /// Returns the tab of a flow that a coordinator outside reaches through the tabs' coordinator; nil for other flows.
  private func tab(of flow: FlowReference, from index: Int) -> String? {
    guard case .child(let hosts) = flow, let path = path(from: index) else { return nil }
    return hosts.starts(with: path) && hosts.count > path.count ? hosts[path.count] : nil
  }

  /// Returns the hosting routes that lead from an enclosing coordinator to the tabs; nil for another coordinator.
  private func path(from index: Int) -> [String]? {
    place.switches.firstIndex(of: index).map { level in
      place.cases[level...].map { graph.coordinators[$0.coordinator].routes[$0.route].name }
    }
  }

  /// Whether an operation on a flow concerns nothing but its stack and slots.
  private func staysInFlow(_ operation: Operation) -> Bool {
    switch operation {
    case .append, .appendAll, .goBack, .goBackTo, .goBackToRoot, .pop, .popTo, .popToRoot,
      .popToCurrentNavigationRoot, .dismiss, .dismissAll, .set, .fill, .clear:
      true
    default: false
    }
  }

  /// Returns the tabs in which a handler of an enclosing coordinator hears screens or coordinators.
  func tabsHandled(
    by reference: TransitionReference, action: String, relayed: [String: Set<String>]
  ) -> Set<String> {
    guard case .coordinator = reference.place, let path = path(from: reference.coordinator) else {
      return []
    }
    switch graph.coordinators[reference.coordinator].handlers[reference.index].source {
    case .own, .dismissal: return []
    case .descendant(let hosts, _):
      guard hosts.starts(with: path) else { return [] }
      return hosts.count > path.count ? [hosts[path.count]] : relayed[action] ?? []
    case .anyDepth(let name, _):
      guard let leaf = graph.coordinators.firstIndex(where: { $0.name == name }) else { return [] }
      return leaf == place.coordinator ? relayed[action] ?? [] : tabs(with: leaf)
    }
  }

  private func opensOutside(_ link: String) -> Bool {
    graph.coordinators.firstIndex { $0.links.contains { $0.pattern == link } }.map {
      isOutside($0)
    } ?? false
  }

  /// Whether a transition of a flow that is there while the tabs are not has nothing to do with them.
  func staysOutside(_ transition: Transition, at reference: TransitionReference) -> Bool {
    func isOutside(_ condition: Condition, from index: Int) -> Bool {
      condition.flows(from: index, in: graph).allSatisfy { flow in
        flow.map { self.isOutside($0) } ?? false
      }
    }
    if let condition = transition.condition, !isOutside(condition, from: reference.coordinator) {
      return false
    }
    return graph.placedOperations(of: transition, at: reference).allSatisfy { placed in
      guard self.isOutside(placed.container) else { return false }
      if around.contains(placed.container), !isPlain(placed) { return false }
      switch placed.operation {
      case .cancel: return false
      case .open(let link, _): return opensOutside(link)
      case .send(_, .child): return isPlain(placed)
      case .when(let condition, _, _): return isOutside(condition, from: placed.container)
      case .within(let flow, _):
        return graph.coordinator(of: flow, from: placed.container).map { self.isOutside($0) }
          ?? false
      default: return true
      }
    }
  }

  // MARK: - What is asked

  /// Whether nothing in the tabs or around them asks for a variable that changes and is not a flow's own, nor
  /// for flows elsewhere where something follows a condition; the case that is shown may depend on variables.
  var asksOnlyWhatIsItsOwn: Bool {
    all.allSatisfy { index in
      guard inside.contains(index) || index == place.coordinator || around.contains(index) else {
        return true
      }
      let coordinator = graph.coordinators[index]
      // The cases of the enclosing switches are checked below.
      let conditionSources = StateConditionSource.allCases.filter {
        $0 != .switchCase || !around.contains(index)
      }
      let stateConditions = conditionSources.flatMap { coordinator.conditions(of: $0) }
      let flows = tabs.map(\.flows).filter { $0.contains(index) }
      let isInside = stateConditions.flatMap { $0.flows(from: index, in: graph) }.allSatisfy {
        flow in
        flow.map { flow in !flows.isEmpty && flows.allSatisfy { $0.contains(flow) } } ?? false
      }
      guard isInside else { return false }
      guard !place.cases.isEmpty else { return true }
      if around.contains(index),
        coordinator.conditions(of: .switchCase).contains(where: {
          !$0.flows(from: index, in: graph).isEmpty
        })
      {
        return false
      }
      let asked = stateConditions + coordinator.conditionsOfTransitions
      // The switches' own variables are not there where the tabs are examined alone.
      let foreign =
        around.contains(index)
        ? written
        : written.union(around.flatMap { graph.coordinators[$0].variables.map(\.name) })
      return asked.flatMap(\.variables).allSatisfy { !foreign.contains($0) }
    }
  }
}

extension Condition {
  /// The variables that it asks for, here or in other flows.
  fileprivate var variables: [String] {
    switch self {
    case .variable(let name, _): [name]
    case .within(_, let inner), .not(let inner): inner.variables
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.variables)
    default: []
    }
  }
}
