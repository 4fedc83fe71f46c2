/// The `id`s of a part's elements.
struct PartIDs: Hashable, Sendable {
  /// One for each cluster: `c-Shop`.
  let clusters: [String]
  /// One for each node: `r-Shop-cart`, with `l` for a deep link, `a` for an action of the coordinator.
  let nodes: [String]
  /// One for each edge, by its ends and its kind: `e-Shop-home-Shop-cart-push`.
  let edges: [String]

  /// - Parameter ids: Those of the document.
  init(_ part: RouteMap.Part, in ids: inout ElementIDs) {
    clusters = part.clusters.map { ids.make("c", $0.name) }
    nodes = part.nodes.map { ids.make($0.role.idPrefix, part.clusters[$0.cluster].name, $0.name) }
    edges = part.edges.map { edge in
      let (source, target) = (part.nodes[edge.source], part.nodes[edge.target])
      return ids.make(
        "e", part.clusters[source.cluster].name, source.name, part.clusters[target.cluster].name,
        target.name, edge.kind.name)
    }
  }
}

extension RouteMap.Role {
  fileprivate var idPrefix: String {
    switch self {
    case .root, .route, .nothing: "r"
    case .link: "l"
    case .own: "a"
    }
  }
}
