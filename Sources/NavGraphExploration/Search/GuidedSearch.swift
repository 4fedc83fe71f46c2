import NavGraphFacts

/// Looks with a system at those states alone in which another search saw something new, and at those
/// on the way to them.
struct GuidedSearch: SearchTree {
  let stateCount: Int
  let stepCount: Int
  let cuts: Set<Limits.Kind>
  let reachedPositions: [Int]
  private var states: [Int: UInt32] = [:]
  private let origins: [Int: (parent: Int, label: UInt32)]

  /// Expands the states at once.
  ///
  /// - Complexity: Linear in the steps out of the states that are examined.
  init<System: TransitionSystem>(_ system: inout System, _ found: LoneSearchResult) {
    stateCount = found.stateCount
    stepCount = found.stepCount
    cuts = found.cuts
    var origins: [Int: (parent: Int, label: UInt32)] = [:]
    var wanted: Set<Int> = [0]
    for sight in found.newSights {
      var current = sight
      while wanted.insert(current).inserted, let origin = found.origin(current) {
        origins[current] = origin
        current = origin.parent
      }
    }
    self.origins = origins
    var children: [Int: [(label: UInt32, position: Int)]] = [:]
    for (position, origin) in origins {
      children[origin.parent, default: []].append((origin.label, position))
    }
    var reached: [Int] = []
    var successors: [Successor] = []
    states[0] = system.initialStates().first
    for position in wanted.sorted() {
      // A reducer that answers differently this time leads elsewhere.
      guard let state = states[position] else { continue }
      reached.append(position)
      successors.removeAll(keepingCapacity: true)
      system.expand(state, number: position, into: &successors)
      for (label, child) in children[position] ?? [] {
        for successor in successors where successor.label == label {
          if case .state(let state) = successor.destination { states[child] = state }
        }
      }
    }
    reachedPositions = reached
  }

  func state(at position: Int) -> UInt32 { states[position] ?? 0 }

  func origin(of position: Int) -> (parent: Int, label: UInt32)? { origins[position] }
}
