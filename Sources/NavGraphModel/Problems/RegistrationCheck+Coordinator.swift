extension RegistrationCheck {
  func problems(ofCoordinator index: Int) -> [RegistrationProblem] {
    let coordinator = graph.coordinators[index]
    let owner = "coordinator \(quoted(coordinator.name))"
    var problems: [RegistrationProblem] = []
    if coordinator.name.isEmpty {
      problems.append(.init("a coordinator needs a name", at: coordinator.location))
    }
    if coordinator.routes.isEmpty {
      return problems + [
        .init(
          "\(owner) registers no screen: add a Screen(…) for each of its routes",
          at: coordinator.location)
      ]
    }
    problems += problemsOfContainer(of: index) + problemsOfReducer(of: index)
    problems += self.problems(ofRootOf: coordinator)
    problems += repetitions(
      of: coordinator.routes.map { ($0.name, $0.location) },
      calling: "screens of \(quoted(coordinator.name))")
    for route in coordinator.routes { problems += self.problems(of: route, in: index) }
    for handler in coordinator.handlers { problems += self.problems(of: handler, in: index) }
    for link in coordinator.links { problems += self.problems(of: link, in: index) }
    for slot in coordinator.slots {
      problems += self.problems(
        of: slot,
        at: NameScope(
          coordinator: index, place: "in slot \(quoted(slot.name))", location: slot.location))
    }
    problems += repetitions(
      of: coordinator.slots.map { ($0.name, $0.location) }, calling: "slots of \(owner)")
    problems += self.problems(of: coordinator.variables, of: owner)
    problems += self.problems(of: coordinator.effects, of: owner)
    problems += self.problems(of: coordinator.unhandled, of: owner)
    problems += self.problems(of: coordinator.suppressions)
    return problems
      + self.problems(
        ofRoutes: coordinator.rendered ?? [],
        at: NameScope(
          coordinator: index, place: "among the rendered screens", location: coordinator.location))
  }

  private func problems(of route: RouteDefinition, in index: Int) -> [RegistrationProblem] {
    let owner = "screen \(quoted(route.name))"
    var problems: [RegistrationProblem] = []
    if route.name.isEmpty {
      problems.append(
        .init(
          "a screen of \(quoted(graph.coordinators[index].name)) has no name", at: route.location))
    }
    if route.hosts == "" {
      problems.append(
        .init(
          "\(owner) hosts a coordinator that is not there yet: declare that one above, or give its "
            + "name as a text",
          at: route.location))
    } else if let hosted = route.hosts, coordinatorIndices[hosted] == nil {
      problems.append(
        .init(
          "\(owner) hosts coordinator \(quoted(hosted)), which the graph does not register"
            + suggestion(
              for: hosted, in: graph.coordinators.map(\.name), otherwise: "list it in the graph"),
          at: route.location))
    }
    if let feature = route.feature, featureOutputs[feature] == nil {
      problems.append(
        .init(
          "\(owner) shows feature \(quoted(feature)), which the graph does not register"
            + suggestion(
              for: feature, in: graph.features.map(\.name), otherwise: "list it in the graph"),
          at: route.location))
    }
    problems += self.problems(ofImageOf: route)
    problems += self.problems(ofArgumentsOf: route)
    problems += self.problems(ofDeclarationsOf: route, in: index)
    let screen = NameScope(
      coordinator: index, screen: route, place: "on \(owner)", location: route.location)
    for position in route.transitions.indices {
      problems += self.problems(
        of: route.transitions, at: position, unnamed: "an action of \(owner) has no name",
        screen.on(route.transitions[position].action, at: route.transitions[position].location))
    }
    for slot in route.slots {
      problems += self.problems(
        of: slot,
        at: NameScope(
          coordinator: index, screen: route, place: "in slot \(quoted(slot.name))",
          location: slot.location))
    }
    problems += repetitions(
      of: route.slots.map { ($0.name, $0.location) }, calling: "slots of \(owner)")
    problems += self.problems(of: route.variables, of: owner)
    return problems + self.problems(of: route.effects, of: owner)
  }
}
