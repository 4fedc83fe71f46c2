extension RegistrationCheck {
  func problemsOfContainer(of index: Int) -> [RegistrationProblem] {
    let coordinator = graph.coordinators[index]
    // What it starts with comes from its reducer's state, and is looked at there.
    guard coordinator.reducer == nil else { return [] }
    func nameScope(_ place: String) -> NameScope {
      NameScope(coordinator: index, place: place, location: coordinator.location)
    }
    switch coordinator.container {
    case .stack(let stack):
      let start = nameScope("at its start")
      if stack.initial.isEmpty {
        return [
          start.problem("coordinator \(quoted(coordinator.name)) starts with no stack: name a root")
        ]
      }
      return stack.initial.flatMap {
        problems(ofInitialStack: $0, dialect: stack.dialect, at: start)
      }
    case .tabs(let tabs):
      return problems(of: tabs, of: index, at: nameScope)
    case .switch(let cases):
      let shown = [cases.initial] + cases.derived.map(\.route)
      return problems(ofRoutes: shown + cases.kept, at: nameScope("among the cases"))
        + cases.derived.flatMap {
          problems(of: $0.condition, at: nameScope("for case \(quoted($0.route))"))
        }
    case .joined(let routes):
      return problems(ofJoined: routes, at: nameScope("among the stacks"))
    }
  }

  /// The array that a flow of the standpoint's coordinator starts with.
  func problems(
    ofInitialStack stack: [Destination], dialect: Dialect, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let name = quoted(coordinator(at: nameScope).name)
    guard let root = stack.first else {
      // Where the root is an item like any other, there can be no items.
      guard !dialect.rootPresentation(embedsNavigation: true).isPush else { return [] }
      return [
        nameScope.problem(
          "a flow of \(name) starts with an empty stack (\(nameScope.place)): name its root")
      ]
    }
    var problems: [RegistrationProblem] = []
    if root.presentation.isPush, !dialect.rootPresentation(embedsNavigation: true).isPush {
      problems.append(
        nameScope.problem(
          "the root \(quoted(root.target.route)) of \(name) has nothing below it to be pushed on "
            + "(\(nameScope.place)): write it as root(…)"))
    }
    if dialect.hasModalSlot, stack.dropFirst().contains(where: { !$0.presentation.isPush }) {
      problems.append(nameScope.problem(modalInStack(of: dialect, at: nameScope)))
    }
    return problems + stack.flatMap { self.problems(of: $0, at: nameScope) }
  }

  func modalInStack(of dialect: Dialect, at nameScope: NameScope) -> String {
    "the stack of \(dialect.displayName) holds pushes only: present the modal by an operation of "
      + "its own (\(nameScope.place))"
  }

  private func problems(
    ofJoined routes: [String], at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let owner = "coordinator \(quoted(coordinator(at: nameScope).name))"
    if routes.isEmpty {
      return [
        nameScope.problem("\(owner) joins no stacks: name the screens that host them")
      ]
    }
    var problems = self.problems(ofRoutes: routes, at: nameScope)
    problems += routes.repeated.map {
      nameScope.problem("\(owner) joins screen \(quoted($0)) twice: name it once")
    }
    for name in routes {
      guard let route = route(name, of: nameScope.coordinator) else { continue }
      guard let hosted = route.hosts else {
        problems.append(
          nameScope.problem(
            "\(owner) joins screen \(quoted(name)), which hosts no coordinator: name the "
              + "coordinator whose stack it shows"))
        continue
      }
      guard let index = coordinatorIndices[hosted] else { continue }
      if graph.coordinators[index].dialect == nil {
        problems.append(
          nameScope.problem(
            "\(owner) joins screen \(quoted(name)), but coordinator \(quoted(hosted)) keeps no "
              + "stack: only stacks can be joined"))
      }
    }
    return problems
  }
}
