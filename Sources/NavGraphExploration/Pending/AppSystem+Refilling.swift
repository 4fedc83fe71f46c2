import NavGraphFacts
import NavGraphModel

// Replaces the pending effects of flows.

extension AppSystem {
  /// The pending effects of flows, by coordinator: a record of ``StateTree`` each.
  typealias FlowFilling = [RecordID]

  /// As many of these kinds as are followed are pending for each flow that can have them; nothing where there are
  /// none.
  mutating func filling(with kinds: Set<Int>) -> FlowFilling {
    app.coordinators.indices.map { index in
      tree.intern(
        pending: kinds.filter { app.pendingKinds[$0].owner == index }
          .map { ($0, UInt32(limits.pending)) })
    }
  }

  /// A flow with something else pending for it, and for those in it.
  ///
  /// - Complexity: Linear in the entries.
  mutating func refill(flow id: RecordID, _ filling: FlowFilling) -> RecordID {
    if id == 0 { return 0 }
    var flow = read(id)
    flow.pending = filling[flow.coordinator]
    flow.slots = refill(slots: flow.slots, of: flow.coordinator, filling)
    for entry in flow.entries {
      let handle = Int(entry.handle)
      flow.kept[handle] = refill(
        kept: flow.kept[handle], of: entry, in: flow.coordinator, filling)
    }
    return intern(flow)
  }

  /// Returns the record of an entry, with other pending effects for the flows in it.
  mutating func refill(
    kept id: RecordID, of entry: Entry, in coordinator: Int, _ filling: FlowFilling
  ) -> RecordID {
    if id == 0 { return 0 }
    var kept = tree.kept(id)
    kept.flow = refill(flow: kept.flow, filling)
    kept.slots = refill(slots: kept.slots, of: coordinator, filling)
    return intern(kept, of: entry, in: coordinator)
  }

  private mutating func refill(
    slots id: RecordID, of coordinator: Int, _ filling: FlowFilling
  ) -> RecordID {
    var result = id
    for (slot, cell) in tree.slots(id) {
      let kept = refill(kept: cell.kept, of: cell.entry, in: coordinator, filling)
      result = tree.slots(result, setting: slot, to: Cell(raw: cell.raw, kept: kept))
    }
    return result
  }
}

extension StackModel {
  /// A control with something else pending for flows.
  mutating func refill(control: Int32, _ filling: AppSystem.FlowFilling) -> Int32? {
    guard case .state(var state) = controls[control] else { return nil }
    state.around = system.refill(flow: state.around, filling)
    state.base = system.refill(flow: state.base, filling)
    return controls.number(of: .state(state))
  }

  /// The symbol of the same cell with something else pending for flows, on another one.
  ///
  /// - Parameter below: -1 for the bottom.
  mutating func refill(
    symbol: Int32, on below: Int32, _ filling: AppSystem.FlowFilling
  ) throws(PushdownObstacle) -> Int32 {
    let known = table[symbol]
    let cell = known.cell
    let record =
      cell.isEntry
      ? system.refill(
        kept: cell.record, of: cell.entry, in: Int(cell.coordinator), filling)
      : system.refill(flow: cell.record, filling)
    let refilled = FlatStack.Cell(
      coordinator: cell.coordinator, raw: cell.raw, record: record, kind: cell.kind)
    if below < 0 { return table.bottom(refilled) }
    return try table.symbol(of: refilled, on: below, depth: Int(known.note.depth))
  }
}
