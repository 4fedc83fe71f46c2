/// The `id`s of a part's elements.
struct PartIDs: Hashable, Sendable {
  /// One for each cluster: `c-Shop`.
  let clusters: [String]
  /// One for each node: `r-Shop-cart`, with `l` for a deep link, `a` for an action of the coordinator;
  /// `b-Shop` for the box of a coordinator.
  let nodes: [String]
  /// One for each edge, by its ends and its kind: `e-Shop-home-Shop-cart-push`.
  let edges: [String]

  /// - Parameter ids: Those of the document.
  init(_ part: RouteMap.Part, in ids: inout ElementIDs) {
    clusters = part.clusters.map { ids.make("c", $0.name) }
    nodes = part.nodes.map { node in
      let cluster = part.clusters[node.cluster].name
      return node.role == .coordinator
        ? ids.make("b", cluster) : ids.make(node.role.idPrefix, cluster, node.name)
    }
    edges = part.edges.map { edge in
      ids.make(
        "e", part.names(of: edge.source) + part.names(of: edge.target) + [edge.kind.name])
    }
  }
}

extension RouteMap.Part {
  fileprivate func names(of node: Int) -> [String] {
    let cluster = clusters[nodes[node].cluster].name
    return nodes[node].role == .coordinator ? [cluster] : [cluster, nodes[node].name]
  }
}

extension RouteMap.Role {
  fileprivate var idPrefix: String {
    switch self {
    case .root, .route, .nothing: "r"
    case .coordinator: "b"
    case .link: "l"
    case .own: "a"
    }
  }
}
