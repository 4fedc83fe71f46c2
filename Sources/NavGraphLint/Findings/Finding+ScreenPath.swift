package import NavGraphFacts
import NavGraphModel

extension Finding {
  /// The same finding with the shortest path to its screen, or into its coordinator, unless it has a path of its own.
  package func withPathToScreen(in facts: Facts) -> Self {
    guard witness == nil,
      let coordinator = facts.graph.coordinators.firstIndex(where: { $0.name == self.coordinator }),
      facts.flows.indices.contains(coordinator)
    else { return self }
    let names = facts.graph.coordinators[coordinator].routes.map(\.name)
    let shown = zip(names, facts.flows[coordinator].routes)
      .filter { name, _ in route == nil || name == route }
      .compactMap { $1.shown }
    guard let node = shown.min(by: { facts.depth(of: $0) < facts.depth(of: $1) }) else {
      return self
    }
    var finding = self
    finding.witness = Witness(node: node, facts: facts)
    finding.witness?.goal = route ?? self.coordinator
    return finding
  }
}

extension Facts {
  /// The number of steps to a node of the trace.
  ///
  /// - Complexity: Linear in that number.
  fileprivate func depth(of node: Int) -> Int {
    var count = 0
    var current = trace[node].parent
    while let parent = current {
      count += 1
      current = trace[parent].parent
    }
    return count
  }
}
