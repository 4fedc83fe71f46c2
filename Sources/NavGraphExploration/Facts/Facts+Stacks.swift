import NavGraphModel

extension Facts {
  /// What cut any of the searches, for questions about stacks of any height.
  package var stackCoverage: Coverage { Coverage(combining: flows.map(\.stackCoverage)) }

  /// Why the exact engine has no answers for a coordinator, each reason once, in the order of the searches
  /// in which its flows move; empty where it has them, and where it was not asked.
  ///
  /// - Returns: One list for each coordinator.
  /// - Complexity: O(*searches* · *routes*), and once for each start whether its tabs are separate.
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

  /// What the exact engine was asked, with the coordinators whose flows move there.
  private func visitStacks(_ body: (StackFacts, Set<Int>) -> Void) {
    var separations: [Int: (separation: Separation, tabs: SeparateTabs?)] = [:]
    for search in searches {
      guard let stacks = search.stacks else { continue }
      let (separation, tabs): (Separation, SeparateTabs?)
      if let known = separations[search.entry] {
        (separation, tabs) = known
      } else {
        separation = Separation(graph, entry: search.entry)
        tabs = separation.separateTabs()
        separations[search.entry] = (separation, tabs)
      }
      let tab = search.focus.first?.route
      body(stacks, separation.moving(withTab: tab, of: tab == nil ? nil : tabs))
    }
  }
}
