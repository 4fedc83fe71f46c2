import NavGraphExploration

extension StackAgreement {
  /// Whether a search that goes through states one by one has as many of them on each level.
  func searchDifferences() -> [String] {
    guard walk.isComplete else { return [] }
    do throws(PushdownObstacle) {
      let search = try StackSearch(system, limits: StackSearch.Limits(states: 10_000))
      guard search.levels == walk.levels.map(\.count), search.cuts.isEmpty else {
        return ["the search has levels of \(search.levels), not \(walk.levels.map(\.count))"]
      }
      return []
    } catch {
      return [error.reason]
    }
  }
}
