package import NavGraphModel

/// A coordinator with every name turned into a dense number.
package final class CompiledCoordinator: Sendable {
  package let definition: CoordinatorDefinition
  /// Every route with every choice of its sample arguments; an ``Entry`` refers to one by index.
  package let instances: [Instance]
  /// By route; the instances of each lie together.
  let instancesOfRoute: [Range<Int>]
  package let identities: IdentityTable
  /// How the operations of a stack work; nil for other containers.
  let semantics: (any StackSemantics)?
  /// Whether it has a stack.
  let isStack: Bool
  /// Whether its stack has items instead of a root with what stands on it.
  let hasItems: Bool
  /// By route: the coordinator that it hosts.
  let hosted: [Int?]
  /// The ways to start: entries bottom first, items in their order, or the one case.
  let starts: [[NewEntry]]
  /// By instance: the actions of its own coordinator, by name.
  let actions: [[CompiledAction]]
  /// Those on screens of flows inside.
  let handlers: [CompiledHandler]
  /// By leaf: the handlers that may hear of it.
  let handlersOfLeaf: [LeafKey: [Int]]
  /// The coordinator's own actions, by name.
  let ownActions: [CompiledAction]
  let links: [CompiledLink]
  /// By instance and effect: its number among ``CompiledApp/pendingKinds``.
  let effectsOfInstance: [[Int]]
  /// By effect of the coordinator itself.
  let ownEffects: [Int]
  /// By name: index into the coordinator's variables.
  let variableIndex: [Int: Int]
  /// By route, by name: index into its variables.
  let variableIndexOfRoute: [[Int: Int]]
  /// The first value of each variable of a flow.
  let initialValues: [UInt32]
  /// By route, the first value of each of its variables.
  let initialValuesOfRoute: [[UInt32]]
  /// Whether a case that was shown before is ever asked for.
  let remembersPrevious: Bool

  /// The container's slots.
  let slots: [CompiledSlot]
  /// By route: its slots.
  let slotsOfRoute: [[CompiledSlot]]
  /// By route: what hears that one of its entries was dismissed.
  let dismissals: [Int: [CompiledTransition]]
  /// By route: the effects that depend on whether the screen is shown, by their positions.
  let appearanceEffects: [[Int]]
  /// By route: what the system does not offer on its screens.
  let disabledGestures: [[Gesture]]
  /// By route: the one whose tab it shows instead of one of its own.
  let sharedTabs: [Int?]
  /// By route: whether a fresh entry keeps anything: a flow, values, effects under way.
  let keepsSomething: [Bool]
  /// By instance: its route.
  let routeOfInstance: [Int]
  /// What the container is, without what it holds.
  let kind: ContainerKind
  /// That of its stack.
  let dialect: Dialect?

  init(
    definition: CoordinatorDefinition,
    instances: [Instance],
    instancesOfRoute: [Range<Int>],
    identities: IdentityTable,
    semantics: (any StackSemantics)?,
    hosted: [Int?],
    starts: [[NewEntry]],
    actions: [[CompiledAction]],
    handlers: [CompiledHandler],
    handlersOfLeaf: [LeafKey: [Int]],
    ownActions: [CompiledAction],
    links: [CompiledLink],
    effectsOfInstance: [[Int]],
    ownEffects: [Int],
    variableIndex: [Int: Int],
    variableIndexOfRoute: [[Int: Int]],
    initialValues: [UInt32],
    initialValuesOfRoute: [[UInt32]],
    remembersPrevious: Bool,
    slots: [CompiledSlot],
    slotsOfRoute: [[CompiledSlot]],
    dismissals: [Int: [CompiledTransition]]
  ) {
    self.definition = definition
    self.slots = slots
    self.slotsOfRoute = slotsOfRoute
    self.dismissals = dismissals
    self.instances = instances
    self.instancesOfRoute = instancesOfRoute
    self.identities = identities
    self.semantics = semantics
    isStack = semantics != nil
    if case .composableNavigation = definition.dialect { hasItems = true } else { hasItems = false }
    self.hosted = hosted
    self.starts = starts
    self.actions = actions
    self.handlers = handlers
    self.handlersOfLeaf = handlersOfLeaf
    self.ownActions = ownActions
    self.links = links
    self.effectsOfInstance = effectsOfInstance
    self.ownEffects = ownEffects
    self.variableIndex = variableIndex
    self.variableIndexOfRoute = variableIndexOfRoute
    self.initialValues = initialValues
    self.initialValuesOfRoute = initialValuesOfRoute
    self.remembersPrevious = remembersPrevious
    let routes = definition.routes
    appearanceEffects = routes.indices.map { route in
      routes[route].effects.indices.filter { routes[route].effects[$0].lifetime != .owner }
    }
    disabledGestures = routes.map(\.disabledGestures)
    var sharedNames: [String?] = routes.map { _ in nil }
    if case .tabs(let tabs) = definition.container {
      sharedNames = routes.map { tabs.options[$0.name]?.shared }
    }
    sharedTabs = sharedNames.map { name in
      name.map { name in routes.firstIndex { $0.name == name } ?? -1 }
    }
    keepsSomething = routes.indices.map { route in
      routes[route].hosts != nil || !routes[route].variables.isEmpty
        || !routes[route].effects.isEmpty || slotsOfRoute[route].contains { !$0.initial.isEmpty }
    }
    routeOfInstance = instances.map(\.route)
    kind = ContainerKind(definition.container)
    dialect = definition.dialect
  }

  /// A route with one choice of arguments.
  package struct Instance: Hashable, Codable, Sendable {
    /// Index into the coordinator's routes.
    package var route: Int
    /// One value for each argument of the route; nil for an abstract one.
    package var arguments: [String?]

    package init(route: Int, arguments: [String?]) {
      self.route = route
      self.arguments = arguments
    }
  }

  /// Whose action a handler may hear: a screen of a coordinator, or the coordinator itself.
  struct LeafKey: Hashable, Sendable {
    let coordinator: Int
    let route: Int?
  }
}

