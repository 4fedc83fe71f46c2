/// The initial configurations of a system, as a finite automaton that reads stacks from the bottom up: any
/// number of configurations, for any stack height.
///
/// Its states are the *beginnings* of ``HeadGraph``, from 0 on; 0 has read nothing.
struct InitialStacks {
  private(set) var count: Int32 = 1
  /// The symbols read from one beginning to another; the first link that ends at a beginning is on a path from 0 to it.
  private(set) var links: [(parent: Int32, symbol: Int32, end: Int32)] = []
  /// The heads of configurations, with what has been read below them.
  private(set) var tops: [(beginning: Int32, top: PushdownHead)] = []

  init() {}

  /// - Complexity: O(*s*) in the symbols.
  init(_ configurations: [PushdownConfiguration]) {
    var known: [PairKey: Int32] = [:]
    for configuration in configurations {
      guard let top = configuration.head else { continue }
      var beginning: Int32 = 0
      for symbol in configuration.stack.dropLast() {
        let pair = PairKey(beginning, symbol)
        if known[pair] == nil {
          known[pair] = count
          link(from: beginning, by: symbol, to: addBeginning())
        }
        beginning = known[pair] ?? 0
      }
      add(top, on: beginning)
    }
  }

  mutating func addBeginning() -> Int32 {
    count += 1
    return count - 1
  }

  mutating func link(from parent: Int32, by symbol: Int32, to end: Int32) {
    links.append((parent, symbol, end))
  }

  mutating func add(_ top: PushdownHead, on beginning: Int32) { tops.append((beginning, top)) }
}
