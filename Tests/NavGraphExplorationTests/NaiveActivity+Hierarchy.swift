import NavGraphModel

/// The visible hierarchy: what the views show, what is covered included.
extension NaiveActivity {
  struct Visible {
    var entry: NaiveEntry
    /// Whether it is an alert or a dialog in a slot.
    var isAlert: Bool
    /// Whether there is nothing modal between the entry and the screen.
    var isFree: Bool
    /// Whether something is pushed above it.
    var isHidden: Bool
  }

  /// What is known of a place from the way to it.
  private struct Way {
    var isFree = true
    var isHidden = false
  }

  /// In the order in which alerts come up.
  func visibleEntries(from root: NaiveFlow) -> [Visible] {
    visible(in: root, Way())
  }

  private func visible(in flow: NaiveFlow, _ way: Way) -> [Visible] {
    let slots = registration.coordinator(flow.coordinator).slots
    let inside = beside(nil, of: slots, flow.slots, way)
    return contents(of: slots, flow.slots, way)
      + visibleEntries(of: flow, inside).flatMap { visible($0.entry, isAlert: false, $0.way) }
  }

  private func visibleEntries(
    of flow: NaiveFlow, _ way: Way
  ) -> [(entry: NaiveEntry, way: Way)] {
    switch registration.coordinator(flow.coordinator).container {
    case .tabs: return visibleTab(of: flow).map { [($0, way)] } ?? []
    case .switch: return flow.entries.first.map { [($0, way)] } ?? []
    case .joined: return flow.entries.map { ($0, way) }
    case .stack:
      let rendered = rendered(flow)
      return rendered.indices.map { index in
        let above = rendered[(index + 1)...]
        var place = way
        if above.contains(where: { $0.kind != .push }) { place.isFree = false }
        if above.first?.kind == .push { place.isHidden = true }
        return (rendered[index], place)
      }
    }
  }

  private func visible(_ entry: NaiveEntry, isAlert: Bool, _ way: Way) -> [Visible] {
    let slots = slots(of: entry)
    let inside = beside(nil, of: slots, entry.slots, way)
    let own = Visible(
      entry: entry, isAlert: isAlert, isFree: way.isFree, isHidden: inside.isHidden)
    let contents = contents(of: slots, entry.slots, way)
    if let other = sharedEntry(of: entry) {
      return [own] + contents + visible(other, isAlert: false, inside)
    }
    return [own] + contents + entry.hosted.flatMap { visible(in: $0, inside) }
  }

  private func contents(
    of slots: [SlotDefinition], _ taken: [String: NaiveEntry], _ way: Way
  ) -> [Visible] {
    slots.flatMap { slot -> [Visible] in
      guard let content = taken[slot.name] else { return [] }
      return visible(
        content, isAlert: slot.kind(of: content.route).isAlert,
        beside(slot.name, of: slots, taken, way))
    }
  }

  /// The way to a slot, or to what the slots' owner hosts: the other slots may be taken.
  private func beside(
    _ name: String?, of slots: [SlotDefinition], _ taken: [String: NaiveEntry], _ way: Way
  ) -> Way {
    var way = way
    for slot in slots where slot.name != name {
      guard let content = taken[slot.name] else { continue }
      let kind = slot.kind(of: content.route)
      let isWaiting = kind.isAlert && !content.isUp
      if kind.isModalLayer, !isWaiting { way.isFree = false }
      if kind == .push { way.isHidden = true }
    }
    return way
  }
}
