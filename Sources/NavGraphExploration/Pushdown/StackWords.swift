/// The stacks that a system can reach, read from the bottom up: what has been read leaves a set of heads, and a
/// state with one of these on top of it can be reached.
///
/// The automaton of ``HeadGraph``, made deterministic as far as it is read.
struct StackWords {
  private let graph: HeadGraph
  /// By head: the links that begin there.
  private let starting: [[Int32]]
  private var sets = Numbering<[Int32]>()
  private var successors: [Step: Int32] = [:]

  private struct Step: Hashable {
    let set: Int32
    let symbol: Int32
  }

  /// - Complexity: O(*h* + *l*) in the heads and links.
  init(_ graph: HeadGraph) {
    self.graph = graph
    var starting: [[Int32]] = Array(repeating: [], count: graph.heads.count)
    for (number, link) in graph.links.enumerated() {
      starting[Int(link.origin)].append(Int32(number))
    }
    self.starting = starting
    _ = sets.number(of: closure(of: [HeadGraph.root]))
  }

  /// What is left by the bottom, before anything is read.
  var start: Int32 { 0 }

  /// How many sets have been met.
  var count: Int { sets.count }

  /// The heads that can be on top of what was read, among them those in the middle of steps.
  func heads(on set: Int32) -> [Int32] { sets[set] }

  /// What can be read next, without what can only be on top.
  func symbols(on set: Int32) -> [Int32] {
    var symbols: Set<Int32> = []
    for head in sets[set] {
      for link in starting[Int(head)] where graph.links[Int(link)].below >= 0 {
        symbols.insert(graph.links[Int(link)].below)
      }
    }
    return symbols.sorted()
  }

  /// What is left once a symbol has been read, too.
  mutating func read(_ symbol: Int32, on set: Int32) -> Int32 {
    let step = Step(set: set, symbol: symbol)
    if let known = successors[step] { return known }
    var ends: Set<Int32> = []
    for head in sets[set] {
      for number in starting[Int(head)] where graph.links[Int(number)].below == symbol {
        ends.insert(graph.links[Int(number)].end)
      }
    }
    let result = sets.number(of: closure(of: ends))
    successors[step] = result
    return result
  }

  /// These heads, and those that come of them with the same stack below.
  private func closure(of heads: Set<Int32>) -> [Int32] {
    var result = heads
    var pending = Array(heads)
    while let head = pending.popLast() {
      for number in starting[Int(head)] where graph.links[Int(number)].below < 0 {
        let end = graph.links[Int(number)].end
        if result.insert(end).inserted { pending.append(end) }
      }
    }
    return result.sorted()
  }
}
