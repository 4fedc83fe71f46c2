@testable import NavGraphExploration

/// A pushdown system whose rules are all there from the beginning, and which keeps what it was asked for.
struct ListedPushdown: PushdownSource {
  var auxiliary: Set<Int32> = []
  var initial: [PushdownConfiguration]
  var listed: [PushdownHead: [PushdownRule]] = [:]
  var symbolCount: Int
  var labelCount = 0
  /// Whether to note what it is asked, which takes long where stacks are high.
  var notesQuestions = false
  private(set) var asked: [(head: PushdownHead, stack: [Int32])] = []

  init(
    auxiliary: Set<Int32> = [], symbols: Int, initial: [PushdownConfiguration],
    _ rules: [PushdownRule]
  ) {
    self.auxiliary = auxiliary
    self.initial = initial
    symbolCount = symbols
    for rule in rules {
      listed[rule.head, default: []].append(rule)
      labelCount = max(labelCount, Int(rule.label) + 1)
    }
  }

  func isAuxiliary(_ control: Int32) -> Bool { auxiliary.contains(control) }

  mutating func addRules(
    from head: PushdownHead, height: Int, on stack: () -> [Int32], to rules: inout [PushdownRule]
  ) throws(PushdownObstacle) {
    if notesQuestions {
      asked.append((head, stack()))
    }
    rules += listed[head, default: []]
  }
}

extension ListedPushdown {
  /// What one rule makes of a configuration, for each rule of its head.
  func successors(
    of configuration: PushdownConfiguration
  ) -> [(rule: PushdownRule, end: PushdownConfiguration)] {
    guard let head = configuration.head else { return [] }
    return listed[head, default: []].map { rule in
      var stack = configuration.stack
      stack.removeLast()
      if rule.below >= 0 { stack.append(rule.below) }
      if rule.top >= 0 { stack.append(rule.top) }
      return (rule, PushdownConfiguration(control: rule.target, stack: stack))
    }
  }

  /// Whether each step is one of the system's, from an initial configuration on.
  func replays(_ witness: PushdownWitness) -> Bool {
    initial.contains(witness.start) && replays(witness.steps, from: witness.start)
  }

  func replays(_ steps: [PushdownWitness.Step], from start: PushdownConfiguration) -> Bool {
    var now = start
    for step in steps {
      guard !auxiliary.contains(step.end.control), takes(step, from: now) else { return false }
      now = step.end
    }
    return true
  }

  /// Whether the step leads to its end, by whichever rules between.
  private func takes(_ step: PushdownWitness.Step, from start: PushdownConfiguration) -> Bool {
    var pending = successors(of: start).filter { $0.rule.label == step.label }.map(\.end)
    var seen = Set(pending)
    while let configuration = pending.popLast() {
      if configuration == step.end { return true }
      guard auxiliary.contains(configuration.control),
        configuration.stack.count <= step.end.stack.count + 8
      else { continue }
      for (_, end) in successors(of: configuration) where seen.insert(end).inserted {
        pending.append(end)
      }
    }
    return false
  }
}
