import NavGraphFacts
import NavGraphModel

/// The tree of flows that is the state of an app, as records: read, and changed by copying the way
/// from a place to the root.
///
/// | record | words |
/// |---|---|
/// | state | root flow, app values; without app values, the root flow stands for the state |
/// | flow | coordinator, selection, values, slots, pending, machine, then for each entry: the packed entry, what it keeps |
/// | what an entry keeps | hosted flow, values, slots, pending |
/// | slots | for each taken one, in order: index, the packed entry, what it keeps |
/// | pending | for each thing under way, in order: its kind, its count (of a deferred write: its record) |
/// | values | the number of each value's name |
///
/// The selection of tabs has in its lower half one more than the index of the selected tab, in its upper half one more
/// than that of a tab whose sheet stays in front; where there are no tabs, it is one more than the instance of the tab that
/// was selected. That of a switch is one more than the instance of the case that it showed before. 0 is none. The machine is one more than the number of its reducer's state.
struct StateTree {
  typealias RecordID = RecordTable.RecordID

  let app: CompiledApp
  private(set) var table = RecordTable()
  /// By record: how much is nested in it; zeros where it is not a flow and nothing that an entry keeps.
  private var extents = ExtentTable()
  /// The root flow.
  var root: RecordID = 0
  /// The app's values.
  var values: RecordID = 0
  /// While an attempt is to be remembered: the flow that it may look at.
  var scope: StepScope?

  static let flowHeader = 6

  /// A packed entry and the record of what it keeps.
  struct Cell: Hashable {
    var raw: UInt32
    var kept: RecordID

    var entry: Entry { Entry(rawValue: raw) }
  }

  /// What an entry keeps, read out.
  struct Kept: Hashable {
    var flow: RecordID = 0
    var values: RecordID = 0
    var slots: RecordID = 0
    var pending: RecordID = 0
  }

  /// A flow, read out. The handle of an entry is its index into `kept`.
  struct Flow {
    var coordinator: Int
    var selection: UInt32 = 0
    var values: RecordID = 0
    var slots: RecordID = 0
    var pending: RecordID = 0
    var machine: UInt32 = 0
    var entries: [Entry] = []
    var kept: [RecordID] = []
  }

  init(_ app: CompiledApp) { self.app = app }
}

// MARK: - Records

extension StateTree {
  mutating func intern(_ words: [UInt32]) -> RecordID { extended(table.intern(words)) }

  /// The number of the record that was made; nothing is nested in it, as far as is known.
  private mutating func finish() -> RecordID { extended(table.finish()) }

  /// A record, with an extent of its own where it is new.
  private mutating func extended(_ id: RecordID) -> RecordID {
    if Int(id) == extents.count { extents.appendNone() }
    return id
  }

  /// A record with another word at an index.
  mutating func replacing(_ index: Int, of id: RecordID, by word: UInt32) -> RecordID {
    table[id, index] == word ? id : extended(table.replacing(index, of: id, by: word))
  }

  mutating func internState() -> RecordID {
    guard values != 0 else { return root }
    table.add(root)
    table.add(values)
    return finish()
  }

  mutating func load(_ state: RecordID) {
    let isFlow = table.count(of: state) >= Self.flowHeader
    root = isFlow ? state : table[state, 0]
    values = isFlow ? 0 : table[state, 1]
  }

  func extent(of id: RecordID) -> Extent { extents[id] }

  func coordinator(of flow: RecordID) -> Int { Int(table[flow, 0]) }

  /// The number of a reducer's state.
  func machineState(of flow: RecordID) -> UInt32 {
    let word = table[flow, 5]
    return word == 0 ? 0 : word - 1
  }

  func entryCount(of flow: RecordID) -> Int { (table.count(of: flow) - Self.flowHeader) / 2 }

  func cell(_ index: Int, of flow: RecordID) -> Cell {
    let (raw, kept) = table.pair(flow, Self.flowHeader + 2 * index)
    return Cell(raw: raw, kept: kept)
  }

