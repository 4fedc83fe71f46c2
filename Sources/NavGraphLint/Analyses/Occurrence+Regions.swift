import NavGraphFacts
import NavGraphModel

extension Occurrence {
  /// The routes of an observation at which its region is entered: those whose way does not lead over another
  /// state of the observation.
  ///
  /// - Complexity: Linear in the lengths of the witnesses.
  static func entrances(_ kind: ObservationKind, in facts: Facts) -> [Occurrence] {
    let all = Occurrence.all([kind], in: facts, by: \.route)
    let nodes = Set(all.map(\.observation.witness))
    return all.filter { occurrence in
      let path = facts.path(to: occurrence.observation.witness).dropLast()
      return !path.contains(where: nodes.contains)
    }
  }
}
