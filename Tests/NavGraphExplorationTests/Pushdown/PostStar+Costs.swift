@testable import NavGraphExploration

extension PostStar {
  /// The length of a shortest way to a state with this head; nil where there is none.
  func cost(of head: PushdownHead) -> Int? {
    stateNumber(of: head).map { Int(graph.heads[Int($0)].cost) }
  }

  /// The length of a shortest way to the state; nil where there is none.
  func cost(of configuration: PushdownConfiguration) -> Int? {
    guard let head = configuration.head else { return costOfEmptied(configuration.control) }
    guard let number = stateNumber(of: head) else { return nil }
    let stack = Array(configuration.stack.reversed())
    var reading = StackReading(graph)
    reading.begin(at: number, in: 1)
    while let node = reading.next() {
      let count = node.state ?? 0
      if node.head == HeadGraph.root, count == stack.count { return node.cost }
      for (number, link) in graph.links(into: node.head) {
        if link.below < 0 {
          reading.visit(link.origin, in: count, by: number, from: node)
        } else if count < stack.count, stack[count] == link.below {
          reading.visit(link.origin, in: count + 1, by: number, from: node)
        }
      }
    }
    return nil
  }

  /// Of a state without a stack.
  private func costOfEmptied(_ control: Int32) -> Int? {
    guard control < isAuxiliary.count, isState(control) else { return nil }
    var number = graph.heads[Int(HeadGraph.root)].firstDescent
    while number >= 0 {
      let descent = graph.descents[Int(number)]
      if descent.control == control { return Int(descent.cost) }
      number = descent.next
    }
    return nil
  }

  func contains(_ configuration: PushdownConfiguration) -> Bool { cost(of: configuration) != nil }
}

extension StacksOutside {
  /// A shortest way to any state with a stack from which no target can be reached.
  mutating func first() throws(PushdownObstacle) -> PushdownWitness? {
    var best: PushdownWitness?
    for head in try heads() {
      guard let witness = try witness(of: head) else { continue }
      if best.map({ witness.steps.count < $0.steps.count }) ?? true { best = witness }
    }
    return best
  }
}