  func kept(_ id: RecordID) -> Kept {
    guard id != 0 else { return Kept() }
    return Kept(
      flow: table[id, 0], values: table[id, 1], slots: table[id, 2], pending: table[id, 3])
  }

  func flow(_ id: RecordID) -> Flow {
    var flow = Flow(
      coordinator: Int(table[id, 0]), selection: table[id, 1], values: table[id, 2],
      slots: table[id, 3], pending: table[id, 4], machine: table[id, 5])
    let count = entryCount(of: id)
    flow.entries.reserveCapacity(count + 1)
    flow.kept.reserveCapacity(count + 1)
    for index in 0..<count {
      let cell = cell(index, of: id)
      flow.entries.append(Entry(rawValue: cell.raw, handle: UInt32(index)))
      flow.kept.append(cell.kept)
    }
    return flow
  }

  /// The entries of a flow, bottom first, into an array that is used again and again.
  func entries(of id: RecordID, into entries: inout [Entry]) {
    entries.removeAll(keepingCapacity: true)
    for index in 0..<entryCount(of: id) { entries.append(cell(index, of: id).entry) }
  }

  /// The taken slots of an owner, in their order.
  func slots(_ id: RecordID) -> [(slot: Int, cell: Cell)] {
    guard id != 0 else { return [] }
    return stride(from: 0, to: table.count(of: id), by: 3).map {
      (Int(table[id, $0]), Cell(raw: table[id, $0 + 1], kept: table[id, $0 + 2]))
    }
  }

  func slot(_ index: Int, of id: RecordID) -> Cell? {
    for start in stride(from: 0, to: table.count(of: id), by: 3)
    where table[id, start] == UInt32(index) {
      return Cell(raw: table[id, start + 1], kept: table[id, start + 2])
    }
    return nil
  }

  /// What is under way, in order.
  func pending(_ id: RecordID) -> [(kind: Int, value: UInt32)] {
    guard id != 0 else { return [] }
    return stride(from: 0, to: table.count(of: id), by: 2).map {
      (Int(table[id, $0]), table[id, $0 + 1])
    }
  }

  /// What an entry of a route keeps.
  mutating func intern(_ kept: Kept, ofRoute route: Int, in coordinator: Int) -> RecordID {
    guard kept != Kept() else { return 0 }
    let known = table.count
    table.add(kept.flow)
    table.add(kept.values)
    table.add(kept.slots)
    table.add(kept.pending)
    let id = finish()
    if Int(id) == known { measureKept(id, ofRoute: route, in: coordinator) }
    return id
  }

  mutating func intern(_ flow: Flow) -> RecordID {
    table.add(UInt32(flow.coordinator))
    table.add(flow.selection)
    table.add(flow.values)
    table.add(flow.slots)
    table.add(flow.pending)
    table.add(flow.machine)
    for entry in flow.entries {
      table.add(entry.rawValue)
      table.add(flow.kept[Int(entry.handle)])
    }
    let known = table.count
    let id = finish()
    if Int(id) == known { measureFlow(id) }
    return id
  }

  /// A flow with another entry at a position.
  mutating func flow(_ id: RecordID, replacing position: Int, by cell: Cell) -> RecordID {
    let offset = Self.flowHeader + 2 * position
    if table[id, offset] == cell.raw, table[id, offset + 1] == cell.kept { return id }
    let known = table.count
    let new = extended(table.replacing(offset, of: id, by: cell.raw, cell.kept))
    if Int(new) == known { measureFlow(new) }
    return new
  }

  /// A flow with other slots of its container.
  mutating func flow(_ id: RecordID, withSlots slots: RecordID) -> RecordID {
    let known = table.count
    let new = replacing(3, of: id, by: slots)
    if Int(new) == known { measureFlow(new) }
    return new
  }

