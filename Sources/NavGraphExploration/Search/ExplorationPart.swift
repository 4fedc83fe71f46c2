import NavGraphFacts
import NavGraphModel

/// Something that is explored by itself.
struct ExplorationPart {
  let entry: Int
  let focus: [RouteReference]
  /// The place of the app's tabs; nil where there are none, or several.
  let place: TabsPlace?
  /// Positions among the tabs of those that are frozen.
  let frozenTabPositions: Set<Int>
  /// The positions of the tabs in which something acts outside the tabs.
  let leadingOut: Set<Int>
  let moving: Set<Int>

  /// Returns the tabs that are frozen in its search.
  ///
  /// - Parameter returningHome: The position of a tab from which users can return home; nil where none is known.
  func frozenTabs(returningHome: Int?) -> FrozenTabs? {
    guard let place, !frozenTabPositions.isEmpty else { return nil }
    return FrozenTabs(
      place: place, positions: frozenTabPositions,
      returningHome: returningHome.flatMap { frozenTabPositions.contains($0) ? $0 : nil })
  }

  /// The position of the tab that it is about, if that leads out of the tabs.
  var exitVerdict: Int? { leadingOut.subtracting(frozenTabPositions).first }

  /// The parts that a start of the app is explored in; the tabs that lead out of all of them come first.
  static func parts(
    of app: CompiledApp, entry: Int, _ running: RunningReducers, limits: Limits,
    without techniques: Set<Exploration.Technique> = []
  ) -> [ExplorationPart] {
    let separation = Separation(app.graph, entry: entry)
    guard !techniques.contains(.separateTabs), let place = separation.place,
      let tabs = separation.separateTabs(),
      case .tabs(let container) = app.graph.coordinators[place.coordinator].container,
      barIsAlwaysInUse(in: app, at: place, running, limits: limits)
    else { return [undivided(separation)] }
    let routes = app.graph.coordinators[place.coordinator].routes
    func position(of tab: Int) -> Int? { container.items.firstIndex(of: routes[tab].name) }
    if tabs.areActedOn {
      let all = FrozenTabs(
        place: place, positions: Set(tabs.routes.compactMap(position)), returningHome: nil)
      guard tabsAreReached(in: app, entry: entry, all, running, limits: limits) else {
        return [undivided(separation)]
      }
    }
    let order =
      tabs.routes.filter { tabs.leadingOut.contains($0) }
      + tabs.routes.filter { !tabs.leadingOut.contains($0) }
    return order.map { tab in
      ExplorationPart(
        entry: entry, focus: [RouteReference(coordinator: place.coordinator, route: tab)],
        place: place,
        frozenTabPositions: Set(tabs.routes.filter { $0 != tab }.compactMap(position)),
        leadingOut: Set(tabs.leadingOut.compactMap(position)),
        moving: separation.moving(withTab: tab, of: tabs))
    }
  }

  /// Everything that can come of a start.
  static func undivided(_ separation: Separation) -> ExplorationPart {
    ExplorationPart(
      entry: separation.entry, focus: [],
      place: separation.place.flatMap { $0.isInStack ? nil : $0 }, frozenTabPositions: [],
      leadingOut: [],
      moving: separation.moving(withTab: nil, of: nil))
  }

  /// Whether the tabs are shown at some time, although all of them are frozen, so that nothing acts on one: each part of
  /// the app has them then.
  private static func tabsAreReached(
    in app: CompiledApp, entry: Int, _ tabs: FrozenTabs, _ running: RunningReducers,
    limits: Limits
  ) -> Bool {
    var system = AppSystem(
      app, entry: entry, frozenTabs: tabs, limits: limits, running: running)
    let search = BreadthFirstSearch(
      &system, limits: limits, stateLimit: min(limits.states, reachLimit),
      deadline: limits.deadline(from: ContinuousClock.now))
    return search.states.contains { state in
      system.tree.load(state)
      return system.showsTabs(tabs.place)
    }
  }

  /// How many states are looked at for one that shows the tabs.
  private static let reachLimit = 1_000

  /// Whether the bar can be used at the start, whichever tab is selected.
  private static func barIsAlwaysInUse(
    in app: CompiledApp, at place: TabsPlace, _ running: RunningReducers, limits: Limits
  ) -> Bool {
    // Nothing in separate tabs depends on what encloses them.
    var system = AppSystem(app, entry: place.coordinator, limits: limits, running: running)
    return system.initialStates().allSatisfy { state in
      system.tree.load(state)
      return (0..<system.tree.entryCount(of: system.tree.root)).allSatisfy { index in
        system.select(index, at: [])
        return system.activity().bars.first == []
      }
    }
  }
}
