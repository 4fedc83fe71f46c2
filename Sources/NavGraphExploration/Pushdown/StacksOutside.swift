/// The states that a system can reach and from which no target can be.
///
/// Whether the reachable stacks below a head are all among those from which a target can be reached is
/// an inclusion of two finite automata. Most are settled by a simulation: the reader chooses one
/// control to read on with at each symbol. What is left is a search through sets of controls, the
/// nearest stacks first, in which a set is left out where a smaller one came before (antichains: De
/// Wulf, Doyen, Henzinger, Raskin 2006; together with simulations: Abdulla, Chen, Holík, Mayr, Vojnar
/// 2010).
///
/// - Complexity: O(*l* · *c*) in the links and controls to make it. A search is exponential in the
///   controls at worst, and ends at a limit.
package struct StacksOutside<Source: PushdownSource> {
  private let post: PostStar<Source>
  private let pre: PreStar
  private let proofs: ReadingProofs
  private let limit: Int
  /// The heads that are asked for, in the order in which they are reached.
  private let numbers: [Int32]

  /// - Parameters:
  ///   - among: The heads that are asked for; nil for those of all states.
  ///   - limit: How many sets of controls a search may examine.
  package init(
    _ post: PostStar<Source>, _ pre: PreStar, among heads: [PushdownHead]? = nil,
    limit: Int = 2_000_000
  ) {
    self.post = post
    self.pre = pre
    self.limit = limit
    numbers = heads?.compactMap { post.stateNumber(of: $0) } ?? post.stateNumbers
    proofs = ReadingProofs(post.graph, pre, isAuxiliary: post.isAuxiliary, heads: numbers)
  }

  /// A shortest way to a state with this head from which no target can be reached; nil where there is
  /// none.
  ///
  /// - Throws: Where the search comes to its limit.
  package func witness(of head: PushdownHead) throws(PushdownObstacle) -> PushdownWitness? {
    guard let number = post.stateNumber(of: head) else { return nil }
    return try way(to: number, below: .max).flatMap { post.witness(along: $0.links) }
  }

  /// The heads of states from which no target can be reached, in the order in which the heads are
  /// reached.
  ///
  /// - Throws: Where a search comes to its limit.
  package func heads() throws(PushdownObstacle) -> [PushdownHead] {
    var result: [PushdownHead] = []
    for (position, number) in numbers.enumerated() {
      if proofs.hold(forHeadAt: position) { continue }
      guard try way(to: number, below: .max) != nil else { continue }
      result.append(post.graph.heads[Int(number)].top)
    }
    return result
  }

  /// A shortest way to any state from which no target can be reached; nil where there is none.
  ///
  /// States with empty stacks are among these: nothing goes on from there.
  ///
  /// - Throws: Where a search comes to its limit.
  package func first() throws(PushdownObstacle) -> PushdownWitness? {
    let emptied = post.emptied
    var best: (links: [Int32], cost: Int)?
    var least = emptied.map { Int(post.graph.descents[Int($0)].cost) } ?? .max
    for (position, number) in numbers.enumerated() {
      if Int(post.graph.heads[Int(number)].cost) >= least { break }
      if proofs.hold(forHeadAt: position) { continue }
      guard let way = try way(to: number, below: least) else { continue }
      best = way
      least = way.cost
    }
    if let best { return post.witness(along: best.links) }
    return emptied.flatMap { post.witness(along: [], then: $0) }
  }

  /// A cheapest way to such a state with this head, where one costs less than the bound.
  private func way(
    to number: Int32, below bound: Int
  ) throws(PushdownObstacle) -> (links: [Int32], cost: Int)? {
    let reading = pre.reading(post.graph.heads[Int(number)].top)
    guard let top = read(reading, below: number) else { return nil }
    let graph = post.graph
    var sets = ControlSets()
    var search = StackReading(graph)
    var seen: [Int32: [Int]] = [:]
    var count = 0
    search.begin(at: number, in: sets.number(of: top))
    while let node = search.next(), node.cost < bound {
      guard let set = node.state, !sets[set].isEmpty, node.head != HeadGraph.root else {
        return (search.way(through: node), node.cost)
      }
      if seen[node.head, default: []].contains(where: { sets.isSubset($0, of: set) }) { continue }
      seen[node.head, default: []].append(set)
      count += 1
      if count > limit {
        throw PushdownObstacle(reason: "it takes more than \(limit) sets of controls")
      }
      for (number, link) in graph.links(into: node.head) {
        if let controls = read(sets[set], link.below, below: link.origin) {
          search.visit(link.origin, in: sets.number(of: controls), by: number, from: node)
        }
      }
    }
    return nil
  }

  /// The controls that read on below a head; nil where a target can be reached for certain.
  ///
  /// - Parameter symbol: What is read before; -1 for nothing.
  private func read(_ controls: [Int32], _ symbol: Int32, below head: Int32) -> [Int32]? {
    guard symbol >= 0 else {
      return controls.contains { proofs.holds(for: head, $0) } ? nil : controls
    }
    var union: [Int32] = []
    for control in controls {
      let reading = pre.reading(PushdownHead(control: control, symbol: symbol))
      guard let left = read(reading, below: head) else { return nil }
      union += left
    }
    return controls.count > 1 ? Set(union).sorted() : union
  }

  /// The controls that read on below a head after one symbol, ascending.
  private func read(_ reading: PreStar.Reading, below head: Int32) -> [Int32]? {
    guard case .goesOn(var descents) = reading else { return nil }
    var controls: [Int32] = []
    while let control = pre.next(of: &descents) {
      if proofs.holds(for: head, control) { return nil }
      controls.append(control)
    }
    controls.sort()
    return controls
  }
}
