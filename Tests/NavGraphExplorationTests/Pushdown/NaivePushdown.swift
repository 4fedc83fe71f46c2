import NavGraphExploration

/// A pushdown system searched without any art: whole stacks in a dictionary, one step after the other.
struct NaivePushdown {
  var depths: [PushdownConfiguration: Int] = [:]
  var steps = 0
  var heightCuts = 0
  private var rules: [PushdownHead: [PushdownRule]]
  private let system: PushdownSystem

  init(_ system: PushdownSystem, height: Int? = nil) {
    self.system = system
    rules = Dictionary(grouping: system.rules, by: \.head)
    var level = system.initial.filter { depths.updateValue(0, forKey: $0) == nil }
    while !level.isEmpty {
      var next: [PushdownConfiguration] = []
      for origin in level {
        for (_, end) in ends(from: origin) {
          if let height, let end, end.stack.count > height {
            heightCuts += 1
            continue
          }
          steps += 1
          guard let end, depths[end] == nil else { continue }
          depths[end] = depths[origin, default: 0] + 1
          next.append(end)
        }
      }
      level = next
    }
  }

  /// All steps from a state, with their labels; nil for an end where nothing changes.
  func ends(
    from origin: PushdownConfiguration
  ) -> [(label: Int32, end: PushdownConfiguration?)] {
    guard let head = origin.head else { return [] }
    return (rules[head] ?? []).flatMap { rule in
      ends(after: rule, origin.stack).map { (rule.label, $0) }
    }
  }

  private func ends(after rule: PushdownRule, _ stack: [Int32]) -> [PushdownConfiguration?] {
    var end = PushdownConfiguration(control: rule.target, stack: stack.dropLast())
    if rule.below != PushdownRule.none { end.stack.append(rule.below) }
    if rule.top != PushdownRule.none { end.stack.append(rule.top) }
    guard system.isAuxiliary[Int(end.control)] else { return [end] }
    guard let head = end.head, let rules = rules[head] else { return [nil] }
    return rules.flatMap { ends(after: $0, end.stack) }
  }
}
