import NavGraphFacts
import NavGraphModel

/// Follows every reference in facts, as rules and pictures do, but asks first.
struct FactsReader {
  let facts: Facts

  var canFollowEverything: Bool {
    facts.flows.count == facts.graph.coordinators.count
      && zip(facts.graph.coordinators, facts.flows).allSatisfy { coordinator, flow in
        canFollow(flow, of: coordinator)
      }
      && facts.searches.allSatisfy { search in
        facts.graph.coordinators.indices.contains(search.entry)
          && search.focus.allSatisfy { route($0) != nil }
      }
      && facts.trace.allSatisfy { node in
        canFollow(node.state.flow) && node.step.map(canFollow) ?? true
      }
      && facts.outcomes.allSatisfy { outcome in
        ends(outcome.witness) && operation(outcome.operation, of: outcome.transition) != nil
      }
      && facts.landings.allSatisfy { landing in
        ends(landing.witness) && isCause(landing.cause)
          && [landing.source, landing.landing].allSatisfy { $0.map { route($0) != nil } ?? true }
      }
      && (facts.states?.searches ?? []).allSatisfy(canFollow)
  }

  private func canFollow(_ search: StateGraph.Search) -> Bool {
    search.states.indices.allSatisfy { canFollow(search.states[$0].flow) }
      && search.events.allSatisfy { isCause($0.cause) && $0.actor.map { route($0) != nil } ?? true }
      && search.steps.allSatisfy { step in
        let isKnown =
          if case .state(let target) = step.target {
            search.states.indices.contains(target)
          } else {
            true
          }
        return search.states.indices.contains(step.source)
          && search.events.indices.contains(step.event) && isKnown
      }
  }

  private func canFollow(_ flow: FlowFacts, of coordinator: CoordinatorDefinition) -> Bool {
    flow.routes.count == coordinator.routes.count
      && flow.routes.allSatisfy { ends($0.shown) && ends($0.held) }
      && flow.instances.allSatisfy { instance in
        coordinator.routes.indices.contains(instance.route)
          && coordinator.routes[instance.route].arguments.count == instance.arguments.count
      }
  }

  // MARK: - References

  private func route(_ reference: RouteReference) -> RouteDefinition? {
    guard facts.graph.coordinators.indices.contains(reference.coordinator) else { return nil }
    let routes = facts.graph.coordinators[reference.coordinator].routes
    return routes.indices.contains(reference.route) ? routes[reference.route] : nil
  }

  private func route(_ screen: ScreenReference) -> RouteDefinition? {
    guard facts.flows.indices.contains(screen.coordinator) else { return nil }
    let instances = facts.flows[screen.coordinator].instances
    guard instances.indices.contains(screen.instance) else { return nil }
    return route(
      RouteReference(coordinator: screen.coordinator, route: instances[screen.instance].route))
  }

  private func operation(
    _ index: Int, of reference: TransitionReference
  ) -> NavGraphModel.Operation? {
    let operations = facts.graph.transition(reference)?.operations.flattened ?? []
    return operations.indices.contains(index) ? operations[index] : nil
  }

  private func isCause(_ cause: Cause) -> Bool {
    switch cause {
    case .gesture: true
    case .transition(let reference), .later(let reference): facts.graph.transition(reference) != nil
    case .effect(let reference): facts.graph.effect(reference) != nil
    }
  }

  private func canFollow(_ step: TraceNode.Step) -> Bool {
    isCause(step.cause) && step.actor.map { route($0) != nil } ?? true
      && step.moves.allSatisfy { move in
        operation(move.operation, of: move.transition) != nil
          && facts.graph.coordinators.indices.contains(move.container)
          && move.brings.allSatisfy {
            route(ScreenReference(coordinator: move.container, instance: $0)) != nil
          }
      }
  }

  /// Whether the path to a node comes to a start, over nodes that are there.
  private func ends(_ node: Int?) -> Bool {
    var current = node
    for _ in 0...facts.trace.count {
      guard let index = current else { return true }
      guard facts.trace.indices.contains(index) else { return false }
      current = facts.trace[index].parent
    }
    return false
  }

  // MARK: - States

  private func canFollow(_ flow: FlowSnapshot) -> Bool {
    guard facts.graph.coordinators.indices.contains(flow.coordinator) else { return false }
    return flow.selected.map(flow.entries.indices.contains) ?? true
      && flow.entries.allSatisfy { canFollow($0, of: flow.coordinator) }
      && canFollow(
        flow.slots, facts.graph.coordinators[flow.coordinator].slots, of: flow.coordinator)
  }

  private func canFollow(_ entry: EntrySnapshot, of coordinator: Int) -> Bool {
    let screen = ScreenReference(coordinator: coordinator, instance: entry.entry.instance)
    guard entry.entry.presentation != nil, let route = route(screen) else { return false }
    return entry.hosted.count <= 1 && entry.hosted.allSatisfy { canFollow($0) }
      && canFollow(entry.slots, route.slots, of: coordinator)
  }

  private func canFollow(
    _ slots: [SlotSnapshot], _ definitions: [SlotDefinition], of coordinator: Int
  ) -> Bool {
    slots.allSatisfy { slot in
      definitions.indices.contains(slot.slot) && slot.content.count == 1
        && slot.content.allSatisfy { canFollow($0, of: coordinator) }
    }
  }
}
