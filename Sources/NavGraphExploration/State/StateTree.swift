import NavGraphFacts
import NavGraphModel

/// The tree of flows that is the state of an app, as records: read, and changed by copying the path
/// from a place to the root.
///
/// | record | words |
/// |---|---|
/// | state | a pair: app values with the highest bit set, root flow; without app values, the root flow represents the
/// state |
/// | outline of a flow | coordinator, selection, values, slots, pending, machine, then for each entry: the packed
/// entry, what it keeps |
/// | flow | a pair: its outline, what its open entry keeps; where that is nothing, the outline represents it |
/// | what an entry keeps | hosted flow, values, slots, pending; the hosted flow represents it where there is nothing
/// else |
/// | slots | for each taken one, in order: index, the packed entry, what it keeps |
/// | pending | for each pending effect, in order: its kind, its count (of a deferred write: its record) |
/// | values | the number of each value's name |
///
/// The selection of tabs has in its lower half one more than the index of the selected tab, in its upper half one more
/// than that of a tab whose sheet stays in front; where there are no tabs, it is one more than the instance of the tab
/// that was selected. That of a switch is one more than the instance of the case that it showed before. 0 is none. The
/// machine is one more than the number of its reducer's state.
///
/// The open entry is that of the selected tab, elsewhere the last one. In an outline it keeps nothing: most steps
/// change only what it keeps, so that very many states share the same few outlines.
struct StateTree {
  typealias RecordID = RecordTable.RecordID

  let app: CompiledApp
  /// By coordinator.
  private let hasTabs: [Bool]
  private(set) var table = RecordTable()
  private var pairs = PairTable()
  /// By record: how much is nested in it, where it is a flow or what an entry keeps.
  private var extents = ExtentTable()
  /// The root flow.
  var root: RecordID = 0
  /// The app's values.
  var values: RecordID = 0
  /// The coordinators whose flows stand for any that may present something.
  var presenters: Set<Int> = []
  /// While an attempt is to be remembered: the flow that it may look at.
  var scope: StepScope?
  private let byAddress = PassedIndirectly()

  static let flowHeader = 6
  private static let keptWords = 4
  /// Marks the first word of a state's pair.
  private static let stateMark: UInt32 = 1 << 31

  /// The words of a flow before its entries.
  enum Header: Int { case coordinator, selection, values, slots, pending, machine }

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

  init(_ app: CompiledApp) {
    self.app = app
    hasTabs = app.coordinators.map { if case .tabs = $0.kind { true } else { false } }
  }
}

// MARK: - Records

extension StateTree {
  mutating func intern(_ words: [UInt32]) -> RecordID { table.intern(words) }

  /// A record with another word at an index.
  mutating func replacing(_ index: Int, of id: RecordID, by word: UInt32) -> RecordID {
    table[id, index] == word ? id : table.replacing(index, of: id, by: word)
  }

  mutating func internState() -> RecordID {
    values == 0 ? root : pairs.intern(values | Self.stateMark, root)
  }

  /// Whether the numbers of records, or of pairs, are about to run out; memory does so first on any machine of today.
  var isNearlyFull: Bool { table.isNearlyFull || pairs.isNearlyFull }

  mutating func load(_ state: RecordID) {
    let pair: (first: UInt32, second: UInt32) = PairTable.isPair(state) ? pairs[state] : (0, 0)
    let isFlow = pair.first & Self.stateMark == 0
    (root, values) = isFlow ? (state, 0) : (pair.second, pair.first & ~Self.stateMark)
  }

  func extent(of id: RecordID) -> Extent { extents[id] }

  /// A flow as its outline and what its open entry keeps.
  @inline(__always)
  func parts(of flow: RecordID) -> (outline: RecordID, kept: RecordID) {
    PairTable.isPair(flow) ? pairs[flow] : (flow, 0)
  }

  subscript(flow: RecordID, word: Header) -> UInt32 {
    @inline(__always) get { table[parts(of: flow).outline, word.rawValue] }
  }

  func coordinator(of flow: RecordID) -> Int { Int(self[flow, .coordinator]) }

  /// The number of a reducer's state.
  func machineState(of flow: RecordID) -> UInt32 {
    let word = self[flow, .machine]
    return word == 0 ? 0 : word - 1
  }

  func entryCount(of flow: RecordID) -> Int {
    (table.count(of: parts(of: flow).outline) - Self.flowHeader) / 2
  }

  func cell(_ index: Int, of flow: RecordID) -> Cell {
    let (outline, open) = parts(of: flow)
    let (raw, kept) = table.pair(outline, Self.flowHeader + 2 * index)
    let isOpen = open != 0 && kept == 0 && index == openIndex(of: outline)
    return Cell(raw: raw, kept: isOpen ? open : kept)
  }

