extension PostStar {
  /// A shortest way to a state with this head whose stack the pattern finds something in; nil where
  /// there is none, or where it is too long for anybody to go.
  ///
  /// A search from the head down its stack, led by the costs of the heads below (A*: they never
  /// overestimate).
  ///
  /// - Complexity: O(*l* · *s* log) at most in the links and in the pattern's states; less where such a
  ///   stack is near.
  package func witness(of head: PushdownHead, where pattern: StackPattern) -> PushdownWitness? {
    witness(ofAny: [head], where: pattern)
  }

  /// The same for a state with one of several heads.
  package func witness(
    ofAny heads: [PushdownHead], where pattern: StackPattern
  ) -> PushdownWitness? {
    var reading = StackReading(graph)
    for head in heads {
      guard let number = stateNumber(of: head) else { continue }
      switch pattern.next(0, head.symbol) {
      case .lost: break
      case .found: reading.begin(at: number, in: nil)
      case .proceed(let state): reading.begin(at: number, in: state)
      }
    }
    while let node = reading.next() {
      guard let state = node.state else { return witness(along: reading.path(through: node)) }
      for (number, link) in graph.links(into: node.head) {
        switch link.below >= 0 ? pattern.next(state, link.below) : .proceed(state) {
        case .lost: break
        case .found: reading.visit(link.origin, in: nil, by: number, from: node)
        case .proceed(let state): reading.visit(link.origin, in: state, by: number, from: node)
        }
      }
    }
    return nil
  }
}
