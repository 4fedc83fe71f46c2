import NavGraphFacts
import NavGraphModel

// Policies about the paths between states.

/// How near one start of a search is to what a policy wants to be reached.
struct PolicyReach {
  /// The position of the start.
  let start: Int
  /// A shortest way there, by positions, the start first; nil where none is known.
  let path: [Int]?
  /// Whether there may be one that is short enough where the search does not see.
  let isOpen: Bool
}

extension StateLogReading {
  /// Returns where a policy about paths is broken; nil where it is not, or where a bound hides the answer.
  func breach(of policy: CompiledPolicy, _ index: Int) -> ObservationTable.Origin? {
    switch policy.claim {
    case .never, .always, .mustReach: return nil
    case .canAlwaysReach:
      let returns = paths.leading(to: log.policyHits[index][0], avoiding: .outside)
      return positions.first { !returns[$0] && !isOpen[$0] }.map { .state($0) }
    case .noWay(let from, _, _):
      let goals = Set(log.policyHits[index][1])
      let passing = Set(log.policyHits[index][2])
      // A state that shows both ends at once is no way from one to the other.
      let beginnings =
        from == nil
        ? positions.filter(isInitial) : log.policyHits[index][0].filter { !goals.contains($0) }
      let path = paths.path(
        from: beginnings.filter { !passing.contains($0) }, depths: depths, to: goals.contains,
        through: { !passing.contains($0) })
      return path.map { .path($0) }
    }
  }

  /// By position: the number of steps from the start.
  private var depths: [Int] {
    search.states.indices.reduce(into: []) { depths, position in
      depths.append(search.origin(of: position).map { depths[$0.parent] + 1 } ?? 0)
    }
  }

  /// How near each start is to what a policy wants to be reached, in the order of the starts.
  ///
  /// - Complexity: Linear in the states and steps.
  func reaches(of index: Int, within limit: Int) -> [PolicyReach] {
    let distances = paths.distances(to: log.policyHits[index][0])
    let openDistances = paths.distances(to: paths.open)
    // A state that was found and never examined may be the goal itself.
    let unseen = paths.distances(to: positions.upperBound..<search.states.count)
    return positions.filter(isInitial).map { start in
      var path: [Int]?
      if let distance = distances[start] {
        path = [start]
        for left in (0..<distance).reversed() {
          let next = paths.successors(of: path?.last ?? start).first {
            distances[$0.position] == left
          }
          next.map { path?.append($0.position) }
        }
      }
      return PolicyReach(
        start: start, path: path,
        isOpen: openDistances[start].map { $0 < limit } ?? false
          || unseen[start].map { $0 <= limit } ?? false)
    }
  }
}