  /// The position of a flow's open entry; -1 where it has no entries.
  func openIndex(of flow: RecordID) -> Int {
    let outline = parts(of: flow).outline
    let (coordinator, selection) = table.pair(outline, 0)
    return openIndex(
      Int(coordinator), selection: selection,
      count: (table.count(of: outline) - Self.flowHeader) / 2)
  }

  private func openIndex(_ coordinator: Int, selection: UInt32, count: Int) -> Int {
    let selected = Int(selection & 0xFFFF)
    return hasTabs[coordinator] && selected > 0 && selected <= count ? selected - 1 : count - 1
  }

  /// The flow with an outline whose open entry keeps something.
  mutating func flow(_ outline: RecordID, opening kept: RecordID) -> RecordID {
    guard kept != 0 else { return outline }
    let id = pairs.intern(outline, kept)
    if !extents.isKnown(id) {
      var extent = extents[outline]
      var inner = extents[kept]
      inner.modals += extent.openLayers
      inner.flows += 1
      extent.formUnion(inner)
      extents[id] = extent
    }
    return id
  }

  /// Whether what an entry keeps is more than a flow.
  @inline(__always)
  func keepsMore(_ kept: RecordID) -> Bool {
    !PairTable.isPair(kept) && table.count(of: kept) == Self.keptWords
  }

  func kept(_ id: RecordID) -> Kept {
    guard keepsMore(id) else { return Kept(flow: id) }
    return Kept(
      flow: table[id, 0], values: table[id, 1], slots: table[id, 2], pending: table[id, 3])
  }

