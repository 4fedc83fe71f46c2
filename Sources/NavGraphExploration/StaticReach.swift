package import NavGraphModel

/// The routes that some chain of steps leads to when every condition is taken to hold and every
/// operation to be carried out.
///
/// It counts each way in, so a route outside of it is unreachable whatever the stacks are: a proof
/// that needs no search.
package struct StaticReach {
  /// By route of the coordinator.
  package let isReached: [Bool]

  /// - Complexity: Linear in the coordinator's transitions.
  package init(_ coordinator: CoordinatorDefinition) {
    let index = Dictionary(
      coordinator.routes.enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
    var isReached = Array(repeating: false, count: coordinator.routes.count)
    var pending = [coordinator.root.route].compactMap { index[$0] }
    while let route = pending.popLast() {
      guard !isReached[route] else { continue }
      isReached[route] = true
      for transition in coordinator.routes[route].transitions {
        let targets = transition.operations.flatMap(\.patterns).filter(\.isNew)
        pending += targets.compactMap { index[$0.pattern.route] }
      }
    }
    self.isReached = isReached
  }
}
