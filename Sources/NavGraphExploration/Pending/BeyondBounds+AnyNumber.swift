import NavGraphFacts
import NavGraphModel

// Decides whether a search saw everything, regardless of the number of pending effects of a kind.
//
// A search in which the limit represents any larger number of pending effects sees everything that can happen with any
// number, and perhaps more. If it ends within the bounds, and an ordinary search saw all that it saw, nothing is
// missing. Searches with a few more pending effects look for what only the first search saw; what even those do not
// see stays open. If that search has too many states, another replaces it: first one in which pending effects do not
// end if their answer takes nothing away, then one in which no pending effect ends.

extension BeyondBounds {
  /// How many times as many states as the ordinary search each over-approximation may have, and all further
  /// searches together: this has to be cheap beside it, because it often proves nothing.
  private static let share = 2

  /// Examines a part whose search only the number of pending effects limited.
  ///
  /// - Parameters:
  ///   - found: The combined answers of all states of the search, and its log; nil where they were not asked.
  /// - Complexity: That of the search, as many times as ``share`` says.
  init(
    withAnyNumber question: Question, _ search: BreadthFirstSearch, of system: AppSystem,
    _ found: (answers: StateAnswers, log: StateLog)?,
    without techniques: Set<Exploration.Technique>
  ) {
    do throws(PushdownObstacle) {
      try Self.checkThatNothingIsWritten(in: system.app, moving: question.part.moving)
      let states = max(PartSearch.cheapStates, Self.share * search.stateCount)
      func exploreAll(
        _ unending: Set<Int>
      ) -> (search: BreadthFirstSearch, system: AppSystem) {
        var limits = question.bounds.limits
        if !unending.isEmpty { limits.pending = 1 }
        return question.search(
          like: system, within: limits, atMost: states, endingWith: Set(Limits.Kind.allCases)
        ) {
          // States that are equal have equal numbers in both then.
          $0.tree = system.tree
          $0.pendingPolicy = .anyNumber(unending: unending)
          $0.stateLog = StateLog(system.app)
        }
      }
      let all = Set(system.app.pendingKinds.indices)
      // The more is followed, the more is known, and the more states there are.
      let isCounted = !techniques.contains(.pendingNumbers)
      var (whole, any) = exploreAll(isCounted ? [] : all)
      for unending in [system.app.kindsThatRemoveNothing, all]
      where isCounted && whole.cuts == [.states] && !unending.isEmpty {
        (whole, any) = exploreAll(unending)
      }
      try Self.checkThatSearchIsComplete(by: whole, within: question.bounds)
      try extendSearch(
        for: any.observed.subtracting(system.observed), question, like: system,
        atMost: { states - $0 })
      let observed = Set(system.observationTable.entries.map(\.key))
      if !any.openLinks(besides: observed).isEmpty { openKinds.insert(.linkStackVaries) }
      var answers = found?.answers
      if let found {
        traps = Self.traps(
          question, search, of: system, found.log, besides: found.answers.observations.map(\.key))
        answers?.add(traps)
      }
      compareReturns(PendingReturns(whole, any, besides: answers), answers)
    } catch {
      stacks = StackFacts(obstacle: error.reason)
    }
  }

  /// Records the known and the open answers about returns, dead ends and slots.
  private mutating func compareReturns(_ returns: PendingReturns, _ answers: StateAnswers?) {
    let lost = answers?.observations.filter { $0.key.kind == .lost }.map(\.key.route) ?? []
    let screens = returns.screens.subtracting(lost)
    knowsReturns = screens.isEmpty
    unconfirmed.formUnion(returns.open.map { .recorded($0) })
    unconfirmed.formUnion(screens.map { .recorded(ObservationKey(.lost, route: $0)) })
  }

  /// Makes sure that a search with any number of pending effects sees everything.
  private static func checkThatSearchIsComplete(
    by whole: BreadthFirstSearch, within bounds: SearchBounds
  ) throws(PushdownObstacle) {
    if whole.cuts == [.states], bounds.stateLimit > whole.stateCount {
      throw PushdownObstacle(
        reason:
          "with any number of pending effects there are more than \(share) times as many states")
    }
    if let phrase = Coverage(whole.cuts, limits: bounds.limits).phrase {
      throw PushdownObstacle(reason: "with any number of pending effects it goes beyond \(phrase)")
    }
  }

  /// Ensures that a limit can represent any number.
  private static func checkThatNothingIsWritten(
    in app: CompiledApp, moving: Set<Int>
  ) throws(PushdownObstacle) {
    for case .write(let reference, _) in app.pendingKinds
    where moving.contains(reference.coordinator) {
      throw PushdownObstacle(reason: StackModel.lateWrites(in: reference.coordinator, of: app))
    }
  }
}

extension CompiledApp {
  /// The kinds of effects whose answers take no screen away.
  fileprivate var kindsThatRemoveNothing: Set<Int> {
    let handled = coordinators.flatMap { $0.handlers }.filter { handler in
      handler.transitions.contains { !$0.operations.isEmpty }
    }.map(\.action)
    return Set(
      pendingKinds.indices.filter { kind in
        guard case .effect(let reference, let instance?, _, let effect) = pendingKinds[kind] else {
          return false
        }
        let actions = coordinators[reference.coordinator].actions[instance]
          .filter { effect.actions.contains($0.name) }
        return !effect.actions.contains(where: handled.contains)
          && !actions.flatMap(\.transitions).contains { transition in
            contains(in: transition.operations) { operation in
              switch operation {
              case .assign, .start, .cancel, .fill, .when, .oneOf: false
              case .stack(let changes):
                !changes.allSatisfy { $0.operation.kind == .push || $0.operation.kind == .present }
              default: true
              }
            }
          }
      })
  }
}
