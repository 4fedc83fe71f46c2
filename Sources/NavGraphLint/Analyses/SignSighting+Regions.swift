import NavGraphFacts
import NavGraphModel

extension SignSighting {
  /// The routes of a sign at which its region is entered: those whose way does not lead over another
  /// state of the sign.
  ///
  /// - Complexity: Linear in the lengths of the witnesses.
  static func entrances(_ sign: Sign, in facts: Facts) -> [SignSighting] {
    let all = SignSighting.all([sign], in: facts, by: \.route)
    let nodes = Set(all.map(\.observation.witness))
    return all.filter { sighting in
      let way = facts.path(to: sighting.observation.witness).dropLast()
      return !way.contains(where: nodes.contains)
    }
  }
}
