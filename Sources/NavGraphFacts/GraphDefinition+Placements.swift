package import NavGraphModel

extension GraphDefinition {
  /// Something that a coordinator's container can be given.
  package struct Placement {
    package let destination: Destination
    /// Whether it comes to lie lowest in a stack.
    package let isLowest: Bool
    /// Whether it comes into a slot.
    package let isInSlot: Bool
  }

  /// Returns the routes that a coordinator's containers and slots can receive, by the registration.
  ///
  /// - Complexity: Linear in the operations of the graph.
  package func placements(in index: Int) -> [Placement] {
    var result: [Placement] = []
    func put(
      _ destination: Destination, isLowest: Bool, isInSlot: Bool = false, in container: Int
    ) {
      if container == index {
        result.append(
          Placement(destination: destination, isLowest: isLowest, isInSlot: isInSlot))
      }
      guard let start = destination.start,
        let hosted = coordinator(hostedBy: [destination.target.route], from: container)
      else { return }
      put(start, in: hosted, isWhole: true)
    }
    func put(_ destinations: [Destination], in container: Int, isWhole: Bool) {
      for (position, destination) in destinations.enumerated() {
        put(destination, isLowest: isWhole && position == 0, in: container)
      }
    }
    for (number, coordinator) in coordinators.enumerated() {
      if case .stack(let stack) = coordinator.container {
        for initial in stack.initial { put(initial, in: number, isWhole: true) }
      }
      for slot in coordinator.slots + coordinator.routes.flatMap(\.slots) {
        for target in [slot.initial, slot.derived?.target].compactMap(\.self) {
          put(
            Destination(target: target, presentation: .push), isLowest: false, isInSlot: true,
            in: number)
        }
      }
    }
    for (reference, transition) in placedTransitions {
      for placed in placedOperations(of: transition, at: reference) {
        if case .fill(_, let destination) = placed.operation {
          put(destination, isLowest: false, isInSlot: true, in: placed.container)
          continue
        }
        let isWhole =
          if case .set = placed.operation {
            coordinators[placed.container].dialect?.keepsRootInArray ?? false
          } else { false }
        put(placed.operation.arrivals, in: placed.container, isWhole: isWhole)
      }
    }
    return result
  }
}
