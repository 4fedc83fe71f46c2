/// Looks for short cycles of links that leave a symbol below.
struct LoopSearch {
  private let graph: HeadGraph
  /// The links within components, grouped by origin.
  private var links: [Int32] = []
  /// By head: where its links begin; one more at the end.
  private var starts: [Int32]
  private var queue = CostQueue()
  /// Two places to a head, without and with a symbol left below: the distance, the link that it comes
  /// by, and the place that the link comes from.
  private var distance: [Int32]
  private var via: [Int32]
  private var before: [Int]
  private var touched: [Int] = []

  /// - Parameter components: By head; see ``HeadGraph/components(below:)``.
  init(_ graph: HeadGraph, components: [Int32]) {
    self.graph = graph
    starts = Array(repeating: 0, count: graph.heads.count + 1)
    let inner = graph.links.indices.filter { number in
      let link = graph.links[number]
      let own = components[Int(link.end)]
      return own >= 0 && components[Int(link.origin)] == own
    }
    for number in inner { starts[Int(graph.links[number].origin) + 1] += 1 }
    for head in graph.heads.indices { starts[head + 1] += starts[head] }
    links = Array(repeating: -1, count: inner.count)
    var fill = starts
    for number in inner {
      let origin = Int(graph.links[number].origin)
      links[Int(fill[origin])] = Int32(number)
      fill[origin] += 1
    }
    distance = Array(repeating: .max, count: graph.heads.count * 2)
    via = Array(repeating: -1, count: graph.heads.count * 2)
    before = Array(repeating: -1, count: graph.heads.count * 2)
  }

  /// The shortest cycle through one of these heads, all of one component; the first of equals.
  ///
  /// - Returns: The head, and the links once round; nil where there is none.
  mutating func shortest(through heads: [Int32]) -> (head: Int32, links: [Int32])? {
    var best: (head: Int32, links: [Int32])?
    var least = Int(Int32.max)
    var work = 0
    for head in heads {
      if best != nil, work > links.count * 4 { break }
      guard let (found, cost) = loop(through: head, below: least, work: &work) else { continue }
      best = (head, found)
      least = cost
      // No step costs less.
      if least <= 1 { break }
    }
    return best
  }

  private mutating func loop(
    through head: Int32, below bound: Int, work: inout Int
  ) -> (links: [Int32], cost: Int)? {
    for place in touched { distance[place] = .max }
    touched = [Int(head) * 2]
    distance[Int(head) * 2] = 0
    queue = CostQueue()
    queue.push(UInt32(head) * 2, cost: 0)
    let goal = Int(head) * 2 + 1
    while let (item, cost) = queue.pop() {
      let place = Int(item)
      guard Int(distance[place]) == cost else { continue }
      if place == goal { return (circle(to: goal), cost) }
      for index in starts[place / 2]..<starts[place / 2 + 1] {
        work += 1
        let link = graph.links[Int(links[Int(index)])]
        let target = Int(link.end) * 2 + (link.below >= 0 ? 1 : place % 2)
        let sum = cost + Int(link.cost)
        guard sum < bound, sum < distance[target] else { continue }
        if distance[target] == .max { touched.append(target) }
        distance[target] = Int32(sum)
        via[target] = links[Int(index)]
        before[target] = place
        queue.push(UInt32(target), cost: sum)
      }
    }
    return nil
  }

  private func circle(to goal: Int) -> [Int32] {
    var result: [Int32] = []
    var place = goal
    while place != goal - 1 {
      result.append(via[place])
      place = before[place]
    }
    return result.reversed()
  }
}
