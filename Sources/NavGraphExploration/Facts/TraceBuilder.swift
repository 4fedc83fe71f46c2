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
  /// The states on the paths of this search's nodes.
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
    for position in path(to: state, until: { distances[$0] != nil }) {
      let parent = search.origin(of: position)?.parent
      distances[position] = parent.map { (distances[$0] ?? 0) + 1 } ?? 0
    }
    return distances[state] ?? 0
  }

  /// The node of a state, by its position in the search.
  mutating func node(state: Int) -> Int {
    for position in path(to: state, until: { nodeOfState[$0] != nil }) {
      witnessed.add(position)
      if let origin = search.origin(of: position) {
        nodeOfState[position] = append(
          origin.label, from: origin.parent, under: nodeOfState[origin.parent])
      } else {
        nodeOfState[position] = nodes.count
        let snapshot = system.snapshot(of: search.state(at: position))
        nodes.append(TraceNode(parent: nil, step: nil, state: snapshot))
      }
    }
    return nodeOfState[state] ?? 0
  }

  /// Returns the states on the path to one, itself last, from behind the last that is known.
  ///
  /// Collected at once: a path can be too long for recursion.
  private func path(to state: Int, until isKnown: (Int) -> Bool) -> [Int] {
    var path: [Int] = []
    var current = state
    while !isKnown(current) {
      path.append(current)
      guard let origin = search.origin(of: current) else { break }
      current = origin.parent
    }
    return path.reversed()
  }

  /// Adds the node of a step, by its label and the position that it leads out of.
  private mutating func append(_ label: UInt32, from source: Int, under parent: Int?) -> Int {
    let replay = system.replay(label, from: search.state(at: source), at: source)
    nodes.append(TraceNode(parent: parent, step: replay.step, state: replay.state))
    return nodes.count - 1
  }

  /// The node of a step, which may lead to a known state or out of the app.
  mutating func node(step origin: StepOrigin) -> Int {
    if let known = nodeOfStep[origin] { return known }
    if let state = stateFoundByStep(origin) { return node(state: state) }
    witnessed.add(origin)
    let node = append(origin.label, from: origin.state, under: node(state: origin.state))
    nodeOfStep[origin] = node
    return node
  }

  /// The number of steps to where an observation was seen.
  mutating func distance(of origin: ObservationTable.Origin) -> Int {
    switch origin {
    case .state(let position): distance(of: position)
    case .step(let step): distance(of: step.state) + 1
    case .path(let positions): (positions.first.map { distance(of: $0) } ?? 0) + positions.count - 1
    }
  }

  /// The node of the place where an observation was seen.
  mutating func node(at origin: ObservationTable.Origin) -> Int {
    switch origin {
    case .state(let position): return node(state: position)
    case .step(let step): return node(step: step)
    case .path(let positions):
      var current = node(state: positions.first ?? 0)
      for (source, target) in zip(positions, positions.dropFirst()) {
        guard let label = label(from: source, to: target) else { break }
        witnessed.add(target)
        current = append(label, from: source, under: current)
      }
      return current
    }
  }

  /// The first step that leads from one state to another.
  private func label(from source: Int, to target: Int) -> UInt32? {
    var system = system
    var successors: [Successor] = []
    system.expand(search.state(at: source), number: source, into: &successors)
    return successors.first { $0.leads(to: search.state(at: target)) }?.label
  }
}
