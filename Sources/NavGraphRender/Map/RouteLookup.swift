import NavGraphFacts
import NavGraphModel

/// Finds the parts of a graph by the names that operations use.
struct RouteLookup: Sendable {
  let graph: GraphDefinition
  private let coordinators: [String: Int]
  /// By coordinator and name.
  private let routes: [[String: Int]]
  /// By coordinator: those that its flows can contain, itself included.
  private let contained: [Set<Int>]

  /// - Complexity: O(*c*² · *h*) for *c* coordinators and *h* hosting routes.
  init(_ graph: GraphDefinition) {
    self.graph = graph
    let coordinators = Dictionary(
      graph.coordinators.enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
    self.coordinators = coordinators
    routes = graph.coordinators.map { coordinator in
      Dictionary(coordinator.routes.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }
    contained = graph.coordinators.indices.map { graph.flows(from: $0) }
  }

  func coordinator(_ name: String) -> Int? { coordinators[name] }

  func route(_ name: String, of coordinator: Int) -> RouteReference? {
    routes[coordinator][name].map { RouteReference(coordinator: coordinator, route: $0) }
  }

  func definition(_ route: RouteReference) -> RouteDefinition {
    graph.coordinators[route.coordinator].routes[route.route]
  }

  /// The coordinator that the route hosts.
  func hosted(by route: RouteReference) -> Int? {
    definition(route).hosts.flatMap { coordinators[$0] }
  }

  /// The coordinator at the end of a path of hosting routes.
  func coordinator(hostedBy path: [String], in coordinator: Int) -> Int? {
    var current = coordinator
    for name in path {
      guard let route = route(name, of: current), let next = hosted(by: route) else { return nil }
      current = next
    }
    return current
  }

  func coordinator(_ flow: FlowReference, from coordinator: Int) -> Int? {
    switch flow {
    case .ancestor(let name): self.coordinator(name)
    case .child(let path): self.coordinator(hostedBy: path, in: coordinator)
    }
  }

  /// Whether a screen is the route's own, or one in the flow that it hosts.
  func isPart(_ screen: RouteReference, of route: RouteReference) -> Bool {
    if screen == route { return true }
    guard let hosted = hosted(by: route) else { return false }
    return contained[hosted].contains(screen.coordinator)
  }

  /// Returns how a route is presented in the slot of this name: the acting screen's, else the container's, else that of
  /// a screen that presents the acting one, else the first that another screen has.
  ///
  /// - Parameter actor: Nil where no screen acts, or a screen of another coordinator.
  func slotKind(
    _ name: String, of coordinator: Int, actor: RouteReference?, holding route: String
  ) -> SlotKind? {
    let definition = graph.coordinators[coordinator]
    let own = actor.flatMap { $0.coordinator == coordinator ? $0.route : nil }
    func kind(in slots: [SlotDefinition]) -> SlotKind? {
      slots.first { $0.name == name }?.kind(of: route)
    }
    if let kind = kind(in: (own.map { definition.routes[$0].slots } ?? []) + definition.slots) {
      return kind
    }
    let presenters = own.map { definition.presenters(of: definition.routes[$0].name) } ?? []
    return kind(in: (presenters + definition.routes).flatMap(\.slots))
  }
}

extension CoordinatorDefinition {
  /// The screens whose own actions present a route in a slot.
  fileprivate func presenters(of route: String) -> [RouteDefinition] {
    routes.filter { screen in
      screen.transitions.contains { transition in
        transition.operations.containNested {
          if case .fill(_, let shown) = $0 { shown.target.route == route } else { false }
        }
      }
    }
  }
}
