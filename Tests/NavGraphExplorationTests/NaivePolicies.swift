import NavGraphFacts
import NavGraphModel

/// Which policies are broken, by walking from each state of the naive model.
struct NaivePolicies {
  enum Verdict: Equatable {
    case broken
    case holds
    /// A bound hides the answer.
    case open
  }

  private struct Node {
    /// The coordinator that the app started with.
    var entry: Int
    var shown: Set<RouteReference> = []
    var held: Set<RouteReference> = []
    var isStart: Bool
    var isOpen = false
    /// Where steps lead, and those of them that are the app's own.
    var targets: Set<Int> = []
    var ownTargets: Set<Int> = []
  }

  private var nodes: [Node] = []
  private let graph: GraphDefinition

  /// - Returns: Nil where there are more states than a test should see.
  init?(_ app: NaiveApp, of graph: GraphDefinition, atMost limit: Int) {
    self.graph = graph
    var numbers: [NaiveState: Int] = [:]
    var states: [NaiveState] = []
    for state in app.starts().states where numbers[state] == nil {
      numbers[state] = states.count
      states.append(state)
      nodes.append(Self.node(of: state, in: app, isStart: true))
    }
    var next = 0
    while next < states.count {
      guard states.count <= limit else { return nil }
      let (steps, cuts) = app.steps(from: states[next])
      nodes[next].isOpen = !cuts.isEmpty
      for step in steps {
        guard let state = step.state else { continue }
        if numbers[state] == nil {
          numbers[state] = states.count
          states.append(state)
          nodes.append(Self.node(of: state, in: app, isStart: false))
        }
        guard let target = numbers[state] else { continue }
        nodes[next].targets.insert(target)
        if !(step.event?.comesFromOutside ?? false) { nodes[next].ownTargets.insert(target) }
      }
      next += 1
    }
  }

  private static func node(of state: NaiveState, in app: NaiveApp, isStart: Bool) -> Node {
    let activity = NaiveActivity(state.numbered().state, app.registration)
    var node = Node(entry: app.registration.index(state.root.coordinator), isStart: isStart)
    for id in activity.map.entryOrder {
      guard let entry = activity.map.entries[id], let flow = activity.map.places[id]?.flow,
        let coordinator = activity.map.flows[flow]?.coordinator
      else { continue }
      let route = RouteReference(
        coordinator: app.registration.index(coordinator),
        route: app.registration.routeIndex(entry.route, of: coordinator))
      node.held.insert(route)
      if activity.entries.contains(id) { node.shown.insert(route) }
    }
    return node
  }

  // MARK: - Verdicts

  func verdict(on claim: PolicyDefinition.Claim) -> Verdict {
    let scope = PolicyScope(graph)
    let asked = nodes.indices.filter { scope.asks(claim, ofStart: nodes[$0].entry) }
    switch claim {
    case .never(let condition):
      return absence(among: asked, isBroken: asked.contains { holds(condition, nodes[$0]) })
    case .always(let condition):
      return absence(among: asked, isBroken: asked.contains { !holds(condition, nodes[$0]) })
    case .canAlwaysReach(let goals):
      var isOpen = false
      for start in asked {
        let region = reach(from: [start], own: true) { _ in true }
        if region.contains(where: { shows(goals, nodes[$0]) }) { continue }
        if region.contains(where: { nodes[$0].isOpen }) { isOpen = true } else { return .broken }
      }
      return isOpen || asked.contains { nodes[$0].isOpen } ? .open : .holds
    case .mustReach(let goals, let limit):
      var isOpen = false
      for start in asked where nodes[start].isStart {
        var seen: Set = [start]
        // What a bound hides is a step further.
        var isCut = false
        for _ in 0..<limit {
          isCut = isCut || seen.contains { nodes[$0].isOpen }
          seen.formUnion(seen.flatMap { nodes[$0].targets })
        }
        if seen.contains(where: { shows(goals, nodes[$0]) }) { continue }
        if isCut { isOpen = true } else { return .broken }
      }
      return isOpen ? .open : .holds
    case .noWay(let start, let end, let gate):
      let isAllowed = { !shows([gate], nodes[$0]) }
      let beginnings = asked.filter { index in
        start.map { shows([$0], nodes[index]) && !shows([end], nodes[index]) }
          ?? nodes[index].isStart
      }
      let path = reach(from: beginnings.filter(isAllowed), own: false, through: isAllowed)
      return absence(among: asked, isBroken: path.contains { shows([end], nodes[$0]) })
    }
  }

  private func absence(among asked: [Int], isBroken: Bool) -> Verdict {
    isBroken ? .broken : asked.contains { nodes[$0].isOpen } ? .open : .holds
  }

  private func reach(from starts: [Int], own: Bool, through isAllowed: (Int) -> Bool) -> Set<Int> {
    var seen = Set(starts)
    var pending = starts
    while let position = pending.popLast() {
      for target in own ? nodes[position].ownTargets : nodes[position].targets
      where isAllowed(target) && seen.insert(target).inserted {
        pending.append(target)
      }
    }
    return seen
  }

  private func shows(_ names: [ScreenName], _ node: Node) -> Bool {
    names.contains { node.shown.contains(reference($0)) }
  }

  private func holds(_ condition: StateCondition, _ node: Node) -> Bool {
    switch condition {
    case .shows(let name): node.shown.contains(reference(name))
    case .holds(let name): node.held.contains(reference(name))
    case .not(let inner): !holds(inner, node)
    case .all(let conditions): conditions.allSatisfy { holds($0, node) }
    case .any(let conditions): conditions.contains { holds($0, node) }
    case .variable, .input, .within: false
    }
  }

  private func reference(_ name: ScreenName) -> RouteReference {
    let coordinator = graph.coordinators.firstIndex { $0.name == name.coordinator } ?? 0
    return RouteReference(
      coordinator: coordinator,
      route: graph.coordinators[coordinator].routes.firstIndex { $0.name == name.pattern.route }
        ?? 0)
  }
}
