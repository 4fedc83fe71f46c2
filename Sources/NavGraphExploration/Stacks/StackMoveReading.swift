/// The combined result of the moves of a step.
struct StackMoveReading {
  /// The removed part, and its flow in the chain.
  private(set) var found: (level: Int, kind: Removal.Kind)?
  /// Whether the step looks for a screen of which the symbol on top does not say whether it is there.
  private(set) var isOpen = false
  /// Whether the outcome of a search for a screen depends on the entries in between.
  private(set) var crossesLayers = false
  /// Whether the last move takes something from beneath a modal that was there, and stays on top.
  var keepsModal = false
  /// By level of the chain: how many entries the step has put there so far.
  private var added: [Int: Int] = [:]

  /// Whether it is not known if a screen is there that is looked for; nil where nothing is left open of it.
  var openSearch: Bool? {
    switch found?.kind {
    case .target, .from: isOpen || crossesLayers ? isOpen : nil
    default: nil
    }
  }

  /// How many entries on top have come with the step.
  func fresh(at level: Int) -> Int { added[level] ?? 0 }

  /// Whether the step has changed nothing that was there, and put nothing there.
  var isUntouched: Bool { found == nil && added.values.allSatisfy { $0 == 0 } }

  /// Records a move that removes only entries that the step has added.
  mutating func setFresh(_ count: Int, at level: Int) { added[level] = count }

  /// Adds a move that removes existing entries.
  ///
  /// - Parameter fresh: The number of new entries above what is left.
  mutating func take(
    _ kind: Removal.Kind, at level: Int, fresh: Int, isOpen: Bool = false,
    crossesLayers: Bool = false
  ) throws(PushdownObstacle) {
    for deeper in added.keys where deeper > level { added[deeper] = nil }
    let wasFresh = added.updateValue(fresh, forKey: level) ?? 0
    if case .leaving(let rest) = kind, rest > 1 {
      throw PushdownObstacle(reason: "one action leaves an unbounded number of screens")
    }
    var kind = kind
    if let found, found.level == level {
      switch (found.kind, kind) {
      case (.entries(let first), .entries(let more)) where wasFresh == 0 && fresh == 0:
        kind = .entries(first + more)
      // Leaving a number of entries includes all previous removals.
      case (_, .leaving): break
      default:
        throw PushdownObstacle(
          reason: "one action goes back in several ways, one after the other")
      }
    }
    found = (level, kind)
    self.isOpen = self.isOpen || isOpen
    self.crossesLayers = crossesLayers
  }
}
