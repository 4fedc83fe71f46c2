import NavGraphExploration
import NavGraphModel

/// Turns one coordinator and what was found out about it into nodes and edges.
struct ClusterBuilder {
  private let coordinator: CoordinatorDefinition
  private let flow: FlowFacts
  private let routeIndex: [String: Int]
  private let marksOfRoute: [String: [RouteMark]]
  private let ownMarks: [RouteMark]
  private let landings: [LandingKey: [Int?]]
  private var nodes: [RouteMap.Node] = []
  private var edges: [EdgeKey: [RouteMap.Action]] = [:]
  private var nothing: Int?

  private struct LandingKey: Hashable {
    var route: Int
    var cause: Cause
  }

  private struct EdgeKey: Hashable {
    var source: Int
    var target: Int
    var kind: EdgeKind
    var occurrence: RouteMap.Occurrence
  }

  init(_ coordinator: CoordinatorDefinition, flow: FlowFacts, marks: [RouteMark]) {
    self.coordinator = coordinator
    self.flow = flow
    let index = Dictionary(
      coordinator.routes.enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
    routeIndex = index
    ownMarks = marks.filter { mark in mark.route.map { index[$0] == nil } ?? true }
    marksOfRoute = Dictionary(grouping: marks.filter { $0.route != nil }) { $0.route ?? "" }
    landings = Dictionary(grouping: flow.landings) { LandingKey(route: $0.route, cause: $0.cause) }
      .mapValues { $0.map(\.landing).sorted { ($0 ?? .max) < ($1 ?? .max) } }
  }

  mutating func cluster(drawsGestures: Bool) -> RouteMap.Cluster {
    let reach = StaticReach(coordinator)
    nodes = coordinator.routes.indices.map { node($0, isReached: reach.isReached[$0]) }
    for (index, route) in coordinator.routes.enumerated() {
      for transition in route.transitions.indices { add(transition: transition, of: index) }
      if drawsGestures { addGestures(of: index) }
    }
    let sorted = edges.keys.sorted {
      ($0.source, $0.target, $0.kind, $0.occurrence)
        < ($1.source, $1.target, $1.kind, $1.occurrence)
    }
    return RouteMap.Cluster(
      name: coordinator.name, subtitle: coordinator.dialect.displayName, nodes: nodes,
      edges: sorted.map {
        RouteMap.Edge(
          source: $0.source, target: $0.target, kind: $0.kind, occurrence: $0.occurrence,
          actions: edges[$0] ?? [])
      },
      marks: ownMarks,
      details: [coordinator.name, coordinator.dialect.displayName]
        + [coordinator.location.displayName] + ownMarks.map(\.detail))
  }
}

// MARK: - Nodes

extension ClusterBuilder {
  private func node(_ index: Int, isReached: Bool) -> RouteMap.Node {
    let route = coordinator.routes[index]
    let observation = flow.routes[index]
    let marks = (marksOfRoute[route.name] ?? []).filter { mark in
      mark.transition.map { !route.transitions.indices.contains($0) } ?? true
    }
    return RouteMap.Node(
      name: route.name, arguments: route.arguments.map(\.name),
      role: coordinator.root.route == route.name ? .root : .route,
      reach: reach(observation, isReached: isReached), stays: [], returns: [], marks: marks,
      details: details(route, observation) + marks.map(\.detail))
  }

  private func reach(_ observation: RouteObservation, isReached: Bool) -> RouteMap.Reach {
    if observation.shown != nil { return .shown }
    if !isReached { return .unreachable }
    if !flow.coverage.isComplete { return .notFound }
    return observation.held == nil ? .unreachable : .hidden
  }

