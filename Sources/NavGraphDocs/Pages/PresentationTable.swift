import NavGraphFacts
import NavGraphModel

extension GraphDefinition {
  /// How operations and initial stacks present each route, in words, each once: `push`, `sheet`, `alert`.
  ///
  /// - Complexity: Linear in the operations.
  var presentations: [RouteReference: [String]] {
    var result: [RouteReference: [String]] = [:]
    func add(_ word: String, _ route: String, of coordinator: Int) {
      guard let index = coordinators[coordinator].routes.firstIndex(where: { $0.name == route })
      else {
        return
      }
      let reference = RouteReference(coordinator: coordinator, route: index)
      if !result[reference, default: []].contains(word) {
        result[reference, default: []].append(word)
      }
    }
    for (index, coordinator) in coordinators.enumerated() {
      guard case .stack(let stack) = coordinator.container else { continue }
      for destination in stack.initial.flatMap({ $0.dropFirst() }) {
        add(destination.presentation.displayName, destination.target.route, of: index)
      }
    }
    for placed in placedTransitions {
      for operation in placedOperations(of: placed.transition, at: placed.reference) {
        for (word, route) in operation.operation.presentations(
          in: coordinators[operation.container])
        {
          add(word, route, of: operation.container)
        }
      }
    }
    return result
  }
}

extension NavGraphModel.Operation {
  /// How the operation presents routes of the container's coordinator.
  fileprivate func presentations(
    in coordinator: CoordinatorDefinition
  ) -> [(word: String, route: String)] {
    switch self {
    case .append(let destination), .replace(_, let destination):
      [(destination.presentation.displayName, destination.target.route)]
    case .appendAll(let destinations):
      destinations.map { ($0.presentation.displayName, $0.target.route) }
    case .set(let destinations):
      // The first of an array that holds the root has nothing below it.
      destinations.enumerated().map { index, destination in
        let isRoot = index == 0 && coordinator.dialect?.keepsRootInArray ?? false
        return (isRoot ? "root" : destination.presentation.displayName, destination.target.route)
      }
    case .fill(let slot, let destination):
      [
        (
          coordinator.manner(ofSlot: slot, holding: destination.target.route),
          destination.target.route
        )
      ]
    default: []
    }
  }
}

extension CoordinatorDefinition {
  /// How a slot shows a route: `sheet`.
  fileprivate func manner(ofSlot name: String, holding route: String) -> String {
    let slot = (slots + routes.flatMap(\.slots)).first { $0.name == name }
    return slot.map { $0.kind(of: route).rawValue } ?? "in \(name)"
  }
}
