/// The steps between the states of a search, by their positions.
struct StepGraph {
  /// By position: where its steps begin among `targets`.
  private var starts: [Int] = []
  /// Numbers of states.
  private var targets: [UInt32] = []
  /// The positions of states out of which steps lead that the search did not take.
  private(set) var cuts: [Int] = []

  /// Adds the steps out of the next state, without those that come from outside.
  mutating func add(_ successors: some Sequence<Successor>) {
    let position = starts.count
    starts.append(targets.count)
    for successor in successors {
      switch successor.destination {
      case .state(let state):
        if !successor.comesFromOutside { targets.append(state) }
      case .cut: if cuts.last != position { cuts.append(position) }
      case .crash: continue
      }
    }
  }

  /// The number of states whose steps are known.
  var expandedCount: Int { starts.count }

  /// The positions from which the steps lead to others.
  ///
  /// - Parameter states: All states that were found, by position.
  /// - Complexity: Linear in the states and steps.
  func ways(among states: [UInt32]) -> Ways {
    let highest = states.max().map { Int($0) + 1 } ?? 0
    var positions = [Int](repeating: -1, count: highest)
    for (position, state) in states.enumerated() { positions[Int(state)] = position }
    var ways = Ways(count: states.count, cuts: cuts)
    // What was found and never looked into may lead anywhere.
    ways.cuts += expandedCount..<max(expandedCount, states.count)
    for position in starts.indices {
      let end = position + 1 < starts.count ? starts[position + 1] : targets.count
      for target in targets[starts[position]..<end] {
        let known = Int(target) < highest ? positions[Int(target)] : -1
        if known >= 0 {
          ways.sources[known].append(UInt32(position))
        } else {
          ways.cuts.append(position)
        }
      }
    }
    return ways
  }

  /// The steps the other way round.
  struct Ways {
    /// By position: those from which a step leads there.
    fileprivate var sources: [[UInt32]]
    /// Positions out of which unknown steps lead; not in order, with repetitions.
    fileprivate(set) var cuts: [Int]

    fileprivate init(count: Int, cuts: [Int]) {
      sources = Array(repeating: [], count: count)
      self.cuts = cuts
    }

    /// By position: whether any number of steps, also none, leads to one of the goals.
    func leading(to goals: some Sequence<Int>) -> [Bool] {
      var result = [Bool](repeating: false, count: sources.count)
      var pending: [Int] = []
      for goal in goals where !result[goal] {
        result[goal] = true
        pending.append(goal)
      }
      while let position = pending.popLast() {
        for source in sources[position] where !result[Int(source)] {
          result[Int(source)] = true
          pending.append(Int(source))
        }
      }
      return result
    }
  }
}
