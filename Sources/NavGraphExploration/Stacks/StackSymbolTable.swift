import NavGraphFacts
import NavGraphModel

/// The symbols of a flattened stack by number, and the results of putting a cell onto one.
struct StackSymbolTable {
  private let app: CompiledApp
  private let features: StackFeatures
  /// Whether a coordinator can have a flow inside one of its own: then the depth of a symbol is not known.
  let isRecursive: Bool

  private var symbols = Numbering<StackSymbol>()
  /// By symbol: the entries of its flow where it was met first, itself included.
  private var samples: [[Entry]] = []
  private var contexts = Numbering<StackContext>()
  /// Sets of marks, each ascending; the first is empty.
  private var presentSets = Numbering<[Int32]>()
  /// By what a cell is put onto, and the cell.
  private var known: [Key: Int32] = [:]
  /// By coordinator, by instance: the requested names that it provides.
  private let marks: [[[Int32]]]
  /// By coordinator, by route: whether a sheet with it cannot be swiped down.
  private let holdsSheet: [[Bool]]
  /// Whether a push can cover a hosted flow that has pushed screens of its own.
  private(set) var coversPushes = false

  private struct Key: Hashable {
    let symbol: Int32
    let depth: Int32
    let cell: FlatStack.Cell
  }

  /// More symbols than this are too many.
  static let limit = 400_000

  init(_ app: CompiledApp, _ features: StackFeatures, isRecursive: Bool) {
    self.app = app
    self.features = features
    self.isRecursive = isRecursive
    marks = app.coordinators.indices.map { index in
      let coordinator = app.coordinators[index]
      let sets = features.wanted[index] + features.sought[index]
      return coordinator.instances.indices.map { instance in
        var marks = sets.indices.filter { sets[$0].contains(instance) }.map { Int32($0) }
        let entry = Entry(instance: instance, presentation: .push)
        if features.comparesIdentities[index], let identity = coordinator.identities[entry] {
          marks.append(Int32(sets.count + identity))
        }
        return marks
      }
    }
    _ = presentSets.number(of: [])
    holdsSheet = app.coordinators.map { coordinator in
      let routes = coordinator.definition.routes
      return routes.indices.map { routes[$0].disabledGestures.contains(.swipeDown) }
    }
  }

  var count: Int { symbols.count }

  /// The entries, and contents of slots, that are put onto others: on which symbol, and on which of its surroundings.
  var coverings: [(below: Int32, last: Int32)] {
    known.keys.compactMap { key in
      guard key.cell.isEntry, let last = lastEntry(under: key.symbol, depth: Int(key.depth)) else {
        return nil
      }
      return (key.symbol, last)
    }
  }

  subscript(symbol: Int32) -> StackSymbol { symbols[symbol] }

  /// Returns the surroundings of the flow of a symbol.
  func context(of symbol: Int32) -> StackContext { contexts[symbols[symbol].note.context] }

  // MARK: - Putting one onto another

  /// The beginning of the first flow, which is at the bottom of every flattened stack.
  mutating func bottom(_ cell: FlatStack.Cell) -> Int32 {
    let context = contexts.number(
      of: StackContext(
        host: -1, coordinator: cell.coordinator, record: 0, hasNavigation: false,
        isPresented: false))
    return number(of: StackSymbol(cell: cell, note: StackNote(context: context, depth: 0)), [])
  }

  func isBottom(_ symbol: Int32) -> Bool {
    !symbols[symbol].cell.isEntry && contexts[symbols[symbol].note.context].host == -1
  }

  /// Returns the symbol of a cell that is put onto another.
  ///
  /// - Parameter depth: The number of flows that enclose the cell's own; irrelevant where flows host one
  ///   another in a cycle, since nothing is put beneath a hosted flow there.
  mutating func symbol(of cell: FlatStack.Cell, on below: Int32, depth: Int)
    throws(PushdownObstacle)
    -> Int32
  {
    let key = Key(symbol: below, depth: Int32(depth), cell: cell)
    if let number = known[key] { return number }
    let number =
      switch cell.kind {
      case .entry, .host: try entry(cell, on: below, depth: depth)
      case .slot: try slot(cell, on: below, depth: depth)
      case .beginning: try beginning(cell, on: below)
      }
    known[key] = number
    guard symbols.count <= Self.limit else {
      throw PushdownObstacle(reason: "the stacks need more than \(Self.limit) kinds of screens")
    }
    return number
  }

