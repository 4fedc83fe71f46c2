import NavGraphFacts
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
  /// What the nodes of this search lead through.
  private(set) var witnessed: WitnessedStates
  /// By step: the state that it was the first to find.
  private let stateFoundByStep: (StepOrigin) -> Int?

  /// - Parameters:
  ///   - nodes: Those that there are already.
  ///   - witnessed: What those of the same search lead through.
  init(
    search: any SearchTree, system: AppSystem, nodes: [TraceNode],
    witnessed: WitnessedStates = WitnessedStates()
  ) {
    self.search = search
    self.system = system
    self.nodes = nodes
    self.witnessed = witnessed
    stateFoundByStep = search.stateFoundByStep()
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
      witnessed.add(position)
      nodeOfState[position] = nodes.count
      nodes.append(node)
    }
    return nodeOfState[state] ?? 0
  }

  /// The node of a step, which may lead to a known state or out of the app.
  mutating func node(step origin: StepOrigin) -> Int {
    if let known = nodeOfStep[origin] { return known }
    if let state = stateFoundByStep(origin) { return node(state: state) }
    let parent = node(state: origin.state)
    let replay = system.replay(
      origin.label, from: search.state(at: origin.state), at: origin.state)
    nodeOfStep[origin] = nodes.count
    witnessed.add(origin)
    nodes.append(TraceNode(parent: parent, step: replay.step, state: replay.state))
    return nodes.count - 1
  }

  /// The number of steps to where a sign was seen.
  mutating func distance(of origin: SignTable.Origin) -> Int {
    switch origin {
    case .state(let position): distance(of: position)
    case .step(let step): distance(of: step.state) + 1
    case .way(let positions): (positions.first.map { distance(of: $0) } ?? 0) + positions.count - 1
    }
  }

  /// The node of the place where a sign was seen.
  mutating func node(at origin: SignTable.Origin) -> Int {
    switch origin {
    case .state(let position): return node(state: position)
    case .step(let step): return node(step: step)
    case .way(let positions):
      var current = node(state: positions.first ?? 0)
      for (source, target) in zip(positions, positions.dropFirst()) {
        guard let label = label(from: source, to: target) else { break }
        let replay = system.replay(label, from: search.state(at: source), at: source)
        witnessed.add(target)
        nodes.append(TraceNode(parent: current, step: replay.step, state: replay.state))
        current = nodes.count - 1
      }
      return current
    }
  }

  /// The first step that leads from one state to another.
  private func label(from source: Int, to target: Int) -> UInt32? {
    var system = system
    var successors: [Successor] = []
    system.expand(search.state(at: source), number: source, into: &successors)
    return successors.first { successor in
      if case .state(let state) = successor.destination {
        state == search.state(at: target)
      } else {
        false
      }
    }?.label
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
