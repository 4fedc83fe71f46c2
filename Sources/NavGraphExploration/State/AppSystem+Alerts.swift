import NavGraphFacts
import NavGraphModel

// Alerts and dialogs: while one is up, nothing but its own buttons can be used (`Docs/Reference/Model.md`).

extension AppSystem {
  /// An alert or a dialog in what the views show, or would show if nothing were in front of it.
  struct ShownAlert {
    let address: Address
    let cell: Cell
    /// Whether nothing modal is in front of it.
    let isFree: Bool
  }

  /// The alert that is up in what the app shows.
  func alertInFront() -> ShownAlert? { firstAlert(where: \.cell.entry.isPresentedAlert) }

  /// Whether an alert is up, or waits, on a screen of a stack beneath other screens.
  var hasAlertBeneath: Bool {
    firstAlert { alert in
      alert.address.indices.contains { end in
        let element = alert.address[end]
        guard element.kind == .entry, let flow = tree.flowID(at: alert.address.prefix(end)),
          case .stack = app.coordinators[tree.coordinator(of: flow)].kind
        else { return false }
        return element.index + 1 < tree.entryCount(of: flow)
      }
    } != nil
  }

  /// Brings the first waiting alert up that nothing modal is in front of, unless one is up.
  mutating func presentWaitingAlert() {
    guard app.features.hasAlerts, alertInFront() == nil, let next = firstAlert(where: \.isFree)
    else {
      return
    }
    set(Cell(raw: next.cell.raw | Entry.presentedAlert, kept: next.cell.kept), at: next.address)
  }

  /// The first alert that is wanted: container slots come before entries, entries from the bottom up, and the slots of each
  /// before the flow that it hosts.
  ///
  /// - Complexity: Linear in the entries that are shown and hold anything modal.
  private func firstAlert(where isWanted: (ShownAlert) -> Bool) -> ShownAlert? {
    guard app.features.hasAlerts else { return nil }
    tree.leaveScope()
    return firstAlert(inFlow: tree.root, at: [], hasNavigation: false, isCovered: false, isWanted)
  }

  /// - Parameter isCovered: Whether anything modal is in front of the flow.
  private func firstAlert(
    inFlow id: RecordID, at address: Address, hasNavigation: Bool, isCovered: Bool,
    _ isWanted: (ShownAlert) -> Bool
  ) -> ShownAlert? {
    guard tree.extent(of: id).modals > 0 else { return nil }
    let number = tree.coordinator(of: id)
    let coordinator = app.coordinators[number]
    let slots = taken(tree[id, .slots], of: coordinator.slots, in: coordinator)
    let found = firstAlert(
      in: slots, at: { address + .containerSlot($0) }, of: number, isCovered: isCovered, isWanted)
    if let found { return found }
    let isCovered = isCovered || slots.contains(where: \.isModal)
    for entry in shownEntries(of: id, at: address, hasNavigation: hasNavigation) {
      let found = firstAlert(
        inside: tree.cell(entry.index, of: id), at: address + .entry(entry.index), of: number,
        hasNavigation: entry.hasNavigation, isCovered: isCovered || entry.isBeneathModal, isWanted)
      if let found { return found }
    }
    return nil
  }

  private func firstAlert(
    inside cell: Cell, at address: Address, of number: Int, hasNavigation: Bool, isCovered: Bool,
    _ isWanted: (ShownAlert) -> Bool
  ) -> ShownAlert? {
    guard tree.extent(of: cell.kept).modals > 0 else { return nil }
    let coordinator = app.coordinators[number]
    let kept = tree.kept(cell.kept)
    let slots = taken(
      kept.slots, of: coordinator.routes[route(of: cell, in: number).route].slots, in: coordinator)
    return firstAlert(
      in: slots, at: { address + .entrySlot($0) }, of: number, isCovered: isCovered, isWanted)
      ?? firstAlert(
        inFlow: kept.flow, at: address, hasNavigation: hasNavigation,
        isCovered: isCovered || slots.contains(where: \.isModal), isWanted)
  }

  private func firstAlert(
    in slots: [TakenSlot], at address: (Int) -> Address, of number: Int, isCovered: Bool,
    _ isWanted: (ShownAlert) -> Bool
  ) -> ShownAlert? {
    for (slot, cell, kind, _) in slots {
      let isBesideModal = slots.contains { $0.isModal && $0.slot != slot }
      let alert = ShownAlert(
        address: address(slot), cell: cell, isFree: !isCovered && !isBesideModal)
      if kind.isAlert, isWanted(alert) { return alert }
      // Of two modals, the one registered first is in front.
      let isBeneath = isCovered || slots.contains { $0.isModal && $0.slot < slot }
      let found = firstAlert(
        inside: cell, at: alert.address, of: number,
        hasNavigation: kind == .push || cell.entry.embedsNavigation, isCovered: isBeneath, isWanted)
      if let found { return found }
    }
    return nil
  }

  /// A taken slot, and whether what it holds is modal; an alert that waits is not.
  private typealias TakenSlot = (slot: Int, cell: Cell, kind: SlotKind, isModal: Bool)

  private func taken(
    _ record: RecordID, of slots: [CompiledSlot], in coordinator: CompiledCoordinator
  ) -> [TakenSlot] {
    guard record != 0, !slots.isEmpty else { return [] }
    return tree.slots(record).map { slot, cell in
      let kind = coordinator.kind(of: slots[slot], holding: cell)
      let isModal = kind.isModalLayer && (!kind.isAlert || cell.entry.isPresentedAlert)
      return (slot, cell, kind, isModal)
    }
  }
}

extension Entry {
  /// In the packed word of an alert or dialog, which no swipe closes: that it is up.
  static let presentedAlert: UInt32 = 8

  /// Whether an alert or dialog is up. It has no meaning for other entries.
  var isPresentedAlert: Bool { rawValue & Self.presentedAlert != 0 }
}
