/// Which coordinators stand together on a map of more than a page: one with all that it hosts, directly or not.
struct FrameGroups {
  /// Indices of clusters in the order of reading; first those that stand above the groups.
  let groups: [[Int]]

  /// The fewest coordinators for which groups are worth their room.
  static let least = 17
  /// A coordinator that hosts more stands above the groups of those that it hosts.
  private static let limit = 10

  /// - Complexity: O(*n* log *n* + *h*) in clusters and hostings.
  init(_ part: RouteMap.Part) {
    let order = ReadingOrder(part).clusters
    let tree = FrameHosts(part, order: order)
    let hosts = tree.clusters
    var members = order.indices.map { [$0] }
    for cluster in tree.order.reversed() {
      guard let host = hosts[cluster] else { continue }
      members[host].insert(contentsOf: members[cluster], at: 1)
    }
    let isAbove = members.map { $0.count > Self.limit }
    let heads = order.filter { hosts[$0].map { isAbove[$0] } ?? true }
    let lone = heads.filter { isAbove[$0] || members[$0].count == 1 }
    groups =
      (lone.isEmpty ? [] : [lone])
      + heads.filter { !isAbove[$0] && members[$0].count > 1 }.map { members[$0] }
  }
}
