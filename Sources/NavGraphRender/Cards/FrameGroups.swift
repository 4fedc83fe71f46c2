/// The groups of coordinators on a map of more than a page: one with all that it hosts, directly or not.
struct FrameGroups {
  /// Indices of clusters in the order of reading, in each group first the one that hosts the others.
  let groups: [[Int]]

  /// The fewest coordinators for which groups are worth their space.
  static let least = 17
  /// A coordinator that hosts more is a group of its own, before those that it hosts.
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
    groups = heads.map { isAbove[$0] ? [$0] : members[$0] }
  }
}
