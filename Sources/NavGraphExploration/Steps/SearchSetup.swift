import NavGraphFacts

/// What stays as it is in all steps of a search, beside the app and the limits.
struct SearchSetup {
  /// The coordinator that the app starts with.
  let entry: Int
  /// The state that a search begins in; nil for those that the app starts with.
  var start: UInt32?
  /// The tabs that other searches explore, and that are frozen in this one.
  var frozenTabs: FrozenTabs?
  /// By frozen tab: the coordinators that can have flows in it.
  let frozenFlows: [Int: Set<Int>]
  let running: RunningReducers
  /// Which of the searches of an exploration this is.
  let searchNumber: Int
  /// Whether steps are memoized: those of reducers run their code, and where slots or cases follow more than values, any
  /// step may depend on anything.
  var remembersSteps: Bool
  /// How deep separately explored tabs are: steps are remembered only for flows inside of them, where nothing is frozen.
  let scopeDepth: Int
  /// In the summary of an app: the flows that are summed up.
  var summedUp = SummedUpFlows()

  init(
    _ app: CompiledApp, entry: Int, frozenTabs: FrozenTabs?, running: RunningReducers,
    searchNumber: Int
  ) {
    self.entry = entry
    self.frozenTabs = frozenTabs
    self.running = running
    self.searchNumber = searchNumber
    scopeDepth = frozenTabs?.place.cases.count ?? 0
    remembersSteps =
      running.machines.isEmpty && (!app.features.hasDerived || app.conditions.followValues)
    frozenFlows = Dictionary(
      uniqueKeysWithValues: (frozenTabs?.positions ?? []).map { position in
        (position, app.graph.flows(inTab: position, of: frozenTabs?.place.coordinator ?? entry))
      })
  }

  /// The coordinators that can have flows in the selected tab, where that is frozen.
  func frozenFlows(in activity: Activity) -> Set<Int> {
    activity.frozenTab.flatMap { frozenFlows[$0] } ?? []
  }
}
