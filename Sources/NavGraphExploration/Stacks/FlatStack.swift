import NavGraphFacts
import NavGraphModel

/// The nested flows of an app, read as one stack.
///
/// A flow is its beginning, then its entries, bottom first; behind an entry comes the flow that it hosts. So
/// the visible screen is at the end, and the screens beneath come before it, in the order in which they would
/// be uncovered. Only stacks, and switches that keep nothing, can be read like that; a flow of another kind
/// stays in the record of its entry. Where a slot, of the container or of the entry on top, covers a flow with one that
/// can be read, the content of the slot comes behind all of the covered flow.
///
/// If a tab's flow is read, tabs are at the start of the app or inside switches. While those show another
/// case, the flattened stack is what the app has then, from its first flow on: the bottom of the stack is something
/// else, and ``Control/around`` says which. If the tabs are lowest in a stack, that is read as any other: the tab's
/// flow takes the place of the tabs, and ``Control/around`` says what these are.
struct FlatStack {
  /// The tab whose flow is read: the place of the tabs, and its position; nil where the app's first flow itself
  /// is read.
  let tab: (place: TabsPlace, position: Int)?
  /// Coordinators whose flows stay in the record of their entry, although they could be read: they are in modals of the
  /// lowest flow, where that changes beneath them, and have nothing above them.
  var unflattened: Set<Int> = []

  /// One element: the beginning of a flow, or an entry without the flow that it hosts.
  struct Cell: Hashable {
    let coordinator: Int32
    /// The packed entry; 0 for the beginning of a flow.
    let raw: UInt32
    /// The record of an entry without its flow; for the beginning, the flow without entries, 0 for the first,
    /// which belongs to the control.
    let record: StateTree.RecordID
    let kind: Kind
    /// The slot that holds it, of the container or of the entry beneath; nil for everything outside slots.
    var slot: AddressElement?

    enum Kind: UInt8 {
      case beginning, entry
      /// An entry that hosts the flow that begins behind it.
      case host
      /// The content of a slot: it hosts the flow that begins behind it.
      case slot
    }

    var entry: Entry { Entry(rawValue: raw) }
    var isEntry: Bool { kind != .beginning }
    /// Whether it is an entry of a stack, not what a slot holds.
    var isInStack: Bool { kind == .entry || kind == .host }
  }

  /// The surroundings of the stack: the app's values, everything around the tab, and the first flow without
  /// its entries.
  struct Control: Hashable {
    var values: StateTree.RecordID
    /// The app's first flow without that of the tab, or the tabs alone where they are in a stack; 0 where there
    /// are no tabs.
    var around: StateTree.RecordID
    var base: StateTree.RecordID

    /// Whether a tab's flow is part of the stack.
    var isInTab: Bool { around != 0 }
  }

  /// The maximal number of screens, modals and flows of a flow that stays in the record of its entry.
  static let wholeLimit: Int32 = 6

  struct Reading {
    var control: Control
    var cells: [Cell] = []
    /// By cell: the number of flows that enclose its own.
    var depths: [Int] = []
    /// The addresses of the flows that enclose the end, from the outermost.
    var chain: [Address] = []
    /// Whether the tab stays in front although another is selected, as long as it presents anything.
    var isInFront = false
    /// Why one of the flows that stay what their entry keeps cannot be followed; nil where all can.
    var obstacle: PushdownObstacle?
  }

  /// Where the stack begins, under a control.
  func address(under control: Control) -> Address {
    guard control.isInTab, let tab, !tab.place.isInStack else { return [] }
    return tab.place.address + .entry(tab.position)
  }

  /// Returns the address of the flow that is read behind an entry: that of a tab, if the entry holds tabs.
  func flow(hostedAt address: Address, under control: Control) -> Address {
    guard control.isInTab, let tab, tab.place.isInStack, address == tab.place.address else {
      return address
    }
    return address + .entry(tab.position)
  }
}

// MARK: - Reading

