import NavGraphFacts
import NavGraphModel

// What the content of a flow presents in a state.

extension Facts {
  /// The first screen that is presented in what a flow shows: by its container, or in its content.
  func firstPresented(in flow: FlowSnapshot) -> RouteReference? {
    firstPresented(by: flow.slots, graph.coordinators[flow.coordinator].slots, in: flow)
      ?? firstPresented(inContentOf: flow)
  }

  /// The same without the slots of the container: on its stack, by its screens, or in flows inside of it.
  func firstPresented(inContentOf flow: FlowSnapshot) -> RouteReference? {
    let seen: Range<Int>
    var isStack = false
    switch graph.coordinators[flow.coordinator].container {
    case .tabs: seen = (flow.front ?? flow.selected).map { $0..<$0 + 1 } ?? 0..<0
    case .switch: seen = 0..<min(flow.entries.count, 1)
    case .joined: seen = flow.entries.indices
    case .stack: (seen, isStack) = (flow.entries.indices, true)
    }
    return seen.lazy.compactMap { index in
      let entry = flow.entries[index]
      return isStack && index > 0 && !entry.entry.isPush
        ? route(of: entry, in: flow) : firstPresented(by: entry, in: flow)
    }.first
  }

  private func firstPresented(
    by entry: EntrySnapshot, in flow: FlowSnapshot
  ) -> RouteReference? {
    let slots = graph.coordinators[flow.coordinator].routes[route(of: entry, in: flow).route].slots
    return firstPresented(by: entry.slots, slots, in: flow)
      ?? entry.hosted.lazy.compactMap { firstPresented(in: $0) }.first
  }

  private func firstPresented(
    by taken: [SlotSnapshot], _ slots: [SlotDefinition], in flow: FlowSnapshot
  ) -> RouteReference? {
    taken.lazy.compactMap { slot -> RouteReference? in
      guard let content = slot.content.first else { return nil }
      let shown = route(of: content, in: flow)
      let name = graph.coordinators[flow.coordinator].routes[shown.route].name
      return slots[slot.slot].kind(of: name).isModalLayer
        ? shown : firstPresented(by: content, in: flow)
    }.first
  }

  private func route(of entry: EntrySnapshot, in flow: FlowSnapshot) -> RouteReference {
    route(of: ScreenReference(coordinator: flow.coordinator, instance: entry.entry.instance))
  }
}
