import NavGraphModel

/// A coordinator of a ``GraphNotation`` as far as its clauses have been read.
struct NotationCoordinator {
  let name: String
  var dialect = Dialect.tcaCoordinators(.v0_14, .identified)
  var isBare = false
  var isWrapped = false
  var hasBar = true
  var retap = RetapPolicy.popsToRoot
  var layout = Layout.stack(starts: [])
  /// Of the clause that names the tabs or cases.
  var layoutLocation: SourceLocation?
  var tabOptions: [String: TabOptions] = [:]
  var derived: [SwitchCase] = []
  var routes: [RouteDefinition] = []
  private var routeIndices: [String: Int] = [:]
  var handlers: [HandlerDefinition] = []
  var links: [DeepLinkDefinition] = []
  var slots: [SlotDefinition] = []
  var variables: [VariableDefinition] = []
  var effects: [EffectDefinition] = []
  var rendered: [String]?
  /// What the actions of its reducer do, in their order; none where there is no reducer.
  var failures: [NotationFailure] = []

  enum Layout {
    /// Without starts, the stack starts with the first screen.
    case stack(starts: [[Destination]])
    case tabs([String], initial: String)
    case cases(initial: String, kept: [String])
    case joined([String])
  }

  init(name: String) {
    self.name = name
  }

  /// Returns how the root is presented, as a registration says it; the dialect may change that.
  func root(_ pattern: RoutePattern) -> Destination {
    Destination(target: pattern, presentation: .sheet(embedsNavigation: !isBare))
  }

  /// The index of a route, which is added when it is first named.
  mutating func declare(_ screen: NotationScreen, at location: SourceLocation) -> Int {
    let index: Int
    if let known = routeIndices[screen.name] {
      index = known
    } else {
      index = routes.count
      routeIndices[screen.name] = index
      routes.append(
        RouteDefinition(
          name: screen.name, identity: .constant(screen.name), location: location))
    }
    if let identity = screen.identity { routes[index].identity = identity }
    if let flow = screen.hosts { routes[index].hosts = flow }
    if screen.isTerminal { routes[index].isTerminal = true }
    if screen.isRepeated { routes[index].duplicates.append(location) }
    return index
  }

  /// Nil where no clause named a screen.
  var definition: CoordinatorDefinition? {
    guard let first = routes.first else { return nil }
    return CoordinatorDefinition(
      name: name, container: container(first: first.name), routes: routes, handlers: handlers,
      links: links, slots: slots, variables: variables, effects: effects, rendered: rendered,
      reducer: failures.isEmpty
        ? nil : ReducerDefinition(role: .own, actions: failures.map(\.action)),
      location: layoutLocation ?? first.location)
  }

  private func container(first: String) -> Container {
    switch layout {
    case .stack(let starts):
      .stack(
        StackContainer(
          dialect: failures.isEmpty ? dialect : .custom,
          initial: starts.isEmpty ? [[root(RoutePattern(route: first))]] : starts,
          isWrapped: isWrapped))
    case .tabs(let items, let initial):
      .tabs(
        TabsContainer(
          library: tabsLibrary, items: items, initial: initial, retap: retap,
          options: tabOptions, hasBar: hasBar))
    case .cases(let initial, let kept):
      .switch(SwitchContainer(initial: initial, derived: derived, kept: kept))
    case .joined(let hosts): .joined(hosts)
    }
  }

  private var tabsLibrary: TabsLibrary {
    if case .composableNavigation(let version) = dialect {
      .composableNavigation(version)
    } else {
      .tabView
    }
  }
}
