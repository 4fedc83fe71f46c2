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
  private struct SearchPath {
    var isFree = true
    var isHidden = false
  }

  /// In the order in which alerts come up.
  func visibleEntries(from root: NaiveFlow) -> [Visible] {
    visible(in: root, SearchPath())
  }

  private func visible(in flow: NaiveFlow, _ path: SearchPath) -> [Visible] {
    let slots = registration.coordinator(flow.coordinator).slots
    let inside = beside(nil, of: slots, flow.slots, path)
    return contents(of: slots, flow.slots, path)
      + visibleEntries(of: flow, inside).flatMap { visible($0.entry, isAlert: false, $0.path) }
  }

  private func visibleEntries(
    of flow: NaiveFlow, _ path: SearchPath
  ) -> [(entry: NaiveEntry, path: SearchPath)] {
    switch registration.coordinator(flow.coordinator).container {
    case .tabs: return visibleTab(of: flow).map { [($0, path)] } ?? []
    case .switch: return flow.entries.first.map { [($0, path)] } ?? []
    case .joined: return flow.entries.map { ($0, path) }
    case .stack:
      let rendered = rendered(flow)
      return rendered.indices.map { index in
        let above = rendered[(index + 1)...]
        var place = path
        if above.contains(where: { $0.kind != .push }) { place.isFree = false }
        if above.first?.kind == .push { place.isHidden = true }
        return (rendered[index], place)
      }
    }
  }

  /// - Parameter isFree: Whether there is nothing modal in front of the entry itself; nil for the same as of what it holds.
  private func visible(
    _ entry: NaiveEntry, isAlert: Bool, isFree: Bool? = nil, _ path: SearchPath
  ) -> [Visible] {
    let slots = slots(of: entry)
    let inside = beside(nil, of: slots, entry.slots, path)
    let own = Visible(
      entry: entry, isAlert: isAlert, isFree: isFree ?? path.isFree, isHidden: inside.isHidden)
    let contents = contents(of: slots, entry.slots, path)
    return [own] + contents + entry.hosted.flatMap { visible(in: $0, inside) }
  }

  private func contents(
    of slots: [SlotDefinition], _ taken: [String: NaiveEntry], _ path: SearchPath
  ) -> [Visible] {
    slots.flatMap { slot -> [Visible] in
      guard let content = taken[slot.name] else { return [] }
      // Of two modals, the one registered first is in front.
      let earlier = slots.prefix { $0.name != slot.name }
      var inside = beside(slot.name, of: slots, taken, path)
      let isFree = inside.isFree
      inside.isFree = beside(slot.name, of: Array(earlier), taken, path).isFree
      return visible(
        content, isAlert: slot.kind(of: content.route).isAlert, isFree: isFree, inside)
    }
  }

  /// The way to a slot, or to what the slots' owner hosts: the other slots may be taken.
  private func beside(
    _ name: String?, of slots: [SlotDefinition], _ taken: [String: NaiveEntry], _ path: SearchPath
  ) -> SearchPath {
    var path = path
    for slot in slots where slot.name != name {
      guard let content = taken[slot.name] else { continue }
      let kind = slot.kind(of: content.route)
      let isWaiting = kind.isAlert && !content.isUp
      if kind.isModalLayer, !isWaiting { path.isFree = false }
      if kind == .push { path.isHidden = true }
    }
    return path
  }
}