  private mutating func beginning(
    _ cell: FlatStack.Cell, on below: Int32
  ) throws(PushdownObstacle) -> Int32 {
    let host = symbols[below]
    let around = contexts[host.note.context]
    let coordinator = app.coordinators[Int(host.cell.coordinator)]
    let entry = host.cell.entry
    var hasNavigation = around.hasNavigation
    var isPresented = around.isPresented || host.note.layers > 0
    if let kind = slotKind(of: host) {
      hasNavigation = kind == .push || entry.embedsNavigation
      isPresented = isPresented || kind.isModalLayer
    } else if case .stack(let isWrapped, let alwaysEmbeds) = coordinator.kind {
      let isLowest = host.note.height == 1
      hasNavigation =
        entry.isPush && !isLowest || entry.embedsNavigation || alwaysEmbeds
        || isLowest && (around.hasNavigation || isWrapped)
    }
    var outer = below
    if isRecursive {
      // Whatever a gesture or dismissal does stops at the presented host: no more has to be known.
      guard host.note.nearest.isDisjoint(with: .isLowest), !entry.isPush else {
        throw PushdownObstacle(
          reason: "coordinators push one another in a cycle")
      }
      let erased = contexts.number(
        of: StackContext(
          host: -2, coordinator: host.cell.coordinator, record: 0,
          hasNavigation: around.hasNavigation, isPresented: around.isPresented))
      var note = host.note
      note.context = erased
      outer = number(of: StackSymbol(cell: host.cell, note: note), samples[Int(below)])
    }
    let context = contexts.number(
      of: StackContext(
        host: outer, coordinator: cell.coordinator, record: cell.record,
        hasNavigation: hasNavigation, isPresented: isPresented))
    return number(
      of: StackSymbol(
        cell: cell, note: StackNote(context: context, depth: isRecursive ? 0 : host.note.depth + 1)),
      [])
  }

  /// The highest symbol of the flow to which a cell is added.
  private mutating func last(
    under below: Int32, _ cell: FlatStack.Cell, depth: Int
  ) throws(PushdownObstacle) -> Int32 {
    guard let last = lastEntry(under: below, depth: depth),
      symbols[last].cell.coordinator == cell.coordinator
    else {
      throw PushdownObstacle(
        reason:
          "a coordinator pushes screens above a coordinator that it hosts, in a cycle of coordinators"
      )
    }
    if below != last, let name = coordinatorActing(under: below, above: last) {
      throw PushdownObstacle(
        reason:
          "effects of \u{201C}\(name)\u{201D} navigate while screens cover the whole coordinator")
    }
    recordCovering(under: below, above: last, by: cell.entry)
    return last
  }

  /// Returns how the content of a slot is presented on top of its presenter; nil for everything else.
  func slotKind(of symbol: StackSymbol) -> SlotKind? {
    guard let slot = symbol.cell.slot else { return nil }
    let coordinator = app.coordinators[Int(symbol.cell.coordinator)]
    let slots = owner(of: slot, symbol).map { coordinator.routes[$0].slots } ?? coordinator.slots
    return coordinator.kind(
      of: slots[slot.index], holding: StateTree.Cell(raw: symbol.cell.raw, kept: 0))
  }

  /// The route of the screen that a slot belongs to; nil where that is the container.
  private func owner(of slot: AddressElement, _ symbol: StackSymbol) -> Int? {
    guard slot.kind == .entrySlot else { return nil }
    let covered = symbols[symbol.note.covered].cell
    return app.coordinators[Int(covered.coordinator)].routeOfInstance[covered.entry.instance]
  }

  /// Returns the slot that holds a symbol, as one of the bits for slots that cover their presenters.
  func slotBit(of number: Int32) -> UInt64 {
    let symbol = symbols[number]
    guard let slot = symbol.cell.slot else { return 0 }
    return app.slotBit(
      coordinator: Int(symbol.cell.coordinator), route: owner(of: slot, symbol), slot: slot.index)
  }

