/// The search of one part of an app.
struct PartSearch: SearchedPart {
  let tree: any SearchTree
  let system: AppSystem
  /// nil where a reducer was searched by its own states.
  let log: StateLog?
  let bounds: LoneSearchBounds
  /// Whether it was known that the app's start can be reached from the tab that replaces all others.
  let knowsWayHome: Bool

  /// Searches the part in the quickest way that shows all there is.
  ///
  /// - Parameter techniques: What to do without.
  init(
    _ part: ExplorationPart, of app: CompiledApp, _ running: RunningReducers, knowsWayHome: Bool,
    within bounds: LoneSearchBounds, _ monitor: SearchMonitor,
    without techniques: Set<Exploration.Technique>
  ) {
    var system = AppSystem(
      app, entry: part.entry, frozenTabs: part.frozenTabs(leadsHome: knowsWayHome),
      limits: bounds.limits,
      running: running, searchNumber: bounds.searchNumber)
    if techniques.contains(.rememberedSteps) { system.setup.remembersSteps = false }
    monitor.beginSearch()
    if !techniques.contains(.standaloneReducers),
      let machine = system.setup.running.machines[part.entry],
      system.setup.frozenTabs == nil,
      let plan = LoneReducerPlan(app, entry: part.entry),
      let found = machine.search(plan, bounds, monitor: monitor)
    {
      tree = GuidedSearch(&system, found)
    } else {
      system.stateLog = StateLog(policies: app.policies)
      tree = BreadthFirstSearch(
        &system, limits: bounds.limits, stateLimit: bounds.stateLimit, deadline: bounds.deadline,
        monitor: monitor)
    }
    log = system.stateLog
    system.stateLog = nil
    self.system = system
    self.bounds = bounds
    self.knowsWayHome = knowsWayHome
  }
}

extension PartSearch {
  /// A search beyond the limits that this one met, if that is cheap and meets none of them.
  ///
  /// - Parameter search: Searches the part within other limits and so many states.
  /// - Complexity: At most twice as many states as this one, or ``cheapStates``.
  func withRaisedLimits(_ search: (Limits, _ states: Int) -> PartSearch) -> PartSearch? {
    guard tree is BreadthFirstSearch, let limits = bounds.limits.raised(beyond: tree.cuts) else {
      return nil
    }
    let wider = search(limits, min(limits.states, max(Self.cheapStates, 2 * tree.stateCount)))
    return wider.tree.cuts.isSubset(of: [.pending]) ? wider : nil
  }

  /// As many states are cheap for any app.
  static let cheapStates = 20_000
}
