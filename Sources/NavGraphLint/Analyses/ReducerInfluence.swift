import NavGraphFacts
import NavGraphModel

/// What depends on reducers: a search proves nothing absent there, since only the registered actions
/// are tried.
struct ReducerInfluence {
  /// The coordinators that depend on any reducer.
  let dependent: Set<Int>
  /// Those that depend on one of which a step was set aside.
  let behindGaps: Set<Int>

  init(_ facts: Facts) {
    let coordinators = facts.graph.coordinators
    let reducers = coordinators.indices.filter { coordinators[$0].reducer != nil }
    guard !reducers.isEmpty else {
      (dependent, behindGaps) = ([], [])
      return
    }
    let map = InfluenceMap(facts.graph)
    dependent = map.spread(from: reducers)
    behindGaps = map.spread(from: facts.coordinatorsWithGaps.sorted())
  }
}
