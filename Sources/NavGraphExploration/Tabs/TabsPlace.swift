import NavGraphFacts
import NavGraphModel

/// Where the tabs of an app stand: at its start, or in a case of a switch or the lowest screen of a stack there, or of
/// one in that.
struct TabsPlace: Hashable {
  /// The coordinator of the tabs.
  let coordinator: Int
  /// The cases and lowest screens that lead there, from the outermost inwards; none where the app starts with tabs.
  var cases: [RouteReference] = []
  /// Whether one of the coordinators around is a stack, in which screens can cover the tabs.
  var isInStack = false

  /// The flow of the tabs, while they are there: each stands in the lowest entry.
  var address: Address { Address(cases.map { _ in AddressElement.entry(0) }) }

  /// The switches and stacks around the tabs.
  var switches: [Int] { cases.map(\.coordinator) }
}

/// Tabs that are frozen while others move.
struct FrozenTabs {
  let place: TabsPlace
  /// Positions among the tabs.
  let positions: Set<Int>
  /// The position of one that is known to lead back home, out of the tabs.
  let returningHome: Int?
}

extension GraphDefinition {
  /// Where the tabs stand that an app has from its start on, or in one place inside of switches that keep
  /// nothing and of stacks in which nothing lies beneath; nil where there are none, or several.
  ///
  /// - Complexity: Linear in the registration, for each coordinator around the tabs.
  func placeOfTabs(from entry: Int) -> TabsPlace? {
    if case .tabs = coordinators[entry].container {
      return TabsPlace(coordinator: entry)
    }
    let index = Dictionary(
      zip(coordinators.map(\.name), coordinators.indices), uniquingKeysWith: { first, _ in first })
    var hostCounts: [Int: Int] = [:]
    var known: Set<Int> = [entry]
    var pending = [entry]
    while let current = pending.popLast() {
      for hosted in coordinators[current].routes.compactMap({ $0.hosts.flatMap { index[$0] } }) {
        hostCounts[hosted, default: 0] += 1
        if known.insert(hosted).inserted { pending.append(hosted) }
      }
    }
    guard hostCounts[entry] == nil else { return nil }
    var places: [TabsPlace] = []
    var paths = [TabsPlace(coordinator: entry)]
    while let path = paths.popLast() {
      let current = coordinators[path.coordinator]
      if case .tabs = current.container { places.append(path) }
      for (number, route) in current.routes.enumerated() {
        guard let hosted = route.hosts.flatMap({ index[$0] }), hostCounts[hosted] == 1,
          let isInStack = isInStack(lowest: route.name, of: path.coordinator)
        else { continue }
        paths.append(
          TabsPlace(
            coordinator: hosted,
            cases: path.cases + [RouteReference(coordinator: path.coordinator, route: number)],
            isInStack: path.isInStack || isInStack))
      }
    }
    return places.count == 1 ? places[0] : nil
  }

  /// Whether what a route hosts stands in a stack, always lowest and always put there in the same way; nil where it
  /// stands in neither such a stack nor a switch that keeps nothing.
  private func isInStack(lowest route: String, of index: Int) -> Bool? {
    switch coordinators[index].container {
    case .switch(let container): return container.kept.isEmpty ? false : nil
    case .stack:
      let shownPlacements = placements(in: index).filter { $0.destination.target.route == route }
      return shownPlacements.allSatisfy(\.isLowest)
        && Set(shownPlacements.map(\.destination)).count == 1
        ? true : nil
    case .tabs, .joined: return nil
    }
  }

  /// The coordinators that can have flows in a tab, by its position.
  func flows(inTab tab: Int, of coordinator: Int) -> Set<Int> {
    guard case .tabs(let tabs) = coordinators[coordinator].container,
      tabs.items.indices.contains(tab),
      let route = coordinators[coordinator].routes.first(where: { $0.name == tabs.items[tab] })
    else { return [] }
    return flows(hostedBy: route)
  }

  /// The coordinators of all flows that can be in a route's.
  func flows(hostedBy route: RouteDefinition) -> Set<Int> {
    let hosted = coordinators.firstIndex { $0.name == route.hosts }
    return hosted.map { flows(from: $0) } ?? []
  }
}
