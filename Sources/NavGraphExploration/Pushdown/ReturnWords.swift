/// Stacks read from the bottom up, with the controls with which a target can be reached over what has been read.
///
/// The automaton of ``PreStar``, which reads from the top down, read the other way round and made deterministic as
/// far as it is read.
struct ReturnWords {
  private let returning: PreStar
  /// By symbol: the controls that are asked about.
  private let controls: [Int32: [Int32]]
  private var sets = Numbering<[Int32]>()
  private var known: [Key: Int32] = [:]

  private struct Key: Hashable {
    let set: Int32
    let symbol: Int32
  }

  /// - Parameter heads: Those that can be met; of others, no way to a target is known.
  init(_ returning: PreStar, heads: [PushdownHead]) {
    self.returning = returning
    controls = Dictionary(grouping: heads, by: \.symbol).mapValues { $0.map(\.control).sorted() }
    // Nothing goes on from an empty stack.
    _ = sets.number(of: [])
  }

  /// The state before anything is read.
  var start: Int32 { 0 }

  /// Returns the state after reading another symbol.
  ///
  /// - Complexity: O(*c* · *d*) in the controls over the symbol and what they can descend to, once for each set and
  ///   symbol.
  mutating func read(_ symbol: Int32, on set: Int32) -> Int32 {
    let key = Key(set: set, symbol: symbol)
    if let number = known[key] { return number }
    let number = sets.number(
      of: (controls[symbol] ?? []).filter {
        leads(from: PushdownHead(control: $0, symbol: symbol), on: set)
      })
    known[key] = number
    return number
  }

  /// Whether a target can be reached from the head on top of what was read.
  func leads(from head: PushdownHead, on set: Int32) -> Bool {
    switch returning.reading(head) {
    case .leads: true
    case .proceeds(let descents): descents.contains { sets[set].contains($0) }
    }
  }
}