  private func details(_ route: RouteDefinition, _ observation: RouteObservation) -> [String] {
    var lines = ["\(coordinator.name) \u{203A} \(route.displayName)"]
    if coordinator.root.route == route.name { lines.append("the root") }
    lines.append("identity: \(route.identity.displayName)")
    for argument in route.arguments {
      let values = argument.values?.joined(separator: ", ") ?? "any value"
      lines.append("\(argument.name): \(values)")
    }
    if !route.disabledGestures.isEmpty {
      let gestures = route.disabledGestures.map(\.action).joined(separator: ", ")
      lines.append("switched off: \(gestures)")
    }
    if let shown = observation.shown, let path = shortestPath(to: shown) {
      lines.append("shown after: \(path)")
    }
    lines.append(route.location.displayName)
    return lines
  }

  /// The actions on the way to a node of the trace; nil for the start itself.
  private func shortestPath(to node: Int) -> String? {
    var actions: [String] = []
    var current: Int? = node
    while let index = current {
      if let step = flow.trace[index].step { actions.append(action(step)) }
      current = flow.trace[index].parent
    }
    let longest = 12
    guard !actions.isEmpty else { return nil }
    let path = actions.reversed().prefix(longest).joined(separator: ", ")
    return actions.count > longest ? "\(path), and \(actions.count - longest) more" : path
  }

  private func action(_ step: TraceNode.Step) -> String {
    switch step.cause {
    case .gesture(let gesture): gesture.action
    case .transition(let index):
      coordinator.routes[flow.instances[step.actor].route].transitions[index].action
    }
  }
}

// MARK: - Edges

extension ClusterBuilder {
  private mutating func add(transition index: Int, of route: Int) {
    let transition = coordinator.routes[route].transitions[index]
    let landed = landings[LandingKey(route: route, cause: .transition(index))] ?? []
    let action = action(transition, index: index, of: route)
    let arrivals = arrivals(of: transition)
    for beneath in arrivals.dropLast() {
      let isHeld = flow.routes[beneath.target].held != nil
      add(action, from: route, to: beneath.target, beneath.kind, isHeld ? .seen : unseen)
    }
    if let arrival = arrivals.last {
      let isSeen =
        landed.contains(arrival.target)
        || isCarriedOut(route, index) && flow.routes[arrival.target].shown != nil
      add(action, from: route, to: arrival.target, arrival.kind, isSeen ? .seen : unseen)
      // Where the new screen did not come: an older one shows, or nothing.
      for landing in landed where landing != arrival.target && landing != route {
        add(action, from: route, to: node(of: landing), .back, .seen)
      }
    } else if !landed.isEmpty {
      addReturn(action, from: route, to: landed, .back)
    } else if let target = returnTarget(of: transition) {
      add(action, from: route, to: target, .back, unseen)
    } else {
      nodes[route].stays.append(action)
    }
  }

  /// Whether all operations of a transition were once applied: it may lead to where it started.
  private func isCarriedOut(_ route: Int, _ transition: Int) -> Bool {
    let applied = flow.outcomes.filter {
      $0.route == route && $0.transition == transition && $0.outcome.release == .applied
    }
    let operations = coordinator.routes[route].transitions[transition].operations.indices
    return operations.allSatisfy { index in applied.contains { $0.operation == index } }
  }

  private mutating func addGestures(of route: Int) {
    for gesture in Gesture.allCases {
      let landed = landings[LandingKey(route: route, cause: .gesture(gesture))] ?? []
      let action = RouteMap.Action(
        name: gesture.action, qualifiers: [], marks: [],
        details: ["\(gesture.action), by the system"])
      addReturn(action, from: route, to: landed, .gesture)
    }
  }

  /// Adds an edge to each screen, unless there are so many that the one message is "back to where
  /// the person came from".
  private mutating func addReturn(
    _ action: RouteMap.Action, from route: Int, to landed: [Int?], _ kind: EdgeKind
  ) {
    guard landed.count > Self.returnLimit else {
      for landing in landed { add(action, from: route, to: node(of: landing), kind, .seen) }
      return
    }
    let names = landed.map { $0.map { coordinator.routes[$0].name } ?? "an empty stack" }
    var action = action
    action.details.insert("back to \(names.joined(separator: ", "))", at: 1)
    nodes[route].returns.append(RouteMap.Return(kind: kind, action: action))
  }

