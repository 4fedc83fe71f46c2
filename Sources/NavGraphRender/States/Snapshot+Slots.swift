import NavGraphFacts
import NavGraphModel

extension Snapshot {
  /// Returns how a route is presented in the slot that holds it; nil where none does.
  ///
  /// - Complexity: Linear in the state.
  func slotKind(holding route: RouteReference, facts: Facts) -> SlotKind? {
    SlotReading(facts: facts, route: route).kind(in: flow)
  }
}

/// Looks for a route in the slots of a state.
private struct SlotReading {
  let facts: Facts
  let route: RouteReference

  func kind(in flow: FlowSnapshot) -> SlotKind? {
    let coordinator = facts.graph.coordinators[flow.coordinator]
    if let kind = kind(in: flow.slots, coordinator.slots, of: flow.coordinator) { return kind }
    for entry in flow.entries {
      if let kind = kind(in: entry, of: flow.coordinator) { return kind }
    }
    return nil
  }

  private func kind(in entry: EntrySnapshot, of coordinator: Int) -> SlotKind? {
    let definition = facts.graph.coordinators[coordinator].routes[index(of: entry, coordinator)]
    if let kind = kind(in: entry.slots, definition.slots, of: coordinator) { return kind }
    for flow in entry.hosted {
      if let kind = kind(in: flow) { return kind }
    }
    return nil
  }

  private func kind(
    in slots: [SlotSnapshot], _ definitions: [SlotDefinition], of coordinator: Int
  ) -> SlotKind? {
    for slot in slots where definitions.indices.contains(slot.slot) {
      for entry in slot.content {
        let held = index(of: entry, coordinator)
        if route == RouteReference(coordinator: coordinator, route: held) {
          let name = facts.graph.coordinators[coordinator].routes[held].name
          return definitions[slot.slot].kind(of: name)
        }
        if let kind = kind(in: entry, of: coordinator) { return kind }
      }
    }
    return nil
  }

  private func index(of entry: EntrySnapshot, _ coordinator: Int) -> Int {
    facts.flows[coordinator].instances[entry.entry.instance].route
  }
}