  /// Returns the symbol of a slot's content, which describes the flow beneath completely.
  private mutating func slot(
    _ cell: FlatStack.Cell, on below: Int32, depth: Int
  ) throws(PushdownObstacle) -> Int32 {
    guard !isRecursive else {
      throw PushdownObstacle(reason: "slots host flows, in a cycle of coordinators")
    }
    let last = try last(under: below, cell, depth: depth)
    var note = symbols[last].note
    note.covered = last
    note.visible = -1
    return number(of: StackSymbol(cell: cell, note: note), samples[Int(last)])
  }

  private mutating func entry(
    _ cell: FlatStack.Cell, on below: Int32, depth: Int
  ) throws(PushdownObstacle) -> Int32 {
    let last = try last(under: below, cell, depth: depth)
    let before = symbols[last]
    let coordinator = app.coordinators[Int(cell.coordinator)]
    let entry = cell.entry
    let sample = samples[Int(last)] + [Entry(rawValue: cell.raw)]
    var note = before.note
    let isLowest = before.note.height == 0
    note.height = min(note.height + 1, features.height)
    if isLowest { note.first = UInt8(truncatingIfNeeded: cell.raw & 15) }
    if entry.isPush {
      note.pushes = min(note.pushes + 1, features.pushes)
    } else {
      note.pushes = 0
      if !isLowest { note.layers = min(note.layers + 1, features.layers) }
      note.nearest = nearest(of: entry, of: Int(cell.coordinator), isLowest: isLowest)
    }
    note.present = present(adding: cell, isLowest: isLowest, to: before.note.present)
    note.visible = -1
    if case .stack(let isWrapped, _) = coordinator.kind, let semantics = coordinator.semantics {
      let around = contexts[note.context]
      let rendered = semantics.renderedCount(
        of: sample, isWrapped: isWrapped || around.hasNavigation)
      if rendered < sample.count {
        guard below == last else {
          throw PushdownObstacle(
            reason: "a screen that is not shown can be above a coordinator that is in use")
        }
        note.visible = before.note.isRendered ? last : before.note.visible
      }
    }
    return number(of: StackSymbol(cell: cell, note: note), sample)
  }

  /// The coordinator of a hosted flow that an entry covers, with a screen in it that navigates by itself: the entry
  /// does not say what is in it.
  ///
  /// - Parameters:
  ///   - below: The highest symbol of what is covered.
  ///   - last: The entry that hosts it, on which the new one is put.
  private func coordinatorActing(under below: Int32, above last: Int32) -> String? {
    var current = below
    while current >= 0, symbols[current].note.depth > symbols[last].note.depth {
      if !acting(at: current).isEmpty {
        return app.coordinators[Int(symbols[current].cell.coordinator)].definition.name
      }
      current = contexts[symbols[current].note.context].host
    }
    return nil
  }

  /// A symbol, and those that host it, from the innermost.
  func chain(of symbol: Int32) -> [Int32] {
    var result: [Int32] = []
    var current = symbol
    while current >= 0 {
      result.append(current)
      current = contexts[symbols[current].note.context].host
    }
    return result
  }

  /// The screens that navigate by themselves and can be beneath others.
  var coveredActors: Set<ScreenReference> {
    var result: Set<ScreenReference> = []
    if isRecursive {
      for (index, instances) in features.actingCovered.enumerated() {
        result.formUnion(instances.map { ScreenReference(coordinator: index, instance: $0) })
      }
      return result
    }
    for symbol in 0..<Int32(count) {
      if symbols[symbol].note.height > 1 { result.formUnion(acting(at: symbol)) }
      for host in chain(of: symbol).dropFirst() { result.formUnion(acting(at: host)) }
    }
    return result
  }

  /// The screens that navigate by themselves among the entries of a symbol's flow.
  private func acting(at symbol: Int32) -> [ScreenReference] {
    let coordinator = Int(symbols[symbol].cell.coordinator)
    let acting = features.actingCovered[coordinator]
    guard !acting.isEmpty else { return [] }
    let wanted = features.wanted[coordinator]
    let present = presentSets[symbols[symbol].note.present].filter { Int($0) < wanted.count }
    return acting.filter { instance in
      present.contains { wanted[Int($0)] == InstanceSet(instance..<instance + 1) }
    }.map { ScreenReference(coordinator: coordinator, instance: $0) }
  }

