/// The steps between the states of a search, by their positions.
struct StepGraph {
  /// By position: where its steps begin among `targets`; one more at the end.
  private var starts = FlatArray<UInt32>(zeros: 1)
  /// By step: the state that it leads to (``StepEnd``).
  private var targets = FlatArray<UInt32>(zeros: 0)
  /// The positions of states out of which steps lead that the search did not take, ascending.
  private(set) var cuts: [Int] = []

  /// Adds the steps out of the next state.
  mutating func add(_ successors: [Successor]) {
    for successor in successors {
      switch successor.destination {
      case .state:
        targets.append(StepEnd(successor.position, successor.traits).packed)
      case .cut: if cuts.last != expandedCount { cuts.append(expandedCount) }
      case .crash: continue
      }
    }
    starts.append(UInt32(targets.count))
  }

  /// The number of states whose steps are known.
  var expandedCount: Int { starts.count - 1 }

  /// The number of steps that are kept.
  var stepCount: Int { targets.count }

  /// Returns the paths through the states that were found.
  ///
  /// - Parameter count: How many states were found.
  /// - Complexity: Linear in the states and steps.
  func paths(amongStates count: Int) -> StepPaths {
    var open = cuts
    // A state that was found and never examined may lead anywhere.
    open += expandedCount..<max(expandedCount, count)
    // By position: how many steps lead into it; then where these begin, and while they are filled in, where they end.
    var ends = FlatArray<UInt32>(zeros: count + 1)
    for position in 0..<expandedCount {
      for step in steps(of: position) {
        if let target = StepEnd(targets[step]).position {
          ends[target] += 1
        } else {
          open.append(position)
        }
      }
    }
    for index in 0..<count { ends[index + 1] += ends[index] }
    var sources = FlatArray<UInt32>(zeros: Int(ends[count]))
    // From the last to the first, so that each end becomes a start, and the steps keep their order.
    for position in (0..<expandedCount).reversed() {
      for step in steps(of: position).reversed() {
        let end = StepEnd(targets[step])
        guard let target = end.position else { continue }
        ends[target] -= 1
        sources[Int(ends[target])] = StepEnd(Int32(position), end.traits).packed
      }
    }
    return StepPaths(
      count: count, open: open, starts: ends, sources: sources, forwardStarts: starts,
      targets: targets)
  }

  private func steps(of position: Int) -> Range<Int> {
    Int(starts[position])..<Int(starts[position + 1])
  }
}

/// One end of a step, and the step's traits.
private struct StepEnd {
  /// The traits above the position of a state.
  let packed: UInt32

  /// Stands for a state that the search does not know. A log has fewer (``StateLog/stepLimit``).
  private static let unknown: UInt32 = 1 << 27 - 1

  @inline(__always)
  init(_ packed: UInt32) { self.packed = packed }

  /// - Parameter position: -1 where the search does not know the state.
  @inline(__always)
  init(_ position: Int32, _ traits: StepTraits) {
    packed = UInt32(bitPattern: position) & Self.unknown | UInt32(traits.rawValue) << 27
  }

  /// Nil where the search does not know the state.
  @inline(__always)
  var position: Int? {
    let position = packed & Self.unknown
    return position == Self.unknown ? nil : Int(position)
  }

  @inline(__always)
  var traits: StepTraits { StepTraits(rawValue: UInt8(packed >> 27)) }
}

/// The paths through the states of a search, forwards and back.
struct StepPaths {
  let count: Int
  /// The positions of states out of which steps lead that the search does not know; not in order, with
  /// repetitions.
  fileprivate(set) var open: [Int]
  /// By position: where the steps into it begin; one more at the end.
  fileprivate let starts: FlatArray<UInt32>
  /// By step: the state that it leads out of (``StepEnd``).
  fileprivate let sources: FlatArray<UInt32>
  /// By position: where the steps out of it begin; one more at the end.
  fileprivate let forwardStarts: FlatArray<UInt32>
  fileprivate let targets: FlatArray<UInt32>

  /// Returns the same steps, as if those that the search did not take led nowhere.
  func ignoringCuts() -> Self {
    var result = self
    result.open = []
    return result
  }

  /// By position: whether any number of steps, also none, leads to one of the goals.
  ///
  /// - Parameters:
  ///   - avoiding: Steps that do not count.
  ///   - isCounted: Whether a step from one position to another counts.
  /// - Complexity: Linear in the states and steps.
  func leading(
    to goals: some Sequence<Int>, avoiding: StepTraits,
    where isCounted: (_ source: Int, _ target: Int, StepTraits) -> Bool = { _, _, _ in true }
  ) -> [Bool] {
    var result = [Bool](repeating: false, count: count)
    var pending: [Int32] = []
    for goal in goals where !result[goal] {
      result[goal] = true
      pending.append(Int32(goal))
    }
    while let next = pending.popLast() {
      let position = Int(next)
      for step in steps(into: position) {
        let end = StepEnd(sources[step])
        guard let source = end.position, !result[source], end.traits.isDisjoint(with: avoiding),
          isCounted(source, position, end.traits)
        else { continue }
        result[source] = true
        pending.append(Int32(source))
      }
    }
    return result
  }

  /// Returns, by position, whether it is one of the goals, or steps lead to one.
  ///
  /// An event from outside counts where it is passable and does not lead into a goal itself: the last step is one
  /// of the app.
  ///
  /// - Parameters:
  ///   - avoiding: Steps that do not count.
  /// - Complexity: Linear in the states and steps.
  func returning(to goals: some Sequence<Int>, avoiding: StepTraits = []) -> [Bool] {
    let goals = Array(goals)
    var isGoal = [Bool](repeating: false, count: count)
    for goal in goals { isGoal[goal] = true }
    return leading(to: goals, avoiding: avoiding) { _, target, traits in
      traits.isDisjoint(with: .outside) || traits.contains(.passable) && !isGoal[target]
    }
  }

  /// The numbers of the steps out of a position.
  func steps(outOf position: Int) -> Range<Int> {
    guard position + 1 < forwardStarts.count else { return 0..<0 }
    return Int(forwardStarts[position])..<Int(forwardStarts[position + 1])
  }

  /// Where a step leads; nil where the search does not know that.
  subscript(step: Int) -> (position: Int, traits: StepTraits)? {
    let end = StepEnd(targets[step])
    return end.position.map { ($0, end.traits) }
  }

  /// The numbers of the steps into a position, among ``sources``.
  private func steps(into position: Int) -> Range<Int> {
    Int(starts[position])..<Int(starts[position + 1])
  }

  /// The positions that steps out of one lead to, with repetitions.
  func successors(of position: Int) -> Successors {
    let steps = steps(outOf: position)
    return Successors(targets: targets, step: steps.lowerBound, end: steps.upperBound)
  }

  /// A sequence without an array of its own: analyses ask for it at every position.
  struct Successors: Sequence, IteratorProtocol {
    fileprivate let targets: FlatArray<UInt32>
    fileprivate var step: Int
    fileprivate let end: Int

    mutating func next() -> (position: Int, traits: StepTraits)? {
      while step < end {
        let target = StepEnd(targets[step])
        step += 1
        if let position = target.position { return (position, target.traits) }
      }
      return nil
    }
  }
}
