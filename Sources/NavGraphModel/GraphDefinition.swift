/// What an author registered, by names: the model before it is compiled for a search.
package struct GraphDefinition: Hashable, Codable, Sendable {
  package var name: String
  /// Sorted by name, so that the order of registration changes nothing.
  package private(set) var coordinators: [CoordinatorDefinition]
  /// Sorted by name.
  package private(set) var features: [FeatureDefinition]
  /// Of the app, sorted by name.
  package private(set) var variables: [VariableDefinition]
  /// Sorted by name.
  package private(set) var inputs: [InputDefinition]
  /// The coordinators that the app starts with, each an exploration of its own; nil for all that no
  /// route hosts.
  package var entries: [String]?
  /// The screens that a user must always be able to come back to; empty where the author did not say.
  package var homes: [HomeDefinition]
  /// The suppressions for the whole graph.
  package var suppressions: [Suppression]
  package var location: SourceLocation
  /// The number of places in the app's sources that could not be read; nil in a registration and where all were read.
  package var unreadCount: Int?

  package init(
    name: String, coordinators: [CoordinatorDefinition], features: [FeatureDefinition] = [],
    variables: [VariableDefinition] = [], inputs: [InputDefinition] = [],
    entries: [String]? = nil, homes: [HomeDefinition] = [],
    suppressions: [Suppression] = [], location: SourceLocation
  ) {
    self.name = name
    self.coordinators = coordinators.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
    self.features = features.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
    self.variables = variables.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
    self.inputs = inputs.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
    self.entries = entries
    self.homes = homes
    self.suppressions = suppressions
    self.location = location
  }

  /// `10 places in the sources could not be read`; nil where all were.
  package var unreadPhrase: String? {
    unreadCount.map { "\($0) place\($0 == 1 ? "" : "s") in the sources could not be read" }
  }
}

/// A coordinator: its container, and its routes in the order of registration.
package struct CoordinatorDefinition: Hashable, Codable, Sendable {
  package var name: String
  package var container: Container
  package var routes: [RouteDefinition]
  /// What it does about actions that are not of its own screens.
  package var handlers: [HandlerDefinition]
  package var links: [DeepLinkDefinition]
  /// Slots of the container itself.
  package var slots: [SlotDefinition]
  /// Of each of its flows.
  package var variables: [VariableDefinition]
  /// Owned by each of its flows.
  package var effects: [EffectDefinition]
  /// The routes that have a view; nil where the author did not say.
  package var rendered: [String]?
  /// Set where a reducer changes the container, so that it has no operations.
  package var reducer: ReducerDefinition?
  /// The actions that the coordinator's own code sends and no code handles.
  package var unhandled: [UnhandledAction]
  package var suppressions: [Suppression]
  package var location: SourceLocation

  package init(
    name: String, container: Container, routes: [RouteDefinition],
    handlers: [HandlerDefinition] = [], links: [DeepLinkDefinition] = [],
    slots: [SlotDefinition] = [], variables: [VariableDefinition] = [],
    effects: [EffectDefinition] = [], rendered: [String]? = nil,
    reducer: ReducerDefinition? = nil, unhandled: [UnhandledAction] = [],
    suppressions: [Suppression] = [], location: SourceLocation
  ) {
    self.name = name
    self.container = container
    self.routes = routes
    self.handlers = handlers
    self.links = links
    self.slots = slots
    self.variables = variables
    self.effects = effects
    self.rendered = rendered
    self.reducer = reducer
    self.unhandled = unhandled
    self.suppressions = suppressions
    self.location = location
  }

  /// A coordinator with a stack that starts with its root.
  package init(
    name: String, dialect: Dialect, root: RoutePattern, rootEmbedsNavigation: Bool,
    routes: [RouteDefinition], location: SourceLocation
  ) {
    let root = Destination(
      target: root, presentation: .sheet(embedsNavigation: rootEmbedsNavigation))
    self.init(
      name: name, container: .stack(StackContainer(dialect: dialect, initial: [[root]])),
      routes: routes, location: location)
  }
}

extension CoordinatorDefinition {
  /// The dialect of a stack; tabs and switches have none.
  package var dialect: Dialect? {
    if case .stack(let stack) = container { stack.dialect } else { nil }
  }

  /// The routes that a fresh flow may show first, without those that follow conditions; sorted as
  /// they are registered, each once.
  package var roots: [String] {
    let names: [String] =
      switch container {
      case .stack(let stack): stack.initial.compactMap { $0.first?.target.route }
      case .tabs(let tabs): [tabs.initial]
      case .switch(let cases): [cases.initial]
      case .joined(let hosts): Array(hosts.prefix(1))
      }
    return routes.map(\.name).filter(names.contains)
  }

  /// The library, or the kind of container, as a user writes it.
  package var containerName: String {
    switch container {
    case .stack(let stack): stack.dialect.displayName
    case .tabs(let tabs):
      switch tabs.library {
      case .tabView: "tabs"
      case .composableNavigation(let version): "ComposableNavigation \(version.rawValue), tabs"
      }
    case .switch: "switch"
    case .joined: "stacks shown as one"
    }
  }
}

