extension Coverage {
  /// What ended the search before a bound that a user declares did: time, memory, reducers, or a signal.
  package var earlyEnds: Coverage {
    let kinds: Set<Limits.Kind> = [.time, .memory, .incidents, .interrupted]
    return Coverage(cutBy: cutBy.filter { kinds.contains($0.limit) })
  }
}
