import NavGraphFacts
import NavGraphModel

/// Changes that a library sends as several updates, with delays from the third on.
extension NaiveRun {
  mutating func setWithDelays(
    _ operations: [NavGraphModel.Operation], _ index: Int, _ doing: NaiveDoing
  ) throws {
    guard let flow = state.flow(doing.flow),
      let library = registration.library(of: flow.coordinator)
    else { return }
    var array = flow.entries
    for operation in operations {
      guard let change = change(operation, flow.coordinator, doing.actor) else { continue }
      let outcome = library.apply(change, to: &array)
      if case .failed = outcome.release { return try note(outcome, doing, index) }
    }
    var updates = Self.updates(from: flow.entries, to: array)
    var trial = flow.entries
    let outcome = library.apply(.set(updates[0]), to: &trial)
    if case .failed = outcome.release { return try note(outcome, doing, index) }
    if updates.count > 1 { updates.removeFirst() }
    setEntries(updates.removeFirst(), selected: nil, flow: flow.id)
    settle()
    try note(.applied, doing, index)
    guard let now = state.flow(flow.id) else { return }
    markPending(updates, after: now.entries, index, doing)
  }

  /// What is left to be written. The bound is about the operation, whatever the arrays hold.
  mutating func markPending(
    _ arrays: [[NaiveEntry]], after now: [NaiveEntry], _ index: Int, _ doing: NaiveDoing
  ) {
    guard !arrays.isEmpty else { return }
    let same = state.flow(doing.home)?.pending.filter { pending, _ in
      if case .write(doing.transition, operation: index, _, _) = pending { true } else { false }
    }
    if (same?.values.reduce(0, +) ?? 0) >= limits.pending {
      cuts.insert(.pending)
      return
    }
    add(
      .write(
        doing.transition, operation: index, arrays: arrays.map { $0.map(\.bare) },
        original: now.map(\.bare)),
      to: doing.home)
  }

  /// Content first, then one dismissal at a time, all pops at once, and one new screen at a time.
  static func updates(from start: [NaiveEntry], to end: [NaiveEntry]) -> [[NaiveEntry]] {
    var same = 0
    while same < min(start.count, end.count), same == 0 || isAlike(start[same], end[same]) {
      same += 1
    }
    var updates = [Array(end.prefix(same)) + Array(start.dropFirst(same))]
    for position in start.indices.reversed() where position >= same {
      if start[position].kind != .push {
        updates.append(Array(updates[0].prefix(position)))
      }
    }
    if updates[updates.count - 1].count > same { updates.append(Array(updates[0].prefix(same))) }
    for position in end.indices where position >= same {
      updates.append(Array(end.prefix(position + 1)))
    }
    return updates
  }

  private static func isAlike(_ one: NaiveEntry, _ other: NaiveEntry) -> Bool {
    one.kind == other.kind && one.hasNavigation == other.hasNavigation
  }
}
