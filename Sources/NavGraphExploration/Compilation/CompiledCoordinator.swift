package import NavGraphFacts
package import NavGraphModel

/// A coordinator with every name turned into a dense number.
package final class CompiledCoordinator: Sendable {
  package let definition: CoordinatorDefinition
  /// The kind of the container, without its content.
  let kind: ContainerKind
  /// That of its stack.
  let dialect: Dialect?
  /// How the operations of a stack work; nil for other containers.
  let semantics: (any StackSemantics)?
  let identities: IdentityTable
  let routes: [CompiledRoute]
  /// Every route with every choice of its sample arguments; an ``Entry`` refers to one by index.
  package let instances: [Instance]
  /// By instance: its route.
  let routeOfInstance: [Int]
  /// By instance: the actions of its own coordinator, by name.
  let actions: [[CompiledAction]]
  /// By instance and effect: its number among ``CompiledApp/pendingKinds``.
  let effectsOfInstance: [[Int]]
  /// The handlers of actions of screens in inner flows.
  let handlers: [CompiledHandler]
  /// By leaf: the handlers that may hear of it.
  let handlersOfLeaf: [LeafKey: [Int]]
  /// The same by coordinator and route; the coordinator itself comes before its routes.
  private let handlersOfScreen: [[[Int]]]
  /// The container's slots.
  let slots: [CompiledSlot]
  let own: Own

  init(
    definition: CoordinatorDefinition, routes: [CompiledRoute], table: InstanceTable,
    actions: [[CompiledAction]], effectsOfInstance: [[Int]], handlers: [CompiledHandler],
    handlersOfLeaf: [LeafKey: [Int]], slots: [CompiledSlot], own: Own
  ) {
    self.definition = definition
    kind = ContainerKind(definition.container)
    dialect = definition.dialect
    semantics = definition.dialect?.semantics
    identities = table.identities()
    self.routes = routes
    instances = table.instances
    routeOfInstance = table.instances.map(\.route)
    self.actions = actions
    self.effectsOfInstance = effectsOfInstance
    self.handlers = handlers
    self.handlersOfLeaf = handlersOfLeaf
    handlersOfScreen = handlersOfLeaf.reduce(into: []) { table, known in
      let (leaf, handlers) = known
      let position = (leaf.route ?? -1) + 1
      while table.count <= leaf.coordinator { table.append([]) }
      while table[leaf.coordinator].count <= position { table[leaf.coordinator].append([]) }
      table[leaf.coordinator][position] = handlers
    }
    self.slots = slots
    self.own = own
  }

  /// Whether it has a stack.
  var isStack: Bool { semantics != nil }

  var isStackOrTabs: Bool {
    if case .tabs = definition.container { true } else { isStack }
  }

  /// Whether its stack has items instead of a root with entries on top.
  var hasItems: Bool { if case .composableNavigation = dialect { true } else { false } }

  /// The parts of a flow of the coordinator itself, and not of its screens.
  struct Own: Sendable {
    /// The possible starts: entries bottom first, items in their order, or the one case.
    let starts: [[NewEntry]]
    /// By name.
    let actions: [CompiledAction]
    /// The names of the actions, each with the triggers of its transitions.
    let offers: [(action: Int, trigger: Trigger)]
    let links: [CompiledLink]
    /// By effect: its number among ``CompiledApp/pendingKinds``.
    let effects: [Int]
    /// By name: index into the variables.
    let variableIndex: [Int: Int]
    /// The first value of each variable.
    let initialValues: [UInt32]

    init(
      starts: [[NewEntry]], actions: [CompiledAction], links: [CompiledLink], effects: [Int],
      variableIndex: [Int: Int], initialValues: [UInt32]
    ) {
      self.starts = starts
      self.actions = actions
      offers = CompiledCoordinator.offers(of: actions, [.tap, .automatic, .effect])
      self.links = links
      self.effects = effects
      self.variableIndex = variableIndex
      self.initialValues = initialValues
    }
  }

  /// A route with one choice of arguments.
  package typealias Instance = FlowFacts.Instance

  /// Whose action a handler may hear: a screen of a coordinator, or the coordinator itself.
  struct LeafKey: Hashable, Sendable {
    let coordinator: Int
    let route: Int?
  }

  /// The handlers that may hear of a leaf.
  func handlers(of leaf: LeafKey) -> [Int] {
    let position = (leaf.route ?? -1) + 1
    guard leaf.coordinator < handlersOfScreen.count,
      position < handlersOfScreen[leaf.coordinator].count
    else { return [] }
    return handlersOfScreen[leaf.coordinator][position]
  }
}

