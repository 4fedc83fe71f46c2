import NavGraphModel

/// What an app has besides stacks.
enum StackAppKind: String, CaseIterable, Sendable {
  case stacks
  /// Alerts, sheets and whatever else stands in slots.
  case slots
  /// Slots and cases that follow conditions.
  case derived
  /// Screens on which actions are said to end, and screens that require something.
  case promises
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

  /// Whether the app consists of stacks in one another only.
  var hasOnlyStacks: Bool {
    switch self {
    case .derived, .tabs, .cases: false
    case .stacks, .slots, .promises, .routeStacks, .messages, .beneath, .circles, .counts, .beside:
      true
    }
  }

  /// What no app is without.
  var features: Set<RandomFeature> {
    switch self {
    case .stacks: []
    case .slots: [.slots]
    case .derived: [.slots, .derived, .variables]
    case .promises: [.variables]
    case .routeStacks: []
    case .messages: [.messages, .handlers, .variables, .conditions, .hosting, .links]
    case .beneath: [.within, .handlers, .conditions, .hosting, .links]
    case .tabs: [.variables, .links, .conditions]
    case .cases: [.variables, .handlers, .conditions, .previousCase]
    case .circles: [.hosting]
    case .counts: [.conditions]
    case .beside: []
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
    case .stacks, .slots, .derived, .promises, .routeStacks, .messages, .beneath, .circles, .counts,
      .beside:
      nil
    }
  }

  /// How many coordinators there are, the likely ones several times.
  var coordinatorCounts: [Int] {
    switch self {
    case .stacks, .slots, .derived, .promises, .routeStacks, .counts: [1, 1, 1, 2, 2, 3]
    case .beside: [1]
    case .messages, .beneath, .circles: [2, 2, 2, 3]
    case .tabs, .cases: [2, 3, 3, 4]
    }
  }

  /// Whether apps have little of what the exact engine refuses: flows that start afresh or are changed where
  /// nobody sees them.
  var isTame: Bool {
    switch self {
    case .stacks, .slots, .derived, .promises, .routeStacks, .counts: false
    case .messages, .beneath, .tabs, .cases, .circles, .beside: true
    }
  }

  func shape(_ graph: inout GraphDefinition, seed: UInt64) {
    var choices = SplitMix64(seed: seed &+ 3_000_000)
    switch self {
    case .promises: graph.updateCoordinators { _, coordinator in coordinator.promise(&choices) }
    case .routeStacks:
      graph.updateCoordinators { _, coordinator in
        for index in coordinator.routes.indices where choices.chance(25) {
          coordinator.routes[index].disabledGestures = [.swipeDown]
        }
      }
    case .counts: graph = graph.withLargerCounts(&choices)
    case .stacks, .slots, .derived, .messages, .beneath, .tabs, .cases, .circles, .beside: break
    }
  }
}

extension CoordinatorDefinition {
  fileprivate mutating func promise(_ choices: inout SplitMix64) {
    let names = routes.filter { $0.hosts == nil }.map(\.name)
    guard !names.isEmpty else { return }
    for route in routes.indices {
      for index in routes[route].transitions.indices where choices.chance(50) {
        routes[route].transitions[index].landing = [choices.pick(names)]
      }
      guard choices.chance(30) else { continue }
      let target = RoutePattern(route: choices.pick(routes).name)
      routes[route].requires = choices.pick([
        .variable("app", is: "1"), .variable("app", is: "1"),
        dialect == nil ? .count(.atLeast(2)) : .contains(target),
      ])
    }
    for index in handlers.indices where choices.chance(50) {
      handlers[index].transition.landing = [choices.pick(names)]
    }
  }
}
