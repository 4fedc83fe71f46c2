import NavGraphFacts
import NavGraphModel
import NavGraphRender
import NavGraphReport

/// What is registered, as the page shows it.
struct RegistrationParts {
  let facts: Facts
  let link: SourceLink?
  /// Pictures of screens, by their paths (`imagePath`).
  let images: [String: MapImage]
  let landings: LandingTable
  /// Of coordinators, by name.
  let numbers: [String: Int]

  /// - Parameter way: Turns a node of the trace into a number among the page's paths.
  func coordinator(_ index: Int, isEntry: Bool, way: (Int) -> Int) -> MapData.Coordinator {
    let definition = facts.graph.coordinators[index]
    let roots = Set(definition.roots)
    return MapData.Coordinator(
      name: definition.name,
      drawnName: briefCoordinatorName(definition.name, among: Set(numbers.keys)),
      container: definition.containerName, kind: definition.container.kind,
      isEntry: isEntry, source: MapData.Source(definition.location, link: link),
      routes: definition.routes.indices.map { route in
        self.route(
          RouteReference(coordinator: index, route: route),
          isRoot: roots.contains(definition.routes[route].name), way: way)
      },
      instances: facts.flows[index].instances.enumerated().map { number, instance in
        MapData.Instance(
          route: instance.route,
          name: facts.displayName(of: ScreenReference(coordinator: index, instance: number)))
      },
      handlers: definition.handlers.enumerated().map { number, handler in
        transition(
          handler.transition, from: handler.source.displayName,
          at: TransitionReference(coordinator: index, place: .coordinator, index: number))
      },
      links: definition.links.enumerated().map { number, link in
        transition(
          link.transition,
          at: TransitionReference(coordinator: index, place: .link, index: number))
      },
      slots: slots(definition.slots), variables: variables(definition.variables),
      effects: effects(definition.effects))
  }

  private func route(
    _ reference: RouteReference, isRoot: Bool, way: (Int) -> Int
  ) -> MapData.Route {
    let route = facts.graph.coordinators[reference.coordinator].routes[reference.route]
    let observation = facts.flows[reference.coordinator].routes[reference.route]
    return MapData.Route(
      name: route.name,
      arguments: route.arguments.map { MapData.Argument(name: $0.name, values: $0.values) },
      identity: route.identity.displayName, isRoot: isRoot, isTerminal: route.isTerminal,
      hosts: route.hosts.flatMap { numbers[$0] }, requires: route.requires?.displayName,
      disabledGestures: route.disabledGestures.map(\.action), slots: slots(route.slots),
      variables: variables(route.variables), effects: effects(route.effects),
      transitions: route.transitions.enumerated().map { number, transition in
        self.transition(
          transition,
          at: TransitionReference(
            coordinator: reference.coordinator, place: .screen(reference.route), index: number))
      },
      source: MapData.Source(route.location, link: link),
      reach: observation.shown != nil ? "shown" : observation.held != nil ? "held" : "missing",
      way: (observation.shown ?? observation.held).map(way),
      image: route.imagePath.flatMap { images[$0]?.dataAddress })
  }

  private func transition(
    _ transition: Transition, from source: String? = nil, at reference: TransitionReference
  ) -> MapData.Transition {
    MapData.Transition(
      action: transition.action, trigger: transition.trigger.rawValue, from: source,
      condition: transition.condition?.displayName, operation: transition.operations.phrase,
      source: MapData.Source(transition.location, link: link),
      landings: landings.places(of: reference).compactMap { place in
        place.map { [$0.coordinator, $0.route] }
      })
  }

  private func slots(_ slots: [SlotDefinition]) -> [MapData.Slot] {
    slots.map { MapData.Slot(name: $0.name, kind: $0.kind.rawValue) }
  }

  private func variables(_ variables: [VariableDefinition]) -> [MapData.Variable] {
    variables.map { MapData.Variable(name: $0.name, values: $0.values) }
  }

  private func effects(_ effects: [EffectDefinition]) -> [MapData.Effect] {
    effects.map { MapData.Effect(name: $0.name, action: $0.action) }
  }
}

extension Container {
  fileprivate var kind: String {
    switch self {
    case .stack: "stack"
    case .tabs: "tabs"
    case .switch: "switch"
    case .joined: "joined"
    }
  }
}
