import NavGraphFacts
import NavGraphModel

/// A registration with every name turned into a dense number, ready to be searched.
final class CompiledApp: Sendable {
  let graph: GraphDefinition
  let coordinators: [CompiledCoordinator]
  let names: NameTable
  let variables: AppVariables
  let conditions: ContainerConditions
  let features: Features
  let handling: HandlerIndex
  let offers: OfferedActions
  let routeNumbers: RouteNumbers
  /// The kinds of effects that can be pending, by number.
  let pendingKinds: [PendingKind]
  /// By transition that leaves operations for later: the route whose screens ask for them (``GraphDefinition/lateRequester(of:)``).
  let lateRequesters: [TransitionReference: RouteReference]
  /// The routes that the author declares as home.
  let homes: Set<RouteReference>
  let modalSlots: ModalSlots
  /// The coordinators whose stacks are shown with others as one.
  let joinedParts: Set<Int>

  init(
    graph: GraphDefinition, coordinators: [CompiledCoordinator], names: NameTable,
    variables: AppVariables, conditions: ContainerConditions, pendingKinds: [PendingKind],
    homes: Set<RouteReference>
  ) {
    self.graph = graph
    self.coordinators = coordinators
    self.names = names
    self.variables = variables
    self.conditions = conditions
    self.pendingKinds = pendingKinds
    self.homes = homes
    features = Features(graph, coordinators, hasGates: !conditions.gates.isEmpty)
    handling = HandlerIndex(coordinators)
    offers = OfferedActions(coordinators, handling)
    routeNumbers = RouteNumbers(graph, coordinators)
    lateRequesters = pendingKinds.reduce(into: [:]) { requesters, kind in
      guard case .followUp(let reference, _, _, _) = kind, requesters[reference] == nil else {
        return
      }
      requesters[reference] = graph.lateRequester(of: reference)
    }
    modalSlots = ModalSlots(graph)
    joinedParts = Set(
      coordinators.flatMap { coordinator -> [Int] in
        guard case .joined = coordinator.kind else { return [] }
        return coordinator.routes.compactMap(\.hosted)
      })
  }

  /// The route of an instance of a coordinator: what nearly everything asks for, without the coordinator's object.
  @inline(__always)
  func route(ofInstance instance: Int, in coordinator: Int) -> Int {
    routeNumbers.ofInstances[routeNumbers.firstInstances[coordinator] + instance]
  }

  /// The app's variables, then the fixed inputs.
  struct AppVariables: Sendable {
    /// The values that each can have; the first is the initial one of a variable, while each of an input is a start of
    /// its own.
    let values: [[Int]]
    /// By name of a variable: index into ``values``.
    let index: [Int: Int]
  }

  /// Conditions that belong to containers and slots instead of transitions.
  struct ContainerConditions: Sendable {
    /// By coordinator with tabs: when the bar is hidden.
    let hidesBar: [Int: CompiledCondition]
    /// By coordinator with tabs, by route: when the bar can select it.
    let tabs: [Int: [Int: CompiledCondition]]
    /// By coordinator with a switch: the cases that follow conditions.
    let cases: [Int: [(route: Int, condition: CompiledCondition)]]
    /// By owner and slot: when a slot is taken that follows a condition, and by what.
    let slots: [SlotKey: (condition: CompiledCondition, choices: [NewEntry])]
    /// By guarded screen: the condition that has to hold while it is in use.
    let gates: [GateKey: CompiledCondition]

    /// Whether slots and switches follow values alone.
    var followValues: Bool {
      cases.values.joined().allSatisfy { $0.condition.isAboutValues }
        && slots.values.allSatisfy { $0.condition.isAboutValues }
    }
  }

  /// The features that a registration uses: unused ones cost nothing in a step.
  struct Features: Sendable {
    /// Whether any slot or switch follows conditions.
    let hasDerived: Bool
    /// By coordinator: the same for its flows, and those inside of them.
    let hasDerivedInside: [Bool]
    /// Whether any action comes by itself.
    let hasEffectActions: Bool
    let hasOwnActions: Bool
    let hasLinks: Bool
    let hasGates: Bool
    /// Whether any effect has a cancellation id.
    let hasEffectIDs: Bool
    /// Whether any slot can hold an alert or a dialog.
    let hasAlerts: Bool
    /// Whether any effect depends on whether its screen is shown.
    let hasAppearanceEffects: Bool
    /// Whether anything may name a slot of a screen that encloses the acting flow.
    let namesEnclosingSlots: Bool

    init(_ graph: GraphDefinition, _ coordinators: [CompiledCoordinator], hasGates: Bool) {
      hasDerived = graph.coordinators.contains(where: \.hasDerived)
      hasDerivedInside = graph.coordinators.indices.map { index in
        graph.flows(from: index).contains { graph.coordinators[$0].hasDerived }
      }
      hasEffectActions = graph.hasEffectActions
      hasOwnActions = coordinators.contains { !$0.own.actions.isEmpty }
      hasLinks = coordinators.contains { !$0.own.links.isEmpty }
      self.hasGates = hasGates
      hasEffectIDs = graph.coordinators.contains { coordinator in
        (coordinator.effects + coordinator.routes.flatMap(\.effects)).contains { $0.id != nil }
      }
      hasAlerts = coordinators.contains { coordinator in
        (coordinator.slots + coordinator.routes.flatMap(\.slots)).contains(where: \.holdsAlerts)
      }
      hasAppearanceEffects = coordinators.contains { coordinator in
        coordinator.routes.contains { !$0.appearanceEffects.isEmpty }
      }
      namesEnclosingSlots = graph.namesEnclosingSlots
    }
  }

