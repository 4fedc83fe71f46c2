import NavGraphFacts
import NavGraphModel

/// The combined answers of all states, with any number of pending effects.
///
/// A path that exists with few pending effects also exists with more, as nothing in an app asks for their number. So a
/// path that needs no more than the limit allows exists with any number; where none exists even with more, there is
/// none.
struct PendingReturns {
  /// The screens of states from which users cannot return home with no more pending effects than the limit: at least
  /// those from which users cannot return with any number.
  let screens: Set<RouteReference?>
  /// The observations of ``ObservationKind/decidedByEngine`` that all states may have with some number, beside those within the limit.
  let open: [ObservationKey]

  /// - Parameters:
  ///   - whole: A search in which the limit represents any number.
  ///   - system: The system that it searched, with its log.
  ///   - found: The combined answers of all states of the search within the limit; nil where it was not asked.
  init(
    _ whole: BreadthFirstSearch, _ system: AppSystem, besides found: StateAnswers?
  ) {
    guard let log = system.stateLog, !log.isOverfull, !log.tops.isEmpty else {
      // Of no screen is anything known.
      screens = [nil]
      open = Self.questions.map { ObservationKey($0) }
      return
    }
    let reading = StateLogReading(log: log, search: whole, app: system.app)
    let isTrapped = reading.lost(avoiding: .mayBeImpossible)
    screens = Set(isTrapped.indices.filter { isTrapped[$0] }.map { reading.screen(at: $0) })
    let known = found?.observations.map(\.key) ?? []
    var open = found == nil ? Self.questions.map { ObservationKey($0) } : []
    let others =
      reading.deadEnds(avoiding: .mayBeImpossible)
      + reading.stuckSlots(avoiding: .mayBeImpossible) + reading.automaticLoops()
    open += others.map(\.0).filter { !known.contains($0) }
    self.open = open
  }

  private static let questions = ObservationKind.decidedByEngine.intersection(StateLog.questions)
}