extension AppSystem {
  /// Reads the state that is loaded as a flattened stack; nil where the flow that it begins with is not there.
  ///
  /// - Complexity: Linear in the entries.
  mutating func read(_ flatStack: FlatStack) -> FlatStack.Reading? {
    var control = FlatStack.Control(values: tree.values, around: 0, base: 0)
    if let tab = flatStack.tab, showsTabs(tab.place) {
      let (root, address) = (tree.root, tab.place.address + .entry(tab.position))
      guard let cell = tree.cell(at: address) else { return nil }
      var kept = tree.kept(cell.kept)
      kept.flow = 0
      set(kept, ofEntryAt: address)
      control.around =
        tab.place.isInStack ? tree.surroundingFlowID(at: tab.place.address) ?? 0 : tree.root
      tree.root = root
    }
    let address = flatStack.address(under: control)
    guard let base = tree.flowID(at: address), isLinear(base) else { return nil }
    var reading = FlatStack.Reading(control: control)
    if control.isInTab, let tab = flatStack.tab, let tabs = tree.flowID(at: tab.place.address) {
      reading.isInFront = tree.frontTab(of: tabs) != nil
    }
    append(base, at: address, depth: 0, of: flatStack, to: &reading)
    return reading
  }

  private mutating func append(
    _ id: RecordID, at address: Address, depth: Int, of flatStack: FlatStack,
    to reading: inout FlatStack.Reading
  ) {
    reading.chain.removeSubrange(min(depth, reading.chain.count)...)
    reading.chain.append(address)
    let coordinator = Int32(tree.coordinator(of: id))
    let covering = hostingSlot(of: id, flatStack)
    let empty = withoutEntries(id, under: covering?.element)
    if depth == 0 { reading.control.base = empty }
    reading.cells.append(
      FlatStack.Cell(
        coordinator: coordinator, raw: 0, record: depth == 0 ? 0 : empty, kind: .beginning))
    reading.depths.append(depth)
    for index in 0..<tree.entryCount(of: id) {
      appendEntry(
        index, of: id, at: address, depth: depth, under: covering?.element, of: flatStack,
        to: &reading)
    }
    recordObstacle(toFlowsIn: tree[empty, .slots], of: Int(coordinator), &reading)
    guard let covering else { return }
    reading.chain.removeSubrange((depth + 1)...)
    reading.cells.append(
      FlatStack.Cell(
        coordinator: coordinator, raw: covering.cell.raw,
        record: withoutFlow(covering.cell, of: Int(coordinator)), kind: .slot,
        slot: covering.element))
    reading.depths.append(depth)
    recordObstacle(toFlowsIn: tree.kept(covering.cell.kept).slots, of: Int(coordinator), &reading)
    let owner =
      covering.element.kind == .entrySlot
      ? address + .entry(tree.entryCount(of: id) - 1) : address
    append(
      covering.inner, at: owner + covering.element, depth: depth + 1, of: flatStack, to: &reading)
  }

  /// - Parameter slot: The one that covers the flow of the entry: what it holds comes later.
  private mutating func appendEntry(
    _ index: Int, of id: RecordID, at address: Address, depth: Int, under slot: AddressElement?,
    of flatStack: FlatStack, to reading: inout FlatStack.Reading
  ) {
    reading.chain.removeSubrange((depth + 1)...)
    let coordinator = tree.coordinator(of: id)
    let isHighest = index + 1 == tree.entryCount(of: id)
    var cell = tree.cell(index, of: id)
    let flow = flatStack.flow(hostedAt: address + .entry(index), under: reading.control)
    let inner = tree.flowID(at: flow) ?? 0
    let isWhole = inner != 0 && flatStack.unflattened.contains(tree.coordinator(of: inner))
    let hosts = inner != 0 && !isWhole && isLinear(inner)
    if isWhole, reading.obstacle == nil {
      reading.obstacle = obstacle(to: inner, isOnTop: depth == 0 && isHighest)
    }
    if let slot, slot.kind == .entrySlot, isHighest {
      cell.kept = emptied(slot, of: cell, in: coordinator)
    }
    recordObstacle(toFlowsIn: tree.kept(cell.kept).slots, of: coordinator, &reading)
    reading.cells.append(
      FlatStack.Cell(
        coordinator: Int32(coordinator), raw: cell.raw,
        record: hosts ? withoutFlow(cell, of: coordinator) : cell.kept,
        kind: hosts ? .host : .entry))
    reading.depths.append(depth)
    if hosts { append(inner, at: flow, depth: depth + 1, of: flatStack, to: &reading) }
  }

