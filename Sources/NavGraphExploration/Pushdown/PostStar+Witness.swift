extension PostStar {
  /// Returns a shortest path to a state with this head; nil where there is none, or where it is too long
  /// to be replayed (more than a million rules, or 30 million symbols in all of its stacks).
  ///
  /// - Complexity: O(*s*) in the symbols of all stacks on the path.
  package func witness(of head: PushdownHead) -> PushdownWitness? {
    guard let number = stateNumber(of: head) else { return nil }
    return witness(along: graph.path(to: number))
  }

  /// Returns the path that these links represent, from the first beginning on.
  func witness(along path: [Int32]) -> PushdownWitness? {
    guard let rulePath = graph.rulePath(along: path, limit: 1_000_000) else { return nil }
    let start = graph.start(of: rulePath)
    guard let steps = steps(rulePath.rules, from: start) else { return nil }
    return PushdownWitness(start: start, steps: steps)
  }

  /// Returns the states that rules lead to, one after the other.
  ///
  /// - Returns: Nil where a rule does not fit the top, or where there are too many symbols.
  func steps(
    _ rulePath: [Int32], from start: PushdownConfiguration
  ) -> [PushdownWitness.Step]? {
    var steps: [PushdownWitness.Step] = []
    var now = start
    var label = PushdownRule.none
    var room = 30_000_000
    for number in rulePath {
      let rule = graph.rules[Int(number)]
      guard now.head == rule.head else { return nil }
      now.stack.removeLast()
      if rule.below >= 0 { now.stack.append(rule.below) }
      if rule.top >= 0 { now.stack.append(rule.top) }
      now.control = rule.target
      if let known = rule.stepLabel { label = known }
      guard isState(now.control) else { continue }
      steps.append(PushdownWitness.Step(label: label, end: now))
      room -= now.stack.count
      guard room >= 0 else { return nil }
    }
    return steps
  }
}
