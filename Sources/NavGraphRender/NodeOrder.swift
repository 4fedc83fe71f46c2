/// The order of a part's nodes along the direction of its layout, as far as that is free.
///
/// Screens come by the number of actions that lead to them from the roots, and among those of one
/// number, in the order of a walk. So most new screens lie further on than the one that leads to
/// them, and the drawing stays as short as the paths are.
struct NodeOrder {
  /// By node.
  let positions: [Int]
  /// The hostings with a line, each with the node at its other end.
  let hostings: [Hosting]

  struct Hosting: Hashable, Sendable {
    /// Index into the part's hostings.
    var index: Int
    /// Index into the part's nodes.
    var node: Int
    /// The node of the hosted cluster that the line leads to.
    var root: Int
  }

  /// - Complexity: Linear in nodes and edges.
  init(_ part: RouteMap.Part) {
    let nodes = part.nodes
    hostings = Self.hostings(part)
    var targets = Array(repeating: [Int](), count: nodes.count)
    for edge in part.edges where edge.kind.isForward {
      targets[edge.source].append(edge.target)
    }
    for hosting in hostings { targets[hosting.node].append(hosting.root) }
    var isVisited = Array(repeating: false, count: nodes.count)
    let starts = nodes.indices.filter { nodes[$0].role.isStart }
    for start in starts { isVisited[start] = true }
    let hosted = Set(part.hostings.map(\.cluster))
    let roots = nodes.indices.filter {
      nodes[$0].role == .root && !hosted.contains(nodes[$0].cluster)
    }
    let walk = Self.breadthFirst(from: roots, targets: targets, isVisited: &isVisited)
    // What nothing leads to comes before what it leads to, but not before the root.
    let others = nodes.indices.filter { nodes[$0].role == .root }
    let more = Self.breadthFirst(
      from: others + nodes.indices.filter { nodes[$0].role == .route }, targets: targets,
      isVisited: &isVisited)
    let ends = nodes.indices.filter { nodes[$0].role == .nothing && !isVisited[$0] }
    var positions = Array(repeating: 0, count: nodes.count)
    let entries = Set(roots)
    let order = starts + roots + more + walk.filter { !entries.contains($0) } + ends
    for (position, node) in order.enumerated() { positions[node] = position }
    self.positions = positions
  }

  private static func hostings(_ part: RouteMap.Part) -> [Hosting] {
    var roots: [Int?] = Array(repeating: nil, count: part.clusters.count)
    for (index, node) in part.nodes.enumerated() where node.role.isScreen {
      let known = roots[node.cluster].map { part.nodes[$0].role }
      if known == nil || known == .route && node.role == .root { roots[node.cluster] = index }
    }
    return part.hostings.enumerated().compactMap { index, hosting in
      // A coordinator within itself is said at the screen, where a line would only go in a circle.
      guard let root = roots[hosting.cluster],
        part.nodes[hosting.node].cluster != hosting.cluster
      else { return nil }
      return Hosting(index: index, node: hosting.node, root: root)
    }
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
