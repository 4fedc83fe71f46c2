import NavGraphFacts
import NavGraphModel

// Which coordinators behave the same in any surroundings, and which of their observations do not depend on these either.

extension StandaloneFlows {
  /// Whether any coordinator can be independent.
  var allowsAny: Bool {
    graph.variables.isEmpty && !app.features.hasGates && !app.features.hasAppearanceEffects
      && graph.coordinators.allSatisfy { coordinator in
        if case .joined = coordinator.container { return false }
        return coordinator.reducer == nil
      }
  }

  /// Whether the flows of a coordinator do the same wherever they are, as long as nothing covers them.
  ///
  /// - Parameter inside: The coordinators of all flows in it, itself included.
  func isIndependent(_ root: Int, _ inside: Set<Int>) -> Bool {
    let lowest = lowestScreens(in: root)
    return hasNavigation(root) && inside.allSatisfy { isSelfContained($0, inside) }
      && haveEqualStarts(inside) && !waitsWithAlerts(inside)
      && graph.coordinators.indices.allSatisfy {
        inside.contains($0) || graph.coordinators[$0].variables.isEmpty
      }
      && transitions.allSatisfy { placed in
        guard inside.contains(placed.reference.coordinator) else {
          return staysOutside(placed.operations, inside)
        }
        return staysInside(placed.operations, inside)
          && (!mayClose(placed, lowest)
            || placed.operations.last?.operation == .dismissScreen)
      }
  }

  /// Whether a coordinator brings the navigation container in which its screens are shown.
  private func hasNavigation(_ index: Int) -> Bool {
    guard case .stack(let stack) = graph.coordinators[index].container else { return false }
    return stack.isWrapped
      || stack.initial.allSatisfy { $0.first?.presentation.embedsNavigation ?? false }
  }

  /// Returns whether nothing in a coordinator depends on the coordinators that enclose it.
  private func isSelfContained(_ index: Int, _ inside: Set<Int>) -> Bool {
    let coordinator = graph.coordinators[index]
    let isPlain =
      switch coordinator.container {
      case .stack: true
      case .switch(let cases): cases.kept.isEmpty
      case .tabs, .joined: false
      }
    return isPlain && coordinator.links.isEmpty
      && coordinator.conditions.allSatisfy { condition in
        !condition.asksHowFlowIsShown
          && condition.flows(from: index, in: graph).allSatisfy { $0.map(inside.contains) ?? false }
      }
  }

  /// Whether all flows of coordinators start as they declare.
  private func haveEqualStarts(_ inside: Set<Int>) -> Bool {
    func startsOtherwise(_ destination: Destination, in container: Int) -> Bool {
      guard destination.start != nil else { return false }
      let hosted = graph.coordinator(hostedBy: [destination.target.route], from: container)
      return hosted.map(inside.contains) ?? true
    }
    let isInitial = graph.coordinators.indices.contains { index in
      guard case .stack(let stack) = graph.coordinators[index].container else { return false }
      return stack.initial.joined().contains { startsOtherwise($0, in: index) }
    }
    return !isInitial
      && !transitions.contains { placed in
        placed.operations.contains { operation in
          operation.operation.arrivals.contains { startsOtherwise($0, in: operation.container) }
        }
      }
  }

  /// Returns whether alerts may wait while something in front covers the flow, so that another alert appears first, or
  /// the flow is used in the meantime.
  private func waitsWithAlerts(_ inside: Set<Int>) -> Bool {
    let alerts = inside.filter { index in
      let coordinator = graph.coordinators[index]
      return (coordinator.slots + coordinator.routes.flatMap(\.slots)).contains {
        $0.allKinds.contains(where: \.isAlert)
      }
    }
    guard !alerts.isEmpty else { return false }
    return hasEffects(inside) || mayBeBesideSheets(inside)
      || transitions.contains { placed in
        let isLate =
          ![.tap, .gesture, .automatic].contains(placed.transition.trigger)
          || placed.transition.operations.containNested(where: \.comesLater)
        return isLate
          && placed.operations.contains { operation in
            guard alerts.contains(operation.container),
              case .fill(let slot, _) = operation.operation
            else { return false }
            return isAlert(slot, of: operation.container)
          }
      }
  }

