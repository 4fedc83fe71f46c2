import NavGraphFacts
import NavGraphModel

/// Effects in indexed arrays, which belong to a position rather than to an entry.
extension NaiveRun {
  /// What never goes belongs to its entry all the same.
  func staysAtPosition(_ pending: NaivePending) -> Bool {
    switch pending {
    // What the author cancels with its owner goes with its entry.
    case .effect(let effect):
      registration.goesWithOwner(effect)
        && (registration.graph.effect(effect)?.cancellation != .withOwner
          || registration.graph.effect(effect)?.lifetime == .task)
    case .later: false
    case .kept, .commands, .write: true
    }
  }

  /// Lays the effects of all positions aside until the transition is done.
  mutating func layEffectsAside(
    from before: inout [NaiveEntry], and entries: inout [NaiveEntry], flow: Int
  ) {
    for index in before.indices {
      for (pending, count) in before[index].pending where staysAtPosition(pending) {
        laidAside[flow, default: [:]][index, default: [:]][pending, default: 0] += count
        before[index].pending[pending] = nil
      }
    }
    for index in entries.indices {
      entries[index].pending = entries[index].pending.filter { !staysAtPosition($0.key) }
    }
  }

  /// At the end of a transition: effects go on at positions where there is an entry.
  mutating func giveEffectsBack() {
    for (id, positions) in laidAside {
      guard var entries = state.flow(id)?.entries else { continue }
      for (position, effects) in positions where entries.indices.contains(position) {
        for (pending, count) in effects {
          for _ in 0..<count { add(pending, to: &entries[position].pending) }
        }
      }
      state.change(flow: id) { $0.entries = entries }
    }
    laidAside = [:]
  }
}
