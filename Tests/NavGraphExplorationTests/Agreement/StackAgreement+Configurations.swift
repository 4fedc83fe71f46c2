import NavGraphModel

@testable import NavGraphExploration

extension StackAgreement {
  /// Whether the same states are as far from the start, and whether the automaton accepts them, and no others.
  func configurationDifferences() -> [String] {
    var differences: [String] = []
    var model = post.source
    let shapes = naive.shapes
    for (distance, level) in walk.levels.enumerated() {
      let seen = level.compactMap { model.shape(of: $0) }
      let wanted = shapes.indices.contains(distance) ? shapes[distance] : []
      if seen.count != level.count || Set(seen).count != seen.count {
        differences.append("level \(distance): states that are none, or that are equal")
      }
      if Set(seen) != wanted {
        differences.append(
          """
          level \(distance): \(Set(seen).subtracting(wanted).count) of \(seen.count) states too many, \
          \(wanted.subtracting(seen).count) of \(wanted.count) missing
          """)
        return differences
      }
    }
    if walk.levels.count != naive.levels.count || walk.isComplete != naive.isComplete {
      differences.append("\(walk.levels.count) levels, not \(naive.levels.count)")
    }
    let reachable = Set(walk.levels.joined())
    for configuration in reachable where !post.contains(configuration) {
      differences.append("does not accept \(configuration)")
    }
    guard walk.isComplete else { return differences }
    for configuration in reachable.flatMap(\.neighbours) {
      if post.contains(configuration) != reachable.contains(configuration) {
        differences.append("accepts \(configuration)")
      }
    }
    return differences
  }

  /// Whether the same heads are as far from the start, with paths to them that are as long.
  func headDifferences() -> [String] {
    var differences: [String] = []
    var costs: [PushdownHead: Int] = [:]
    for (distance, level) in walk.levels.enumerated() {
      for head in level.compactMap(\.head) where costs[head] == nil { costs[head] = distance }
    }
    for (head, cost) in costs where post.cost(of: head) != cost {
      differences.append("\(head) at \(post.cost(of: head) ?? -1), not \(cost)")
    }
    for head in post.heads {
      guard let cost = post.cost(of: head) else {
        differences.append("\(head) has no cost")
        continue
      }
      if costs[head] == nil, cost <= depth || walk.isComplete {
        differences.append("\(head) at \(cost), not at all")
      }
      guard let witness = post.witness(of: head) else {
        differences.append("no way to \(head)")
        continue
      }
      if witness.steps.count != cost || witness.end.head != head || !walk.follows(witness) {
        differences.append("the way to \(head)")
      }
    }
    return differences
  }
}

extension PushdownConfiguration {
  /// Stacks that are almost the same.
  fileprivate var neighbours: [PushdownConfiguration] {
    var neighbours: [PushdownConfiguration] = []
    for index in stack.indices {
      var fewer = self
      fewer.stack.remove(at: index)
      var more = self
      more.stack.insert(stack[index], at: index)
      neighbours += [fewer, more]
    }
    return neighbours
  }
}

extension PushdownWalk {
  /// Whether a path goes from a start, step by step.
  func follows(_ witness: PushdownWitness) -> Bool {
    guard levels.first?.contains(witness.start) == true else { return false }
    return follows(witness.steps, from: witness.start)
  }

  func follows(_ path: [PushdownWitness.Step], from start: PushdownConfiguration) -> Bool {
    var now = start
    for step in path {
      guard steps(from: now).contains(step) else { return false }
      now = step.end
    }
    return true
  }
}
