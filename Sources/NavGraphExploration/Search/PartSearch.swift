import NavGraphFacts

/// The search of one part of an app.
struct PartSearch: SearchedPart {
  let tree: BreadthFirstSearch
  let system: AppSystem
  let log: StateLog?
  var bounds: SearchBounds
  /// The position of a tab from which users are known to be able to return home.
  let returningHome: Int?
  /// Where few states were enough: what answers everything else.
  var analysis: PartAnalysis?

  var needsMoreStates: Bool { tree.cuts.contains(.states) && analysis == nil }

  /// - Parameters:
  ///   - techniques: What to do without.
  ///   - summedUp: The flows that are summed up.
  init(
    _ part: ExplorationPart, of app: CompiledApp, _ running: RunningReducers, returningHome: Int?,
    within bounds: SearchBounds, _ monitor: SearchMonitor,
    without techniques: Set<Exploration.Technique>, summedUp: SummedUpFlows = SummedUpFlows()
  ) {
    var system = AppSystem(
      app, entry: part.entry, frozenTabs: part.frozenTabs(returningHome: returningHome),
      limits: bounds.limits,
      running: running, searchNumber: bounds.searchNumber)
    if techniques.contains(.rememberedSteps) { system.setup.remembersSteps = false }
    system.setup.summedUp = summedUp
    system.tree.presenters = summedUp.presenters
    monitor.beginSearch()
    system.stateLog = StateLog(app)
    tree = BreadthFirstSearch(
      &system, limits: bounds.limits, stateLimit: bounds.stateLimit, deadline: bounds.deadline,
      monitor: monitor, endingWith: bounds.fatal)
    log = system.stateLog
    system.stateLog = nil
    self.system = system
    self.bounds = bounds
    self.returningHome = returningHome
  }
}

extension PartSearch {
  /// Wider limits for a search that met some which may be raised; nil where it met others, too.
  var raisedLimits: Limits? {
    let raisable = Set(bounds.limits.raisable ?? [])
    guard !tree.cuts.isDisjoint(with: raisable),
      tree.cuts.isSubset(of: raisable.union([.pending]))
    else { return nil }
    return bounds.limits.raised
  }

  /// How many states are cheap beside those of this search.
  var cheapStates: Int { max(Self.cheapStates, 2 * tree.stateCount) }

  /// As many states are cheap for any app.
  static let cheapStates = 20_000
}
