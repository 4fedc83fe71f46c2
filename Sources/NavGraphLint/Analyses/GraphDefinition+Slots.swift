import NavGraphFacts
import NavGraphModel

extension GraphDefinition {
  /// Whether a transition is an action of an alert, as its own coordinator or one around hears it.
  func actsOnAlert(_ reference: TransitionReference) -> Bool {
    let coordinator = coordinators[reference.coordinator]
    switch reference.place {
    case .screen(let route):
      return coordinator.slotKind(showing: coordinator.routes[route].name)?.isAlert ?? false
    case .coordinator:
      guard coordinator.handlers.indices.contains(reference.index),
        case .descendant(let hosts, let route?) = coordinator.handlers[reference.index].source
      else { return false }
      let inner = hosts.reduce(coordinator as CoordinatorDefinition?) { outer, host in
        let hosted = outer?.routes.first { $0.name == host }?.hosts
        return coordinators.first { $0.name == hosted }
      }
      return inner?.slotKind(showing: route)?.isAlert ?? false
    case .link: return false
    }
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
