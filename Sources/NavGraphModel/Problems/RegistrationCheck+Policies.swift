/// What an author asks of the states of the app: homes and policies.
extension RegistrationCheck {
  func problemsOfHomes() -> [RegistrationProblem] {
    graph.homes.flatMap { home in
      problems(of: home.screen, place: "as a home", at: home.location)
    }
  }

  func problemsOfPolicies() -> [RegistrationProblem] {
    repetitions(of: graph.policies.map { ($0.name, $0.location) }, calling: "policies")
      + graph.policies.flatMap(problems)
  }

  private func problems(of policy: PolicyDefinition) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    if policy.name.isEmpty {
      problems.append(.init("a policy needs a name", at: policy.location))
    }
    let place = "in policy \(quoted(policy.name))"
    switch policy.claim {
    case .never(let condition), .always(let condition):
      if condition.isNested(deeperThan: Condition.depthLimit) {
        return problems + [
          .init(
            "the condition \(place) is nested more than \(Condition.depthLimit) deep: simplify it",
            at: policy.location)
        ]
      }
      return problems + self.problems(of: condition, place: place, at: policy.location)
    case .canAlwaysReach(let screens):
      return problems + self.problems(ofReaching: screens, place: place, at: policy.location)
    case .mustReach(let screens, let steps):
      if steps < 0 {
        problems.append(
          .init(
            "policy \(quoted(policy.name)) allows \(steps) steps: allow at least 0",
            at: policy.location))
      }
      return problems + self.problems(ofReaching: screens, place: place, at: policy.location)
    case .noWay(let start, let end, let gate):
      return problems
        + ((start.map { [$0] } ?? []) + [end, gate]).flatMap {
          self.problems(of: $0, place: place, at: policy.location)
        }
    }
  }

  private func problems(
    ofReaching screens: [ScreenName], place: String, at location: SourceLocation
  ) -> [RegistrationProblem] {
    if screens.isEmpty {
      return [.init("no screen is to be reached (\(place)): name at least one", at: location)]
    }
    return screens.flatMap { problems(of: $0, place: place, at: location) }
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

  /// Of a condition that is not nested too deep.
  private func problems(
    of condition: StateCondition, place: String, at location: SourceLocation
  ) -> [RegistrationProblem] {
    switch condition {
    case .shows(let screen), .holds(let screen):
      return problems(of: screen, place: place, at: location)
    case .variable(let name, let value):
      return problem(ofVariable: name, being: value, place: place, at: location).map { [$0] } ?? []
    case .input(let name, let value):
      return problem(ofInput: name, being: value, place: place, at: location).map { [$0] } ?? []
    case .within(let coordinator, let inner):
      guard let index = coordinatorIndices[coordinator] else {
        return [.init(unknownCoordinator(coordinator), at: location)]
      }
      let nameScope = NameScope(coordinator: index, place: place, location: location)
      return problems(of: inner, at: nameScope) + problems(ofFreeInputsIn: inner, at: nameScope)
    case .not(let inner):
      return problems(of: inner, place: place, at: location)
    case .all(let conditions), .any(let conditions):
      return conditions.flatMap { problems(of: $0, place: place, at: location) }
    }
  }

  /// A variable of the app; those of flows are asked for in their flows.
  private func problem(
    ofVariable name: String, being value: String, place: String, at location: SourceLocation
  ) -> RegistrationProblem? {
    guard let variable = graph.variables.first(where: { $0.name == name }) else {
      return .init(
        "the app has no variable \(quoted(name)) (\(place))"
          + suggestion(
            for: name, in: graph.variables.map(\.name),
            otherwise: "declare it in the graph, or ask for a flow's by inFlow(…)"),
        at: location)
    }
    guard !variable.values.contains(value) else { return nil }
    return .init(
      "\(quoted(value)) is not among the values of variable \(quoted(name)) of the app"
        + suggestion(for: value, in: variable.values, otherwise: "add it to them"),
      at: location)
  }

  private func problem(
    ofInput name: String, being value: String, place: String, at location: SourceLocation
  ) -> RegistrationProblem? {
    guard let input = graph.inputs.first(where: { $0.name == name }) else {
      return .init(
        "the graph has no input \(quoted(name)) (\(place))"
          + suggestion(
            for: name, in: graph.inputs.map(\.name), otherwise: "declare it with Input(…)"),
        at: location)
    }
    if input.isFree { return .init(freeInput(name, place: place), at: location) }
    guard !input.values.contains(value) else { return nil }
    return .init(
      "\(quoted(value)) is not among the values of input \(quoted(name))"
        + suggestion(for: value, in: input.values, otherwise: "add it to them"),
      at: location)
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
