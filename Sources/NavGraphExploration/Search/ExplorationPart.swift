import NavGraphFacts
import NavGraphModel

/// Something that is explored by itself.
struct ExplorationPart {
  let entry: Int
  let focus: [RouteReference]
  /// Where the app's tabs stand; nil where there are none, or several.
  let place: TabsPlace?
  /// Positions among the tabs of those that are frozen.
  let stillTabs: Set<Int>
  /// The position of the tab that can bring another case of the switches around the tabs; nil where none can.
  let leadingOut: Int?
  let moving: Set<Int>

  /// The tabs that are frozen in its search.
  ///
  /// - Parameter leadsHome: Whether it is known that the tab that leads out leads back home.
  func frozenTabs(leadsHome: Bool) -> FrozenTabs? {
    guard let place, !stillTabs.isEmpty else { return nil }
    return FrozenTabs(
      place: place, positions: stillTabs,
      leadingHome: leadsHome ? leadingOut.flatMap { stillTabs.contains($0) ? $0 : nil } : nil)
  }

  /// Whether it is about the tab that leads out of all of them.
  var isAboutWayOut: Bool { leadingOut.map { !stillTabs.contains($0) } ?? false }

  /// The parts that a start of the app is explored in; the tab that leads out of all of them comes first.
  static func parts(
    of app: CompiledApp, entry: Int, _ running: RunningReducers, limits: Limits
  ) -> [ExplorationPart] {
    let separation = Separation(app.graph, entry: entry)
    guard let place = separation.place, let tabs = separation.separateTabs(),
      case .tabs(let container) = app.graph.coordinators[place.coordinator].container,
      barIsAlwaysInUse(in: app, at: place, running, limits: limits)
    else {
      return [
        ExplorationPart(
          entry: entry, focus: [], place: separation.place, stillTabs: [], leadingOut: nil,
          moving: separation.moving(withTab: nil, of: nil))
      ]
    }
    let routes = app.graph.coordinators[place.coordinator].routes
    func position(of tab: Int) -> Int? { container.items.firstIndex(of: routes[tab].name) }
    let order =
      tabs.routes.filter { $0 == tabs.leadingOut } + tabs.routes.filter { $0 != tabs.leadingOut }
    return order.map { tab in
      ExplorationPart(
        entry: entry, focus: [RouteReference(coordinator: place.coordinator, route: tab)],
        place: place, stillTabs: Set(tabs.routes.filter { $0 != tab }.compactMap(position)),
        leadingOut: tabs.leadingOut.flatMap(position),
        moving: separation.moving(withTab: tab, of: tabs))
    }
  }

  /// Whether the bar can be used at the start, whichever tab is selected.
  private static func barIsAlwaysInUse(
    in app: CompiledApp, at place: TabsPlace, _ running: RunningReducers, limits: Limits
  ) -> Bool {
    // Nothing in tabs that are separate asks what is around them.
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
