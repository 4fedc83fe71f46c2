import NavGraphFacts

/// The results for a part beyond the bounds of its search.
struct BeyondBounds {
  /// The results about stacks; nil where only the number of pending effects was in question, and is known.
  var stacks: StackFacts?
  /// Searches with more pending than the limits allow that saw something for the first time.
  var further: [(search: BreadthFirstSearch, system: AppSystem)] = []
  /// The states that the exact engine examined, and with what; nil where there are none.
  var looked: (tree: WitnessTree, system: AppSystem)?
  /// States that users cannot leave, and that the search could not tell apart from others.
  var traps: [(key: ObservationKey, origin: ObservationTable.Origin)] = []
  /// The combined observations of all states.
  var observations: [ObservationTable.Entry] = []
  /// The observations that stacks may have and the search has not seen: of ``ObservationKind/decidedByEngine``.
  var openKinds: Set<ObservationKind> = []
  /// The observations that more pending effects may show, or may not.
  var unconfirmed: Set<Observation> = []
  /// Whether the screens from which users cannot return home are known.
  var knowsReturns = false
  /// Whether all cycles on which stacks grow are known.
  var knowsGrowth = false
  /// Whether there is a home that users can return to.
  var hasHome = false

  /// Whether there are answers.
  var isExact: Bool { stacks?.obstacle == nil }

  /// Whether all that speaks against answers is that more is pending than is followed.
  var meetsNumbers: Bool { stacks?.obstacle == PushdownObstacle.morePending.reason }

  /// Whether the bounds of the search still limit the answers.
  var leavesBounds: Bool { !isExact || stacks == nil && !unconfirmed.isEmpty }

  /// The question: a part that was searched within bounds.
  struct Question {
    let part: ExplorationPart
    let bounds: SearchBounds
    let monitor: SearchMonitor
    /// Whether the monitor says when to end before all is done.
    let canBeEnded: Bool

    /// Searches the part once more.
    ///
    /// - Parameter prepare: Changes the system before it has met anything.
    func search(
      like system: AppSystem, within limits: Limits, atMost states: Int,
      endingWith fatal: Set<Limits.Kind> = [],
      prepared prepare: (inout AppSystem) -> Void = { _ in }
    ) -> (search: BreadthFirstSearch, system: AppSystem) {
      var next = system.restarted(within: limits)
      prepare(&next)
      monitor.beginSearch()
      let found = BreadthFirstSearch(
        &next, limits: limits, stateLimit: min(bounds.stateLimit, states),
        deadline: bounds.deadline, monitor: monitor, endingWith: fatal)
      return (found, next)
    }
  }

  /// Removes the answers about returning home.
  mutating func leaveReturnsOpen() {
    observations.removeAll { $0.key.kind == .lost }
  }

  /// How many more effects of a kind are pending in the last search for missing observations.
  private static let furtherPending = 2

  /// Looks for unconfirmed observations, with a few more pending effects.
  ///
  /// - Parameter states: How many states the next search may have, by those of the searches before.
  /// - Throws: Where something stays open that others build on.
  mutating func extendSearch(
    for wanted: Set<Observation>, _ question: Question, like system: AppSystem,
    atMost states: (_ taken: Int) -> Int
  ) throws(PushdownObstacle) {
    var missing = wanted
    var taken = 0
    for more in 1...Self.furtherPending where !missing.isEmpty && states(taken) > 0 {
      var limits = question.bounds.limits
      limits.pending += more
      let next = question.search(like: system, within: limits, atMost: states(taken))
      taken += next.search.stateCount
      let remaining = missing.subtracting(next.system.observed)
      if remaining.count < missing.count { further.append(next) }
      missing = remaining
    }
    guard missing.canBeLeftOpen else {
      let number = question.bounds.limits.pending + Self.furtherPending
      throw PushdownObstacle(
        reason: "more than \(number) pending effects of each kind may show what fewer did not")
    }
    unconfirmed = missing
  }
}
