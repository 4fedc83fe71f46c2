extension NavV1 {
  /// The exact numbers of states and transitions, by counting paths over (depth, top) without any
  /// search.
  var counts: (states: Int, transitions: Int) {
    let sheets = (0..<routes).map { words(from: $0, depth: sheetDepth) }
    let sheetStates = sheets.map { $0.joined().reduce(0, +) }
    let sheetTransitions = zip(sheets, sheetStates).map { levels, states in
      transitions(levels, depth: sheetDepth) + states  // each of them can dismiss
    }
    let main = words(from: 0, depth: mainDepth)
    var states = 0
    var total = transitions(main, depth: mainDepth)
    for level in main {
      for (top, count) in level.enumerated() where count > 0 {
        states += count
        guard canPresent(top) else { continue }
        states += count * sheetStates[presented(from: top)]
        total += count * (1 + sheetTransitions[presented(from: top)])
      }
    }
    return (states, total)
  }

  /// By depth and top route, the number of distinct stacks that begin with a route.
  private func words(from start: Int, depth: Int) -> [[Int]] {
    var level = [Int](repeating: 0, count: routes)
    level[start] = 1
    var levels: [[Int]] = []
    for _ in 0..<depth {
      levels.append(level)
      var next = [Int](repeating: 0, count: routes)
      for (top, count) in level.enumerated() where count > 0 {
        for target in Set((0..<fanOut).map { pushed(from: top, by: $0) }) { next[target] += count }
      }
      level = next
    }
    return levels
  }

  /// Pushes with multiplicity, and pop and pop to root above the first entry.
  private func transitions(_ levels: [[Int]], depth: Int) -> Int {
    var total = 0
    for (index, level) in levels.enumerated() {
      let count = level.reduce(0, +)
      if index + 1 < depth { total += count * fanOut }
      if index > 0 { total += 2 * count }
    }
    return total
  }
}
