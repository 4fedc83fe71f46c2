import NavGraphFacts

/// The states on the paths to the findings of the exact engine, examined by the ordinary model: it takes the paths
/// step by step, and records all observations as in any search.
struct WitnessTree: SearchTree {
  /// The number of results, not of states.
  let stateCount: Int
  private(set) var stepCount = 0
  var cuts: Set<Limits.Kind> { [] }
  var reachedPositions: [Int] { Array(states.indices) }

  private var states: [UInt32] = []
  private var origins: [(parent: Int, label: UInt32)?] = []
  private(set) var positions: [UInt32: Int] = [:]
  /// By position: the screen on top.
  private(set) var tops: [AppSystem.Top] = []
  /// By position: whether the state counts as home.
  private(set) var isHome: [Bool] = []
  /// Whether a step leads back to what the app starts with.
  private(set) var returnsToStart = false
  /// Whether each step of the paths is one of the ordinary model.
  private(set) var isFaithful = true

  /// Examines all states at once, the nearest first.
  ///
  /// - Parameter paths: Configurations from an initial one on; common beginnings are given once.
  /// - Throws: Where an end is asked for.
  init(
    _ paths: [PushdownWitness], of model: StackModel, _ system: inout AppSystem, heads: Int
  ) throws(PushdownObstacle) {
    stateCount = heads
    var nodes: [(state: UInt32, parent: Int, depth: Int)] = []
    var numbers: [UInt32: Int] = [:]
    for configuration in model.initial {
      let state = system.state(of: configuration, model)
      guard numbers[state] == nil else { continue }
      numbers[state] = nodes.count
      nodes.append((state, nodes.count, 0))
    }
    for path in paths {
      guard var node = numbers[system.state(of: path.start, model)] else {
        isFaithful = false
        continue
      }
      for step in path.steps {
        let state = system.state(of: step.end, model)
        if let known = numbers[state] {
          node = known
        } else {
          nodes.append((state, node, nodes[node].depth + 1))
          node = nodes.count - 1
          numbers[state] = node
        }
      }
    }
    let order = nodes.indices.sorted { (nodes[$0].depth, $0) < (nodes[$1].depth, $1) }
    var places = Array(repeating: 0, count: nodes.count)
    for (place, node) in order.enumerated() { places[node] = place }
    for (place, node) in order.enumerated() {
      states.append(nodes[node].state)
      positions[nodes[node].state] = place
    }
    var children: [Int: [Int]] = [:]
    for node in order where nodes[node].depth > 0 {
      children[places[nodes[node].parent], default: []].append(places[node])
    }
    origins = Array(repeating: nil, count: states.count)
    try look(at: children, of: model, with: &system)
  }

  private mutating func look(
    at children: [Int: [Int]], of model: StackModel, with system: inout AppSystem
  ) throws(PushdownObstacle) {
    let starts = Set(
      states.prefix(system.history.initialCount).map { system.top(of: $0) }.filter {
        $0 != .nothing
      })
    var successors: [Successor] = []
    for position in states.indices {
      try model.budget.checkForEnd()
      successors.removeAll(keepingCapacity: true)
      system.expand(states[position], number: position, into: &successors)
      stepCount += successors.count
      tops.append(system.source.top)
      isHome.append(system.isHomeBefore)
      for child in children[position] ?? [] {
        guard let step = successors.first(where: { $0.leads(to: states[child]) }) else {
          isFaithful = false
          continue
        }
        origins[child] = (position, step.label)
      }
      guard !returnsToStart, !tops[position].isStart(starts) else { continue }
      returnsToStart = successors.contains { successor in
        guard successor.traits.isDisjoint(with: .outside),
          case .state(let state) = successor.destination
        else { return false }
        return system.top(of: state).isStart(starts)
      }
    }
  }

  func state(at position: Int) -> UInt32 { states[position] }

  func origin(of position: Int) -> (parent: Int, label: UInt32)? { origins[position] }
}

extension AppSystem {
  /// Returns the number of the state that a configuration represents.
  mutating func state(of configuration: PushdownConfiguration, _ model: StackModel) -> UInt32 {
    guard case .state(let control) = model.controls[configuration.control],
      let head = configuration.head
    else { return 0 }
    let flattened = model.flattenedConfiguration(on: configuration.stack, head, control)
    build(model.flatStack, control, flattened.cells, depths: flattened.depths)
    return tree.internState()
  }
}
