import NavGraphFacts
import NavGraphModel

/// Which bounds a state goes beyond.
struct NaiveBounds {
  let registration: NaiveRegistration
  let limits: Limits

  func exceeded(by state: NaiveState) -> Set<Limits.Kind> {
    var exceeded: Set<Limits.Kind> = []
    if modals(in: state.root) > limits.modalNesting { exceeded.insert(.modalNesting) }
    if nesting(of: state.root) > limits.flowNesting { exceeded.insert(.flowNesting) }
    if slots(in: state.root) > limits.stackHeight { exceeded.insert(.stackHeight) }
    var copy = state
    copy.root.visit { flow in
      if registration.library(of: flow.coordinator) != nil, flow.entries.count > limits.stackHeight
      {
        exceeded.insert(.stackHeight)
      }
      if flow.pending.values.contains(where: { $0 > limits.pending }) { exceeded.insert(.pending) }
    } entry: { entry in
      if entry.pending.values.contains(where: { $0 > limits.pending }) { exceeded.insert(.pending) }
    }
    return exceeded
  }

  private func nesting(of flow: NaiveFlow) -> Int {
    1 + ((flow.entries + Array(flow.slots.values)).map(nesting).max() ?? 0)
  }

  private func nesting(of entry: NaiveEntry) -> Int {
    max(entry.hosted.map(nesting).max() ?? 0, entry.slots.values.map(nesting).max() ?? 0)
  }

  /// Slots that are taken and no modal layers, one inside the other.
  private func slots(in flow: NaiveFlow) -> Int {
    let definitions = registration.coordinator(flow.coordinator).slots
    let entries = flow.entries.map { slots(in: $0, of: flow) }
    return max(entries.max() ?? 0, slots(in: flow.slots, definitions, of: flow))
  }

  private func slots(in entry: NaiveEntry, of flow: NaiveFlow) -> Int {
    let definitions = registration.route(entry.route, of: flow.coordinator).slots
    return max(
      entry.hosted.map { slots(in: $0) }.max() ?? 0, slots(in: entry.slots, definitions, of: flow))
  }

  private func slots(
    in taken: [String: NaiveEntry], _ definitions: [SlotDefinition], of flow: NaiveFlow
  ) -> Int {
    let depths = definitions.compactMap { slot -> Int? in
      guard let entry = taken[slot.name] else { return nil }
      let layer = slot.kind(of: entry.route).isModalLayer ? 0 : 1
      return layer + slots(in: entry, of: flow)
    }
    return depths.max() ?? 0
  }

  /// Sheets, covers and covering slots one inside the other.
  private func modals(in flow: NaiveFlow) -> Int {
    var presented = 0
    var most = 0
    for (index, entry) in flow.entries.enumerated() {
      let isModal = entry.kind == .sheet || entry.kind == .cover
      if isModal, index > 0 || isItems(flow) { presented += 1 }
      most = max(most, presented + modals(in: entry, of: flow))
    }
    let slots = registration.coordinator(flow.coordinator).slots
    return max(most, modals(in: flow.slots, slots, of: flow))
  }

  private func modals(in entry: NaiveEntry, of flow: NaiveFlow) -> Int {
    let slots = registration.route(entry.route, of: flow.coordinator).slots
    return max(
      entry.hosted.map { modals(in: $0) }.max() ?? 0, modals(in: entry.slots, slots, of: flow))
  }

  private func modals(
    in taken: [String: NaiveEntry], _ slots: [SlotDefinition], of flow: NaiveFlow
  ) -> Int {
    var most = 0
    for slot in slots {
      guard let entry = taken[slot.name] else { continue }
      let layer = slot.kind(of: entry.route).isModalLayer ? 1 : 0
      most = max(most, layer + modals(in: entry, of: flow))
    }
    return most
  }

  private func isItems(_ flow: NaiveFlow) -> Bool {
    if case .composableNavigation = registration.coordinator(flow.coordinator).dialect {
      true
    } else {
      false
    }
  }
}
