import NavGraphFacts
import NavGraphModel

/// The screens that appear without an operation that names them: cases and slots that follow conditions.
struct DerivedArrivals {
  private(set) var arrivals: [Arrival] = []
  private let facts: Facts

  /// - Complexity: Linear in the states.
  init(from before: Snapshot, to after: Snapshot, facts: Facts) {
    self.facts = facts
    compare(before.flow, after.flow)
  }

  private mutating func compare(_ before: FlowSnapshot, _ after: FlowSnapshot) {
    guard before.coordinator == after.coordinator else { return }
    let coordinator = facts.graph.coordinators[after.coordinator]
    if case .switch = coordinator.container, let shown = after.entries.first {
      guard let last = before.entries.first, route(last, of: before) == route(shown, of: after)
      else { return add(.show, shown, of: after) }
    }
    compare(before.slots, after.slots, definitions: coordinator.slots, of: after)
    for (old, new) in zip(before.entries, after.entries) where old.packed == new.packed {
      let definition = coordinator.routes[route(new, of: after).route]
      compare(old.slots, new.slots, definitions: definition.slots, of: after)
      for (oldFlow, newFlow) in zip(old.hosted, new.hosted) { compare(oldFlow, newFlow) }
    }
  }

  private mutating func compare(
    _ before: [SlotSnapshot], _ after: [SlotSnapshot], definitions: [SlotDefinition],
    of flow: FlowSnapshot
  ) {
    for slot in after {
      guard let content = slot.content.first, definitions.indices.contains(slot.slot) else {
        continue
      }
      if let old = before.first(where: { $0.slot == slot.slot })?.content.first {
        for (oldFlow, newFlow) in zip(old.hosted, content.hosted) { compare(oldFlow, newFlow) }
      } else if definitions[slot.slot].derived != nil {
        let name = facts.graph.coordinators[flow.coordinator].routes[route(content, of: flow).route]
          .name
        add(EdgeKind(definitions[slot.slot].kind(of: name)), content, of: flow)
      }
    }
  }

  private mutating func add(_ kind: EdgeKind, _ entry: EntrySnapshot, of flow: FlowSnapshot) {
    arrivals.append(
      Arrival(
        kind: kind, target: route(entry, of: flow), operation: nil, isLate: false, conditions: []))
  }

  private func route(_ entry: EntrySnapshot, of flow: FlowSnapshot) -> RouteReference {
    let instances = facts.flows[flow.coordinator].instances
    return RouteReference(
      coordinator: flow.coordinator, route: instances[entry.entry.instance].route)
  }
}
