/// The vertical order of coordinators: each is beneath the first that hosts it, nearest to the start of the app.
struct HostingTree {
  /// By node.
  private(set) var children: [[Int]]
  private var roots: [Int] = []
  private let nodes: [Int?]

  /// Boxes that are further in than this begin a group of their own.
  private static let depthLimit = 5

  /// A box of a group, and how many of the group host it, one inside the other.
  struct Item: Hashable {
    var node: Int
    var depth: Int
  }

  init(_ part: RouteMap.Part) {
    children = Array(repeating: [], count: part.nodes.count)
    nodes = part.clusters.indices.map { cluster in
      part.nodes.firstIndex { $0.cluster == cluster }
    }
    let hosted = Set(part.hostings.map(\.cluster))
    var isPlaced = Array(repeating: false, count: part.nodes.count)
    let order = ReadingOrder(part).clusters
    let starts = order.filter { !hosted.contains($0) }
    for start in (starts + order).compactMap({ nodes[$0] }) where !isPlaced[start] {
      isPlaced[start] = true
      roots.append(start)
      var layer = [start]
      while !layer.isEmpty {
        var next: [Int] = []
        for hosting in part.hostings where layer.contains(hosting.node) {
          guard let target = nodes[hosting.cluster], !isPlaced[target] else { continue }
          isPlaced[target] = true
          children[hosting.node].append(target)
          next.append(target)
        }
        layer = next
      }
    }
  }

  func node(ofCluster cluster: Int) -> Int? { nodes[cluster] }

  /// Returns the boxes of each group from top to bottom, the one that hosts the others first.
  ///
  /// - Parameter heightLimit: A tree that takes more points is split into groups.
  /// - Complexity: O(*n*²) in the nodes.
  func groups(_ sizes: [Size], heightLimit: Double) -> [[Item]] {
    var groups: [[Item]] = []
    var pending = Array(roots.reversed())
    while let root = pending.popLast() {
      var cut: Set<Int> = []
      var group = items(from: root, without: cut)
      cut.formUnion(group.filter { $0.depth == Self.depthLimit }.flatMap { children[$0.node] })
      if height(of: group, sizes) > heightLimit,
        let fork = group.first(where: { children[$0.node].count > 2 })
      {
        cut.formUnion(children[fork.node])
      }
      group = items(from: root, without: cut)
      groups.append(group)
      pending += group.flatMap { children[$0.node].filter(cut.contains) }.reversed()
    }
    return groups
  }

  private func height(of group: [Item], _ sizes: [Size]) -> Double {
    group.reduce(0) { $0 + sizes[$1.node].height + BoxOutline.rowSpacing }
  }

  private func items(from root: Int, without cut: Set<Int>) -> [Item] {
    var result: [Item] = []
    var pending = [Item(node: root, depth: 0)]
    while let item = pending.popLast() {
      result.append(item)
      pending += children[item.node].filter { !cut.contains($0) }.reversed()
        .map { Item(node: $0, depth: item.depth + 1) }
    }
    return result
  }
}
