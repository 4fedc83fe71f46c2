import NavGraphModel

extension MapDocument {
  /// - Complexity: Linear in the map.
  init(_ map: RouteMap, view: MapRequest.View, link: SourceLink?) {
    title = map.title
    self.view = view.rawValue
    summary = map.summary
    (coordinators, nodes, edges, hostings) = ([], [], [], [])
    findings = map.marks.map(Finding.init)
    var ids = ElementIDs()
    for part in map.parts { add(part, PartIDs(part, in: &ids), link) }
  }

  private mutating func add(_ part: RouteMap.Part, _ ids: PartIDs, _ link: SourceLink?) {
    coordinators += zip(part.clusters, ids.clusters).map { cluster, id in
      Coordinator(
        id: id, name: cluster.name, container: cluster.subtitle,
        isCollapsed: cluster.isCollapsed, startsApp: cluster.startsApp,
        findings: cluster.marks.map(Finding.init), source: Source(cluster.location, link))
    }
    nodes += zip(part.nodes, ids.nodes).map { node, id in
      Node(
        id: id, coordinator: ids.clusters[node.cluster], name: node.name, role: node.role.name,
        arguments: node.arguments, reach: node.role.isScreen ? node.reach.name : nil,
        hosts: node.hosts, captions: node.captions, image: node.image,
        actions: node.listed.map { Action($0, link) },
        isHighlighted: node.emphasis == .highlighted, findings: node.marks.map(Finding.init),
        source: Source(node.location, link))
    }
    edges += zip(part.edges, ids.edges).map { edge, id in
      Edge(
        id: id, from: ids.nodes[edge.source], to: ids.nodes[edge.target], kind: edge.kind.name,
        occurrence: edge.occurrence.name, actions: edge.actions.map { Action($0, link) },
        isHighlighted: edge.emphasis == .highlighted)
    }
    hostings += part.hostings.map {
      Hosting(from: ids.nodes[$0.node], coordinator: ids.clusters[$0.cluster])
    }
  }
}

extension MapDocument.Action {
  fileprivate init(_ action: RouteMap.Action, _ link: SourceLink?) {
    self.init(
      name: action.name, trigger: action.trigger.rawValue, condition: action.condition,
      isLate: action.isLate, count: action.count,
      findings: action.marks.map(MapDocument.Finding.init),
      source: MapDocument.Source(action.location, link))
  }
}

extension MapDocument.Finding {
  fileprivate init(_ mark: RouteMark) {
    self.init(rule: mark.rule, severity: mark.severity.name, message: mark.message)
  }
}

extension MapDocument.Source {
  fileprivate init?(_ location: SourceLocation?, _ link: SourceLink?) {
    guard let location else { return nil }
    self.init(
      file: location.file, line: location.line, column: location.column,
      link: link?.address(of: location))
  }
}

extension RouteMap.Role {
  fileprivate var name: String {
    switch self {
    case .root: "root"
    case .route: "route"
    case .coordinator: "coordinator"
    case .link: "link"
    case .own: "action"
    case .nothing: "nothing"
    }
  }
}

extension RouteMap.Reach {
  fileprivate var name: String {
    switch self {
    case .shown: "shown"
    case .hidden: "hidden"
    case .unreachable: "unreachable"
    case .notFound: "not-found"
    }
  }
}

extension RouteMap.Occurrence {
  fileprivate var name: String {
    switch self {
    case .seen: "seen"
    case .never: "never"
    case .notSeen: "not-seen"
    }
  }
}
