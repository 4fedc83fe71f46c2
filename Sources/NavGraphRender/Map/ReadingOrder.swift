/// The order of a part in text rather than in a drawing: coordinators and screens by their distance from
/// the start of the app, roots first.
struct ReadingOrder: Hashable, Sendable {
  /// Indices of the part's clusters.
  let clusters: [Int]
  /// Indices of the part's nodes.
  let nodes: [Int]

  /// - Complexity: O(*n* log *n*) in nodes and edges.
  init(_ part: RouteMap.Part) {
    let steps = MapSteps(part, onlyForward: true)
    let places = part.nodes.indices.filter { part.nodes[$0].role.isPlace }
    let first = places.filter { part.clusters[part.nodes[$0].cluster].startsApp }
    let firstRoots = first.filter { part.nodes[$0].role != .route }
    let hosted = Set(part.hostings.map(\.cluster))
    // Of a part of an app, the start may be elsewhere: what nothing hosts there comes first.
    let entries =
      !firstRoots.isEmpty
      ? firstRoots
      : !first.isEmpty ? first : places.filter { !hosted.contains(part.nodes[$0].cluster) }
    let roots = places.filter { part.nodes[$0].role != .route }
    var distances = Array(repeating: Int.max, count: part.nodes.count)
    // What nothing leads to from the start comes after the rest, by its distance from any root.
    var base = 0
    for starts in [entries, roots, places] {
      let fresh = starts.filter { distances[$0] == .max }
      var farthest = base
      for (node, distance) in steps.distances(from: fresh) where distances[node] == .max {
        distances[node] = base + distance
        farthest = max(farthest, base + distance)
      }
      base = farthest + 1
    }
    nodes = part.nodes.indices.sorted { left, right in
      (part.nodes[left].role.readingRank, distances[left], left)
        < (part.nodes[right].role.readingRank, distances[right], right)
    }
    var nearest = Array(repeating: Int.max, count: part.clusters.count)
    for (index, node) in part.nodes.enumerated() {
      nearest[node.cluster] = min(nearest[node.cluster], distances[index])
    }
    // What one coordinator hosts is in the order of its screens, which is that of a tab bar.
    var hosts = Array(repeating: Int.max, count: part.clusters.count)
    for hosting in part.hostings {
      hosts[hosting.cluster] = min(hosts[hosting.cluster], hosting.node)
    }
    // Of several starts, the one with the app behind it comes first, and one on its own last.
    let hosting = Set(part.hostings.map { part.nodes[$0.node].cluster })
    let starts = part.clusters.indices.filter { part.clusters[$0].startsApp }
    let counts = Self.hostedCounts(part, of: starts)
    let isIsolated = part.clusters.indices.map { cluster in
      counts[cluster] == 0 && !hosted.contains(cluster)
        && starts.contains { $0 != cluster && hosting.contains($0) }
    }
    clusters = part.clusters.indices.sorted {
      (isIsolated[$0] ? 1 : 0, nearest[$0], -(counts[$0] ?? 0), hosts[$0], $0)
        < (isIsolated[$1] ? 1 : 0, nearest[$1], -(counts[$1] ?? 0), hosts[$1], $1)
    }
  }
}

extension ReadingOrder {
  /// How many coordinators each of some hosts, directly or not.
  private static func hostedCounts(_ part: RouteMap.Part, of clusters: [Int]) -> [Int: Int] {
    var hosted = Array(repeating: [Int](), count: part.clusters.count)
    for hosting in part.hostings {
      hosted[part.nodes[hosting.node].cluster].append(hosting.cluster)
    }
    var counts: [Int: Int] = [:]
    for cluster in clusters {
      var met: Set = [cluster]
      var pending = [cluster]
      while let next = pending.popLast() {
        for other in hosted[next] where met.insert(other).inserted { pending.append(other) }
      }
      counts[cluster] = met.count - 1
    }
    return counts
  }
}

extension RouteMap.Role {
  fileprivate var readingRank: Int {
    switch self {
    case .root, .coordinator: 0
    case .route: 1
    case .nothing: 2
    case .link: 3
    case .own: 4
    }
  }
}
