/// The order of a cluster's nodes from left to right, as far as a layout is free to keep it.
///
/// The root is first, and what leads forward leads to the right, but for the edges that close a
/// cycle. Screens that nothing leads to come before those that they lead to.
struct NodeOrder {
  /// By node.
  let positions: [Int]

  /// - Complexity: Linear in nodes and edges.
  init(_ cluster: RouteMap.Cluster) {
    let count = cluster.nodes.count
    var targets = Array(repeating: [Int](), count: count)
    for edge in cluster.edges where edge.kind.isForward {
      targets[edge.source].append(edge.target)
    }
    var isVisited = Array(repeating: false, count: count)
    let roots = cluster.nodes.indices.filter { cluster.nodes[$0].role == .root }
    let main = Self.topologicalOrder(from: roots, targets: targets, isVisited: &isVisited)
    let ends = cluster.nodes.indices.filter { cluster.nodes[$0].role == .nothing }
    let others = cluster.nodes.indices.filter { cluster.nodes[$0].role != .nothing }
    let detached = Self.topologicalOrder(from: others, targets: targets, isVisited: &isVisited)
    var positions = Array(repeating: 0, count: count)
    let order = main.prefix(roots.count) + detached + main.dropFirst(roots.count) + ends
    for (position, node) in order.enumerated() { positions[node] = position }
    self.positions = positions
  }

  /// The reverse postorder of a depth-first search: each node before those it leads to, unless they
  /// lead back to it.
  private static func topologicalOrder(
    from starts: [Int], targets: [[Int]], isVisited: inout [Bool]
  ) -> [Int] {
    var finished: [Int] = []
    // The first start is to come first, so it has to be finished last.
    for start in starts.reversed() where !isVisited[start] {
      isVisited[start] = true
      var path = [(node: start, next: 0)]
      while let (node, next) = path.last {
        guard next < targets[node].count else {
          finished.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        // From the last to the first, so that the first comes first in the reversed order.
        let target = targets[node][targets[node].count - 1 - next]
        guard !isVisited[target] else { continue }
        isVisited[target] = true
        path.append((target, 0))
      }
    }
    return finished.reversed()
  }
}
