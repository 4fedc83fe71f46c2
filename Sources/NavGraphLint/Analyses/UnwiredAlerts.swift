import NavGraphFacts
import NavGraphModel

/// An alert that a transition presents, and whose buttons leave its state as it is: an `ifLet` is missing.
struct UnwiredAlert {
  let slot: SlotDefinition
  /// The screen or the coordinator that has the slot.
  let owner: String
  let alert: RouteReference
  let presentedBy: TransitionReference
}

extension SlotDefinition {
  /// Whether it can hold an alert whose buttons do not clear its state.
  var isUnwired: Bool { !closesItself && allKinds.contains(where: \.isAlert) }
}

extension GraphDefinition {
  /// - Complexity: Linear in the operations of the graph, times the slots of a coordinator.
  var unwiredAlerts: [UnwiredAlert] {
    placedTransitions.flatMap { reference, transition in
      placedOperations(of: transition, at: reference).flatMap { placed -> [UnwiredAlert] in
        guard case .fill(let name, let shown) = placed.operation else { return [] }
        let coordinator = coordinators[placed.container]
        let route = shown.target.route
        guard let index = coordinator.routes.firstIndex(where: { $0.name == route }) else {
          return []
        }
        let owners =
          [(coordinator.name, coordinator.slots)] + coordinator.routes.map { ($0.name, $0.slots) }
        return owners.compactMap { owner, slots in
          guard let slot = slots.first(where: { $0.name == name }), slot.isUnwired,
            slot.kind(of: route).isAlert
          else { return nil }
          return UnwiredAlert(
            slot: slot, owner: owner,
            alert: RouteReference(coordinator: placed.container, route: index),
            presentedBy: reference)
        }
      }
    }
  }
}
