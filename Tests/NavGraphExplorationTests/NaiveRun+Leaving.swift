import NavGraphFacts
import NavGraphModel

/// What happens to pending effects when an entry is removed.
extension NaiveRun {
  /// Changes the entries of a flow's container.
  mutating func setEntries(_ entries: [NaiveEntry], selected: Int?, flow id: Int) {
    guard let flow = state.flow(id) else { return }
    var before = flow.entries
    var entries = entries
    if registration.coordinator(flow.coordinator).dialect?.isIndexed == true {
      if registration.rules.contains(.positionsAtTheEnd) {
        layEffectsAside(from: &before, and: &entries, flow: id)
      } else {
        movePendingByPosition(from: &before, to: &entries)
      }
    }
    let staying = Set(entries.map(\.id))
    state.change(flow: id) {
      $0.entries = entries
      $0.selected = selected
    }
    for entry in before where !staying.contains(entry.id) { keepEffects(of: entry, in: id) }
  }

  /// Puts an entry into a slot, or nothing.
  ///
  /// - Parameter continues: Whether the new entry has taken over what was pending for the old one.
  mutating func put(
    _ content: NaiveEntry?, _ slot: String, flow: Int, owner: Int?, continues: Bool = false
  ) {
    var old: NaiveEntry?
    if let owner {
      old = state.entry(owner)?.slots[slot]
      state.change(entry: owner) { $0.slots[slot] = content }
    } else {
      old = state.flow(flow)?.slots[slot]
      state.change(flow: flow) { $0.slots[slot] = content }
    }
    if continues { old?.pending = [:] }
    if let old { keepEffects(of: old, in: flow) }
  }

  /// The flow keeps the effects that do not go with their screen, and the screen's follow-ups.
  private mutating func keepEffects(of entry: NaiveEntry, in flow: Int) {
    for (pending, count) in entry.pending {
      let kept: NaivePending
      switch pending {
      case .effect(let effect):
        if registration.goesWithOwner(effect) { continue }
        kept = .kept(effect, arguments: entry.arguments)
      case .later: kept = pending
      case .kept, .commands, .write: continue
      }
      for _ in 0..<count { add(kept, to: flow) }
    }
    for slot in entry.slots.values { keepEffects(of: slot, in: flow) }
  }

  /// In an indexed array, pending effects stay at their position, if that still exists; but those that
  /// never go belong to their entry.
  private func movePendingByPosition(
    from before: inout [NaiveEntry], to entries: inout [NaiveEntry]
  ) {
    var positions: [[NaivePending: Int]] = []
    for index in before.indices {
      positions.append(before[index].pending.filter { staysAtPosition($0.key) })
      before[index].pending = before[index].pending.filter { !staysAtPosition($0.key) }
    }
    for index in entries.indices {
      entries[index].pending = entries[index].pending.filter { !staysAtPosition($0.key) }
      guard index < positions.count else { continue }
      entries[index].pending.merge(positions[index]) { $0 + $1 }
    }
  }
}

extension Dialect {
  var isIndexed: Bool {
    if case .tcaCoordinators(_, .indexed) = self { true } else { false }
  }
}
