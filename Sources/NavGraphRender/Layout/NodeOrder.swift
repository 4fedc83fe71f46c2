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
    // Whoever comes to one of several choices finds the others beside it.
    for choices in part.choices {
      for node in choices { targets[node] = choices + targets[node] }
    }
    var isVisited = Array(repeating: false, count: nodes.count)
    let starts = nodes.indices.filter { nodes[$0].role.isStart }
    for start in starts { isVisited[start] = true }
    let depths = Self.depths(part)
    let roots = nodes.indices.filter { index in
      let cluster = nodes[index].cluster
      return depths[cluster] == 0
        && (nodes[index].role == .root || nodes[index].role == .coordinator
          || nodes[index].role == .route && part.clusters[cluster].isChoice)
    }
    let walk = Self.breadthFirst(from: roots, targets: targets, isVisited: &isVisited)
    // What nothing leads to comes before what it leads to, but not before the root.
    let others = nodes.indices.filter { nodes[$0].role.isPlace }.sorted { left, right in
      let (a, b) = (nodes[left], nodes[right])
      return (depths[a.cluster], a.role == .root ? 0 : 1, left)
        < (depths[b.cluster], b.role == .root ? 0 : 1, right)
    }
    let more = Self.breadthFirst(from: others, targets: targets, isVisited: &isVisited)
    let ends = nodes.indices.filter { nodes[$0].role == .nothing && !isVisited[$0] }
    var positions = Array(repeating: 0, count: nodes.count)
    let entries = Set(roots)
    let order = starts + roots + more + walk.filter { !entries.contains($0) } + ends
    for (position, node) in order.enumerated() { positions[node] = position }
    self.positions = positions
  }

  /// By cluster, how many others have to be entered to get there from one that nothing hosts; where
  /// coordinators host one another, from the first of them.
  private static func depths(_ part: RouteMap.Part) -> [Int] {
    var hosted = Array(repeating: [Int](), count: part.clusters.count)
    for hosting in part.hostings {
      hosted[part.nodes[hosting.node].cluster].append(hosting.cluster)
    }
    var depths: [Int?] = Array(repeating: nil, count: part.clusters.count)
    let inside = Set(part.hostings.map(\.cluster))
    let outside = part.clusters.indices.filter { !inside.contains($0) }
    for starts in [outside] + part.clusters.indices.map({ [$0] }) {
      var layer = starts.filter { depths[$0] == nil }
      var depth = 0
      while !layer.isEmpty {
        for cluster in layer { depths[cluster] = depth }
        depth += 1
        layer = Set(layer.flatMap { hosted[$0] }).filter { depths[$0] == nil }.sorted()
      }
    }
    return depths.map { $0 ?? 0 }
  }

  private static func hostings(_ part: RouteMap.Part) -> [Hosting] {
    var roots: [Int?] = Array(repeating: nil, count: part.clusters.count)
    for (index, node) in part.nodes.enumerated() where node.role.isPlace {
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

extension RouteMap.Part {
  /// For each coordinator whose routes are side by side, its nodes in their order.
  var choices: [[Int]] {
    var choices = Array(repeating: [Int](), count: clusters.count)
    for (index, node) in nodes.enumerated()
    where clusters[node.cluster].isChoice && node.role.isScreen {
      choices[node.cluster].append(index)
    }
    return choices.filter { $0.count > 1 }
  }
}
