import NavGraphFacts
import NavGraphModel

/// A log together with the search that it is of.
struct StateLogReading {
  let log: StateLog
  let search: BreadthFirstSearch
  let app: CompiledApp
  let paths: StepPaths
  /// By position: whether steps of the app, or passable ones from outside, lead to where the search does not see.
  let mayLeadOn: [Bool]

  /// - Parameter paths: The steps to read; nil for all that the log recorded.
  init(log: StateLog, search: BreadthFirstSearch, app: CompiledApp, paths: StepPaths? = nil) {
    self.log = log
    self.search = search
    self.app = app
    let paths = paths ?? log.steps.paths(amongStates: search.stateCount)
    self.paths = paths
    mayLeadOn = paths.leading(to: paths.open, avoiding: []) { _, _, traits in traits.leadsOn }
  }

  /// The positions that the log knows.
  var positions: Range<Int> { 0..<log.tops.count }

  func isInitial(_ position: Int) -> Bool { search.origin(of: position) == nil }

  /// Whether the log knows what a state shows.
  func isKnown(_ position: Int) -> Bool { position < log.tops.count }

  func screen(at position: Int) -> RouteReference? {
    log.tops[position] >= 0 ? app.routeNumbers[Int(log.tops[position])] : nil
  }

  /// The screens that the app starts with.
  private var firstTops: Set<Int32> { Set(positions.filter(isInitial).map { log.tops[$0] }) }

  // MARK: - Dead ends

  /// Returns states from which the user no longer sees another screen, the nearest for each screen.
  ///
  /// An event from outside that shows another screen leads out only where the user can continue from there, to a third
  /// one.
  ///
  /// - Parameters:
  ///   - avoiding: Steps that do not count.
  ///   - amongFirst: Whether the screens that the app starts with count, too.
  func deadEnds(avoiding: StepTraits = [], amongFirst: Bool = false) -> [(
    ObservationKey, ObservationTable.Origin
  )] {
    var exits = ExitTable(self, avoiding: avoiding)
    var isLeaving = [Bool](repeating: false, count: paths.count)
    for position in positions where exits.leadsAway(from: position) { isLeaving[position] = true }
    for position in paths.open { isLeaving[position] = true }
    let leaving = isLeaving.indices.lazy.filter { [isLeaving] in isLeaving[$0] }
    let leaves = paths.leading(to: leaving, avoiding: avoiding) { source, target, traits in
      traits.isDisjoint(with: .outside)
        || traits.contains(.passable) && isKnown(target) && log.tops[source] == log.tops[target]
    }
    let first = amongFirst ? [] : firstTops
    var known: Set<Int32> = []
    var result: [(ObservationKey, ObservationTable.Origin)] = []
    for position in positions where !leaves[position] && !first.contains(log.tops[position]) {
      guard let screen = screen(at: position), known.insert(log.tops[position]).inserted else {
        continue
      }
      result.append((ObservationKey(.deadEnd, route: screen), .state(position)))
    }
    return result
  }

  // MARK: - Home

  /// Returns the states from which users can no longer return home: the states where paths enter this set, the first for
  /// each screen that they show.
  func returnObservations() -> [(ObservationKey, ObservationTable.Origin)] {
    guard let goals = homes() else { return [] }
    let returns = paths.returning(to: goals)
    return entrances(
      to: .lost,
      of: LogRegion(isInside: { !returns[$0] && !mayLeadOn[$0] }, isOutside: { returns[$0] }))
  }

  /// Returns, by position, whether no steps return home; false everywhere if there is no home.
  ///
  /// - Parameter avoiding: Steps that do not count.
  func lost(avoiding: StepTraits) -> [Bool] {
    guard let goals = homes() else { return positions.map { _ in false } }
    return zip(paths.returning(to: goals, avoiding: avoiding), mayLeadOn).map { !$0 && !$1 }
  }