  /// The slot, of a flow's container or of its entry on top, that covers it with a flow that can be read; nil where there
  /// is none.
  private func hostingSlot(
    of id: RecordID, _ flatStack: FlatStack
  ) -> (element: AddressElement, cell: Cell, inner: RecordID)? {
    let coordinator = app.coordinators[tree.coordinator(of: id)]
    func covering(
      _ record: RecordID, _ slots: [CompiledSlot], _ kind: AddressElement.Kind
    ) -> (AddressElement, Cell)? {
      tree.slots(record).first { coordinator.kind(of: slots[$0.slot], holding: $0.cell).coversNow }
        .map { (AddressElement(kind, $0.slot), $0.cell) }
    }
    var found = covering(tree[id, .slots], coordinator.slots, .containerSlot)
    let count = tree.entryCount(of: id)
    if found == nil, count > 0 {
      let top = tree.cell(count - 1, of: id)
      let slots = coordinator.routes[coordinator.routeOfInstance[top.entry.instance]].slots
      found = covering(tree.kept(top.kept).slots, slots, .entrySlot)
    }
    guard let (element, cell) = found else { return nil }
    let inner = tree.kept(cell.kept).flow
    guard inner != 0, isLinear(inner),
      !flatStack.unflattened.contains(tree.coordinator(of: inner))
    else { return nil }
    return (element, cell, inner)
  }

  /// Notes why flows in slots cannot be followed that stay what the slots hold: something else covers them, or effects
  /// that are pending for them have to find them on top.
  private func recordObstacle(
    toFlowsIn slots: RecordID, of coordinator: Int, _ reading: inout FlatStack.Reading
  ) {
    guard slots != 0 else { return }
    for (_, cell) in tree.slots(slots) where reading.obstacle == nil {
      let kept = tree.kept(cell.kept)
      guard kept.flow != 0 else {
        recordObstacle(toFlowsIn: kept.slots, of: coordinator, &reading)
        continue
      }
      reading.obstacle = PushdownObstacle(
        reason: """
          what \u{201C}\(app.coordinators[coordinator].definition.name)\u{201D} hosts in a slot can be beneath \
          something else, or have effects pending
          """)
    }
  }

  /// Returns the record of an entry without the content of its screen's slot.
  private mutating func emptied(
    _ slot: AddressElement, of cell: Cell, in coordinator: Int
  ) -> RecordID {
    var kept = tree.kept(cell.kept)
    kept.slots = tree.slots(kept.slots, setting: slot.index, to: nil)
    return intern(kept, of: cell.entry, in: coordinator)
  }

  /// Returns why a flow that stays in the record of its entry cannot be followed; nil where it can.
  private func obstacle(to flow: RecordID, isOnTop: Bool) -> PushdownObstacle? {
    let name = "\u{201C}\(app.coordinators[tree.coordinator(of: flow)].definition.name)\u{201D}"
    guard isOnTop else {
      return PushdownObstacle(reason: "pending effects of \(name) can arrive while it is covered")
    }
    return isSmall(flow)
      ? nil
      : PushdownObstacle(reason: "\(name) has a stack of its own, and others change beneath it")
  }

  private func isSmall(_ flow: RecordID) -> Bool {
    let extent = tree.extent(of: flow)
    return max(extent.height, extent.modals, extent.flows) <= FlatStack.wholeLimit
  }

  private func isLinear(_ id: RecordID) -> Bool {
    let coordinator = app.coordinators[tree.coordinator(of: id)]
    return coordinator.isLinear && (coordinator.isStack || tree.entryCount(of: id) <= 1)
  }

  private mutating func withoutFlow(_ cell: Cell, of coordinator: Int) -> RecordID {
    hosting(0, in: cell.kept, of: cell.entry, coordinator)
  }

  /// - Parameter slot: The one that covers the flow: what it holds comes later.
  private mutating func withoutEntries(
    _ id: RecordID, under slot: AddressElement?
  ) -> RecordID {
    var flow = read(id)
    flow.entries = []
    flow.kept = []
    if let slot, slot.kind == .containerSlot {
      flow.slots = tree.slots(flow.slots, setting: slot.index, to: nil)
    }
    return intern(flow)
  }
}

