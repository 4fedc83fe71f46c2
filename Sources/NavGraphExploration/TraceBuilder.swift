import NavGraphModel

/// Collects the paths to what a search has seen, with common beginnings shared.
struct TraceBuilder {
  private let search: any SearchTree
  private var system: AppSystem
  /// All nodes so far, those of earlier searches first.
  private(set) var nodes: [TraceNode]
  private var nodeOfState: [Int: Int] = [:]
  private var nodeOfStep: [StepOrigin: Int] = [:]
  private var distances: [Int: Int] = [:]
  /// By step: the state that it was the first to find.
  private let stateFoundByStep: [StepOrigin: Int]

  init(search: any SearchTree, system: AppSystem, nodes: [TraceNode]) {
    self.search = search
    self.system = system
    self.nodes = nodes
    var found: [StepOrigin: Int] = [:]
    let positions = search.reachedPositions
    found.reserveCapacity(positions.count)
    for position in positions {
      guard let origin = search.origin(of: position) else { continue }
      found[StepOrigin(state: origin.parent, label: origin.label)] = position
    }
    stateFoundByStep = found
  }

  /// The number of steps to a state, by its position in the search.
  mutating func distance(of state: Int) -> Int {
    var path: [Int] = []
    var current = state
    while distances[current] == nil {
      path.append(current)
      guard let origin = search.origin(of: current) else { break }
      current = origin.parent
    }
    for position in path.reversed() {
      let parent = search.origin(of: position)?.parent
      distances[position] = parent.map { (distances[$0] ?? 0) + 1 } ?? 0
    }
    return distances[state] ?? 0
  }

  /// The node of a state, by its position in the search.
  mutating func node(state: Int) -> Int {
    // Collected first and added afterwards: a path can be too long for recursion.
    var path: [Int] = []
    var current = state
    while nodeOfState[current] == nil {
      path.append(current)
      guard let origin = search.origin(of: current) else { break }
      current = origin.parent
    }
    for position in path.reversed() {
      let node = makeNode(state: position)
      nodeOfState[position] = nodes.count
      nodes.append(node)
    }
    return nodeOfState[state] ?? 0
  }

  /// The node of a step, which may lead to a known state or out of the app.
  mutating func node(step origin: StepOrigin) -> Int {
    if let known = nodeOfStep[origin] { return known }
    if let state = stateFoundByStep[origin] { return node(state: state) }
    let parent = node(state: origin.state)
    let replay = system.replay(
      origin.label, from: search.state(at: origin.state), at: origin.state)
    nodeOfStep[origin] = nodes.count
    nodes.append(TraceNode(parent: parent, step: replay.step, state: replay.state))
    return nodes.count - 1
  }

  private mutating func makeNode(state: Int) -> TraceNode {
    guard let origin = search.origin(of: state) else {
      return TraceNode(parent: nil, step: nil, state: system.snapshot(of: search.state(at: state)))
    }
    let replay = system.replay(
      origin.label, from: search.state(at: origin.parent), at: origin.parent)
    return TraceNode(parent: nodeOfState[origin.parent], step: replay.step, state: replay.state)
  }
}
