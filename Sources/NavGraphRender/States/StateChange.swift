import NavGraphFacts
import NavGraphModel

/// What a step did to the screens, by the states before and after it.
struct StateChange: Sendable {
  /// The most important change: a new screen before another choice, that before a step back; nil where no
  /// screen appears or is removed.
  var kind: EdgeKind? {
    arrivals.last ?? choice ?? (isReplaced ? .replace : isRemoved ? .back : nil)
  }

  /// How new screens are presented, the last on top.
  private var arrivals: [EdgeKind] = []
  private var choice: EdgeKind?
  private var isReplaced = false
  private var isRemoved = false
  private let facts: Facts

  /// - Complexity: Linear in the states.
  init(from before: Snapshot, to after: Snapshot, facts: Facts) {
    self.facts = facts
    compare(before.flow, after.flow)
  }

  private mutating func compare(_ before: FlowSnapshot, _ after: FlowSnapshot) {
    guard before.coordinator == after.coordinator else {
      isReplaced = true
      return
    }
    let coordinator = facts.graph.coordinators[after.coordinator]
    switch coordinator.container {
    case .stack: compareStacks(before, after)
    case .tabs:
      if before.selected != after.selected { choice = .tab }
      compareEntries(before.entries, after.entries, of: after.coordinator)
    case .switch:
      let shown = [before, after].map { flow in
        flow.entries.first.map { route(of: $0, in: flow.coordinator) }
      }
      if shown[0] == shown[1] {
        compareEntries(
          Array(before.entries.prefix(1)), Array(after.entries.prefix(1)), of: after.coordinator)
      } else {
        choice = .show
      }
    case .joined: compareEntries(before.entries, after.entries, of: after.coordinator)
    }
    compare(before.slots, after.slots, coordinator.slots, of: after.coordinator)
  }

  private mutating func compareStacks(_ before: FlowSnapshot, _ after: FlowSnapshot) {
    let common = zip(before.entries, after.entries).prefix { $0.packed == $1.packed }.count
    compareEntries(
      Array(before.entries.prefix(common)), Array(after.entries.prefix(common)),
      of: after.coordinator)
    let (gone, come) = (before.entries.dropFirst(common), after.entries.dropFirst(common))
    if gone.isEmpty {
      arrivals += come.compactMap { $0.entry.presentation.map { EdgeKind($0) } }
    } else if come.isEmpty {
      isRemoved = true
    } else {
      isReplaced = true
    }
  }

  private mutating func compareEntries(
    _ before: [EntrySnapshot], _ after: [EntrySnapshot], of coordinator: Int
  ) {
    for (old, new) in zip(before, after) {
      for (oldFlow, newFlow) in zip(old.hosted, new.hosted) { compare(oldFlow, newFlow) }
      let route = route(of: new, in: coordinator)
      let definitions = facts.graph.coordinators[coordinator].routes[route.route].slots
      compare(old.slots, new.slots, definitions, of: coordinator)
    }
  }

  private mutating func compare(
    _ before: [SlotSnapshot], _ after: [SlotSnapshot], _ definitions: [SlotDefinition],
    of coordinator: Int
  ) {
    for slot in after {
      guard let old = before.first(where: { $0.slot == slot.slot }) else {
        let names = slot.content.map { entry in
          facts.graph.coordinators[coordinator].routes[route(of: entry, in: coordinator).route].name
        }
        let definition = definitions[slot.slot]
        arrivals.append(EdgeKind(names.first.map(definition.kind(of:)) ?? definition.kind))
        continue
      }
      if old.content.map(\.packed) == slot.content.map(\.packed) {
        compareEntries(old.content, slot.content, of: coordinator)
      } else {
        isReplaced = true
      }
    }
    if before.contains(where: { old in !after.contains { $0.slot == old.slot } }) {
      isRemoved = true
    }
  }

  private func route(of entry: EntrySnapshot, in coordinator: Int) -> RouteReference {
    facts.route(
      of: ScreenReference(coordinator: coordinator, instance: entry.entry.instance))
  }
}