// MARK: - Building

extension AppSystem {
  /// Loads the state that a flattened stack represents.
  ///
  /// - Parameter depths: By cell: the number of flows that enclose its own.
  mutating func build(
    _ flatStack: FlatStack, _ control: FlatStack.Control, _ cells: [FlatStack.Cell], depths: [Int]
  ) {
    var open = [read(control.base)]
    // By flow: the slot that holds it, if any.
    var slots: [FlatStack.Cell?] = [nil]
    func close(_ system: inout AppSystem) {
      let inner = system.intern(open.removeLast())
      let last = open.count - 1
      if let slot = slots.removeLast() { return system.fill(slot, with: inner, in: &open[last]) }
      guard let host = open[last].entries.last else { return }
      // Only the lowest entries are at the place of the tabs.
      let isLowest = open.allSatisfy { $0.entries.count == 1 }
      let address = isLowest ? Address(open.map { _ in .entry(0) }) : []
      open[last].kept[Int(host.handle)] = system.hosting(
        inner, in: open[last], host, at: address, of: flatStack, control)
    }
    var slot: FlatStack.Cell?
    for (cell, depth) in zip(cells, depths).dropFirst() {
      while open.count > (cell.isEntry ? depth + 1 : depth) { close(&self) }
      switch cell.kind {
      case .entry, .host:
        let last = open.count - 1
        open[last].entries.append(
          Entry(rawValue: cell.raw, handle: UInt32(open[last].kept.count)))
        open[last].kept.append(cell.record)
      case .slot: slot = cell
      case .beginning:
        open.append(read(cell.record))
        slots.append(slot)
        slot = nil
      }
    }
    while open.count > 1 { close(&self) }
    let base = intern(open[0])
    tree.values = control.values
    let address = flatStack.address(under: control)
    if address.isEmpty {
      tree.root = base
    } else {
      tree.root = control.around
      set(base, at: address)
    }
  }

  /// Returns the record of an entry that hosts a flow; if there are tabs between them, the entry hosts the tabs.
  private mutating func hosting(
    _ inner: RecordID, in flow: StateTree.Flow, _ host: Entry, at address: Address,
    of flatStack: FlatStack, _ control: FlatStack.Control
  ) -> RecordID {
    var hosted = inner
    if let tab = flatStack.tab, flatStack.flow(hostedAt: address, under: control) != address {
      var tabs = read(control.around)
      let entry = tabs.entries[tab.position]
      tabs.kept[Int(entry.handle)] = hosting(
        inner, in: tabs.kept[Int(entry.handle)], of: entry, tabs.coordinator)
      hosted = intern(tabs)
    }
    return hosting(hosted, in: flow.kept[Int(host.handle)], of: host, flow.coordinator)
  }

  /// Puts what a slot holds, with a flow, into the slot of a flow or of its entry on top.
  private mutating func fill(
    _ cell: FlatStack.Cell, with inner: RecordID, in flow: inout StateTree.Flow
  ) {
    guard let slot = cell.slot else { return }
    let kept = hosting(inner, in: cell.record, of: cell.entry, flow.coordinator)
    let content = Cell(raw: cell.raw, kept: kept)
    guard slot.kind == .entrySlot, let top = flow.entries.last else {
      flow.slots = tree.slots(flow.slots, setting: slot.index, to: content)
      return
    }
    var owner = tree.kept(flow.kept[Int(top.handle)])
    owner.slots = tree.slots(owner.slots, setting: slot.index, to: content)
    flow.kept[Int(top.handle)] = intern(owner, of: top, in: flow.coordinator)
  }

  /// Returns the record of an entry, with another flow.
  private mutating func hosting(
    _ inner: RecordID, in record: RecordID, of host: Entry, _ coordinator: Int
  ) -> RecordID {
    var kept = tree.kept(record)
    kept.flow = inner
    return intern(kept, of: host, in: coordinator)
  }
}

extension CompiledCoordinator {
  /// Whether its flows can be read as parts of a flattened stack.
  var isLinear: Bool {
    switch definition.container {
    case .stack: true
    case .switch(let cases): cases.kept.isEmpty
    case .tabs, .joined: false
    }
  }
}
