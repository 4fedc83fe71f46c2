import NavGraphFacts
import NavGraphModel

/// What can be said of all states together, by walking from each of them.
struct NaiveRegions {
  /// Screens that the user can no longer leave.
  private(set) var deadEnds: Set<RouteReference> = []
  /// The screens of states from which the user cannot return to the start of the app.
  private(set) var lost: Set<RouteReference> = []
  /// Whether a step from a state that is not trapped leads to such a screen; otherwise the trap begins where
  /// nothing is shown.
  private(set) var isLossEntered = false
  /// The screens of trapped states with which the trap begins: that come first, or after a state that is not trapped,
  /// except those that show nothing. Nil where a bound hides steps.
  private(set) var entrances: Set<RouteReference>?
  /// Slots, by name, that no step empties any more.
  private(set) var stuckSlots: Set<String> = []

  private struct Node {
    var top: RouteReference?
    var slots: Set<String>
    var isStart: Bool
    /// Whether a bound hides steps.
    var isOpen = false
    /// Where steps of the app lead.
    var targets: Set<Int> = []
    /// Where steps from outside lead that leave the containers as they are.
    var passableTargets: Set<Int> = []
    /// Where any steps lead.
    var allTargets: Set<Int> = []
  }

  /// - Returns: Nil where there are more states than a test should see.
  init?(_ app: NaiveApp, atMost limit: Int) {
    var nodes: [Node] = []
    var numbers: [NaiveState: Int] = [:]
    var states: [NaiveState] = []
    func number(_ state: NaiveState, isStart: Bool = false) -> Int {
      if let known = numbers[state] { return known }
      let activity = NaiveActivity(state.numbered().state, app.registration)
      numbers[state] = states.count
      states.append(state)
      nodes.append(
        Node(top: activity.top, slots: activity.modalSlots, isStart: isStart))
      return states.count - 1
    }
    for state in app.starts().states { _ = number(state, isStart: true) }
    var next = 0
    while next < states.count {
      guard states.count <= limit else { return nil }
      let (steps, cuts) = app.steps(from: states[next])
      nodes[next].isOpen = !cuts.isEmpty
      for step in steps {
        guard let state = step.state else { continue }
        let target = number(state)
        nodes[next].allTargets.insert(target)
        if !(step.event?.comesFromOutside ?? false) {
          nodes[next].targets.insert(target)
        } else if app.registration.rules.contains(.passableSteps),
          NaiveContainers(state.root) == NaiveContainers(states[next].root)
        {
          nodes[next].passableTargets.insert(target)
        }
      }
      next += 1
    }
    judge(nodes)
  }

  private mutating func judge(_ nodes: [Node]) {
    let homes = Set(nodes.filter(\.isStart).compactMap(\.top))
    let isHomeReturnedTo = nodes.contains { node in
      node.top.map { !homes.contains($0) } ?? true
        && node.targets.contains { nodes[$0].top.map(homes.contains) ?? false }
    }
    var lostNodes: Set<Int> = []
    for (index, node) in nodes.enumerated() {
      if let top = node.top, !homes.contains(top), isDeadEnd(index, nodes) { deadEnds.insert(top) }
      let region = reach(from: index, nodes) { nodes[$0].targets.union(nodes[$0].passableTargets) }
      guard !region.contains(where: { nodes[$0].isOpen }) else { continue }
      // The last step must be one of the app.
      func leads(to isGoal: (Node) -> Bool) -> Bool {
        reach(from: index, nodes) {
          nodes[$0].targets.union(nodes[$0].passableTargets.filter { !isGoal(nodes[$0]) })
        }
        .contains { isGoal(nodes[$0]) }
      }
      if isHomeReturnedTo, !homes.isEmpty,
        !leads(to: { $0.top.map(homes.contains) ?? false })
      {
        lostNodes.insert(index)
        node.top.map { _ = lost.insert($0) }
      }
      stuckSlots.formUnion(node.slots.filter { slot in !leads { !$0.slots.contains(slot) } })
    }
    isLossEntered = nodes.indices.contains { index in
      !lostNodes.contains(index)
        && nodes[index].targets.contains { lostNodes.contains($0) && nodes[$0].top != nil }
    }
    if !nodes.contains(where: \.isOpen) { entrances = entrances(to: lostNodes, of: nodes) }
  }

