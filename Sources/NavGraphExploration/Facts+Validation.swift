import NavGraphModel

/// Why facts from outside cannot be used.
package enum FactsError: Error, Hashable, Sendable {
  /// The facts belong to a version that this tool does not know.
  case unknownVersion(Int)
  /// A reference points nowhere.
  case inconsistent(String)
}

extension FactsError {
  package var message: String {
    switch self {
    case .unknownVersion(let version):
      "these facts have format version \(version), and this navgraph reads version "
        + "\(Facts.currentVersion): explore again with this navgraph, or install the one that "
        + "wrote them"
    case .inconsistent(let what):
      "these facts contradict themselves (\(what)): explore again instead of editing them"
    }
  }
}

extension Facts {
  /// Checks every reference, so that whoever reads the facts may follow them without asking.
  ///
  /// - Complexity: Linear in the facts.
  package func validate() throws(FactsError) {
    guard version == Self.currentVersion else { throw .unknownVersion(version) }
    let problems = graph.problems()
    guard problems.isEmpty else { throw .inconsistent("the registration in them has problems") }
    guard flows.count == graph.coordinators.count else {
      throw .inconsistent("\(graph.coordinators.count) coordinators, \(flows.count) explored")
    }
    for (coordinator, flow) in zip(graph.coordinators, flows) {
      try flow.validate(against: coordinator)
    }
  }
}

extension FlowFacts {
  fileprivate func validate(against coordinator: CoordinatorDefinition) throws(FactsError) {
    let routes = coordinator.routes
    func check(_ condition: Bool, _ what: String) throws(FactsError) {
      guard condition else { throw .inconsistent("\(what) of coordinator \(coordinator.name)") }
    }
    func isTransition(_ index: Int, of route: Int) -> Bool {
      routes.indices.contains(route) && routes[route].transitions.indices.contains(index)
    }
    func isCause(_ cause: Cause, of route: Int) -> Bool {
      switch cause {
      case .gesture: routes.indices.contains(route)
      case .transition(let index): isTransition(index, of: route)
      }
    }
    try check(
      (0...StackTable.capacity).contains(stateCount) && (0...(1 << 40)).contains(stepCount),
      "a count")
    for instance in instances {
      try check(
        routes.indices.contains(instance.route)
          && instance.arguments.count == routes[instance.route].arguments.count, "an instance")
    }
    for (index, node) in trace.enumerated() {
      try check(node.parent.map { $0 >= 0 && $0 < index } ?? true, "a witness")
      try check((node.parent == nil) == (node.step == nil), "a witness")
      for entry in node.stack.map(Entry.init(rawValue:)) {
        try check(
          entry.presentation != nil && instances.indices.contains(entry.instance), "a stack")
      }
      if let step = node.step {
        try check(
          instances.indices.contains(step.actor)
            && isCause(step.cause, of: instances[step.actor].route)
            && step.targets.joined().allSatisfy(instances.indices.contains), "a step")
        var screens: [Int] = []
        if case .transition(let index) = step.cause {
          let operations = routes[instances[step.actor].route].transitions[index].operations
          screens = operations.map { $0.patterns.count(where: \.isNew) }
        }
        try check(step.targets.map(\.count) == screens, "a step")
      }
    }
    try check(self.routes.count == routes.count, "the routes")
    for route in self.routes {
      for node in [route.shown, route.held] {
        try check(node.map(trace.indices.contains) ?? true, "a route")
      }
    }
    for outcome in outcomes {
      try check(isTransition(outcome.transition, of: outcome.route), "an outcome")
      let operations = routes[outcome.route].transitions[outcome.transition].operations
      try check(
        operations.indices.contains(outcome.operation) && trace.indices.contains(outcome.witness)
          && (outcome.conflict.map { $0.position >= 0 && $0.position < $0.height } ?? true),
        "an outcome")
    }
    for landing in landings {
      try check(
        isCause(landing.cause, of: landing.route)
          && landing.landing.map(routes.indices.contains) ?? true
          && trace.indices.contains(landing.witness), "a landing")
    }
  }
}
