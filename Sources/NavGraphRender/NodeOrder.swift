/// The order of a cluster's nodes along the direction of its layout, as far as that is free.
///
/// Screens come by the number of actions that lead to them from the root, and among those of one
/// number, in the order of a walk. So most new screens lie further on than the one that leads to
/// them, and the drawing stays as short as the paths are.
struct NodeOrder {
  /// By node.
  let positions: [Int]

  /// - Complexity: Linear in nodes and edges.
  init(_ cluster: RouteMap.Cluster) {
    let nodes = cluster.nodes
    var targets = Array(repeating: [Int](), count: nodes.count)
    for edge in cluster.edges where edge.kind.isForward {
      targets[edge.source].append(edge.target)
    }
    var isVisited = Array(repeating: false, count: nodes.count)
    let roots = nodes.indices.filter { nodes[$0].role == .root }
    let walk = Self.breadthFirst(from: roots, targets: targets, isVisited: &isVisited)
    // What nothing leads to comes before what it leads to, but not before the root.
    let others = nodes.indices.filter { nodes[$0].role != .nothing }
    let detached = Self.breadthFirst(from: others, targets: targets, isVisited: &isVisited)
    let ends = nodes.indices.filter { nodes[$0].role == .nothing }
    var positions = Array(repeating: 0, count: nodes.count)
    let order = walk.prefix(roots.count) + detached + walk.dropFirst(roots.count) + ends
    for (position, node) in order.enumerated() { positions[node] = position }
    self.positions = positions
  }

  /// The nodes that the starts lead to, those with shorter paths first.
  private static func breadthFirst(
    from starts: [Int], targets: [[Int]], isVisited: inout [Bool]
  ) -> [Int] {
    var order: [Int] = []
    func visit(_ node: Int) {
      guard !isVisited[node] else { return }
      isVisited[node] = true
      order.append(node)
    }
    var next = 0
    for start in starts {
      visit(start)
      while next < order.count {
        for target in targets[order[next]] { visit(target) }
        next += 1
      }
    }
    return order
  }
}
