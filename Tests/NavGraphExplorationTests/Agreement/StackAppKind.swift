import NavGraphModel

/// What an app has besides stacks.
enum StackAppKind: String, CaseIterable, Sendable {
  case stacks
  /// Alerts, sheets and whatever else stands in slots.
  case slots
  /// Arrays out of which a sheet goes alone when it is swiped away.
  case routeStacks
  /// Reports to coordinators around, and messages to others, with variables of screens and of the app.
  case messages
  /// Changes to flows around and inside of a screen's own, also while something covers them.
  case beneath
  /// Tabs at the start, with variables that they share, and links.
  case tabs
  /// A switch at the start, with stacks in several cases.
  case cases
  /// Coordinators that host one another in a circle.
  case circles
  /// Ways back over several screens, and comparisons with larger numbers.
  case counts
  /// Tabs under the root of a stack that pushes above them.
  case beside
  /// Slots of containers that hold flows.
  case slotFlows

  /// Whether the app consists of stacks in one another only.
  var hasOnlyStacks: Bool {
    switch self {
    case .tabs, .cases: false
    case .stacks, .slots, .routeStacks, .messages, .beneath, .circles, .counts, .beside,
      .slotFlows:
      true
    }
  }

  /// What no app is without.
  var features: Set<RandomFeature> {
    switch self {
    case .stacks: []
    case .slots: [.slots]
    case .routeStacks: []
    case .messages: [.messages, .handlers, .variables, .conditions, .hosting, .links]
    case .beneath: [.within, .handlers, .conditions, .hosting, .links]
    case .tabs: [.variables, .links, .conditions]
    case .cases: [.variables, .handlers, .conditions, .previousCase]
    case .circles: [.hosting]
    case .counts: [.conditions]
    case .beside: []
    case .slotFlows: [.hosting, .handlers, .conditions]
    }
  }

  /// What no app has, beside what none of them has.
  var absentFeatures: Set<RandomFeature> {
    switch self {
    case .circles: [.links, .handlers, .messages, .within, .variables]
    case .beside: [.links, .handlers]
    default: []
    }
  }

  /// What the app starts with, where that is no stack.
  var start: RandomSource.Start? {
    switch self {
    case .tabs: .tabs
    case .cases: .switch
    case .stacks, .slots, .routeStacks, .messages, .beneath, .circles, .counts,
      .beside, .slotFlows:
      nil
    }
  }

  /// How many coordinators there are, the likely ones several times.
  var coordinatorCounts: [Int] {
    switch self {
    case .stacks, .slots, .routeStacks, .counts: [1, 1, 1, 2, 2, 3]
    case .beside: [1]
    case .messages, .beneath, .circles, .slotFlows: [2, 2, 2, 3]
    case .tabs, .cases: [2, 3, 3, 4]
    }
  }

  /// Whether apps have little of what the exact engine refuses: flows that start afresh or are changed where
  /// nobody sees them.
  var isTame: Bool {
    switch self {
    case .stacks, .slots, .routeStacks, .counts: false
    case .messages, .beneath, .tabs, .cases, .circles, .beside, .slotFlows: true
    }
  }

  func shape(_ graph: inout GraphDefinition, seed: UInt64) {
    var choices = SplitMix64(seed: seed &+ 3_000_000)
    switch self {
    case .routeStacks:
      graph.updateCoordinators { _, coordinator in
        for index in coordinator.routes.indices where choices.chance(25) {
          coordinator.routes[index].disabledGestures = [.swipeDown]
        }
      }
    case .counts: graph = graph.withLargerCounts(&choices)
    case .slotFlows:
      graph.updateCoordinators { _, coordinator in coordinator.hostInSlots(&choices) }
    case .stacks, .slots, .messages, .beneath, .tabs, .cases, .circles, .beside: break
    }
  }
}

extension CoordinatorDefinition {
  /// Shows what it hosts in slots of the container as well, and hears what is in them.
  fileprivate mutating func hostInSlots(_ choices: inout SplitMix64) {
    let hosts = routes.filter { $0.hosts != nil }.map(\.name)
    let screens = routes.indices.filter { routes[$0].hosts == nil }
    guard !hosts.isEmpty, !screens.isEmpty, case .stack = container else { return }
    let kinds: [SlotKind] = [.sheet, .cover, .push, .popover, .blockingOverlay, .overlay]
    for name in ["pane", "panel"].prefix(choices.pick([1, 1, 2])) {
      let host = choices.pick(hosts)
      slots.append(
        SlotDefinition(name: name, kind: choices.pick(kinds), location: .naive))
      let fill = Operation.fill(slot: name, .push(host))
      for screen in screens where screen == screens[0] || choices.chance(40) {
        let before: [NavGraphModel.Operation] = choices.chance(20) ? [.removeLast(1)] : []
        routes[screen].transitions.append(.naive("show", before + [fill]))
      }
      let push = Operation.append(.push(routes[choices.pick(screens)].name))
      let others: [[NavGraphModel.Operation]] = [
        [], [], [push], [.removeLast(1)], [fill], [.removeLast(1), push],
      ]
      let operations =
        choices.chance(50)
        ? [.clear(slot: name)] + choices.pick(others) : choices.pick(others) + [.clear(slot: name)]
      handlers.append(
        HandlerDefinition(
          source: .descendant(hosts: [host], route: nil),
          transition: .naive(
            "go", when: choices.chance(30) ? .slotIsTaken(name) : nil, operations)))
    }
    for screen in screens where choices.chance(40) {
      let name = "own\(routes[screen].name)"
      routes[screen].slots.append(
        SlotDefinition(name: name, kind: choices.pick(kinds), location: .naive))
      routes[screen].transitions.append(
        .naive("open", [.fill(slot: name, .push(choices.pick(hosts)))]))
    }
    for screen in screens where choices.chance(30) {
      routes[screen].transitions.append(.naive("close", [.dismissScreen]))
    }
  }
}
