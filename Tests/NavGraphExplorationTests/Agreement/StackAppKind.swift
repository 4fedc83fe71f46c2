import NavGraphModel

/// What an app has besides stacks.
enum StackAppKind: String, CaseIterable, Sendable {
  case stacks
  /// Alerts, sheets and other content of slots.
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
  case cycles
  /// Ways back over several screens, and comparisons with larger numbers.
  case counts
  /// Tabs under the root of a stack that pushes above them.
  case beside
  /// Slots of containers that hold flows.
  case slotFlows
  /// Screens that navigate on effects, with sheets of their own and alerts that only close.
  case effects

  /// Whether the app consists of stacks in one another only.
  var hasOnlyStacks: Bool {
    switch self {
    case .tabs, .cases: false
    case .stacks, .slots, .routeStacks, .messages, .beneath, .cycles, .counts, .beside,
      .slotFlows, .effects:
      true
    }
  }

  /// What no app is without.
  var features: Set<RandomFeature> {
    switch self {
    case .stacks, .effects: []
    case .slots: [.slots]
    case .routeStacks: []
    case .messages: [.messages, .handlers, .variables, .conditions, .hosting, .links]
    case .beneath: [.within, .handlers, .conditions, .hosting, .links]
    case .tabs: [.variables, .links, .conditions]
    case .cases: [.variables, .handlers, .conditions, .firstCase]
    case .cycles: [.hosting]
    case .counts: [.conditions]
    case .beside: []
    case .slotFlows: [.hosting, .handlers, .conditions]
    }
  }

  /// What no app has, beside what none of them has.
  var absentFeatures: Set<RandomFeature> {
    switch self {
    case .cycles: [.links, .handlers, .messages, .within, .variables]
    case .beside: [.links, .handlers]
    default: []
    }
  }

  /// What the app starts with, where that is no stack.
  var start: RandomSource.Start? {
    switch self {
    case .tabs: .tabs
    case .cases: .switch
    case .stacks, .slots, .routeStacks, .messages, .beneath, .cycles, .counts,
      .beside, .slotFlows, .effects:
      nil
    }
  }

  /// How many coordinators there are, the likely ones several times.
  var coordinatorCounts: [Int] {
    switch self {
    case .stacks, .slots, .routeStacks, .counts, .effects: [1, 1, 1, 2, 2, 3]
    case .beside: [1]
    case .messages, .beneath, .cycles, .slotFlows: [2, 2, 2, 3]
    case .tabs, .cases: [2, 3, 3, 4]
    }
  }

  /// Whether apps have little of what the exact engine refuses: flows that restart or are changed while
  /// they are hidden.
  var isTame: Bool {
    switch self {
    case .stacks, .slots, .routeStacks, .counts: false
    case .messages, .beneath, .tabs, .cases, .cycles, .beside, .slotFlows, .effects: true
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
    case .effects:
      graph.updateCoordinators { _, coordinator in
        if choices.chance(20), coordinator.canRemoveLast { coordinator.hostInSlots(&choices) }
        coordinator.navigateOnEffects(&choices)
      }
    case .stacks, .slots, .messages, .beneath, .tabs, .cases, .cycles, .beside: break
    }
  }
}

extension CoordinatorDefinition {
  /// Lets screens navigate by themselves, and gives them slots of their own and an alert that does nothing but go.
  fileprivate mutating func navigateOnEffects(_ choices: inout SplitMix64) {
    let screens = routes.indices.filter { routes[$0].hosts == nil }
    guard case .stack = container, !screens.isEmpty else { return }
    let names = screens.map { routes[$0].name }
    let kinds = SlotKind.allCases.filter { !$0.isAlert }
    for screen in screens where choices.chance(60) {
      routes[screen].slots += [
        SlotDefinition(name: "ask", kind: .alert, location: .naive),
        SlotDefinition(
          name: "more", kind: choices.pick([.sheet, .cover, choices.pick(kinds)]),
          location: .naive),
      ]
      let fill = Operation.fill(slot: "more", .push("pane"))
      routes[screen].transitions += [
        .naive("ask", [.fill(slot: "ask", .push("question"))]), .naive("more", [fill]),
      ]
      if choices.chance(60) {
        let push = push(choices.pick(names), &choices)
        routes[screen].transitions.append(.naive("loaded", by: .effect, [push]))
      }
      if choices.chance(40) {
        routes[screen].transitions.append(
          .naive("renewed", by: .effect, [choices.chance(80) ? .clear(slot: "more") : fill]))
      }
      if choices.chance(20) {
        let pops: [NavGraphModel.Operation] =
          canRemoveLast
          ? [.removeLast(1), .removeAll, .dismissScreen] : [.popToRoot, .dismissScreen]
        routes[screen].transitions.append(.naive("failed", by: .effect, [choices.pick(pops)]))
      }
    }
    var pane: [Transition] = choices.chance(70) ? [.naive("done", [.dismissScreen])] : []
    if choices.chance(30) {
      pane.append(.naive("onwards", [push(choices.pick(names), &choices)]))
    }
    if choices.chance(50) { pane.append(.naive("expired", by: .effect, [.dismissScreen])) }
    routes += [
      .naive("question", choices.chance(80) ? [.naive("fine", [])] : []), .naive("pane", pane),
    ]
  }

  fileprivate var canRemoveLast: Bool {
    dialect != .composableNavigation(.v4_2) && dialect != .routingReducer(.v0_0)
  }

  private func push(_ name: String, _ choices: inout SplitMix64) -> NavGraphModel.Operation {
    .append(
      Destination(
        target: RoutePattern(route: name),
        presentation: choices.pick(Presentation.all + [.push, .push])))
  }

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
