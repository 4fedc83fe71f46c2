/// Items by the length of the longest path that leads to them.
struct ItemRanks {
  /// The items of each rank, in their order.
  let columns: [[Int]]
  /// By item, those of lower rank that lead to it, one for each arc.
  let tails: [[Int]]

  /// - Parameter arcs: Those of an item to itself count for nothing. Where they go in a circle, its lowest item is
  ///   taken to be its start.
  /// - Complexity: Linear in items and arcs.
  init(count: Int, arcs: [(tail: Int, head: Int)]) {
    var heads = Array(repeating: [Int](), count: count)
    var open = Array(repeating: 0, count: count)
    for (tail, head) in arcs where tail != head {
      heads[tail].append(head)
      open[head] += 1
    }
    var ranks = Array(repeating: 0, count: count)
    var isDone = Array(repeating: false, count: count)
    var ready = (0..<count).filter { open[$0] == 0 }
    var next = 0
    var lowest = 0
    while true {
      if next == ready.count {
        while lowest < count, isDone[lowest] { lowest += 1 }
        guard lowest < count else { break }
        ready.append(lowest)
      }
      let item = ready[next]
      next += 1
      guard !isDone[item] else { continue }
      isDone[item] = true
      for head in heads[item] where !isDone[head] {
        ranks[head] = max(ranks[head], ranks[item] + 1)
        open[head] -= 1
        if open[head] == 0 { ready.append(head) }
      }
    }
    var columns = Array(repeating: [Int](), count: (ranks.max() ?? -1) + 1)
    for (item, rank) in ranks.enumerated() { columns[rank].append(item) }
    self.columns = columns.filter { !$0.isEmpty }
    var tails = Array(repeating: [Int](), count: count)
    for (tail, head) in arcs where ranks[tail] < ranks[head] { tails[head].append(tail) }
    self.tails = tails
  }
}
