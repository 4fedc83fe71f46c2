extension RegistrationCheck {
  /// Where a path of hosting screens leads.
  enum Reach {
    case coordinator(Int)
    case problem(RegistrationProblem)
    /// A screen on the way hosts an unknown coordinator, which is reported there.
    case unknown

    var problems: [RegistrationProblem] {
      if case .problem(let problem) = self { [problem] } else { [] }
    }
  }

  /// Follows hosting screens downwards from the standpoint's coordinator.
  func reach(through hosts: some Sequence<String>, at nameScope: NameScope) -> Reach {
    var coordinator = nameScope.coordinator
    for name in hosts {
      guard let route = route(name, of: coordinator) else {
        return .problem(nameScope.problem(unknownRoute(name, of: coordinator)))
      }
      guard let hosted = route.hosts else {
        let owner = graph.coordinators[coordinator].name
        return .problem(
          nameScope.problem(
            "screen \(quoted(name)) of \(quoted(owner)) hosts no coordinator, so nothing is inside "
              + "(\(nameScope.place)): name a screen that does"))
      }
      guard let index = coordinatorIndices[hosted] else { return .unknown }
      coordinator = index
    }
    return .coordinator(coordinator)
  }

  /// Follows hosting screens to a route of the coordinator reached, or to that itself.
  func problems(
    ofPath hosts: some Sequence<String>, to route: String?, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let reach = reach(through: hosts, at: nameScope)
    guard case .coordinator(let index) = reach, let route else { return reach.problems }
    return problems(ofRoutes: [route], at: nameScope.moved(to: index))
  }

  /// The coordinator that operations or conditions within another container are about.
  func reach(_ flow: FlowReference, at nameScope: NameScope) -> Reach {
    switch flow {
    case .child(let hosts):
      guard !hosts.isEmpty else {
        return .problem(
          nameScope.problem(
            "inChild names no screen on the way (\(nameScope.place)): name the screen that "
              + "hosts it"))
      }
      return reach(through: hosts, at: nameScope)
    case .ancestor(let name):
      guard let index = coordinatorIndices[name] else {
        return .problem(
          nameScope.problem(
            unknownCoordinator(name)))
      }
      guard hosts.hostsTransitively(index, nameScope.coordinator) else {
        return .problem(
          nameScope.problem(
            "coordinator \(quoted(name)) is never around "
              + "\(quoted(coordinator(at: nameScope).name)) (\(nameScope.place)): name one that "
              + "hosts it, directly or not"))
      }
      return .coordinator(index)
    }
  }

  func unknownCoordinator(_ name: String) -> String {
    "the graph has no coordinator \(quoted(name))"
      + suggestion(
        for: name, in: graph.coordinators.map(\.name), otherwise: "list it in the graph")
  }
}
