import NavGraphModel

extension Facts {
  /// The bounds that limited any of the searches, for questions about any stack height.
  package var stackCoverage: Coverage { Coverage(combining: flows.map(\.stackCoverage)) }

  /// Whether it is open in some part of the app if an observation is there, although the bounds do not leave it open.
  package func leavesOpen(_ kind: ObservationKind) -> Bool {
    unanswered.contains(kind) || flows.contains { $0.openKinds.contains(kind) }
  }

  /// Why the exact engine has no answers for a coordinator, each reason once, in the order of the searches
  /// in which its flows move; empty where it has them, and where it was not asked.
  ///
  /// - Returns: One list for each coordinator.
  /// - Complexity: O(*searches* · *routes* · *coordinators*).
  package func stackObstacles() -> [[String]] {
    var result: [[String]] = flows.map { _ in [] }
    visitStacks { stacks, moving in
      guard let obstacle = stacks.obstacle else { return }
      for index in moving where !result[index].contains(obstacle) {
        result[index].append(obstacle)
      }
    }
    return result
  }

  /// The coordinators for which the exact engine has answers from a search in which their flows move.
  ///
  /// - Complexity: As of ``stackObstacles()``.
  package func coordinatorsWithStackAnswers() -> Set<Int> {
    var result: Set<Int> = []
    visitStacks { stacks, moving in
      if stacks.obstacle == nil { result.formUnion(moving) }
    }
    return result
  }

  /// Visits the answers of the exact engine, with the coordinators whose flows move there.
  private func visitStacks(_ body: (StackFacts, Set<Int>) -> Void) {
    for search in searches {
      guard let stacks = search.stacks else { continue }
      body(stacks, moving(in: search))
    }
  }

  /// The coordinators whose flows move in a search: all, without those of the tabs that it leaves alone.
  private func moving(in search: SearchFacts) -> Set<Int> {
    guard let focus = search.focus.first,
      case .tabs(let tabs) = graph.coordinators[focus.coordinator].container
    else { return graph.flows(from: search.entry) }
    return graph.flows(from: search.entry) { coordinator, index in
      let route = graph.coordinators[coordinator].routes[index]
      return coordinator == focus.coordinator && index != focus.route
        && tabs.items.contains(route.name)
    }
  }
}
