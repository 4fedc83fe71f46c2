import NavGraphModel

extension RouteMap {
  /// Screens and edges beyond which a drawing cannot be read at once.
  static let readableScreens = 150
  static let readableEdges = 400

  /// The map with some coordinators as one box each, and a sentence about them.
  ///
  /// - Throws: Where the request names a coordinator that the graph does not have.
  /// - Complexity: O(*n* log *n*) in nodes and edges.
  func collapsing(
    _ request: MapRequest, in graph: GraphDefinition
  ) throws(RenderError) -> RouteMap {
    guard request.view == .routes else { return collapsingAll(counting: true) }
    switch request.collapse {
    case .none: return self
    case .all: return collapsingAll(counting: false)
    case .some(let names):
      let chosen = Set(try graph.coordinators(named: names).map { graph.coordinators[$0].name })
      return collapsing(counting: false) { chosen.contains($0.name) }
    case .automatic:
      let edges = parts.reduce(0) { $0 + $1.edges.count }
      let isTooLarge = screenCount > Self.readableScreens || edges > Self.readableEdges
      guard isTooLarge else { return self }
      let size = "\(counted(screenCount, "screen")) and \(counted(edges, "edge"))"
      guard parts.contains(where: { $0.clusters.count > 1 }) else {
        var map = self
        // One box would say nothing at all.
        map.notices.append(
          "\(size) are too many to be read at once; '--focus' draws those around a screen")
        return map
      }
      var map = collapsingAll(counting: false)
      map.notices.append(
        "\(size) are too many to be read at once, so that each coordinator is one box; "
          + "'--collapse none' draws them all, '--focus' those around a screen")
      return map
    }
  }

  private func collapsingAll(counting: Bool) -> RouteMap {
    collapsing(counting: counting) { _ in true }
  }

  private func collapsing(
    counting: Bool, where isChosen: (Cluster) -> Bool
  ) -> RouteMap {
    var map = self
    map.parts = parts.map { part in
      let chosen = part.clusters.indices.filter { isChosen(part.clusters[$0]) }
      let collapsed = part.collapsing(Set(chosen), keepsLinks: counting)
      return counting ? collapsed.countingActions : collapsed
    }
    // Where all that is drawn are coordinators, their number says enough.
    if counting { return map }
    let count = map.parts.reduce(0) { sum, part in sum + part.clusters.count { $0.isCollapsed } }
    map.summary.insert(
      count == 1
        ? "1 coordinator is drawn as one box" : "\(count) coordinators are drawn as one box each",
      at: 0)
    return map
  }
}

extension RouteMap {
  /// The map that says of edges between boxes, and of what hosts them, no more than the lines do.
  var withoutBoxedEnds: RouteMap {
    var map = self
    for part in parts.indices {
      for node in parts[part].nodes.indices where parts[part].nodes[node].hostNames.count == 1 {
        map.parts[part].nodes[node].hostNames = []
      }
      for edge in parts[part].edges.indices {
        map.parts[part].edges[edge].boxedSources = []
        map.parts[part].edges[edge].boxedTargets = []
      }
    }
    return map
  }
}

extension RouteMap.Part {
  /// The part with one node in place of all that is in a chosen cluster.
  ///
  /// What leads from one box to another place is merged by kind; what stays within a box is gone.
  ///
  /// - Parameter keepsLinks: Whether deep links are nodes beside the boxes, rather than edges from them.
  func collapsing(_ chosen: Set<Int>, keepsLinks: Bool = false) -> RouteMap.Part {
    var part = RouteMap.Part(clusters: clusters, coordinatorNames: coordinatorNames)
    for cluster in chosen {
      part.clusters[cluster].isCollapsed = true
      part.clusters[cluster].isChoice = false
      part.clusters[cluster].marks = []
    }
    var boxes: [Int: Int] = [:]
    var places: [Int] = []
    func isInBox(_ node: RouteMap.Node) -> Bool {
      chosen.contains(node.cluster) && !(keepsLinks && node.role == .link)
    }
    for node in nodes {
      if chosen.contains(node.cluster), boxes[node.cluster] == nil {
        boxes[node.cluster] = part.nodes.count
        part.nodes.append(box(of: node.cluster, where: isInBox))
      }
      places.append(isInBox(node) ? boxes[node.cluster] ?? 0 : part.nodes.count)
      if !isInBox(node) { part.nodes.append(node) }
    }
    part.edges = merged(places: places) { isInBox(nodes[$0]) }
    var known: Set<RouteMap.Hosting> = []
    for hosting in hostings {
      let moved = RouteMap.Hosting(node: places[hosting.node], cluster: hosting.cluster)
      let isInside = chosen.contains(hosting.cluster) && boxes[hosting.cluster] == moved.node
      if !isInside, known.insert(moved).inserted { part.hostings.append(moved) }
    }
    // Those of one box keep the order of its screens, which is that of a tab bar.
    part.hostings = part.hostings.enumerated().sorted {
      ($0.element.node, $0.offset) < ($1.element.node, $1.offset)
    }.map(\.element)
    return part
  }

