import NavGraphFacts
import NavGraphModel

// What has to hold of the switches in which tabs stand, and of what else is in these.

extension TabSurroundings {
  /// Whether a coordinator is one of the switches around the tabs, or of a flow that is there only while the
  /// tabs are not.
  func isOutside(_ index: Int) -> Bool {
    index != place.coordinator && !inside.contains(index) && all.contains(index)
      && !place.cases.isEmpty
  }

  /// Whether an operation does nothing to a switch but show a case, and leaves nothing for later.
  func isPlain(_ placed: GraphDefinition.PlacedOperation) -> Bool {
    switch placed.operation {
    case .cancel, .later, .start: false
    case .showPrevious, .reset, .fill, .clear: !around.contains(placed.container)
    case .send(_, .child(let hosts, _)): !leadsInside(hosts, from: placed.container)
    default: true
    }
  }

  private func leadsInside(_ hosts: [String], from index: Int) -> Bool {
    graph.coordinator(hostedBy: hosts, from: index).map { !isOutside($0) } ?? true
  }

  /// Whether the switches keep nothing but the case and variables, the tabs always start the same way, and
  /// no condition asks about several parts at once.
  var hasPlainSwitches: Bool {
    let isPlain = place.cases.allSatisfy { reference in
      let coordinator = graph.coordinators[reference.coordinator]
      return coordinator.slots.isEmpty && coordinator.effects.isEmpty
        && coordinator.routes.allSatisfy { $0.effects.isEmpty && $0.slots.isEmpty }
        && coordinator.routes[reference.route].arguments.isEmpty
    }
    let tabs = graph.coordinators[place.coordinator]
    let hostsOnlyTabs = tabs.routes.indices.allSatisfy { route in
      tabs.routes[route].hosts == nil || self.tabs.contains { $0.route == route }
    }
    return isPlain && hostsOnlyTabs && graph.policies.isEmpty
      && all.allSatisfy { graph.coordinators[$0].reducer == nil }
  }

  /// For a transition of a switch around the tabs: the tabs to which it listens; nil where it reaches into
  /// them, or does more than show a case and write variables.
  func tabsLeadingOut(
    bySwitch transition: Transition, at reference: TransitionReference,
    relayed: [String: Set<String>]
  ) -> Set<String>? {
    if let condition = transition.condition,
      !condition.flows(from: reference.coordinator, in: graph).isEmpty
    {
      return nil
    }
    let touched = tabsHeard(by: reference, action: transition.action, relayed: relayed)
    for placed in graph.placedOperations(of: transition, at: reference) {
      guard isOutside(placed.container), isPlain(placed) else { return nil }
      switch placed.operation {
      case .open(let link, _): guard opensOutside(link) else { return nil }
      case .emit: guard touched.isEmpty else { return nil }
      case .when(let condition, _, _):
        guard condition.flows(from: placed.container, in: graph).isEmpty else { return nil }
      case .within(let flow, _):
        guard graph.coordinator(of: flow, from: placed.container).map({ isOutside($0) }) ?? false
        else { return nil }
      default: continue
      }
    }
    return touched
  }

  /// The tabs in which a handler of a switch hears screens or coordinators.
  private func tabsHeard(
    by reference: TransitionReference, action: String, relayed: [String: Set<String>]
  ) -> Set<String> {
    guard case .coordinator = reference.place,
      let level = place.switches.firstIndex(of: reference.coordinator)
    else { return [] }
    switch graph.coordinators[reference.coordinator].handlers[reference.index].source {
    case .own, .dismissal: return []
    case .descendant(let hosts, _):
      let way = place.cases[level...].map {
        graph.coordinators[$0.coordinator].routes[$0.route].name
      }
      guard hosts.starts(with: way) else { return [] }
      return hosts.count > way.count ? [hosts[way.count]] : relayed[action] ?? []
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
  /// for flows elsewhere where something follows a condition; which case is shown may depend on variables.
  var asksOnlyWhatIsItsOwn: Bool {
    all.allSatisfy { index in
      guard inside.contains(index) || index == place.coordinator || around.contains(index) else {
        return true
      }
      let coordinator = graph.coordinators[index]
      // The cases of the switches around are asked for below.
      let askers = StandingCondition.allCases.filter {
        $0 != .switchCase || !around.contains(index)
      }
      let standing = askers.flatMap { coordinator.conditions(of: $0) }
      let flows = tabs.map(\.flows).filter { $0.contains(index) }
      let isInside = standing.flatMap { $0.flows(from: index, in: graph) }.allSatisfy { flow in
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
      let asked = standing + coordinator.conditionsOfTransitions
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
