import NavGraphExploration

/// The configurations of a pushdown system by their distance from the start, found by taking one rule after
/// the other on whole stacks.
struct PushdownWalk {
  /// By distance; each configuration once, where it was found first.
  private(set) var levels: [[PushdownConfiguration]] = []
  /// Whether there are no more configurations than these.
  private(set) var isComplete = false
  private let rules: [PushdownHead: [PushdownRule]]
  private let isAuxiliary: [Bool]

  /// - Parameters:
  ///   - depth: The last level that is wanted.
  ///   - limit: Levels are not begun once there are so many configurations.
  init(_ system: PushdownSystem, depth: Int, atMost limit: Int = .max) {
    rules = Dictionary(grouping: system.rules, by: \.head)
    isAuxiliary = system.isAuxiliary
    var known: Set<PushdownConfiguration> = []
    var next = system.initial.filter { known.insert($0).inserted }
    while !next.isEmpty {
      levels.append(next)
      guard levels.count <= depth, known.count < limit else { return }
      next = []
      for configuration in levels[levels.count - 1] {
        for step in steps(from: configuration) where known.insert(step.end).inserted {
          next.append(step.end)
        }
      }
    }
    isComplete = true
  }

  /// What comes of each step, in the order of the rules; of one that does not come to its end, nothing.
  func steps(from configuration: PushdownConfiguration) -> [PushdownWitness.Step] {
    var steps: [PushdownWitness.Step] = []
    guard let head = configuration.head else { return [] }
    for rule in rules[head] ?? [] {
      var pending = [PushdownWitness.Step(label: rule.label, end: configuration.applying(rule))]
      var known = Set(pending)
      while let next = pending.popLast() {
        guard isAuxiliary[Int(next.end.control)] else {
          steps.append(next)
          continue
        }
        for rule in next.end.head.flatMap({ rules[$0] }) ?? [] {
          let step = PushdownWitness.Step(
            label: rule.stepLabel ?? next.label, end: next.end.applying(rule))
          if known.insert(step).inserted { pending.append(step) }
        }
      }
    }
    return steps
  }
}

extension PushdownConfiguration {
  fileprivate func applying(_ rule: PushdownRule) -> PushdownConfiguration {
    var stack = stack
    stack.removeLast()
    if rule.below != PushdownRule.none { stack.append(rule.below) }
    if rule.top != PushdownRule.none { stack.append(rule.top) }
    return PushdownConfiguration(control: rule.target, stack: stack)
  }
}