  /// Whether no way leads from a state to one that leaves its screen.
  private func isDeadEnd(_ start: Int, _ nodes: [Node]) -> Bool {
    let top = nodes[start].top
    // Steps of the app to other screens lead out at once; steps from outside must not change the screen.
    let region = reach(from: start, nodes) { index in
      nodes[index].targets.union(nodes[index].passableTargets.filter { nodes[$0].top == top })
    }
    return !region.contains { index in
      let node = nodes[index]
      return node.isOpen || node.top != top
        || node.passableTargets.contains { target in
          let other = nodes[target]
          guard other.top != top else { return false }
          return other.isOpen
            || other.targets.contains { ![top, other.top].contains(nodes[$0].top) }
        }
    }
  }

  private func reach(
    from start: Int, _ nodes: [Node], _ targets: (Int) -> Set<Int>
  ) -> Set<Int> {
    var seen: Set = [start]
    var pending = [start]
    while let position = pending.popLast() {
      for target in targets(position) where seen.insert(target).inserted { pending.append(target) }
    }
    return seen
  }

  private func entrances(to lost: Set<Int>, of nodes: [Node]) -> Set<RouteReference> {
    var entered = lost.filter { nodes[$0].isStart }
    for (index, node) in nodes.enumerated() where !lost.contains(index) {
      entered.formUnion(node.allTargets.intersection(lost))
    }
    var pending = Array(entered)
    while let index = pending.popLast() {
      guard nodes[index].top == nil else { continue }
      for target in nodes[index].allTargets.intersection(lost)
      where entered.insert(target).inserted {
        pending.append(target)
      }
    }
    return Set(entered.compactMap { nodes[$0].top })
  }
}

extension NaiveEvent {
  /// Whether nothing in the app leads to it.
  var comesFromOutside: Bool {
    switch self {
    case .link, .own(_, _, .effect): true
    default: false
    }
  }
}

extension NaiveActivity {
  /// The screen in front.
  fileprivate var top: RouteReference? {
    screens.first.flatMap { id in
      guard let entry = map.entries[id], let flow = map.places[id]?.flow,
        let coordinator = map.flows[flow]?.coordinator
      else { return nil }
      return RouteReference(
        coordinator: registration.index(coordinator),
        route: registration.routeIndex(entry.route, of: coordinator))
    }
  }

  /// The slots that cover their owner and are taken, each by its owner's and its own name; without
  /// those that follow a condition.
  fileprivate var modalSlots: Set<String> {
    var result: Set<String> = []
    for id in map.flowOrder {
      guard let flow = map.flows[id] else { continue }
      let slots = registration.coordinator(flow.coordinator).slots
      for slot in slots
      where slot.derived == nil && isCovering(slot, flow.slots) {
        result.insert("\(flow.coordinator): \(slot.name)")
      }
    }
    for id in map.entryOrder {
      guard let entry = map.entries[id], let flow = map.places[id]?.flow,
        let coordinator = map.flows[flow]?.coordinator
      else { continue }
      for slot in registration.route(entry.route, of: coordinator).slots
      where slot.derived == nil && isCovering(slot, entry.slots) {
        result.insert("\(coordinator) \(entry.route): \(slot.name)")
      }
    }
    return result
  }

  private func isCovering(_ slot: SlotDefinition, _ taken: [String: NaiveEntry]) -> Bool {
    taken[slot.name].map { slot.kind(of: $0.route).covers } ?? false
  }
}
