extension PostStar {
  /// The maximal stack height of a state that can be reached; nil where there is none, since
  /// the height is unbounded.
  ///
  /// - Complexity: O(*h* + *l*) in the heads and links.
  package var maximalHeight: Int? {
    let states = stateNumbers
    let component = graph.components(below: states)
    var order = graph.heads.indices.filter { component[$0] >= 0 }
    order.sort { (component[$0], $0) < (component[$1], $1) }
    var height = [Int](repeating: 0, count: (component.max().map { Int($0) } ?? -1) + 1)
    for head in order {
      let own = Int(component[head])
      for (_, link) in graph.links(into: Int32(head)) {
        let lower = Int(component[Int(link.origin)])
        if link.below >= 0, lower == own { return nil }
        height[own] = max(height[own], height[lower] + (link.below >= 0 ? 1 : 0))
      }
    }
    return states.map { height[Int(component[Int($0)])] + 1 }.max() ?? 0
  }
}
