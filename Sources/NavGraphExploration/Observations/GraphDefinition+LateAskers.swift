import NavGraphFacts
import NavGraphModel

// Whose action it was that left operations for later.

extension GraphDefinition {
  /// The route of the screens whose action a transition hears, where what it leaves for later is in the way once they
  /// went: nil for a coordinator's own actions and links, and where the transition may take the screen away itself.
  func lateAsker(of reference: TransitionReference) -> RouteReference? {
    guard let transition = transition(reference), !mayLeave(transition, at: reference) else {
      return nil
    }
    switch reference.place {
    case .screen(let route): return RouteReference(coordinator: reference.coordinator, route: route)
    case .coordinator:
      let source = coordinators[reference.coordinator].handlers[reference.index].source
      guard let leaf = leaf(of: source, from: reference.coordinator), let route = leaf.route else {
        return nil
      }
      return RouteReference(coordinator: leaf.0, route: route)
    case .link: return nil
    }
  }

  /// Whether a transition does anything at once that may take a screen away.
  private func mayLeave(_ transition: Transition, at reference: TransitionReference) -> Bool {
    let isDeferring = coordinators[reference.coordinator].dialect?.defersCommands ?? false
    func mayLeave(_ operations: [NavGraphModel.Operation]) -> Bool {
      operations.contains { operation in
        switch operation {
        case .append, .assign, .start, .cancel, .later: false
        case .when, .oneOf: operation.parts.contains(where: mayLeave)
        default: !(isDeferring && operation.kind != nil)
        }
      }
    }
    return mayLeave(transition.operations)
  }
}
