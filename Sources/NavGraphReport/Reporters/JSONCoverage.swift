import NavGraphFacts
import NavGraphLint
import NavGraphModel

/// How far a search saw, for programs.
struct JSONCoverage: Encodable {
  let complete: Bool
  let cutBy: [Coverage.Cut]
  /// What holds for any stack height; nil where the search saw everything.
  let stacks: JSONStacks?

  init(_ facts: Facts) {
    complete = facts.coverage.isComplete
    cutBy = facts.coverage.cutBy
    stacks = StackVerdicts(facts).map { JSONStacks($0, facts) }
  }
}

/// Whose answers hold for any stack height, and why not those of the others.
struct JSONStacks: Encodable {
  let complete: Bool
  let exact: [String]
  let bounded: [Bounded]
  let searches: [Search]

  struct Bounded: Encodable {
    let coordinators: [String]
    let bound: String
    let because: [String]
  }

  struct Search: Encodable {
    let start: String
    let tab: String?
    let answered: Bool
    let heads: Int
    let maximalHeight: Int?
  }

  fileprivate init(_ verdicts: StackVerdicts, _ facts: Facts) {
    complete = verdicts.bounded.isEmpty
    exact = verdicts.exact
    bounded = verdicts.bounded.map {
      Bounded(coordinators: $0.coordinators, bound: $0.bound, because: $0.reasons)
    }
    searches = facts.searches.compactMap { search in
      search.stacks.map { stacks in
        Search(
          start: facts.graph.coordinators[search.entry].name,
          tab: search.focus.last.map {
            facts.graph.coordinators[$0.coordinator].routes[$0.route].name
          },
          answered: stacks.obstacle == nil, heads: stacks.headCount,
          maximalHeight: stacks.maximalHeight)
      }
    }
  }
}
