import NavGraphFacts
import NavGraphModel

extension GraphDefinition {
  /// The same app with switches that forget a case where keeping it decides nothing: nothing ever shows it again, and
  /// nothing in it acts once it is hidden.
  ///
  /// `Docs/Internals/Analysis.md` says why states, steps and findings are the same.
  ///
  /// - Complexity: Linear in the registration for each switch, and cubic in the cases.
  func withoutNeedlessKeeping() -> Self {
    guard policies.isEmpty else { return self }
    var result = self
    result.updateCoordinators { index, coordinator in
      guard case .switch(var cases) = coordinator.container, !cases.kept.isEmpty,
        cases.derived.isEmpty, coordinator.reducer == nil,
        let changes = CaseChanges(of: index, in: self)
      else { return }
      cases.kept.removeAll { name in
        coordinator.routes.firstIndex { $0.name == name }.map(changes.isShownOnce) ?? false
      }
      coordinator.container = .switch(cases)
    }
    return result
  }
}

extension GraphDefinition {
  /// Keeps the cases that a graph keeps of which this one is made.
  mutating func keepCases(of registered: Self) {
    updateCoordinators { index, coordinator in
      guard case .switch(var cases) = coordinator.container,
        case .switch(let known) = registered.coordinators[index].container
      else { return }
      cases.kept = known.kept
      coordinator.container = .switch(cases)
    }
  }
}

/// Which cases of a switch can follow which.
private struct CaseChanges {
  private let routes: [RouteDefinition]
  /// The actions that an effect or an operation sends.
  private let sent: Set<String>
  /// By case: those that it can bring, at once or after others.
  private var followers: [Set<Int>]

  /// Nil where changes do more than show a case, and where anything depends on the switch.
  init?(of index: Int, in graph: GraphDefinition) {
    let isAskedFor = graph.coordinators.indices.contains { number in
      graph.coordinators[number].conditions.contains { condition in
        number == index
          || condition.flows(from: number, in: graph).contains { $0 == nil || $0 == index }
      }
    }
    guard !isAskedFor else { return nil }
    routes = graph.coordinators[index].routes
    sent = graph.actionsSent
    followers = routes.map { _ in [] }
    for (reference, transition) in graph.placedTransitions {
      for placed in graph.placedOperations(of: transition, at: reference)
      where placed.container == index {
        switch placed.operation {
        case .showPrevious, .reset: return nil
        case .show(let pattern):
          guard let shown = routes.firstIndex(where: { $0.name == pattern.route }) else {
            return nil
          }
          // Only what the user taps on the case's own screen says which case is shown.
          if reference.coordinator == index, case .screen(let route) = reference.place,
            transition.trigger == .tap, !sent.contains(transition.action)
          {
            followers[route].insert(shown)
          } else {
            for route in followers.indices { followers[route].insert(shown) }
          }
        default: continue
        }
      }
    }
    for middle in followers.indices {
      for first in followers.indices where followers[first].contains(middle) {
        followers[first].formUnion(followers[middle])
      }
    }
  }

  /// Whether a case is never shown when it has been before, and does nothing while it is hidden.
  func isShownOnce(_ route: Int) -> Bool {
    guard !followers[route].contains(route) else { return false }
    let definition = routes[route]
    let isStill =
      definition.hosts == nil && definition.slots.isEmpty && definition.variables.isEmpty
      && definition.effects.isEmpty
      && definition.transitions.allSatisfy { $0.trigger == .tap && !sent.contains($0.action) }
    return followers[route].isEmpty || isStill
  }
}

extension GraphDefinition {
  /// The actions that an effect or an operation sends, by name.
  var actionsSent: Set<String> {
    var result = Set(
      coordinators.flatMap { coordinator in
        (coordinator.effects + coordinator.routes.flatMap(\.effects)).map(\.action)
      })
    for (_, transition) in placedTransitions {
      for case .send(let action, _) in transition.operations.flattened { result.insert(action) }
    }
    return result
  }
}