  /// Which actions reach whom.
  struct HandlerIndex: Sendable {
    /// By coordinator and route: the actions of its screen that enclosing coordinators handle.
    private let actions: [[[Int]]]
    /// By coordinator and instance: whether the screen sends any action that the user does not trigger.
    let mayActByItself: [[Bool]]

    init(_ coordinators: [CompiledCoordinator]) {
      var actions: [[[Int]]] = coordinators.map { $0.routes.map { _ in [] } }
      var effects: [[Bool]] = coordinators.map { $0.routes.map { _ in false } }
      for coordinator in coordinators {
        for (leaf, numbers) in coordinator.handlersOfLeaf {
          guard let route = leaf.route else { continue }
          let handlers = numbers.map { coordinator.handlers[$0] }
          for action in handlers.map(\.action)
          where !actions[leaf.coordinator][route].contains(action) {
            actions[leaf.coordinator][route].append(action)
          }
          if handlers.contains(where: { $0.trigger == .effect }) {
            effects[leaf.coordinator][route] = true
          }
        }
      }
      self.actions = actions
      mayActByItself = zip(coordinators, effects).map { coordinator, effects in
        coordinator.routeOfInstance.enumerated().map { instance, route in
          effects[route]
            || coordinator.actions[instance].contains { action in
              action.transitions.contains { $0.trigger == .effect }
            }
        }
      }
    }

    /// Whether enclosing coordinators handle an action of a screen.
    func isHandled(_ screen: CompiledCoordinator.LeafKey, _ action: Int) -> Bool {
      screen.route.map { actions[screen.coordinator][$0].contains(action) } ?? false
    }
  }

  /// The actions that screens offer in any place.
  struct OfferedActions: Sendable {
    /// When actions are offered together.
    enum Occasion: Int, Sendable, CaseIterable {
      /// While the screen is in use.
      case use
      /// By taps alone.
      case taps
      /// At any time.
      case anyTime

      var triggers: [Trigger] {
        switch self {
        case .use: [.tap, .automatic]
        case .taps: [.tap]
        case .anyTime: [.effect]
        }
      }
    }

    /// By coordinator, instance and occasion; nil where the offer depends on what encloses the screen.
    private let known: [[[[(action: Int, trigger: Trigger)]?]]]

    init(_ coordinators: [CompiledCoordinator], _ handling: HandlerIndex) {
      known = coordinators.enumerated().map { number, coordinator in
        coordinator.routeOfInstance.enumerated().map { instance, route in
          let leaf = CompiledCoordinator.LeafKey(coordinator: number, route: route)
          let own = coordinator.actions[instance]
          let handled = coordinators.flatMap { other in
            (other.handlersOfLeaf[leaf] ?? []).map { other.handlers[$0] }
          }
          return Occasion.allCases.map { occasion in
            let triggers = occasion.triggers
            let isComplete = handled.allSatisfy { handler in
              !triggers.contains(handler.trigger) || own.contains { $0.name == handler.action }
            }
            guard isComplete else { return nil }
            let offers = CompiledCoordinator.offers(of: own, triggers)
            return handled.isEmpty ? offers : CompiledCoordinator.sorted(offers, triggers)
          }
        }
      }
    }

    /// Returns nil where the offer depends on what encloses the screen.
    func of(
      _ screen: ActingScreen, _ occasion: Occasion
    ) -> [(action: Int, trigger: Trigger)]? {
      known[screen.coordinator][screen.instance][occasion.rawValue]
    }
  }

  /// All routes of an app, numbered.
  struct RouteNumbers: Sendable {
    /// By coordinator: the number of its first route.
    private let starts: [Int]
    private let routes: [RouteReference]
    /// The routes of all instances, one coordinator after the other; and where those of each begin.
    fileprivate let ofInstances: [Int]
    fileprivate let firstInstances: [Int]

    init(_ graph: GraphDefinition, _ coordinators: [CompiledCoordinator]) {
      ofInstances = coordinators.flatMap(\.routeOfInstance)
      firstInstances = coordinators.reduce(into: [0]) { starts, coordinator in
        starts.append((starts.last ?? 0) + coordinator.instances.count)
      }
      starts = graph.coordinators.reduce(into: [0]) { starts, coordinator in
        starts.append((starts.last ?? 0) + coordinator.routes.count)
      }
      routes = graph.coordinators.enumerated().flatMap { index, coordinator in
        coordinator.routes.indices.map { RouteReference(coordinator: index, route: $0) }
      }
    }

    subscript(route: RouteReference) -> Int { starts[route.coordinator] + route.route }

    subscript(number: Int) -> RouteReference { routes[number] }
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
  /// The kind of all follow-ups of reducers, which is the last; nil where there is no reducer.
  var reducerFollowUps: Int? {
    if case .reducerFollowUp? = pendingKinds.last { pendingKinds.count - 1 } else { nil }
  }
}
