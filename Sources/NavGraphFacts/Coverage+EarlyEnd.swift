extension Coverage {
  /// What ended the search before a bound that a user declares did: time, memory, reducers, or a signal.
  package var earlyEnds: Coverage {
    let kinds: Set<Limits.Kind> = [.time, .memory, .incidents, .interrupted]
    return Coverage(cutBy: cutBy.filter { kinds.contains($0.limit) })
  }
}

extension Facts {
  /// Whether a search ended before its limits because it seemed to have seen enough (``Limits/enoughStates``).
  package var endedWithEnough: Bool {
    searches.contains { $0.coverage.cutBy.contains { $0.limit == .enough } }
  }
}
