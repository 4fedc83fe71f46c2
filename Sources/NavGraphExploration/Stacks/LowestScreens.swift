import NavGraphModel

/// The screens at the bottom of stacks, where nothing can take the place of those that flows start with.
struct LowestScreens {
  /// By coordinator: their routes; nil where others can come there.
  private let routes: [Set<Int>?]

  /// - Complexity: Linear in the registration.
  init(_ graph: GraphDefinition) {
    var routes = graph.coordinators.map { coordinator -> Set<Int>? in
      guard case .stack(let stack) = coordinator.container, coordinator.reducer == nil,
        stack.dialect.keepsRootInArray
      else { return nil }
      let roots = Set(stack.initial.compactMap { $0.first?.target.route })
      return Set(coordinator.routes.indices.filter { roots.contains(coordinator.routes[$0].name) })
    }
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference) {
        if !placed.operation.leavesTheLowest { routes[placed.container] = nil }
        for arrival in placed.operation.arrivals where arrival.start != nil {
          let host = graph.coordinators[placed.container].routes.first {
            $0.name == arrival.target.route
          }
          let hosted = graph.coordinators.firstIndex { $0.name == host?.hosts }
          if let hosted { routes[hosted] = nil }
        }
      }
    }
    for coordinator in graph.coordinators {
      guard case .stack(let stack) = coordinator.container else { continue }
      for destination in stack.initial.joined() where destination.start != nil {
        let host = coordinator.routes.first { $0.name == destination.target.route }
        let hosted = graph.coordinators.firstIndex { $0.name == host?.hosts }
        if let hosted { routes[hosted] = nil }
      }
    }
    self.routes = routes
  }

  /// Whether an entry, alone on the lowest screen, can meet its own identity there.
  ///
  /// - Parameter number: The coordinator of the stack.
  func canMeet(_ entry: Entry, in coordinator: CompiledCoordinator, _ number: Int) -> Bool {
    guard let identity = coordinator.identities[entry] else { return false }
    guard let routes = routes[number] else { return true }
    return coordinator.instances.indices.contains { instance in
      routes.contains(coordinator.routeOfInstance[instance])
        && coordinator.identities[Entry(instance: instance, presentation: .push)] == identity
    }
  }
}

extension Operation {
  /// Whether the lowest screen of the own stack stays, whatever the library.
  fileprivate var leavesTheLowest: Bool {
    switch self {
    case .append, .appendAll, .goBack, .goBackTo, .goBackToRoot, .dismiss, .dismissAll,
      .dismissScreen, .fill, .clear, .select, .selectIndex, .setItems, .show, .showPrevious, .within,
      .assign, .emit, .send, .open, .later, .start, .cancel, .when, .oneOf:
      true
    case .pop, .popTo, .popFrom, .popToRoot, .popToCurrentNavigationRoot, .removeLast, .removeAll,
      .remove, .removeSubrange, .replaceTop, .replace, .set, .deferredSet, .reset, .reduce, .called,
      .resulted:
      false
    }
  }
}