extension CompiledCoordinator {
  /// The actions that a screen's own transitions name for some triggers.
  static func offers(
    of actions: [CompiledAction], _ triggers: [Trigger]
  ) -> [(action: Int, trigger: Trigger)] {
    actions.flatMap { action in
      triggers.filter { trigger in action.transitions.contains { $0.trigger == trigger } }
        .map { (action.name, $0) }
    }
  }

  /// By action, and there in the order of the triggers.
  static func sorted(
    _ offers: [(action: Int, trigger: Trigger)], _ triggers: [Trigger]
  ) -> [(action: Int, trigger: Trigger)] {
    offers.sorted {
      ($0.action, triggers.firstIndex(of: $0.trigger) ?? 0)
        < ($1.action, triggers.firstIndex(of: $1.trigger) ?? 0)
    }
  }
}

/// A route with every name turned into a dense number.
struct CompiledRoute: Sendable {
  /// Those of its coordinator's instances that are the route's.
  let instances: Range<Int>
  /// The coordinator that it hosts.
  let hosted: Int?
  let slots: [CompiledSlot]
  /// By name: index into its variables.
  let variableIndex: [Int: Int]
  /// The first value of each of its variables; one more says whether a screen with ``appearanceEffects`` has appeared.
  let initialValues: [UInt32]
  /// The transitions for dismissals of its entries.
  let dismissals: [CompiledTransition]
  /// The effects that depend on whether the screen is shown, by their positions.
  let appearanceEffects: [Int]
  /// The gestures that the system does not offer on its screens.
  let disabledGestures: [Gesture]
  /// Whether a fresh entry keeps anything: a flow, values, pending effects.
  let keepsSomething: Bool

  init(
    _ definition: RouteDefinition, instances: Range<Int>, hosted: Int?, slots: [CompiledSlot],
    variableIndex: [Int: Int], initialValues: [UInt32], dismissals: [CompiledTransition]
  ) {
    self.instances = instances
    self.hosted = hosted
    self.slots = slots
    self.variableIndex = variableIndex
    appearanceEffects = definition.effects.indices.filter {
      definition.effects[$0].lifetime != .owner
    }
    self.initialValues = initialValues + (appearanceEffects.isEmpty ? [] : [0])
    self.dismissals = dismissals
    disabledGestures = definition.disabledGestures
    keepsSomething =
      definition.hosts != nil || !definition.variables.isEmpty || !definition.effects.isEmpty
      || slots.contains { !$0.initial.isEmpty }
  }
}

/// A slot with its names resolved; a class, because steps hand it on again and again.
final class CompiledSlot: Sendable {
  let definition: SlotDefinition
  /// By route: how it is presented, where that is not the slot's usual kind.
  let kinds: [Int: SlotKind]
  /// Its initial content, each a choice; empty where it starts empty.
  let initial: [NewEntry]

  init(definition: SlotDefinition, kinds: [Int: SlotKind], initial: [NewEntry]) {
    self.definition = definition
    self.kinds = kinds
    self.initial = initial
  }

  /// Returns how a route is presented while the slot holds it.
  func kind(ofRoute route: Int) -> SlotKind {
    kinds.isEmpty ? definition.kind : kinds[route] ?? definition.kind
  }

  /// Whether anything in it can be an alert or a dialog.
  var holdsAlerts: Bool { definition.allKinds.contains(where: \.isAlert) }
}

extension [CompiledSlot] {
  /// The index of a slot; nil where none has the name.
  func index(of name: String) -> Int? { firstIndex { $0.definition.name == name } }
}

extension CompiledCoordinator {
  func kind(of slot: CompiledSlot, holding cell: StateTree.Cell) -> SlotKind {
    slot.kind(ofRoute: routeOfInstance[cell.entry.instance])
  }

  /// Whether a slot of the container with this in it counts as a modal layer.
  func isModalLayer(_ slot: Int, holding cell: StateTree.Cell) -> Bool {
    kind(of: slots[slot], holding: cell).isModalLayer
  }

  /// The same for a slot of a route's screen.
  func isModalLayer(_ slot: Int, ofRoute route: Int, holding cell: StateTree.Cell) -> Bool {
    kind(of: routes[route].slots[slot], holding: cell).isModalLayer
  }
}

/// The kind of a container, as far as a search asks at each step.
enum ContainerKind: Sendable {
  /// With whether an enclosing view brings navigation, and whether the library always does.
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
  /// The alternative starts of its hosted flow; nil for those that the flow declares.
  let starts: [[NewEntry]]?
}
