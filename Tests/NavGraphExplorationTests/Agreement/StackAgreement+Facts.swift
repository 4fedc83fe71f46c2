import NavGraphExploration
import NavGraphFacts
import NavGraphModel

extension StackAgreement {
  /// Whether facts of a search that bounds limited say the same as the naive model, as far as that went:
  /// outcomes, and screens held and shown, at the same distances; and whether their paths can be taken.
  func factsDifferences() -> [String] {
    let limits = Limits(stackHeight: 2, modalNesting: 1, flowNesting: 3, states: 12)
    guard var facts = try? Exploration.explore(graph, limits: limits), !facts.coverage.isComplete
    else { return [] }
    // So few states as these bounds allow are no measure for all kinds of screens.
    if facts.searches.contains(where: { $0.stacks?.obstacle?.contains("--max-states") ?? false }) {
      return []
    }
    var differences: [String] = []
    for search in facts.searches where search.stacks?.obstacle != nil || search.stacks == nil {
      differences.append("no facts: \(search.stacks?.obstacle ?? "nobody asked")")
    }
    let seen = NaiveComparison(facts: facts)
    let last = naive.levels.count
    func compare<Key>(_ name: String, _ seen: [Key: Int], _ wanted: [Key: Int], to last: Int) {
      for (key, distance) in wanted where seen[key] != distance {
        differences.append("\(name) \(key) at \(seen[key] ?? -1), not \(distance)")
      }
      for (key, distance) in seen where wanted[key] == nil {
        if distance <= last || naive.isComplete {
          differences.append("\(name) \(key) at \(distance), not at all")
        }
      }
    }
    compare("outcome", seen.outcomes, naive.outcomes, to: naive.isComplete ? last : last - 1)
    compare("shown", seen.shownDistance, naive.shown, to: last - 1)
    compare("held", seen.heldDistance, naive.held, to: last - 1)
    facts.limits = NaiveLevels.noLimits
    if let wrong = TraceReplay(facts).firstWrongNode() { differences.append("node \(wrong)") }
    return differences
  }
}
