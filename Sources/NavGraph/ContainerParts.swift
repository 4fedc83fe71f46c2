import NavGraphModel

/// What the braces of a coordinator hold, sorted by kind, each kind in the order of registration.
struct ContainerParts {
  private(set) var routes: [RouteDefinition] = []
  private(set) var tabs: [(route: String, options: TabOptions)] = []
  private(set) var cases: [(route: String, condition: Condition?, isKept: Bool)] = []
  private(set) var joined: [String] = []
  private var handlers: [HandlerDefinition] = []
  private var links: [DeepLinkDefinition] = []
  private var slots: [SlotDefinition] = []
  private var variables: [VariableDefinition] = []
  private var effects: [EffectDefinition] = []
  private var rendered: [String]?
  private var position: [String: Int] = [:]

  init(_ parts: [ContainerPart]) {
    for part in parts { add(part.kind) }
  }

  private mutating func add(_ kind: ContainerPart.Kind) {
    switch kind {
    case .route(let route):
      add(route)
    case .tab(let route, let options):
      if add(route) || !tabs.contains(where: { $0.route == route.name }) {
        tabs.append((route.name, options))
      }
    case .switchCase(let route, let condition, let isKept):
      if add(route) || !cases.contains(where: { $0.route == route.name }) {
        cases.append((route.name, condition, isKept))
      }
    case .joined(let route):
      if add(route) || !joined.contains(route.name) { joined.append(route.name) }
    case .handler(let handler): handlers.append(handler)
    case .link(let link): links.append(link)
    case .slot(let slot): slots.append(slot)
    case .variable(let variable): variables.append(variable)
    case .effect(let effect): effects.append(effect)
    case .renders(let routes): rendered = (rendered ?? []) + routes
    }
  }

  /// One definition for each route: of a repeated one the transitions are added to the first.
  ///
  /// - Returns: Whether the route is new.
  @discardableResult
  private mutating func add(_ route: RouteDefinition) -> Bool {
    guard let known = position[route.name] else {
      position[route.name] = routes.count
      routes.append(route)
      return true
    }
    routes[known].duplicates.append(route.location)
    routes[known].transitions += route.transitions
    return false
  }

  /// The coordinator of these parts.
  ///
  /// Cases of the route type that nothing registers follow those that something does; where nothing
  /// is registered at all, there are none.
  func definition<Route: RouteKey>(
    of _: Route.Type, named name: String, at location: SourceLocation,
    container: (Self) -> Container
  ) -> CoordinatorDefinition {
    let unregistered =
      routes.isEmpty ? [] : Route.allCases.map(\.rawValue).filter { position[$0] == nil }
    return CoordinatorDefinition(
      name: name, container: container(self),
      routes: routes
        + unregistered.map {
          RouteDefinition(name: $0, identity: .constant($0), location: location)
        },
      handlers: handlers, links: links, slots: slots, variables: variables, effects: effects,
      rendered: rendered, location: location)
  }
}
