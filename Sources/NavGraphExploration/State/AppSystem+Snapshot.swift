import NavGraphFacts
import NavGraphModel

extension AppSystem {
  /// The present state written out.
  mutating func snapshot() -> Snapshot {
    let active = Set(wholeActivity().addresses)
    return Snapshot(
      flow: snapshot(tree.root, at: [], active: active), values: names(ofValues: tree.values))
  }

  /// The flow at an address written out; nil where there is none.
  mutating func flowSnapshot(at address: Address) -> FlowSnapshot? {
    let active = Set(wholeActivity().addresses)
    return tree.flowID(at: address).map { snapshot($0, at: address, active: active) }
  }

  /// The names of the values in a record.
  func names(ofValues id: RecordID) -> [String] {
    let names = app.names.names
    return tree.table[id].map { Int($0) < names.count ? names[Int($0)] : "" }
  }

  private func snapshot(_ id: RecordID, at address: Address, active: Set<Address>) -> FlowSnapshot {
    let number = tree.coordinator(of: id)
    var selected: Int?
    var front: Int?
    if case .tabs = app.coordinators[number].definition.container {
      selected = tree.selectedTab(of: id)
      front = tree.frontTab(of: id)
    }
    let slots = app.coordinators[number].slots
    return FlowSnapshot(
      coordinator: number,
      entries: (0..<tree.entryCount(of: id)).map {
        snapshot(tree.cell($0, of: id), at: address + .entry($0), active: active)
      },
      selected: selected, front: front,
      slots: tree.slots(tree[id, .slots]).map { slot, cell in
        snapshot(
          cell, in: slots[slot], slot, of: number, at: address + .containerSlot(slot),
          active: active)
      },
      values: names(ofValues: tree[id, .values]), pending: pending(tree[id, .pending]))
  }

  private func snapshot(_ cell: Cell, at address: Address, active: Set<Address>) -> EntrySnapshot {
    let kept = tree.kept(cell.kept)
    let flow = tree.flowID(at: address.flowOfEntry).map { tree.coordinator(of: $0) } ?? 0
    let route = route(of: cell, in: flow).route
    let slots = app.coordinators[flow].routes[route].slots
    let variables = app.coordinators[flow].definition.routes[route].variables
    return EntrySnapshot(
      packed: cell.raw, isActive: active.contains(address),
      hosted: kept.flow == 0 ? [] : [snapshot(kept.flow, at: address, active: active)],
      slots: tree.slots(kept.slots).map { slot, content in
        snapshot(
          content, in: slots[slot], slot, of: flow, at: address + .entrySlot(slot),
          active: active)
      },
      values: Array(names(ofValues: kept.values).prefix(variables.count)),
      pending: pending(kept.pending))
  }

  private func snapshot(
    _ cell: Cell, in slot: CompiledSlot, _ position: Int, of coordinator: Int, at address: Address,
    active: Set<Address>
  ) -> SlotSnapshot {
    guard app.coordinators[coordinator].kind(of: slot, holding: cell).isAlert else {
      return SlotSnapshot(slot: position, content: [snapshot(cell, at: address, active: active)])
    }
    let shown = Cell(raw: cell.raw & ~Entry.presentedAlert, kept: cell.kept)
    return SlotSnapshot(
      slot: position, content: [snapshot(shown, at: address, active: active)],
      isWaiting: !cell.entry.isPresentedAlert)
  }

  private func pending(_ id: RecordID) -> [String] {
    tree.pending(id).flatMap { kind, count -> [String] in
      switch app.pendingKinds[kind] {
      case .effect(_, _, _, let effect):
        Array(repeating: effect.definition.name, count: Int(count))
      case .followUp(let reference, _, _, _):
        Array(
          repeating: "\(app.graph.transition(reference)?.action ?? ""), later", count: Int(count))
      case .reducerFollowUp:
        setup.running.followUps[count].map { [$0.key.name] } ?? []
      case .write(let reference, _):
        ["\(app.graph.transition(reference)?.action ?? ""), write back"]
      }
    }
  }
}
