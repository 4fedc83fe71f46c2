import NavGraphFacts

/// What a search has found, as paths: each state's first way in.
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
}

extension BreadthFirstSearch: SearchTree {
  var stateCount: Int { states.count }
  var reachedPositions: [Int] { Array(states.indices) }
  func state(at position: Int) -> UInt32 { states[position] }
}
