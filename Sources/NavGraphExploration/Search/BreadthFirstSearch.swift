package import NavGraphFacts

/// Explores a system level by level, so that the first path to anything is a shortest one.
///
/// The result depends on the system and the limits alone, unless the time runs out.
package struct BreadthFirstSearch {
  /// The states in the order in which they were found.
  private(set) var states = FlatArray<UInt32>(zeros: 0)
  /// By position in ``states``: the position it was first found from; its own for an initial state.
  private var parents = FlatArray<UInt32>(zeros: 0)
  /// By position in ``states``: the label of the step that found it.
  private var labels = FlatArray<UInt32>(zeros: 0)
  /// The number of steps taken, those to known states included.
  package private(set) var stepCount = 0
  package private(set) var cuts: Set<Limits.Kind> = []

  /// By number of the state: one more than its position; 0 where it was not found.
  private var positions = NumbersByID<UInt32>()
  /// How many states are expanded between two looks at the clock: one can take a hundredth of a second.
  private static let statesPerLook = 16

  /// Searches at once.
  ///
  /// - Parameters:
  ///   - stateLimit: The rest of ``Limits/states`` for this search.
  ///   - deadline: When the time of the whole exploration is over.
  ///   - monitor: Receives the progress of the search, and may end it.
  ///   - fatal: The limits that end the search when it meets them: its results are of no use then.
  /// - Complexity: O(*states* + *steps*), besides what the system needs for a step.
  package init<System: TransitionSystem>(
    _ system: inout System, limits: Limits, stateLimit: Int, deadline: ContinuousClock.Instant,
    monitor: SearchMonitor = SearchMonitor(), endingWith fatal: Set<Limits.Kind> = []
  ) {
    var successors: [Successor] = []
    for state in system.initialStates() {
      add(state, parent: states.count, label: 0, stateLimit: stateLimit)
    }
    let ends = fatal.union([.states])
    var levelEnd = states.count
    var depth = 0
    var next = 0
    while next < states.count {
      if next == levelEnd {
        levelEnd = states.count
        depth += 1
      }
      if next % Self.statesPerLook == 0 || monitor.wantsReport {
        if ContinuousClock.now >= deadline {
          cuts.insert(.time)
          break
        }
        if let limit = monitor.report(states: states.count, steps: stepCount, depth: depth) {
          cuts.insert(limit)
          break
        }
        monitor.checkpointIfDue()
      }
      successors.removeAll(keepingCapacity: true)
      system.expand(states[next], number: next, into: &successors)
      for index in successors.indices {
        switch successors[index].destination {
        case .state(let state):
          if !isKnown(state) {
            if depth >= limits.depth {
              cuts.insert(.depth)
              continue
            }
            let label = successors[index].label
            guard add(state, parent: next, label: label, stateLimit: stateLimit) else { continue }
          }
          stepCount += 1
          successors[index].position = Int32(truncatingIfNeeded: positions[state]) - 1
        case .crash: stepCount += 1
        case .cut(let limit): cuts.insert(limit)
        }
      }
      system.note(successors)
      // The rest of the frontier would only be compared with what can no longer be kept.
      if !cuts.isDisjoint(with: ends) { break }
      next += 1
    }
  }

  private func isKnown(_ state: UInt32) -> Bool { positions[state] != 0 }

  /// The position of a state; nil where the search did not find it.
  package func position(of state: UInt32) -> Int? {
    isKnown(state) ? Int(positions[state]) - 1 : nil
  }

  @discardableResult
  private mutating func add(
    _ state: UInt32, parent: Int, label: UInt32, stateLimit: Int
  ) -> Bool {
    guard !isKnown(state) else { return true }
    guard states.count < stateLimit else {
      cuts.insert(.states)
      return false
    }
    states.append(state)
    positions[state] = UInt32(states.count)
    parents.append(UInt32(parent))
    labels.append(label)
    return true
  }

  /// The step that first found the state at a position, or nil for an initial state.
  package func origin(of position: Int) -> (parent: Int, label: UInt32)? {
    let parent = Int(parents[position])
    return parent == position ? nil : (parent, labels[position])
  }
}