  /// Screens that one way back has an edge to.
  private static let returnLimit = 2

  private mutating func add(
    _ action: RouteMap.Action, from source: Int, to target: Int, _ kind: EdgeKind,
    _ occurrence: RouteMap.Occurrence
  ) {
    let key = EdgeKey(source: source, target: target, kind: kind, occurrence: occurrence)
    edges[key, default: []].append(action)
  }

  private var unseen: RouteMap.Occurrence { flow.coverage.isComplete ? .never : .notSeen }

  /// The node of a route, or the one for an empty stack, made at its first use.
  private mutating func node(of landing: Int?) -> Int {
    if let known = landing ?? nothing { return known }
    nothing = nodes.count
    nodes.append(
      RouteMap.Node(
        name: "nothing to show", arguments: [], role: .nothing, reach: .shown, stays: [],
        returns: [], marks: [],
        details: ["the stack of \(coordinator.name) is empty, and no screen is left"]))
    return nodes.count - 1
  }

  /// The new screens that stand when the transition is over, if its operations work; the last is on
  /// top.
  private func arrivals(of transition: Transition) -> [(kind: EdgeKind, target: Int)] {
    var arrivals: [(kind: EdgeKind, route: String)] = []
    for operation in transition.operations {
      switch operation {
      case .append(let destination):
        arrivals.append((EdgeKind(destination.presentation), destination.target.route))
      case .replaceTop(let target):
        arrivals = arrivals.dropLast() + [(.replace, target.route)]
      case .set(let destinations):
        arrivals = destinations.suffix(1).map { (.replace, $0.target.route) }
      case .goBack, .goBackTo, .goBackToRoot, .pop, .popTo, .popToRoot, .popToCurrentNavigationRoot,
        .dismiss, .dismissAll, .removeLast, .removeAll:
        arrivals = []
      }
    }
    return arrivals.compactMap { arrival in
      routeIndex[arrival.route].map { (arrival.kind, $0) }
    }
  }

  /// The screen that a way back names.
  private func returnTarget(of transition: Transition) -> Int? {
    switch transition.operations.last {
    case .goBackTo(let target), .popTo(let target): routeIndex[target.route]
    case .goBackToRoot, .popToRoot, .removeAll: routeIndex[coordinator.root.route]
    case .append, .goBack, .pop, .popToCurrentNavigationRoot, .dismiss, .dismissAll, .removeLast,
      .replaceTop, .set, nil:
      nil
    }
  }

  private func action(_ transition: Transition, index: Int, of route: Int) -> RouteMap.Action {
    var qualifiers: [String] = []
    switch transition.trigger {
    case .tap: break
    case .gesture: qualifiers.append("gesture")
    case .effect: qualifiers.append("effect")
    }
    if let condition = transition.condition { qualifiers.append("[\(condition.displayName)]") }
    let name = coordinator.routes[route].name
    let marks = (marksOfRoute[name] ?? []).filter { $0.transition == index }
    let operations = transition.operations.map(\.displayName).joined(separator: ", ")
    var details = ["\(transition.action): \(operations.isEmpty ? "no operation" : operations)"]
    if !qualifiers.isEmpty { details.append(qualifiers.joined(separator: " ")) }
    details.append(transition.location.displayName)
    return RouteMap.Action(
      name: transition.action, qualifiers: qualifiers, marks: marks,
      details: details + marks.map(\.detail))
  }
}

// MARK: - Wording

extension RouteDefinition {
  fileprivate var displayName: String {
    guard !arguments.isEmpty else { return name }
    return "\(name)(\(arguments.map(\.name).joined(separator: ", ")))"
  }
}

extension SourceLocation {
  fileprivate var displayName: String { "\(file):\(line)" }
}

extension RouteMark {
  /// The mark as a line of a tooltip.
  var detail: String { "\(severity.name) \(rule): \(message)" }
}
