/// The arrangement of screens side by side: for each coordinator trees over its screens, along the actions that
/// bring them.
struct CardForest {
  /// By node, those in the next column.
  private(set) var children: [[Int]]
  /// By cluster, the nodes that no other one brings into place, in their order.
  private(set) var roots: [[Int]]
  /// Edges from a node to one of its children.
  private(set) var drawn: Set<Int> = []

  /// Columns beyond which a tree is continued elsewhere: it would be wider than a page.
  static let depthLimit = 5

  /// - Parameters:
  ///   - depthLimit: Columns of a tree; what is further away begins a tree of its own.
  ///   - childLimit: Screens beside one; so do further ones.
  /// - Complexity: O(*n* log *n*) in nodes and edges.
  init(_ part: RouteMap.Part, depthLimit: Int = depthLimit, childLimit: Int = .max) {
    children = Array(repeating: [], count: part.nodes.count)
    roots = Array(repeating: [], count: part.clusters.count)
    var leading = Array(repeating: [Int](), count: part.nodes.count)
    for (index, edge) in part.edges.enumerated()
    where edge.kind.isForward && !part.isCrossing(edge) && edge.source != edge.target
      && !part.nodes[edge.source].role.isStart
    {
      leading[edge.source].append(index)
    }
    var isPlaced = Array(repeating: false, count: part.nodes.count)
    let order = NodeOrder(part).positions
    for cluster in part.clusters.indices {
      let members = part.nodes.indices.filter {
        part.nodes[$0].cluster == cluster && !part.nodes[$0].role.isStart
      }
      let isChoice = part.clusters[cluster].isChoice
      let first = members.filter {
        part.nodes[$0].role == .root || isChoice && part.nodes[$0].role.isScreen
      }
      let rest = members.filter { !first.contains($0) }.sorted { order[$0] < order[$1] }
      for root in first { isPlaced[root] = true }
      grow(from: first, depthLimit, childLimit, leading, part, &isPlaced)
      roots[cluster] = first
      for root in rest where !isPlaced[root] {
        isPlaced[root] = true
        roots[cluster].append(root)
        grow(from: [root], depthLimit, childLimit, leading, part, &isPlaced)
      }
    }
    for (index, edge) in part.edges.enumerated()
    where edge.kind.isForward && children[edge.source].contains(edge.target) {
      drawn.insert(index)
    }
  }

  /// Puts each screen beside the nearest one that brings it, breadth first.
  private mutating func grow(
    from starts: [Int], _ depthLimit: Int, _ childLimit: Int, _ leading: [[Int]],
    _ part: RouteMap.Part, _ isPlaced: inout [Bool]
  ) {
    var layer = starts
    for _ in 1..<depthLimit {
      var next: [Int] = []
      for node in layer {
        // What is brought comes before what is only chosen or replaces.
        let edges = leading[node].map { part.edges[$0] }
        for edge in edges.filter(\.kind.bringsScreen) + edges
        where !isPlaced[edge.target] && children[node].count < childLimit {
          isPlaced[edge.target] = true
          children[node].append(edge.target)
          next.append(edge.target)
        }
      }
      layer = next
    }
  }
}
