import NavGraphFacts
import NavGraphModel

extension GraphDefinition {
  /// Returns whether a transition is an action of an alert, as its own coordinator or an enclosing one hears it.
  func actsOnAlert(_ reference: TransitionReference) -> Bool {
    let handlers = coordinators[reference.coordinator].handlers
    let acting: (Int, route: Int?)? =
      switch reference.place {
      case .screen(let route): (reference.coordinator, route)
      case .coordinator where handlers.indices.contains(reference.index):
        leaf(of: handlers[reference.index].source, from: reference.coordinator)
      case .coordinator, .link: nil
      }
    guard let (index, route) = acting, let route else { return false }
    return coordinators[index].slotKind(showing: coordinators[index].routes[route].name)?.isAlert
      ?? false
  }
}

extension CoordinatorDefinition {
  /// How a slot shows a route; nil where no operation of the coordinator fills a slot with it.
  func slotKind(showing route: String) -> SlotKind? {
    let filled = (routes.flatMap(\.transitions) + handlers.map(\.transition))
      .flatMap(\.operations.flattened).compactMap { operation -> String? in
        guard case .fill(let slot, let shown) = operation, shown.target.route == route else {
          return nil
        }
        return slot
      }
    return (slots + routes.flatMap(\.slots)).first { filled.contains($0.name) }?.kind(of: route)
  }
}
