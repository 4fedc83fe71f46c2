import NavGraphFacts
import NavGraphModel

// What the views show, in front or behind: all rendered entries of stacks, the visible tab, the shown case, all joined
// parts, each with its slots and its hosted flow.

extension AppSystem {
  /// An entry that the views show, or would show if nothing were in front of it.
  struct ShownPlace {
    let address: Address
    let cell: Cell
    /// How it stands in its slot; nil for an entry of a container.
    let kind: SlotKind?
    /// Whether nothing modal is in front of it.
    let isFree: Bool
    /// Whether something is pushed above it, or above what it is in.
    let isHidden: Bool
  }

  /// The first place that is wanted: container slots before entries, entries from the bottom up, each before its
  /// slots, and these before the flow that it hosts.
  ///
  /// - Parameter isSearched: Whether to search a flow, or what an entry keeps.
  /// - Complexity: Linear in the entries that are searched.
  func firstShown(
    in isSearched: (RecordID) -> Bool = { _ in true }, where isWanted: (ShownPlace) -> Bool
  ) -> ShownPlace? {
    tree.leaveScope()
    return firstShown(
      inFlow: tree.root, at: [], hasNavigation: false, Cover(), isSearched, isWanted)
  }

  /// What is in front of a place, and pushed above it.
  private struct Cover {
    var isModal = false
    var isPush = false

    /// With what other slots beside the place hold.
    func adding(_ slots: TakenSlots, except slot: Int? = nil) -> Cover {
      Cover(
        isModal: isModal || slots.modals.contains { $0 != slot },
        isPush: isPush || slots.pushes.contains { $0 != slot })
    }
  }

  /// The taken slots of an owner.
  private struct TakenSlots {
    var all: [(slot: Int, cell: Cell, kind: SlotKind)] = []
    /// Those that hold something modal, waiting alerts left out, and those that hold a pushed screen.
    var modals: [Int] = []
    var pushes: [Int] = []
  }

  private func taken(
    _ record: RecordID, of slots: [CompiledSlot], in coordinator: CompiledCoordinator
  ) -> TakenSlots {
    var result = TakenSlots()
    guard record != 0, !slots.isEmpty else { return result }
    for (slot, cell) in tree.slots(record) {
      let kind = coordinator.kind(of: slots[slot], holding: cell)
      result.all.append((slot, cell, kind))
      if kind.isModalLayer, !kind.isAlert || cell.entry.isPresentedAlert {
        result.modals.append(slot)
      }
      if kind == .push { result.pushes.append(slot) }
    }
    return result
  }

  private func firstShown(
    inFlow id: RecordID, at address: Address, hasNavigation: Bool, _ cover: Cover,
    _ isSearched: (RecordID) -> Bool, _ isWanted: (ShownPlace) -> Bool
  ) -> ShownPlace? {
    guard isSearched(id) else { return nil }
    let number = tree.coordinator(of: id)
    let coordinator = app.coordinators[number]
    let slots = taken(tree.table[id, 3], of: coordinator.slots, in: coordinator)
    for (slot, cell, kind) in slots.all {
      let found = firstShown(
        cell, at: address + .containerSlot(slot), of: number, kind,
        hasNavigation: kind == .push || cell.entry.embedsNavigation,
        cover.adding(slots, except: slot), isSearched, isWanted)
      if let found { return found }
    }
    for entry in shownEntries(of: id, at: address, hasNavigation: hasNavigation) {
      var cover = cover.adding(slots)
      if entry.isBeneathModal { cover.isModal = true }
      if entry.isBeneathPush { cover.isPush = true }
      let found = firstShown(
        tree.cell(entry.index, of: id), at: address + .entry(entry.index), of: number, nil,
        hasNavigation: entry.hasNavigation, cover, isSearched, isWanted)
      if let found { return found }
    }
    return nil
  }

  private func firstShown(
    _ cell: Cell, at address: Address, of number: Int, _ kind: SlotKind?, hasNavigation: Bool,
    _ cover: Cover, _ isSearched: (RecordID) -> Bool, _ isWanted: (ShownPlace) -> Bool
  ) -> ShownPlace? {
    let coordinator = app.coordinators[number]
    let kept = tree.kept(cell.kept)
    let slots = taken(
      kept.slots, of: coordinator.routes[route(of: cell, in: number).route].slots, in: coordinator)
    let place = ShownPlace(
      address: address, cell: cell, kind: kind, isFree: !cover.isModal,
      isHidden: cover.isPush || !slots.pushes.isEmpty)
    if isWanted(place) { return place }
    guard isSearched(cell.kept) else { return nil }
    for (slot, content, kind) in slots.all {
      let found = firstShown(
        content, at: address + .entrySlot(slot), of: number, kind,
        hasNavigation: kind == .push || content.entry.embedsNavigation,
        cover.adding(slots, except: slot), isSearched, isWanted)
      if let found { return found }
    }
    guard kept.flow != 0 else { return nil }
    return firstShown(
      inFlow: kept.flow, at: address, hasNavigation: hasNavigation, cover.adding(slots),
      isSearched, isWanted)
  }
}

extension AppSystem {
  /// An entry that the views show, or would show if nothing were in front of it.
  struct ShownEntry {
    let index: Int
    /// Whether what it hosts stands in a navigation container.
    let hasNavigation: Bool
    /// Whether a sheet or cover of the same stack stands above it.
    var isBeneathModal = false
    /// Whether a push stands right above it.
    var isBeneathPush = false
  }

  /// The entries of a flow's container that are shown, those behind others included: all rendered ones of a stack, the
  /// visible tab, the first case, all joined parts.
  func shownEntries(of id: RecordID, at address: Address, hasNavigation: Bool) -> [ShownEntry] {
    let count = tree.entryCount(of: id)
    switch app.coordinators[tree.coordinator(of: id)].kind {
    case .stack(let isWrapped, let alwaysEmbeds):
      let entries = entries(of: id)
      let rendered = renderedCount(of: id, entries, hasNavigation: hasNavigation)
      var result: [ShownEntry] = []
      var isBeneathModal = false
      for index in (0..<rendered).reversed() {
        let entry = entries[index]
        result.append(
          ShownEntry(
            index: index,
            hasNavigation: entry.isPush && index > 0 || entry.embedsNavigation || alwaysEmbeds
              || index == 0 && (hasNavigation || isWrapped),
            isBeneathModal: isBeneathModal,
            isBeneathPush: index + 1 < rendered && entries[index + 1].isPush))
        if !entry.isPush { isBeneathModal = true }
      }
      return result.reversed()
    case .tabs:
      guard let visible = tree.visibleTab(of: id) else { return [] }
      let index = through(visible, of: id)
      guard !isFrozen(address + .entry(visible)), !isFrozen(address + .entry(index)) else {
        return []
      }
      // A tab that shares the instance of another one is shown with it.
      return ([visible] + (index == visible ? [] : [index])).map {
        ShownEntry(index: $0, hasNavigation: hasNavigation)
      }
    case .switch:
      return count > 0 ? [ShownEntry(index: 0, hasNavigation: hasNavigation)] : []
    case .joined:
      return (0..<count).map { ShownEntry(index: $0, hasNavigation: hasNavigation) }
    }
  }
}
