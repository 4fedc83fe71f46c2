/// The cycles on which stacks may grow again and again although steps use up what other steps put there.
///
/// A system that leaves out how much there is has cycles that the app cannot take: each round takes a thing that no
/// step of it has put there. Such a cycle ends after as many rounds as there were things at the beginning. So where
/// no step that a cycle may have gives a kind that one of its steps takes, that step is none of a cycle that goes on
/// for ever. Without these steps there are fewer cycles, and so on, until each kind that is taken somewhere is given
/// there as well: what is left may go on for ever (it need not: no numbers are compared), and everything else does not.
///
/// That the stack is as high as there were things before is no cycle: it comes down again before there are more.
struct LastingGrowth {
  /// The heads of states on such cycles, one list for each set of heads that lead to each other; empty for a
  /// cycle in the middle of a step.
  private(set) var cycles: [[PushdownHead]] = []

  /// How a step uses the things.
  struct Use {
    /// The kind of which it takes one away, if any; nil, too, where its origin is unknown.
    var taken: Int?
    /// The kinds of which it may add any number.
    var given: Set<Int> = []
  }

  /// - Parameter use: By label.
  /// - Throws: Where there is too much to keep.
  /// - Complexity: As of ``PostStar``, at most as many times as there are kinds, for the rules of each cycle.
  init(
    _ system: PushdownSystem, limit: Int = 50_000_000, use: (Int32) -> Use
  ) throws(PushdownObstacle) {
    var pending = [system.rules]
    while let rules = pending.popLast() {
      let graph = try HeadGraph(rules: rules, following: { _ in true }, limit: limit)
      let components = graph.components(below: Array(Int32(1)..<Int32(max(1, graph.heads.count))))
      for component in graph.growing(among: components).sorted() {
        let members = Set(graph.heads.indices.filter { components[$0] == component })
        let reached = graph.reached(from: members)
        // Whatever is done on the cycle begins with one of these.
        let own = rules.filter { rule in
          graph.number(of: rule.head).map { reached[Int($0)] } ?? false
        }
        let uses = own.map { $0.stepLabel.map(use) ?? Use() }
        let unbalanced = Set(uses.compactMap(\.taken)).subtracting(uses.flatMap(\.given))
        if unbalanced.isEmpty {
          cycles.append(
            members.sorted().compactMap { number in
              let head = graph.heads[number].top
              return head.control >= 0 && !system.isAuxiliary[Int(head.control)] ? head : nil
            })
        } else {
          pending.append(
            zip(own, uses).filter { !($1.taken.map(unbalanced.contains) ?? false) }.map(\.0))
        }
      }
    }
  }
}

extension HeadGraph {
  /// The components of which a link leaves something below.
  ///
  /// - Complexity: O(*l*) in the links.
  func growing(among components: [Int32]) -> Set<Int32> {
    var growing = Set<Int32>()
    for link in links where link.below >= 0 {
      let own = components[Int(link.end)]
      if own >= 0, components[Int(link.origin)] == own { growing.insert(own) }
    }
    return growing
  }

  /// By head: whether one of these leads there, and nothing that lay below it goes on the way.
  ///
  /// - Complexity: O(*h* + *l*) in the heads and links.
  fileprivate func reached(from starts: Set<Int>) -> [Bool] {
    var ends: [[Int32]] = Array(repeating: [], count: heads.count)
    for link in links { ends[Int(link.origin)].append(link.end) }
    var reached = heads.indices.map(starts.contains)
    var pending = Array(starts)
    while let head = pending.popLast() {
      for end in ends[head] where !reached[Int(end)] {
        reached[Int(end)] = true
        pending.append(Int(end))
      }
    }
    return reached
  }
}
