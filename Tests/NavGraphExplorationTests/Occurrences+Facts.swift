import NavGraphFacts
import NavGraphModel

extension Occurrences {
  init(_ facts: Facts) {
    let words = FactsWords(facts)
    states = facts.counts.states
    steps = facts.counts.steps
    cuts = facts.coverage.cutBy.map(\.limit)
    for (number, flow) in facts.flows.enumerated() {
      for (index, observation) in flow.routes.enumerated() {
        let name = words.route(RouteReference(coordinator: number, route: index))
        shown[name] = observation.shown.map { facts.pathLength(to: $0) }
        held[name] = observation.held.map { facts.pathLength(to: $0) }
      }
    }
    for seen in facts.outcomes {
      let place = words.transition(seen.transition)
      outcomes["\(place).\(seen.operation) \(seen.outcome.text)"] =
        facts.pathLength(to: seen.witness)
    }
    for seen in facts.landings {
      landings[words.landing(seen)] = facts.pathLength(to: seen.witness)
    }
  }
}

extension Facts {
  /// The nodes from the start to a node, both included.
  func path(to node: Int) -> [TraceNode] {
    var path = [trace[node]]
    while let parent = path[path.count - 1].parent { path.append(trace[parent]) }
    return path.reversed()
  }

  /// How many actions lead to a node.
  func pathLength(to node: Int) -> Int { path(to: node).count - 1 }

  /// The actions that lead to a node.
  func actions(to node: Int) -> [String] { path(to: node).compactMap { $0.step?.action } }

  /// The state that a landing's witness ends in, in the notation of ``FactsWords``; nil where no step
  /// lands so.
  func state(after landing: String) -> String? {
    let words = FactsWords(self)
    return landings.first { words.landing($0) == landing }.map {
      words.state(trace[$0.witness].state)
    }
  }

  /// The first state in which a route was shown.
  func state(showing route: String) -> String? {
    let words = FactsWords(self)
    for (number, flow) in flows.enumerated() {
      for (index, observation) in flow.routes.enumerated() {
        guard words.route(RouteReference(coordinator: number, route: index)) == route else {
          continue
        }
        return observation.shown.map { words.state(trace[$0].state) }
      }
    }
    return nil
  }
}
