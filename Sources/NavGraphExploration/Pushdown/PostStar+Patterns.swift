extension PostStar {
  /// A shortest way to a state with this head whose stack the pattern finds something in; nil where
  /// there is none, or where it is too long for anybody to go.
  ///
  /// - Complexity: O(*l* · *s* log) at most in the links and in the pattern's states; less where such a
  ///   stack is near, since the search is led by what it costs to reach the heads below.
  package func witness(of head: PushdownHead, where pattern: StackPattern) -> PushdownWitness? {
    guard let number = stateNumber(of: head) else { return nil }
    return way(to: number, reading: pattern.next).flatMap { witness(along: $0.links) }
  }

  /// Whether the configuration can be reached; false for those of auxiliary controls.
  ///
  /// - Complexity: O(*l* · *h*) in the links and the height.
  package func contains(_ configuration: PushdownConfiguration) -> Bool {
    cost(of: configuration) != nil
  }

  /// The length of a shortest way to the state; nil where there is none.
  ///
  /// - Complexity: As of ``contains(_:)``.
  package func cost(of configuration: PushdownConfiguration) -> Int? {
    if configuration.stack.isEmpty {
      return emptied(configuration.control).map { Int(graph.descents[Int($0)].cost) }
    }
    return way(to: configuration)?.cost
  }

  /// A shortest way to the state; nil where there is none, or where it is too long for anybody to go.
  ///
  /// - Complexity: As of ``contains(_:)``.
  package func witness(of configuration: PushdownConfiguration) -> PushdownWitness? {
    if configuration.stack.isEmpty {
      return emptied(configuration.control).flatMap { witness(along: [], then: $0) }
    }
    return way(to: configuration).flatMap { witness(along: $0.links) }
  }

  /// How a whole initial stack goes and leaves this control.
  private func emptied(_ control: Int32) -> Int32? {
    guard control >= 0, control < isAuxiliary.count, isState(control) else { return nil }
    return graph.descent(from: HeadGraph.root, to: control)
  }

  /// How a whole initial stack goes at the least cost, and leaves the control of a state.
  var emptied: Int32? {
    var best: Int32?
    var number = graph.heads[Int(HeadGraph.root)].firstDescent
    while number >= 0 {
      let descent = graph.descents[Int(number)]
      if isState(descent.control),
        best.map({ descent.cost < graph.descents[Int($0)].cost }) ?? true
      {
        best = number
      }
      number = descent.next
    }
    return best
  }

  private func way(to configuration: PushdownConfiguration) -> (links: [Int32], cost: Int)? {
    guard let head = configuration.head, let number = stateNumber(of: head) else { return nil }
    let stack = Array(configuration.stack.reversed())
    return way(
      to: number, atBottom: { $0 == stack.count },
      reading: { position, symbol in
        position < stack.count && stack[position] == symbol ? .goOn(position + 1) : .lost
      })
  }

  /// The links of a cheapest way to a head with a stack that is accepted, from the first beginning on.
  ///
  /// A search from the head down its stack, led by the costs of the heads below (A*: they never
  /// overestimate).
  private func way(
    to head: Int32, atBottom: (Int) -> Bool = { _ in false },
    reading next: (_ state: Int, _ symbol: Int32) -> StackPattern.Answer
  ) -> (links: [Int32], cost: Int)? {
    var reading = StackReading(graph)
    switch next(0, graph.heads[Int(head)].symbol) {
    case .lost: return nil
    case .found: return (graph.way(to: head), Int(graph.heads[Int(head)].cost))
    case .goOn(let state): reading.begin(at: head, in: state)
    }
    while let node = reading.next() {
      guard let state = node.state else { return (reading.way(through: node), node.cost) }
      if node.head == HeadGraph.root, atBottom(state) {
        return (reading.way(through: node), node.cost)
      }
      for (number, link) in graph.links(into: node.head) {
        switch link.below >= 0 ? next(state, link.below) : .goOn(state) {
        case .lost: break
        case .found: reading.visit(link.origin, in: nil, by: number, from: node)
        case .goOn(let state): reading.visit(link.origin, in: state, by: number, from: node)
        }
      }
    }
    return nil
  }
}
