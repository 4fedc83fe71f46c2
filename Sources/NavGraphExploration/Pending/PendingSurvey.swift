import NavGraphFacts
import NavGraphModel

/// Whether what a search saw is all that there is, however much of a kind is pending.
///
/// A search in which as many things pending as the limit allows stand for any larger number sees whatever can happen with
/// any number, and perhaps more. If it ends within the bounds, and an ordinary search saw all that it saw, nothing is left to
/// be seen. What only the first saw is looked for with a few more pending effects; what even those do not see is left open.
/// Where that search has too many states, one in which nothing that is pending ends takes its place.
struct PendingSurvey {
  /// Why there is no answer, as what follows “because”; nil where there is one.
  private(set) var obstacle: String?
  /// Searches with more pending than the limits allow that saw something for the first time.
  private(set) var further: [(search: BreadthFirstSearch, system: AppSystem)] = []
  /// Whether the screens from which users cannot return home are known.
  private(set) var knowsReturns = false
  /// What more pending effects may show, or may not.
  private(set) var unconfirmed: Set<Observation> = []

  /// How many more of a kind are pending in the last search that looks for what is missing.
  static let furtherPending = 2
  /// How many times as many states as the ordinary search each over-approximation may have, and the last one with all
  /// further searches together: this has to be cheap beside it, because it often proves nothing.
  private static let share = 2

  /// Examines a part whose search was cut by nothing but the number of what is pending.
  ///
  /// - Parameters:
  ///   - answers: What all states of the search said together; nil where they were not asked.
  /// - Complexity: That of the search, as many times as ``share`` says.
  init(
    _ search: BreadthFirstSearch, of system: AppSystem, in part: ExplorationPart,
    _ running: RunningReducers, within bounds: LoneSearchBounds,
    _ answers: StateAnswers?, _ monitor: SearchMonitor,
    without techniques: Set<Exploration.Technique>
  ) {
    obstacle = Self.obstacle(of: system.app, moving: part.moving)
    guard obstacle == nil else { return }
    func explore(
      _ limits: Limits, atMost states: Int, prepared prepare: (inout AppSystem) -> Void = { _ in },
      endingWith fatal: Set<Limits.Kind> = []
    ) -> (search: BreadthFirstSearch, system: AppSystem) {
      var next = AppSystem(
        system.app, entry: part.entry, frozenTabs: system.setup.frozenTabs, limits: limits,
        running: running, searchNumber: bounds.searchNumber)
      prepare(&next)
      monitor.beginSearch()
      let found = BreadthFirstSearch(
        &next, limits: bounds.limits, stateLimit: min(bounds.stateLimit, states),
        deadline: bounds.deadline, monitor: monitor, endingWith: fatal)
      return (found, next)
    }
    var remainingStates = max(PartSearch.cheapStates, Self.share * search.stateCount)
    func exploreAll(_ numbers: PendingPolicy) -> (search: BreadthFirstSearch, system: AppSystem) {
      var limits = bounds.limits
      if numbers.isUnending { limits.pending = 1 }
      return explore(
        limits, atMost: remainingStates,
        prepared: {
          // States that are equal have equal numbers in both then.
          $0.tree = system.tree
          $0.pendingPolicy = numbers
          $0.stateLog = StateLog(system.app)
        }, endingWith: Set(Limits.Kind.allCases))
    }
    let isCounted = !techniques.contains(.pendingNumbers)
    var (whole, any) = exploreAll(isCounted ? .anyNumber(inexhaustible: []) : .unending)
    if isCounted, whole.cuts == [.states] { (whole, any) = exploreAll(.unending) }
    remainingStates -= whole.stateCount
    obstacle = Self.obstacle(to: whole, within: bounds)
    guard obstacle == nil else { return }
    var missing = any.observed.subtracting(system.observed)
    for more in 1...Self.furtherPending where !missing.isEmpty && remainingStates > 0 {
      var limits = bounds.limits
      limits.pending += more
      let next = explore(limits, atMost: remainingStates)
      remainingStates -= next.search.stateCount
      let remaining = missing.subtracting(next.system.observed)
      if remaining.count < missing.count { further.append(next) }
      missing = remaining
    }
    guard missing.canBeLeftOpen else {
      let number = bounds.limits.pending + Self.furtherPending
      obstacle = "more than \(number) pending effects of each kind may show what fewer did not"
      return
    }
    unconfirmed = missing
    compareReturns(PendingReturns(whole, any, besides: answers), search, system, answers)
  }

  /// Notes what is known of returns, dead ends and slots, and what is not.
  private mutating func compareReturns(
    _ returns: PendingReturns, _ search: BreadthFirstSearch, _ system: AppSystem,
    _ answers: StateAnswers?
  ) {
    let lost = answers?.signs.filter { $0.key.sign == .lost } ?? []
    knowsReturns =
      returns.confirm(lost, of: search, system)
      && returns.screens.isSubset(of: lost.map(\.key.route))
    unconfirmed.formUnion(returns.open.map { .sign($0) })
    guard !knowsReturns else { return }
    let screens = returns.screens.union(lost.map(\.key.route))
    unconfirmed.formUnion(screens.map { .sign(SignKey(.lost, route: $0)) })
  }

  /// Why a search with any number of pending effects does not see everything.
  private static func obstacle(
    to whole: BreadthFirstSearch, within bounds: LoneSearchBounds
  ) -> String? {
    if whole.cuts == [.states], bounds.stateLimit > whole.stateCount {
      return
        "with any number of pending effects there are more than \(share) times as many states"
    }
    return Coverage(whole.cuts, limits: bounds.limits).phrase.map {
      "with any number of pending effects it goes beyond \($0)"
    }
  }

  /// What prevents a limit from standing for any number.
  private static func obstacle(of app: CompiledApp, moving: Set<Int>) -> String? {
    for kind in app.pendingKinds {
      if case .write(let reference, _) = kind, moving.contains(reference.coordinator) {
        return StackModel.lateWrites(in: reference.coordinator, of: app)
      }
    }
    return nil
  }
}
