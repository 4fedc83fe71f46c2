/// The states that a system can reach and from which no target can be.
///
/// Whether the reachable stacks below a head are all among those from which a target can be reached is
/// an inclusion of two finite automata: a search through sets of controls, the nearest stacks first, in which
/// a set is left out where a smaller one came before (antichains: De Wulf, Doyen, Henzinger, Raskin 2006).
///
/// - Complexity: Exponential in the controls at worst; it ends at a limit.
package struct StacksOutside<Source: PushdownSource> {
  private let post: PostStar<Source>
  private let pre: PreStar
  private let limit: Int
  /// The heads that are asked for, in the order in which they are reached.
  private let numbers: [Int32]
  private var sets = ControlSets()
  /// By head: sets of controls with which a target can be reached over all that lies below.
  private var proved: [Int32: [Int]] = [:]

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
  }

  /// Returns a shortest path to a state with this head from which no target can be reached; nil where there is
  /// none.
  ///
  /// - Throws: Where the search comes to its limit.
  package mutating func witness(
    of head: PushdownHead
  ) throws(PushdownObstacle) -> PushdownWitness? {
    guard let number = post.stateNumber(of: head) else { return nil }
    return try path(to: number).flatMap { post.witness(along: $0) }
  }

  /// The heads of states from which no target can be reached, in the order in which the heads are
  /// reached.
  ///
  /// - Throws: Where a search comes to its limit.
  package mutating func heads() throws(PushdownObstacle) -> [PushdownHead] {
    var result: [PushdownHead] = []
    for number in numbers {
      guard try path(to: number) != nil else { continue }
      result.append(post.head(numbered: number))
    }
    return result
  }

  /// A cheapest way to such a state with this head.
  private mutating func path(to number: Int32) throws(PushdownObstacle) -> [Int32]? {
    let graph = post.graph
    let head = post.head(numbered: number)
    guard let top = read([head.control], head.symbol) else { return nil }
    var search = StackReading(graph)
    var seen: [Int32: [Int]] = [:]
    var count = 0
    search.begin(at: number, in: sets.number(of: top))
    while let node = search.next() {
      guard let set = node.state, !sets[set].isEmpty, node.head != HeadGraph.root else {
        return search.path(through: node)
      }
      let smaller = proved[node.head, default: []] + seen[node.head, default: []]
      if smaller.contains(where: { sets.isSubset($0, of: set) }) { continue }
      seen[node.head, default: []].append(set)
      count += 1
      if count > limit {
        throw PushdownObstacle(reason: "it takes more than \(limit) sets of controls")
      }
      for (number, link) in graph.links(into: node.head) {
        let controls = link.below < 0 ? sets[set] : read(sets[set], link.below)
        if let controls {
          search.visit(link.origin, in: sets.number(of: controls), by: number, from: node)
        }
      }
    }
    proved.merge(seen) { $0 + $1 }
    return nil
  }

  /// The controls that read on after a symbol, ascending; nil where a target can be reached for certain.
  private func read(_ controls: [Int32], _ symbol: Int32) -> [Int32]? {
    switch pre.reading(controls, symbol) {
    case .leads: nil
    case .proceeds(let descents): descents
    }
  }
}
