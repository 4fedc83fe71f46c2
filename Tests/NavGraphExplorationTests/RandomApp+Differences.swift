import NavGraphExploration
import NavGraphFacts
import NavGraphModel

extension RandomApp {
  /// States that a comparison may have; larger apps are left out.
  static let stateLimit = 150

  /// In what the search and the naive model do not agree.
  func differences() throws -> [String] {
    var limits = limits
    limits.states = Self.stateLimit + 1
    let facts = try Exploration.explore(graph, limits: limits, without: [.beyondBounds])
    let seen = NaiveComparison(facts: facts)
    guard seen.stateCount <= Self.stateLimit else { return [] }
    let naive = NaiveApp(graph: graph, limits: limits)
    // The naive model multiplies the states of tabs that the search explores by themselves.
    let most = Self.stateLimit * (seen.isSeparated ? 10 : 4)
    guard let expected = naive.explore(atMost: most) else {
      return ["more states than \(most), not \(seen.stateCount)"]
    }
    var differences: [String] = []
    func compare<Value: Equatable>(_ name: String, _ found: Value, _ wanted: Value) {
      if found != wanted { differences.append("\(name): \(found), not \(wanted)") }
    }
    // Tabs that are explored by themselves have fewer states than their product, at the same
    // distances.
    if !seen.isSeparated {
      compare("states", seen.stateCount, expected.states.count)
      compare("steps", seen.stepCount, expected.stepCount)
      compare("the first wrong node", TraceReplay(facts).firstWrongNode(), nil)
      let beyond = try Exploration.explore(graph, limits: limits)
      compare(
        "the first wrong node beyond the bounds",
        TraceReplay(
          beyond,
          withinAnyOf: (1...3).map { number in
            Limits(stackHeight: 50, modalNesting: 50, flowNesting: 50, pending: number)
          }
        ).firstWrongNode(), nil)
    }
    // Of several bounds that one step goes beyond, the engine may name one.
    compare("unexpected cuts", seen.cuts.subtracting(expected.cuts), [])
    compare("whether it was cut", !seen.cuts.isEmpty, !expected.cuts.isEmpty)
    compare("shown", seen.shownDistance, expected.shownDistance)
    compare("held", seen.heldDistance, expected.heldDistance)
    compare("outcomes", seen.outcomes, expected.outcomes)
    return differences
  }
}
