package import NavGraphModel

/// A registration with every name turned into a dense number, ready to be searched.
final class CompiledApp: Sendable {
  let graph: GraphDefinition
  let coordinators: [CompiledCoordinator]
  /// What can be under way, by number.
  let pendingKinds: [PendingKind]
  /// By transition that leaves operations for later: the route whose screens ask for them (``GraphDefinition/lateAsker(of:)``).
  let lateAskers: [TransitionReference: RouteReference]
  let names: NameTable
  /// Values that the app's variables can have, then those of the fixed inputs; the first is the
  /// initial one of a variable, while each of an input is a start of its own.
  let values: [[Int]]
  /// By name: index into ``values``.
  let variableIndex: [Int: Int]
  /// By name: index into ``values``.
  let fixedInputIndex: [Int: Int]
  /// By coordinator with tabs: when the bar is hidden.
  let hidesBar: [Int: CompiledCondition]
  /// By coordinator with tabs, by route: when the bar can select it.
  let tabConditions: [Int: [Int: CompiledCondition]]
  /// By coordinator with a switch: the cases that follow conditions.
  let cases: [Int: [(route: Int, condition: CompiledCondition)]]
  /// By owner and slot: when a slot is taken that follows a condition, and by what.
  let derivedSlots: [SlotKey: (condition: CompiledCondition, choices: [NewEntry])]
  /// Whether any slot or switch follows conditions.
  let hasDerived: Bool
  /// By number of a route among all: which actions of its screen coordinators around it hear.
  let heardAround: [Set<Int>]
  /// Whether any action comes by itself.
  let hasEffectActions: Bool
  /// By coordinator and instance: whether the screen sends any action that the user does not trigger.
  let mayActByItself: [[Bool]]
  let hasOwnActions: Bool
  let hasLinks: Bool
  /// By guarded screen: what has to hold while it is in use.
  let gates: [GateKey: CompiledCondition]
  let hasGates: Bool
  let policies: [CompiledPolicy]
  /// The routes that the author calls home.
  let homes: Set<RouteReference>
  let modalSlots: ModalSlots
  /// The coordinators whose stacks are shown with others as one.
  let joinedParts: Set<Int>
  /// By coordinator: the number of its first route among all; one more at the end.
  let routeStarts: [Int]
  /// All routes, by number.
  let routes: [RouteReference]
  /// Whether any effect has a cancellation id.
  let hasEffectIDs: Bool
  /// Whether any slot can hold an alert or a dialog.
  let hasAlerts: Bool
  /// Whether any effect depends on whether its screen is shown.
  let hasAppearanceEffects: Bool
  /// The kind of all follow-ups of reducers; nil where there is no reducer.
  let reducerFollowUps: Int?

  init(
    graph: GraphDefinition,
    coordinators: [CompiledCoordinator],
    pendingKinds: [PendingKind],
    names: NameTable,
    values: [[Int]],
    variableIndex: [Int: Int],
    fixedInputIndex: [Int: Int],
    hidesBar: [Int: CompiledCondition],
    tabConditions: [Int: [Int: CompiledCondition]],
    cases: [Int: [(route: Int, condition: CompiledCondition)]],
    derivedSlots: [SlotKey: (condition: CompiledCondition, choices: [NewEntry])],
    hasDerived: Bool,
    heardAround: [CompiledCoordinator.LeafKey: Set<Int>],
    hasEffectActions: Bool,
    hasOwnActions: Bool,
    hasLinks: Bool,
    gates: [GateKey: CompiledCondition],
    policies: [CompiledPolicy],
    homes: Set<RouteReference>,
    reducerFollowUps: Int?
  ) {
    self.graph = graph
    self.coordinators = coordinators
    self.pendingKinds = pendingKinds
    lateAskers = Self.lateAskers(pendingKinds, graph)
    self.names = names
    self.values = values
    self.variableIndex = variableIndex
    self.fixedInputIndex = fixedInputIndex
    self.hidesBar = hidesBar
    self.tabConditions = tabConditions
    self.cases = cases
    self.derivedSlots = derivedSlots
    self.hasDerived = hasDerived
    self.hasEffectActions = hasEffectActions
    var heard: [[Bool]] = coordinators.map { $0.definition.routes.map { _ in false } }
    for coordinator in coordinators {
      for (leaf, handlers) in coordinator.handlersOfLeaf {
        guard let route = leaf.route,
          handlers.contains(where: { coordinator.handlers[$0].trigger == .effect })
        else { continue }
        heard[leaf.coordinator][route] = true
      }
    }
    mayActByItself = zip(coordinators, heard).map { coordinator, heard in
      coordinator.routeOfInstance.enumerated().map { instance, route in
        heard[route]
          || coordinator.actions[instance].contains { action in
            action.transitions.contains { $0.trigger == .effect }
          }
      }
    }
    self.hasOwnActions = hasOwnActions
    self.hasLinks = hasLinks
    self.gates = gates
    hasGates = !gates.isEmpty
    self.policies = policies
    self.homes = homes
    modalSlots = ModalSlots(graph)
    joinedParts = Set(
      coordinators.flatMap { coordinator -> [Int] in
        guard case .joined = coordinator.kind else { return [] }
        return coordinator.hosted.compactMap(\.self)
      })
    routeStarts = graph.coordinators.reduce(into: [0]) { starts, coordinator in
      starts.append((starts.last ?? 0) + coordinator.routes.count)
    }
    routes = graph.coordinators.enumerated().flatMap { index, coordinator in
      coordinator.routes.indices.map { RouteReference(coordinator: index, route: $0) }
    }
    self.heardAround = graph.coordinators.enumerated().flatMap { index, coordinator in
      coordinator.routes.indices.map { heardAround[.init(coordinator: index, route: $0)] ?? [] }
    }
    hasEffectIDs = graph.coordinators.contains { coordinator in
      (coordinator.effects + coordinator.routes.flatMap(\.effects)).contains { $0.id != nil }
    }
    self.reducerFollowUps = reducerFollowUps
    hasAlerts = coordinators.contains { coordinator in
      (coordinator.slots + coordinator.slotsOfRoute.joined()).contains(where: \.holdsAlerts)
    }
    hasAppearanceEffects = coordinators.contains { coordinator in
      coordinator.appearanceEffects.contains { !$0.isEmpty }
    }
  }
}

