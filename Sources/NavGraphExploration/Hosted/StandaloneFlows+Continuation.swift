import NavGraphFacts

// A search that reached its bounds has seen little of a hosted coordinator if much can happen around it. From a
// state in which the coordinator has appeared, the search continues with steps that leave its surroundings unchanged.

/// A search of an app that reached its limits, and continues with steps inside single flows.
struct ContinuedSearch: SearchTree {
  private let search: BreadthFirstSearch
  private var states: [UInt32] = []
  private var origins: [(parent: Int, label: UInt32)] = []
  private var positions: [UInt32: Int] = [:]
  private(set) var stepCount = 0

  var stateCount: Int { search.stateCount + states.count }
  var cuts: Set<Limits.Kind> { search.cuts }
  var reachedPositions: [Int] { Array(0..<stateCount) }

  init(_ search: BreadthFirstSearch) { self.search = search }

  func state(at position: Int) -> UInt32 {
    position < search.stateCount
      ? search.states[position] : states[position - search.stateCount]
  }

  func origin(of position: Int) -> (parent: Int, label: UInt32)? {
    position < search.stateCount
      ? search.origin(of: position) : origins[position - search.stateCount]
  }

  /// Continues from the first state with a coordinator in front, as long as nothing around its flow changes, and through what
  /// the coordinator shows alone.
  ///
  /// - Parameters:
  ///   - inside: The coordinators of the flows in it, itself included.
  ///   - isDone: Whether to stop; called from time to time.
  /// - Returns: The cycles on which the flow grows.
  mutating func resume(
    in coordinator: Int, _ inside: Set<Int>, _ evidence: StandaloneFlows.Evidence,
    _ system: inout AppSystem, until isDone: () -> Bool
  ) -> [ObservationTable.Entry] {
    guard let (start, address) = start(of: coordinator, inside, &system) else { return [] }
    let around = system.around(address)
    var pending = [start]
    var known: [FlowSnapshot: Int] = [:]
    system.tree.load(state(at: start))
    if let flow = system.flowSnapshot(at: address) { known[flow] = start }
    var successors: [Successor] = []
    var next = 0
    while next < pending.count {
      if next % Self.statesPerLook == 0, isDone() { return [] }
      let parent = pending[next]
      next += 1
      successors.removeAll(keepingCapacity: true)
      system.expand(state(at: parent), number: parent, into: &successors)
      for successor in successors {
        guard case .state(let state) = successor.destination else { continue }
        stepCount += 1
        let position = add(state, parent, successor.label)
        system.tree.load(state)
        guard system.isShown(inside), system.around(address) == around,
          let flow = system.flowSnapshot(at: address), evidence.flows.contains(flow),
          known[flow] == nil
        else { continue }
        known[flow] = position
        pending.append(position)
      }
    }
    return evidence.cycles.compactMap { key, flows in
      let positions = flows.compactMap { known[$0] }
      guard positions.count == flows.count, let first = positions.first else { return nil }
      return (key, .path(positions), .state(first))
    }
  }

  private static let statesPerLook = 50

  private mutating func add(_ state: UInt32, _ parent: Int, _ label: UInt32) -> Int {
    if let known = search.position(of: state) ?? positions[state] { return known }
    positions[state] = stateCount
    states.append(state)
    origins.append((parent, label))
    return stateCount - 1
  }

  /// Returns the first state in which a coordinator is in front, and the address of its flow.
  private func start(
    of coordinator: Int, _ inside: Set<Int>, _ system: inout AppSystem
  ) -> (position: Int, address: Address)? {
    for (position, state) in search.states.enumerated() {
      system.tree.load(state)
      guard system.isShown(inside) else { continue }
      var address = system.activity().front.flow
      while !address.isEmpty {
        if system.tree.flowID(at: address).map(system.tree.coordinator) == coordinator {
          return (position, address)
        }
        address.removeLast()
      }
    }
    return nil
  }
}

extension AppSystem {
  /// Whether a screen of these coordinators is on top, and no alert in front of it.
  fileprivate mutating func isShown(_ coordinators: Set<Int>) -> Bool {
    guard alertInFront() == nil, case .screen(let route) = activity(.topScreen).top else {
      return false
    }
    return coordinators.contains(route.coordinator)
  }

  /// The state that is loaded without the flow at an address; nil where there is none.
  fileprivate mutating func around(_ address: Address) -> [RecordID]? {
    let root = tree.root
    defer { tree.root = root }
    guard let cell = tree.cell(at: address) else { return nil }
    var kept = tree.kept(cell.kept)
    kept.flow = 0
    set(kept, ofEntryAt: address)
    return [tree.root, tree.values]
  }
}
