import NavGraphFacts
import NavGraphModel

/// Turns the states of one search and its steps into nodes and edges.
struct StateMapBuilder {
  private let facts: Facts
  private let search: StateGraph.Search
  private let request: MapRequest
  private let highlighted: [RouteReference]
  /// How many of the states are drawn: the first ones.
  private let count: Int
  private var nodes: [StateMap.Node] = []
  private var stubs: [StubKey: Int] = [:]
  private var edges: [EdgeKey: [RouteMap.Action]] = [:]
  /// Whether there are gestures that are not drawn.
  private(set) var hidesGestures = false

  private struct StubKey: Hashable {
    var source: Int
    var stub: StateMap.Stub
  }

  private struct EdgeKey: Hashable {
    var source: Int
    var target: Int
    var kind: EdgeKind
    var isSpontaneous: Bool
    /// Links look different.
    var isLink: Bool
  }

  /// - Throws: Where a name of the request means no route.
  init(
    _ facts: Facts, search: StateGraph.Search, count: Int, request: MapRequest
  ) throws(RenderError) {
    self.facts = facts
    self.search = search
    self.count = count
    self.request = request
    highlighted = try facts.graph.routes(named: request.highlighted)
  }

  mutating func build(
    search index: Int, _ heading: (name: String, subtitle: String)
  ) -> StateMap.Part {
    for (state, snapshot) in search.states.prefix(count).enumerated() {
      nodes.append(
        StateMap.Node(
          content: .state(state, snapshot, isInitial: state < search.initialCount),
          isHighlighted: highlighted.contains { facts.isInUse($0, in: snapshot) }))
    }
    let entrances = onlyEntrances()
    for (position, step) in search.steps.enumerated() where step.source < count {
      add(step, isOnlyEntrance: entrances.contains(position))
    }
    return StateMap.Part(
      search: index, heading: heading.name, subtitle: heading.subtitle, nodes: nodes,
      edges: edges.map { key, actions in
        RouteMap.Edge(
          source: key.source, target: key.target, kind: key.kind, occurrence: .seen,
          actions: actions)
      }.sorted(by: RouteMap.Edge.isOrderedBefore))
  }

  /// Positions of gestures without which a state of the drawing would have no way in.
  private func onlyEntrances() -> Set<Int> {
    var isFound = Array(repeating: false, count: count)
    for state in 0..<min(search.initialCount, count) { isFound[state] = true }
    for step in search.steps where step.source < count {
      guard case .state(let target) = step.target, target < count, target != step.source,
        search.events[step.event].trigger != .gesture
      else { continue }
      // Only from what was found before it; otherwise two states could hold each other up.
      if step.source < target { isFound[target] = true }
    }
    var entrances: Set<Int> = []
    for (position, step) in search.steps.enumerated() where step.source < count {
      guard case .state(let target) = step.target, target < count, !isFound[target],
        step.source < target
      else { continue }
      isFound[target] = true
      entrances.insert(position)
    }
    return entrances
  }

  // MARK: - Edges

  private mutating func add(_ step: StateGraph.Step, isOnlyEntrance: Bool) {
    let event = search.events[step.event]
    guard !request.selection.hidden.contains(event.trigger.group) else { return }
    let isGesture = event.trigger == .gesture
    let isStep = step.target != .state(step.source)
    if isGesture && isStep && !request.drawsGestures && !isOnlyEntrance {
      hidesGestures = true
      return
    }
    let action = action(of: event)
    switch step.target {
    case .state(step.source):
      guard !isGesture else { return }
      let line = "stays at: \(event.action)"
      if !nodes[step.source].details.contains(line) { nodes[step.source].details.append(line) }
    case .state(let target) where target < count:
      let change = StateChange(
        from: search.states[step.source], to: search.states[target], facts: facts)
      let kind = change.kind ?? .change
      guard kind != .back || !request.selection.hidden.contains(.back) else { return }
      add(action, from: step.source, to: target, kind)
    case .state, .unkept: add(action, from: step.source, to: .more)
    case .beyond(let limit): add(action, from: step.source, to: .beyond(limit.displayName))
    case .crash: add(action, from: step.source, to: .crash)
    }
  }

  private mutating func add(
    _ action: RouteMap.Action, from source: Int, to stub: StateMap.Stub
  ) {
    let key = StubKey(source: source, stub: stub)
    let node = stubs[key] ?? nodes.count
    if node == nodes.count {
      stubs[key] = node
      nodes.append(StateMap.Node(content: .stub(stub), details: [stub.text]))
    }
    add(action, from: source, to: node, .change)
  }

  private mutating func add(
    _ action: RouteMap.Action, from source: Int, to target: Int, _ kind: EdgeKind
  ) {
    let key = EdgeKey(
      source: source, target: target, kind: kind, isSpontaneous: action.trigger.isSpontaneous,
      isLink: action.trigger == .link)
    edges[key, default: []].merge(action)
  }

  private func action(of event: StateGraph.Event) -> RouteMap.Action {
    let actor = event.actor.map { facts.displayName(of: $0) }
    var details = [actor.map { "\($0): \(event.action)" } ?? event.action]
    var isLate = false
    var location: SourceLocation?
    switch event.cause {
    case .transition(let reference), .later(let reference):
      if case .later = event.cause { isLate = true }
      if let transition = facts.graph.transition(reference) {
        location = transition.location
        details += [transition.operations.phrase, transition.location.displayName]
      }
    case .effect(let reference):
      if let effect = facts.graph.effect(reference) {
        location = effect.location
        details += ["by the effect \(effect.name)", effect.location.displayName]
      }
    case .gesture: details.append("by the system")
    }
    return RouteMap.Action(
      name: event.action, trigger: event.trigger, isLate: isLate, location: location,
      details: details)
  }
}
