extension PostStar {
  /// Returns cycles on which stacks grow without bound, one for each set of heads that lead to each other, the nearest
  /// first.
  ///
  /// A head that leads to itself with more below it does so again and again, as nothing examines the symbols
  /// below it: a repeating head (Bouajjani, Esparza, Maler 1997; Esparza, Hansel, Rossmanith, Schwoon 2000).
  /// Such heads are those on a cycle of links of which one leaves a symbol below. Conversely, unbounded stacks
  /// need such a cycle, since a path down a stack that is higher than the number of heads visits one of them
  /// twice; so there is no such cycle if and only if ``maximalHeight`` is a number. There is one exception: where
  /// auxiliary controls alone cycle and push, a single step produces stacks of unbounded height, and there is no
  /// state on the cycle. Where no state has a repeating head, an auxiliary control has, and the cycle begins
  /// with the first state after it: each time, it reads only the symbols below the head that it left there itself.
  ///
  /// - Returns: The shortest loops, unless the set is so large that not all of its heads are tried; then the
  ///   shortest for the nearest heads.
  /// - Complexity: O(*h* + *l*) in the heads and links, beside the symbols of the stacks on the paths.
  package func growth() -> [GrowthCycle] {
    let component = graph.components(below: stateNumbers)
    let growing = graph.growing(among: component)
    if growing.isEmpty { return [] }
    var members: [Int32: [Int32]] = [:]
    var order: [Int32] = []
    for head in graph.finalized where growing.contains(component[Int(head)]) {
      if members[component[Int(head)]] == nil { order.append(component[Int(head)]) }
      members[component[Int(head)], default: []].append(head)
    }
    let search = LoopSearch(graph, components: component)
    return order.compactMap { own -> GrowthCycle? in
      let members = members[own] ?? []
      // Where one step pops and another pushes it all again, the repeating head is between the two.
      let states = members.filter { isState(graph.heads[Int($0)].control) }
      return search.shortest(through: states.isEmpty ? members : states).flatMap { loop in
        cycle(through: loop.head, links: loop.links)
      }
    }
  }

  /// The cycle from the first state on that comes at a head or after it; nil where none comes.
  private func cycle(through head: Int32, links: [Int32]) -> GrowthCycle? {
    guard let stem = graph.rulePath(along: graph.path(to: head), limit: 1_000_000),
      let loop = graph.rulePath(along: links, limit: 1_000_000)
    else { return nil }
    func states(_ rules: [Int32]) -> Int {
      rules.count { isState(graph.rules[Int($0)].target) }
    }
    let start = graph.start(of: stem)
    if isState(graph.heads[Int(head)].control) {
      guard let path = steps(stem.rules, from: start) else { return nil }
      let stem = PushdownWitness(start: start, steps: path)
      guard let round = steps(loop.rules, from: stem.end) else { return nil }
      return GrowthCycle(stem: stem, loop: round)
    }
    let first = states(stem.rules) + 1
    let round = states(loop.rules)
    guard round > 0, let path = steps(stem.rules + loop.rules + loop.rules, from: start) else {
      return nil
    }
    return GrowthCycle(
      stem: PushdownWitness(start: start, steps: Array(path[..<first])),
      loop: Array(path[first..<first + round]))
  }
}
