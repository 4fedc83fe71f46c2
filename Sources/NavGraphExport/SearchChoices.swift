/// Which endings searches may take where they have several, each time that they go one symbol down.
struct SearchChoices {
  /// By search and ending: the searches that may go on from there, whatever symbol is met.
  private let next: [[Set<Int>]]

  init(_ table: StepTable) {
    next = table.searches.map { row in
      var next: [Set<Int>] = []
      for ends in row {
        for (choice, end) in ends.enumerated() {
          if choice == next.count { next.append([]) }
          if case .search(let number) = end.continuation { next[choice].insert(number) }
        }
      }
      return next
    }
  }

  /// All combinations that are any good to one of the searches: the number of the ending at each symbol on the
  /// way down. From where a combination ends, the first ending is taken.
  ///
  /// - Returns: Nil where there are more than the limit.
  /// - Complexity: Linear in the combinations, times searches.
  func combinations(from searches: Set<Int>, depth: Int, limit: Int) -> [[Int]]? {
    var result: [[Int]] = [[]]
    var pending = [(choices: [Int](), searches: searches)]
    while let (choices, searches) = pending.popLast() {
      guard choices.count < depth else { continue }
      for choice in 0..<(searches.map { next[$0].count }.max() ?? 0) {
        let all = choices + [choice]
        if choice > 0 { result.append(all) }
        var further: Set<Int> = []
        for search in searches where choice < next[search].count {
          further.formUnion(next[search][choice])
        }
        if !further.isEmpty { pending.append((all, further)) }
      }
      guard result.count + pending.count <= limit else { return nil }
    }
    return result.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
