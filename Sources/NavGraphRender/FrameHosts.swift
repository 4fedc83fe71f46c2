/// The coordinator that each one belongs to on a page: of those that host it, the one that is met first.
struct FrameHosts: Hashable, Sendable {
  /// By cluster; nothing hosts itself in a roundabout way.
  private(set) var clusters: [Int: Int] = [:]
  /// By cluster, the screen that hosts it.
  private var nodes: [Int: Int] = [:]

  /// - Parameter order: Indices of all clusters as they are read.
  /// - Complexity: Linear in clusters and hostings.
  init(_ part: RouteMap.Part, order: [Int]) {
    var positions = Array(repeating: 0, count: order.count)
    for (position, cluster) in order.enumerated() { positions[cluster] = position }
    for hosting in part.hostings {
      let host = part.nodes[hosting.node].cluster
      guard positions[host] < positions[hosting.cluster] else { continue }
      let known = clusters[hosting.cluster]
      if known.map({ positions[host] < positions[$0] }) ?? true {
        clusters[hosting.cluster] = host
        nodes[hosting.cluster] = hosting.node
      }
    }
  }

  /// By cluster, those that come before it on a page: the one that hosts it and, of tabs, the one before it.
  ///
  /// - Complexity: O(*n* log *n*) in clusters.
  func above(_ part: RouteMap.Part) -> [[Int]] {
    var above = part.clusters.indices.map { clusters[$0].map { [$0] } ?? [] }
    var last: [Int: Int] = [:]
    for (cluster, _) in nodes.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      guard let host = clusters[cluster], part.clusters[host].isChoice else { continue }
      if let before = last[host] { above[cluster].append(before) }
      last[host] = cluster
    }
    return above
  }
}
