import NavGraphFacts
import NavGraphModel

/// Turns a graph and what was found out about it into nodes and edges.
struct MapBuilder {
  let facts: Facts
  let lookup: RouteLookup
  let observations: Observations
  let registered: RegisteredArrivals
  private(set) var part = RouteMap.Part()
  private let marks: MarkTable
  private var nodeOfRoute: [RouteReference: Int] = [:]
  private var smallNodes: [SmallKey: Int] = [:]
  private var edges: [EdgeKey: [RouteMap.Action]] = [:]

  private struct SmallKey: Hashable {
    var cluster: Int
    var role: RouteMap.Role
    var name: String
  }

  private struct EdgeKey: Hashable {
    var source: Int
    var target: Int
    var kind: EdgeKind
    var isSpontaneous: Bool
    var occurrence: RouteMap.Occurrence
  }

  /// - Parameter marks: Sorted.
  init(_ facts: Facts, marks: [RouteMark]) {
    let lookup = RouteLookup(facts.graph)
    self.facts = facts
    self.lookup = lookup
    observations = Observations(facts, lookup: lookup)
    registered = RegisteredArrivals(lookup)
    self.marks = MarkTable(marks)
    part.coordinatorNames = Set(facts.graph.coordinators.map(\.name))
  }

  /// All coordinators with everything between them.
  mutating func build(drawsGestures: Bool) -> RouteMap.Part {
    let reach = StaticReach(facts.graph)
    let (starts, unhosted) = (Set(facts.graph.startIndices), Set(facts.graph.unhostedIndices))
    for index in facts.graph.coordinators.indices {
      addCluster(index, reach: reach)
      part.clusters[index].startsApp = starts.contains(index)
      part.clusters[index].isUnhosted = unhosted.contains(index)
    }
    for index in facts.graph.coordinators.indices {
      addStart(of: index)
      addEdges(of: index)
    }
    if drawsGestures { addGestures() }
    dropRepeatedReports()
    distinguishEqualActions()
    part.edges = edges.map { key, actions in
      RouteMap.Edge(
        source: key.source, target: key.target, kind: key.kind, occurrence: key.occurrence,
        actions: actions)
    }.sorted(by: RouteMap.Edge.isOrderedBefore)
    for (route, node) in nodeOfRoute {
      guard let cluster = lookup.hosted(by: route) else { continue }
      part.hostings.append(RouteMap.Hosting(node: node, cluster: cluster))
    }
    part.hostings.sort { ($0.node, $0.cluster) < ($1.node, $1.cluster) }
    return part
  }

  /// Draws what a finished request reports once: as the effect that it is, not also as the action that the screen
  /// is sent; and what was seen not also as what was not.
  private mutating func dropRepeatedReports() {
    for (key, actions) in edges where key.occurrence != .seen {
      let seen = [true, false].flatMap { isSpontaneous -> [RouteMap.Action] in
        var other = key
        (other.occurrence, other.isSpontaneous) = (.seen, isSpontaneous)
        return edges[other] ?? []
      }
      let left = actions.filter { action in
        !action.marks.isEmpty || action.name.isEmpty
          || !seen.contains { $0.name == action.name && $0.condition == action.condition }
      }
      edges[key] = left.isEmpty ? nil : left
    }
    for (key, actions) in edges where key.isSpontaneous {
      var sent = key
      sent.isSpontaneous = false
      let names = Set(actions.filter { $0.trigger == .effect }.map(\.name))
      guard var others = edges[sent], !names.isEmpty else { continue }
      others.removeAll { $0.trigger == .sent && names.contains($0.name) }
      edges[sent] = others.isEmpty ? nil : others
    }
  }

  /// Names the assumptions that distinguish actions of one name from one screen to several others.
  private mutating func distinguishEqualActions() {
    var assumptions: [EqualActions: [String]] = [:]
    for (key, actions) in edges {
      for action in actions where !action.name.isEmpty {
        let equal = EqualActions(source: key.source, name: action.name)
        assumptions[equal, default: []].append(action.assumption ?? "")
      }
    }
    for (key, actions) in edges {
      edges[key] = actions.map { action in
        guard action.condition == nil, let assumption = action.assumption,
          let all = assumptions[EqualActions(source: key.source, name: action.name)], all.count > 1
        else { return action }
        var action = action
        action.condition = DecidingCondition(assumption, among: all).text
        return action
      }
    }
  }

  private struct EqualActions: Hashable {
    var source: Int
    var name: String
  }

