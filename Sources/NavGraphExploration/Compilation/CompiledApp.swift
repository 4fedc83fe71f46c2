import NavGraphModel

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