  /// What an entry of a route keeps, with another hosted flow.
  mutating func kept(
    _ id: RecordID, withFlow flow: RecordID, ofRoute route: Int, in coordinator: Int
  ) -> RecordID {
    guard id != 0 else { return intern(Kept(flow: flow), ofRoute: route, in: coordinator) }
    let known = table.count
    let new = replacing(0, of: id, by: flow)
    if Int(new) == known { measureKept(new, ofRoute: route, in: coordinator) }
    return new
  }

  /// A flow with something else pending for it.
  mutating func flow(_ id: RecordID, withPending pending: RecordID) -> RecordID {
    flow(id, replacing: 4, by: pending)
  }

  /// A flow with other values of its variables.
  mutating func flow(_ id: RecordID, withValues values: RecordID) -> RecordID {
    flow(id, replacing: 2, by: values)
  }

  /// - Parameter index: A word of the header on which nothing that is nested depends.
  private mutating func flow(
    _ id: RecordID, replacing index: Int, by word: UInt32
  ) -> RecordID {
    let known = table.count
    let new = replacing(index, of: id, by: word)
    if Int(new) == known { extents[new] = extents[id] }
    return new
  }

  /// Sets the extent of a new flow.
  private mutating func measureFlow(_ id: RecordID) {
    let coordinator = app.coordinators[Int(table[id, 0])]
    let (isStack, isItems) = (coordinator.isStack, coordinator.hasItems)
    var result = slotExtent(table[id, 3]) { coordinator.isModalLayer($0, holding: $1) }
    var layers: Int32 = 0
    let count = entryCount(of: id)
    for index in 0..<count {
      let cell = cell(index, of: id)
      if isStack, index > 0 || isItems, !cell.entry.isPush { layers += 1 }
      var inner = extents[cell.kept]
      inner.modals += layers
      result.formUnion(inner)
    }
    if isStack { result.height = max(result.height, Int32(clamping: count)) }
    result.flows += 1
    extents[id] = result
  }

  /// Sets the extent of what a new entry keeps.
  private mutating func measureKept(_ id: RecordID, ofRoute route: Int, in number: Int) {
    let coordinator = app.coordinators[number]
    var extent = extents[table[id, 0]]
    extent.formUnion(
      slotExtent(table[id, 2]) { coordinator.isModalLayer($0, ofRoute: route, holding: $1) })
    extents[id] = extent
  }

  /// - Parameter covers: Whether a slot counts as a modal layer, by its index and what it holds.
  private func slotExtent(_ id: RecordID, covers: (Int, Cell) -> Bool) -> Extent {
    var result = Extent()
    for start in stride(from: 0, to: table.count(of: id), by: 3) {
      let cell = Cell(raw: table[id, start + 1], kept: table[id, start + 2])
      let slot = Int(table[id, start])
      var inner = extents[cell.kept]
      if covers(slot, cell) { inner.modals += 1 } else { inner.slots += 1 }
      result.formUnion(inner)
    }
    return result
  }
}

// MARK: - Places

extension StateTree {
  /// The entry at an address, or nil where there is none (any more).
  func cell(at address: Address) -> Cell? {
    useAddress(ofEntry: address)
    return findCell(at: address)
  }

  /// The entry at an address, for what does not differ while an attempt looks at one flow.
  func surroundingCell(at address: Address) -> Cell? { findCell(at: address) }

  private func findCell(at address: Address) -> Cell? {
    var flow = root
    var current: Cell?
    for position in address.indices {
      let element = address[position]
      switch element.kind {
      case .entry:
        if let outer = current { flow = hostedFlow(in: outer) }
        guard flow != 0, element.index < entryCount(of: flow) else { return nil }
        current = cell(element.index, of: flow)
      case .containerSlot:
        if let outer = current { flow = hostedFlow(in: outer) }
        guard flow != 0, let cell = slot(element.index, of: table[flow, 3]) else { return nil }
        current = cell
      case .entrySlot:
        guard let owner = current, let cell = slot(element.index, of: kept(owner.kept).slots) else {
          return nil
        }
        current = cell
      }
    }
    return current
  }

