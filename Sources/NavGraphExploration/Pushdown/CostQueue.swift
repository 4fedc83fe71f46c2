/// Numbers in the order of their costs; those of one cost in the order in which they came. A binary heap.
struct CostQueue {
  private struct Entry {
    let cost: Int
    let number: Int
    let item: UInt32

    func isBefore(_ other: Entry) -> Bool { (cost, number) < (other.cost, other.number) }
  }

  private var entries: [Entry] = []
  private var pushCount = 0

  /// Costs are distinguished up to here; the next value means "not reached".
  static let highestCost = Int(Int32.max) - 1

  /// - Complexity: O(log *n*)
  mutating func push(_ item: UInt32, cost: Int) {
    let entry = Entry(cost: cost, number: pushCount, item: item)
    pushCount += 1
    entries.append(entry)
    var place = entries.count - 1
    while place > 0, entry.isBefore(entries[(place - 1) / 2]) {
      entries[place] = entries[(place - 1) / 2]
      place = (place - 1) / 2
    }
    entries[place] = entry
  }

  /// - Complexity: O(log *n*)
  mutating func pop() -> (item: UInt32, cost: Int)? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return (first.item, first.cost) }
    var place = 0
    while place * 2 + 1 < entries.count {
      var child = place * 2 + 1
      if child + 1 < entries.count, entries[child + 1].isBefore(entries[child]) { child += 1 }
      guard entries[child].isBefore(last) else { break }
      entries[place] = entries[child]
      place = child
    }
    entries[place] = last
    return (first.item, first.cost)
  }
}
