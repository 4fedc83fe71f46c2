/// Numbers in the order of their costs, which never fall below the last one taken; those of one cost in
/// the order in which they came.
///
/// A list for each cost of a window; what costs more than the window waits apart until the window
/// moves.
struct CostQueue {
  private struct Entry {
    var item: UInt32
    /// The next of the same cost, or of the free ones; -1 at the end.
    var next: Int32
  }

  private var entries: [Entry] = []
  private var free: Int32 = -1
  private var first: [Int32] = []
  private var last: [Int32] = []
  /// The cost of the window's first list.
  private var base = 0
  private var position = 0
  private var later: [(item: UInt32, cost: Int)] = []

  private static let width = 1 << 16

  /// Costs are told apart up to here; one more stands for what is not reached.
  static let highestCost = Int(Int32.max) - 1

  mutating func push(_ item: UInt32, cost: Int) {
    let index = cost - base
    guard index < Self.width else {
      later.append((item, cost))
      return
    }
    while first.count <= index {
      first.append(-1)
      last.append(-1)
    }
    var entry = free
    if entry >= 0 {
      free = entries[Int(entry)].next
      entries[Int(entry)] = Entry(item: item, next: -1)
    } else {
      entry = Int32(entries.count)
      entries.append(Entry(item: item, next: -1))
    }
    if first[index] < 0 {
      first[index] = entry
    } else {
      entries[Int(last[index])].next = entry
    }
    last[index] = entry
  }

  /// - Complexity: Constant, amortised over all that comes in, as long as costs differ by less than the
  ///   window's width.
  mutating func pop() -> (item: UInt32, cost: Int)? {
    while true {
      while position < first.count {
        let entry = first[position]
        if entry >= 0 {
          let taken = entries[Int(entry)]
          first[position] = taken.next
          entries[Int(entry)].next = free
          free = entry
          return (taken.item, base + position)
        }
        position += 1
      }
      guard let least = later.lazy.map(\.cost).min() else { return nil }
      let waiting = later
      later = []
      base = least
      position = 0
      first.removeAll(keepingCapacity: true)
      last.removeAll(keepingCapacity: true)
      for (item, cost) in waiting { push(item, cost: cost) }
    }
  }
}
