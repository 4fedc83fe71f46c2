package import NavGraphModel

extension GraphDefinition {
  /// The names of all actions that something else sends: operations, effects, reports, and features.
  package var namesSent: Set<String> {
    var result = Set(features.flatMap(\.outputs))
    for coordinator in coordinators {
      for effect in coordinator.effects + coordinator.routes.flatMap(\.effects) {
        result.formUnion(effect.actions)
      }
    }
    for operation in placedTransitions.flatMap(\.transition.operations.flattened) {
      switch operation {
      case .send(let name, _), .emit(let name): result.insert(name)
      default: continue
      }
    }
    return result
  }
}
