import NavGraphModel

extension Facts {
  /// What cut any of the searches, for questions about stacks of any height.
  package var stackCoverage: Coverage { Coverage(combining: flows.map(\.stackCoverage)) }

  /// Why the exact engine has no answers for a coordinator, each reason once, in the order of the searches
  /// in which its flows move; empty where it has them, and where nobody asked it.
  ///
  /// - Returns: One list for each coordinator.
  /// - Complexity: O(*searches* · *routes*), and once for each start whether its tabs are separate.
  package func stackObstacles() -> [[String]] {
    var result: [[String]] = flows.map { _ in [] }
    var separations: [Int: (separation: Separation, tabs: SeparateTabs?)] = [:]
    for search in searches {
      guard let obstacle = search.stacks?.obstacle else { continue }
      let (separation, tabs): (Separation, SeparateTabs?)
      if let known = separations[search.entry] {
        (separation, tabs) = known
      } else {
        separation = Separation(graph, entry: search.entry)
        tabs = separation.separateTabs()
        separations[search.entry] = (separation, tabs)
      }
      let tab = search.focus.first?.route
      for index in separation.moving(withTab: tab, of: tab == nil ? nil : tabs)
      where !result[index].contains(obstacle) {
        result[index].append(obstacle)
      }
    }
    return result
  }
}
