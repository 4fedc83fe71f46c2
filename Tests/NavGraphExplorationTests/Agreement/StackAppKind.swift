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

  /// What no app is without.
  var features: Set<RandomFeature> {
    switch self {
    case .stacks: []
    case .slots: [.slots]
    case .derived: [.slots, .derived, .variables]
    case .promises: [.variables]
    case .routeStacks: []
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
    case .stacks, .slots, .derived: break
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
