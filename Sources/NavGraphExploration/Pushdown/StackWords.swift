/// The stacks that a system can reach, read from the bottom up: what has been read leaves a set of heads, and a
/// state with one of these on top of it can be reached.
///
/// The automaton of ``HeadGraph``, made deterministic as far as it is read.
struct StackWords {
  private let graph: HeadGraph
  /// By head: the links that begin there.
  private let starting: [[Int32]]
  private var sets = Numbering<[Int32]>()
  /// By set: what can be read next, in the order of the symbols, and what that leaves; nil until it is asked for.
  private var readings: [[(symbol: Int32, set: Int32)]?] = []

  /// - Complexity: O(*h* + *l*) in the heads and links.
  init(_ graph: HeadGraph) {
    self.graph = graph
    var starting: [[Int32]] = Array(repeating: [], count: graph.heads.count)
    for (number, link) in graph.links.enumerated() {
      starting[Int(link.origin)].append(Int32(number))
    }
    self.starting = starting
    _ = sets.number(of: closure(of: [HeadGraph.root]))
    none = sets.number(of: [])
  }

  /// The state before anything is read.
  var start: Int32 { 0 }
  /// The state after reading a symbol with which no stack continues.
  private var none: Int32 = 0

  /// The heads that can be on top of what was read, ascending, among them those in the middle of steps.
  func heads(on set: Int32) -> [Int32] { sets[set] }

  /// Returns the symbols that can be read next, without those that can only be on top, and the state after each.
  mutating func readings(on set: Int32) -> [(symbol: Int32, set: Int32)] {
    while readings.count <= set { readings.append(nil) }
    if let known = readings[Int(set)] { return known }
    var ends: [Int32: Set<Int32>] = [:]
    for head in sets[set] {
      for number in starting[Int(head)] {
        let link = graph.links[Int(number)]
        if link.below >= 0 { ends[link.below, default: []].insert(link.end) }
      }
    }
    let result = ends.sorted { $0.key < $1.key }.map { symbol, ends in
      (symbol: symbol, set: sets.number(of: closure(of: ends)))
    }
    readings[Int(set)] = result
    return result
  }

  /// Returns the state after reading another symbol.
  mutating func read(_ symbol: Int32, on set: Int32) -> Int32 {
    readings(on: set).first { $0.symbol == symbol }?.set ?? none
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
