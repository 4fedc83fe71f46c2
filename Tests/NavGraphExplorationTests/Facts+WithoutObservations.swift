import NavGraphFacts

extension Facts {
  /// The facts without observations, and without the parts of the trace that only they refer to.
  func withoutObservations() -> Facts {
    var isWanted = [Bool](repeating: false, count: trace.count)
    let ends =
      outcomes.map(\.witness) + landings.map(\.witness)
      + flows.flatMap(\.routes).flatMap { [$0.shown, $0.held].compactMap(\.self) }
    for end in ends {
      var current: Int? = end
      while let node = current, !isWanted[node] {
        isWanted[node] = true
        current = trace[node].parent
      }
    }
    var numbers: [Int: Int] = [:]
    var copy = self
    copy.observations = []
    copy.unanswered = []
    copy.trace = []
    for (index, node) in trace.enumerated() where isWanted[index] {
      numbers[index] = copy.trace.count
      var node = node
      node.parent = node.parent.flatMap { numbers[$0] }
      copy.trace.append(node)
    }
    func renumber(_ node: inout Int) { node = numbers[node] ?? node }
    for index in copy.outcomes.indices { renumber(&copy.outcomes[index].witness) }
    for index in copy.landings.indices { renumber(&copy.landings[index].witness) }
    for flow in copy.flows.indices {
      for route in copy.flows[flow].routes.indices {
        let seen = copy.flows[flow].routes[route]
        copy.flows[flow].routes[route] = RouteObservation(
          shown: seen.shown.flatMap { numbers[$0] }, held: seen.held.flatMap { numbers[$0] })
      }
    }
    return copy
  }
}
