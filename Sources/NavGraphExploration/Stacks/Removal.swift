import NavGraphModel

/// The part that a step removes from the top of a flattened stack, expressed so that it means the same on any stack.
struct Removal: Hashable {
  let kind: Kind
  /// The number of flows that enclose the flow from which entries are removed; the flows that its entries host are
  /// removed with them.
  let depth: Int32
  /// Where depths are unknown, how many flows further in the top of the flattened stack is.
  let ascent: Int32

  enum Kind: Hashable {
    case none
    /// A number of symbols of any kind.
    case symbols(Int32)
    /// So many entries.
    case entries(Int32)
    /// The content of a slot above all entries.
    case slot
    /// All entries but a number, counted from the bottom.
    case leaving(Int32)
    /// Everything above the highest entry of these, a number of a set.
    case target(Int32)
    /// The highest entry of these, a number of a set, and everything above it.
    case from(Int32)
    /// A number of sheets or covers, and everything above them.
    case layers(Int32)
    /// The lowest sheet or cover, and everything above it.
    case allLayers
    /// The highest entry that views show, and everything above it.
    case visible
    /// Two pushes or more, as many as there are in the same navigation container: each number is a separate
    /// step.
    case severalPushes
    /// Everything: the new content begins at the bottom.
    case all
  }

  static let none = Removal(kind: .none, depth: 0, ascent: 0)
}

/// How far a removal has come.
struct RemovalState: Hashable {
  /// Flows that are still to be left.
  var ascent: Int32
  /// The number that is still to be counted, or was counted.
  var count: Int32
  /// Whether some of what an entry hosts has gone, and the entry has not.
  var isPartial = false
}

/// The next step of a removal, with a symbol on top.
enum RemovalStep {
  /// The symbol goes.
  case pop(RemovalState)
  /// The removal is over.
  case done
  /// It is over, or the symbol goes.
  case doneOrPop(RemovalState)
  /// There is nothing for it to end with: the step changes nothing.
  case lost
}

extension Removal.Kind {
  /// Whether nothing is left of the flow that it takes from.
  var leavesNothing: Bool {
    switch self {
    case .leaving(0), .all: true
    default: false
    }
  }
}

extension Removal {
  /// Whether the top afterwards is not known in advance: true unless it changes only the top, or replaces everything.
  var uncovers: Bool {
    switch kind {
    case .none, .symbols, .all: false
    default: true
    }
  }

  var start: RemovalState {
    let count: Int32 =
      switch kind {
      case .symbols(let count), .entries(let count), .layers(let count): count
      case .slot, .from, .visible: 1
      case .none, .leaving, .target, .allLayers, .severalPushes, .all: 0
      }
    return RemovalState(ascent: kind == .none ? 0 : ascent, count: count)
  }

  /// - Parameter targets: The sets that targets are numbers of.
  func step(
    _ state: RemovalState, on symbol: Int32, in table: StackSymbolTable,
    targets: Numbering<SearchTarget>
  ) -> RemovalStep {
    switch kind {
    case .none: return .done
    case .all: return table.isBottom(symbol) ? .done : .pop(state)
    case .symbols:
      guard state.count > 0 else { return .done }
      return .pop(RemovalState(ascent: 0, count: state.count - 1))
    case .entries, .slot, .leaving, .target, .from, .layers, .allLayers, .visible, .severalPushes:
      return step(inFlow: state, on: symbol, in: table, targets: targets)
    }
  }

  /// Of one that takes entries of a flow.
  private func step(
    inFlow state: RemovalState, on symbol: Int32, in table: StackSymbolTable,
    targets: Numbering<SearchTarget>
  ) -> RemovalStep {
    if state.ascent > 0 { return leave(table[symbol], state) }
    guard let last = table.lastEntry(under: symbol, depth: Int(depth)) else { return .lost }
    let entry = table[last]
    // The flow that an entry hosts is removed before it.
    let isInside = last != symbol
    switch kind {
    case .none, .symbols, .all: return .done
    case .entries: return count(entry, state, if: entry.cell.isInStack && !isInside)
    case .slot: return count(entry, state, if: entry.cell.kind == .slot && !isInside)
    case .layers: return count(entry, state, if: entry.isLayer && !isInside)
    case .from(let number):
      return count(entry, state, if: targets[number].contains(entry) && !isInside)
    case .visible:
      return count(
        entry, state, if: entry.cell.isInStack && entry.note.isRendered && !isInside)
    case .leaving(let rest): return entry.note.height <= rest ? .done : .pop(state)
    case .target(let number):
      guard entry.cell.isEntry else { return .lost }
      return targets[number].contains(entry) ? .done : .pop(state)
    case .allLayers: return entry.note.layers == 0 ? .done : .pop(state)
    case .severalPushes: return takeAnyNumber(entry, state, isInside: isInside)
    }
  }

  /// Out of flows further in.
  private func leave(_ top: StackSymbol, _ state: RemovalState) -> RemovalStep {
    var state = state
    if !top.cell.isEntry { state.ascent -= 1 }
    return .pop(state)
  }

  /// A number of entries of some kind, and everything above them.
  private func count(
    _ entry: StackSymbol, _ state: RemovalState, if isCounted: Bool
  ) -> RemovalStep {
    if state.count == 0 { return .done }
    guard entry.cell.isEntry else { return .lost }
    var state = state
    if isCounted { state.count -= 1 }
    return .pop(state)
  }

  private func takeAnyNumber(
    _ entry: StackSymbol, _ state: RemovalState, isInside: Bool
  ) -> RemovalStep {
    guard entry.cell.isEntry else { return .lost }
    let canGo = entry.isPushAboveAnother
    var next = state
    if !isInside { next.count = min(state.count + 1, 2) }
    next.isPartial = isInside
    if state.count < 2 || state.isPartial { return canGo ? .pop(next) : .lost }
    return canGo ? .doneOrPop(next) : .done
  }
}

extension StackSymbol {
  /// Whether it is a sheet or cover above the lowest entry.
  var isLayer: Bool {
    cell.isInStack && !cell.entry.isPush && note.nearest.isDisjoint(with: .isLowest)
  }

  /// Whether it is a push above the lowest entry.
  fileprivate var isPushAboveAnother: Bool {
    cell.isInStack && cell.entry.isPush && note.height > 1
  }
}

/// The screens that a step back looks for.
struct SearchTarget: Hashable {
  let coordinator: Int32
  let instances: InstanceSet
  /// Whether the lowest entry can be found: the root is in the library's array.
  let findsLowest: Bool

  func contains(_ symbol: StackSymbol) -> Bool {
    symbol.cell.isInStack && symbol.cell.coordinator == coordinator
      && instances.contains(symbol.cell.entry.instance)
      && (findsLowest || symbol.note.height > 1)
  }
}
