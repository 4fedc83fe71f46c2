import NavGraphFacts
import NavGraphModel

// A sheet that is swiped away alone, with several screens pushed onto it: these screens stay, on top of what was
// beneath the sheet. No rule of a pushdown system can do that, as the number of these screens is unbounded; a single
// one is removed with the sheet, and put back. Leaving out such swipes loses nothing if the stacks that are reached
// without them are all that there are, that is, if a swipe leads from each of them to another one of them. The complete
// automaton answers that.

extension StackModel {
  /// Whether a step swipes a sheet away beneath several screens that stay.
  ///
  /// - Throws: Where it does more than that, or where more goes or stays than its symbols say.
  func isCoveredDismissal(
    _ step: DerivedStep, from configuration: StackConfiguration, to reading: FlatStack.Reading
  ) throws(PushdownObstacle) -> Bool {
    guard leavesCoveredDismissalsOut, let move = step.moves.first,
      let index = removedSheet(by: move, step),
      index < move.before - 2, configuration.chain.contains(move.flow)
    else { return false }
    let level = configuration.depths[configuration.depths.count - 1]
    let entries = configuration.cells.indices.filter {
      configuration.depths[$0] == level && configuration.cells[$0].isEntry
    }.suffix(move.before)
    guard !table.isRecursive, configuration.chain.last == move.flow,
      step.moves.count == 1,
      entries.count == move.before, reading.control == configuration.control
    else { throw Self.swipesBeneath }
    let range = entries[entries.startIndex + index]..<entries[entries.startIndex + index + 1]
    var (cells, depths) = (configuration.cells, configuration.depths)
    cells.removeSubrange(range)
    depths.removeSubrange(range)
    guard cells == reading.cells, depths == reading.depths else { throw Self.swipesBeneath }
    return true
  }

  /// The position of the one sheet that a swipe takes from beneath others; nil where it does something else.
  func removedSheet(by move: StackMove, _ step: DerivedStep) -> Int? {
    guard case .removal(let index) = move.kind, case .gesture(.swipeDown) = step.event.name,
      index < move.before - 1, move.after == move.before - 1
    else { return nil }
    return index
  }

  static let swipesBeneath = PushdownObstacle(
    reason: "the user can dismiss a sheet that is not on top")
}

extension PostStar<StackModel> {
  /// Checks that dismissals of covered sheets lead only to stacks that are reached without them.
  ///
  /// - Throws: Where one leads elsewhere, or it takes too many sets of heads to decide.
  /// - Complexity: Exponential in the heads at worst; it ends at a limit.
  func checkCoveredDismissals() throws(PushdownObstacle) {
    if source.findings.coveredDismissals.isEmpty { return }
    var check = CoveredDismissalCheck(self)
    try check.run()
  }
}

/// Reads all stacks from the bottom up, and from each sheet on that can be swiped away those with it and those
/// without it, side by side.
private struct CoveredDismissalCheck {
  private let post: PostStar<StackModel>
  private var table: StackSymbolTable
  private var words: StackWords
  private var known: Set<Place> = []
  private var pending: [Place] = []

  /// The symbols that have been read, and the last of them.
  private struct Place: Hashable {
    let set: Int32
    let last: Int32
    /// If a sheet is left out: the symbols that are read in its place.
    let without: Without?
  }

  private struct Without: Hashable {
    let set: Int32
    let last: Int32
    /// The number of flows that enclose the sheet.
    let depth: Int32
    /// Whether a screen is on top of the sheet: the flow that the sheet hosts comes before that, and is removed with
    /// it.
    var hasBegun = false
  }

  private static let limit = 200_000

  init(_ post: PostStar<StackModel>) {
    self.post = post
    table = post.source.table
    words = StackWords(post.graph)
  }

  mutating func run() throws(PushdownObstacle) {
    visit(Place(set: words.start, last: -1, without: nil))
    while let place = pending.popLast() {
      if let without = place.without {
        try look(at: place, without)
      } else {
        resume(from: place)
      }
      guard known.count <= Self.limit else { throw StackModel.swipesBeneath }
    }
  }

  private mutating func visit(_ place: Place) {
    if known.insert(place).inserted { pending.append(place) }
  }

  private mutating func resume(from place: Place) {
    for (symbol, set) in words.readings(on: place.set) {
      visit(Place(set: set, last: symbol, without: nil))
      let top = table[symbol]
      guard top.cell.isEntry, top.isLayer, top.note.nearest.contains(.canBeSwiped), place.last >= 0
      else { continue }
      visit(
        Place(
          set: set, last: symbol,
          without: Without(set: place.set, last: place.last, depth: top.note.depth)))
    }
  }

  /// Examines the screens that can be on top, and continues with those that can be in between.
  private mutating func look(
    at place: Place, _ without: Without
  ) throws(PushdownObstacle) {
    for number in words.heads(on: place.set) {
      let head = post.head(numbered: number)
      // Those in flows inside are about sheets of their own flow.
      guard head.control >= 0, table[head.symbol].note.depth == without.depth,
        post.source.findings.coveredDismissals.contains(head)
      else { continue }
      let symbol = try renewed(head.symbol, on: without.last)
      let rest = PushdownHead(control: head.control, symbol: symbol)
      guard let end = post.stateNumber(of: rest), words.heads(on: without.set).contains(end) else {
        throw StackModel.swipesBeneath
      }
    }
    for (symbol, set) in words.readings(on: place.set) {
      let top = table[symbol]
      let isInside = top.note.depth > without.depth
      guard isInside || top.cell.isEntry && top.cell.entry.isPush else { continue }
      if isInside, !without.hasBegun {
        visit(Place(set: set, last: symbol, without: without))
        continue
      }
      let renewed = try renewed(symbol, on: without.last)
      let rest = words.read(renewed, on: without.set)
      visit(
        Place(
          set: set, last: symbol,
          without: Without(set: rest, last: renewed, depth: without.depth, hasBegun: true)))
    }
  }

  /// The symbol of the same cell on another one.
  private mutating func renewed(
    _ symbol: Int32, on below: Int32
  ) throws(PushdownObstacle) -> Int32 {
    let old = table[symbol]
    return try table.symbol(of: old.cell, on: below, depth: Int(old.note.depth))
  }
}
