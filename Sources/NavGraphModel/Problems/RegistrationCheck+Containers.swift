extension RegistrationCheck {
  func problemsOfContainer(of index: Int) -> [RegistrationProblem] {
    let coordinator = graph.coordinators[index]
    // What it starts with comes from its reducer's state, and is looked at there.
    guard coordinator.reducer == nil else { return [] }
    func standpoint(_ place: String) -> Standpoint {
      Standpoint(coordinator: index, place: place, location: coordinator.location)
    }
    switch coordinator.container {
    case .stack(let stack):
      let start = standpoint("at its start")
      if stack.initial.isEmpty {
        return [
          start.problem("coordinator \(quoted(coordinator.name)) starts with no stack: name a root")
        ]
      }
      return stack.initial.flatMap {
        problems(ofInitialStack: $0, dialect: stack.dialect, at: start)
      }
    case .tabs(let tabs):
      return problems(of: tabs, of: index, at: standpoint)
    case .switch(let cases):
      let shown = [cases.initial] + cases.derived.map(\.route)
      return problems(ofRoutes: shown + cases.kept, at: standpoint("among the cases"))
        + cases.derived.flatMap {
          problems(of: $0.condition, at: standpoint("for case \(quoted($0.route))"))
        }
    case .joined(let routes):
      return problems(ofJoined: routes, at: standpoint("among the stacks"))
    }
  }

  /// The array that a flow of the standpoint's coordinator starts with.
  func problems(
    ofInitialStack stack: [Destination], dialect: Dialect, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    let name = quoted(coordinator(at: standpoint).name)
    guard let root = stack.first else {
      // Where the root is an item like any other, there can be no items.
      guard !dialect.rootPresentation(embedsNavigation: true).isPush else { return [] }
      return [
        standpoint.problem(
          "a flow of \(name) starts with an empty stack (\(standpoint.place)): name its root")
      ]
    }
    var problems: [RegistrationProblem] = []
    if root.presentation.isPush, !dialect.rootPresentation(embedsNavigation: true).isPush {
      problems.append(
        standpoint.problem(
          "the root \(quoted(root.target.route)) of \(name) has nothing below it to be pushed on "
            + "(\(standpoint.place)): write it as root(…)"))
    }
    if dialect.hasModalSlot, stack.dropFirst().contains(where: { !$0.presentation.isPush }) {
      problems.append(standpoint.problem(modalInStack(of: dialect, at: standpoint)))
    }
    return problems + stack.flatMap { self.problems(of: $0, at: standpoint) }
  }

  func modalInStack(of dialect: Dialect, at standpoint: Standpoint) -> String {
    "the stack of \(dialect.displayName) holds pushes only: present the modal by an operation of "
      + "its own (\(standpoint.place))"
  }

  private func problems(
    ofJoined routes: [String], at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    let owner = "coordinator \(quoted(coordinator(at: standpoint).name))"
    if routes.isEmpty {
      return [
        standpoint.problem("\(owner) joins no stacks: name the screens that host them")
      ]
    }
    var problems = self.problems(ofRoutes: routes, at: standpoint)
    problems += routes.repeated.map {
      standpoint.problem("\(owner) joins screen \(quoted($0)) twice: name it once")
    }
    for name in routes {
      guard let route = route(name, of: standpoint.coordinator) else { continue }
      guard let hosted = route.hosts else {
        problems.append(
          standpoint.problem(
            "\(owner) joins screen \(quoted(name)), which hosts no coordinator: name the "
              + "coordinator whose stack it shows"))
        continue
      }
      guard let index = coordinatorIndices[hosted] else { continue }
      if graph.coordinators[index].dialect == nil {
        problems.append(
          standpoint.problem(
            "\(owner) joins screen \(quoted(name)), but coordinator \(quoted(hosted)) keeps no "
              + "stack: only stacks can be joined"))
      }
    }
    return problems
  }
}
