import NavGraphFacts

/// The results of a search, as paths: each state's first way in.
protocol SearchTree {
  var stateCount: Int { get }
  /// Steps taken, those to known states included.
  var stepCount: Int { get }
  var cuts: Set<Limits.Kind> { get }
  /// The positions of the states that can be examined, ascending.
  var reachedPositions: [Int] { get }
  /// The number of the state at a position.
  func state(at position: Int) -> UInt32
  /// The step that first found the state at a position, or nil for an initial state.
  func origin(of position: Int) -> (parent: Int, label: UInt32)?
  /// Returns a function that gives the position of the state that a step was the first to find.
  func stateFoundByStep() -> (StepOrigin) -> Int?
}

extension SearchTree {
  func stateFoundByStep() -> (StepOrigin) -> Int? {
    var found: [StepOrigin: Int] = [:]
    for position in reachedPositions {
      guard let origin = origin(of: position) else { continue }
      found[StepOrigin(state: origin.parent, label: origin.label)] = position
    }
    return { found[$0] }
  }
}

extension BreadthFirstSearch: SearchTree {
  package var stateCount: Int { states.count }
  var reachedPositions: [Int] { Array(states.indices) }
  func state(at position: Int) -> UInt32 { states[position] }

  /// States are found in the order of the states that steps lead out of, and of the steps there.
  ///
  /// - Complexity: O(log *states*) for a step.
  func stateFoundByStep() -> (StepOrigin) -> Int? {
    let first = states.indices.first { origin(of: $0) != nil } ?? states.count
    return { step in
      let wanted = (step.state, step.label)
      var (low, high) = (first, states.count)
      while low < high {
        let middle = (low + high) / 2
        if let origin = origin(of: middle), origin < wanted {
          low = middle + 1
        } else {
          high = middle
        }
      }
      guard low < states.count, let origin = origin(of: low), origin == wanted else { return nil }
      return low
    }
  }
}
