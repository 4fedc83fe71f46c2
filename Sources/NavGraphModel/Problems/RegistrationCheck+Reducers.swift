/// Coordinators that a reducer changes, and actions that need one.
extension RegistrationCheck {
  func problemsOfReducer(of index: Int) -> [RegistrationProblem] {
    let coordinator = graph.coordinators[index]
    guard let reducer = coordinator.reducer else { return [] }
    return (reducer.role == .projected ? problems(ofProjected: index) : [])
      + problems(ofRulesIn: coordinator)
  }

  func problems(ofReducingAt nameScope: NameScope) -> [RegistrationProblem] {
    let coordinator = coordinator(at: nameScope)
    guard coordinator.reducer == nil else { return [] }
    return [
      nameScope.problem(
        "coordinator \(quoted(coordinator.name)) has no reducer that could take an action "
          + "(\(nameScope.place)): register it with `initial:` and `reduce:`, or say what happens "
          + "with On(…)")
    ]
  }

  /// Its entries have to come from somewhere.
  private func problems(ofProjected index: Int) -> [RegistrationProblem] {
    let coordinator = graph.coordinators[index]
    let owner = "coordinator \(quoted(coordinator.name))"
    if hosts[index].isEmpty || graph.entries?.contains(coordinator.name) ?? false {
      return [
        .init(
          "\(owner) is projected from the state of another, but nothing hosts it: host it by a "
            + "screen of the coordinator that has the reducer",
          at: coordinator.location)
      ]
    }
    return Set(hosts[index]).sorted().filter { graph.coordinators[$0].reducer == nil }.map {
      .init(
        "\(owner) is projected from the state around it, but \(quoted(graph.coordinators[$0].name)), "
          + "which hosts it, has no reducer: give one of them a reducer",
        at: coordinator.location)
    }
  }

  /// Conditions under which rules would change what only the reducer changes.
  private func problems(ofRulesIn coordinator: CoordinatorDefinition) -> [RegistrationProblem] {
    func refusal(_ what: String) -> RegistrationProblem {
      .init(
        "\(what) of \(quoted(coordinator.name)) cannot be ruled by conditions: its reducer decides "
          + "what is shown",
        at: coordinator.location)
    }
    switch coordinator.container {
    case .switch(let cases) where !cases.derived.isEmpty || !cases.kept.isEmpty:
      return [refusal("the cases")]
    case .tabs(let tabs) where !tabs.options.isEmpty:
      return [refusal("the tabs")]
    case .stack, .tabs, .switch, .joined:
      return []
    }
  }
}
