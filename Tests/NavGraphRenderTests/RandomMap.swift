@testable import NavGraphRender

/// Maps that nobody registered: any edge, any hosting, the same for the same seed.
enum RandomMap {
  static func part(seed: UInt64, clusters: Int, screens: Int, edges: Int) -> RouteMap.Part {
    var random = SplitMix64(state: seed)
    var part = RouteMap.Part()
    for cluster in 0..<clusters {
      part.clusters.append(
        RouteMap.Cluster(
          name: "Coordinator \(cluster)", subtitle: "a library", marks: [], details: [],
          isChoice: random.next(3) == 0))
      for screen in 0..<screens {
        part.nodes.append(
          RouteMap.Node(
            cluster: cluster, name: "screen\(cluster)x\(screen)",
            role: screen == 0 ? .root : .route, details: []))
      }
      if random.next(2) == 0 {
        part.nodes.append(
          RouteMap.Node(cluster: cluster, name: "link", role: .link, details: []))
      }
    }
    let targets = part.nodes.indices.filter { !part.nodes[$0].role.isStart }
    var seen: Set<[Int]> = []
    for _ in 0..<(edges * clusters) {
      let source = random.next(part.nodes.count)
      var target = targets[random.next(targets.count)]
      if random.next(3) > 0 {
        let near = targets.filter { part.nodes[$0].cluster == part.nodes[source].cluster }
        target = near[random.next(near.count)]
      }
      let kind = EdgeKind.allCases[random.next(EdgeKind.allCases.count)]
      guard seen.insert([source, target, kind.rawValue]).inserted else { continue }
      part.edges.append(
        RouteMap.Edge(
          source: source, target: target, kind: kind, occurrence: .seen,
          actions: [RouteMap.Action(name: "action\(source)", details: [])]))
    }
    for cluster in 0..<clusters where random.next(4) > 0 {
      let hosts = targets.filter { part.nodes[$0].cluster != cluster }
      guard !hosts.isEmpty else { continue }
      part.hostings.append(
        RouteMap.Hosting(node: hosts[random.next(hosts.count)], cluster: cluster))
    }
    return part
  }
}

/// A generator whose numbers are the same everywhere.
struct SplitMix64 {
  var state: UInt64

  /// A number below the bound.
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }
}
