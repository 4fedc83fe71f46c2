import NavGraphFacts

/// A part of an app that was searched.
protocol SearchedPart {
  var tree: BreadthFirstSearch { get }
  /// Whether more states could answer more.
  var needsMoreStates: Bool { get }
}

/// How far the search of one part may go.
struct PartBudget {
  let states: Int
  let deadline: ContinuousClock.Instant
}

/// Searches the parts of a graph one after the other, within one number of states and one time.
///
/// Each part gets an even share of the rest, so that a large part hides nothing of a later one. If
/// its share limits a part, the later ones are searched ahead of their turn, and the part is searched once
/// more with all the states that they leave. Therefore a graph that fits in the number is complete.
///
/// - Complexity: At most twice as many states as the limit, none of them more than that at a time.
struct SharedBudget<Part: SearchedPart> {
  typealias Search = (_ index: Int, _ budget: PartBudget) -> Part

  private let partCount: Int
  private let states: Int
  private let deadline: ContinuousClock.Instant
  /// The part whose turn is next.
  private var next = 0
  private var ahead: [Int: Part] = [:]
  /// How many parts have been searched, those ahead included, and how many states they have.
  private var searchedCount = 0
  private var takenStates = 0

  init(partCount: Int, states: Int, deadline: ContinuousClock.Instant) {
    self.partCount = partCount
    self.states = states
    self.deadline = deadline
  }

  /// Searches the next part.
  ///
  /// - Returns: The part, and when its analyses have to end: a search ahead of its turn ended earlier.
  mutating func searchNext(
    _ search: Search
  ) -> (part: Part, deadline: ContinuousClock.Instant) {
    let index = next
    next += 1
    let turnEnd = share(among: partCount - index)
    var part = ahead.removeValue(forKey: index) ?? searchFirst(index, search)
    if part.needsMoreStates {
      searchAhead(search)
      widen(&part, index, search)
    }
    return (part, turnEnd)
  }

  /// Searches the part that had its turn last in another way, with no more states than the other parts leave.
  ///
  /// - Parameters:
  ///   - part: What was found in its turn.
  ///   - states: How many states it may have.
  ///   - search: Searches other parts, as in their turn.
  ///   - again: Nil if the part stays as it was found.
  mutating func searchAgain(
    _ part: Part, atMost states: Int, _ search: Search, again: (_ states: Int) -> Part?
  ) -> Part? {
    searchAhead(search)
    guard let wider = again(min(states, part.tree.stateCount + unused)) else { return nil }
    takenStates += wider.tree.stateCount - part.tree.stateCount
    return wider
  }

  private mutating func searchAhead(_ search: Search) {
    for later in next..<partCount where ahead[later] == nil {
      ahead[later] = searchFirst(later, search)
    }
  }

  private mutating func searchFirst(_ index: Int, _ search: Search) -> Part {
    let remaining = partCount - searchedCount
    let part = search(
      index,
      PartBudget(states: max(1, unused / remaining), deadline: share(among: remaining)))
    searchedCount += 1
    takenStates += part.tree.stateCount
    return part
  }

  /// Searches a part once more if there are states left over, all parts having been searched.
  private mutating func widen(_ part: inout Part, _ index: Int, _ search: Search) {
    let known = part.tree.stateCount
    guard unused > 0 else { return }
    let wider = search(
      index, PartBudget(states: known + unused, deadline: share(among: partCount - index)))
    // It may have been ended before it came as far.
    guard wider.tree.stateCount > known else { return }
    takenStates += wider.tree.stateCount - known
    part = wider
  }

  private var unused: Int { max(0, states - takenStates) }

  private func share(among count: Int) -> ContinuousClock.Instant {
    let now = ContinuousClock.now
    return now + (deadline - now) / count
  }
}
