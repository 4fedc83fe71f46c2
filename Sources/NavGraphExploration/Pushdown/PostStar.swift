/// All configurations that a pushdown system can reach, for any stack height, with least costs.
///
/// Saturation after Schwoon (*Model-Checking Pushdown Systems*, 2002, algorithm 2), with weights after
/// Reps, Schwoon, Jha and Melski (*Weighted pushdown systems*, 2005), which here are numbers of steps:
/// the cheapest first, as in Knuth's generalization of Dijkstra's algorithm, so that the first path found is a
/// shortest one. ``HeadGraph`` describes the representation of the automaton.
///
/// Auxiliary controls are part of the system, but never part of an answer.
///
/// - Complexity: O(*r* · *c*) expected in time and memory, for *r* rules and *c* controls to which one
///   symbol can descend; 1 where there is one control.
package struct PostStar<Source: PushdownSource> {
  package let source: Source
  let graph: HeadGraph
  /// By control.
  let isAuxiliary: [Bool]
  /// The numbers of the heads of all states, in the order of their least costs.
  let stateNumbers: [Int32]

  /// Computes all reachable configurations.
  ///
  /// - Parameters:
  ///   - source: Asked for the rules of each head once, the nearest heads first.
  ///   - limit: The maximum number of heads, rules and premises; each takes 20 to 60 bytes.
  /// - Throws: What the source throws; where there are more than the limit, or where paths are too long
  ///   to be counted.
  package init(_ source: Source, limit: Int = 50_000_000) throws(PushdownObstacle) {
    let initial = InitialStacks(source.initial)
    var source = source
    var isAuxiliary: [Bool] = []
    guard initial.links.allSatisfy({ $0.symbol >= 0 }) else { throw .unnumbered }
    for top in initial.tops.map(\.top) {
      guard top.control >= 0, top.symbol >= 0 else { throw .unnumbered }
      try Self.learn(top.control, from: source, into: &isAuxiliary)
    }
    var graph = HeadGraph(initial: initial)
    var stateNumbers: [Int32] = []
    var rules: [PushdownRule] = []
    while let number = graph.finalizeNext() {
      let known = graph.heads[Int(number)]
      let head = known.top
      let isState = known.control >= 0 && !isAuxiliary[Int(known.control)]
      if isState { stateNumbers.append(number) }
      rules.removeAll(keepingCapacity: true)
      try source.addRules(
        from: head, height: Int(known.depth) + 1,
        on: { graph.stack(below: number) + [head.symbol] }, to: &rules)
      for rule in rules {
        guard rule.head == head, rule.target >= 0, rule.top >= PushdownRule.none,
          rule.below >= PushdownRule.none, rule.top >= 0 || rule.below < 0
        else { throw .unnumbered }
        if isAuxiliary.count <= rule.target {
          try Self.learn(rule.target, from: source, into: &isAuxiliary)
        }
      }
      graph.add(rules, from: number)
      if graph.size > limit { break }
    }
    if graph.tooLong { throw .tooLong }
    if graph.size > min(limit, Int(Int32.max)) { throw .tooLarge(limit) }
    self.source = source
    self.graph = graph
    self.isAuxiliary = isAuxiliary
    self.stateNumbers = stateNumbers
  }

  /// Controls come numbered from 0 on, so that the list is as long as there are controls.
  private static func learn(
    _ control: Int32, from source: Source, into list: inout [Bool]
  ) throws(PushdownObstacle) {
    guard control < 1 << 24 else { throw .unnumbered }
    while list.count <= control { list.append(source.isAuxiliary(Int32(list.count))) }
  }
}

extension PushdownObstacle {
  static let unnumbered = Self(reason: "its rules are beyond what can be numbered")
  static let tooLong = Self(
    reason: "some of its ways take more than \(CostQueue.highestCost) steps")
  static func tooLarge(_ limit: Int) -> Self {
    Self(reason: "it takes more than \(limit) rules and premises")
  }
}
