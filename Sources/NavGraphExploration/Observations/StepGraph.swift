/// The steps between the states of a search, by their positions.
struct StepGraph {
  /// By position: where its steps begin among `targets`; one more at the end.
  private var starts: [UInt32] = [0]
  /// The positions of states; -1 where the search does not know the state.
  private var targets: [Int32] = []
  /// By step.
  private var traits: [StepTraits] = []
  /// The positions of states out of which steps lead that the search did not take, ascending.
  private(set) var cuts: [Int] = []

  /// Adds the steps out of the next state.
  mutating func add(_ successors: [Successor]) {
    for successor in successors {
      switch successor.destination {
      case .state:
        targets.append(successor.position)
        traits.append(successor.traits)
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
    var ends = [UInt32](repeating: 0, count: count + 1)
    for position in 0..<expandedCount {
      for step in steps(of: position) {
        if targets[step] >= 0 { ends[Int(targets[step])] += 1 } else { open.append(position) }
      }
    }
    for index in 1..<max(1, ends.count) { ends[index] += ends[index - 1] }
    var sources = [Int32](repeating: 0, count: Int(ends.last ?? 0))
    var sourceTraits = [StepTraits](repeating: [], count: sources.count)
    // From the last to the first, so that each end becomes a start, and the steps keep their order.
    for position in (0..<expandedCount).reversed() {
      for step in steps(of: position).reversed() where targets[step] >= 0 {
        let target = Int(targets[step])
        ends[target] -= 1
        sources[Int(ends[target])] = Int32(position)
        sourceTraits[Int(ends[target])] = traits[step]
      }
    }
    return StepPaths(
      count: count, open: open, starts: ends, sources: sources, traits: sourceTraits,
      forwardStarts: starts, targets: targets, targetTraits: traits)
  }

  private func steps(of position: Int) -> Range<Int> {
    Int(starts[position])..<Int(starts[position + 1])
  }
}

/// The paths through the states of a search, forwards and back.
struct StepPaths {
  let count: Int
  /// The positions of states out of which steps lead that the search does not know; not in order, with
  /// repetitions.
  fileprivate(set) var open: [Int]
  /// By position: where the steps into it begin; one more at the end.
  fileprivate let starts: [UInt32]
  fileprivate let sources: [Int32]
  fileprivate let traits: [StepTraits]
  /// By position: where the steps out of it begin; one more at the end.
  fileprivate let forwardStarts: [UInt32]
  fileprivate let targets: [Int32]
  fileprivate let targetTraits: [StepTraits]

  /// Whether any step has one of some traits.
  func haveSteps(_ traits: StepTraits) -> Bool {
    targetTraits.contains { !$0.isDisjoint(with: traits) }
  }

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
    var pending: [Int] = []
    for goal in goals where !result[goal] {
      result[goal] = true
      pending.append(goal)
    }
    while let position = pending.popLast() {
      for step in Int(starts[position])..<Int(starts[position + 1]) {
        let source = Int(sources[step])
        guard !result[source], traits[step].isDisjoint(with: avoiding),
          isCounted(source, position, traits[step])
        else { continue }
        result[source] = true
        pending.append(source)
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

  /// By position: the least number of steps to one of the goals; nil where none leads there.
  ///
  /// - Complexity: Linear in the states and steps.
  func distances(to goals: some Sequence<Int>) -> [Int?] {
    var result = [Int?](repeating: nil, count: count)
    var pending: [Int] = []
    for goal in goals where result[goal] == nil {
      result[goal] = 0
      pending.append(goal)
    }
    var next = 0
    while next < pending.count {
      let position = pending[next]
      next += 1
      for step in Int(starts[position])..<Int(starts[position + 1]) {
        let source = Int(sources[step])
        guard result[source] == nil else { continue }
        result[source] = result[position].map { $0 + 1 }
        pending.append(source)
      }
    }
    return result
  }

  /// The numbers of the steps out of a position.
  func steps(outOf position: Int) -> Range<Int> {
    guard position + 1 < forwardStarts.count else { return 0..<0 }
    return Int(forwardStarts[position])..<Int(forwardStarts[position + 1])
  }

  /// Where a step leads; nil where the search does not know that.
  subscript(step: Int) -> (position: Int, traits: StepTraits)? {
    targets[step] < 0 ? nil : (Int(targets[step]), targetTraits[step])
  }

  /// The positions that steps out of one lead to, with repetitions.
  func successors(of position: Int) -> Successors {
    let steps = steps(outOf: position)
    return Successors(paths: self, step: steps.lowerBound, end: steps.upperBound)
  }

  /// A sequence without an array of its own: analyses ask for it at every position.
  struct Successors: Sequence, IteratorProtocol {
    private let targets: [Int32]
    private let traits: [StepTraits]
    private var step: Int
    private let end: Int

    fileprivate init(paths: StepPaths, step: Int, end: Int) {
      targets = paths.targets
      traits = paths.targetTraits
      self.step = step
      self.end = end
    }

    mutating func next() -> (position: Int, traits: StepTraits)? {
      while step < end {
        defer { step += 1 }
        if targets[step] >= 0 { return (Int(targets[step]), traits[step]) }
      }
      return nil
    }
  }

  /// A way from one of some positions to a goal, through positions that are allowed, the shortest when
  /// the way to its beginning is counted; nil where there is none.
  ///
  /// - Parameters:
  ///   - beginnings: Ascending.
  ///   - depths: By position: how far it is from the start; never less than for an earlier one.
  func path(
    from beginnings: some Sequence<Int>, depths: [Int], to isGoal: (Int) -> Bool,
    through isAllowed: (Int) -> Bool
  ) -> [Int]? {
    var parents = [Int](repeating: -1, count: count)
    var distances = depths
    var queue: [Int] = []
    var next = 0
    var waiting = beginnings.filter(isAllowed)[...]
    while next < queue.count || !waiting.isEmpty {
      let position: Int
      if let beginning = waiting.first,
        next == queue.count || depths[beginning] <= distances[queue[next]]
      {
        waiting.removeFirst()
        guard parents[beginning] < 0 else { continue }
        parents[beginning] = beginning
        position = beginning
      } else {
        position = queue[next]
        next += 1
      }
      if isGoal(position) {
        var path = [position]
        while let last = path.last, parents[last] != last { path.append(parents[last]) }
        return path.reversed()
      }
      for (successor, _) in successors(of: position)
      where parents[successor] < 0 && isAllowed(successor) {
        parents[successor] = position
        distances[successor] = distances[position] + 1
        queue.append(successor)
      }
    }
    return nil
  }
}
