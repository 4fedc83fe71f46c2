import NavGraphFacts
import NavGraphModel

// What the content of a flow presents in a state.

extension Facts {
  func route(of entry: EntrySnapshot, in flow: FlowSnapshot) -> RouteReference {
    let instance = flows[flow.coordinator].instances[entry.entry.instance]
    return RouteReference(coordinator: flow.coordinator, route: instance.route)
  }

  /// The first screen that is presented in a flow: on its stack, by its screens, or in flows inside of it; slots of its
  /// container left out.
  func firstPresented(in flow: FlowSnapshot) -> RouteReference? {
    let isStack =
      if case .stack = graph.coordinators[flow.coordinator].container { true } else { false }
    return flow.entries.indices.lazy.compactMap { index in
      let entry = flow.entries[index]
      return isStack && index > 0 && !entry.entry.isPush
        ? route(of: entry, in: flow) : firstPresented(by: entry, in: flow)
    }.first
  }

  private func firstPresented(
    by entry: EntrySnapshot, in flow: FlowSnapshot
  ) -> RouteReference? {
    let routes = graph.coordinators[flow.coordinator].routes
    let slots = routes[route(of: entry, in: flow).route].slots
    let inSlots = entry.slots.lazy.compactMap { slot -> RouteReference? in
      guard let content = slot.content.first else { return nil }
      let shown = route(of: content, in: flow)
      return slots[slot.slot].kind(of: routes[shown.route].name).isModalLayer
        ? shown : firstPresented(by: content, in: flow)
    }
    return inSlots.first ?? entry.hosted.lazy.compactMap { firstPresented(in: $0) }.first
  }
}
