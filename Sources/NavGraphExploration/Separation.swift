import NavGraphModel

/// Which tabs can be explored by themselves.
///
/// The tabs of the coordinator that the app starts with are separate where nothing in one of them
/// touches anything outside of its own flow, and the bar leads from each to each: then whatever can
/// happen in one of them can happen while the others stand at their start, and the states add up
/// instead of multiplying.
struct Separation {
  private let graph: GraphDefinition
  private let entry: Int

  init(_ graph: GraphDefinition, entry: Int) {
    self.graph = graph
    self.entry = entry
  }

  /// The routes of the tabs that host flows of their own, or none where the tabs are not separate.
  func separateTabs() -> [Int] {
    let coordinator = graph.coordinators[entry]
    guard case .tabs(let tabs) = coordinator.container, tabs.hasBar, tabs.hidesBar == nil,
      coordinator.reducer == nil, tabs.options.isEmpty, !writesSharedVariables
    else { return [] }
    let hosting = coordinator.routes.indices.filter {
      coordinator.routes[$0].hosts != nil && tabs.items.contains(coordinator.routes[$0].name)
    }
    guard hosting.count > 1 else { return [] }
    let inside = hosting.map { flows(hostedBy: coordinator.routes[$0]) }
    guard !inside.contains(where: { $0.contains(entry) }), !policiesTie(inside) else { return [] }
    // A screen that switches the bar off keeps the person in its tab.
    let all = inside.reduce(into: Set([entry])) { $0.formUnion($1) }
    guard
      !all.contains(where: { index in
        graph.coordinators[index].routes.contains { $0.disabledGestures.contains(.tabTap) }
      })
    else { return [] }
    for (reference, transition) in graph.placedTransitions {
      if reference.coordinator == entry {
        guard touchesOneTab(transition, at: reference) else { return [] }
      } else if inside.contains(where: { $0.contains(reference.coordinator) }) {
        let around = inside.filter { $0.contains(reference.coordinator) }
        guard staysInside(transition, at: reference, around) else { return [] }
      }
    }
    return hosting
  }

  /// Whether a policy ties what is in one tab to what is in another.
  private func policiesTie(_ inside: [Set<Int>]) -> Bool {
    graph.policies.contains { policy in
      let names = Set(policy.claim.coordinatorsAskedTogether)
      let asked = graph.coordinators.indices.filter { names.contains(graph.coordinators[$0].name) }
      return inside.count { !$0.isDisjoint(with: asked) } > 1
    }
  }

  /// The coordinators of all flows that can be in a route's.
  func flows(hostedBy route: RouteDefinition) -> Set<Int> {
    var result: Set<Int> = []
    var pending = [route.hosts]
    while let name = pending.popLast() {
      guard let index = graph.coordinators.firstIndex(where: { $0.name == name }),
        result.insert(index).inserted
      else { continue }
      pending += graph.coordinators[index].routes.map(\.hosts)
    }
    return result
  }

  /// Whether anything writes a variable that is not a flow's or a screen's own.
  private var writesSharedVariables: Bool {
    let shared = Set(
      graph.variables.map(\.name) + graph.coordinators[entry].variables.map(\.name))
    return graph.allTransitions.contains { transition in
      transition.operations.flattened.contains { operation in
        if case .assign(let name, _) = operation { shared.contains(name) } else { false }
      }
    }
  }

  /// Whether a transition inside of tabs touches nothing outside of them.
  private func staysInside(
    _ transition: Transition, at reference: TransitionReference, _ around: [Set<Int>]
  ) -> Bool {
    func isInside(_ index: Int?) -> Bool {
      guard let index else { return false }
      return around.allSatisfy { $0.contains(index) }
    }
    func isInside(_ condition: Condition) -> Bool {
      switch condition {
      case .within(let flow, let inner):
        isInside(graph.coordinator(of: flow, from: reference.coordinator)) && isInside(inner)
      case .not(let inner): isInside(inner)
      case .all(let conditions), .any(let conditions): conditions.allSatisfy { isInside($0) }
      default: true
      }
    }
    if let condition = transition.condition, !isInside(condition) { return false }
    return graph.placedOperations(of: transition, at: reference).allSatisfy { placed in
      switch placed.operation {
      case .open(let link, _):
        isInside(graph.coordinators.firstIndex { $0.links.contains { $0.pattern == link } })
      case .cancel: false
      case .when(let condition, _, _): isInside(condition)
      default: isInside(placed.container)
      }
    }
  }

  /// Whether a transition of the tabs' coordinator has to do with one tab at most, and with the tabs
  /// themselves only by selecting.
  private func touchesOneTab(_ transition: Transition, at reference: TransitionReference) -> Bool {
    var touched: Set<String> = []
    if case .coordinator = reference.place {
      switch graph.coordinators[entry].handlers[reference.index].source {
      case .own: break
      case .descendant(let hosts, _): touched.formUnion(hosts.prefix(1))
      case .anyDepth: return false
      }
    }
    func isFine(_ condition: Condition) -> Bool {
      switch condition {
      case .within(.child(let hosts), _):
        touched.formUnion(hosts.prefix(1))
        return true
      case .within(.ancestor, _), .contains, .top, .count, .slotIsTaken: return false
      case .not(let inner): return isFine(inner)
      case .all(let conditions), .any(let conditions): return conditions.allSatisfy { isFine($0) }
      default: return true
      }
    }
    if let condition = transition.condition, !isFine(condition) { return false }
    let operations = graph.placedOperations(of: transition, at: reference)
    // Which tabs are as they were left matters where some are started afresh.
    let resets = operations.contains { if case .reset = $0.operation { true } else { false } }
    let selects = operations.contains {
      switch $0.operation {
      case .select, .selectIndex: true
      default: false
      }
    }
    if resets, selects { return false }
    for placed in operations {
      switch placed.operation {
      case .select, .selectIndex, .oneOf, .later: continue
      case .within(.child(let hosts), _) where placed.container == entry:
        touched.formUnion(hosts.prefix(1))
      case .send(_, .child(let hosts, _)) where placed.container == entry:
        touched.formUnion(hosts.prefix(1))
      case .reset(let target) where placed.container == entry: touched.insert(target.route)
      case .when(let condition, _, _):
        guard placed.container == entry ? isFine(condition) : true else { return false }
      case .open(let link, _):
        guard graph.coordinators[entry].links.contains(where: { $0.pattern == link }) else {
          return false
        }
        return false
      default:
        if placed.container == entry { return false }
      }
    }
    return touched.count <= 1
  }

  /// The coordinators that can move while only these tabs do.
  func moving(withTab tab: Int?, of tabs: [Int]) -> Set<Int> {
    var result: Set<Int> = [entry]
    for (index, route) in graph.coordinators[entry].routes.enumerated()
    where index == tab || !tabs.contains(index) {
      result.formUnion(flows(hostedBy: route))
    }
    return result
  }
}

extension GraphDefinition {
  /// The coordinators that can have flows in a tab, by its position.
  func flows(inTab tab: Int, of coordinator: Int) -> Set<Int> {
    guard case .tabs(let tabs) = coordinators[coordinator].container,
      tabs.items.indices.contains(tab),
      let route = coordinators[coordinator].routes.first(where: { $0.name == tabs.items[tab] })
    else { return [] }
    return Separation(self, entry: coordinator).flows(hostedBy: route)
  }
}
