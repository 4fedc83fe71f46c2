import NavGraphFacts
import NavGraphModel

/// The lowest screens of stacks in a registration, by names alone.
struct StackRoots {
  /// The coordinators whose stacks are never empty.
  private(set) var kept: Set<Int> = []
  /// Coordinators whose stacks are always in a navigation container of their own.
  private(set) var embedding: Set<Int> = []
  /// Those whose lowest screens always bring that.
  private var embeddingRoots: Set<Int> = []
  /// Those that may bring a navigation container, in a stack or a slot.
  private(set) var mayEmbed: Set<Int> = []
  /// Those whose stacks may have several screens.
  private(set) var several: Set<Int> = []
  /// Those whose stacks may present a screen.
  private(set) var presenting: Set<Int> = []
  private let graph: GraphDefinition
  private let sent: Set<String>
  private var placements: [[GraphDefinition.Placement]] = []

  init(_ graph: GraphDefinition) {
    self.graph = graph
    let effects = graph.coordinators.flatMap { $0.effects + $0.routes.flatMap(\.effects) }
    var sent = Set(effects.flatMap { [$0.action, $0.failure].compactMap(\.self) })
    for (_, transition) in graph.placedTransitions {
      for case .send(let name, _) in transition.operations.flattened { sent.insert(name) }
    }
    self.sent = sent
    placements = graph.coordinators.indices.map { graph.placements(in: $0) }
    for index in graph.coordinators.indices { look(at: index) }
  }

  private mutating func look(at index: Int) {
    let coordinator = graph.coordinators[index]
    let slots = coordinator.slots + coordinator.routes.flatMap(\.slots)
    if placements[index].contains(where: \.destination.presentation.embedsNavigation)
      || slots.contains(where: { $0.allKinds.contains(.push) })
    {
      mayEmbed.insert(index)
    }
    guard case .stack(let stack) = coordinator.container else { return }
    let isWrapped = stack.isWrapped || stack.dialect.alwaysEmbedsNavigation
    if isWrapped { mayEmbed.insert(index) }
    let above = placements[index].filter { !$0.isInSlot && !$0.isLowest }
    if !above.isEmpty { several.insert(index) }
    if above.contains(where: { !$0.destination.presentation.isPush }) { presenting.insert(index) }
    guard keepsRoot(index, stack) else { return }
    kept.insert(index)
    let embeds = placements[index].allSatisfy {
      !$0.isLowest || $0.destination.presentation.embedsNavigation
    }
    if embeds { embeddingRoots.insert(index) }
    if embeds || isWrapped { embedding.insert(index) }
  }

  /// Whether nothing takes the last screen of a stack away.
  private func keepsRoot(_ index: Int, _ stack: StackContainer) -> Bool {
    // What hosts a flow may start it with nothing.
    let isFilled = stack.initial.allSatisfy { !$0.isEmpty } && !stack.initial.isEmpty
    // If a library has a slot for modals, a screen in it is above no other of the array.
    guard stack.dialect.keepsRootInArray, !stack.dialect.hasModalSlot, isFilled,
      !graph.runsReducers, !graph.mayStartEmpty
    else {
      return false
    }
    return graph.placedTransitions.allSatisfy { reference, transition in
      graph.placedOperations(of: transition, at: reference).allSatisfy { placed in
        placed.container != index || leavesScreens(placed, transition, at: reference)
      }
    }
  }

  /// Whether an operation leaves at least one screen on a stack that has not been empty.
  private func leavesScreens(
    _ placed: GraphDefinition.PlacedOperation, _ transition: Transition,
    at reference: TransitionReference
  ) -> Bool {
    switch placed.operation {
    case .set(let destinations): !destinations.isEmpty
    case .append, .appendAll, .goBackToRoot, .goBackTo, .popTo, .assign, .emit, .send,
      .start, .cancel, .fill, .clear, .when, .oneOf, .within, .open:
      true
    case .goBack(1), .pop(1):
      placed.container == reference.coordinator && isAboveAnother(transition, at: reference)
    default: false
    }
  }

  /// Returns whether a transition is of a screen that is above another when the transition begins, and changes the
  /// stack once.
  private func isAboveAnother(_ transition: Transition, at reference: TransitionReference) -> Bool {
    // A sent action may be heard when the screen is gone.
    guard case .screen(let route) = reference.place, transition.trigger == .tap,
      !sent.contains(transition.action),
      transition.operations.changes <= 1
    else { return false }
    let name = graph.coordinators[reference.coordinator].routes[route].name
    return placements[reference.coordinator].filter { $0.destination.target.route == name }
      .allSatisfy { placement in
        !placement.isInSlot
          && (!placement.isLowest || transition.excludes(placement.destination.target))
      }
  }