/// A slot with its names resolved; a class, because steps hand it on again and again.
final class CompiledSlot: Sendable {
  let definition: SlotDefinition
  /// By route: how it stands, where that is not the slot's usual kind.
  let kinds: [Int: SlotKind]
  /// What it holds from the start, each a choice; empty where it starts empty.
  let initial: [NewEntry]

  init(definition: SlotDefinition, kinds: [Int: SlotKind], initial: [NewEntry]) {
    self.definition = definition
    self.kinds = kinds
    self.initial = initial
  }

  /// How a route stands to the presenter while the slot holds it.
  func kind(ofRoute route: Int) -> SlotKind {
    kinds.isEmpty ? definition.kind : kinds[route] ?? definition.kind
  }

  /// Whether anything in it can be an alert or a dialog.
  var holdsAlerts: Bool { definition.allKinds.contains(where: \.isAlert) }
}

extension CompiledCoordinator {
  func kind(of slot: CompiledSlot, holding cell: StateTree.Cell) -> SlotKind {
    slot.kind(ofRoute: routeOfInstance[cell.entry.instance])
  }
}

/// What a container is, as far as a search asks at each step.
enum ContainerKind: Sendable {
  /// With whether a view around it brings navigation, and whether the library always does.
  case stack(isWrapped: Bool, alwaysEmbeds: Bool)
  case tabs(hasBar: Bool)
  case `switch`, joined

  init(_ container: Container) {
    switch container {
    case .stack(let stack):
      self = .stack(
        isWrapped: stack.isWrapped, alwaysEmbeds: stack.dialect.alwaysEmbedsNavigation)
    case .tabs(let tabs): self = .tabs(hasBar: tabs.hasBar)
    case .switch: self = .switch
    case .joined: self = .joined
    }
  }
}

/// An entry to be made.
struct NewEntry: Hashable, Sendable {
  let entry: Entry
  /// What its hosted flow starts with: the alternatives; nil for those that it declares.
  let starts: [[NewEntry]]?
}
