import NavGraphFacts
import NavGraphModel

/// Changes that a library writes over several updates, with delays in between.
///
/// A pending write of one of these holds the array as the update before left it, a mark and the raw
/// values of the entries, and then all arrays that are still to come. What the user does to the screens
/// themselves in the meantime is no reason to call a write stale.
extension AppSystem {
  /// Works an array out now, and writes the first of the arrays that lead there.
  ///
  /// - Returns: Whether the app lives on.
  mutating func setWithDelays(_ changes: [[StackChange]], at site: OperationSite) -> Bool {
    guard let id = tree.flowID(at: site.flow) else {
      note(Outcome(.ignored(.noContainer)), at: site)
      return true
    }
    var flow = read(id)
    guard let semantics = app.coordinators[flow.coordinator].semantics else { return true }
    let before = flow.entries
    guard let brought = apply(changes, to: &flow, semantics: semantics, at: site) else {
      return false
    }
    let steps = DelayedUpdates.steps(from: before, to: flow.entries)
    // The array in between may hold an identity twice, on which an identified one stops the app.
    var trial = before
    let outcome = semantics.apply(
      .set(steps[0]), to: &trial, identities: app.coordinators[flow.coordinator].identities)
    if case .failed = outcome.release {
      note(outcome, at: site)
      return false
    }
    let later = steps.dropFirst(DelayedUpdates.immediate).map { arrayRecord($0, of: flow) }
    flow.entries = distinct(steps[min(steps.count, DelayedUpdates.immediate) - 1], in: &flow)
    let shown = brought.filter { new in
      flow.entries.contains { $0.instance == new.entry.instance }
    }
    note(.applied, at: site, brings: shown.map(\.entry.instance))
    recordMove(.other, of: site.flow, from: before, to: flow.entries.count)
    let change = StackChange(operation: .set(flow.entries), newEntries: shown)
    recordChange(of: before, to: flow, by: change, at: site)
    write(flow, entriesBefore: before.count, at: site.flow)
    delay(later, at: site)
    return true
  }

  /// Leaves arrays to be written, one after the other.
  private mutating func delay(_ arrays: [RecordID], at site: OperationSite) {
    guard !arrays.isEmpty, let kind = pendingWrite(of: site), let id = tree.flowID(at: site.flow)
    else { return }
    let record = tree.intern([currentEntries(of: read(id))] + arrays)
    addWrite(kind, record, toFlowAt: site.flow)
  }

  /// Whether a pending write is one of a change with delays.
  func isDelayed(_ record: RecordID) -> Bool {
    let captured = tree.table[record, 0]
    return tree.table.count(of: captured) > 0 && tree.table[captured, 0] == Self.mark
  }

  /// Writes the next array over any changes in between. Entries that are presented as before keep their state.
  mutating func writeDelayed(_ record: RecordID, at site: OperationSite) {
    guard let id = tree.flowID(at: site.flow) else { return }
    var flow = read(id)
    let words = Array(tree.table[record])
    let (now, before) = (currentEntries(of: flow), flow.entries)
    flow.entries = []
    for index in stride(from: 0, to: tree.table.count(of: words[1]), by: 2) {
      let (rawValue, captured) = (tree.table[words[1], index], tree.table[words[1], index + 1])
      let position = flow.entries.count
      if position < before.count, before[position].rawValue == rawValue {
        let entry = before[position]
        flow.entries.append(entry)
        flow.kept[Int(entry.handle)] = restored(
          flow.kept[Int(entry.handle)], to: captured, of: entry, in: flow.coordinator)
      } else {
        flow.entries.append(Entry(rawValue: rawValue, handle: UInt32(flow.kept.count)))
        flow.kept.append(captured)
      }
    }
    recordMove(.other, of: site.flow, from: before, to: flow.entries.count)
    // A change in between is undone only if it is missing afterwards.
    let isStale = now != words[0] && now != currentEntries(of: flow)
    note(isStale ? .appliedDespite(.overwritesLaterChange) : .applied, at: site)
    write(flow, entriesBefore: before.count, at: site.flow)
    delay(Array(words.dropFirst(2)), at: site)
  }

  /// The kind of the pending writes of an operation: the same for all screens on which it is done.
  private func pendingWrite(of site: OperationSite) -> Int? {
    app.pendingKinds.firstIndex { kind in
      if case .write(let reference, let operation) = kind {
        reference == site.reference && operation == site.index
      } else {
        false
      }
    }
  }

  /// The entry's own state as the array holds it: in TCACoordinators, that of its screen and of the
  /// flow in it; in FlowStacks, the views keep theirs. Effects go on.
  private mutating func restored(
    _ current: RecordID, to captured: RecordID, of entry: Entry, in index: Int
  ) -> RecordID {
    guard case .tcaCoordinators? = app.coordinators[index].dialect else {
      return current
    }
    var kept = tree.kept(current)
    let old = tree.kept(captured)
    guard (kept.flow, kept.values, kept.slots) != (old.flow, old.values, old.slots) else {
      return current
    }
    (kept.flow, kept.values, kept.slots) = (old.flow, old.values, old.slots)
    return intern(kept, of: entry, in: index)
  }

  /// Entries with handles of their own, where an array holds the same one twice.
  private func distinct(_ entries: [Entry], in flow: inout StateTree.Flow) -> [Entry] {
    var known: Set<UInt32> = []
    return entries.map { entry in
      if known.insert(entry.handle).inserted { return entry }
      flow.kept.append(flow.kept[Int(entry.handle)])
      return Entry(rawValue: entry.rawValue, handle: UInt32(flow.kept.count - 1))
    }
  }

  private mutating func currentEntries(of flow: StateTree.Flow) -> RecordID {
    tree.intern([Self.mark] + flow.entries.map(\.rawValue))
  }

  /// No entry has this raw value.
  private static let mark = UInt32.max
}
