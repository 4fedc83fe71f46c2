import NavGraphFacts
import NavGraphModel

/// The tabs that can be explored separately.
///
/// The tabs of an app are separate if nothing in one of them touches anything outside its own flow,
/// and the bar leads from each to each: then whatever can happen in one of them can happen while the others
/// stay at their start, and the states add up instead of multiplying. They are where the app starts, in
/// a case of switches that keep nothing, or lowest in stacks (``TabsPlace``). A step of a tab that acts around the tabs
/// ends their use, or covers them until it is undone; `Separation+Surroundings` says when they stay separate.
struct Separation {
  let graph: GraphDefinition
  let entry: Int
  let place: TabsPlace?

  init(_ graph: GraphDefinition, entry: Int) {
    self.graph = graph
    self.entry = entry
    place = graph.placeOfTabs(from: entry)
  }

  /// The tabs that host flows of their own; nil where they are not separate.
  func separateTabs() -> SeparateTabs? {
    guard let place else { return nil }
    let coordinator = graph.coordinators[place.coordinator]
    guard case .tabs(let tabs) = coordinator.container, tabs.hasBar, tabs.hidesBar == nil,
      coordinator.reducer == nil, coordinator.hasPlainTabs,
      !place.cases.isEmpty || !writesSharedVariables
    else { return nil }
    let hosting = coordinator.routes.indices.filter {
      coordinator.routes[$0].hosts != nil && tabs.items.contains(coordinator.routes[$0].name)
    }
    guard hosting.count > 1 else { return nil }
    let inside = hosting.map { graph.flows(hostedBy: coordinator.routes[$0]) }
    guard !inside.contains(where: { $0.contains(place.coordinator) }) else { return nil }
    // A slot that is taken from the start can keep the bar from being used.
    let holdsSomething = inside.joined().contains { index in
      let coordinator = graph.coordinators[index]
      return (coordinator.slots + coordinator.routes.flatMap(\.slots)).contains {
        $0.initial != nil
      }
    }
    guard !holdsSomething else { return nil }
    // The bar has to lead out of a tab that is at its start.
    let all = inside.reduce(into: Set([place.coordinator])) { $0.formUnion($1) }
    guard !all.contains(where: { graph.coordinators[$0].startsWithoutBar }) else { return nil }
    let surroundings = TabSurroundings(
      graph, entry: entry, place: place, tabs: Array(zip(hosting, inside)))
    guard let dependencies = surroundings.dependencies(),
      dependencies.leadingOut.count <= 1 || surroundings.written.isEmpty,
      dependencies.leadingOut.isEmpty || !dependencies.actsOnTabs
    else { return nil }
    return SeparateTabs(
      place: place, routes: hosting, leadingOut: dependencies.leadingOut,
      areActedOn: dependencies.actsOnTabs)
  }

  /// Whether anything writes a variable that is not a flow's or a screen's own.
  private var writesSharedVariables: Bool {
    let shared = Set(
      graph.variables.map(\.name) + graph.coordinators[entry].variables.map(\.name))
    return graph.coordinators.contains { coordinator in
      coordinator.containsOperation { operation in
        if case .assign(let name, _) = operation { shared.contains(name) } else { false }
      }
    }
  }

  /// The coordinators that can move while one of the tabs does, and the others are frozen.
  ///
  /// - Parameter tab: The route of the tab; nil where all move.
  func moving(withTab tab: Int?, of tabs: SeparateTabs?) -> Set<Int> {
    graph.flows(from: entry) { coordinator, route in
      guard let tabs, coordinator == tabs.place.coordinator, route != tab else { return false }
      return tabs.routes.contains(route)
    }
  }
}

extension CoordinatorDefinition {
  /// Whether a screen that switches the bar off can be there from the start.
  fileprivate var startsWithoutBar: Bool {
    let switchingOff = routes.filter { $0.disabledGestures.contains(.tabTap) }.map(\.name)
    guard case .stack(let stack) = container else { return !switchingOff.isEmpty }
    return stack.initial.joined().contains { switchingOff.contains($0.target.route) }
  }

  /// Whether the bar selects all tabs with flows in any state: options make others buttons that it never selects.
  var hasPlainTabs: Bool {
    guard case .tabs(let tabs) = container else { return false }
    return tabs.options.allSatisfy { name, options in
      options == TabOptions(condition: .any([]))
        && routes.contains { $0.name == name && $0.hosts == nil }
    }
  }
}

/// Tabs that can be explored one by one.
struct SeparateTabs {
  let place: TabsPlace
  /// The routes of those that host flows.
  let routes: [Int]
  /// The routes of the tabs in which something acts outside them.
  let leadingOut: Set<Int>
  /// Whether the surroundings act on a tab, although nothing in it asks for that.
  let areActedOn: Bool
}