  /// The coordinators with an operation that may take more from a stack than is there.
  func underflowing(_ isWanted: (Operation) -> Bool) -> Set<Int> {
    graph.placedTransitions.reduce(into: []) { result, placed in
      let (reference, transition) = placed
      for placed in graph.placedOperations(of: transition, at: reference)
      where isWanted(placed.operation)
        && !(kept.contains(placed.container)
          && leavesScreens(placed, transition, at: reference))
      {
        result.formUnion([reference.coordinator, placed.container])
      }
    }
  }

  /// The coordinators whose stacks may be empty, and those that change them.
  var emptied: Set<Int> {
    let stacks = graph.allCoordinators.filter {
      graph.coordinators[$0].dialect?.keepsRootInArray ?? false
    }.subtracting(kept)
    return stacks.union(
      graph.coordinators(doing: { stacks.contains($0.container) && $0.operation.mayMove }))
  }

  /// The coordinators whose stacks may have a push outside of any navigation container, and those that may bring one.
  var unrendered: Set<Int> {
    let stacks = several.subtracting(embedding.subtracting(presenting))
    if stacks.isEmpty { return [] }
    // What hosts a flow may bring several screens at once.
    if graph.mayStartHigh { return graph.allCoordinators }
    return stacks.union(
      graph.coordinators(doing: { stacks.contains($0.container) && $0.operation.mayMove }))
  }

  /// The coordinators whose lowest screen may lack a navigation container.
  var lackingNavigation: Set<Int> {
    graph.allCoordinators.filter { index in
      guard case .stack(let stack) = graph.coordinators[index].container else { return false }
      return !stack.isWrapped && !embedding.contains(index)
    }
  }

  /// The coordinators in which a flow with a navigation container of its own may be hosted inside another.
  var nesting: Set<Int> {
    var around = mayEmbed.union(several)
    var count = -1
    while count != around.count {
      count = around.count
      for index in around { around.formUnion(hosted(by: index)) }
    }
    return around.filter { !hosted(by: $0).isDisjoint(with: mayEmbed) }
  }

  /// The coordinators that host a stack which may be in their navigation container.
  var sharing: Set<Int> {
    let stacks = graph.allCoordinators.filter { graph.coordinators[$0].dialect != nil }
      .subtracting(embeddingRoots)
    return graph.allCoordinators.filter { !hosted(by: $0).isDisjoint(with: stacks) }
  }

  private func hosted(by index: Int) -> Set<Int> {
    let names = graph.coordinators[index].routes.compactMap(\.hosts)
    return graph.allCoordinators.filter { names.contains(graph.coordinators[$0].name) }
  }
}

extension GraphDefinition {
  private func mayStart(with isWanted: ([Destination]) -> Bool) -> Bool {
    func starts(_ destination: Destination) -> Bool {
      destination.start.map { isWanted($0) || $0.contains(where: starts) } ?? false
    }
    return coordinators.indices.contains { index in
      placements(in: index).contains { starts($0.destination) }
    }
  }

  /// Whether the host of a flow may start it without a screen.
  fileprivate var mayStartEmpty: Bool { mayStart(with: \.isEmpty) }

  /// Whether a flow may start with several screens.
  fileprivate var mayStartHigh: Bool {
    mayStart { $0.count > 1 }
      || coordinators.contains { coordinator in
        guard case .stack(let stack) = coordinator.container else { return false }
        return stack.initial.contains { $0.count > 1 }
      }
  }
}

extension Transition {
  /// Whether its condition says that the screen has other arguments than a place gives it.
  fileprivate func excludes(_ target: RoutePattern) -> Bool {
    func excludes(_ condition: Condition) -> Bool {
      switch condition {
      case .argument(let name, let value):
        target.bindings.contains { $0.argument == name && $0.value.differs(from: value) }
      case .all(let conditions): conditions.contains(where: excludes)
      default: false
      }
    }
    return condition.map(excludes) ?? false
  }
}

extension ArgumentBinding.Value {
  fileprivate func differs(from value: String) -> Bool {
    if case .constant(let constant) = self { constant != value } else { false }
  }
}

extension [Operation] {
  /// How many of these operations change stacks, at most, under any conditions.
  fileprivate var changes: Int { reduce(0) { $0 + $1.changes } }
}

extension Operation {
  fileprivate var changes: Int {
    switch self {
    case .when, .oneOf, .resulted: parts.map(\.changes).max() ?? 0
    case .within(_, let inner): inner.changes
    case .assign, .emit, .send, .start, .cancel, .fill, .clear, .select, .selectIndex: 0
    case .goBack(1), .pop(1): 1
    default: kind == nil ? 2 : 1
    }
  }
}