  /// Whether a flow can be in use with a sheet beside it, which keeps its alerts from coming up: of several slots that are
  /// taken, the first one is in front.
  private func mayBeBesideSheets(_ inside: Set<Int>) -> Bool {
    graph.coordinators.indices.contains { index in
      let coordinator = graph.coordinators[index]
      func holdsFlows(_ slot: String) -> Bool {
        let held = app.routesInSlots(of: index) { $0 == slot }
        return coordinator.routes.contains { route in
          guard held.contains(route.name),
            let hosted = graph.coordinator(hostedBy: [route.name], from: index)
          else { return false }
          return !graph.flows(from: hosted).isDisjoint(with: inside)
        }
      }
      return !inside.contains(index)
        && ([coordinator.slots] + coordinator.routes.map(\.slots)).contains { slots in
          slots.indices.contains { number in
            slots[(number + 1)...].contains { slot in
              slot.allKinds.contains { $0.isModalLayer && !$0.isAlert }
            } && holdsFlows(slots[number].name)
          }
        }
    }
  }

  private func isAlert(_ name: String, of index: Int) -> Bool {
    let coordinator = graph.coordinators[index]
    return (coordinator.slots + coordinator.routes.flatMap(\.slots)).contains {
      $0.name == name && $0.allKinds.contains(where: \.isAlert)
    }
  }

  func hasEffects(_ inside: Set<Int>) -> Bool {
    inside.contains { index in
      let coordinator = graph.coordinators[index]
      return !coordinator.effects.isEmpty || coordinator.routes.contains { !$0.effects.isEmpty }
    }
  }

  /// Whether what a transition inside does outside is no more than to empty slots of the app's first flow, and the last
  /// that it does.
  private func staysInside(
    _ operations: [GraphDefinition.PlacedOperation], _ inside: Set<Int>
  ) -> Bool {
    var hasLeft = false
    for placed in operations {
      switch placed.operation {
      case .send, .open, .cancel: return false
      case .clear(let slot) where placed.container == entry:
        guard graph.coordinators[entry].slots.contains(where: { $0.name == slot }) else {
          return false
        }
        hasLeft = true
      default: if hasLeft || !inside.contains(placed.container) { return false }
      }
    }
    return true
  }

  /// Whether a transition outside leaves the flows alone, but for those that come and go as a whole.
  private func staysOutside(
    _ operations: [GraphDefinition.PlacedOperation], _ inside: Set<Int>
  ) -> Bool {
    operations.allSatisfy { placed in
      if inside.contains(placed.container) { return false }
      switch placed.operation {
      case .send(_, .child(let hosts, _)):
        return graph.coordinator(hostedBy: hosts, from: placed.container).map {
          !inside.contains($0)
        } ?? false
      case .cancel: return !hasEffects(inside)
      default: return true
      }
    }
  }
}

// MARK: - Observations

extension StandaloneFlows {
  /// The observations of flows that are seen in any surroundings. All others stay open for flows that are only hosted.
  static let flowObservations: Set<ObservationKind> = [
    .emptyStack, .pushedRoot, .unrendered, .nothingSelected, .slotsTakenTogether, .movedTogether,
    .dismissedPushes, .emptied, .closedLate, .dismissedFlow, .restoredFlow, .cutByHeight, .grows,
    .deadEnd, .slotStuck, .automaticLoop, .behindClosedGate, .slotAroundModal, .entryAroundModal,
  ]

  /// Returns the observations of flows that the enclosing coordinators may show as well.
  ///
  /// - Parameter seen: What the app does.
  func observationsFromOutside(_ root: Int, besides seen: Set<Observation>) -> Set<ObservationKind>
  {
    let inside = inside[root] ?? []
    let inner = transitions.filter { inside.contains($0.reference.coordinator) }
    let outer = transitions.filter { !inside.contains($0.reference.coordinator) }
    let listeners = outer.filter { placed in
      leaf(handledBy: placed).map { inside.contains($0.coordinator) } ?? false
    }
    /// Whether it brings one of the flows.
    func brings(_ placed: PlacedTransition) -> Bool {
      placed.operations.contains { operation in
        operation.operation.arrivals.contains { destination in
          graph.coordinator(hostedBy: [destination.target.route], from: operation.container)
            .map(inside.contains) ?? false
        }
      }
    }
    var result: Set<ObservationKind> = []
    if !competingMoves(in: root).allSatisfy({ seen.contains(.recorded($0)) }) {
      result.insert(.movedTogether)
    }
    if listeners.contains(where: brings) { result.insert(.deadEnd) }
    // On a path that empties a slot, what hears of the flow may cover it. A slot that is covered otherwise, before such a path
    // begins, is no finding.
    if !listeners.allSatisfy(leavesInFront) { result.insert(.slotStuck) }
    let automatic = Set(
      transitions.filter { $0.transition.trigger == .automatic }.map(\.transition.action))
    if outer.contains(where: { automatic.contains($0.transition.action) && brings($0) }) {
      result.insert(.automaticLoop)
    }
    let lowest = lowestScreens(in: root)
    if inner.contains(where: { mayClose($0, lowest) }) {
      result.insert(.dismissedFlow)
      let isHeard = outer.contains { placed in
        guard case .coordinator = placed.reference.place, !placed.operations.isEmpty,
          case .dismissal = graph.coordinators[placed.reference.coordinator]
            .handlers[placed.reference.index].source
        else { return false }
        return true
      }
      if isHeard { result.insert(.movedTogether) }
    }
    // What it reports may be passed on.
    let passesOn = inner.contains { placed in
      placed.reference.place == .coordinator
        && placed.operations.contains { if case .emit = $0.operation { true } else { false } }
    }
    if passesOn { result.insert(.movedTogether) }
    return result
  }

