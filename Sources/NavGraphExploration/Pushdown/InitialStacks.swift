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
          links.append((beginning, symbol, count))
          count += 1
        }
        beginning = known[pair] ?? 0
      }
      tops.append((beginning, top))
    }
  }
}