  func flow(_ id: RecordID) -> Flow {
    var flow = Flow(
      coordinator: coordinator(of: id), selection: self[id, .selection], values: self[id, .values],
      slots: self[id, .slots], pending: self[id, .pending], machine: self[id, .machine])
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

  /// Returns the pending effects, in order.
  func pending(_ id: RecordID) -> [(kind: Int, value: UInt32)] {
    guard id != 0 else { return [] }
    return stride(from: 0, to: table.count(of: id), by: 2).map {
      (Int(table[id, $0]), table[id, $0 + 1])
    }
  }

  /// What an entry of a route keeps.
  mutating func intern(_ kept: Kept, ofRoute route: Int, in coordinator: Int) -> RecordID {
    guard kept != Kept(flow: kept.flow) else { return kept.flow }
    table.add(kept.flow)
    table.add(kept.values)
    table.add(kept.slots)
    table.add(kept.pending)
    let id = table.finish()
    if !extents.isKnown(id) { measureKept(id, ofRoute: route, in: coordinator) }
    return id
  }

  mutating func intern(_ flow: Flow) -> RecordID {
    let open = openIndex(
      flow.coordinator, selection: flow.selection, count: flow.entries.count)
    table.add(UInt32(flow.coordinator))
    table.add(flow.selection)
    table.add(flow.values)
    table.add(flow.slots)
    table.add(flow.pending)
    table.add(flow.machine)
    for (index, entry) in flow.entries.enumerated() {
      table.add(entry.rawValue)
      table.add(index == open ? 0 : flow.kept[Int(entry.handle)])
    }
    let kept = open < 0 ? 0 : flow.kept[Int(flow.entries[open].handle)]
    return self.flow(measured(table.finish()), opening: kept)
  }

  /// An outline whose extent is known.
  private mutating func measured(_ outline: RecordID) -> RecordID {
    if !extents.isKnown(outline) { measure(outline: outline) }
    return outline
  }

  /// A flow with another entry at a position.
  mutating func flow(_ id: RecordID, replacing position: Int, by cell: Cell) -> RecordID {
    var (outline, open) = parts(of: id)
    var kept = cell.kept
    if position == openIndex(of: outline) { (open, kept) = (kept, 0) }
    let offset = Self.flowHeader + 2 * position
    if table.pair(outline, offset) != (cell.raw, kept) {
      outline = measured(table.replacing(offset, of: outline, by: cell.raw, kept))
    }
    return flow(outline, opening: open)
  }

  /// A flow with other slots of its container.
  mutating func flow(_ id: RecordID, withSlots slots: RecordID) -> RecordID {
    let (outline, open) = parts(of: id)
    return flow(
      measured(replacing(Header.slots.rawValue, of: outline, by: slots)), opening: open)
  }

  /// What an entry of a route keeps, with another hosted flow.
  mutating func kept(
    _ id: RecordID, withFlow flow: RecordID, ofRoute route: Int, in coordinator: Int
  ) -> RecordID {
    guard keepsMore(id) else { return flow }
    let new = replacing(0, of: id, by: flow)
    if !extents.isKnown(new) { measureKept(new, ofRoute: route, in: coordinator) }
    return new
  }

  /// A flow with something else pending for it.
  mutating func flow(_ id: RecordID, withPending pending: RecordID) -> RecordID {
    flow(id, replacing: .pending, by: pending)
  }

  /// A flow with other values of its variables.
  mutating func flow(_ id: RecordID, withValues values: RecordID) -> RecordID {
    flow(id, replacing: .values, by: values)
  }

  /// - Parameter header: A word on which nothing that is nested depends.
  private mutating func flow(
    _ id: RecordID, replacing header: Header, by word: UInt32
  ) -> RecordID {
    let (outline, open) = parts(of: id)
    let new = replacing(header.rawValue, of: outline, by: word)
    if !extents.isKnown(new) { extents[new] = extents[outline] }
    return flow(new, opening: open)
  }

  /// Sets the extent of a new outline.
  private mutating func measure(outline id: RecordID) {
    let number = Int(table[id, 0])
    let coordinator = app.coordinators[number]
    let (isStack, isItems) = (coordinator.isStack, coordinator.hasItems)
    var result = slotExtent(table[id, 3]) { coordinator.isModalLayer($0, holding: $1) }
    if presenters.contains(number) { result.mayPresent = true }
    var layers: Int32 = 0
    let count = entryCount(of: id)
    let open = openIndex(of: id)
    for index in 0..<count {
      let cell = cell(index, of: id)
      if isStack, index > 0 || isItems, !cell.entry.isPush { layers += 1 }
      var inner = extents[cell.kept]
      inner.modals += layers
      result.formUnion(inner)
      if index == open { result.openLayers = layers }
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
  /// The entry at an address with what it keeps, or nil where there is none (any more).
  func cell(at address: Address) -> Cell? {
    useAddress(ofEntry: address)
    let cell = findCell(at: address)
    if let scope, let kept = cell?.kept, kept != 0, kept == scope.memory.hidden {
      scope.isLeft = true
    }
    return cell
  }

  /// The entry at an address, or nil where there is none (any more).
  func entry(at address: Address) -> Entry? {
    useAddress(ofEntry: address)
    return findCell(at: address)?.entry
  }

  private func findCell(at address: Address) -> Cell? {
    var flow = root
    var current: Cell?
    for position in address.indices {
      let element = address[position]
      switch element.kind {
      case .entry:
        if let outer = current { flow = entered(hostedFlow(in: outer)) }
        guard flow != 0, element.index < entryCount(of: flow) else { return nil }
        current = cell(element.index, of: flow)
      case .containerSlot:
        if let outer = current { flow = entered(hostedFlow(in: outer)) }
        guard flow != 0, let cell = slot(element.index, of: self[flow, .slots])
        else { return nil }
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

  /// A flow, of which an attempt that is to be remembered looks at the entries.
  private func entered(_ flow: RecordID) -> RecordID {
    if let scope, flow != 0, flow == scope.memory.hidden { scope.isLeft = true }
    return flow
  }

  /// The flow at an address, or nil where there is none (any more).
  func flowID(at address: Address) -> RecordID? {
    if let scope, !address.starts(with: scope.memory.flow) { scope.isLeft = true }
    return surroundingFlowID(at: address).map { entered($0) }
  }

  /// Whether a coordinator has a flow at an address.
  func isFlow(of coordinator: Int, at address: Address) -> Bool {
    if let scope, !address.starts(with: scope.memory.flow) { scope.isLeft = true }
    return surroundingFlowID(at: address).map { self.coordinator(of: $0) } == coordinator
  }

  /// Records that the address of an entry decides something: an entry that encloses the flow of an attempt to be
  /// memoized is not the same if the flow is elsewhere.
  func useAddress(ofEntry address: Address) {
    if let scope,
      address.count <= scope.memory.flow.count || !address.starts(with: scope.memory.flow)
    {
      scope.isLeft = true
    }
  }

  /// Notes that something depends on all that is in the flow of an attempt that is to be remembered.
  func useWholeFlow() { if let scope, scope.memory.hidden != 0 { scope.isLeft = true } }

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
  func hostedFlow(in cell: Cell) -> RecordID {
    keepsMore(cell.kept) ? table[cell.kept, 0] : cell.kept
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
    return table.finish()
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
    let exists = index < words && table[id, index] == UInt32(kind)
    table.add((exists ? index + 2 : index)..<words, of: id)
    return table.finish()
  }

  /// The count of a kind.
  func count(of kind: Int, in pending: RecordID) -> UInt32 {
    let words = table.count(of: pending)
    for index in stride(from: 0, to: words, by: 2) where table[pending, index] == UInt32(kind) {
      return table[pending, index + 1]
    }
    return 0
  }

  /// Returns a pending record for pending effects.
  mutating func intern(pending: [(kind: Int, value: UInt32)]) -> RecordID {
    let sorted = pending.sorted { ($0.kind, $0.value) < ($1.kind, $1.value) }
    return intern(sorted.flatMap { [UInt32($0.kind), $0.value] })
  }
}
