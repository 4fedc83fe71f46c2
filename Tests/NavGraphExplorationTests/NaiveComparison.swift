import NavGraphFacts
import NavGraphModel

/// What the engine's facts say, in the words of the naive model.
struct NaiveComparison {
  let facts: Facts

  /// Whether tabs were explored by themselves, so that states are not those of the product.
  var isSeparated: Bool { facts.searches.contains { !$0.focus.isEmpty } }

  var stateCount: Int { facts.counts.states }
  var stepCount: Int { facts.counts.steps }
  var cuts: Set<Limits.Kind> { Set(facts.coverage.cutBy.map(\.limit)) }

  var shownDistance: [RouteReference: Int] { distances(of: \.shown) }
  var heldDistance: [RouteReference: Int] { distances(of: \.held) }

  var outcomes: [NaiveOutcome: Int] {
    var result: [NaiveOutcome: Int] = [:]
    // The naive model ends such a step as well, but names no operation for it.
    for seen in facts.outcomes where seen.outcome != Outcome(.failed(.endlessLoop)) {
      let outcome = NaiveOutcome(
        transition: seen.transition, operation: seen.operation, outcome: seen.outcome)
      let distance = distance(to: seen.witness)
      result[outcome] = min(result[outcome] ?? distance, distance)
    }
    return result
  }

  private func distances(of node: (RouteObservation) -> Int?) -> [RouteReference: Int] {
    var result: [RouteReference: Int] = [:]
    for (coordinator, flow) in facts.flows.enumerated() {
      for (route, observation) in flow.routes.enumerated() {
        result[RouteReference(coordinator: coordinator, route: route)] =
          node(observation).map { distance(to: $0) }
      }
    }
    return result
  }

  /// How many steps lead to a node of the trace.
  private func distance(to node: Int) -> Int {
    var steps = 0
    var current = node
    while let parent = facts.trace[current].parent {
      steps += 1
      current = parent
    }
    return steps
  }
}