extension CompiledApp {
  /// Whether coordinators around a screen hear any action of it.
  func isHeardAround(_ screen: CompiledCoordinator.LeafKey) -> Bool {
    screen.route.map { !heardAround[routeStarts[screen.coordinator] + $0].isEmpty } ?? false
  }

  /// Whether they hear this one.
  func isHeardAround(_ screen: CompiledCoordinator.LeafKey, _ action: Int) -> Bool {
    screen.route.map { heardAround[routeStarts[screen.coordinator] + $0].contains(action) } ?? false
  }
}

/// A slot of a coordinator, or of an instance of one of its routes.
struct SlotKey: Hashable, Sendable {
  let coordinator: Int
  let instance: Int?
  let slot: Int
}

/// The names of a registration as dense numbers, in the order of the names.
struct NameTable: Sendable {
  private(set) var names: [String]
  private let numbers: [String: Int]

  init(_ names: Set<String>) {
    self.names = names.sorted()
    numbers = Dictionary(uniqueKeysWithValues: zip(self.names, self.names.indices))
  }

  /// The number of a name; -1 for one that the registration does not have.
  subscript(name: String) -> Int { numbers[name] ?? -1 }
}

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

/// The transitions for one action at one place, in the order of registration.
struct CompiledAction: Sendable {
  let name: Int
  let transitions: [CompiledTransition]
}

/// A class, because steps hand it on again and again.
final class CompiledTransition: Sendable {
  let reference: TransitionReference
  let trigger: Trigger
  /// All that has to hold for it to be heard.
  let condition: CompiledCondition?
  /// When the screen whose action it is can send that at all; nil for always.
  let enabledWhen: CompiledCondition?
  /// What has to hold besides; nil for nothing.
  let handlerCondition: CompiledCondition?
  let operations: [CompiledOperation]

  init(
    reference: TransitionReference, trigger: Trigger, condition: CompiledCondition?,
    enabledWhen: CompiledCondition?, handlerCondition: CompiledCondition?,
    operations: [CompiledOperation]
  ) {
    self.reference = reference
    self.trigger = trigger
    self.condition = condition
    self.enabledWhen = enabledWhen
    self.handlerCondition = handlerCondition
    self.operations = operations
  }

  /// The action with which it runs a reducer, if that is what it does.
  var reducerAction: Int? {
    if case .reduce(let action)? = operations.first?.kind { action } else { nil }
  }
}

/// What a coordinator does about an action of a screen in a flow inside.
struct CompiledHandler: Sendable {
  /// Indices of the hosting routes on the way down; nil for any way.
  let path: [Int]?
  let action: Int
  let trigger: Trigger
  /// By instance of the acting screen; a single one where the instance does not matter.
  let transitions: [CompiledTransition]
}

struct CompiledLink: Sendable {
  let name: Int
  /// One for each combination of the parameters' samples.
  let transitions: [CompiledTransition]
  let parameters: [[String]]
}

/// A class, because steps hand it on again and again.
final class CompiledEffect: Sendable {
  let definition: EffectDefinition

  init(_ definition: EffectDefinition) {
    self.definition = definition
  }
}

/// What can be under way.
enum PendingKind: Sendable {
  /// An effect of a screen, or (without an instance) of a coordinator.
  case effect(EffectReference, instance: Int?, action: Int, CompiledEffect)
  /// - `isOfScreen`: whether it acts on slots of the screen that asked for it, and is pending there.
  case followUp(
    TransitionReference, actor: Int?, operations: [CompiledOperation], isOfScreen: Bool)
  case write(TransitionReference, operation: Int)
  /// What any reducer asked to come later: its value is a number in the ``FollowUpTable``.
  case reducerFollowUp
}

extension CompiledApp {
  private static func lateAskers(
    _ pendingKinds: [PendingKind], _ graph: GraphDefinition
  ) -> [TransitionReference: RouteReference] {
    var askers: [TransitionReference: RouteReference] = [:]
    for case .followUp(let reference, _, _, _) in pendingKinds where askers[reference] == nil {
      askers[reference] = graph.lateAsker(of: reference)
    }
    return askers
  }
}

extension PendingKind {
  /// The coordinator whose flows it is under way for; nil for what is under way for screens, and for what reducers
  /// ask for.
  var owner: Int? {
    switch self {
    case .effect(let reference, nil, _, _): reference.coordinator
    case .followUp(_, _, _, isOfScreen: true): nil
    case .followUp(let reference, _, _, _), .write(let reference, _): reference.coordinator
    case .effect, .reducerFollowUp: nil
    }
  }

  /// Whether it comes under way with what it is under way for.
  var startsOnAppearance: Bool {
    if case .effect(_, _, _, let effect) = self {
      effect.definition.startsByItself
    } else {
      false
    }
  }

  /// Whether it is still there when it has arrived.
  var repeats: Bool {
    if case .effect(_, _, _, let effect) = self {
      effect.definition.emission == .repeatedly
    } else {
      false
    }
  }
}
