package import NavGraphModel

extension GraphDefinition {
  /// An operation of the graph, wherever it is nested.
  package struct PlacedOperation {
    package let operation: Operation
    /// Its position among the transition's operations with all their parts (`flattened`).
    package let index: Int
    /// The coordinator whose container it changes: index into the graph's coordinators.
    package let container: Int
  }

  /// All transitions with their references: by coordinator, its screens', its handlers', its links'.
  package var placedTransitions: [(reference: TransitionReference, transition: Transition)] {
    var result: [(reference: TransitionReference, transition: Transition)] = []
    for (number, coordinator) in coordinators.enumerated() {
      func add(_ transitions: [Transition], at place: TransitionReference.Place) {
        for (index, transition) in transitions.enumerated() {
          result.append(
            (TransitionReference(coordinator: number, place: place, index: index), transition))
        }
      }
      for (route, definition) in coordinator.routes.enumerated() {
        add(definition.transitions, at: .screen(route))
      }
      add(coordinator.handlers.map(\.transition), at: .coordinator)
      add(coordinator.links.map(\.transition), at: .link)
    }
    return result
  }

  /// The operations of a transition with all their parts, in the order of `flattened`.
  package func placedOperations(
    of transition: Transition, at reference: TransitionReference
  ) -> [PlacedOperation] {
    var result: [PlacedOperation] = []
    place(transition.operations, in: reference.coordinator)
    return result

    func place(_ operations: [Operation], in container: Int) {
      for operation in operations {
        result.append(
          PlacedOperation(operation: operation, index: result.count, container: container))
        var inner = container
        if case .within(let flow, _) = operation {
          inner = coordinator(of: flow, from: container) ?? container
        }
        for part in operation.parts { place(part, in: inner) }
      }
    }
  }

  /// The coordinator whose container an operation changes; the transition's own for an operation that is not registered.
  ///
  /// - Parameter operation: Its position among the transition's operations with all their parts.
  package func container(of operation: Int, in reference: TransitionReference) -> Int {
    guard let transition = transition(reference) else { return reference.coordinator }
    let placed = placedOperations(of: transition, at: reference)
    return placed.indices.contains(operation) ? placed[operation].container : reference.coordinator
  }

  /// The coordinator of the flow that a reference means, by names alone.
  package func coordinator(of flow: FlowReference, from index: Int) -> Int? {
    switch flow {
    case .ancestor(let name): return coordinators.firstIndex { $0.name == name }
    case .child(let hosts): return coordinator(hostedBy: hosts, from: index)
    }
  }

  /// The coordinator at the end of hosting routes.
  package func coordinator(hostedBy hosts: [String], from index: Int) -> Int? {
    var current = index
    for host in hosts {
      guard let name = coordinators[current].routes.first(where: { $0.name == host })?.hosts,
        let next = coordinators.firstIndex(where: { $0.name == name })
      else { return nil }
      current = next
    }
    return current
  }

  /// Returns the coordinator and the route whose action a handler hears; no route for a report of a
  /// coordinator. Returns nil for a coordinator's own actions.
  package func leaf(of source: HandlerDefinition.Source, from index: Int) -> (Int, route: Int?)? {
    func leaf(_ coordinator: Int?, _ name: String?) -> (Int, route: Int?)? {
      guard let coordinator else { return nil }
      return (
        coordinator,
        name.flatMap { name in
          coordinators[coordinator].routes.firstIndex { $0.name == name }
        }
      )
    }
    switch source {
    case .own, .dismissal: return nil
    case .descendant(let hosts, let route):
      return leaf(coordinator(hostedBy: hosts, from: index), route)
    case .anyDepth(let name, let route):
      return leaf(coordinators.firstIndex { $0.name == name }, route)
    }
  }
}

extension Operation {
  /// The routes that the operation brings into its own container, and those that it starts hosted
  /// flows with.
  package var arrivals: [Destination] {
    switch self {
    case .append(let destination), .replace(_, let destination), .fill(_, let destination):
      [destination]
    case .replaceTop(let target), .show(let target), .select(let target):
      [Destination(target: target, presentation: .push)]
    case .set(let destinations), .appendAll(let destinations): destinations
    case .setItems(let routes):
      routes.map { Destination(target: RoutePattern(route: $0), presentation: .push) }
    default: []
    }
  }
}
