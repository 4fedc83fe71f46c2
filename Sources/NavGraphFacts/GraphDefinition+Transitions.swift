package import NavGraphModel

extension GraphDefinition {
  /// Whether a transition promises where it lands.
  package func promises(_ reference: TransitionReference) -> Bool {
    transition(reference)?.landing != nil
  }

  /// The transitions that promise where they land.
  package var promises: Set<TransitionReference> {
    var result: Set<TransitionReference> = []
    for number in coordinators.indices {
      for route in coordinators[number].routes.indices {
        for index in coordinators[number].routes[route].transitions.indices
        where coordinators[number].routes[route].transitions[index].landing != nil {
          result.insert(
            TransitionReference(coordinator: number, place: .screen(route), index: index))
        }
      }
      for index in coordinators[number].handlers.indices
      where coordinators[number].handlers[index].transition.landing != nil {
        result.insert(TransitionReference(coordinator: number, place: .coordinator, index: index))
      }
      for index in coordinators[number].links.indices
      where coordinators[number].links[index].landing != nil {
        result.insert(TransitionReference(coordinator: number, place: .link, index: index))
      }
    }
    return result
  }

  /// The graph with each of its transitions changed.
  package func mappingTransitions(
    _ transform: (TransitionReference, Transition) -> Transition
  ) -> GraphDefinition {
    var copy = self
    copy.updateCoordinators { number, coordinator in
      for route in coordinator.routes.indices {
        for index in coordinator.routes[route].transitions.indices {
          let reference = TransitionReference(
            coordinator: number, place: .screen(route), index: index)
          coordinator.routes[route].transitions[index] = transform(
            reference, coordinator.routes[route].transitions[index])
        }
      }
      for index in coordinator.handlers.indices {
        let reference = TransitionReference(coordinator: number, place: .coordinator, index: index)
        coordinator.handlers[index].transition = transform(
          reference, coordinator.handlers[index].transition)
      }
      for index in coordinator.links.indices {
        let reference = TransitionReference(coordinator: number, place: .link, index: index)
        coordinator.links[index].operations =
          transform(reference, coordinator.links[index].transition).operations
      }
    }
    return copy
  }
}
