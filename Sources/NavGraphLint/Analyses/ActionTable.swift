import NavGraphFacts
import NavGraphModel

/// A screen, or a coordinator itself.
struct Actor: Hashable {
  let coordinator: Int
  /// Nil for the coordinator.
  let route: Int?
}

/// The actions of each screen and coordinator of a registration, and where its screens can be.
struct ActionTable {
  struct Action {
    let name: String
    let trigger: Trigger
    /// Whether it is the response to a request, so that something else can be shown by then.
    let isResponse: Bool
    let operations: [GraphDefinition.PlacedOperation]
  }

  let graph: GraphDefinition
  private(set) var actions: [Actor: [Action]] = [:]
  /// By coordinator: the screens that its stack can get, and how.
  private var appended: [[String: Set<Presentation>]]
  /// By coordinator: the screens that can be the lowest of their flow.
  private var lowest: [Set<String>]
  /// By coordinator: the screens that its slots can hold.
  private var inSlots: [Set<String>]

  /// Gestures and links are left out.
  ///
  /// - Complexity: Linear in the operations of the graph, for each coordinator.
  init(_ graph: GraphDefinition) {
    self.graph = graph
    let placements = graph.coordinators.indices.map(graph.placements(in:))
    appended = placements.map { all in
      all.filter { !$0.isInSlot && !$0.isLowest }.reduce(into: [:]) { result, placement in
        result[placement.destination.target.route, default: []].insert(
          placement.destination.presentation)
      }
    }
    inSlots = placements.map { all in
      Set(all.filter(\.isInSlot).map(\.destination.target.route))
    }
    lowest = zip(graph.coordinators, placements).map { coordinator, all in
      guard case .stack = coordinator.container else { return Set(coordinator.routes.map(\.name)) }
      return Set(all.filter(\.isLowest).map(\.destination.target.route))
    }
    for (reference, transition) in graph.placedTransitions where transition.trigger != .gesture {
      guard let actor = actor(of: reference) else { continue }
      actions[actor, default: []].append(
        Action(
          name: transition.action, trigger: transition.trigger,
          isResponse: transition.response != nil,
          operations: graph.placedOperations(of: transition, at: reference)))
    }
  }

  /// Whose action a transition is; nil for a link, and for what hears that a screen closes.
  func actor(of reference: TransitionReference) -> Actor? {
    switch reference.place {
    case .link: return nil
    case .screen(let route): return Actor(coordinator: reference.coordinator, route: route)
    case .coordinator:
      let source = graph.coordinators[reference.coordinator].handlers[reference.index].source
      if case .dismissal = source { return nil }
      guard let leaf = graph.leaf(of: source, from: reference.coordinator) else {
        return Actor(coordinator: reference.coordinator, route: nil)
      }
      return Actor(coordinator: leaf.0, route: leaf.route)
    }
  }

  func screen(_ name: String, of coordinator: Int) -> Actor? {
    graph.coordinators[coordinator].routes.firstIndex { $0.name == name }.map {
      Actor(coordinator: coordinator, route: $0)
    }
  }

  func route(of actor: Actor) -> RouteDefinition? {
    actor.route.map { graph.coordinators[actor.coordinator].routes[$0] }
  }

  /// Whether a screen is only ever above the root of its stack, and so nothing but the top of it while it is in use.
  func isAlwaysAppended(_ actor: Actor) -> Bool {
    guard let name = route(of: actor)?.name else { return false }
    return appended[actor.coordinator][name] != nil && !inSlots[actor.coordinator].contains(name)
  }

  func canBePushed(_ actor: Actor) -> Bool {
    guard let name = route(of: actor)?.name else { return true }
    return appended[actor.coordinator][name]?.contains(.push) ?? false
  }

  func canBeLowest(_ actor: Actor) -> Bool {
    guard let name = route(of: actor)?.name else { return true }
    return lowest[actor.coordinator].contains(name)
  }

  /// The screens that can be the lowest of a coordinator's flow.
  func lowestScreens(of coordinator: Int) -> [Actor] {
    lowest[coordinator].sorted().compactMap { screen($0, of: coordinator) }
  }

  /// A slot of a screen, or of the container.
  struct Slot: Hashable {
    let owner: Actor
    let name: String
  }

  /// The slots that a name can mean for an actor, as the search finds them: the acting screen's own, otherwise those of
  /// its container and of other screens in there.
  func slots(named name: String, in container: Int, by actor: Actor) -> [Slot: SlotDefinition] {
    let coordinator = graph.coordinators[container]
    if actor.coordinator == container,
      let own = route(of: actor)?.slots.first(where: { $0.name == name })
    {
      return [Slot(owner: actor, name: name): own]
    }
    var result: [Slot: SlotDefinition] = [:]
    if let slot = coordinator.slots.first(where: { $0.name == name }) {
      result[Slot(owner: Actor(coordinator: container, route: nil), name: name)] = slot
    }
    for (index, route) in coordinator.routes.enumerated() {
      guard let slot = route.slots.first(where: { $0.name == name }) else { continue }
      result[Slot(owner: Actor(coordinator: container, route: index), name: name)] = slot
    }
    return result
  }
}
