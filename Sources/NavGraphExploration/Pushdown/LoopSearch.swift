/// Looks for short cycles of links that leave a symbol below.
struct LoopSearch {
  private let graph: HeadGraph
  /// By head: the links from there within its component.
  private let links: [Int32: [Int32]]
  private let linkCount: Int

  /// A head, without or with a symbol left below on the path there.
  private struct Place: Hashable {
    let head: Int32
    let leavesSymbol: Bool
  }

  /// - Parameter components: By head; see ``HeadGraph/components(below:)``.
  init(_ graph: HeadGraph, components: [Int32]) {
    self.graph = graph
    let inner = graph.links.indices.filter { number in
      let link = graph.links[number]
      let own = components[Int(link.end)]
      return own >= 0 && components[Int(link.origin)] == own
    }
    linkCount = inner.count
    links = Dictionary(grouping: inner.map { Int32($0) }) { graph.links[Int($0)].origin }
  }

  /// The shortest cycle through one of these heads, all of one component; the first of equals.
  ///
  /// - Returns: The head, and the links once round; nil where there is none.
  /// - Complexity: O(*l* log *l*) in the links, for each head, up to four times the links of all.
  func shortest(through heads: [Int32]) -> (head: Int32, links: [Int32])? {
    var best: (head: Int32, links: [Int32])?
    var least = Int(Int32.max)
    var work = 0
    for head in heads {
      if best != nil, work > linkCount * 4 { break }
      guard let (found, cost) = loop(through: head, below: least, work: &work) else { continue }
      best = (head, found)
      least = cost
      // No step costs less.
      if least <= 1 { break }
    }
    return best
  }

  private func loop(
    through head: Int32, below bound: Int, work: inout Int
  ) -> (links: [Int32], cost: Int)? {
    let start = Place(head: head, leavesSymbol: false)
    var places = Numbering<Place>()
    var known: [(distance: Int, via: Int32, before: Int32)] = [(0, -1, -1)]
    var queue = CostQueue()
    queue.push(UInt32(places.number(of: start)), cost: 0)
    while let (item, cost) = queue.pop() {
      let place = places[Int32(item)]
      guard known[Int(item)].distance == cost else { continue }
      if place.head == head, place.leavesSymbol { return (path(to: Int32(item), known), cost) }
      for number in links[place.head] ?? [] {
        work += 1
        let link = graph.links[Int(number)]
        let sum = cost + Int(link.cost)
        guard sum < bound else { continue }
        let target = places.number(
          of: Place(head: link.end, leavesSymbol: place.leavesSymbol || link.below >= 0))
        if Int(target) == known.count { known.append((.max, -1, -1)) }
        guard sum < known[Int(target)].distance else { continue }
        known[Int(target)] = (sum, number, Int32(item))
        queue.push(UInt32(target), cost: sum)
      }
    }
    return nil
  }

  private func path(
    to place: Int32, _ known: [(distance: Int, via: Int32, before: Int32)]
  ) -> [Int32] {
    var result: [Int32] = []
    var place = place
    while known[Int(place)].via >= 0 {
      result.append(known[Int(place)].via)
      place = known[Int(place)].before
    }
    return result.reversed()
  }
}
