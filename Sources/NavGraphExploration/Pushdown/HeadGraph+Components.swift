extension HeadGraph {
  /// By head: which strongly connected component it is in; -1 for those below which no state's stack is
  /// read.
  ///
  /// Components are numbered so that links lead from a lower one, or from the same. Tarjan's algorithm,
  /// against the links, with a stack of its own.
  ///
  /// - Complexity: O(*h* + *l*) in the heads and links.
  func components(below starts: [Int32]) -> [Int32] {
    var component = [Int32](repeating: -1, count: heads.count)
    var index = [Int32](repeating: 0, count: heads.count)
    var low = [Int32](repeating: 0, count: heads.count)
    var cursor = heads.map(\.firstLink)
    var open: [Int32] = []
    var path: [Int32] = []
    var visited: Int32 = 0
    var count: Int32 = 0
    func enter(_ head: Int32) {
      visited += 1
      index[Int(head)] = visited
      low[Int(head)] = visited
      open.append(head)
      path.append(head)
    }
    for start in starts where index[Int(start)] == 0 {
      enter(start)
      while let head = path.last {
        let number = cursor[Int(head)]
        if number >= 0 {
          let link = links[Int(number)]
          cursor[Int(head)] = link.next
          if index[Int(link.origin)] == 0 {
            enter(link.origin)
          } else if component[Int(link.origin)] < 0 {
            low[Int(head)] = min(low[Int(head)], index[Int(link.origin)])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last {
          low[Int(parent)] = min(low[Int(parent)], low[Int(head)])
        }
        guard low[Int(head)] == index[Int(head)] else { continue }
        while let member = open.popLast() {
          component[Int(member)] = count
          if member == head { break }
        }
        count += 1
      }
    }
    return component
  }
}
