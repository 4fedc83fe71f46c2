import NavGraphExploration
import NavGraphModel

/// Follows every reference in facts, as rules and pictures do, but asks first.
struct FactsReader {
  let facts: Facts

  var canFollowEverything: Bool {
    facts.flows.count == facts.graph.coordinators.count
      && zip(facts.graph.coordinators, facts.flows).allSatisfy { coordinator, flow in
        FlowReader(coordinator: coordinator, flow: flow).canFollowEverything
      }
  }
}

private struct FlowReader {
  let coordinator: CoordinatorDefinition
  let flow: FlowFacts

  var canFollowEverything: Bool {
    flow.routes.count == coordinator.routes.count
      && flow.instances.allSatisfy { instance in
        route(instance.route).map { $0.arguments.count == instance.arguments.count } ?? false
      }
      && flow.trace.allSatisfy { node in
        node.stack.allSatisfy { isEntry($0) } && (node.step.map { isStep($0) } ?? true)
      }
      && flow.routes.allSatisfy { ends($0.shown) && ends($0.held) }
      && flow.outcomes.allSatisfy { outcome in
        let transition = transition(outcome.transition, of: outcome.route)
        return ends(outcome.witness)
          && transition.map { $0.operations.indices.contains(outcome.operation) } ?? false
      }
      && flow.landings.allSatisfy { landing in
        ends(landing.witness) && isCause(landing.cause, of: landing.route)
          && (landing.landing.map { route($0) != nil } ?? true)
      }
  }

  private func route(_ index: Int) -> RouteDefinition? {
    coordinator.routes.indices.contains(index) ? coordinator.routes[index] : nil
  }

  private func transition(_ index: Int, of route: Int) -> Transition? {
    guard let route = self.route(route), route.transitions.indices.contains(index) else {
      return nil
    }
    return route.transitions[index]
  }

  private func isEntry(_ packed: UInt32) -> Bool {
    let entry = Entry(rawValue: packed)
    return entry.presentation != nil && flow.instances.indices.contains(entry.instance)
  }

  private func isCause(_ cause: Cause, of route: Int) -> Bool {
    switch cause {
    case .gesture: self.route(route) != nil
    case .transition(let index): transition(index, of: route) != nil
    }
  }

  private func isStep(_ step: TraceNode.Step) -> Bool {
    flow.instances.indices.contains(step.actor)
      && isCause(step.cause, of: flow.instances[step.actor].route)
      && step.targets.joined().allSatisfy(flow.instances.indices.contains)
  }

  /// Whether the path to a node comes to a start, over nodes that are there.
  private func ends(_ node: Int?) -> Bool {
    var current = node
    for _ in 0...flow.trace.count {
      guard let index = current else { return true }
      guard flow.trace.indices.contains(index) else { return false }
      current = flow.trace[index].parent
    }
    return false
  }
}
