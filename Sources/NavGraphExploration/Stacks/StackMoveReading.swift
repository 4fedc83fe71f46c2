/// What the moves of a step come to, up to where something has gone and what comes depends on what that
/// uncovered.
struct StackMoveReading {
  /// What goes, and from which flow of the chain.
  private(set) var found: (level: Int, kind: Removal.Kind)?
  /// Whether the step looks for a screen of which the symbol on top does not say whether it is there.
  private(set) var isOpen = false
  /// Whether how it turns out, where a screen is looked for, depends on what is in between.
  private(set) var crossesLayers = false
  /// The move that is read next: an index into those of the step.
  var next = 0
  /// The level of the chain from which something went before what is read here; nil at the beginning of a step.
  private(set) var earlier: Int?
  /// By level of the chain: how many entries the step has put there so far.
  private var added: [Int: Int] = [:]
  /// The move after the last one that took something, and what the step had put there by then.
  private(set) var end = 0
  private var addedByEnd: [Int: Int] = [:]

  /// What is left open of a screen that is looked for; nil where nothing is.
  var search: StackModel.OpenStep.Question? {
    guard let found, case .target = found.kind, isOpen || crossesLayers else { return nil }
    return .search(isOpen: isOpen)
  }

  /// How many entries have gone, and come again, above a stack in which a screen was looked for.
  var liftedCount: Int {
    if case .target(_, _, belowModal: true)? = found?.kind { 1 } else { 0 }
  }

  /// How many entries on top have come with the step.
  func fresh(at level: Int) -> Int { added[level] ?? 0 }

  /// Whether the step has changed nothing that was there, and put nothing there.
  var isUntouched: Bool { found == nil && earlier == nil && added.values.allSatisfy { $0 == 0 } }

  /// A move that takes nothing but what has come with the step.
  mutating func setFresh(_ count: Int, at level: Int) { added[level] = count }

  /// A move that takes what was there.
  ///
  /// - Parameter fresh: How many entries stand above what is left.
  mutating func take(
    _ kind: Removal.Kind, at level: Int, fresh: Int, isOpen: Bool = false,
    crossesLayers: Bool = false
  ) throws(PushdownObstacle) {
    for deeper in added.keys where deeper > level { added[deeper] = nil }
    added[level] = fresh
    if case .leaving(let rest) = kind, rest > 1 {
      throw PushdownObstacle(reason: "one action leaves an unbounded number of screens")
    }
    if found?.level == level {
      // What leaves so many takes all that went before, too.
      guard case .leaving = kind else {
        throw PushdownObstacle(
          reason: "one action goes back in several ways, one after the other")
      }
    }
    found = (level, kind)
    self.isOpen = self.isOpen || isOpen
    self.crossesLayers = crossesLayers
    end = next + 1
    addedByEnd = added
  }

  /// The reading of what comes after what was found, once it is known what that uncovered.
  func goingOn() -> StackMoveReading {
    var reading = StackMoveReading()
    reading.next = end
    reading.earlier = found?.level
    reading.added = addedByEnd
    return reading
  }
}
