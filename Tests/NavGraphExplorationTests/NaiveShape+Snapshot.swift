import NavGraphFacts
import NavGraphModel

extension NaiveShape {
  /// - Returns: Nil where the snapshot names something that the facts do not have.
  init?(_ snapshot: Snapshot, of facts: Facts) {
    guard let flow = Flow(snapshot.flow, facts) else { return nil }
    self.flow = flow
    values = snapshot.values
  }

  /// Effects keep their names; anything else is a follow-up.
  fileprivate static func names(_ pending: [String], _ graph: GraphDefinition) -> [String] {
    let effects = Set(
      graph.coordinators.flatMap { ($0.effects + $0.routes.flatMap(\.effects)).map(\.name) })
    return pending.map { effects.contains($0) ? $0 : followUp }.sorted()
  }

}

extension NaiveShape.Flow {
  fileprivate init?(_ flow: FlowSnapshot, _ facts: Facts) {
    guard facts.graph.coordinators.indices.contains(flow.coordinator) else { return nil }
    let isStack = facts.graph.coordinators[flow.coordinator].dialect != nil
    coordinator = flow.coordinator
    entries = []
    for entry in flow.entries {
      guard let shape = NaiveShape.Entry(entry, flow.coordinator, facts, stands: isStack) else {
        return nil
      }
      entries.append(shape)
    }
    selected = flow.selected
    front = NaiveShape.front(of: flow)
    guard let slots = NaiveShape.Entry.slots(flow.slots, flow.coordinator, facts) else {
      return nil
    }
    self.slots = slots
    values = flow.values
    pending = NaiveShape.names(flow.pending, facts.graph)
  }
}

extension NaiveShape.Entry {
  fileprivate init?(
    _ snapshot: EntrySnapshot, _ coordinator: Int, _ facts: Facts, stands: Bool
  ) {
    let entry = snapshot.entry
    guard facts.flows[coordinator].instances.indices.contains(entry.instance),
      let presentation = entry.presentation
    else { return nil }
    let instance = facts.flows[coordinator].instances[entry.instance]
    route = instance.route
    arguments = instance.arguments
    standing =
      stands ? Standing(presentation: presentation, forbidsSwipe: entry.forbidsSwipe) : nil
    isActive = snapshot.isActive
    hosted = snapshot.hosted.compactMap { .init($0, facts) }
    guard hosted.count == snapshot.hosted.count,
      let slots = Self.slots(snapshot.slots, coordinator, facts)
    else { return nil }
    self.slots = slots
    values = snapshot.values
    pending = NaiveShape.names(snapshot.pending, facts.graph)
  }

  fileprivate static func slots(
    _ slots: [SlotSnapshot], _ coordinator: Int, _ facts: Facts
  ) -> [Int: NaiveShape.Entry]? {
    var result: [Int: NaiveShape.Entry] = [:]
    for slot in slots {
      guard let content = slot.content.first,
        var entry = NaiveShape.Entry(content, coordinator, facts, stands: true)
      else { return nil }
      entry.isWaiting = NaiveShape.isWaiting(slot)
      result[slot.slot] = entry
    }
    return result
  }
}