  /// The flow at an address, or nil where there is none (any more).
  func flowID(at address: Address) -> RecordID? {
    if let scope, !address.starts(with: scope.flow) { scope.isLeft = true }
    return surroundingFlowID(at: address)
  }

  /// Notes that the address of an entry decides something: one around the flow of an attempt that is to be remembered
  /// is not the same where the flow stands elsewhere.
  func useAddress(ofEntry address: Address) {
    if let scope, address.count <= scope.flow.count || !address.starts(with: scope.flow) {
      scope.isLeft = true
    }
  }

  /// Notes that an attempt that is to be remembered looks at more than its flow.
  func leaveScope() { scope?.isLeft = true }

  /// The flow at an address, for what does not differ while an attempt looks at one flow.
  func surroundingFlowID(at address: Address) -> RecordID? {
    guard !address.isEmpty else { return root }
    guard let cell = findCell(at: address) else { return nil }
    let flow = hostedFlow(in: cell)
    return flow == 0 ? nil : flow
  }

  /// The flow that an entry hosts; 0 where it hosts none.
  private func hostedFlow(in cell: Cell) -> RecordID { cell.kept == 0 ? 0 : table[cell.kept, 0] }
}

extension StateTree {
  /// Whether two flows hold the same entries, with the same tabs selected and the same cases shown; slots, variables and
  /// what is pending are left out.
  ///
  /// - Complexity: Linear in the entries.
  func hasEqualContainers(_ first: RecordID, _ second: RecordID) -> Bool {
    if first == second { return true }
    guard first != 0, second != 0, table[first, 0] == table[second, 0],
      table[first, 1] == table[second, 1], entryCount(of: first) == entryCount(of: second)
    else { return false }
    return (0..<entryCount(of: first)).allSatisfy { index in
      let (left, right) = (cell(index, of: first), cell(index, of: second))
      return left.raw == right.raw
        && hasEqualContainers(kept(left.kept).flow, kept(right.kept).flow)
    }
  }
}

extension StateTree {
  /// A slots record with one slot filled or emptied.
  mutating func slots(_ id: RecordID, setting slot: Int, to cell: Cell?) -> RecordID {
    let words = table.count(of: id)
    var index = 0
    while index < words, table[id, index] < UInt32(slot) { index += 3 }
    table.add(0..<index, of: id)
    if let cell {
      table.add(UInt32(slot))
      table.add(cell.raw)
      table.add(cell.kept)
    }
    let isTaken = index < words && table[id, index] == UInt32(slot)
    table.add((isTaken ? index + 3 : index)..<words, of: id)
    return finish()
  }

  /// A pending record with another count of a kind; 0 takes it out.
  ///
  /// - Precondition: Of each kind there is one element: it is counted.
  mutating func pending(_ id: RecordID, setting kind: Int, to count: UInt32) -> RecordID {
    let words = table.count(of: id)
    var index = 0
    while index < words, table[id, index] < UInt32(kind) { index += 2 }
    table.add(0..<index, of: id)
    if count > 0 {
      table.add(UInt32(kind))
      table.add(count)
    }
    let isThere = index < words && table[id, index] == UInt32(kind)
    table.add((isThere ? index + 2 : index)..<words, of: id)
    return finish()
  }

  /// The count of a kind.
  func count(of kind: Int, in pending: RecordID) -> UInt32 {
    let words = table.count(of: pending)
    for index in stride(from: 0, to: words, by: 2) where table[pending, index] == UInt32(kind) {
      return table[pending, index + 1]
    }
    return 0
  }

  /// A pending record from what is under way.
  mutating func intern(pending: [(kind: Int, value: UInt32)]) -> RecordID {
    let sorted = pending.sorted { ($0.kind, $0.value) < ($1.kind, $1.value) }
    return intern(sorted.flatMap { [UInt32($0.kind), $0.value] })
  }
}

extension StateTree {
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

  /// What is pending for a flow or an entry.
  func pending(of place: Place) -> RecordID {
    switch place.content {
    case .flow(let id): table[id, 4]
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
    for (slot, cell) in slots(table[flow, 3]) {
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