  /// Returns the positions that count as home: those that the author names, otherwise those that show what the app
  /// starts with, if any step returns to it; nil where there is no home.
  func homes() -> [Int]? {
    guard app.homes.isEmpty else {
      return positions.filter { log.isHome[$0] || log.tops[$0] == StateLog.returningHome }
    }
    // From a frozen tab, the bar leads to the one that the app starts with.
    var first = firstTops.filter { $0 != StateLog.nothing }
    guard !first.isEmpty else { return nil }
    first.insert(StateLog.returningHome)
    let isReturnedTo = positions.contains { position in
      !first.contains(log.tops[position])
        && paths.successors(of: position).contains { successor, traits in
          traits.isDisjoint(with: .outside) && successor < log.tops.count
            && first.contains(log.tops[successor])
        }
    }
    return isReturnedTo ? positions.filter { first.contains(log.tops[$0]) } : nil
  }

  // MARK: - Slots

  /// Returns states in which a slot stays filled for ever: for each slot the nearest in which it was just filled, or
  /// where it could be emptied then, the nearest from which it cannot be emptied any more.
  ///
  /// - Parameter avoiding: Steps that do not count.
  func stuckSlots(avoiding: StepTraits = []) -> [(ObservationKey, ObservationTable.Origin)] {
    let used = log.slots.reduce(0, |)
    guard used != 0 else { return [] }
    return app.modalSlots.places.enumerated().compactMap { number, place in
      let bit = UInt64(1) << UInt64(number)
      guard used & bit != 0 else { return nil }
      let isFreed = paths.returning(
        to: positions.lazy.filter { log.slots[$0] & bit == 0 }, avoiding: avoiding)
      func isStuck(_ position: Int) -> Bool {
        log.slots[position] & bit != 0 && !isFreed[position] && !mayLeadOn[position]
      }
      guard let first = positions.first(where: isStuck) else { return nil }
      let stuck = firstShown(inSlot: bit).first(where: isStuck)
      let route = place.route.map { RouteReference(coordinator: place.coordinator, route: $0) }
      return (
        ObservationKey(
          .slotStuck, coordinator: place.coordinator, route: route,
          other: stuck == nil ? screen(at: first) : nil, index: place.slot),
        .state(stuck ?? first)
      )
    }
  }

  /// Where the content of a slot is in front for the first time since the slot was filled, in order.
  private func firstShown(inSlot bit: UInt64) -> [Int] {
    func isTaken(_ position: Int) -> Bool { log.slots[position] & bit != 0 }
    var isSeen = [Bool](repeating: false, count: log.tops.count)
    var result: [Int] = []
    var pending: [Int] = []
    func enter(_ position: Int) {
      guard isKnown(position), isTaken(position), !isSeen[position] else { return }
      isSeen[position] = true
      if log.frontSlots[position] == bit {
        result.append(position)
      } else {
        pending.append(position)
      }
    }
    for position in positions {
      if isInitial(position) { enter(position) }
      guard !isTaken(position) else { continue }
      for (successor, _) in paths.successors(of: position) { enter(successor) }
    }
    while let position = pending.popLast() {
      for (successor, _) in paths.successors(of: position) { enter(successor) }
    }
    return result.sorted()
  }

  // MARK: - Redirects

  /// Steps that close a cycle of steps that the app takes by itself.
  func automaticLoops() -> [(ObservationKey, ObservationTable.Origin)] {
    guard !log.automatic.isEmpty else { return [] }
    var steps: [Int: [(target: Int, step: Int)]] = [:]
    for (number, step) in log.automatic.enumerated() {
      if let target = search.position(of: step.target), target != step.origin.state {
        steps[step.origin.state, default: []].append((target, number))
      }
    }
    var isOnPath: Set<Int> = []
    var isDone: Set<Int> = []
    var result: [(ObservationKey, ObservationTable.Origin)] = []
    for start in steps.keys.sorted() where !isDone.contains(start) {
      // Depth first, without recursion: a path can be long.
      var path: [(position: Int, next: Int)] = [(start, 0)]
      isOnPath.insert(start)
      while let (current, next) = path.last {
        let outgoing = steps[current] ?? []
        guard next < outgoing.count else {
          path.removeLast()
          isOnPath.remove(current)
          isDone.insert(current)
          continue
        }
        path[path.count - 1].next += 1
        let (target, number) = outgoing[next]
        if isOnPath.contains(target) {
          let step = log.automatic[number]
          result.append((ObservationKey(.automaticLoop, cause: step.cause), .step(step.origin)))
        } else if !isDone.contains(target) {
          path.append((target, 0))
          isOnPath.insert(target)
        }
      }
    }
    return result
  }
}
