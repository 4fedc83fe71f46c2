import NavGraphModel

// The places in the tree of flows.

extension StateTree {
  /// The position of the first entry of a flow that is wanted.
  func entryIndex(in flow: RecordID, where isWanted: (Entry) -> Bool) -> Int? {
    (0..<entryCount(of: flow)).first { isWanted(cell($0, of: flow).entry) }
  }

  /// The outline of a flow and the flow that an entry hosts, if that is the open entry, which keeps nothing else; else
  /// nil.
  func partsHosting(
    _ id: RecordID, inEntry index: Int
  ) -> (outline: RecordID, inner: RecordID)? {
    let (outline, open) = parts(of: id)
    guard open != 0, !keepsMore(open), index == openIndex(of: outline) else { return nil }
    return (outline, open)
  }

  /// A flow, or an entry of one, and where it is.
  struct Place {
    let address: Address
    let content: Content

    enum Content {
      case flow(RecordID)
      case entry(Cell, coordinator: Int)
    }

    var isFlow: Bool { if case .flow = content { true } else { false } }
  }

  /// Everything in a flow, itself first: the container's slots before its entries, the slots of an entry before the
  /// flow that it hosts.
  ///
  /// - Complexity: Linear in the result.
  func places(in flow: RecordID, at address: Address) -> [Place] {
    var places: [Place] = []
    addPlaces(in: flow, at: address, to: &places)
    return places
  }

  /// Returns the pending effects of a flow or an entry.
  func pending(of place: Place) -> RecordID {
    switch place.content {
    case .flow(let id): self[id, .pending]
    case .entry(let cell, _): kept(cell.kept).pending
    }
  }

  /// Whether anything is pending for an entry, or in flows and slots inside of it.
  func holdsPending(_ cell: Cell, at address: Address, in coordinator: Int) -> Bool {
    var places: [Place] = []
    addPlaces(of: cell, at: address, in: coordinator, to: &places)
    return places.contains { pending(of: $0) != 0 }
  }

  func addPlaces(in flow: RecordID, at address: Address, to places: inout [Place]) {
    places.append(Place(address: address, content: .flow(flow)))
    let coordinator = coordinator(of: flow)
    for (slot, cell) in slots(self[flow, .slots]) {
      addPlaces(of: cell, at: address + .containerSlot(slot), in: coordinator, to: &places)
    }
    for index in 0..<entryCount(of: flow) {
      addPlaces(
        of: cell(index, of: flow), at: address + .entry(index), in: coordinator, to: &places)
    }
  }

  private func addPlaces(
    of cell: Cell, at address: Address, in coordinator: Int, to places: inout [Place]
  ) {
    places.append(Place(address: address, content: .entry(cell, coordinator: coordinator)))
    guard cell.kept != 0 else { return }
    let kept = kept(cell.kept)
    for (slot, content) in slots(kept.slots) {
      addPlaces(of: content, at: address + .entrySlot(slot), in: coordinator, to: &places)
    }
    if kept.flow != 0 { addPlaces(in: kept.flow, at: address, to: &places) }
  }
}

extension StateTree {
  /// Returns whether two flows hold the same entries, with the same tabs selected and the same cases shown; slots,
  /// variables and pending effects are left out.
  ///
  /// - Complexity: Linear in the entries.
  func hasEqualContainers(_ first: RecordID, _ second: RecordID) -> Bool {
    if first == second { return true }
    guard first != 0, second != 0, coordinator(of: first) == coordinator(of: second),
      self[first, .selection] == self[second, .selection],
      entryCount(of: first) == entryCount(of: second)
    else { return false }
    return (0..<entryCount(of: first)).allSatisfy { index in
      let (left, right) = (cell(index, of: first), cell(index, of: second))
      return left.raw == right.raw
        && hasEqualContainers(kept(left.kept).flow, kept(right.kept).flow)
    }
  }
}
