/// What an author asks of the states of the app.
extension RegistrationCheck {
  func problemsOfHomes() -> [RegistrationProblem] {
    graph.homes.flatMap { home in
      problems(of: home.screen, place: "as a home", at: home.location)
    }
  }

  private func problems(
    of screen: ScreenName, place: String, at location: SourceLocation
  ) -> [RegistrationProblem] {
    guard let index = coordinatorIndices[screen.coordinator] else {
      return [.init(unknownCoordinator(screen.coordinator), at: location)]
    }
    return problems(
      of: screen.pattern, isNew: false,
      at: NameScope(coordinator: index, place: place, location: location))
  }

  /// Returns the problems of a condition on a state that depends on something that no state holds.
  func problems(
    ofFreeInputsIn condition: Condition, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    guard !condition.isNested(deeperThan: Condition.depthLimit) else { return [] }
    let free = Set(graph.inputs.filter(\.isFree).map(\.name))
    return condition.inputs.filter(free.contains).map {
      nameScope.problem(freeInput($0, place: nameScope.place))
    }
  }

  private func freeInput(_ name: String, place: String) -> String {
    "input \(quoted(name)) is free, so that no state has a value of it (\(place)): ask for a fixed "
      + "one, or for a variable"
  }
}

extension Condition {
  /// The inputs that it asks for.
  fileprivate var inputs: [String] {
    switch self {
    case .input(let name, _): [name]
    case .not(let condition), .within(_, let condition): condition.inputs
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.inputs)
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top, .presentedAs,
      .argument, .variable, .slotIsTaken:
      []
    }
  }
}
