import NavGraphModel

extension GraphDefinition {
  /// The app with steps back over more screens, and comparisons with larger numbers.
  func withLargerCounts(_ choices: inout SplitMix64) -> GraphDefinition {
    var copy = self
    copy.updateCoordinators { _, coordinator in
      let popsSeveral = coordinator.dialect?.popsSeveral ?? false
      let hasSlot = coordinator.dialect?.hasModalSlot ?? false
      for route in coordinator.routes.indices {
        for index in coordinator.routes[route].transitions.indices {
          coordinator.routes[route].transitions[index].operations = coordinator.routes[route]
            .transitions[index].operations.map {
              $0.withLargerCount(&choices, popsSeveral: popsSeveral, dismissesSeveral: !hasSlot)
            }
          if choices.chance(30), coordinator.dialect != nil {
            let number = choices.number(in: 3...6)
            coordinator.routes[route].transitions[index].condition = choices.pick([
              .count(.atLeast(number)), .count(.lessThan(number)), .count(.equal(number)),
              .navigationCount(.atLeast(number)), .navigationCount(.equal(number)),
            ])
          }
        }
      }
    }
    return copy
  }
}

extension NavGraphModel.Operation {
  fileprivate func withLargerCount(
    _ choices: inout SplitMix64, popsSeveral: Bool, dismissesSeveral: Bool
  ) -> Self {
    let count = choices.number(in: 2...5)
    return switch self {
    case .goBack: .goBack(count)
    case .pop where popsSeveral: .pop(count)
    case .dismiss where dismissesSeveral: .dismiss(count)
    case .removeLast: .removeLast(count)
    case .when(let condition, let operations, let others):
      .when(
        condition,
        operations.map {
          $0.withLargerCount(
            &choices, popsSeveral: popsSeveral, dismissesSeveral: dismissesSeveral)
        }, otherwise: others)
    default: self
    }
  }
}
