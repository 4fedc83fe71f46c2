import NavGraphExploration
import NavGraphModel

/// What the braces of a coordinator hold, sorted by kind, each kind in the order of registration.
struct ContainerParts {
  private(set) var routes: [RouteDefinition] = []
  private(set) var tabs: [(route: String, options: TabOptions)] = []
  private(set) var cases: [(route: String, condition: Condition?, isKept: Bool)] = []
  private(set) var joined: [String] = []
  /// The root that is none of the coordinator's routes.
  private(set) var root: String?
  private var handlers: [HandlerDefinition] = []
  private var links: [DeepLinkDefinition] = []
  private var slots: [SlotDefinition] = []
  private var variables: [VariableDefinition] = []
  private var effects: [EffectDefinition] = []
  private var rendered: [String]?
  private var unhandled: [UnhandledAction] = []
  private var position: [String: Int] = [:]
  /// What a reducer is run with; transitions refer to these by index.
  private var sources: [any ActionSource] = []
  private var gestures: Int?
  private var selection: Int?

  init(_ parts: [ContainerPart]) {
    for part in parts {
      add(part.kind)
      sources += part.sources
    }
  }

  private mutating func add(_ kind: ContainerPart.Kind) {
    switch kind {
    case .route(let route):
      add(route)
    case .root(let route): addRoot(route)
    case .gestures(let transition):
      gestures = handlers.count
      addHandler(HandlerDefinition(source: .own, transition: transition))
    case .selection(let transition):
      selection = handlers.count
      addHandler(HandlerDefinition(source: .own, transition: transition))
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
    case .handler(let handler): addHandler(handler)
    case .link(var link):
      link.operations = link.operations.shiftingReducers(by: sources.count)
      links.append(link)
    case .slot(let slot): slots.append(slot)
    case .variable(let variable): variables.append(variable)
    case .effect(let effect): effects.append(effect)
    case .request(let request):
      effects.append(request.effect)
      handlers += request.transitions.map { HandlerDefinition(source: .own, transition: $0) }
    case .renders(let routes): rendered = (rendered ?? []) + routes
    case .unhandled(let action): unhandled.append(action)
    }
  }

  mutating func addRoot(_ route: RouteDefinition) {
    root = root ?? route.name
    var route = route
    route.root = RouteDefinition.RootView(locations: [route.location])
    add(route)
  }

  private mutating func addHandler(_ handler: HandlerDefinition) {
    var handler = handler
    handler.transition.operations = handler.transition.operations
      .shiftingReducers(by: sources.count)
    handlers.append(handler)
  }

  /// One definition for each route: of a repeated one the transitions are added to the first.
  ///
  /// - Returns: Whether the route is new.
  @discardableResult
  private mutating func add(_ unplaced: RouteDefinition) -> Bool {
    var route = unplaced
    for index in route.transitions.indices {
      route.transitions[index].operations = route.transitions[index].operations
        .shiftingReducers(by: sources.count)
    }
    guard let known = position[route.name] else {
      position[route.name] = routes.count
      routes.append(route)
      return true
    }
    if let root = route.root, routes[known].root != nil {
      routes[known].root?.locations += root.locations
    } else if route.root != nil || routes[known].root != nil {
      routes[known].root = routes[known].root ?? route.root
      routes[known].root?.isRoute = true
    } else {
      routes[known].duplicates.append(route.location)
    }
    routes[known].transitions += route.transitions
    routes[known].unhandled += route.unhandled
    routes[known].suppressions += route.suppressions
    return false
  }

  /// The coordinator of these parts.
  ///
  /// Cases of the route type that nothing registers follow those that something does; where nothing
  /// is registered at all, there are none.
  ///
  /// - Parameters:
  ///   - gestures: What the app turns off on all of its screens.
  ///   - role: What its reducer is to it; nil where rules change its container.
  ///   - source: Its own reducer.
  func registered<Route: RouteKey>(
    of _: Route.Type, named name: String, at location: SourceLocation,
    disabling gestures: [Gesture] = [], role: ReducerDefinition.Role? = nil,
    source: (any ReducerSource)? = nil, container: (Self) -> Container
  ) -> AnyCoordinator {
    let unregistered =
      routes.isEmpty ? [] : Route.allCases.map(\.rawValue).filter { position[$0] == nil }
    var routes = routes
    if let root, let index = position[root], Route.allCases.contains(where: { $0.rawValue == root })
    {
      routes[index].root?.isRoute = true
    }
    let definition = CoordinatorDefinition(
      name: name, container: container(self),
      routes: (routes
        + unregistered.map {
          RouteDefinition(name: $0, identity: .constant($0), location: location)
        }).disabling(gestures),
      handlers: handlers, links: links, slots: slots, variables: variables, effects: effects,
      rendered: rendered, reducer: role.map { reducer($0) }, unhandled: unhandled,
      location: location)
    return AnyCoordinator(definition: definition, source: source, actions: sources)
  }

  private func reducer(_ role: ReducerDefinition.Role) -> ReducerDefinition {
    var names = Array(repeating: "", count: sources.count)
    let transitions =
      routes.flatMap(\.transitions) + handlers.map(\.transition) + links.map(\.transition)
    for transition in transitions {
      if case .reduce(let index)? = transition.operations.first, names.indices.contains(index) {
        names[index] = transition.action
      }
    }
    return ReducerDefinition(
      role: role, actions: names, gestures: gestures, selection: selection)
  }
}

extension [RouteDefinition] {
  /// The same routes, each with these gestures turned off besides its own.
  fileprivate func disabling(_ gestures: [Gesture]) -> Self {
    guard !gestures.isEmpty else { return self }
    var routes = self
    for index in routes.indices {
      let known = routes[index].disabledGestures
      routes[index].disabledGestures += gestures.filter { !known.contains($0) }
    }
    return routes
  }
}

extension [NavGraphModel.Operation] {
  /// The same operations where a reducer's actions are counted from further on.
  fileprivate func shiftingReducers(by offset: Int) -> Self {
    map { if case .reduce(let index) = $0 { .reduce(index + offset) } else { $0 } }
  }
}
