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
  func reach(through hosts: some Sequence<String>, at standpoint: Standpoint) -> Reach {
    var coordinator = standpoint.coordinator
    for name in hosts {
      guard let route = route(name, of: coordinator) else {
        return .problem(standpoint.problem(unknownRoute(name, of: coordinator)))
      }
      guard let hosted = route.hosts else {
        let owner = graph.coordinators[coordinator].name
        return .problem(
          standpoint.problem(
            "screen \(quoted(name)) of \(quoted(owner)) hosts no coordinator, so nothing is inside "
              + "(\(standpoint.place)): name a screen that does"))
      }
      guard let index = coordinatorIndices[hosted] else { return .unknown }
      coordinator = index
    }
    return .coordinator(coordinator)
  }

  /// Follows hosting screens to a route of the coordinator reached, or to that itself.
  func problems(
    ofPath hosts: some Sequence<String>, to route: String?, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    let reach = reach(through: hosts, at: standpoint)
    guard case .coordinator(let index) = reach, let route else { return reach.problems }
    return problems(ofRoutes: [route], at: standpoint.moved(to: index))
  }

  /// The coordinator that operations or conditions within another container are about.
  func reach(_ flow: FlowReference, at standpoint: Standpoint) -> Reach {
    switch flow {
    case .child(let hosts):
      guard !hosts.isEmpty else {
        return .problem(
          standpoint.problem(
            "inChild names no screen on the way (\(standpoint.place)): name the screen that "
              + "hosts it"))
      }
      return reach(through: hosts, at: standpoint)
    case .ancestor(let name):
      guard let index = coordinatorIndices[name] else {
        return .problem(
          standpoint.problem(
            unknownCoordinator(name)))
      }
      guard hosts.hostsTransitively(index, standpoint.coordinator) else {
        return .problem(
          standpoint.problem(
            "coordinator \(quoted(name)) is never around "
              + "\(quoted(coordinator(at: standpoint).name)) (\(standpoint.place)): name one that "
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