  /// Notes what an entry covers of flows that the one below it hosts.
  ///
  /// - Parameters:
  ///   - below: The highest symbol of what is covered.
  ///   - last: The entry on which the new one is put.
  private mutating func recordCovering(under below: Int32, above last: Int32, by entry: Entry) {
    guard below != last, !isRecursive else { return }
    var current = below
    while current >= 0, symbols[current].note.depth > symbols[last].note.depth {
      let note = symbols[current].note
      let lowest = Entry(rawValue: UInt32(note.first))
      if entry.isPush, note.height > 1, !lowest.embedsNavigation { coversPushes = true }
      current = contexts[note.context].host
    }
  }

  /// Returns the symbol of a cell that replaces another, on the same stack below; nil where the other does not
  /// describe that stack well enough.
  mutating func symbol(of cell: FlatStack.Cell, insteadOf symbol: Int32) -> Int32? {
    let replaced = symbols[symbol]
    let coordinator = Int(cell.coordinator)
    guard !isRecursive, cell.isInStack, replaced.cell.isInStack,
      replaced.cell.coordinator == cell.coordinator,
      cell.entry.presented(as: replaced.cell.entry) == cell.entry,
      marks[coordinator][cell.entry.instance]
        == marks[coordinator][replaced.cell.entry.instance]
    else { return nil }
    var note = replaced.note
    if !cell.entry.isPush {
      note.nearest = nearest(
        of: cell.entry, of: coordinator, isLowest: note.nearest.contains(.isLowest))
    }
    let sample = samples[Int(symbol)].dropLast() + [Entry(rawValue: cell.raw)]
    return number(of: StackSymbol(cell: cell, note: note), Array(sample))
  }

  private func nearest(
    of entry: Entry, of coordinator: Int, isLowest: Bool
  ) -> StackNote.Nearest {
    var nearest = StackNote.Nearest.exists
    if entry.embedsNavigation { nearest.insert(.embedsNavigation) }
    let route = app.coordinators[coordinator].routeOfInstance[entry.instance]
    if entry.isSheet, !entry.forbidsSwipe, !holdsSheet[coordinator][route] {
      nearest.insert(.canBeSwiped)
    }
    if isLowest { nearest.insert(.isLowest) }
    return nearest
  }

  /// Returns the set with one more entry; if the question is whether an identity, or a requested screen, is in the
  /// library's array, only entries of that array count.
  private mutating func present(adding cell: FlatStack.Cell, isLowest: Bool, to set: Int32) -> Int32
  {
    let coordinator = Int(cell.coordinator)
    let marks = marks[coordinator][cell.entry.instance]
    guard !marks.isEmpty else { return set }
    let anywhere = Int32(features.wanted[coordinator].count)
    let dialect = app.coordinators[coordinator].definition.dialect
    let isInArray =
      dialect?.keepsRootInArray ?? false
      || !isLowest && (cell.entry.isPush || !(dialect?.hasModalSlot ?? false))
    var union = Set(presentSets[set])
    for mark in marks where mark < anywhere || isInArray { union.insert(mark) }
    return presentSets.number(of: union.sorted())
  }

  private mutating func number(of symbol: StackSymbol, _ sample: [Entry]) -> Int32 {
    let number = symbols.number(of: symbol)
    if Int(number) == samples.count { samples.append(sample) }
    return number
  }

  // MARK: - Places

  /// Returns the highest entry, or else the beginning, of the flow at a depth, of those that enclose a symbol:
  /// the symbol itself, or the one that hosts it.
  func lastEntry(under symbol: Int32, depth: Int) -> Int32? {
    if isRecursive { return symbol }
    var current = symbol
    while symbols[current].note.depth > depth {
      current = contexts[symbols[current].note.context].host
      guard current >= 0 else { return nil }
    }
    return symbols[current].note.depth == depth ? current : nil
  }

  /// A flattened stack as symbols, bottom first.
  mutating func symbols(of reading: FlatStack.Reading) throws(PushdownObstacle) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(reading.cells.count)
    for (cell, depth) in zip(reading.cells, reading.depths) {
      if let below = result.last {
        result.append(try symbol(of: cell, on: below, depth: depth))
      } else {
        result.append(bottom(cell))
      }
    }
    return result
  }
}
