extension PostStar {
  /// Circles on which stacks grow without end, one for each set of heads that lead to each other, the nearest
  /// first.
  ///
  /// A head that leads to itself with more below it does so again and again, as what lies below it is never
  /// looked at: a repeating head (Bouajjani, Esparza, Maler 1997; Esparza, Hansel, Rossmanith, Schwoon 2000).
  /// Such heads are those on a circle of links of which one leaves a symbol below. Conversely, stacks without
  /// a bound need such a circle, since a way down a stack that is higher than there are heads comes to one
  /// twice; so there is none where and only where ``maximalHeight`` is a number. But for one exception: where
  /// auxiliary controls alone go round and push, stacks of any height come of a single step, and there is no
  /// state on the circle.
  ///
  /// - Returns: Loops as short as can be, unless the set is so large that not all of its heads are tried; then
  ///   as short as can be for the nearest.
  /// - Complexity: O(*h* + *l*) in the heads and links, beside the symbols of the stacks on the ways.
  package func growth() -> [GrowthCircle] {
    let component = graph.components(below: stateNumbers)
    var growing = Set<Int32>()
    for link in graph.links where link.below >= 0 {
      let own = component[Int(link.end)]
      if own >= 0, component[Int(link.origin)] == own { growing.insert(own) }
    }
    if growing.isEmpty { return [] }
    var members: [Int32: [Int32]] = [:]
    var order: [Int32] = []
    for head in stateNumbers where growing.contains(component[Int(head)]) {
      if members[component[Int(head)]] == nil { order.append(component[Int(head)]) }
      members[component[Int(head)], default: []].append(head)
    }
    var search = LoopSearch(graph, components: component)
    return order.compactMap { own -> GrowthCircle? in
      guard let loop = search.shortest(through: members[own] ?? []),
        let stem = witness(along: graph.way(to: loop.head)),
        let course = graph.course(along: loop.links, limit: 1_000_000),
        let steps = steps(course.rules, from: stem.end)
      else { return nil }
      return GrowthCircle(stem: stem, loop: steps)
    }
  }
}
