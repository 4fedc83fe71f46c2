import NavGraphFacts
import NavGraphModel

// Whose action it was that left operations for later.

extension GraphDefinition {
  /// The route of the screens whose action a transition hears, where what it leaves for later is in the way once they
  /// went: nil for a coordinator's own actions and links, and where the transition may take the screen away itself.
  func lateRequester(of reference: TransitionReference) -> RouteReference? {
    guard let transition = transition(reference), !mayLeave(transition, at: reference) else {
      return nil
    }
    return screen(of: reference)
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