  private mutating func addCluster(_ index: Int, reach: StaticReach) {
    let coordinator = facts.graph.coordinators[index]
    let own = marks.ofCoordinator(coordinator)
    part.clusters.append(
      RouteMap.Cluster(
        name: coordinator.name, subtitle: coordinator.containerName, marks: own,
        details: [coordinator.name, coordinator.containerName, coordinator.location.displayName]
          + own.map(\.detail),
        isChoice: coordinator.isChoice, location: coordinator.location))
    for route in coordinator.routesInOrder {
      let reference = RouteReference(coordinator: index, route: route)
      nodeOfRoute[reference] = part.nodes.count
      part.nodes.append(
        RouteMap.Node(
          reference, facts: facts, reach: reach,
          marks: marks.ofRoute(coordinator.routes[route], in: coordinator)))
    }
    if coordinator.routes.isEmpty {
      _ = smallNode(
        .nothing, "nothing to show", of: index, location: coordinator.location,
        details: ["\(coordinator.name) has no screens"])
    }
    for link in coordinator.links {
      _ = smallNode(
        .link, link.pattern, of: index, location: link.location, details: link.details)
    }
    // Gestures are drawn as such, regardless of the actions that their view sends.
    for handler in coordinator.handlers
    where handler.source == .own && handler.transition.trigger != .gesture {
      _ = ownNode(handler.transition.action, of: index, location: handler.transition.location)
    }
  }
}

// MARK: - Nodes

extension MapBuilder {
  func node(of route: RouteReference) -> Int? { nodeOfRoute[route] }

  /// The node of a landing, or the one for an empty stack, made at its first use.
  mutating func node(ofLanding landing: RouteReference?, from source: Int) -> Int {
    if let landing, let node = nodeOfRoute[landing] { return node }
    let cluster = part.nodes[source].cluster
    let name = part.clusters[cluster].name
    return smallNode(
      .nothing, "nothing to show", of: cluster, location: nil,
      details: ["\(name) shows nothing: no screen is left"])
  }

  mutating func ownNode(
    _ action: String, of coordinator: Int, location: SourceLocation
  ) -> Int {
    let name = facts.graph.coordinators[coordinator].name
    return smallNode(
      .own, action, of: coordinator, location: location,
      details: ["\(action), an action of \(name)"])
  }

  mutating func smallNode(
    _ role: RouteMap.Role, _ name: String, of cluster: Int, location: SourceLocation?,
    details: [String]
  ) -> Int {
    let key = SmallKey(cluster: cluster, role: role, name: name)
    if let known = smallNodes[key] { return known }
    smallNodes[key] = part.nodes.count
    part.nodes.append(
      RouteMap.Node(
        cluster: cluster, name: name, role: role, location: location, details: details))
    return part.nodes.count - 1
  }
}

// MARK: - Edges

extension MapBuilder {
  mutating func add(
    _ action: RouteMap.Action, from source: Int, to target: Int, _ kind: EdgeKind,
    _ occurrence: RouteMap.Occurrence
  ) {
    let key = EdgeKey(
      source: source, target: target, kind: kind,
      isSpontaneous: action.trigger.isSpontaneous, occurrence: occurrence)
    edges[key, default: []].merge(action)
  }

  mutating func stay(_ action: RouteMap.Action, at node: Int) {
    part.nodes[node].stays.merge(action)
  }

  mutating func list(unhandled actions: [String], at node: Int) {
    part.nodes[node].unhandled = actions
  }

  /// Adds an edge to each screen, unless there are so many that the one message is "back to the
  /// previous screen".
  mutating func addReturn(
    _ action: RouteMap.Action, from source: Int, to landings: [RouteReference?], _ kind: EdgeKind
  ) {
    let limit = 2
    guard landings.count > limit else {
      for landing in landings {
        add(action, from: source, to: node(ofLanding: landing, from: source), kind, .seen)
      }
      return
    }
    let names = landings.map { $0.map { lookup.definition($0).name } ?? "an empty stack" }
    var action = action
    let word = kind == .gesture ? "leads to" : "back to"
    action.details.insert("\(word) \(names.joined(separator: ", "))", at: 1)
    part.nodes[source].returns.append(RouteMap.Return(kind: kind, action: action))
  }

  func marks(of transition: TransitionReference) -> [RouteMark] {
    guard case .screen(let route) = transition.place else { return [] }
    let coordinator = facts.graph.coordinators[transition.coordinator]
    return marks.ofTransition(
      transition.index, of: coordinator.routes[route].name, in: coordinator.name)
  }
}

extension [RouteMap.Action] {
  /// Adds an action, or what it has to say to one that looks the same.
  mutating func merge(_ action: RouteMap.Action) {
    let same = firstIndex {
      $0.name == action.name && $0.trigger == action.trigger && $0.isLate == action.isLate
        && $0.condition == action.condition && !$0.name.isEmpty
    }
    guard let same else { return append(action) }
    self[same].marks += action.marks.filter { !self[same].marks.contains($0) }
    if self[same].assumption != action.assumption { self[same].assumption = nil }
    self[same].details += action.details.filter { !self[same].details.contains($0) }
  }
}

extension CoordinatorDefinition {
  fileprivate var isChoice: Bool {
    switch container {
    case .stack: false
    case .tabs, .switch, .joined: true
    }
  }

  /// Indices of the routes: those of a bar or a row in its order and the first case of a switch, then the others as they
  /// are registered.
  fileprivate var routesInOrder: [Int] {
    let names: [String] =
      switch container {
      case .stack: []
      case .switch(let cases): [cases.initial]
      case .tabs(let tabs): tabs.items
      case .joined(let hosts): hosts
      }
    let items = names.compactMap { name in routes.firstIndex { $0.name == name } }
    return items + routes.indices.filter { !items.contains($0) }
  }
}
