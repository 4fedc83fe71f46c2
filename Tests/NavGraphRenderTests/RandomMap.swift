@testable import NavGraphRender

/// Maps without a registration: any edge, any hosting, the same for the same seed.
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

extension RandomMap {
  /// A root over some screens that each lead to others, with a row for each.
  static func wide(screens: Int, each: Int) -> RouteMap.Part {
    var part = RouteMap.Part()
    part.clusters = [RouteMap.Cluster(name: "Wide", subtitle: "", marks: [], details: [])]
    func add(_ name: String, from source: Int?) -> Int {
      part.nodes.append(
        RouteMap.Node(cluster: 0, name: name, role: source == nil ? .root : .route, details: []))
      let target = part.nodes.count - 1
      if let source { part.edges.append(edge(from: source, to: target)) }
      return target
    }
    let root = add("root", from: nil)
    for screen in 0..<screens {
      let middle = add("screen\(screen)", from: root)
      for child in 0..<each { _ = add("screen\(screen)x\(child)", from: middle) }
    }
    return part
  }

  /// Screens that all lead to all others of as many.
  static func tangled(screens: Int) -> RouteMap.Part {
    var part = RouteMap.Part()
    part.clusters = [RouteMap.Cluster(name: "Tangled", subtitle: "", marks: [], details: [])]
    part.nodes = (0..<(2 * screens)).map {
      RouteMap.Node(cluster: 0, name: "s\($0)", role: $0 == 0 ? .root : .route, details: [])
    }
    for source in 0..<screens {
      part.edges += (screens..<(2 * screens)).map { edge(from: source, to: $0) }
    }
    return part
  }

  private static func edge(from source: Int, to target: Int) -> RouteMap.Edge {
    RouteMap.Edge(
      source: source, target: target, kind: .push, occurrence: .seen,
      actions: [RouteMap.Action(name: "action\(target)", details: [])])
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
