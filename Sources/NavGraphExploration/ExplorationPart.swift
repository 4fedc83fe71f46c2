import NavGraphModel

/// Something that is explored by itself.
struct ExplorationPart {
  let entry: Int
  let focus: [RouteReference]
  /// Positions among the tabs.
  let frozenTabs: Set<Int>
  let moving: Set<Int>

  static func parts(
    of app: CompiledApp, entry: Int, _ running: RunningReducers, limits: Limits
  ) -> [ExplorationPart] {
    let separation = Separation(app.graph, entry: entry)
    var tabs = separation.separateTabs()
    if !tabs.isEmpty, !barIsAlwaysInUse(in: app, entry: entry, running, limits: limits) {
      tabs = []
    }
    guard case .tabs(let container) = app.graph.coordinators[entry].container, !tabs.isEmpty
    else {
      return [
        ExplorationPart(
          entry: entry, focus: [], frozenTabs: [],
          moving: separation.moving(withTab: nil, of: []))
      ]
    }
    let routes = app.graph.coordinators[entry].routes
    return tabs.map { tab in
      let others = tabs.filter { $0 != tab }.compactMap {
        container.items.firstIndex(of: routes[$0].name)
      }
      return ExplorationPart(
        entry: entry, focus: [RouteReference(coordinator: entry, route: tab)],
        frozenTabs: Set(others), moving: separation.moving(withTab: tab, of: tabs))
    }
  }

  /// Whether the bar can be used at the start, whichever tab is selected.
  private static func barIsAlwaysInUse(
    in app: CompiledApp, entry: Int, _ running: RunningReducers, limits: Limits
  ) -> Bool {
    var system = AppSystem(app, entry: entry, limits: limits, running: running)
    return system.initialStates().allSatisfy { state in
      system.tree.load(state)
      return (0..<system.tree.entryCount(of: system.tree.root)).allSatisfy { index in
        system.select(index, at: [])
        return system.activity().bars.first == []
      }
    }
  }
}
