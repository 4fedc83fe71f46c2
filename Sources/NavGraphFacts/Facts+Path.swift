import NavGraphModel

extension Facts {
  /// Returns the shortest path from a screen to another one.
  ///
  /// A screen is in use if it can be tapped, or encloses such a screen. From the start, the path is the
  /// witness of the screen; from another screen it uses the kept states (``Limits/keptStates``), and begins
  /// at the state nearest to the start that has the screen in use and from which there is any path. Where
  /// tabs were explored separately, a path may lead from one to the other.
  ///
  /// - Parameters:
  ///   - start: Nil for the start of the app.
  ///   - goal: A screen of the graph.
  /// - Complexity: Linear in the states that are kept and their steps.
  package func path(from start: RouteReference?, to goal: RouteReference) -> PathAnswer {
    guard let node = flows[goal.coordinator].routes[goal.route].shown else {
      return absence(of: goal)
    }
    guard let start else { return .found(path(to: node)) }
    guard flows[start.coordinator].routes[start.route].shown != nil else {
      return absence(of: start)
    }
    guard let states else { return .open(.noStates) }
    let wanted = states.searches.map {
      (sources: indices(in: $0, showing: start), goals: indices(in: $0, showing: goal))
    }
    var best: NavigationPath?
    for (index, search) in states.searches.enumerated() {
      guard
        let shortestPath = search.shortestPath(from: wanted[index].sources, to: wanted[index].goals)
      else {
        continue
      }
      if let best, best.steps.count <= shortestPath.steps.count { continue }
      best = search.path(shortestPath, number: index)
    }
    if let best { return .found(best) }
    if let path = pathFromTabToTab(in: states, wanted) { return .found(path) }
    let isPartial = states.searches.contains(where: \.isPartial)
    let answer = isPartial ? .open(.unkeptStates) : absence(coverage)
    let isSeparate = zip(searches, wanted).contains { !$0.focus.isEmpty && !$1.sources.isEmpty }
    return answer == .none && isSeparate ? .open(.separateSearches) : answer
  }

  /// Returns what it means that a screen was never shown: whether one can be is known for any stack height where
  /// the exact engine has the answers.
  private func absence(of route: RouteReference) -> PathAnswer {
    absence(flows[route.coordinator].stackCoverage)
  }

  /// What it means that nothing was found.
  private func absence(_ coverage: Coverage) -> PathAnswer {
    if !coverage.isComplete { return .open(.cutSearch) }
    return graph.coordinators.contains { $0.reducer != nil } ? .open(.reducers) : .none
  }

  /// The way to a node of the trace.
  private func path(to node: Int) -> NavigationPath {
    var nodes: [TraceNode] = []
    var current: Int? = node
    while let index = current {
      nodes.append(trace[index])
      current = trace[index].parent
    }
    nodes.reverse()
    let entry = nodes[0].state.flow.coordinator
    return NavigationPath(
      search: searches.firstIndex { $0.entry == entry } ?? 0, states: nodes.map(\.state),
      steps: nodes.compactMap(\.step).map { step in
        StateGraph.Event(
          actor: step.actor, cause: step.cause, action: step.action, trigger: step.trigger,
          assumes: step.assumes)
      })
  }

  private func indices(in search: StateGraph.Search, showing route: RouteReference) -> [Int] {
    search.states.indices.filter { isInUse(route, in: search.states[$0]) }
  }

  /// Whether a screen, or one in its flow, is in use in a state.
  package func isInUse(_ route: RouteReference, in state: Snapshot) -> Bool {
    var isInUse = false
    state.flow.visitEntries { coordinator, entry in
      guard entry.isActive, coordinator == route.coordinator, !isInUse else { return }
      let screen = ScreenReference(coordinator: coordinator, instance: entry.entry.instance)
      isInUse = self.route(of: screen) == route
    }
    return isInUse
  }
}

// MARK: - From tab to tab

extension Facts {
  /// A way out of one tab and on in another one, where each was explored while the other stood still.
  private func pathFromTabToTab(
    in states: StateGraph, _ wanted: [(sources: [Int], goals: [Int])]
  ) -> NavigationPath? {
    var best: NavigationPath?
    for (first, second) in pairsOfTabs() {
      guard !wanted[first.search].sources.isEmpty, !wanted[second.search].goals.isEmpty,
        let out = states.searches[first.search].path(
          from: wanted[first.search].sources, to: { $0.flow.selected == second.position },
          number: first.search),
        let endState = out.states.last
      else { continue }
      let search = states.searches[second.search]
      // The other tab is as it was at the start; the first one has moved.
      let beginnings = search.states.indices.filter { index in
        search.states[index] == endState.replacing(tab: first.position, by: search.states[index])
      }
      guard
        let shortestPath = search.shortestPath(from: beginnings, to: wanted[second.search].goals)
      else {
        continue
      }
      let onward = search.path(shortestPath, number: second.search)
      guard onward.states.allSatisfy({ $0.flow.selected == second.position }) else { continue }
      if let best, best.steps.count <= out.steps.count + onward.steps.count { continue }
      best = NavigationPath(
        search: second.search,
        states: out.states
          + onward.states.dropFirst().map { $0.replacing(tab: first.position, by: endState) },
        steps: out.steps + onward.steps)
    }
    return best
  }

  /// Two searches about different tabs of one app, with the tabs' positions.
  private func pairsOfTabs() -> [(first: Tab, second: Tab)] {
    let tabs = searches.indices.compactMap { search -> Tab? in
      guard let route = searches[search].focus.first,
        route.coordinator == searches[search].entry,
        case .tabs(let container) = graph.coordinators[route.coordinator].container
      else { return nil }
      let name = graph.coordinators[route.coordinator].routes[route.route].name
      return container.items.firstIndex(of: name).map { Tab(search: search, position: $0) }
    }
    return tabs.flatMap { first in
      tabs.filter { second in
        first.search != second.search
          && searches[first.search].entry == searches[second.search].entry
      }.map { (first, $0) }
    }
  }

  /// A tab that was explored by itself.
  private struct Tab {
    let search: Int
    let position: Int
  }
}

extension Snapshot {
  /// With one of the tabs as it is in another state.
  fileprivate func replacing(tab position: Int, by other: Snapshot) -> Snapshot {
    guard flow.entries.indices.contains(position), other.flow.entries.indices.contains(position)
    else { return self }
    var copy = self
    copy.flow.entries[position] = other.flow.entries[position]
    return copy
  }
}

extension StateGraph.Search {
  fileprivate func path(
    _ shortestPath: (start: Int, steps: [StateGraph.Step]), number: Int
  ) -> NavigationPath {
    let targets = shortestPath.steps.compactMap { step in
      if case .state(let target) = step.target { target } else { nil }
    }
    return NavigationPath(
      search: number, states: ([shortestPath.start] + targets).map { states[$0] },
      steps: shortestPath.steps.map { events[$0.event] })
  }

  fileprivate func path(
    from sources: [Int], to isGoal: (Snapshot) -> Bool, number: Int
  ) -> NavigationPath? {
    shortestPath(from: sources, to: states.indices.filter { isGoal(states[$0]) })
      .map { path($0, number: number) }
  }
}