  /// What is seen if coordinators outside move screens on the same actions as those of a coordinator's flows.
  func competingMoves(in root: Int) -> [ObservationKey] {
    let inside = inside[root] ?? []
    return transitions.flatMap { listener -> [ObservationKey] in
      guard !inside.contains(listener.reference.coordinator), let leaf = leaf(handledBy: listener),
        inside.contains(leaf.coordinator)
      else { return [] }
      return transitions.filter {
        inside.contains($0.reference.coordinator) && listener.handles($0, as: leaf)
      }.map {
        ObservationKey(
          .movedTogether, cause: .transition($0.reference), counterpart: listener.reference)
      }
    }
  }

  /// Returns the coordinator, and its screen, whose action a handler hears; nil for anything else.
  private func leaf(handledBy placed: PlacedTransition) -> (coordinator: Int, route: Int?)? {
    guard case .coordinator = placed.reference.place else { return nil }
    let index = placed.reference.coordinator
    let source = graph.coordinators[index].handlers[placed.reference.index].source
    return graph.leaf(of: source, from: index).map { ($0.0, $0.route) }
  }

  /// Whether nothing that a transition outside does covers or hides what the flows present: an alert waits.
  private func leavesInFront(_ placed: PlacedTransition) -> Bool {
    placed.operations.allSatisfy { operation in
      switch operation.operation {
      case .clear, .within, .when, .oneOf, .resulted, .assign: true
      case .fill(let slot, _): isAlert(slot, of: operation.container)
      default: false
      }
    }
  }

  /// The screens that can be the first one of a coordinator's flow, or of one in it.
  func lowestScreens(in root: Int) -> Set<RouteReference> {
    var result: Set<RouteReference> = []
    for index in inside[root] ?? graph.flows(from: root) {
      let names = Set(
        graph.placements(in: index).filter(\.isLowest).map(\.destination.target.route))
      for (route, definition) in graph.coordinators[index].routes.enumerated()
      where names.contains(definition.name) {
        result.insert(RouteReference(coordinator: index, route: route))
      }
    }
    return result
  }

  /// Whether a transition inside may close the whole of a coordinator's flow by `dismiss()` on its first screen, or on that of a
  /// flow which the first screen hosts.
  func mayClose(_ placed: PlacedTransition, _ lowest: Set<RouteReference>) -> Bool {
    guard placed.operations.contains(where: { $0.operation == .dismissScreen }) else {
      return false
    }
    guard case .screen(let route) = placed.reference.place else { return true }
    return lowest.contains(
      RouteReference(coordinator: placed.reference.coordinator, route: route))
  }
}

extension StandaloneFlows.PlacedTransition {
  /// Whether it does something on the same action as another, or on what that reports.
  ///
  /// - Parameter leaf: Whose action it hears.
  fileprivate func handles(_ other: Self, as leaf: (coordinator: Int, route: Int?)) -> Bool {
    guard !operations.isEmpty, other.reference.coordinator == leaf.coordinator else { return false }
    guard let route = leaf.route else {
      return other.operations.count > 1
        && other.operations.contains { $0.operation == .emit(transition.action) }
    }
    return other.reference.place == .screen(route) && !other.operations.isEmpty
      && other.transition.action == transition.action
  }
}

extension Condition {
  /// Whether the answer depends on how the flow is presented.
  var asksHowFlowIsShown: Bool {
    switch self {
    case .navigationCount, .isPresenting, .canPush, .presentedAs: true
    case .within(_, let inner), .not(let inner): inner.asksHowFlowIsShown
    case .all(let conditions), .any(let conditions):
      conditions.contains(where: \.asksHowFlowIsShown)
    case .count, .contains, .top, .argument, .variable, .input, .slotIsTaken: false
    }
  }
}

extension Operation {
  var comesLater: Bool {
    switch self {
    case .later, .deferredSet: true
    default: false
    }
  }
}
