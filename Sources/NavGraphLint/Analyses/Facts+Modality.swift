import NavGraphFacts
import NavGraphModel

extension Facts {
  /// Returns whether a screen in use is in something modal, and not only on pushed screens.
  ///
  /// - Returns: Nil where no screen of the route is in use.
  /// - Complexity: Linear in the size of the state.
  func isInModal(_ route: RouteReference, in state: Snapshot) -> Bool? {
    isInModal(route, in: state.flow, false)
  }

  private func isInModal(
    _ route: RouteReference, in flow: FlowSnapshot, _ isEnclosed: Bool
  ) -> Bool? {
    let definition = graph.coordinators[flow.coordinator]
    var isStack = false
    if case .stack = definition.container { isStack = true }
    var isEnclosed = isEnclosed
    for (index, entry) in flow.entries.enumerated() {
      if isStack, index > 0, !entry.entry.isPush { isEnclosed = true }
      if let answer = isInModal(route, in: entry, of: flow.coordinator, isEnclosed) {
        return answer
      }
    }
    return isInModal(route, in: flow.slots, definition.slots, of: flow.coordinator, isEnclosed)
  }

  private func isInModal(
    _ route: RouteReference, in entry: EntrySnapshot, of coordinator: Int, _ isEnclosed: Bool
  ) -> Bool? {
    let screen = ScreenReference(coordinator: coordinator, instance: entry.entry.instance)
    for flow in entry.hosted {
      if let answer = isInModal(route, in: flow, isEnclosed) { return answer }
    }
    let slots = definition(of: screen).slots
    if let answer = isInModal(route, in: entry.slots, slots, of: coordinator, isEnclosed) {
      return answer
    }
    return entry.isActive && self.route(of: screen) == route ? isEnclosed : nil
  }

  private func isInModal(
    _ route: RouteReference, in slots: [SlotSnapshot], _ definitions: [SlotDefinition],
    of coordinator: Int, _ isEnclosed: Bool
  ) -> Bool? {
    for slot in slots {
      for content in slot.content {
        let screen = ScreenReference(coordinator: coordinator, instance: content.entry.instance)
        let kind = definitions[slot.slot].kind(of: definition(of: screen).name)
        let isModal = isEnclosed || kind.isModalLayer
        if let answer = isInModal(route, in: content, of: coordinator, isModal) { return answer }
      }
    }
    return nil
  }
}
