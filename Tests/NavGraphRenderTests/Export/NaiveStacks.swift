import NavGraphExploration

/// All configurations of a pushdown system up to a height, one by one, rule by rule.
struct NaiveStacks {
  private(set) var states: Set<PushdownConfiguration> = []
  /// With multiplicity: each way through the rules of a step is one, those that change nothing included.
  private(set) var steps = 0

  private let system: PushdownSystem
  private let rules: [PushdownHead: [PushdownRule]]
  private let height: Int

  init(_ system: PushdownSystem, height: Int) {
    self.system = system
    rules = Dictionary(grouping: system.rules, by: \.head)
    self.height = height
    var pending = system.initial.filter { $0.stack.count <= height }
    states = Set(pending)
    pending = Array(states)
    while let state = pending.popLast() {
      for end in ends(of: state) where end.stack.count <= height {
        steps += 1
        if states.insert(end).inserted { pending.append(end) }
      }
    }
  }

  private func ends(of state: PushdownConfiguration) -> [PushdownConfiguration] {
    var result: [PushdownConfiguration] = []
    var pending = successors(of: state)
    while let next = pending.popLast() {
      guard system.isAuxiliary[Int(next.control)] else {
        result.append(next)
        continue
      }
      let more = successors(of: next)
      if more.isEmpty { result.append(state) }
      pending += more
    }
    return result
  }

  private func successors(of configuration: PushdownConfiguration) -> [PushdownConfiguration] {
    guard let head = configuration.head else { return [] }
    return (rules[head] ?? []).map { rule in
      var next = configuration
      next.stack.removeLast()
      next.stack += [rule.below, rule.top].filter { $0 != PushdownRule.none }
      next.control = rule.target
      return next
    }
  }
}
