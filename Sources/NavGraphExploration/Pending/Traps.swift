import NavGraphFacts
import NavGraphModel

// States that users cannot leave, though the search does not know all that follows, because the number of pending effects
// cut it.

extension BeyondBounds {
  /// How many states are looked at from each: a trap has few.
  private static let statesOfTrap = 1_000

  /// Dead ends, slots that stay taken and states without a return home that the search has reached.
  ///
  /// Those out of which no known steps lead are searched again, with the limit for any larger number: that shows all that
  /// can follow, and perhaps more. They are confirmed if nothing else is seen.
  ///
  /// - Parameters:
  ///   - log: What the search noted of its states.
  ///   - found: The observations that are known without that.
  static func traps(
    _ question: Question, _ search: BreadthFirstSearch, of system: AppSystem, _ log: StateLog,
    besides found: [ObservationKey]
  ) -> [(key: ObservationKey, origin: ObservationTable.Origin)] {
    let reading = StateLogReading(
      log: log, search: search, app: system.app,
      paths: log.steps.paths(amongStates: search.stateCount).ignoringCuts())
    let returns = reading.returnObservations().filter { $0.0.kind == .lost }
    let candidates = reading.deadEnds() + reading.stuckSlots() + returns
    let homes = Set((reading.homes() ?? []).map { log.tops[$0] })
    return candidates.filter { key, origin in
      guard !found.contains(key), let position = origin.lastPosition,
        let all = Self.log(after: search.states[position], question, system)
      else { return false }
      switch key.kind {
      case .deadEnd: return all.tops.allSatisfy { $0 == log.tops[position] }
      case .slotStuck:
        let bit = system.app.slotBit(
          coordinator: key.coordinator ?? -1, route: key.route?.route, slot: key.index ?? -1)
        return bit != 0 && all.slots.allSatisfy { $0 & bit != 0 }
      default:
        return all.tops.indices.allSatisfy { index in
          all.tops[index] != StateLog.frozen && all.tops[index] != StateLog.returningHome
            && (system.app.homes.isEmpty ? !homes.contains(all.tops[index]) : !all.isHome[index])
        }
      }
    }
  }

  /// What there is to note of all states that can follow one; nil where there are too many.
  private static func log(
    after state: UInt32, _ question: Question, _ system: AppSystem
  ) -> StateLog? {
    let (search, system) = question.search(
      like: system, within: question.bounds.limits, atMost: statesOfTrap,
      endingWith: Set(Limits.Kind.allCases)
    ) {
      $0.tree = system.tree
      $0.setup.start = state
      $0.pendingPolicy = .anyNumber()
      $0.stateLog = StateLog(system.app)
    }
    guard search.cuts.isEmpty, let log = system.stateLog, !log.isOverfull,
      log.tops.count == search.stateCount
    else { return nil }
    return log
  }
}

extension ObservationTable.Origin {
  /// The position of the state that it leads to; nil for a step.
  fileprivate var lastPosition: Int? {
    switch self {
    case .state(let position): position
    case .path(let positions): positions.last
    case .step: nil
    }
  }
}
