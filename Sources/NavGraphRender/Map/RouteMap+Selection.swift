import NavGraphFacts
import NavGraphModel

extension RouteMap {
  /// What of the map was asked for, with a sentence about it where something is left out.
  ///
  /// - Throws: Where the selection names what the graph does not have.
  /// - Complexity: O(*n* log *n*) in nodes and edges.
  func selecting(
    _ selection: MapRequest.Selection, in graph: GraphDefinition
  ) throws(RenderError) -> RouteMap {
    var map = self
    map.parts = parts.map { $0.hiding(selection.hidden) }
    var reasons: [String] = []
    if !selection.coordinators.isEmpty {
      let chosen = try graph.coordinators(named: selection.coordinators)
      map.parts = map.parts.map { $0.around(clusters: Set(chosen)) }
      let names = chosen.map { graph.coordinators[$0].name }.joined(separator: ", ")
      reasons.append("\(names), with what is next to it")
    }
    if !selection.reaches.isEmpty {
      let routes = try graph.routes(named: selection.reaches)
      map.parts = map.parts.map { $0.leading(to: routes) }
      reasons.append("what leads to \(graph.names(of: routes))")
    }
    if !selection.focus.isEmpty {
      let routes = try graph.routes(named: selection.focus)
      map.parts = map.parts.map { $0.around(routes, steps: selection.depth) }
      reasons.append("\(counted(selection.depth, "step")) around \(graph.names(of: routes))")
    }
    if !reasons.isEmpty {
      let count = "\(map.screenCount) of \(counted(screenCount, "screen"))"
      map.summary.insert("\(count): \(reasons.joined(separator: "; "))", at: 0)
      if map.screenCount == 0 {
        map.notices.append("no screen is drawn: none is all of \(reasons.joined(separator: "; "))")
      }
    }
    let hidden = MapRequest.EdgeGroup.allCases.filter(selection.hidden.contains)
    if !hidden.isEmpty {
      let names = hidden.map(\.explanation).joined(separator: ", ")
      map.summary.insert("not drawn: \(names)", at: reasons.isEmpty ? 0 : 1)
    }
    return map
  }

  /// Those in boxes of coordinators are not counted.
  var screenCount: Int {
    parts.reduce(0) { sum, part in sum + part.nodes.count { $0.role.isScreen } }
  }
}

extension GraphDefinition {
  /// Indices of coordinators, by their names or as drawings call them; sorted.
  func coordinators(named names: [String]) throws(RenderError) -> [Int] {
    let known = Set(coordinators.map(\.name))
    var indices: Set<Int> = []
    for name in names {
      let match = coordinators.firstIndex {
        $0.name == name || briefCoordinatorName($0.name, among: known) == name
      }
      guard let index = match else {
        throw .unknownCoordinator(
          name, nearest: nearestName(to: name, in: coordinators.map(\.name)))
      }
      indices.insert(index)
    }
    return indices.sorted()
  }

  /// Sorted, each once.
  func routes(named names: [MapRequest.RouteName]) throws(RenderError) -> [RouteReference] {
    var routes: Set<RouteReference> = []
    for name in names { routes.insert(try name.route(in: self)) }
    return routes.sorted()
  }

  fileprivate func names(of routes: [RouteReference]) -> String {
    routes.map {
      let coordinator = coordinators[$0.coordinator]
      return "\(coordinator.name).\(coordinator.routes[$0.route].name)"
    }.joined(separator: ", ")
  }
}

extension RouteMap.Part {
  /// Clusters with all that is in them, the screens that they lead to or host, those that host them,
  /// and deep links into them.
  ///
  /// Of the lines, those that start in the clusters, and those that lead back there. Where else their screens, and
  /// those that host them, are reached from is said in words; of the others only names are of interest.
  func around(clusters chosen: Set<Int>) -> RouteMap.Part {
    func isChosen(_ node: Int) -> Bool { chosen.contains(nodes[node].cluster) }
    var kept = Set(nodes.indices.filter(isChosen))
    for edge in edges {
      if isChosen(edge.source) { kept.insert(edge.target) }
      if isChosen(edge.target), nodes[edge.source].role == .link { kept.insert(edge.source) }
    }
    for hosting in hostings {
      if chosen.contains(hosting.cluster) { kept.insert(hosting.node) }
      guard isChosen(hosting.node) else { continue }
      let root = nodes.indices.first {
        nodes[$0].cluster == hosting.cluster && nodes[$0].role == .root
      }
      if let root { kept.insert(root) }
    }
    func isDrawn(_ edge: RouteMap.Edge) -> Bool {
      (isChosen(edge.source) || isChosen(edge.target)) && kept.contains(edge.source)
    }
    let hosts = Set(hostings.filter { chosen.contains($0.cluster) }.map(\.node))
    var part = self
    for edge in openings.sorted().map({ edges[$0] })
    where !isDrawn(edge) && (isChosen(edge.target) || hosts.contains(edge.target)) {
      part.nameOrigin(edge)
    }
    for index in nodes.indices where !isChosen(index) {
      part.nodes[index].stays.removeAll(where: \.marks.isEmpty)
    }
    return part.keeping(nodes: kept) { isChosen($0.source) || isChosen($0.target) }
  }

  /// Returns the screens on the paths to some of them, and the forward actions, never those back.
  fileprivate func leading(to routes: [RouteReference]) -> RouteMap.Part {
    let kept = MapSteps(self, onlyForward: true).nodes(leadingTo: indices(of: routes))
    var part = keeping(nodes: kept, edges: \.kind.isForward)
    for index in part.nodes.indices {
      part.nodes[index].stays = []
      part.nodes[index].unhandled = []
      part.nodes[index].returns = []
    }
    return part
  }

  /// The screens that are at most so many steps from some of them, there or back.
  fileprivate func around(_ routes: [RouteReference], steps: Int) -> RouteMap.Part {
    let middle = indices(of: routes)
    let all = MapSteps(self, onlyForward: false)
    return keepingNames(
      of: all.nodes(leadingTo: middle, within: steps)
        .union(all.nodes(from: middle, within: steps)))
  }

  private func indices(of routes: [RouteReference]) -> [Int] {
    nodes.indices.filter { nodes[$0].route.map(routes.contains) ?? false }
  }
}

extension MapRequest.EdgeGroup {
  /// What is not drawn without the group.
  fileprivate var explanation: String {
    switch self {
    case .taps: "taps that lead on"
    case .gestures: "gestures of the system"
    case .effects: "effects"
    case .automatic: "automatic steps"
    case .links: "deep links"
    case .back: "taps that lead back"
    }
  }
}
