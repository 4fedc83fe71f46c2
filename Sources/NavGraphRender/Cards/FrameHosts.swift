/// The coordinator that each one belongs to on a page: of its hosts, the one with the fewest enclosing coordinators.
struct FrameHosts: Hashable, Sendable {
  /// By cluster; nothing hosts itself in a roundabout way.
  private(set) var clusters: [Int: Int] = [:]
  /// By cluster, the screen that hosts it.
  private var nodes: [Int: Int] = [:]
  /// Indices of all clusters, each after the one that it belongs to.
  private(set) var order: [Int] = []

  /// - Parameter order: Indices of all clusters as they are read.
  /// - Complexity: Linear in clusters and hostings.
  init(_ part: RouteMap.Part, order reading: [Int]) {
    var hostings = part.clusters.map { _ in [RouteMap.Hosting]() }
    for hosting in part.hostings { hostings[part.nodes[hosting.node].cluster].append(hosting) }
    let hosted = Set(part.hostings.map(\.cluster))
    let starts = reading.filter { part.clusters[$0].startsApp || !hosted.contains($0) }
    var isMet = part.clusters.map { _ in false }
    var next = 0
    // What hosts itself in a roundabout way has no start: one of the circle is the first.
    for layer in [starts] + reading.map({ [$0] }) {
      for cluster in layer where !isMet[cluster] {
        isMet[cluster] = true
        order.append(cluster)
      }
      while next < order.count {
        for hosting in hostings[order[next]] where !isMet[hosting.cluster] {
          isMet[hosting.cluster] = true
          clusters[hosting.cluster] = order[next]
          nodes[hosting.cluster] = hosting.node
          order.append(hosting.cluster)
        }
        next += 1
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
