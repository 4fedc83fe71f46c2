import NavGraphFacts
import NavGraphModel

/// Where the tabs of an app stand: at its start, or in a case of a switch there, or of a switch in that.
struct TabsPlace: Hashable {
  /// The coordinator of the tabs.
  let coordinator: Int
  /// The cases that lead there, from the outermost switch inwards; none where the app starts with tabs.
  let cases: [RouteReference]

  /// The flow of the tabs, while all these cases are shown: a switch that keeps nothing has one entry.
  var address: Address { Address(cases.map { _ in AddressElement.entry(0) }) }

  /// The switches around the tabs.
  var switches: [Int] { cases.map(\.coordinator) }
}

/// Tabs that are frozen while others move.
struct FrozenTabs {
  let place: TabsPlace
  /// Positions among the tabs.
  let positions: Set<Int>
  /// The position of one that is known to lead back home, out of the tabs.
  let leadingHome: Int?
}

extension GraphDefinition {
  /// Where the tabs stand that an app has from its start on, or in one place inside of switches that keep
  /// nothing; nil where there are none, or several.
  ///
  /// - Complexity: Linear in the registration.
  func placeOfTabs(from entry: Int) -> TabsPlace? {
    if case .tabs = coordinators[entry].container {
      return TabsPlace(coordinator: entry, cases: [])
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
    var ways: [(coordinator: Int, cases: [RouteReference])] = [(entry, [])]
    while let (current, cases) = ways.popLast() {
      if case .tabs = coordinators[current].container {
        places.append(TabsPlace(coordinator: current, cases: cases))
      }
      guard case .switch(let container) = coordinators[current].container, container.kept.isEmpty
      else { continue }
      for (number, route) in coordinators[current].routes.enumerated() {
        guard let hosted = route.hosts.flatMap({ index[$0] }), hostCounts[hosted] == 1 else {
          continue
        }
        ways.append((hosted, cases + [RouteReference(coordinator: current, route: number)]))
      }
    }
    return places.count == 1 ? places[0] : nil
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
