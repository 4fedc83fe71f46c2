import NavGraphModel

extension StackApp {
  /// The same with actions that pop from a screen, in stacks of the Composable Architecture: from any screen, with other
  /// changes before or after that; nil where there are no such stacks.
  var poppingFromScreens: StackApp? {
    var copy = self
    var random = SplitMix64(seed: seed &+ 5_000_000)
    var isChanged = false
    copy.graph.updateCoordinators { _, coordinator in
      guard coordinator.dialect == .composableArchitecture(.v1_25) else { return }
      let names = coordinator.routes.map(\.name)
      for route in coordinator.routes.indices where coordinator.routes[route].hosts == nil {
        guard random.chance(60) else { continue }
        isChanged = true
        coordinator.routes[route].transitions.append(.popping(from: names, &random))
      }
    }
    return isChanged ? copy : nil
  }
}

extension Transition {
  fileprivate static func popping(from names: [String], _ random: inout SplitMix64) -> Self {
    let pop = Operation.popFrom(RoutePattern(route: random.pick(names)))
    let others: [Operation] = [
      .append(.push(random.pick(names))), .removeLast(1), .dismiss(1),
      .popFrom(RoutePattern(route: random.pick(names))),
      .popTo(RoutePattern(route: random.pick(names))),
      .when(.contains(RoutePattern(route: random.pick(names))), [pop], otherwise: []),
    ]
    let operations: [Operation] =
      switch random.number(in: 0...9) {
      case 0: [pop, random.pick(others)]
      case 1: [random.pick(others), pop]
      case 2: [others[5]]
      default: [pop]
      }
    return .naive(
      "leave", by: random.chance(10) ? .effect : .tap,
      when: random.chance(10) ? .contains(RoutePattern(route: random.pick(names))) : nil,
      operations)
  }
}
