extension BoxGraph {
  /// Space between text and the border around it, in points.
  static let nodePadding = Size(width: 14, height: 10)
  static let labelPadding = Size(width: 7, height: 3)
  private static let entryRoom = 16.0
  private static let smallestNode = Size(width: 88, height: 38)
  private static let smallestStart = Size(width: 40, height: 26)

  /// A box for each node, then one for the label of each edge; two arcs for each edge, which is so
  /// led through its label (`BoxLayout.line(ofEdge:in:)`), then one for each hosting route; a frame
  /// for each cluster that is not collapsed.
  init(
    _ part: RouteMap.Part, nodes: [TextBlock], edges: [TextBlock], headings: [TextBlock],
    direction: Direction
  ) {
    self.direction = direction
    let order = NodeOrder(part)
    for (index, edge) in part.edges.enumerated() {
      addArcs(of: edge, label: part.nodes.count + index, in: part, order: order.positions)
    }
    for hosting in order.hostings {
      let isReversed = order.positions[hosting.node] > order.positions[hosting.root]
      arcs.append(
        Arc(
          tail: isReversed ? hosting.root : hosting.node,
          head: isReversed ? hosting.node : hosting.root, isReversed: isReversed, hasArrow: false,
          weight: 3, length: 2))
    }
    alignStarts(of: part, before: order.positions)
    rows = part.choices.filter(areIndependent)
    let degrees = degrees(nodeCount: part.nodes.count)
    boxes =
      nodes.indices.map { index in
        let isStart = part.nodes[index].role.isStart
        let size = nodes[index].size.padded(
          by: Self.nodePadding, atLeast: isStart ? Self.smallestStart : Self.smallestNode)
        return size.withRoom(forLines: degrees[index], direction: direction)
      } + edges.map { $0.size.padded(by: Self.labelPadding, atLeast: .zero) }
    for row in rows { alignSizes(of: row) }
    var frameOfCluster: [Int?] = []
    for (cluster, heading) in zip(part.clusters, headings) {
      frameOfCluster.append(cluster.isCollapsed ? nil : frames.count)
      guard !cluster.isCollapsed else { continue }
      var heading = heading.size
      // The arrow into a root comes from above.
      if direction == .downwards { heading.height += Self.entryRoom }
      frames.append(Frame(members: [], heading: heading))
    }
    for (index, node) in part.nodes.enumerated() {
      if let frame = frameOfCluster[node.cluster] { frames[frame].members.append(index) }
    }
    for (index, edge) in part.edges.enumerated() where !part.isCrossing(edge) {
      guard let frame = frameOfCluster[part.nodes[edge.source].cluster] else { continue }
      frames[frame].members.append(part.nodes.count + index)
    }
  }

  private mutating func addArcs(
    of edge: RouteMap.Edge, label: Int, in part: RouteMap.Part, order: [Int]
  ) {
    // A label wants to be near the screen that has the button, and a new screen near the label;
    // where an old one shows again, the line may be long.
    let near = edge.kind.isForward ? 4 : 2
    let isNear = edge.kind.bringsScreen || part.nodes[edge.target].role == .nothing
    let far = isNear && !part.isCrossing(edge) ? 2 : edge.kind.isForward ? 1 : 0
    // A line from a screen to itself or to one beside it goes to a label further on, and comes back
    // from there.
    let cluster = part.nodes[edge.source].cluster
    let isBeside =
      edge.source == edge.target
      || part.clusters[cluster].isChoice && !part.isCrossing(edge)
        && part.nodes[edge.source].role.isScreen && part.nodes[edge.target].role.isScreen
    let isReversed = !isBeside && order[edge.source] > order[edge.target]
    let returns = isReversed || isBeside
    arcs.append(
      Arc(
        tail: isReversed ? label : edge.source, head: isReversed ? edge.source : label,
        isReversed: isReversed, hasArrow: false, weight: near))
    arcs.append(
      Arc(
        tail: returns ? edge.target : label, head: returns ? label : edge.target,
        isReversed: returns, hasArrow: true, weight: far))
  }

  /// Keeps links and actions of a coordinator in a column before its first screen.
  private mutating func alignStarts(of part: RouteMap.Part, before order: [Int]) {
    var firsts: [Int?] = Array(repeating: nil, count: part.clusters.count)
    for (index, node) in part.nodes.enumerated() where node.role.isPlace {
      let known = firsts[node.cluster].map { order[$0] } ?? .max
      if order[index] < known { firsts[node.cluster] = index }
    }
    for (index, node) in part.nodes.enumerated() where node.role.isStart {
      guard let first = firsts[node.cluster], order[index] < order[first] else { continue }
      arcs.append(
        Arc(
          tail: index, head: first, isReversed: false, hasArrow: false, weight: 6,
          isVisible: false))
    }
  }

  /// Gives the boxes of a row one size across the row, in whole points.
  private mutating func alignSizes(of row: [Int]) {
    let width = row.map { boxes[$0].width }.max() ?? 0
    let height = row.map { boxes[$0].height }.max() ?? 0
    for box in row {
      switch direction {
      case .rightwards: boxes[box].width = width
      case .downwards: boxes[box].height = height
      }
      boxes[box].width.round(.up)
      boxes[box].height.round(.up)
    }
  }

  /// Whether none of the boxes leads to another.
  private func areIndependent(_ boxes: [Int]) -> Bool {
    var heads: [Int: [Int]] = [:]
    for arc in arcs { heads[arc.tail, default: []].append(arc.head) }
    var reached: Set<Int> = []
    var pending = boxes.flatMap { heads[$0] ?? [] }
    while let next = pending.popLast() {
      guard reached.insert(next).inserted else { continue }
      pending += heads[next] ?? []
    }
    return boxes.allSatisfy { !reached.contains($0) }
  }

  /// By node, the lines on that of its two sides that has more of them.
  private func degrees(nodeCount: Int) -> [Int] {
    var leaving = Array(repeating: 0, count: nodeCount)
    var arriving = leaving
    for arc in arcs where arc.isVisible {
      if arc.tail < nodeCount { leaving[arc.tail] += 1 }
      if arc.head < nodeCount { arriving[arc.head] += 1 }
    }
    return zip(leaving, arriving).map(max)
  }
}

extension BoxLayout {
  /// The two halves of an edge's line, each in the direction in which the edge is taken.
  func line(ofEdge index: Int, in graph: BoxGraph) -> [Curve] {
    [2 * index, 2 * index + 1].map { line(ofArc: $0, in: graph) }
  }

  /// The line in the direction in which it is taken.
  func line(ofArc index: Int, in graph: BoxGraph) -> Curve {
    graph.arcs[index].isReversed ? arcs[index].reversed : arcs[index]
  }
}

extension Size {
  fileprivate func padded(by padding: Size, atLeast least: Size) -> Size {
    Size(
      width: max(least.width, width + 2 * padding.width),
      height: max(least.height, height + 2 * padding.height))
  }

  /// The size of a box with so many lines on one side, as long as that is reasonable.
  fileprivate func withRoom(forLines count: Int, direction: BoxGraph.Direction) -> Size {
    let room = min(200, BoxLayout.lineSpacing * Double(max(0, count - 1)) + 16)
    return switch direction {
    case .rightwards: Size(width: width, height: max(height, room))
    case .downwards: Size(width: max(width, room), height: height)
    }
  }
}