  /// The part with the number of actions on each edge, in place of these.
  fileprivate var countingActions: RouteMap.Part {
    var part = self
    for (index, edge) in edges.enumerated() where nodes[edge.source].role != .link {
      // Under several conditions it is one action all the same.
      let names = Set(edge.actions.map(\.name)).count
      part.edges[index].actions = [
        RouteMap.Action(
          name: "", trigger: edge.isLink ? .link : edge.isSpontaneous ? .effect : .tap,
          count: names, marks: edge.marks,
          details: edge.actions.flatMap(\.details))
      ]
    }
    return part
  }

  private func box(of index: Int, where isInside: (RouteMap.Node) -> Bool) -> RouteMap.Node {
    let cluster = clusters[index]
    let members = nodes.filter { $0.cluster == index }
    let screens = members.filter(\.role.isScreen)
    let links = members.count { $0.role == .link }
    // Which library it is says its own page.
    var captions = cluster.isChoice ? [cluster.subtitle] : []
    if cluster.isUnhosted { captions.append("not hosted") }
    captions.append(counted(screens.count, "screen"))
    let roots = screens.filter { $0.role == .root }.map(\.name)
    if !roots.isEmpty { captions.append("starts with \(roots.joined(separator: " or "))") }
    if links > 0 { captions.append(counted(links, "deep link")) }
    for reach in RouteMap.Reach.allCases {
      let count = screens.count { $0.reach == reach }
      if let caption = reach.caption, count > 0 { captions.append("\(count) \(caption)") }
    }
    let inside = edges.filter {
      nodes[$0.source].cluster == index && isInside(nodes[$0.source])
    }.flatMap(\.marks)
    let marks =
      cluster.marks
      + members.filter(isInside).flatMap { $0.marks + $0.listed.flatMap(\.marks) } + inside
    var names = screens.prefix(Self.listedScreens).map(\.name)
    if screens.count > names.count { names.append("and \(screens.count - names.count) more") }
    return RouteMap.Node(
      cluster: index, name: cluster.name, role: .coordinator, captions: captions,
      contents: screens.compactMap(\.route), hostNames: hostNames(of: index),
      contentNames: (screens.filter { $0.role == .root } + screens.filter { $0.role != .root })
        .map(\.name),
      marks: marks.sorted {
        ($0.severity, $0.rule, $0.message) < ($1.severity, $1.rule, $1.message)
      },
      location: cluster.location,
      details: cluster.details + (names.isEmpty ? [] : [names.joined(separator: ", ")])
        + members.flatMap(\.marks).map(\.detail))
  }

  /// The screens that host a coordinator; none if the only one has its name.
  private func hostNames(of cluster: Int) -> [String] {
    let hosts = hostings.map { ($0.cluster, $0.node) }
      .filter { $0 == cluster && nodes[$1].cluster != cluster }.map(\.1)
    let isStated =
      hosts.count == 1
      && nodes[hosts[0]].name.lowercased() == briefName(of: cluster).lowercased()
    return isStated ? [] : hosts.map { name(of: $0, seenFrom: -1) }
  }

  /// Screens named in the tooltip of a box.
  private static let listedScreens = 40

  private struct EdgeIdentity: Hashable {
    var source: Int
    var target: Int
    var kind: EdgeKind
    var occurrence: RouteMap.Occurrence
    var isLink: Bool
    /// Tells apart what is not merged.
    var edge: Int?
  }

  /// The edges between other nodes, those of boxes merged by kind.
  private func merged(places: [Int], isInBox: (Int) -> Bool) -> [RouteMap.Edge] {
    var edgeOfIdentity: [EdgeIdentity: Int] = [:]
    var result: [RouteMap.Edge] = []
    for (index, edge) in edges.enumerated() {
      let isMerged = isInBox(edge.source) || isInBox(edge.target)
      let (source, target) = (nodes[edge.source], nodes[edge.target])
      let identity = EdgeIdentity(
        source: places[edge.source], target: places[edge.target], kind: edge.kind,
        occurrence: edge.occurrence, isLink: edge.isLink, edge: isMerged ? nil : index)
      if isMerged, identity.source == identity.target { continue }
      let actions = edge.actions.map { action in
        var action = action
        // The box does not say it any more.
        if action.name.isEmpty, isInBox(edge.source) { action.name = source.name }
        return action
      }
      let merged: Int
      if let known = edgeOfIdentity[identity] {
        merged = known
        for action in actions { result[merged].actions.merge(action) }
      } else {
        merged = result.count
        edgeOfIdentity[identity] = merged
        var edge = edge
        (edge.source, edge.target, edge.actions) = (identity.source, identity.target, actions)
        result.append(edge)
      }
      if isInBox(edge.source), source.role.isScreen || source.role == .own {
        result[merged].boxedSources.addOnce(
          source.role == .own ? "the coordinator itself" : source.name)
      }
      // What is no screen has no name, but keeps a screen from being the only target.
      if isInBox(edge.target) {
        result[merged].boxedTargets.addOnce(target.role.isScreen ? target.name : "")
      }
    }
    return result.sorted(by: RouteMap.Edge.isOrderedBefore)
  }
}

extension [String] {
  fileprivate mutating func addOnce(_ name: String) {
    if !contains(name) { append(name) }
  }
}