extension GraphDefinition {
  /// The coordinators that the app starts with, by index.
  package var entryIndices: [Int] {
    if let entries {
      return coordinators.indices.filter { entries.contains(coordinators[$0].name) }
    }
    let hosted = Set(coordinators.flatMap { $0.routes.compactMap(\.hosts) })
    return coordinators.indices.filter { !hosted.contains(coordinators[$0].name) }
  }

  /// Those of the coordinators that the app can start with from which hosts lead to the most others: what nothing hosts
  /// beside them may not be shown at all. All that are named as such.
  package var startIndices: [Int] {
    let indices = entryIndices
    guard entries == nil, indices.count > 1 else { return indices }
    let byName = Dictionary(
      zip(coordinators.map(\.name), coordinators.indices), uniquingKeysWith: { first, _ in first })
    let counts = indices.map { entry in
      var reached: Set<Int> = [entry]
      var open = [entry]
      while let index = open.popLast() {
        for hosted in coordinators[index].routes.compactMap({ $0.hosts.flatMap { byName[$0] } })
        where reached.insert(hosted).inserted { open.append(hosted) }
      }
      return reached.count
    }
    return zip(indices, counts).filter { $1 == counts.max() }.map(\.0)
  }

  /// What no screen hosts, though the app starts with another coordinator.
  package var unhostedIndices: [Int] {
    let starts = startIndices
    return entryIndices.filter { !starts.contains($0) }
  }

  /// Changes coordinators in place; their names, which order them, have to stay.
  package mutating func updateCoordinators(_ body: (Int, inout CoordinatorDefinition) -> Void) {
    for index in coordinators.indices { body(index, &coordinators[index]) }
  }

  /// Changes every source location, as a loader does that shortens paths.
  package func mappingLocations(_ transform: (SourceLocation) -> SourceLocation) -> Self {
    var copy = self
    copy.location = transform(location)
    for index in copy.features.indices { map(&copy.features[index].location) }
    for index in copy.variables.indices { map(&copy.variables[index].location) }
    for index in copy.inputs.indices { map(&copy.inputs[index].location) }
    for index in copy.homes.indices { map(&copy.homes[index].location) }
    copy.suppressions.mapLocations(transform)
    for index in copy.coordinators.indices { copy.coordinators[index].mapLocations(transform) }
    return copy

    func map(_ location: inout SourceLocation) {
      location = transform(location)
    }
  }
}

extension CoordinatorDefinition {
  fileprivate mutating func mapLocations(_ transform: (SourceLocation) -> SourceLocation) {
    location = transform(location)
    for route in routes.indices {
      routes[route].location = transform(routes[route].location)
      routes[route].duplicates = routes[route].duplicates.map(transform)
      if let root = routes[route].root {
        routes[route].root?.locations = root.locations.map(transform)
      }
      for index in routes[route].transitions.indices {
        routes[route].transitions[index].mapLocations(transform)
      }
      routes[route].unhandled.mapLocations(transform)
      routes[route].suppressions.mapLocations(transform)
      routes[route].slots.mapLocations(transform)
      routes[route].variables.mapLocations(transform)
      routes[route].effects.mapLocations(transform)
    }
    for index in handlers.indices {
      handlers[index].transition.mapLocations(transform)
    }
    for index in links.indices {
      links[index].location = transform(links[index].location)
      links[index].suppressions.mapLocations(transform)
    }
    unhandled.mapLocations(transform)
    suppressions.mapLocations(transform)
    slots.mapLocations(transform)
    variables.mapLocations(transform)
    effects.mapLocations(transform)
  }
}

extension Transition {
  fileprivate mutating func mapLocations(_ transform: (SourceLocation) -> SourceLocation) {
    location = transform(location)
    suppressions.mapLocations(transform)
  }
}

/// A definition that has locations in the source.
private protocol Located {
  var location: SourceLocation { get set }
  mutating func mapLocations(_ transform: (SourceLocation) -> SourceLocation)
}

extension Located {
  fileprivate mutating func mapLocations(_ transform: (SourceLocation) -> SourceLocation) {
    location = transform(location)
  }
}

extension SlotDefinition: Located {}
extension VariableDefinition: Located {}
extension EffectDefinition: Located {}

extension Suppression: Located {
  fileprivate mutating func mapLocations(_ transform: (SourceLocation) -> SourceLocation) {
    location = transform(location)
    coveredLine = coveredLine.map(transform)
  }
}

extension UnhandledAction: Located {
  fileprivate mutating func mapLocations(_ transform: (SourceLocation) -> SourceLocation) {
    location = transform(location)
    suppressions.mapLocations(transform)
  }
}

extension Array where Element: Located {
  fileprivate mutating func mapLocations(_ transform: (SourceLocation) -> SourceLocation) {
    for index in indices { self[index].mapLocations(transform) }
  }
}

extension CoordinatorDefinition {
  /// Returns whether any transition contains such an operation, at any depth.
  package func containsOperation(where isWanted: (Operation) -> Bool) -> Bool {
    for route in routes.indices {
      for index in routes[route].transitions.indices
      where routes[route].transitions[index].operations.containNested(where: isWanted) {
        return true
      }
    }
    return handlers.contains { $0.transition.operations.containNested(where: isWanted) }
      || links.contains { $0.operations.containNested(where: isWanted) }
  }
}
