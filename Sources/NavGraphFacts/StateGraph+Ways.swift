extension StateGraph.Search {
  /// The shortest way to one of some states.
  ///
  /// - Parameters:
  ///   - sources: Indices of states: the way begins at the first one from which there is any.
  ///   - goals: Indices of states.
  /// - Returns: Where the way begins, and its steps, the first ones of several that are as short; nil where
  ///   no way over kept states leads there.
  /// - Complexity: Linear in the states and steps.
  func shortestPath(from sources: [Int], to goals: [Int]) -> (start: Int, steps: [StateGraph.Step])?
  {
    let distances = distances(to: goals)
    guard let start = sources.first(where: { distances[$0] != nil }) else { return nil }
    var shortestPath: [StateGraph.Step] = []
    var current = start
    while let distance = distances[current], distance > 0 {
      let next = steps(outOf: current).first { step in
        guard case .state(let target) = step.target else { return false }
        return distances[target] == distance - 1
      }
      guard let next, case .state(let target) = next.target else { return nil }
      shortestPath.append(next)
      current = target
    }
    return (start, shortestPath)
  }

  /// The steps out of a state, in the order in which they are tried.
  ///
  /// - Complexity: O(log *steps*).
  package func steps(outOf state: Int) -> ArraySlice<StateGraph.Step> {
    let start = steps.partitioningIndex { $0.source >= state }
    let end = steps[start...].partitioningIndex { $0.source > state }
    return steps[start..<end]
  }

  /// By state: the least number of steps to one of the goals; nil where none leads there.
  private func distances(to goals: [Int]) -> [Int?] {
    var sources = [[Int]](repeating: [], count: states.count)
    for step in steps {
      if case .state(let target) = step.target { sources[target].append(step.source) }
    }
    var result = [Int?](repeating: nil, count: states.count)
    var pending: [Int] = []
    for goal in goals where result[goal] == nil {
      result[goal] = 0
      pending.append(goal)
    }
    var next = 0
    while next < pending.count {
      let position = pending[next]
      next += 1
      for source in sources[position] where result[source] == nil {
        result[source] = result[position].map { $0 + 1 }
        pending.append(source)
      }
    }
    return result
  }
}

extension RandomAccessCollection {
  /// The first position from which on everything is as asked for.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
    var (lower, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(lower, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        lower = index(after: middle)
        count -= half + 1
      }
    }
    return lower
  }
}
